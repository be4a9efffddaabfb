import { createCategory } from "@passbook/contract/categories";
import { deleteStatement } from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { takeWriteTurn } from "@passbook/db/dialect";
import { openDatabaseHere } from "@passbook/db/open";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import type { TestServer } from "../../../../testing/harness.ts";
import { makeOfx, makeYear } from "../../../../testing/make-ofx.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { workOnce, workUntilIdle } from "../../../platform/leases/leases.ts";
import type { Services } from "../../../platform/services.ts";
import { STATEMENT_WORK } from "./read-statement.ts";

/** Elsewhere a large import keeps nobody but its person waiting. */
const is_sqlite = (process.env["TEST_ENGINE"] ?? "sqlite") === "sqlite";
const ROWS = 12_000;

let server: TestServer;
let asha: TestPerson;
let thread: Services;
/** Called before each turn to write that the import takes. */
let onTurn: () => Promise<void>;
let turns: number;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
  if (server.place.engine !== "sqlite") return;
  const db = await openDatabaseHere(server.place, async () => {
    turns += 1;
    await onTurn();
    return takeWriteTurn(server.services.db);
  });
  thread = { ...server.services, db };
});
beforeEach(() => {
  turns = 0;
  onTurn = async () => undefined;
});
afterAll(async () => {
  if (is_sqlite) await thread.db.destroy();
  await server.close();
});

const upload = async (account: string): Promise<string> => {
  const rows = makeYear(ROWS).map((row) => ({ ...row, id: `${account}${row.id}` }));
  const [received] = await uploadFiles(asha, [{ name: `${account}.ofx`, bytes: makeOfx({ account, rows }) }]);
  return received!.statement.id;
};

const importLarge = (): Promise<boolean> => workOnce(thread, STATEMENT_WORK, new AbortController().signal);

/** How many transactions a person sees, and how many rows there are of them. */
const countRows = async () => {
  const count = async (table: string): Promise<number> => {
    const of_asha = sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table)} where user_id = ${asha.user_id}`;
    return Number((await of_asha.execute(server.services.db)).rows[0]?.count);
  };
  return {
    seen: await count("transactions"),
    stored: await count("stored_transactions"),
    arriving: await count("arriving"),
  };
};

/** Acts before the turn to write that follows the first slice: others, such as renewing a lease, may have turns before. */
const onFirstSlice = async (act: () => Promise<void>): Promise<void> => {
  const before = (await countRows()).stored;
  let has_acted = false;
  onTurn = async () => {
    if (has_acted || (await countRows()).stored === before) return;
    has_acted = true;
    await act();
  };
};
const endThread = () =>
  onFirstSlice(async () => {
    throw new Error("The thread ended.");
  });

test.runIf(is_sqlite)(
  "a small write has its turn between the slices of a large import, of which nobody sees any before all are there",
  async () => {
    await upload("5407324931");
    let turns_then = 0;
    await onFirstSlice(async () => {
      turns_then = turns;
      await asha.call(createCategory, { body: { name: "Allotment" } });
      const { answer } = await asha.call(listTransactions, { query: { limit: 5 } });
      expect(answer.data).toEqual([]);
      expect((await countRows()).stored).toBeLessThan(ROWS);
    });
    await importLarge();
    expect(turns_then).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(turns_then);
    expect(await countRows()).toEqual({ seen: ROWS, stored: ROWS, arriving: 0 });
    await expectSumsToHold(server.services.db, asha.user_id);
  },
);

test.runIf(is_sqlite)(
  "a large import that ends while it writes leaves nothing that is seen, and is whole after the next attempt",
  async () => {
    const id = await upload("5407324932");
    await endThread();
    await importLarge();
    const left = await countRows();
    expect(left).toMatchObject({ seen: ROWS, arriving: 1 });
    expect(left.stored).toBeGreaterThan(ROWS);
    // What waits cannot go while rows that nobody sees are at home in it.
    const refused = await refusalOf(asha.call(deleteStatement, { params: { id } }));
    expect(refused).toMatchObject({ status: 503, code: "import_under_way" });
    server.clock.advanceMs(60_000);
    onTurn = async () => undefined;
    await importLarge();
    expect(await countRows()).toEqual({ seen: 2 * ROWS, stored: 2 * ROWS, arriving: 0 });
    await expectSumsToHold(server.services.db, asha.user_id);
  },
);

test.runIf(is_sqlite)("a large import that is given up leaves no rows behind", async () => {
  const id = await upload("5407324933");
  const before = (await countRows()).seen;
  await endThread();
  await importLarge();
  expect((await countRows()).arriving).toBe(1);
  const { db } = server.services;
  await db.updateTable("statements").set({ attempts: 60, lease_until: null }).where("id", "=", id).execute();
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await countRows()).toEqual({ seen: before, stored: before, arriving: 0 });
});
