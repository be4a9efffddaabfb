import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import { queryClient } from "./query-client.ts";
import type { Key } from "./query-keys.ts";
import * as keys from "./query-keys.ts";
import type { ChangeKind } from "./refresh.ts";
import {
  listAreas,
  refreshAfter,
  refreshAll,
  refreshSources,
  refreshStatements,
  refreshUndone,
} from "./refresh.ts";

afterEach(() => {
  queryClient.clear();
});

const SHOWN = {
  rows: keys.transactionKeys.rows({}, { from: "2026-11-01", to: "2026-11-30" }),
  names: keys.transactionKeys.names("s", null),
  statement: keys.statementKeys.one("s"),
  statement_rows: keys.statementKeys.rows("s", "2026-11-01T00:00:00Z"),
  other_statement: keys.statementKeys.one("t"),
  original: keys.originalKeys.head("s"),
  other_original: keys.originalKeys.pages("t", 0),
  sources: keys.statementSourceKeys.all,
  accounts: keys.bankAccountKeys.list,
  brought_names: keys.broughtNameKeys.list,
  categories: keys.categoryKeys.list,
  merchants: keys.merchantKeys.list,
  vendors: keys.vendorKeys.list({}),
  rules: keys.ruleKeys.list,
  saved_searches: keys.savedSearchKeys.list,
  budgets: keys.budgetKeys.suggested,
  ahead: keys.forecastKeys.due(undefined),
  alerts: keys.alertKeys.list,
  goals: keys.goalKeys.list,
  net_worth: keys.netWorthKeys.of({}),
  series: keys.seriesKeys.one("r"),
  unusual: keys.unusualKeys.within("2026-11", "2026-11-26"),
  month: keys.insightKeys.month(undefined),
  categorisation: keys.categorisationKeys.all,
  history: keys.changeKeys.list,
  room: keys.subscriptionKeys.all,
  notices: keys.noticeKeys.all,
  password_details: keys.passwordDetailsKeys.all,
  sample: keys.sampleKeys.state,
  sign_ins: keys.sessionKeys.list,
  program_keys: keys.programKeys.list,
  webhooks: keys.webhookKeys.list,
  factors: keys.factorKeys.all,
  account_events: keys.accountEventKeys.all,
  sign_on: keys.signOnKeys.link,
  books: keys.bookKeys.list,
  members: keys.memberKeys.all,
  application: keys.applicationKeys.all,
  installation: keys.adminKeys.installation,
  banks: keys.bankKeys.directory,
  licences: keys.licenceKeys.list,
} satisfies Record<string, Key>;
type Shown = keyof typeof SHOWN;

/** Of everything shown at once, what is stale after `refresh`. */
const listStale = async (refresh: () => Promise<void> | void): Promise<readonly string[]> => {
  for (const key of Object.values(SHOWN)) queryClient.setQueryData(key, "shown");
  await refresh();
  return Object.entries(SHOWN)
    .filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated === true)
    .map(([name]) => name);
};

/** What people set about themselves: no change of their records makes it stale. */
const SETTINGS: readonly Shown[] = [
  "sign_ins",
  "notices",
  "password_details",
  "program_keys",
  "webhooks",
  "factors",
  "account_events",
  "sign_on",
  "books",
  "members",
];
/** What no change of a person's makes stale. */
const FOREVER: readonly Shown[] = ["application", "installation", "banks", "licences"];
const EVERYTHING = Object.keys(SHOWN);
const allBut = (...others: readonly Shown[]) =>
  EVERYTHING.filter((name) => !others.some((other) => other === name));

describe("a change makes stale what shows it", () => {
  const ROWS: readonly Shown[] = [
    "rows",
    "names",
    "brought_names",
    "ahead",
    "alerts",
    "series",
    "unusual",
    "month",
    "categorisation",
  ];
  const ALWAYS: readonly Shown[] = ["history", "room"];
  const cases: Readonly<Record<string, readonly [ChangeKind, readonly string[]]>> = {
    "the name of a merchant stands in rows, figures and series": [
      "change_merchant",
      [...ROWS, ...ALWAYS, "merchants", "vendors", "rules", "saved_searches"],
    ],
    "a search that is kept is its own matter": ["create_saved_search", [...ALWAYS, "saved_searches"]],
    "a house is part of what everything is worth": ["change_asset", [...ALWAYS, "net_worth"]],
    "what is merged is meant by searches that are kept": [
      "merge_merchant",
      allBut("sources", "original", "other_original", "sample", ...SETTINGS, ...FOREVER),
    ],
    "whether a category is an income decides sums": [
      "change_category",
      [...ROWS, ...ALWAYS, "categories", "merchants", "rules", "saved_searches", "budgets", "goals"],
    ],
    "an edit of transactions is counted everywhere": [
      "change_transactions",
      allBut("saved_searches", "sources", "original", "other_original", "sample", ...SETTINGS, ...FOREVER),
    ],
    "an account stands in the grid, at its balance, and may be the sample's": [
      "change_bank_account",
      allBut(
        "saved_searches",
        "original",
        "other_original",
        ...SETTINGS,
        "categories",
        "merchants",
        "vendors",
        ...FOREVER,
      ),
    ],
    "an import moves all but files and sign-ins": [
      "import_statement",
      allBut("saved_searches", "original", "other_original", ...SETTINGS, ...FOREVER),
    ],
    "the sample household is taken away with all it brought": [
      "remove_sample",
      allBut("original", "other_original", ...SETTINGS, ...FOREVER),
    ],
    "a file that was handed in waits in the lists of statements": [
      "upload_statements",
      ["statement", "statement_rows", "other_statement", "sources", ...ALWAYS],
    ],
    "the currency of the profile is that of the figures": [
      "change_user",
      [
        "statement",
        "statement_rows",
        "other_statement",
        "ahead",
        "series",
        "unusual",
        "month",
        "budgets",
        "alerts",
        "goals",
        "net_worth",
        "notices",
        "books",
        "members",
      ],
    ],
    "members come and go, which the log of the account says": [
      "change_members",
      ["books", "members", "account_events"],
    ],
    "a password ends other sign-ins and all keys and pauses webhooks, which the log of the account says": [
      "change_password",
      ["sign_ins", "program_keys", "webhooks", "account_events"],
    ],
  };
  test.each(Object.entries(cases))("%s", async (_, [kind, stale]) => {
    expect((await listStale(() => refreshAfter(kind))).toSorted()).toEqual([...stale].toSorted());
  });

  test("what is known from the answer is not fetched again", async () => {
    const stale = await listStale(() => refreshAfter("change_merchant", keys.merchantKeys.list));
    expect(stale).toContain("rows");
    expect(stale).not.toContain("merchants");
  });

  test.each([
    ["change_bank_account", keys.bankAccountKeys.list, keys.bankAccountKeys.loan("a")],
    ["change_bank_account", keys.bankAccountKeys.list, keys.bankAccountKeys.register("a")],
    ["change_merchant", keys.merchantKeys.list, keys.merchantKeys.history("m")],
  ] as const)("%s leaves nothing as it was but the list that has the answer", async (kind, list, other) => {
    for (const key of [list, other]) queryClient.setQueryData(key, {});
    await refreshAfter(kind, list);
    expect([list, other].map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([false, true]);
  });

  test("what is on the screen is fetched at once, the rest when it is shown", async () => {
    let fetched = 0;
    const shown = new QueryObserver(queryClient, {
      queryKey: keys.merchantKeys.list,
      queryFn: () => (fetched += 1),
      staleTime: Infinity,
    });
    const leave = shown.subscribe(() => undefined);
    await queryClient.refetchQueries({ queryKey: keys.merchantKeys.list });
    const before = fetched;
    await refreshAfter("change_password");
    expect(fetched).toBe(before);
    await refreshAfter("merge_merchant");
    expect(fetched).toBe(before + 1);
    leave();
  });
});

describe("an undo makes stale what its change did", () => {
  test("as the answer names it", async () => {
    const stale = await listStale(() => refreshUndone("create_tag"));
    expect(stale).toEqual(await listStale(() => refreshAfter("create_tag")));
    expect(stale).not.toContain("statement");
  });
  test.each(["undo", "a_kind_of_later", "toString"])("everything where it is unknown: %s", async (kind) => {
    expect(await listStale(() => refreshUndone(kind))).toEqual(EVERYTHING);
    expect(await listStale(() => refreshAll())).toEqual(EVERYTHING);
  });
});

describe("news of a statement", () => {
  test("while it waits only statements change, and whether its own file can be drawn", async () => {
    const stale = await listStale(() => {
      refreshStatements([{ id: "s", status: "reading" }]);
    });
    expect(stale).toContain("statement");
    expect(stale).toContain("original");
    expect(stale).not.toContain("other_original");
    expect(stale).not.toContain("rows");
  });
  test.each(["imported", "needs_review", "deleted", "failed"])(
    "rows may have come or gone: %s",
    async (status) => {
      const stale = await listStale(() => {
        refreshStatements([
          { id: "t", status: "received" },
          { id: "s", status },
        ]);
      });
      for (const name of ["rows", "month", "accounts", "merchants"]) expect(stale).toContain(name);
    },
  );
  test("no news is none", async () => {
    expect(
      await listStale(() => {
        refreshStatements([]);
      }),
    ).toEqual([]);
  });
});

test("news of where statements come from make stale what shows that, and a mail that came also what it takes", async () => {
  const listAfter = (...changed: Parameters<typeof refreshSources>[0]) =>
    listStale(() => {
      refreshSources(changed);
    });
  for (const part of ["mailboxes", "bank_connections", "inbox"] as const)
    expect(await listAfter(part)).toEqual(["sources"]);
  expect(await listAfter("mailboxes", "mails")).toEqual(["sources", "history", "room"]);
  expect(await listAfter()).toEqual([]);
});

test("a key that no key object made is no query key", () => {
  // @ts-expect-error what a change refreshes could not name it
  queryClient.setQueryData(["transactions", "elsewhere"], null);
  // @ts-expect-error nor one of an area that nobody knows
  expect(queryClient.getQueryData(["elsewhere"])).toBeUndefined();
});

test("every key begins with an area that some change refreshes, or that none can", () => {
  const areas = new Set(Object.values(SHOWN).map(([area]) => area));
  const made = Object.values(keys).flatMap((of) =>
    // keys, and what makes them of whatever they name
    Object.values<unknown>(of).map((key) =>
      typeof key === "function" ? (key as (...some: unknown[]) => Key)({}, {}) : (key as Key),
    ),
  );
  for (const [area] of made) expect(areas).toContain(area);
  expect(listAreas("load_sample")).toHaveLength(areas.size - FOREVER.length - SETTINGS.length - 1);
});

test("what is on its way for the first time as something changes is fetched again once it is here", async () => {
  const answers: ((name: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: keys.ruleKeys.list,
    queryFn: () =>
      new Promise<string>((resolve) => {
        answers.push(resolve);
      }),
  });
  const leave = observer.subscribe(() => undefined);
  const refreshed = refreshUndone("create_rule");
  answers[0]?.("as before");
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.("as changed");
  await refreshed;
  expect(observer.getCurrentResult().data).toBe("as changed");
  leave();
});
