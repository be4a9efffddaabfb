import { undoChange } from "@passbook/contract/changes";
import { changeMerchant, createMerchant, mergeMerchant } from "@passbook/contract/merchants";
import * as contract from "@passbook/contract/saved-searches";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao");
  ben = await signUp(server, "Ben Cole");
});
afterAll(() => server.close());

const save = (name: string, search: string, person = asha) =>
  person.call(contract.createSavedSearch, { body: { name, search } });
const list = async (person = asha) =>
  (await person.call(contract.listSavedSearches)).answer.data.map(({ name, search }) => [name, search]);

test("a search is kept, renamed, changed and forgotten, and all of it is undone", async () => {
  const { answer } = await save("Coffee", "q=coffee+in%3Alast-month&flow=spent");
  const params = { id: answer.data.id };
  expect(answer.data).toMatchObject({ name: "Coffee", search: "q=coffee+in%3Alast-month&flow=spent" });
  await asha.call(contract.changeSavedSearch, { params, body: { name: "Latte" } });
  await asha.call(contract.changeSavedSearch, { params, body: { search: "q=latte" } });
  expect(await list()).toEqual([["Latte", "q=latte"]]);
  const { change_id } = await asha.call(contract.deleteSavedSearch, { params });
  expect(await list()).toEqual([]);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await list()).toEqual([["Latte", "q=latte"]]);
  await asha.call(contract.deleteSavedSearch, { params });
});

test("they are their person's, each under a name of its own", async () => {
  const { answer } = await save("Mine", "q=a");
  expect(await list(ben)).toEqual([]);
  expect(
    await refusalOf(ben.call(contract.getSavedSearch, { params: { id: answer.data.id } })),
  ).toMatchObject({ status: 404 });
  expect(await refusalOf(save("MINE", "q=b"))).toMatchObject({ status: 409, code: "name_taken" });
  await save("Mine", "q=b", ben);
});

test("what no list can be narrowed by is refused", async () => {
  for (const search of ["", "q", "colour=red", "from=yesterday", "q=a&q=b", "tag_id=x"])
    expect(await refusalOf(save("Odd", search))).toMatchObject({
      status: 422,
      fields: { search: expect.any(String) as string },
    });
});

test("what is named by words is found by its new name, until that is undone", async () => {
  const { answer } = await asha.call(createMerchant, { body: { name: "Netto" } });
  await save("Netto", "q=merchant%3Anetto+%3E5&flow=spent");
  const renamed = await asha.call(changeMerchant, {
    params: { id: answer.data.id },
    body: { name: "Discounter" },
  });
  const read = async () => (await list()).find(([name]) => name === "Netto")?.[1];
  expect(new URLSearchParams(await read()).get("q")).toBe('merchant:"Discounter" >5');
  await asha.call(undoChange, { params: { id: renamed.change_id ?? "" } });
  expect(await read()).toBe("q=merchant%3Anetto+%3E5&flow=spent");
});

test("what is merged is meant by what it is merged into", async () => {
  const make = async (name: string) => (await asha.call(createMerchant, { body: { name } })).answer.data.id;
  const [one, other] = [await make("Aldi Nord"), await make("Aldi")];
  await save("Aldi", `q=milk&merchant_id=-${one}`);
  await asha.call(mergeMerchant, { params: { id: one }, body: { into: other } });
  expect(await list()).toContainEqual(["Aldi", `q=milk&merchant_id=-${other}`]);
});

test("there is an end to how many are kept", async () => {
  const kept = (await list(ben)).length;
  for (let at = kept; at < 100; at += 1) await save(`Search ${String(at)}`, "q=a", ben);
  expect(await refusalOf(save("One more", "q=a", ben))).toMatchObject({
    status: 409,
    code: "too_many_saved_searches",
  });
});
