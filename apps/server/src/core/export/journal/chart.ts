import type { Names } from "../formats/find-names.ts";
import type { Sheet } from "../formats/list-sheets.ts";

type Root = "Assets" | "Liabilities" | "Equity" | "Income" | "Expenses";

/** An account of a journal: its path as it is written there, and the names it stands for. */
export type JournalAccount = { readonly path: string; readonly names: readonly string[] };

const OWED = new Set(["credit_card", "loan"]);
/** Between each part of a key; names hold none. */
const APART = "\u0000";

/** The accounts that postings go to, each under a path of its own. */
export type Chart = {
  readonly accounts: readonly JournalAccount[];
  readonly ofAccount: (bank_account_id: string) => string;
  readonly ofSub: (sub_category_id: string, amount: number) => string;
  /** Where balances begin, and where what rows lack goes. */
  readonly opening: string;
  readonly gaps: string;
  /** The other side of securities, of which lists tell what is held and not what was paid. */
  readonly securities: string;
};

/** Paths that each stand for one list of names; `toPart` makes a name what the journal takes as part of a path. */
const makePaths = (toPart: (name: string) => string) => {
  const known = new Map<string, JournalAccount>();
  const taken = new Set<string>();
  const toPath = (root: Root, ...names: readonly string[]): string => {
    const key = [root, ...names].join(APART);
    const before = known.get(key);
    if (before !== undefined) return before.path;
    const plain = [root, ...names.map(toPart)].join(":");
    let path = plain;
    for (let number = 2; taken.has(path); number += 1) path = `${plain}-${String(number)}`;
    taken.add(path);
    known.set(key, { path, names });
    return path;
  };
  return { toPath, list: () => [...known.values()] };
};

const UNCATEGORISED = "Uncategorised";

/**
 * Accounts are assets or liabilities, categories expenses or income. What moves between own accounts passes through one of equity, since both rows
 * of a movement seldom have the same day; so does what is invested, whose worth is not here.
 */
export const makeChart = (
  sheets: readonly Pick<Sheet, "account" | "label">[],
  names: Names,
  toPart: (name: string) => string,
): Chart => {
  const { toPath, list } = makePaths(toPart);
  const banks = new Map<string, string>();
  for (const { account, label } of sheets) {
    if (banks.has(account.id)) continue;
    const root = OWED.has(account.account_type) ? "Liabilities" : "Assets";
    const twin = [...sheets].some((other) => other.account.id !== account.id && other.label === label);
    banks.set(account.id, toPath(root, twin ? `${label} ${account.id.slice(-6)}` : label));
  }
  const subs = new Map(
    [...names.subs].map(([id, { category, sub_category, kind }]) => {
      if (kind === "uncategorised") return [id, null] as const;
      if (kind === "transfer") return [id, toPath("Equity", "Transfers", sub_category)] as const;
      if (kind === "invested") return [id, toPath("Equity", "Invested", category, sub_category)] as const;
      return [id, toPath(kind === "income" ? "Income" : "Expenses", category, sub_category)] as const;
    }),
  );
  const nothing = [toPath("Expenses", UNCATEGORISED), toPath("Income", UNCATEGORISED)] as const;
  const [opening, gaps] = [toPath("Equity", "Opening balances"), toPath("Equity", "Missing statements")];
  const securities = toPath("Equity", "Securities");
  return {
    accounts: list(),
    ofAccount: (id) => banks.get(id) ?? toPath("Assets", id),
    ofSub: (id, amount) => subs.get(id) ?? nothing[amount < 0 ? 0 : 1],
    opening,
    gaps,
    securities,
  };
};
