import { changeCategory, createCategory, createTag, deleteCategory } from "@passbook/contract/categories";
import { listChangedRows, listChanges, undoChange } from "@passbook/contract/changes";
import {
  changeTransaction,
  changeTransactions,
  deleteTransactions,
  splitTransaction,
} from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";

let server: TestServer;
let asha: TestPerson;
let ledger: Ledger;
let account: string;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR" });
  ledger = await makeLedger(server, asha);
  account = await ledger.addAccount({ label: "Giro", currency: "EUR" });
});
afterAll(() => server.close());

const addRows = (names: readonly string[]): Promise<string[]> =>
  ledger.addMany(
    names.map((description, index) => ({
      bank_account_id: account,
      description,
      amount: -1250 - index,
      booked_on: "2026-03-05",
      sub_category_id: ledger.sub("eating_out.restaurants"),
    })),
  );
const newest = async () => {
  const [change] = (await asha.call(listChanges, { query: { limit: 1 } })).answer.data;
  if (change === undefined) throw new Error("Nothing was changed.");
  return change;
};
const rowsOf = async (id: string, query: { after?: string; limit?: number } = {}) =>
  (await asha.call(listChangedRows, { params: { id }, query })).answer;

test("an edit says from what to what, and so does its undo", async () => {
  const [id = ""] = await addRows(["POS CORNER CAFE"]);
  await asha.call(changeTransaction, {
    params: { id },
    body: { sub_category_id: ledger.sub("eating_out.coffee"), note: "with Ben" },
  });
  const steps = [
    { field: "category", from: { named: "Restaurants" }, to: { named: "Coffee" } },
    { field: "note", from: null, to: { text: "with Ben" } },
  ];
  const change = await newest();
  expect(change).toMatchObject({ kind: "change_transactions", more_steps: 0 });
  expect(change.steps).toEqual(steps.map((step) => ({ ...step, rows: 1 })));
  expect(await rowsOf(change.id)).toEqual({
    data: [
      {
        thing: "transaction",
        id,
        named: "POS CORNER CAFE",
        day: "2026-03-05",
        money: { amount: -1250, currency: "EUR" },
        done: "changed",
        steps,
      },
    ],
    next: null,
  });
  await asha.call(undoChange, { params: { id: change.id } });
  expect((await newest()).steps).toEqual(
    steps.map(({ field, from, to }) => ({ field, from: to, to: from, rows: 1 })),
  );
});

test("what was set on many is said once, and its rows come in pages", async () => {
  const ids = await addRows(["ONE", "TWO", "THREE"]);
  const sub = ledger.sub("eating_out.coffee");
  const { data: tag } = (await asha.call(createTag, { params: { id: sub }, body: { name: "work" } })).answer;
  await asha.call(changeTransactions, {
    body: { ids, change: { sub_category_id: sub, add_tags: [tag.id] } },
  });
  const { id, steps } = await newest();
  expect(steps).toEqual([
    { field: "category", from: { named: "Restaurants" }, to: { named: "Coffee" }, rows: 3 },
    { field: "tag", from: null, to: { named: "work" }, rows: 3 },
  ]);
  const first = await rowsOf(id, { limit: 2 });
  const second = await rowsOf(id, { after: first.next ?? "", limit: 2 });
  const named = new Set([...first.data, ...second.data].map((row) => row.named));
  expect(named).toEqual(new Set(["ONE", "TWO", "THREE"]));
  expect([first.data.length, second.next]).toEqual([2, null]);
});

test("what was made and what is gone is named", async () => {
  const { data: made } = (await asha.call(createCategory, { body: { name: "Boat" } })).answer;
  const created = await newest();
  expect((await rowsOf(created.id)).data).toMatchObject([{ thing: "category", named: "Boat", done: "made" }]);
  await asha.call(changeCategory, { params: { id: made.id }, body: { category: { name: "Ship" } } });
  expect((await newest()).steps).toEqual([
    { field: "name", from: { text: "Boat" }, to: { text: "Ship" }, rows: 1 },
  ]);
  await asha.call(deleteCategory, { params: { id: made.id }, query: {} });
  expect((await rowsOf((await newest()).id)).data).toMatchObject([
    { thing: "category", named: "Ship", done: "removed" },
  ]);
  expect((await rowsOf(created.id)).data).toMatchObject([{ named: null, done: "made" }]);
});

test("transactions that were deleted are told as they were, with their amounts", async () => {
  const ids = await addRows(["GONE"]);
  await asha.call(deleteTransactions, { body: { ids } });
  expect((await rowsOf((await newest()).id)).data).toMatchObject([
    { named: "GONE", done: "removed", day: "2026-03-05", money: { amount: -1250, currency: "EUR" } },
  ]);
});

test("a transaction that is divided says into what", async () => {
  const [id = ""] = await addRows(["MARKET"]);
  await asha.call(splitTransaction, {
    params: { id },
    body: {
      splits: [
        { sub_category_id: ledger.sub("eating_out.coffee"), amount: -250, note: null },
        { sub_category_id: ledger.sub("eating_out.restaurants"), amount: -1000, note: null },
      ],
    },
  });
  const { steps } = await newest();
  expect(steps).toEqual([
    { field: "part", from: null, to: { named: "Coffee" }, rows: 1 },
    { field: "part", from: null, to: { named: "Restaurants" }, rows: 1 },
  ]);
});

test("a change whose edits were given up has no rows, and another person's is none", async () => {
  const [id = ""] = await addRows(["OLD"]);
  await asha.call(changeTransaction, { params: { id }, body: { note: "kept" } });
  const change = await newest();
  const ben = await signUp(server, "Ben Cole");
  const theirs = ben.call(listChangedRows, { params: { id: change.id }, query: {} });
  expect(await refusalOf(theirs)).toMatchObject({ status: 404 });
  await server.services.db
    .updateTable("changes")
    .set({ edits: GIVEN_UP })
    .where("id", "=", change.id)
    .execute();
  expect(await newest()).toMatchObject({ id: change.id, given_up: true, steps: [], more_steps: 0 });
  expect(await rowsOf(change.id)).toEqual({ data: [], next: null });
});
