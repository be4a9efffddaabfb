import { confirmTransfer, rejectTransfer } from "@passbook/contract/movements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { findMovements, readFound } from "../../../testing/movements.ts";
import { signUp } from "../../../testing/people.ts";
import { claimRow, finishLease, LeaseLost } from "../../platform/leases.ts";
import { MOVEMENT_WORK } from "./index.ts";
import { findMovements as findWaiting } from "./movement-work.ts";

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
  await findMovements(server);
  const found = await readFound(server, person.user_id);
  expect(found["transfers"]).toHaveLength(2);
  await person.call(rejectTransfer, { body });
  expect((await readFound(server, person.user_id))["transfers"]).toHaveLength(1);
  const { answer } = await person.call(confirmTransfer, { body });
  expect(answer.data).toMatchObject({ state: "confirmed" });
  expect((await readFound(server, person.user_id))["transfers"]).toHaveLength(2);
  expect(await findMovements(server)).toBe(0);
  await expectSumsToHold(server.services.db, person.user_id);
});

test("work that another has claimed or done meanwhile is left to them", async () => {
  const { person, addTransfer } = await start("Ravi");
  await addTransfer(1000);
  const row = await claimRow(server.services, MOVEMENT_WORK);
  if (row === null) throw new Error("The rows that were added wait.");
  const another = { ...row, lease_owner: "another" };
  await expect(findWaiting(server.services, person.user_id, another)).rejects.toMatchObject({
    name: LeaseLost.name,
  });
  expect((await readFound(server, person.user_id))["transfers"]).toHaveLength(0);
  await finishLease(server.services.db, MOVEMENT_WORK, row);
  await findWaiting(server.services, person.user_id, null);
  expect((await readFound(server, person.user_id))["transfers"]).toHaveLength(1);
  expect(await findMovements(server)).toBe(0);
});
