import { changeCategory, createCategory, createTag, deleteCategory } from "@passbook/contract/categories";
import { listChangedRows, listChanges, undoChange } from "@passbook/contract/changes";
import {
  attachFile,
  changeTransaction,
  changeTransactions,
  deleteTransactions,
  splitTransaction,
} from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { importFile } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { makeTextPdf } from "../../../../testing/files/pictures.ts";
import { sendFiles } from "../../../../testing/uploads.ts";
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
  expect((await rowsOf(created.id)).data).toMatchObject([{ named: "Ship", done: "made" }]);
});

test("transactions that were deleted are told as they were, with their amounts", async () => {
  const ids = await addRows(["GONE"]);
  await asha.call(deleteTransactions, { body: { ids } });
  expect((await rowsOf((await newest()).id)).data).toMatchObject([
    { named: "GONE", done: "removed", day: "2026-03-05", money: { amount: -1250, currency: "EUR" } },
  ]);
});

test("a transaction that is divided says into what, with the money of each part", async () => {
  const [id = ""] = await addRows(["MARKET"]);
  const divide = async (coffee: number, restaurants: number, others: number) => {
    const parts = [
      { sub_category_id: ledger.sub("eating_out.coffee"), amount: coffee },
      { sub_category_id: ledger.sub("eating_out.restaurants"), amount: restaurants },
      { sub_category_id: ledger.sub("shopping.books"), amount: others },
    ];
    const splits = parts.filter(({ amount }) => amount !== 0);
    await asha.call(splitTransaction, { params: { id }, body: { splits } });
    return newest();
  };
  const part = (named: string, amount: number) => ({ named, money: { amount, currency: "EUR" } });
  const first = await divide(-250, -1000, 0);
  const said = [
    { field: "part", from: null, to: part("Coffee", -250) },
    { field: "part", from: null, to: part("Restaurants", -1000) },
  ];
  expect(first.steps).toEqual(said.map((step) => ({ ...step, rows: 1 })));
  const again = await divide(-500, -700, -50);
  expect(again.steps).toEqual([
    { field: "part", from: part("Coffee", -250), to: part("Coffee", -500), rows: 1 },
    { field: "part", from: part("Restaurants", -1000), to: part("Restaurants", -700), rows: 1 },
    { field: "part", from: null, to: part("Books and stationery", -50), rows: 1 },
  ]);
  expect((await rowsOf(first.id)).data[0]?.steps).toEqual(said);
  await asha.call(undoChange, { params: { id: again.id } });
  expect(new Set((await newest()).steps.map(({ from, to }) => JSON.stringify([from, to])))).toEqual(
    new Set(again.steps.map(({ from, to }) => JSON.stringify([to, from]))),
  );
});

test("what an import made keeps its names once it was taken back, whichever way is asked", async () => {
  const ben = await signUp(server, "Ben Imports");
  const rows = [
    { day: "2026-09-01", cents: -1500, name: "QUIZZLEBURY", id: "a" },
    { day: "2026-09-02", cents: -1600, name: "CORNER CAFE", id: "b" },
  ];
  await importFile(server, ben, {
    name: "september.ofx",
    bytes: makeOfx({ account: "111122223333", closing: 10_000, rows }),
  });
  const namesOf = async (id: string) =>
    (await ben.call(listChangedRows, { params: { id }, query: {} })).answer.data.map(({ named }) => named);
  const newestOf = async () =>
    (await ben.call(listChanges, { query: { limit: 1 } })).answer.data[0]?.id ?? "";
  const imported = await newestOf();
  const names = await namesOf(imported);
  expect(names.slice(0, 2)).toEqual(["QUIZZLEBURY", "CORNER CAFE"]);
  await ben.call(undoChange, { params: { id: imported } });
  const undone = await newestOf();
  await ben.call(undoChange, { params: { id: undone } });
  await ben.call(undoChange, { params: { id: await newestOf() } });
  for (const id of [imported, undone]) expect(new Set(await namesOf(id))).toEqual(new Set(names));
});

test("an attached file is told by its name, also once it was removed", async () => {
  const [id = ""] = await addRows(["RECEIPT"]);
  const path = attachFile.path.replace("{id}", id);
  await sendFiles(asha, { ...attachFile, path }, [
    { name: "receipt.pdf", bytes: makeTextPdf(["Total 12.50"]) },
  ]);
  const attached = await newest();
  expect(attached.steps).toEqual([{ field: "file", from: null, to: { text: "receipt.pdf" }, rows: 1 }]);
  await asha.call(undoChange, { params: { id: attached.id } });
  expect((await newest()).steps).toEqual([
    { field: "file", from: { text: "receipt.pdf" }, to: null, rows: 1 },
  ]);
  expect((await rowsOf(attached.id)).data).toMatchObject([
    { named: "RECEIPT", steps: [{ field: "file", from: null, to: { text: "receipt.pdf" } }] },
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
