import { undoChange } from "@passbook/contract/changes";
import { createKey, endKey } from "@passbook/contract/keys";
import * as contract from "@passbook/contract/proposals";
import type { Scope } from "@passbook/contract/scopes";
import { confirmSession } from "@passbook/contract/sessions";
import {
  changeTransactions,
  deleteTransactions,
  getTransaction,
  splitTransaction,
} from "@passbook/contract/transactions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { makeClient, startTestServer, type TestClient, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { PASSWORD, signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { watchEvents } from "../../../testing/watch-events.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
let coffee: string;
let rent: string;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha", { home_currency: "EUR" });
  ben = await signUp(server, "Ben", { home_currency: "EUR" });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advanceMs(61_000);
  await server.services.db.deleteFrom("proposals").execute();
  ledger = await makeLedger(server, asha);
  [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
});

type Program = TestClient & { readonly key_id: string };

const makeProgram = async (name: string, scopes: readonly Scope[] = ["propose"]): Promise<Program> => {
  await asha.call(confirmSession, { body: { password: PASSWORD } });
  const { answer } = await asha.call(createKey, { body: { name, scopes, lasts_days: null } });
  return Object.assign(makeClient(server), { token: answer.data.key, key_id: answer.data.id });
};
type Wish = { readonly transaction_id: string; readonly sub_category_id: string; readonly reason?: string };
const propose = async (program: TestClient, ...proposals: readonly Wish[]) =>
  (await program.call(contract.proposeCategories, { body: { proposals: [...proposals] } })).answer.data;
const list = async (person: TestClient = asha) => (await person.call(contract.listProposals)).answer.data;
const get = async (id: string) => (await asha.call(getTransaction, { params: { id } })).answer.data;
const accept = (body: { proposal_ids?: string[]; key_id?: string }, person: TestClient = asha) =>
  person.call(contract.acceptProposals, { body });
const decline = (body: { proposal_ids?: string[]; key_id?: string }, person: TestClient = asha) =>
  person.call(contract.declineProposals, { body });
const undo = (id: string | null) => asha.call(undoChange, { params: { id: id ?? "" } });

test("what a program proposes changes nothing, and is shown with who proposes it and why", async () => {
  const program = await makeProgram("Assistant");
  const id = await ledger.add({ description: "LANTERN CAFE" });
  const before = await get(id);
  const done = await propose(program, { transaction_id: id, sub_category_id: coffee, reason: " A café. " });
  expect(done).toEqual({ proposed: 1, passed_over: [] });
  expect(await get(id)).toEqual(before);
  expect(await list()).toMatchObject([
    {
      program: { key_id: program.key_id, name: "Assistant" },
      sub_category_id: coffee,
      reason: "A café.",
      transaction: { id, description: "LANTERN CAFE" },
    },
  ]);
  expect((await asha.call(contract.countProposals)).answer.data).toEqual({
    proposals: 1,
    programs: [{ key_id: program.key_id, name: "Assistant", proposals: 1 }],
  });
  await asha.call(endKey, { params: { id: program.key_id } });
  expect((await list()).map(({ program: { name } }) => name)).toEqual(["Assistant"]);
});

test("accepting files it as the person's own answer, and undo asks again", async () => {
  const program = await makeProgram("Assistant");
  const ids = await ledger.addMany([{ amount: -300 }, { amount: -400 }]);
  await propose(program, ...ids.map((transaction_id) => ({ transaction_id, sub_category_id: coffee })));
  const [newest] = await list();
  const { answer, change_id } = await accept({ proposal_ids: [newest?.id ?? ""] });
  expect(answer.data).toEqual({ changed: 1 });
  const filed = await get(newest?.transaction.id ?? "");
  expect([filed.sub_category_id, filed.edited]).toEqual([coffee, ["sub_category_id"]]);
  expect((await list()).length).toBe(1);
  await expectSumsToHold(server.services.db, asha.user_id);
  await undo(change_id);
  expect((await list()).map(({ id }) => id)).toContain(newest?.id);
  expect((await get(newest?.transaction.id ?? "")).edited).toEqual([]);
});

test("all of one program is accepted at once, and what another proposes stays", async () => {
  const [one, other] = [await makeProgram("One"), await makeProgram("Other")];
  const ids = await ledger.addMany([{ amount: -100 }, { amount: -200 }, { amount: -300 }]);
  const [first = "", second = "", third = ""] = ids;
  await propose(
    one,
    { transaction_id: first, sub_category_id: coffee },
    { transaction_id: second, sub_category_id: rent },
  );
  await propose(
    other,
    { transaction_id: second, sub_category_id: coffee },
    { transaction_id: third, sub_category_id: coffee },
  );
  const { answer, change_id } = await accept({ key_id: one.key_id });
  expect(answer.data).toEqual({ changed: 2 });
  expect(await Promise.all(ids.map(async (id) => (await get(id)).sub_category_id))).toEqual([
    coffee,
    rent,
    ledger.sub("uncategorised.uncategorised"),
  ]);
  // The second is answered, whoever else proposed something for it.
  expect((await list()).map(({ transaction }) => transaction.id)).toEqual([third]);
  await undo(change_id);
  expect((await list()).length).toBe(4);
});

test("what is declined is not proposed again by that program, until that is undone", async () => {
  const program = await makeProgram("Assistant");
  const id = await ledger.add({});
  const wish = { transaction_id: id, sub_category_id: coffee };
  await propose(program, wish);
  const before = await get(id);
  const { answer, change_id } = await decline({ key_id: program.key_id });
  expect([answer.data, await list(), await get(id)]).toEqual([{ changed: 1 }, [], before]);
  expect(await propose(program, wish)).toEqual({
    proposed: 0,
    passed_over: [{ transaction_id: id, why: "declined" }],
  });
  await undo(change_id);
  expect((await list()).length).toBe(1);
  await decline({ key_id: program.key_id });
  // Another category is another proposal, and so is the same of another program.
  expect(await propose(program, { ...wish, sub_category_id: rent })).toMatchObject({ proposed: 1 });
  expect(await propose(await makeProgram("Other"), wish)).toMatchObject({ proposed: 1 });
});

test("a proposal goes when its transaction is answered otherwise, divided or deleted", async () => {
  const program = await makeProgram("Assistant");
  const [filed = "", divided = "", gone = ""] = await ledger.addMany([
    { amount: -100 },
    { amount: -200 },
    { amount: -300 },
  ]);
  const wishes = [filed, divided, gone].map((transaction_id) => ({
    transaction_id,
    sub_category_id: coffee,
  }));
  await propose(program, ...wishes);
  await asha.call(changeTransactions, { body: { ids: [filed], change: { sub_category_id: rent } } });
  const splits = [50, 150].map((part) => ({ sub_category_id: rent, amount: -part }));
  await asha.call(splitTransaction, { params: { id: divided }, body: { splits } });
  const { change_id } = await asha.call(deleteTransactions, { body: { ids: [gone] } });
  expect(await list()).toEqual([]);
  const done = await propose(program, wishes[0]!, wishes[1]!);
  expect(done.passed_over.map(({ why }) => why)).toEqual(["answered", "divided"]);
  expect(await refusalOf(propose(program, wishes[2]!))).toMatchObject({ status: 404 });
  await undo(change_id);
  expect((await list()).map(({ transaction }) => transaction.id)).toEqual([gone]);
});

test("the same again stays the same proposal, another category takes its place, and twice in one call is once", async () => {
  const program = await makeProgram("Assistant");
  const id = await ledger.add({});
  const wish = { transaction_id: id, sub_category_id: coffee };
  const twice = await propose(program, wish, { ...wish, sub_category_id: rent });
  expect(twice).toEqual({ proposed: 1, passed_over: [{ transaction_id: id, why: "twice" }] });
  const [first] = await list();
  await propose(program, { ...wish, reason: "Now with a reason" });
  expect(await list()).toMatchObject([{ id: first?.id, reason: "Now with a reason" }]);
  await propose(program, { ...wish, sub_category_id: rent });
  const [second] = await list();
  expect([second?.sub_category_id, second?.id === first?.id]).toEqual([rent, false]);
  // Nobody accepts what they have not seen.
  expect(await refusalOf(accept({ proposal_ids: [first?.id ?? ""] }))).toMatchObject({ status: 404 });
  const now = (await get(id)).sub_category_id;
  const same = await propose(program, { ...wish, sub_category_id: now });
  expect(same.passed_over.map(({ why }) => why)).toEqual(["filed_so"]);
});

test("foreign transactions, categories and proposals are refused, and so is whoever is no program", async () => {
  const program = await makeProgram("Assistant");
  const bens = await makeLedger(server, ben);
  const [own, foreign] = [await ledger.add({}), await bens.add({})];
  const wish = { transaction_id: own, sub_category_id: coffee };
  for (const wrong of [
    { ...wish, transaction_id: foreign },
    { ...wish, sub_category_id: bens.sub("housing.rent") },
    { ...wish, reason: "x".repeat(201) },
  ])
    expect([404, 422]).toContain((await refusalOf(propose(program, wrong))).status);
  expect(await list()).toEqual([]);
  const many = Array.from({ length: 101 }, () => wish);
  expect(await refusalOf(propose(program, ...many))).toMatchObject({ status: 422 });
  expect(await refusalOf(propose(asha, wish))).toMatchObject({ status: 409, code: "program_needed" });
  await propose(program, wish);
  const [{ id } = { id: "" }] = await list();
  for (const answer of [accept, decline]) {
    expect(await refusalOf(answer({ proposal_ids: [id] }, ben))).toMatchObject({ status: 404 });
    expect(await refusalOf(answer({ key_id: program.key_id }, ben))).toMatchObject({ status: 404 });
    expect(await refusalOf(answer({}))).toMatchObject({ status: 422 });
    expect(await refusalOf(answer({ key_id: program.key_id, proposal_ids: [id] }))).toMatchObject({
      status: 422,
    });
  }
  expect(await list(ben)).toEqual([]);
  await accept({ proposal_ids: [id] });
  for (const which of [{ proposal_ids: [id] }, { key_id: program.key_id }])
    expect(await refusalOf(decline(which))).toMatchObject({ status: 409, code: "nothing_proposed" });
});

test("of one program a thousand wait at most, and more once those are answered", async () => {
  const program = await makeProgram("Assistant");
  const ids = await ledger.addMany(Array.from({ length: 1001 }, () => ({ amount: -100 })));
  const wishes = ids.map((transaction_id) => ({ transaction_id, sub_category_id: coffee }));
  for (let from = 0; from < 1000; from += 100) await propose(program, ...wishes.slice(from, from + 100));
  const refused = await refusalOf(propose(program, wishes[1000]!));
  expect(refused).toMatchObject({ status: 409, code: "too_many_proposals" });
  const { answer } = await asha.call(contract.listProposals, { query: { limit: 200 } });
  expect([answer.data.length, answer.next]).toEqual([200, answer.data[199]?.id]);
  await accept({ key_id: program.key_id });
  expect(await propose(program, wishes[1000]!)).toMatchObject({ proposed: 1 });
}, 120_000);

test("who watches hears at once that a program proposes something", async () => {
  await server.app.listen({ port: 0 });
  const program = await makeProgram("Assistant");
  const id = await ledger.add({ description: "LANTERN CAFE" });
  const watching = watchEvents(server, asha);
  await watching.opened;
  await propose(program, { transaction_id: id, sub_category_id: coffee });
  await watching.hear('event: proposals\ndata: {"made":1}\n\n');
  await decline({ key_id: program.key_id });
  await watching.hear('event: proposals\ndata: {"made":0}\n\n');
  expect(watching.read().text.match(/event: proposals/g)).toHaveLength(2);
  watching.leave();
});
