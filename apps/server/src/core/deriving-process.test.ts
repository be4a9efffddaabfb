import { confirmTransfer, rejectTransfer } from "@passbook/contract/findings";
import { changeTransaction } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectSumsToHold } from "../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { makeLedger } from "../../testing/ledger.ts";
import { settleFindings, readFound } from "../../testing/findings.ts";
import { signUp } from "../../testing/people.ts";
import { claimRow, finishLease, workUntilIdle } from "../platform/leases/leases.ts";
import { LeaseLost } from "../platform/leases/lease-lost.ts";
import { SUGGESTION_WORK } from "./categorisation/index.ts";
import { deriveFindings, FINDING_WORK } from "./findings/index.ts";

const is_shared = (process.env["TEST_ENGINE"] ?? "sqlite") !== "pglite";
/** More than are looked at in one go. */
const OPEN_ROWS = 12_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, ["core", "common"], { imports_here: false });
});
afterAll(() => server.close());

const start = async (name: string) => {
  const person = await signUp(server, name);
  const ledger = await makeLedger(server, person);
  const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
  const addTransfer = async (amount: number) => {
    const row = { description: "Own account transfer", booked_on: "2026-09-11" };
    const own = { ...row, amount, bank_account_id: savings };
    const [from = "", to = ""] = await ledger.addMany([{ ...row, amount: -amount }, own]);
    return { from_transaction_id: from, to_transaction_id: to };
  };
  return { person, addTransfer };
};

test("what is found and written in the process holds, and a decision is answered with what follows", async () => {
  const { person, addTransfer } = await start("Mina");
  const body = await addTransfer(1000);
  await addTransfer(2500);
  await settleFindings(server);
  const found = await readFound(server, person.user_id);
  expect(found["transfers"]).toHaveLength(2);
  await person.call(rejectTransfer, { body });
  expect((await readFound(server, person.user_id))["transfers"]).toHaveLength(1);
  const { answer } = await person.call(confirmTransfer, { body });
  expect(answer.data).toMatchObject({ state: "confirmed" });
  expect((await readFound(server, person.user_id))["transfers"]).toHaveLength(2);
  expect(await settleFindings(server)).toBe(0);
  await expectSumsToHold(server.services.db, person.user_id);
});

test("work that another has claimed or done meanwhile is left to them", async () => {
  const { person, addTransfer } = await start("Ravi");
  await addTransfer(1000);
  const row = await claimRow(server.services, FINDING_WORK);
  if (row === null) throw new Error("The rows that were added wait.");
  const another = { ...row, lease_owner: "another" };
  await expect(deriveFindings(server.services, person.user_id, another)).rejects.toMatchObject({
    name: LeaseLost.name,
  });
  expect((await readFound(server, person.user_id))["transfers"]).toHaveLength(0);
  await finishLease(server.services.db, FINDING_WORK, row);
  await deriveFindings(server.services, person.user_id, null);
  expect((await readFound(server, person.user_id))["transfers"]).toHaveLength(1);
  expect(await settleFindings(server)).toBe(0);
});

test.runIf(is_shared)("suggestions are made again in the process, some at a time", async () => {
  const { db, deriving } = server.services;
  const person = await signUp(server, "Omar");
  const ledger = await makeLedger(server, person);
  const vendor_id = await ledger.addVendor("Zyx Trading");
  const open = { vendor_id, description: "ZYX TRADING" };
  const [id = ""] = await ledger.addMany(Array.from({ length: OPEN_ROWS }, () => open));
  const sub_category_id = ledger.sub("eating_out.coffee");
  await person.call(changeTransaction, { params: { id }, body: { sub_category_id } });
  const run = vi.spyOn(deriving!, "run");
  await workUntilIdle(server.services, [SUGGESTION_WORK]);
  expect(run.mock.calls.map(([{ kind }]) => kind)).toEqual(["suggestions", "suggestions"]);
  const suggested = await db
    .selectFrom("transactions")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("user_id", "=", person.user_id)
    .where("suggested_id", "=", sub_category_id)
    .executeTakeFirst();
  expect(Number(suggested?.count)).toBe(OPEN_ROWS - 1);
});
