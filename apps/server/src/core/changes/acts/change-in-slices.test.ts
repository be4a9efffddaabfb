import { listBankAccounts } from "@passbook/contract/bank-accounts";
import { createCategory, createTag, listCategories } from "@passbook/contract/categories";
import { listChanges } from "@passbook/contract/changes";
import { listStatements } from "@passbook/contract/statements";
import { changeTransaction, listTransactions, splitTransaction } from "@passbook/contract/transactions";
import { listVendors } from "@passbook/contract/vendors";
import { takeWriteTurn } from "@passbook/db/dialect";
import { openDatabaseHere } from "@passbook/db/open";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import type { TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { makeOfx, makeYear } from "../../../../testing/make-ofx.ts";
import { signUp, startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { actUnderWay } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { DELETE_BANK_ACCOUNT_ACT } from "../../bank-accounts/index.ts";
import { CORRECT_ACT, DELETE_STATEMENT_ACT, REREAD_ACT } from "../../statements/index.ts";
import { CHANGE_TRANSACTIONS_ACT } from "../../transactions/index.ts";
import { ASSIGN_VENDORS_ACT } from "../../vendors/index.ts";
import { changeData } from "../door/change-data.ts";
import { hasChangedSince, listEditsSince, readMoment } from "../history/edits-since.ts";
import type { Actor } from "./run-act.ts";
import { ACT_WORK } from "../undo/take-back-act.ts";
import { UNDO_ACT } from "../undo/undo-act.ts";

/** Elsewhere a large change keeps nobody but its person waiting. */
const is_sqlite = (process.env["TEST_ENGINE"] ?? "sqlite") === "sqlite";
const ROWS = 5100;

let server: TestServer;
let asha: TestPerson;
let ravi: TestPerson;
let thread: Services;
let actor: Actor;
/** Called before each turn to write that the thread takes. */
let onTurn: () => Promise<void>;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
  const author = { user_id: asha.user_id, session_id: null, clock: server.clock };
  actor = { author, once: null, seen: null };
  if (server.place.engine !== "sqlite") return;
  ravi = await signUp(server, "Ravi");
  const db = await openDatabaseHere(server.place, async () => {
    await onTurn();
    return takeWriteTurn(server.services.db);
  });
  thread = { ...server.services, db };
  const rows = makeYear(ROWS);
  await importFile(server, asha, { name: "year.ofx", bytes: makeOfx({ account: "5407324931", rows }) });
  await divideAndTag();
});
beforeEach(() => {
  onTurn = async () => undefined;
});
afterAll(async () => {
  if (is_sqlite) await thread.db.destroy();
  await server.close();
});

/** One row has parts and another a tag, so that something falls with them. */
const divideAndTag = async (): Promise<void> => {
  const [one, other] = (await asha.call(listTransactions, { query: { limit: 2 } })).answer.data;
  const [sub_category_id = ""] = await listSubCategories();
  const half = Math.trunc(one!.amount / 2);
  const splits = [half, one!.amount - half].map((amount) => ({ sub_category_id, amount }));
  await asha.call(splitTransaction, { params: { id: one!.id }, body: { splits } });
  const tag = await asha.call(createTag, { params: { id: sub_category_id }, body: { name: "work" } });
  const tags = [tag.answer.data.id];
  await asha.call(changeTransaction, { params: { id: other!.id }, body: { tags } });
};

const select = async (query: ReturnType<typeof sql>): Promise<unknown[]> =>
  (await query.execute(server.services.db)).rows;

/** All that a person has, but for versions, which only grow, and what is found from it. */
const readAll = async () => {
  const tables = [
    "bank_accounts",
    "stored_transactions",
    "statements",
    "vendors",
    "merchants",
    "answers",
    "readings",
    "sightings",
    "splits",
    "transaction_tags",
  ];
  return Promise.all(
    tables.map(async (table) => {
      const rows = await select(
        sql`select * from ${sql.table(table)} where user_id = ${asha.user_id} order by 2, 3`,
      );
      return rows.map((row) => ({ ...(row as object), version: null, updated_at: null }));
    }),
  );
};

const countLeft = async () => {
  const [act] = await select(sql`select count(*) as count from acts where under_way = 1`);
  const [part] = await select(
    sql`select count(*) as count from change_parts where change_id not in (select id from changes)`,
  );
  return [act, part].map((row) => (row as { count: number }).count);
};

/** Acts when slices have been written, before the next turn. */
const afterSlices = (count: number, act: () => Promise<void>): void => {
  let has_acted = false;
  onTurn = async () => {
    const [row] = await select(
      sql`select count(*) as count from change_parts where change_id in (select change_id from acts where under_way = 1)`,
    );
    if (has_acted || (row as { count: number }).count < count) return;
    has_acted = true;
    await act();
  };
};
/** The process of a change ends when so many slices have been written: nothing of it happens any more. */
const endAfter = (count: number): void =>
  afterSlices(count, async () => {
    onTurn = () => Promise.reject(new Error("The process ended."));
    await onTurn();
  });

const listSubCategories = async (): Promise<string[]> =>
  (await asha.call(listCategories)).answer.data.flatMap((each) => each.sub_categories).map(({ id }) => id);

const fileAll = async (index = 0) => {
  const sub_category_id = (await listSubCategories())[index]!;
  return CHANGE_TRANSACTIONS_ACT.carryOut(thread, actor, {
    filter: {},
    change: { sub_category_id },
    divided: "replace",
    now: thread.clock.now(),
  });
};
const undo = (id: string, key?: string) => {
  const { user_id } = asha;
  const once = key === undefined ? null : { user_id, key, call: "undo", body_hash: id };
  return UNDO_ACT.carryOut(thread, { ...actor, once }, { id });
};
const assignAll = async () => {
  const vendors = (await asha.call(listVendors, { query: { limit: 500 } })).answer.data;
  const body = { ids: vendors.map(({ id }) => id), merchant_name: "Market" };
  return ASSIGN_VENDORS_ACT.carryOut(thread, actor, body);
};
const onStatement = async <T>(act: (id: string) => Promise<T>): Promise<T> => {
  const [statement] = (await asha.call(listStatements, { query: {} })).answer.data;
  return act(statement!.id);
};
const deleteIt = () => onStatement((id) => DELETE_STATEMENT_ACT.carryOut(thread, actor, { id }));
const changed = ({ change_id }: { readonly change_id: string | null }) => ({ change_id: change_id ?? "" });
const correctIt = () =>
  onStatement(async (id) =>
    changed(
      await CORRECT_ACT.carryOut(thread, actor, { id, changes: [{ op: "set", row: 5, amount: -4321 }] }),
    ),
  );
const readAgain = () => onStatement((id) => REREAD_ACT.carryOut(thread, actor, { id }));
const deleteAccount = async () => {
  const [account] = (await asha.call(listBankAccounts)).answer.data;
  const deletion = { id: account!.id, query: { with_transactions: "true" as const } };
  return DELETE_BANK_ACCOUNT_ACT.carryOut(thread, actor, deletion);
};
const takeBack = async (): Promise<void> => {
  onTurn = async () => undefined;
  server.clock.advanceMs(60_000);
  await workUntilIdle(server.services, [ACT_WORK]);
};

test.runIf(is_sqlite)(
  "others write between the slices of a large change, its person when it is whole, and it is one change",
  async () => {
    const before = await readAll();
    const own: Promise<void>[] = [];
    let is_done = false;
    afterSlices(1, async () => {
      await ravi.call(createCategory, { body: { name: "Allotment" } });
      await expectSumsToHold(server.services.db, asha.user_id);
      const waits = async (): Promise<void> => {
        await asha.call(createCategory, { body: { name: "Allotment" } });
        expect(is_done).toBe(true);
      };
      own.push(waits());
    });
    const { change_id, changed } = await fileAll();
    is_done = true;
    expect(changed).toBe(ROWS);
    await Promise.all(own);
    await expectSumsToHold(server.services.db, asha.user_id);
    const [, filed] = (await asha.call(listChanges, { query: { limit: 2 } })).answer.data;
    expect(filed).toMatchObject({ id: change_id, kind: "change_transactions", row_count: ROWS });

    afterSlices(1, async () => {
      await ravi.call(createCategory, { body: { name: "Greenhouse" } });
      await expectSumsToHold(server.services.db, asha.user_id);
    });
    const undone = await undo(change_id, "undone-once-only");
    expect(await undo(change_id, "undone-once-only")).toEqual(undone);
    expect(undone.kept).toBe(0);
    expect(await readAll()).toEqual(before);
    await expectSumsToHold(server.services.db, asha.user_id);
    await undo(undone.change_id);
    expect(await readAll()).not.toEqual(before);
    await undo(change_id);
    expect(await readAll()).toEqual(before);
    expect(await countLeft()).toEqual([0, 0]);
  },
);

const ACTS = [
  { name: "filing all", act: () => fileAll() },
  { name: "vendors to a merchant", act: assignAll },
  { name: "deleting a statement", act: deleteIt },
  { name: "correcting a statement", act: correctIt },
  { name: "deleting an account", act: deleteAccount },
];
test.runIf(is_sqlite).each(ACTS)(
  "of $name nothing is left when the process is killed in the middle, nor of taking it back",
  async ({ act }) => {
    const before = await readAll();
    const history = (await asha.call(listChanges, { query: { limit: 200 } })).answer.data.length;
    endAfter(2);
    await expect(act()).rejects.toThrow("The process ended.");
    expect(await readAll()).not.toEqual(before);
    await expectSumsToHold(server.services.db, asha.user_id);
    await takeBack();
    expect(await readAll()).toEqual(before);
    await expectSumsToHold(server.services.db, asha.user_id);
    expect(await countLeft()).toEqual([0, 0]);
    expect((await asha.call(listChanges, { query: { limit: 200 } })).answer.data.length).toBe(history);

    const { change_id } = await act();
    const after = await readAll();
    endAfter(2);
    await expect(undo(change_id)).rejects.toThrow("The process ended.");
    await takeBack();
    expect(await readAll()).toEqual(after);
    await undo(change_id);
    expect(await readAll()).toEqual(before);
    await expectSumsToHold(server.services.db, asha.user_id);
  },
);

test.runIf(is_sqlite)(
  "reading a statement again lets others write between its slices, and changes nothing where nothing is read otherwise",
  async () => {
    const before = await readAll();
    let slices = 0;
    afterSlices(2, async () => {
      slices += 1;
      await ravi.call(createCategory, { body: { name: "Orchard" } });
    });
    await readAgain();
    expect(slices).toBe(1);
    expect(await readAll()).toEqual(before);
    await expectSumsToHold(server.services.db, asha.user_id);
  },
);

test.runIf(is_sqlite)(
  "a change that fails in the middle is taken back too, from where it was when that was killed",
  async () => {
    const before = await readAll();
    endAfter(3);
    await expect(fileAll()).rejects.toThrow("The process ended.");
    onTurn = async () => undefined;
    server.clock.advanceMs(60_000);
    let turns = 0;
    onTurn = async () => {
      turns += 1;
      if (turns === 3) throw new Error("Killed again.");
    };
    await workUntilIdle(thread, [ACT_WORK]);
    const [, left] = await countLeft();
    expect(left).toBeGreaterThan(0);
    await takeBack();
    expect(await readAll()).toEqual(before);
    expect(await countLeft()).toEqual([0, 0]);
  },
);

test.runIf(is_sqlite)(
  "slices that cannot be taken back are told as a change, which can be undone",
  async () => {
    const before = await readAll();
    endAfter(2);
    await expect(fileAll()).rejects.toThrow("The process ended.");
    const { db } = server.services;
    await db.updateTable("acts").set({ attempts: 50, lease_until: null }).execute();
    await takeBack();
    const [last] = (await asha.call(listChanges, { query: { limit: 1 } })).answer.data;
    expect(last).toMatchObject({ kind: "change_transactions", undone_at: null });
    expect(last!.row_count).toBeGreaterThan(0);
    expect(await countLeft()).toEqual([0, 0]);
    await undo(last!.id);
    expect(await readAll()).toEqual(before);
    await expectSumsToHold(db, asha.user_id);
  },
);

test.runIf(is_sqlite)("what was planned between slices that were taken back holds no more", async () => {
  const { db } = server.services;
  endAfter(1);
  await expect(fileAll()).rejects.toThrow("The process ended.");
  const moment = await readMoment(db, asha.user_id);
  expect(await hasChangedSince(db, asha.user_id, moment)).toBe(false);
  await takeBack();
  expect(await hasChangedSince(db, asha.user_id, moment)).toBe(true);
  expect(await listEditsSince(db, asha.user_id, moment)).toBeNull();
});

test.runIf(is_sqlite)("what a slice changed is among the edits since", async () => {
  const { db } = server.services;
  const moment = await readMoment(db, asha.user_id);
  const { change_id } = await fileAll(1);
  const edits = await listEditsSince(db, asha.user_id, moment);
  const rows = edits?.flatMap((edit) => (edit.table === "answers" && edit.op === "insert" ? edit.keys : []));
  expect(rows?.length).toBe(ROWS);
  await undo(change_id);
});

test("the door is closed to others of the person while slices are under way", async () => {
  const { db } = server.services;
  const { user_id } = asha;
  const now = server.clock.now();
  const act = { user_id, change_id: server.clock.newId(), kind: "test", summary: "", created_at: now };
  const held = { ...act, under_way: 1, attempts: 0, lease_owner: "other", lease_until: now };
  const write = () =>
    db.transaction().execute((trx) => changeData(trx, actor.author, { kind: "test", summary: "" }, []));
  const known = await db.selectFrom("acts").selectAll().where("user_id", "=", user_id).execute();
  await db.deleteFrom("acts").where("user_id", "=", user_id).execute();
  await db.insertInto("acts").values(held).execute();
  await expect(write()).rejects.toEqual(actUnderWay());
  await db.deleteFrom("acts").where("user_id", "=", user_id).execute();
  if (known[0] !== undefined) await db.insertInto("acts").values(known[0]).execute();
  await write();
});
