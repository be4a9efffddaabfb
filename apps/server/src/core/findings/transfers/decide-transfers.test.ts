import { undoChange } from "@passbook/contract/changes";
import { decideTransfers, getLinks } from "@passbook/contract/findings";
import { getTransaction, splitTransaction } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { settleFindings } from "../../../../testing/findings.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const start = async () => {
  people += 1;
  const person = await signUp(server, `Mira ${String(people)}`, { home_currency: "EUR" });
  const ledger = await makeLedger(server, person);
  const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
  const add = (amount: number, booked_on: string, bank_account_id = ledger.account_id) =>
    ledger.add({ amount, booked_on, bank_account_id, description: `QXZ ${String(amount)}` });
  return { person, ledger, savings, add };
};
const show = async (person: TestPerson, id: string) =>
  (await person.call(getTransaction, { params: { id } })).answer.data;
const otherOf = async (person: TestPerson, id: string) => {
  const { transfer } = (await person.call(getLinks, { params: { id } })).answer.data;
  return transfer === null ? null : { state: transfer.state, to: transfer.to_transaction.id };
};
const undo = async (person: TestPerson, change_id: string | null) => {
  await person.call(undoChange, { params: { id: change_id ?? "" } });
  await settleFindings(server);
};

test("many are paired at once, those without another side are filed under Transfers, and one undo takes all back", async () => {
  const { person, ledger, savings, add } = await start();
  const from = [await add(-7125, "2026-03-02"), await add(-8250, "2026-04-02")];
  const to = [await add(7125, "2026-03-04", savings), await add(8250, "2026-04-02", savings)];
  const alone = await add(-1999, "2026-05-02");
  await settleFindings(server);
  const ids = [...from, alone];
  const filed = () =>
    Promise.all(
      [...from, ...to, alone].map(async (id) => {
        const { sub_category_id, transfer_id } = await show(person, id);
        return { sub_category_id, transfer_id };
      }),
    );
  const before = await filed();
  const { answer, change_id } = await person.call(decideTransfers, { body: { ids, is_transfer: true } });
  expect(answer.data).toEqual({ changed: 3, left: 0 });
  expect(await otherOf(person, from[0] ?? "")).toEqual({ state: "confirmed", to: to[0] });
  expect(await otherOf(person, from[1] ?? "")).toEqual({ state: "confirmed", to: to[1] });
  const transfers = ledger.sub("transfers.transfers");
  for (const id of [...from, ...to, alone]) expect((await show(person, id)).sub_category_id).toBe(transfers);
  expect((await show(person, alone)).transfer_id).toBeNull();
  await expectSumsToHold(server.services.db, person.user_id);
  await undo(person, change_id);
  expect(await filed()).toEqual(before);
  await expectSumsToHold(server.services.db, person.user_id);
});

test("what a filter finds is parted at once and for good, and filed anew", async () => {
  const { person, ledger, savings } = await start();
  const from = await ledger.add({ amount: -50_000, description: "Transfer to savings 7731" });
  const to = await ledger.add({
    amount: 50_000,
    description: "Transfer from current 1234",
    bank_account_id: savings,
    booked_on: "2026-11-04",
  });
  await settleFindings(server);
  expect((await show(person, from)).transfer_id).not.toBeNull();
  const body = { filter: { q: "transfer is:out" }, is_transfer: false };
  const { answer, change_id } = await person.call(decideTransfers, { body });
  expect(answer.data).toEqual({ changed: 1, left: 0 });
  for (const id of [from, to]) {
    expect((await show(person, id)).transfer_id).toBeNull();
    expect((await show(person, id)).sub_category_id).not.toBe(ledger.sub("transfers.transfers"));
  }
  const again = { ids: [from, to], is_transfer: true };
  await undo(person, change_id);
  expect((await show(person, from)).transfer_id).not.toBeNull();
  expect(await refusalOf(person.call(decideTransfers, { body: again }))).toMatchObject({
    status: 409,
    code: "nothing_to_pair",
  });
});

test("split ones stay, what is no transfer is not parted, and nothing is changed by a mistaken search", async () => {
  const { person, ledger, add } = await start();
  const id = await add(-6000, "2026-03-02");
  const splits = [
    { sub_category_id: ledger.sub("housing.rent"), amount: -4000 },
    { sub_category_id: ledger.sub("transfers.transfers"), amount: -2000 },
  ];
  await person.call(splitTransaction, { params: { id }, body: { splits } });
  const other = await add(-700, "2026-03-02");
  const both = await person.call(decideTransfers, { body: { ids: [id, other], is_transfer: true } });
  expect(both.answer.data).toEqual({ changed: 1, left: 1 });
  expect((await show(person, id)).splits).toHaveLength(2);
  expect(
    await refusalOf(person.call(decideTransfers, { body: { ids: [id, other], is_transfer: false } })),
  ).toMatchObject({ status: 409, code: "nothing_to_part" });
  const wrong = { filter: { q: "categry:food" }, is_transfer: true };
  expect(await refusalOf(person.call(decideTransfers, { body: wrong }))).toMatchObject({ status: 422 });
});

test("nobody decides about rows of somebody else", async () => {
  const { add } = await start();
  const id = await add(-700, "2026-03-02");
  const { person } = await start();
  expect(
    await refusalOf(person.call(decideTransfers, { body: { ids: [id], is_transfer: true } })),
  ).toMatchObject({ status: 404 });
});
