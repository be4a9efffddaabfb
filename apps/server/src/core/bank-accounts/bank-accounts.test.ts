import {
  changeBankAccount,
  createBankAccount,
  deleteBankAccount,
  listBankAccounts,
} from "@passbook/contract/bank-accounts";
import { undoChange } from "@passbook/contract/changes";
import { insertRows } from "@passbook/db/dialect";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { addStatement, readState } from "../../../testing/rows.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao");
  ben = await signUp(server, "Ben Cole");
  ledger = await makeLedger(server, asha);
});
afterAll(() => server.close());

const list = async () => (await asha.call(listBankAccounts)).answer.data;
const find = async (id: string) => (await list()).find((account) => account.id === id);
const giro = { account_type: "current", currency: "EUR", bank: { name: "Rhein Bank" } };
const create = async (own: object = {}): Promise<string> =>
  (await asha.call(createBankAccount, { body: { ...giro, ...own } })).answer.data.id;

test("an account of a bank of the directory shows bank and last digits where no label is given", async () => {
  const { answer } = await asha.call(createBankAccount, {
    body: {
      account_type: "credit_card",
      currency: "INR",
      last_4_digits: "4471",
      bank: { id: "in-hdfc-bank" },
    },
  });
  expect(answer.data).toMatchObject({
    display_label: "HDFC Bank 4471",
    label: null,
    bank: { id: "in-hdfc-bank", name: "HDFC Bank", country: "IN", logo: "/common/banks/in-hdfc-bank/logo" },
    balance: null,
    closed_at: null,
  });
});

test("an account is created, relabelled, closed, opened and deleted", async () => {
  const id = await create({ label: "House money" });
  expect(await find(id)).toMatchObject({
    display_label: "House money",
    bank: { id: null, name: "Rhein Bank" },
  });
  const changed = await asha.call(changeBankAccount, {
    params: { id },
    body: { label: "", last_4_digits: "0042", closed: true },
  });
  expect(changed.answer.data).toMatchObject({
    display_label: "Rhein Bank 0042",
    closed_at: "2026-11-20T09:00:00.000Z",
  });
  const opened = await asha.call(changeBankAccount, { params: { id }, body: { closed: false } });
  expect(opened.answer.data.closed_at).toBeNull();
  const gone = await asha.send({ method: "DELETE", url: `/api/bank_accounts/${id}` });
  expect(gone.statusCode).toBe(204);
  expect(await find(id)).toBeUndefined();
});

test("wrong fields are refused and named", async () => {
  const refused = await Promise.all(
    [
      { ...giro, last_4_digits: "12a4" },
      { ...giro, bank: {} },
      { ...giro, bank: { id: "no-such-bank" } },
      { ...giro, account_type: "piggy" },
      { ...giro, currency: "QQQ" },
      { ...giro, user_id: ben.user_id },
    ].map((body) => refusalOf(asha.call(createBankAccount, { body }))),
  );
  expect(refused.map((one) => [one.status, ...Object.keys(one.fields)])).toEqual([
    [422, "last_4_digits"],
    [422, "bank.name"],
    [422, "bank.id"],
    [422, "account_type"],
    [422, "currency"],
    [422, "user_id"],
  ]);
});

test("the balance is the closing one of the newest statement in its currency, and says whether it is proved", async () => {
  const id = await create();
  const { db, clock } = server.services;
  await addStatement(db, clock, {
    user_id: asha.user_id,
    bank_account_id: id,
    period_to: "2026-09-30",
    closing_balance: 100,
  });
  const statement_id = await addStatement(db, clock, {
    user_id: asha.user_id,
    bank_account_id: id,
    period_to: "2026-10-31",
    closing_balance: 4200,
    verdict: "proved",
  });
  await addStatement(db, clock, {
    user_id: asha.user_id,
    bank_account_id: id,
    period_to: "2026-11-10",
    currency: "USD",
    closing_balance: 999,
  });
  expect((await find(id))?.balance).toEqual({
    amount: 4200,
    as_of: "2026-10-31",
    statement_id,
    proved: true,
  });
});

test("an account in use moves its rows to another or takes them along, and both can be undone", async () => {
  const { db, clock } = server.services;
  const from = await create({ label: "From" });
  const into = await create({ label: "Into" });
  const vendor_id = await ledger.addVendor("Shared");
  const same = { fingerprint: "coffee", amount: -300, vendor_id };
  await ledger.addMany([
    { bank_account_id: from, ...same, nth: 0 },
    { bank_account_id: from, ...same, nth: 1 },
    { bank_account_id: from, fingerprint: "rent" },
    { bank_account_id: into, ...same, nth: 0 },
  ]);
  await addStatement(db, clock, { user_id: asha.user_id, bank_account_id: from, period_to: "2026-10-31" });
  const refused = await refusalOf(asha.call(deleteBankAccount, { params: { id: from } }));
  expect(refused).toMatchObject({ status: 409, code: "in_use" });
  expect(refused.message).toContain("3 transactions and 1 statement.");

  const before = await readState(db, asha.user_id);
  const moved = await asha.call(deleteBankAccount, { params: { id: from }, query: { move_to: into } });
  expect(await find(into)).toMatchObject({ transaction_count: 4 });
  const rows = await db
    .selectFrom("transactions")
    .select(["fingerprint", "nth"])
    .where("bank_account_id", "=", into)
    .orderBy("nth")
    .execute();
  expect(rows.filter((row) => row.fingerprint === "coffee").map((row) => row.nth)).toEqual([0, 1, 2]);
  await expectSumsToHold(db, asha.user_id);
  await asha.call(undoChange, { params: { id: moved.change_id ?? "" } });
  expect(await readState(db, asha.user_id)).toEqual(before);

  const dropped = await asha.call(deleteBankAccount, {
    params: { id: from },
    query: { with_transactions: "true" },
  });
  expect(await find(from)).toBeUndefined();
  await expectSumsToHold(db, asha.user_id);
  await asha.call(undoChange, { params: { id: dropped.change_id ?? "" } });
  expect(await readState(db, asha.user_id)).toEqual(before);
});

test("an account is not moved into itself or into another currency, and keeps the currency of its rows", async () => {
  const id = await create();
  const rupees = await create({ currency: "INR" });
  await ledger.add({ bank_account_id: id });
  const refused = await Promise.all([
    refusalOf(asha.call(deleteBankAccount, { params: { id }, query: { move_to: id } })),
    refusalOf(asha.call(deleteBankAccount, { params: { id }, query: { move_to: rupees } })),
    refusalOf(asha.call(changeBankAccount, { params: { id }, body: { currency: "INR" } })),
  ]);
  expect(refused.map((one) => [one.status, ...Object.keys(one.fields)])).toEqual([
    [422, "move_to"],
    [422, "move_to"],
    [409, "currency"],
  ]);
});

test("what points at a deleted account is freed or follows", async () => {
  const { db, clock } = server.services;
  const id = await create();
  const other = await create();
  const owned = { user_id: asha.user_id, bank_account_id: id, created_at: clock.now() };
  await insertRows(db, "allowed_senders", [{ ...owned, id: clock.newId(), pattern: "@bank.example.test" }]);
  await insertRows(db, "statement_passwords", [
    { ...owned, id: clock.newId(), label: "x", sealed: "x", opened_count: 0, last_opened_at: null },
  ]);
  await asha.call(deleteBankAccount, { params: { id }, query: { move_to: other } });
  const passwords = await db
    .selectFrom("statement_passwords")
    .select("bank_account_id")
    .where("user_id", "=", asha.user_id)
    .execute();
  expect(passwords).toEqual([{ bank_account_id: other }]);
});

test("another person's account does not exist", async () => {
  const id = await create();
  const his = (await ben.call(createBankAccount, { body: giro })).answer.data.id;
  const refused = await Promise.all([
    refusalOf(ben.call(changeBankAccount, { params: { id }, body: { label: "Mine" } })),
    refusalOf(ben.call(deleteBankAccount, { params: { id } })),
    refusalOf(ben.call(deleteBankAccount, { params: { id: his }, query: { move_to: id } })),
  ]);
  for (const one of refused) expect(one).toMatchObject({ status: 404, code: "not_found" });
});
