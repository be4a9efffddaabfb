import { changeBankAccount } from "@passbook/contract/bank-accounts";
import { undoChange } from "@passbook/contract/changes";
import type { BodyOf } from "@passbook/contract/endpoint";
import { listBanks } from "@passbook/contract/common";
import * as contract from "@passbook/contract/suggestions";
import {
  changeTransaction,
  changeTransactions,
  getTransaction,
  listTransactions,
  splitTransaction,
  totalTransactions,
} from "@passbook/contract/transactions";
import { updateRows } from "@passbook/db/dialect";
import { countAround } from "../sums/index.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile } from "../../../testing/imports.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { settleFindings } from "../../../testing/findings.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { settle } from "../../../testing/settle.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { readState } from "../../../testing/rows.ts";
import { forgetClassifier } from "../categorisation/load-classifier.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
  ben = await signUp(server, "Ben Cole");
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
  ledger = await makeLedger(server, asha);
});

const settled = async () => {
  await settle(server);
  return readState(server.services.db, asha.user_id);
};
const get = async (id: string) => (await asha.call(getTransaction, { params: { id } })).answer.data;
const file = (id: string, sub_category_id: string, person = asha) =>
  person.call(changeTransaction, { params: { id }, body: { sub_category_id } });
const list = async (query = {}) => (await asha.call(contract.listSuggestions, { query })).answer;
const undo = (id: string | null) => asha.call(undoChange, { params: { id: id ?? "" } });
/** Puts a suggestion where it would stand after the classifier, whatever that knows of invented names. */
const suggest = async (ids: readonly string[], suggested_id: string, confidence = 600) => {
  const values = {
    suggested_id,
    confidence,
    why: JSON.stringify({ kind: "remembered", vendor: "x", sub_category: suggested_id, count: 1, of: 2 }),
  };
  const { user_id } = asha;
  const rows = ids.map((id) => ({ id, ...values }));
  await server.services.db.transaction().execute((trx) =>
    countAround(trx, user_id, {
      ids,
      write: () => updateRows(trx, "transactions", { user_id, key: ["id"], rows }),
    }),
  );
};

test("the queue holds one entry for each vendor and answer, what helps most first, page by page", async () => {
  const [roma, corner] = [await ledger.addVendor("Cafe Roma"), await ledger.addVendor("Corner")];
  const coffee = ledger.sub("eating_out.coffee");
  const one = await ledger.addMany([
    { vendor_id: roma, amount: -300, booked_on: "2026-03-01" },
    { vendor_id: roma, amount: -200, booked_on: "2026-03-05" },
  ]);
  const dear = await ledger.addMany([{ description: "Unnamed", amount: -90_000 }]);
  const cheap = await ledger.addMany([{ vendor_id: corner, amount: -100 }]);
  const hidden = await ledger.addMany([{ vendor_id: corner, amount: -100, hidden: 1 }]);
  await suggest([...one, ...dear, ...cheap, ...hidden], coffee);
  const all = await list();
  expect(all.data.map(({ name }) => name)).toEqual(["Cafe Roma", "Unnamed", "Corner"]);
  expect(all.data[0]).toMatchObject({
    vendor_id: roma,
    sub_category_id: coffee,
    confidence: 0.6,
    transaction_ids: one.toReversed(),
    totals: [{ currency: "EUR", amount: -500 }],
    newest: "2026-03-05",
    why: { kind: "remembered" },
    example: { id: one[1] },
  });
  const first = await list({ limit: 2 });
  const rest = await list({ limit: 2, after: first.next });
  expect([...first.data, ...rest.data]).toEqual(all.data);
  expect(rest.next).toBeNull();
  const counts = (await asha.call(contract.countSuggestions)).answer.data;
  expect(counts).toMatchObject({ suggestions: 3, transactions: 4, questions: 0, uncategorised: 0 });
  expect((await ben.call(contract.listSuggestions)).answer.data).toEqual([]);
  expect((await refusalOf(list({ after: "x" }))).fields).toEqual({
    after: "Use the `next` of the page before.",
  });
});

test("accepted ones are filed as each was suggested, as answers and one change that can be undone", async () => {
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const ids = await ledger.addMany([
    { description: "one" },
    { description: "two" },
    { description: "three" },
  ]);
  const [one = "", two = "", three = ""] = ids;
  await suggest([one], coffee);
  await suggest([two], rent);
  const before = await readState(server.services.db, asha.user_id);
  const { answer, change_id } = await asha.call(contract.acceptSuggestions, {
    body: { transaction_ids: ids },
  });
  expect(answer.data).toEqual({ changed: 2 });
  expect(await get(one)).toMatchObject({
    sub_category_id: coffee,
    suggestion: null,
    why: { kind: "chosen" },
    edited: ["sub_category_id"],
  });
  expect((await get(two)).sub_category_id).toBe(rent);
  expect((await get(three)).edited).toEqual([]);
  const answers = await server.services.db
    .selectFrom("answers")
    .select(["transaction_id", "predicted_id", "confidence", "applied"])
    .where("user_id", "=", asha.user_id)
    .execute();
  expect(new Map(answers.map((row) => [row.transaction_id, row]))).toEqual(
    new Map([
      [one, { transaction_id: one, predicted_id: coffee, confidence: 600, applied: 0 }],
      [two, { transaction_id: two, predicted_id: rent, confidence: 600, applied: 0 }],
    ]),
  );
  await undo(change_id);
  expect(await readState(server.services.db, asha.user_id)).toEqual(before);
});

test("a vendor stands once, the surest first; how many are so sure is told, and how many of them are expected to be wrong", async () => {
  const roma = await ledger.addVendor("Cafe Roma");
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const rows = await ledger.addMany(
    Array.from({ length: 7 }, (_, index) => ({ vendor_id: roma, amount: -100 - index })),
  );
  await suggest(rows.slice(0, 4), coffee, 700);
  await suggest(rows.slice(4, 6), coffee, 960);
  await suggest(rows.slice(6), rent, 400);
  const { data } = await list();
  expect(
    data.map((one) => [one.sub_category_id, one.sure_from, one.chances.toSorted((a, b) => a - b)]),
  ).toEqual([
    [coffee, 0.6, [0.7, 0.7, 0.7, 0.7, 0.96, 0.96]],
    [rent, 0, [0.4]],
  ]);
  const [likely] = data;
  expect(likely?.chances[likely.transaction_ids.indexOf(rows[5] ?? "")]).toBe(0.96);
  const counts = (await asha.call(contract.countSuggestions)).answer.data;
  expect(counts.at_least.map((one) => [one.sure_from, one.transactions, one.listed])).toEqual([
    [0.95, 2, 0],
    [0.8, 2, 0],
    [0.6, 6, 6],
    [0, 7, 7],
  ]);
  expect(counts.at_least.map(({ wrong }) => Math.round(wrong * 100))).toEqual([8, 8, 128, 188]);
  expect(counts.uncategorised).toBe(1);
});

test("of a large vendor a few rows in other years or amounts are asked before all of them are filed", async () => {
  const roma = await ledger.addVendor("Cafe Roma");
  const coffee = ledger.sub("eating_out.coffee");
  const rows = Array.from({ length: 40 }, (_, index) => ({
    vendor_id: roma,
    amount: index % 5 === 0 ? -64_000 : -400,
    booked_on: `${String(2026 - (index % 4))}-03-02`,
  }));
  const ids = await ledger.addMany(rows);
  await suggest(ids, coffee, 960);
  const [entry] = (await list()).data;
  expect(entry?.transaction_ids.length).toBe(3);
  expect(entry?.held).toBe(37);
  expect(entry?.asked.map(({ id }) => id).toSorted()).toEqual(entry?.transaction_ids.toSorted());
  expect(new Set(entry?.asked.map(({ booked_on }) => booked_on)).size).toBe(3);
  expect(new Set(entry?.asked.map(({ amount }) => amount))).toEqual(new Set([-400, -64_000]));
  const counts = (await asha.call(contract.countSuggestions)).answer.data;
  expect([counts.transactions, counts.at_least[0]?.transactions, counts.at_least[0]?.listed]).toEqual([
    40, 40, 40,
  ]);
  const narrowed = (await list({ from: "2023-01-01", to: "2023-12-31" })).data[0];
  expect([narrowed?.transaction_ids.length, (narrowed?.held ?? 0) + (narrowed?.asked.length ?? 0)]).toEqual([
    narrowed?.asked.length,
    10,
  ]);

  await asha.call(contract.acceptSuggestions, { body: { transaction_ids: entry?.transaction_ids ?? [] } });
  await suggest(
    ids.filter((id) => entry?.transaction_ids.includes(id) !== true),
    coffee,
    960,
  );
  const [rest] = (await list()).data;
  expect([rest?.transaction_ids.length, rest?.held, rest?.asked]).toEqual([37, 0, []]);
});

test("all that is so sure is filed where a person says so, of large vendors too, and undo asks again", async () => {
  const roma = await ledger.addVendor("Cafe Roma");
  const ids = await ledger.addMany(
    Array.from({ length: 40 }, (_, index) => ({
      vendor_id: roma,
      booked_on: `${String(2026 - (index % 4))}-03-02`,
    })),
  );
  await suggest(ids, ledger.sub("eating_out.coffee"), 960);
  const body = { all: { sure_from: 0.95 } };
  const { answer, change_id } = await asha.call(contract.acceptSuggestions, { body });
  expect(answer.data).toEqual({ changed: 40 });
  expect((await list()).data).toEqual([]);
  await undo(change_id);
  const [entry] = (await list()).data;
  expect([entry?.transaction_ids.length, entry?.held]).toEqual([3, 37]);
});

test("a large vendor whose answers differ is asked on, and an answer offers no more of it than is asked", async () => {
  const roma = await ledger.addVendor("Zyx Trading");
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const rows = Array.from({ length: 40 }, (_, index) => ({
    vendor_id: roma,
    description: "ZYX TRADING",
    amount: -100 * 2 ** (index % 5),
    booked_on: `${String(2026 - (index % 6))}-03-02`,
  }));
  const ids = await ledger.addMany(rows);
  const [one = "", two = "", three = "", ...open] = ids;
  await file(one, coffee);
  await suggest([two, three, ...open], coffee, 960);
  const { answer } = await asha.call(contract.listAlike, { params: { id: one } });
  expect([answer.data.count > 0, answer.data.count <= 3]).toEqual([true, true]);
  expect(answer.data.held).toBe(39 - answer.data.count);
  await file(two, coffee);
  await file(three, rent);
  await suggest(open, coffee, 960);
  const [entry] = (await list()).data;
  expect([entry?.asked.length, entry?.held]).toEqual([3, 34]);
});

test("the queue is narrowed as a list of transactions is", async () => {
  const coffee = ledger.sub("eating_out.coffee");
  const [march, april] = await ledger.addMany([
    { description: "march", booked_on: "2026-03-02" },
    { description: "april", booked_on: "2026-04-02" },
  ]);
  await suggest([march ?? "", april ?? ""], coffee, 800);
  const query = { from: "2026-04-01", category_id: ledger.sub("eating_out"), likely: "true" };
  expect((await list(query)).data.map(({ name }) => name)).toEqual(["april"]);
  const { data } = (await asha.call(contract.countSuggestions, { query })).answer;
  expect([data.transactions, data.at_least[1]?.transactions]).toEqual([1, 1]);
  const all = { sure_from: 0.8, filter: query };
  const { answer } = await asha.call(contract.acceptSuggestions, { body: { all } });
  expect(answer.data).toEqual({ changed: 1 });
  expect((await get(march ?? "")).suggestion).not.toBeNull();
});

test("all that are so sure are filed at once, and come back with undo", async () => {
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const ids = await ledger.addMany(
    Array.from({ length: 1200 }, (_, index) => ({ description: `row ${String(index)}` })),
  );
  await suggest(ids.slice(0, 1100), coffee, 950);
  await suggest(ids.slice(1100), rent, 949);
  const before = await readState(server.services.db, asha.user_id);
  const accept = (body: BodyOf<typeof contract.acceptSuggestions>) =>
    asha.call(contract.acceptSuggestions, { body });
  const { answer, change_id } = await accept({ all: { sure_from: 0.95 } });
  expect(answer.data).toEqual({ changed: 1100 });
  expect((await get(ids[1099] ?? "")).sub_category_id).toBe(coffee);
  expect((await get(ids[1100] ?? "")).suggestion).toEqual({ sub_category_id: rent, confidence: 0.949 });
  await expectSumsToHold(server.services.db, asha.user_id);
  await undo(change_id);
  expect(await readState(server.services.db, asha.user_id)).toEqual(before);
  const none = await refusalOf(accept({ all: { sure_from: 0.96 } }));
  expect([none.status, Object.keys(none.fields ?? {})]).toEqual([422, ["all"]]);
  for (const body of [{}, { all: { sure_from: 0.9 }, transaction_ids: [ids[0] ?? ""] }])
    expect((await refusalOf(accept(body))).fields).toMatchObject({ transaction_ids: expect.any(String) });
  const of_ben = await refusalOf(ben.call(contract.acceptSuggestions, { body: { all: { sure_from: 0 } } }));
  expect(of_ben.status).toBe(422);
});

test("of each entry the likeliest sub-categories are offered, the suggested one first", async () => {
  const [coffee, rent, books] = ["eating_out.coffee", "housing.rent", "shopping.books"].map(ledger.sub);
  const vendor_id = await ledger.addVendor("Zyx Trading");
  const make = (count: number) =>
    ledger.addMany(Array.from({ length: count }, () => ({ vendor_id, description: "ZYX TRADING" })));
  const answered = await make(4);
  for (const [index, id] of answered.entries()) await file(id, (index === 3 ? rent : coffee) ?? "");
  const [open = ""] = await make(1);
  await suggest([open], books ?? "", 700);
  const { data } = await list();
  expect(data.map(({ offered }) => offered)).toEqual([[books, coffee, rent]]);
});

test("a divided row waits for no word any more", async () => {
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const id = await ledger.add({ amount: -300 });
  await suggest([id], coffee, 900);
  const splits = [
    { sub_category_id: coffee, amount: -100 },
    { sub_category_id: rent, amount: -200 },
  ];
  await asha.call(splitTransaction, { params: { id }, body: { splits } });
  expect((await list()).data).toEqual([]);
  const refusal = await refusalOf(asha.call(contract.acceptSuggestions, { body: { transaction_ids: [id] } }));
  expect(refusal.code).toBe("nothing_suggested");
  const query = { likely: "true" };
  expect((await asha.call(listTransactions, { query })).answer.data).toEqual([]);
  const open = { sub_category_id: ledger.sub("uncategorised.uncategorised") };
  const undecided = [
    { ...open, amount: -100 },
    { ...open, amount: -150 },
    { sub_category_id: rent, amount: -50 },
  ];
  await asha.call(splitTransaction, { params: { id }, body: { splits: undecided } });
  expect((await asha.call(contract.countSuggestions)).answer.data.uncategorised).toBe(1);
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("what may be one transfer is asked, and is in no queue of categories", async () => {
  const savings = await ledger.addAccount({ account_type: "savings", last_4_digits: "7731" });
  const other = await ledger.addAccount({ account_type: "savings", last_4_digits: "9912" });
  const words = { booked_on: "2026-09-10", description: "Own account transfer" };
  const asked = await ledger.addMany([
    { ...words, amount: -12_345 },
    { ...words, amount: 12_345, bank_account_id: savings },
    { ...words, amount: 12_345, bank_account_id: other },
  ]);
  const plain = await ledger.add({ description: "plain" });
  await settleFindings(server);
  await suggest(asked, ledger.sub("transfers.transfers"));
  const counts = async () => (await asha.call(contract.countSuggestions)).answer.data;
  expect(await counts()).toMatchObject({ suggestions: 0, transactions: 0, questions: 1 });
  const accept = (transaction_ids: string[]) =>
    asha.call(contract.acceptSuggestions, { body: { transaction_ids } });
  const refusal = await refusalOf(accept(asked));
  expect([refusal.status, refusal.code]).toEqual([409, "in_question"]);
  await suggest([plain], ledger.sub("housing.rent"));
  expect((await list()).data.map(({ name }) => name)).toEqual(["plain"]);
  expect((await accept([...asked, plain])).answer.data).toEqual({ changed: 1 });
  for (const id of asked) expect((await get(id)).edited).toEqual([]);
});

test("accepting what is not there is not found, and what nothing is suggested for is refused", async () => {
  const id = await ledger.add({ description: "plain" });
  const accept = (person: TestPerson, transaction_ids: string[]) =>
    person.call(contract.acceptSuggestions, { body: { transaction_ids } });
  expect((await refusalOf(accept(ben, [id]))).status).toBe(404);
  const refusal = await refusalOf(accept(asha, [id]));
  expect([refusal.status, refusal.code]).toEqual([409, "nothing_suggested"]);
});

test("one answer offers the vendor's others, none that a person set, and files none of them by itself", async () => {
  const vendor_id = await ledger.addVendor("Zyx Trading");
  const sub_category_id = ledger.sub("shopping.household");
  const rows = Array.from({ length: 6 }, () => ({ vendor_id, description: "ZYX TRADING", amount: -500 }));
  const [first = "", second = "", own = "", ...others] = await ledger.addMany(rows);
  await file(own, ledger.sub("housing.rent"));
  await file(first, sub_category_id);
  await file(second, sub_category_id);
  const states = await Promise.all(others.map(get));
  expect(states.every((row) => row.sub_category_id === ledger.sub("uncategorised.uncategorised"))).toBe(true);
  const { answer } = await asha.call(contract.listAlike, { params: { id: first } });
  expect(answer.data.sub_category_id).toBe(sub_category_id);
  expect(answer.data.transactions.map(({ id }) => id).toSorted()).toEqual(others.toSorted());
  expect(answer.data.count).toBe(others.length);
  expect((await refusalOf(ben.call(contract.listAlike, { params: { id: first } }))).status).toBe(404);
});

test("one answer offers other vendors' that are sure now, though they were not when they came", async () => {
  const names = ["Zyx Trading North", "Zyx Trading South", "Quizzlebury"];
  const [north, south, other] = await Promise.all(names.map((name) => ledger.addVendor(name)));
  const sub_category_id = ledger.sub("shopping.household");
  const makeRows = (vendor_id: string | undefined, description: string, count: number) =>
    ledger.addMany(
      Array.from({ length: count }, () => ({ vendor_id: vendor_id ?? null, description, amount: -500 })),
    );
  const answered = await makeRows(north, "ZYX TRADING", 15);
  const waiting = await makeRows(south, "ZYX TRADING", 2);
  const doubtful = await makeRows(other, "QUIZZLEBURY", 1);
  for (const id of answered) await file(id, sub_category_id);
  await settle(server);
  await suggest([...waiting, ...doubtful], sub_category_id, 600);
  const { answer } = await asha.call(contract.listAlike, { params: { id: answered[0] ?? "" } });
  expect(answer.data.transactions.map(({ id }) => id).toSorted()).toEqual(waiting.toSorted());
});

test("what waits is suggested anew at once for the vendor, and again without the answer after its undo", async () => {
  const vendor_id = await ledger.addVendor("Zyx Trading");
  const sub_category_id = ledger.sub("shopping.household");
  const rows = Array.from({ length: 3 }, () => ({ vendor_id, description: "ZYX TRADING", amount: -500 }));
  const [one = "", two = "", three = ""] = await ledger.addMany(rows);
  const before = await settled();
  const { change_id } = await asha.call(changeTransactions, {
    body: { ids: [one, two], change: { sub_category_id } },
  });
  const waiting = await get(three);
  expect(waiting.suggestion?.sub_category_id).toBe(sub_category_id);
  expect(waiting.why).toMatchObject({ kind: "remembered", count: 2, of: 2 });
  const query = { suggested: "true" };
  expect((await asha.call(listTransactions, { query })).answer.data.map(({ id }) => id)).toEqual([three]);
  await undo(change_id);
  expect(await settled()).toEqual(before);
  expect((await get(three)).suggestion).toBeNull();
});

test("an account that moves to a bank of another country is suggested for anew, and again when that is taken back", async () => {
  const id = await ledger.add({ description: "ORANGE", currency: "USD" });
  const change = async (bank: { id: string } | { name: string }) => {
    const params = { id: ledger.account_id };
    const { change_id } = await asha.call(changeBankAccount, { params, body: { bank } });
    await settle(server);
    return change_id;
  };
  const kindOfWhy = async () => (await get(id)).why?.kind;
  await change({ name: "Prairie Bank" });
  const before = await kindOfWhy();
  const { data } = (await asha.call(listBanks)).answer;
  const moved = await change({ id: data.find(({ country }) => country === "FR")?.id ?? "" });
  expect([before, await kindOfWhy()]).toEqual(["none", "known"]);
  await undo(moved);
  await settle(server);
  expect(await kindOfWhy()).not.toBe("known");
});

test("what was answered is learned by every process alike, whichever of them was asked", async () => {
  const vendor_id = await ledger.addVendor("Zyx Trading");
  const rows = Array.from({ length: 12 }, (_, index) => ({
    vendor_id,
    description: index % 3 === 0 ? "ZYX TRADING" : `ZYX TRADING UNIT ${String(index)}`,
    amount: -100 * (index + 1),
  }));
  const ids = await ledger.addMany(rows);
  const subs = ["shopping.household", "housing.rent", "eating_out.coffee"].map((id) => ledger.sub(id));
  const states: unknown[] = [];
  for (const is_fresh of [false, true]) {
    const changes: (string | null)[] = [];
    for (const [index, id] of ids.slice(0, 9).entries()) {
      if (is_fresh) forgetClassifier(asha.user_id);
      changes.push((await file(id, subs[index % 2] ?? "")).change_id);
      if (index === 4) await undo(changes[1] ?? null);
    }
    await settle(server);
    const waiting = await Promise.all(ids.slice(9).map(get));
    states.push(waiting.map(({ suggestion, why }) => ({ suggestion, why })));
    for (const [index, change] of [...changes.entries()].toReversed()) if (index !== 1) await undo(change);
    await settle(server);
  }
  expect(states[0]).toEqual(states[1]);
});

test("arriving rows are filed silently, suggested or left, and what is counted in the reason is in the table", async () => {
  const bytes = (account: string, month: string, count: number) =>
    makeOfx({
      account,
      closing: 10_000,
      rows: Array.from({ length: count }, (_, index) => ({
        day: `2026-${month}-${String(index + 1).padStart(2, "0")}`,
        cents: -1500 - index,
        name: "QUIZZLEBURY",
        id: `${month}${String(index)}`,
      })),
    });
  await importFile(server, asha, { name: "one.ofx", bytes: bytes("111122223333", "09", 12) });
  const arrived = (await asha.call(listTransactions)).answer.data;
  expect(arrived.length).toBe(12);
  expect(arrived[0]?.sub_category_id).toBe(ledger.sub("uncategorised.uncategorised"));
  const sub_category_id = ledger.sub("shopping.household");
  for (const { id } of arrived) await file(id, sub_category_id);
  await importFile(server, asha, { name: "two.ofx", bytes: bytes("111122223333", "10", 2) });
  const [newest] = (await asha.call(listTransactions)).answer.data;
  const likely = newest?.suggestion?.sub_category_id ?? newest?.sub_category_id;
  expect(likely).toBe(sub_category_id);
  const answers = await server.services.db
    .selectFrom("answers")
    .select("sub_category_id")
    .where("user_id", "=", asha.user_id)
    .where("vendor_key", "=", "quizzlebury")
    .execute();
  const right = answers.filter((row) => row.sub_category_id === sub_category_id).length;
  expect(newest?.why).toMatchObject({ kind: "remembered", count: right, of: answers.length });
  const stored = await server.services.db
    .selectFrom("transactions")
    .select("confidence")
    .where("id", "=", newest?.id ?? "")
    .executeTakeFirst();
  expect(stored?.confidence).toBeGreaterThan(0);
});

test("hidden ones are out of lists and totals unless asked for, and come back with undo", async () => {
  const id = await ledger.add({ amount: -700 });
  await ledger.add({ amount: -300 });
  const before = await settled();
  const totals = async () => (await asha.call(totalTransactions, { query: {} })).answer.data.totals[0]?.net;
  expect(await totals()).toBe(-1000);
  const { answer, change_id } = await asha.call(changeTransaction, {
    params: { id },
    body: { hidden: true },
  });
  expect(answer.data).toMatchObject({ hidden: true, edited: ["hidden"] });
  expect(await totals()).toBe(-300);
  const ids = async (query: { hidden?: string }) =>
    (await asha.call(listTransactions, { query })).answer.data.map((row) => row.id);
  expect(await ids({})).not.toContain(id);
  expect(await ids({ hidden: "true" })).toEqual([id]);
  await undo(change_id);
  expect(await settled()).toEqual(before);
});
