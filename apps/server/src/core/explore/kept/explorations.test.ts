import { undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/explorations";
import { changeMerchant, createMerchant, mergeMerchant } from "@passbook/contract/merchants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { refusalOf } from "../../../../testing/refused.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao");
  ben = await signUp(server, "Ben Cole");
});
afterAll(() => server.close());

const SEARCH = "measure=spent&rows=category&columns=month&period=last-12-months&view=line";
const keep = (name: string, search = SEARCH, person = asha) =>
  person.call(contract.createExploration, { body: { name, search } });
const list = async (person = asha) =>
  (await person.call(contract.listExplorations)).answer.data.map(({ name, pinned }) => [name, pinned]);
const listCards = async () => (await asha.call(contract.listHomeCards)).answer.data;
const undo = (change_id: string | null) => asha.call(undoChange, { params: { id: change_id ?? "" } });

test("an exploration is kept, renamed, pinned and forgotten, and all of it is undone", async () => {
  const { answer } = await keep("Food");
  const params = { id: answer.data.id };
  expect(answer.data).toMatchObject({ name: "Food", search: SEARCH, pinned: false });
  await asha.call(contract.changeExploration, { params, body: { name: "Groceries", pinned: true } });
  await asha.call(contract.changeExploration, { params, body: { search: "measure=count&rows=month" } });
  expect((await asha.call(contract.getExploration, { params })).answer.data).toMatchObject({
    name: "Groceries",
    search: "measure=count&rows=month",
  });
  expect(await list()).toEqual([["Groceries", true]]);
  const cards = [
    { card: params.id, hidden: false },
    { card: "flow", hidden: true },
  ];
  expect((await asha.call(contract.orderHomeCards, { body: { cards } })).answer.data).toEqual(cards);
  const { change_id } = await asha.call(contract.deleteExploration, { params });
  expect([await list(), await listCards()]).toEqual([[], [{ card: "flow", hidden: true }]]);
  await undo(change_id);
  expect([await list(), await listCards()]).toEqual([[["Groceries", true]], cards]);
});

test("the cards of the home screen stand as a person puts them, each once, and as before once that is undone", async () => {
  const before = await listCards();
  const cards = [
    { card: "months", hidden: false },
    { card: "months", hidden: true },
    { card: "due", hidden: true },
  ];
  const { answer, change_id } = await asha.call(contract.orderHomeCards, { body: { cards } });
  expect(answer.data).toEqual([
    { card: "months", hidden: false },
    { card: "due", hidden: true },
  ]);
  await undo(change_id);
  expect(await listCards()).toEqual(before);
  const gone = { card: "01a22452-a346-7000-9a8d-c66abf2a1c5f", hidden: false };
  expect(await refusalOf(asha.call(contract.orderHomeCards, { body: { cards: [gone] } }))).toMatchObject({
    status: 404,
  });
  await asha.call(contract.orderHomeCards, { body: { cards: [] } });
  expect(await listCards()).toEqual([]);
});

test("they are their person's, each under a name of its own", async () => {
  const { answer } = await keep("Mine");
  expect(await list(ben)).toEqual([]);
  const params = { id: answer.data.id };
  expect(await refusalOf(ben.call(contract.getExploration, { params }))).toMatchObject({ status: 404 });
  expect(await refusalOf(keep("MINE"))).toMatchObject({ status: 409, code: "name_taken" });
  await keep("Mine", SEARCH, ben);
});

test("what no address of an exploration can hold is refused", async () => {
  for (const search of ["", "measure=money", "rows=colour", `${SEARCH}&rows=tag`, `${SEARCH}&x=1`])
    expect(await refusalOf(keep("Odd", search))).toMatchObject({
      status: 422,
      fields: { search: "Write what an exploration can be, as its address has it." },
    });
});

test("ids and names in it follow what takes their place", async () => {
  const make = async (name: string) => (await asha.call(createMerchant, { body: { name } })).answer.data;
  const [old, other] = [await make("Old Shop"), await make("New Shop")];
  const { answer } = await keep("Shop", `${SEARCH}&merchant_id=${old.id}&q=merchant%3A%22old+shop%22`);
  const params = { id: answer.data.id };
  const searched = async () =>
    new URLSearchParams((await asha.call(contract.getExploration, { params })).answer.data.search);
  await asha.call(changeMerchant, { params: { id: old.id }, body: { name: "Corner" } });
  expect((await searched()).get("q")).toBe('merchant:"Corner"');
  await asha.call(mergeMerchant, { params: { id: old.id }, body: { into: other.id } });
  expect((await searched()).get("merchant_id")).toBe(other.id);
});

test("a hundred of them are the most", async () => {
  const many = await signUp(server, "Many Kept");
  for (let index = 0; index < 100; index += 1) await keep(`Kept ${String(index)}`, SEARCH, many);
  expect(await refusalOf(keep("One more", SEARCH, many))).toMatchObject({
    status: 409,
    code: "too_many_explorations",
  });
});
