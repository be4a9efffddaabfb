import { undoChange } from "@passbook/contract/changes";
import { getMonthInsights, listMonthSums } from "@passbook/contract/insights";
import * as contract from "@passbook/contract/findings";
import {
  changeTransaction,
  deleteTransactions,
  getTransaction,
  listTransactions,
  splitTransaction,
} from "@passbook/contract/transactions";
import { moneyBack } from "@passbook/db/migrations/up-to-010/004-money-back";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { settleFindings } from "../../../../testing/findings.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Home = { person: TestPerson; ledger: Ledger; vendor_id: string; bought: string; back: string };

/** A person with a purchase and the money back of it, found. */
const start = async (): Promise<Home> => {
  people += 1;
  const person = await signUp(server, `Lena ${String(people)}`, { home_currency: "EUR" });
  const ledger = await makeLedger(server, person);
  const vendor_id = await ledger.addVendor("Loom and Linen");
  const shop = { vendor_id, description: "LOOM AND LINEN" };
  const bought = await ledger.add({ ...shop, amount: -4990, booked_on: "2026-10-02" });
  const back = await ledger.add({ ...shop, amount: 4990, booked_on: "2026-10-09" });
  await settleFindings(server);
  return { person, ledger, vendor_id, bought, back };
};

const show = async (person: TestPerson, id: string) =>
  (await person.call(getTransaction, { params: { id } })).answer.data;
const undo = async (person: TestPerson, change_id: string | null) => {
  await person.call(undoChange, { params: { id: change_id ?? "" } });
  await settleFindings(server);
};
const readMonth = async (person: TestPerson) =>
  (await person.call(getMonthInsights, { query: { month: "2026-10" } })).answer.data;
const expectSums = async ({ user_id }: TestPerson) => await expectSumsToHold(server.services.db, user_id);

describe("money back of a purchase without a category", () => {
  test("lowers what was spent and is no income, in every figure and its list", async () => {
    const { person, ledger, back, bought } = await start();
    await ledger.add({ amount: -1500, description: "KIOSK", booked_on: "2026-10-20" });
    expect((await show(person, back)).refund_of).toBe(bought);
    const { now, merchants, income_by_category, categories } = await readMonth(person);
    expect(now).toMatchObject({ spent: 1500, income: 0 });
    expect(categories.map(({ spent }) => spent)).toEqual([1500]);
    expect([merchants, income_by_category]).toEqual([[], []]);
    const months = await person.call(listMonthSums, { query: { to: "2026-10" } });
    expect(months.answer.data.at(-1)).toMatchObject({ month: "2026-10", spent: 1500, income: 0 });
    const listed = async (flow: "spent" | "income") =>
      (await person.call(listTransactions, { query: { flow } })).answer.data.map(({ amount }) => amount);
    expect(await listed("income")).toEqual([]);
    expect((await listed("spent")).toSorted((a, b) => a - b)).toEqual([-4990, -1500, 4990]);
    await expectSums(person);
  });

  test("is income again when its purchase goes, and no more when that comes back", async () => {
    const { person, bought } = await start();
    const { change_id } = await person.call(deleteTransactions, { body: { ids: [bought] } });
    await settleFindings(server);
    expect((await readMonth(person)).now).toMatchObject({ spent: 0, income: 4990 });
    await expectSums(person);
    await undo(person, change_id);
    expect((await readMonth(person)).now).toMatchObject({ spent: 0, income: 0 });
    await expectSums(person);
  });

  test("is taken out of the income it was filed under by its words", async () => {
    const { person, ledger, vendor_id } = await start();
    const row = { vendor_id, description: "LOOM AND LINEN" };
    await ledger.add({ ...row, amount: -7700, booked_on: "2026-10-12" });
    const back = await ledger.add({
      ...row,
      amount: 7700,
      booked_on: "2026-10-15",
      sub_category_id: ledger.sub("income.other"),
      why: JSON.stringify({ kind: "known", known: { kind: "word", word: "refund" } }),
    });
    await settleFindings(server);
    expect((await show(person, back)).sub_category_id).toBe(ledger.sub("uncategorised.uncategorised"));
    expect((await readMonth(person)).now).toMatchObject({ spent: 0, income: 0 });
    await expectSums(person);
  });
});

test("sums that an older version counted are right once its refunds are found again", async () => {
  const { person, bought, back } = await start();
  const { db } = server.services;
  const { user_id } = person;
  // The table has another name since: what it was called shows all but what is still being written.
  for (const statement of moneyBack)
    await sql.raw(statement.replace("update transactions", "update stored_transactions")).execute(db);
  for (const table of ["day_sums", "month_sums", "category_sums"] as const)
    await sql`update ${sql.table(table)} set money_out = money_out + 4990, money_in = money_in + 4990
      where user_id = ${user_id} and row_count > 0 and money_out <= 0`.execute(db);
  await db
    .updateTable("movement_work")
    .set({ found_stamp: "before" })
    .where("user_id", "=", user_id)
    .execute();
  await settleFindings(server);
  expect((await show(person, back)).refund_of).toBe(bought);
  await expectSums(person);
});

describe("a refund that the person says is none", () => {
  test("pays back nothing, is filed anew and counts as income, until that is undone", async () => {
    const { person, ledger, bought, back, vendor_id } = await start();
    const clothing = ledger.sub("shopping.clothing");
    await person.call(changeTransaction, { params: { id: bought }, body: { sub_category_id: clothing } });
    await settleFindings(server);
    expect((await show(person, back)).sub_category_id).toBe(clothing);
    const { change_id } = await person.call(contract.rejectRefund, { body: { transaction_id: back } });
    expect(await show(person, back)).toMatchObject({ refund_of: null });
    expect((await show(person, back)).why).not.toMatchObject({ kind: "refund_of" });
    // Another purchase that would fit does not take its place.
    await ledger.add({ vendor_id, description: "LOOM AND LINEN", amount: -4990, booked_on: "2026-10-05" });
    await settleFindings(server);
    expect((await show(person, back)).refund_of).toBeNull();
    await undo(person, change_id);
    expect((await show(person, back)).refund_of).not.toBeNull();
    expect((await show(person, back)).sub_category_id).not.toBe(ledger.sub("income.other"));
    await expectSums(person);
  });

  test("does not come back under a new id", async () => {
    const { person, ledger, back } = await start();
    const facts = await server.services.db
      .selectFrom("transactions")
      .select(["bank_account_id", "booked_on", "amount", "description", "fingerprint", "nth", "vendor_id"])
      .where("user_id", "=", person.user_id)
      .where("id", "=", back)
      .execute();
    await person.call(contract.rejectRefund, { body: { transaction_id: back } });
    await person.call(deleteTransactions, { body: { ids: [back] } });
    await settleFindings(server);
    const [again = ""] = await ledger.addMany(facts);
    await settleFindings(server);
    expect((await show(person, again)).refund_of).toBeNull();
  });
});

describe("a refund the person links", () => {
  test("pays back the purchase they chose, whoever it was bought from", async () => {
    const { person, ledger, back, bought } = await start();
    const gifts = ledger.sub("family.gifts");
    const other = await ledger.add({
      amount: -8000,
      description: "OLD MILL STORES",
      booked_on: "2026-09-12",
    });
    await person.call(changeTransaction, { params: { id: other }, body: { sub_category_id: gifts } });
    const body = { transaction_id: back, purchase_id: other };
    const { answer, change_id } = await person.call(contract.confirmRefund, { body });
    expect(answer.data.refund_of).toMatchObject({ transaction: { id: other }, kind: "refund" });
    expect(await show(person, back)).toMatchObject({ refund_of: other, sub_category_id: gifts });
    const rejected = await person.call(contract.rejectRefund, { body: { transaction_id: back } });
    expect((await show(person, back)).refund_of).toBeNull();
    await undo(person, rejected.change_id);
    expect((await show(person, back)).refund_of).toBe(other);
    await undo(person, change_id);
    expect((await show(person, back)).refund_of).toBe(bought);
    await expectSums(person);
  });

  test("is one though its words say that it was earned or sent", async () => {
    const { person, ledger } = await start();
    const bought = await ledger.add({ amount: -9000, description: "CITY THEATRE", booked_on: "2026-10-03" });
    for (const description of ["CASHBACK REWARD", "Own account transfer"]) {
      const back = await ledger.add({ amount: 2000, description, booked_on: "2026-10-11" });
      await settleFindings(server);
      await person.call(contract.confirmRefund, { body: { transaction_id: back, purchase_id: bought } });
      expect((await show(person, back)).refund_of).toBe(bought);
    }
    const { refunds } = (await person.call(contract.getLinks, { params: { id: bought } })).answer.data;
    expect(refunds).toHaveLength(2);
  });

  test("must be money in for money out, in one currency, booked, in no transfer, with something left", async () => {
    const { person, ledger, bought, back } = await start();
    const refused = (transaction_id: string, purchase_id: string) =>
      refusalOf(person.call(contract.confirmRefund, { body: { transaction_id, purchase_id } }));
    expect(await refused(bought, back)).toMatchObject({
      status: 422,
      fields: { transaction_id: "Choose a transaction in which money came in." },
    });
    expect(await refused(back, back)).toMatchObject({
      fields: { purchase_id: "Choose a transaction in which money went out." },
    });
    expect(await refused(back, await ledger.add({ amount: -1, currency: "USD" }))).toMatchObject({
      fields: { purchase_id: "Choose a purchase in the same currency." },
    });
    const pending = await ledger.add({ amount: -900, status: "pending" });
    expect(await refused(back, pending)).toMatchObject({ status: 409, code: "still_pending" });
    const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
    const moved = { amount: -300, description: "Own account transfer", booked_on: "2026-10-21" };
    const out = await ledger.add(moved);
    await ledger.add({ ...moved, amount: 300, bank_account_id: savings });
    await settleFindings(server);
    expect(await refused(back, out)).toMatchObject({ status: 409, code: "in_transfer" });
    await person.call(contract.confirmRefund, { body: { transaction_id: back, purchase_id: bought } });
    const second = await ledger.add({ amount: 100, booked_on: "2026-10-12" });
    expect(await refused(second, bought)).toMatchObject({ status: 409, code: "paid_back" });
    const none = (transaction_id: string) =>
      refusalOf(person.call(contract.rejectRefund, { body: { transaction_id } }));
    expect(await none(bought)).toMatchObject({
      status: 422,
      fields: { transaction_id: "Choose a transaction in which money came in." },
    });
  });
});

test("purchases that money in may pay back are of the same counterparty or amount, newest first", async () => {
  const { person, ledger, vendor_id, bought, back } = await start();
  const shop = { vendor_id, description: "LOOM AND LINEN" };
  const earlier = await ledger.add({ ...shop, amount: -1200, booked_on: "2026-08-02" });
  const alike = await ledger.add({ amount: -4990, description: "OLD MILL STORES", booked_on: "2026-09-12" });
  await ledger.add({ ...shop, amount: -1200, booked_on: "2024-08-02" });
  await ledger.add({ ...shop, amount: -1200, booked_on: "2026-09-02", status: "pending" });
  await ledger.add({ amount: -700, description: "OLD MILL STORES", booked_on: "2026-09-12" });
  const list = async (id: string) =>
    (await person.call(contract.listPurchases, { params: { id } })).answer.data.map((each) => each.id);
  expect(await list(back)).toEqual([bought, alike, earlier]);
  expect(await list(bought)).toEqual([]);
});

test("any purchase in the currency is found by amount, words or day, and a search with a mistake is refused", async () => {
  const { person, ledger, back } = await start();
  const lamp = await ledger.add({ amount: -12_399, description: "OLD LAMP HOUSE", booked_on: "2023-02-03" });
  await ledger.add({
    amount: -12_399,
    description: "OLD LAMP HOUSE",
    booked_on: "2023-02-03",
    currency: "USD",
  });
  await ledger.add({ amount: 12_399, description: "OLD LAMP HOUSE", booked_on: "2023-02-03" });
  const find = async (q: string) =>
    (await person.call(contract.listPurchases, { params: { id: back }, query: { q } })).answer.data.map(
      (each) => each.id,
    );
  for (const q of ["123.99", "lamp old", "2023-02-03", "lamp >100 in:2023"])
    expect(await find(q)).toEqual([lamp]);
  expect(await find("lamp <100")).toEqual([]);
  const wrong = person.call(contract.listPurchases, { params: { id: back }, query: { q: "amount:>five" } });
  expect(await refusalOf(wrong)).toMatchObject({ status: 422, fields: { q: expect.any(String) as string } });
});

test("a bank's fee given back under another name is no income and stands where the fee does", async () => {
  const { person, ledger } = await start();
  const fees = ledger.sub("taxes_fees.bank_fees");
  const why = JSON.stringify({ kind: "chosen" });
  const filed = { sub_category_id: fees, why, edited: JSON.stringify(["sub_category_id"]) };
  const taken = await ledger.add({
    ...filed,
    amount: -3500,
    description: "LATE PAYMENT FEE",
    booked_on: "2026-10-12",
  });
  const given = await ledger.add({
    amount: 3500,
    description: "LATE FEE REVERSAL",
    booked_on: "2026-10-14",
  });
  await settleFindings(server);
  expect(await show(person, given)).toMatchObject({ refund_of: taken, sub_category_id: fees });
  expect((await readMonth(person)).now).toMatchObject({ spent: 0, income: 0 });
  await expectSums(person);
});

test("money back of a divided purchase stands where the largest part does, also when it is divided anew", async () => {
  const { person, ledger, bought, back } = await start();
  const [clothing, rent] = [ledger.sub("shopping.clothing"), ledger.sub("housing.rent")];
  const divide = async (amount: number) => {
    const splits = [
      { sub_category_id: rent, amount },
      { sub_category_id: clothing, amount: -4990 - amount },
    ];
    await person.call(splitTransaction, { params: { id: bought }, body: { splits } });
    await settleFindings(server);
  };
  await divide(-990);
  expect(await show(person, back)).toMatchObject({ refund_of: bought, sub_category_id: clothing });
  await divide(-3000);
  expect((await show(person, back)).sub_category_id).toBe(rent);
  await expectSums(person);
});
