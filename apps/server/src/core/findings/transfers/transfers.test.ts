import { undoChange } from "@passbook/contract/changes";
import {
  confirmTransfer,
  getLinks,
  listOtherSides,
  listTransferQuestions,
  rejectTransfer,
} from "@passbook/contract/findings";
import { createRule } from "@passbook/contract/rules";
import {
  changeTransaction,
  deleteTransactions,
  getTransaction,
  splitTransaction,
} from "@passbook/contract/transactions";
import { parseStatement } from "@passbook/statement-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { settleFindings } from "../../../../testing/findings.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { SUGGESTION_WORK } from "../../categorisation/index.ts";
import { noteEverything } from "../../changes/index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Home = { person: TestPerson; ledger: Ledger; savings: string; from: string; to: string };

/** A person with two accounts and one movement between them, found. */
const start = async (): Promise<Home> => {
  people += 1;
  const person = await signUp(server, `Asha ${String(people)}`);
  const ledger = await makeLedger(server, person);
  const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
  const from = await ledger.add({ amount: -50_000, description: "Transfer to savings 7731" });
  const to = await ledger.add({
    amount: 50_000,
    description: "Transfer from current 1234",
    bank_account_id: savings,
    booked_on: "2026-11-04",
  });
  await settleFindings(server);
  return { person, ledger, savings, from, to };
};

const show = async (person: TestPerson, id: string) =>
  (await person.call(getTransaction, { params: { id } })).answer.data;
const showLinks = async (person: TestPerson, id: string) =>
  (await person.call(getLinks, { params: { id } })).answer.data;
const pairOf = ({ from, to }: Pick<Home, "from" | "to">) => ({
  from_transaction_id: from,
  to_transaction_id: to,
});
const expectSums = async ({ user_id }: TestPerson) => await expectSumsToHold(server.services.db, user_id);

describe("a movement between own accounts", () => {
  test("is found, and both sides are filed under Transfers with the reason", async () => {
    const { person, ledger, from, to } = await start();
    const one = await show(person, from);
    expect(one.sub_category_id).toBe(ledger.sub("transfers.transfers"));
    expect(one.why).toMatchObject({ kind: "transfer_pair", other: to, basis: "amount", days: 1 });
    expect(one.edited).toEqual([]);
    expect((await show(person, to)).transfer_id).toBe(one.transfer_id);
    expect((await showLinks(person, to)).transfer).toMatchObject({
      id: one.transfer_id,
      state: "found",
      from_transaction: { id: from },
      to_transaction: { id: to },
    });
    await expectSums(person);
  });

  test("leaves in QIF by the account at its other end, and comes in again as one", async () => {
    const { person } = await start();
    const response = await person.send({ method: "GET", url: "/api/export/transactions?format=qif" });
    const parsed = await parseStatement(response.rawPayload, { today: "2026-11-20", currency: "EUR" });
    if (!parsed.ok) throw new Error(parsed.error.message);
    const named = parsed.value.statements.flatMap(({ transactions }) =>
      transactions.map(({ amount, brought }) => [
        amount,
        brought?.account,
        brought?.transfer,
        brought?.category,
      ]),
    );
    const [out, into] = named;
    expect(named).toHaveLength(2);
    expect(out).toEqual([-50_000, expect.any(String), { account: into?.[1] }, null]);
    expect(into).toEqual([50_000, expect.any(String), { account: out?.[1] }, null]);
  });

  test("stands while the person files a side under Transfers or as invested", async () => {
    const { person, ledger, from, to } = await start();
    for (const sub of ["transfers.transfers", "investments.deposits"]) {
      const body = { sub_category_id: ledger.sub(sub) };
      await person.call(changeTransaction, { params: { id: from }, body });
      await settleFindings(server);
      expect((await show(person, from)).transfer_id).not.toBeNull();
      expect((await show(person, to)).sub_category_id).toBe(ledger.sub("transfers.transfers"));
    }
  });

  /** What the person says with this is that the pair is none; taken back, it is one as before. */
  const expectParted = async (
    { person, ledger, from, to }: Home,
    says: () => Promise<{ change_id: string | null }>,
  ) => {
    const before = [await show(person, from), await show(person, to)];
    const { change_id } = await says();
    await settleFindings(server);
    const author = { user_id: person.user_id, session_id: null, clock: server.clock };
    for (const look of ["step by step", "at everything"]) {
      if (look === "at everything") {
        await server.services.db.transaction().execute((trx) => noteEverything(trx, author));
        await settleFindings(server);
      }
      for (const id of [from, to]) expect((await show(person, id)).transfer_id).toBeNull();
      const other = await show(person, to);
      expect(other.sub_category_id).toBe(ledger.sub("uncategorised.uncategorised"));
      expect(other.why).not.toMatchObject({ kind: "transfer_pair" });
    }
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    const after = [await show(person, from), await show(person, to)];
    const told = ({ sub_category_id, transfer_id, splits }: (typeof after)[number]) => ({
      sub_category_id,
      transfer_id,
      splits,
    });
    expect(after.map(told)).toEqual(before.map(told));
    await expectSums(person);
  };

  test("is parted when the person files a side as spending, until that is undone", async () => {
    const home = await start();
    const { person, ledger, from } = home;
    const body = { sub_category_id: ledger.sub("housing.rent") };
    await expectParted(home, () => person.call(changeTransaction, { params: { id: from }, body }));
  });

  test("is parted when a rule of the person files a side as spending, until that is undone", async () => {
    const home = await start();
    const { person, ledger } = home;
    const rule = {
      name: "Rent",
      conditions: [{ field: "description" as const, op: "contains" as const, value: "to savings" }],
      actions: { sub_category_id: ledger.sub("housing.rent") },
    };
    await expectParted(home, () => person.call(createRule, { body: { ...rule, apply: true } }));
  });

  test("is parted when the person divides a side, until that is undone", async () => {
    const home = await start();
    const { person, ledger, from } = home;
    const splits = [
      { sub_category_id: ledger.sub("housing.rent"), amount: -40_000 },
      { sub_category_id: ledger.sub("transfers.transfers"), amount: -10_000 },
    ];
    await expectParted(home, () => person.call(splitTransaction, { params: { id: from }, body: { splits } }));
  });

  test("whose side was filed as spending lets the other side find the one it belongs to", async () => {
    const { person, ledger, from, to } = await start();
    const body = { sub_category_id: ledger.sub("housing.rent") };
    await person.call(changeTransaction, { params: { id: from }, body });
    const other = await ledger.add({ amount: -50_000, description: "Transfer to savings 7731" });
    await settleFindings(server);
    expect((await show(person, to)).transfer_id).toBe((await show(person, other)).transfer_id);
    expect((await show(person, to)).why).toMatchObject({ kind: "transfer_pair", other });
  });

  test("is parted when a side goes, and comes back with it", async () => {
    const { person, ledger, from, to } = await start();
    const { change_id } = await person.call(deleteTransactions, { body: { ids: [to] } });
    await settleFindings(server);
    const left = await show(person, from);
    expect(left.transfer_id).toBeNull();
    expect(left.why).not.toMatchObject({ kind: "transfer_pair" });
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    expect((await show(person, to)).transfer_id).toBeNull();
    await settleFindings(server);
    expect((await show(person, from)).sub_category_id).toBe(ledger.sub("transfers.transfers"));
    expect((await show(person, to)).transfer_id).toBe((await show(person, from)).transfer_id);
    await expectSums(person);
  });

  test("that is no transfer is parted at once and for good, until that is undone", async () => {
    const { person, from, to } = await start();
    const before = await show(person, from);
    const { change_id } = await person.call(rejectTransfer, { body: pairOf({ from, to }) });
    expect((await show(person, from)).transfer_id).toBeNull();
    await person.call(changeTransaction, { params: { id: from }, body: { note: "cash for Noor" } });
    await settleFindings(server);
    expect((await showLinks(person, to)).transfer).toBeNull();
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect((await show(person, from)).transfer_id).toBe(before.transfer_id);
    await expectSums(person);
  });

  test("that was rejected does not come back under new ids", async () => {
    const { person, ledger, from, to } = await start();
    const facts = await server.services.db
      .selectFrom("transactions")
      .select(["bank_account_id", "booked_on", "amount", "description", "fingerprint", "nth"])
      .where("user_id", "=", person.user_id)
      .orderBy("id")
      .execute();
    await person.call(rejectTransfer, { body: pairOf({ from, to }) });
    await person.call(deleteTransactions, { body: { ids: [from, to] } });
    await settleFindings(server);
    const added = await ledger.addMany(facts);
    await settleFindings(server);
    for (const id of added) expect((await show(person, id)).transfer_id).toBeNull();
  });
});

describe("the sides of a pair that is no transfer", () => {
  const file = async ({ person, ledger, from, to }: Home) => ({
    transfers: ledger.sub("transfers.transfers"),
    uncategorised: ledger.sub("uncategorised.uncategorised"),
    read: async () => [await show(person, from), await show(person, to)].map((each) => each.sub_category_id),
  });

  test("do not stay under Transfers, whatever their words say, until that is undone", async () => {
    const home = await start();
    const { person, ledger, savings } = home;
    const words = { description: "Own account transfer", booked_on: "2026-10-12" };
    const from = await ledger.add({ ...words, amount: -12_000 });
    const to = await ledger.add({ ...words, amount: 12_000, bank_account_id: savings });
    await settleFindings(server);
    const { transfers, uncategorised, read } = await file({ ...home, from, to });
    expect(await read()).toEqual([transfers, transfers]);
    const { change_id } = await person.call(rejectTransfer, { body: pairOf({ from, to }) });
    expect(await read()).toEqual([uncategorised, uncategorised]);
    expect(await show(person, from)).toMatchObject({ suggestion: null, why: { kind: "not_transfer" } });
    // Suggestions made again do not bring it back, nor does looking at everything.
    await person.call(changeTransaction, {
      params: { id: await ledger.add({ amount: -500, description: "KIOSK" }) },
      body: { sub_category_id: ledger.sub("groceries.supermarket") },
    });
    await workUntilIdle(server.services, [SUGGESTION_WORK]);
    const author = { user_id: person.user_id, session_id: null, clock: server.clock };
    await server.services.db.transaction().execute((trx) => noteEverything(trx, author));
    await settleFindings(server);
    expect(await read()).toEqual([uncategorised, uncategorised]);
    expect((await show(person, to)).suggestion).toBeNull();
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect(await read()).toEqual([transfers, transfers]);
    await expectSums(person);
  });

  test("that stood there by their words alone come back there when it is undone", async () => {
    const home = await start();
    const { person, ledger, savings } = home;
    const transfers = ledger.sub("transfers.transfers");
    const words = {
      description: "Own account transfer",
      sub_category_id: transfers,
      why: JSON.stringify({ kind: "known", known: { kind: "transfer", word: "own account transfer" } }),
    };
    const from = await ledger.add({ ...words, amount: -12_000, booked_on: "2026-10-12" });
    const to = await ledger.add({
      ...words,
      amount: 13_000,
      bank_account_id: savings,
      booked_on: "2026-08-02",
    });
    await settleFindings(server);
    const { uncategorised, read } = await file({ ...home, from, to });
    const { change_id } = await person.call(rejectTransfer, { body: pairOf({ from, to }) });
    expect(await read()).toEqual([uncategorised, uncategorised]);
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect(await read()).toEqual([transfers, transfers]);
  });

  test("stay where the person filed them", async () => {
    const { person, ledger, from, to } = await start();
    const transfers = ledger.sub("transfers.transfers");
    await person.call(changeTransaction, { params: { id: from }, body: { sub_category_id: transfers } });
    await person.call(rejectTransfer, { body: pairOf({ from, to }) });
    expect((await show(person, from)).sub_category_id).toBe(transfers);
    expect((await show(person, to)).sub_category_id).not.toBe(transfers);
  });
});

describe("the other sides a person may choose from", () => {
  const list = async (person: TestPerson, id: string) =>
    (await person.call(listOtherSides, { params: { id } })).answer.data.map((each) => each.id);

  test("are of other accounts, of the other sign, of another currency or the same amount, the nearest day first", async () => {
    const { person, ledger, savings, from } = await start();
    const abroad = await ledger.addAccount({ account_type: "current", last_4_digits: "8888" });
    const add = (values: Parameters<Ledger["add"]>[0]) => ledger.add({ booked_on: "2026-10-10", ...values });
    const sent = await add({ amount: -110_000, description: "Bought euros" });
    const far = await add({
      amount: 99_000,
      currency: "CHF",
      bank_account_id: abroad,
      booked_on: "2026-10-16",
    });
    const near = await add({ amount: 98_000, currency: "CHF", bank_account_id: abroad });
    const less = await add({ amount: 109_000, bank_account_id: savings, booked_on: "2026-10-12" });
    await add({ amount: 50_000, bank_account_id: savings });
    await add({ amount: 110_000 });
    await add({ amount: -98_000, currency: "CHF", bank_account_id: abroad });
    await add({ amount: 97_000, currency: "CHF", bank_account_id: abroad, booked_on: "2026-10-18" });
    await add({ amount: 96_000, currency: "CHF", bank_account_id: abroad, status: "pending" });
    expect(await list(person, sent)).toEqual([near, less, far]);
    expect(await list(person, near)).toEqual([sent]);
    expect(await list(person, from)).toEqual([]);
  });

  test("make a transfer of two currencies, which one undo takes back", async () => {
    const { person, ledger } = await start();
    const abroad = await ledger.addAccount({ account_type: "current", last_4_digits: "8888" });
    const from = await ledger.add({
      amount: -110_000,
      description: "Bought francs",
      booked_on: "2026-10-10",
    });
    const to = await ledger.add({
      amount: 98_000,
      currency: "CHF",
      description: "Paid in",
      bank_account_id: abroad,
      booked_on: "2026-10-11",
    });
    const [chosen = ""] = await list(person, from);
    const { change_id } = await person.call(confirmTransfer, { body: pairOf({ from, to: chosen }) });
    expect((await showLinks(person, to)).transfer?.state).toBe("confirmed");
    expect((await show(person, to)).sub_category_id).toBe(ledger.sub("transfers.transfers"));
    expect(await list(person, from)).toEqual([]);
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect((await showLinks(person, to)).transfer).toBeNull();
    expect(await list(person, from)).toEqual([to]);
    await expectSums(person);
  });

  test("are nobody else's", async () => {
    const { from } = await start();
    const other = await start();
    expect(await refusalOf(other.person.call(listOtherSides, { params: { id: from } }))).toMatchObject({
      status: 404,
    });
  });
});

describe("a pair the person confirms", () => {
  test("is a transfer though nothing speaks for it", async () => {
    const { person, ledger, savings } = await start();
    const from = await ledger.add({ amount: -7000, description: "Kiosk", booked_on: "2026-10-02" });
    const to = await ledger.add({
      amount: 6900,
      description: "Paid in",
      bank_account_id: savings,
      booked_on: "2026-10-20",
    });
    await settleFindings(server);
    expect((await show(person, from)).transfer_id).toBeNull();
    const { answer, change_id } = await person.call(confirmTransfer, { body: pairOf({ from, to }) });
    expect(answer.data).toMatchObject({ state: "confirmed", from_transaction: { id: from } });
    expect((await show(person, to)).sub_category_id).toBe(ledger.sub("transfers.transfers"));
    await settleFindings(server);
    expect((await show(person, to)).transfer_id).toBe(answer.data.id);
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect((await show(person, to)).transfer_id).toBeNull();
    await expectSums(person);
  });

  test("gives way to what the person files later, and wins over what they filed before", async () => {
    const { person, ledger, from, to } = await start();
    const transfers = ledger.sub("transfers.transfers");
    const body = { sub_category_id: ledger.sub("housing.rent") };
    await person.call(confirmTransfer, { body: pairOf({ from, to }) });
    await person.call(changeTransaction, { params: { id: from }, body });
    await settleFindings(server);
    expect((await showLinks(person, to)).transfer).toBeNull();
    expect((await show(person, to)).sub_category_id).not.toBe(transfers);
    const { change_id } = await person.call(confirmTransfer, { body: pairOf({ from, to }) });
    expect((await show(person, from)).sub_category_id).toBe(transfers);
    expect((await showLinks(person, to)).transfer?.state).toBe("confirmed");
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect((await show(person, from)).sub_category_id).toBe(body.sub_category_id);
    expect((await showLinks(person, to)).transfer).toBeNull();
    await expectSums(person);
  });

  test("that was rejected before is a transfer again, and stays one when the rejection is undone", async () => {
    const { person, from, to } = await start();
    const rejected = await person.call(rejectTransfer, { body: pairOf({ from, to }) });
    const { answer, change_id } = await person.call(confirmTransfer, { body: pairOf({ from, to }) });
    expect(answer.data.state).toBe("confirmed");
    await person.call(undoChange, { params: { id: rejected.change_id ?? "" } });
    await settleFindings(server);
    expect((await showLinks(person, to)).transfer?.state).toBe("confirmed");
    await person.call(undoChange, { params: { id: change_id ?? "" } });
    await settleFindings(server);
    expect((await showLinks(person, to)).transfer).toBeNull();
  });

  test("must be money out of one account and into another", async () => {
    const { person, ledger, savings, from, to } = await start();
    const refused = (pair: { from: string; to: string }) =>
      refusalOf(person.call(confirmTransfer, { body: pairOf(pair) }));
    expect(await refused({ from: to, to: from })).toMatchObject({
      status: 422,
      fields: { from_transaction_id: "Choose the transaction in which money went out." },
    });
    expect(await refused({ from, to: await ledger.add({ amount: -1 }) })).toMatchObject({
      fields: { to_transaction_id: "Choose the transaction in which money came in." },
    });
    expect(await refused({ from, to: await ledger.add({ amount: 50_000 }) })).toMatchObject({
      fields: { to_transaction_id: "Choose a transaction of another account." },
    });
    const pending = await ledger.add({ amount: 9, bank_account_id: savings, status: "pending" });
    expect(await refused({ from, to: pending })).toMatchObject({ status: 409, code: "still_pending" });
    await person.call(confirmTransfer, { body: pairOf({ from, to }) });
    for (const amount of [50_001, 44_999]) {
      const unequal = await ledger.add({ amount, bank_account_id: savings });
      expect(await refused({ from, to: unequal })).toMatchObject({ status: 409, code: "amounts_differ" });
    }
    const other = await ledger.add({ amount: 50_000, bank_account_id: savings });
    expect(await refused({ from, to: other })).toMatchObject({ status: 409, code: "in_other_transfer" });
  });
});

test("what nothing tells apart is asked, and the answer settles it", async () => {
  const { person, ledger, savings } = await start();
  const other = await ledger.addAccount({ account_type: "savings", last_4_digits: "9912" });
  const on = { booked_on: "2026-09-10", amount: 12_345 };
  const from = await ledger.add({ ...on, amount: -12_345, description: "Own account transfer" });
  const one = await ledger.add({ ...on, description: "Own account transfer", bank_account_id: savings });
  const two = await ledger.add({ ...on, description: "Own account transfer", bank_account_id: other });
  await settleFindings(server);
  const { answer } = await person.call(listTransferQuestions);
  expect(answer.data).toHaveLength(1);
  expect(answer.data[0]?.out.map(({ id }) => id)).toEqual([from]);
  expect(answer.data[0]?.in.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
  await person.call(confirmTransfer, { body: pairOf({ from, to: two }) });
  expect((await person.call(listTransferQuestions)).answer.data).toEqual([]);
  expect((await show(person, from)).transfer_id).toBe((await show(person, two)).transfer_id);
});

test("a card payment that is returned is a transfer back, and no spending", async () => {
  const { person, ledger } = await start();
  const card = await ledger.addAccount({ account_type: "credit_card", last_4_digits: "4471" });
  const paid = { description: "CREDIT CRD AUTOPAY", amount: -61_200, booked_on: "2026-10-05" };
  const thanks = { description: "PAYMENT THANK YOU", amount: 61_200, booked_on: "2026-10-05" };
  const from = await ledger.add(paid);
  const to = await ledger.add({ ...thanks, bank_account_id: card });
  const on = { booked_on: "2026-10-08" };
  const back = await ledger.add({ ...on, description: "CREDIT CRD AUTOPAY RETURN", amount: 61_200 });
  const gone = await ledger.add({
    ...on,
    description: "RETURNED PAYMENT",
    amount: -61_200,
    bank_account_id: card,
  });
  await settleFindings(server);
  expect((await showLinks(person, from)).transfer?.to_transaction.id).toBe(to);
  expect((await showLinks(person, gone)).transfer?.to_transaction.id).toBe(back);
  expect((await show(person, gone)).sub_category_id).toBe(ledger.sub("transfers.transfers"));
  await expectSums(person);
});
