import { getCategorisation } from "@passbook/contract/categorisation";
import { createCategory, deleteCategory } from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import { listRuleProposals, dismissRuleProposal } from "@passbook/contract/rules";
import {
  changeTransaction,
  changeTransactions,
  deleteTransactions,
  getTransaction,
  splitTransaction,
} from "@passbook/contract/transactions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { settle } from "../../../testing/settle.ts";
import { readState } from "../../../testing/rows.ts";
import { dropForgotten } from "./drop-forgotten.ts";
import { forgetClassifier } from "./load-classifier.ts";
import { suggestFrom } from "./refresh-suggestions.ts";

let server: TestServer;
let asha: TestPerson;
let ledger: Ledger;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
  ledger = await makeLedger(server, asha);
});

const read = async () => (await asha.call(getCategorisation)).answer.data;
/** Two answers are never given in one moment. */
const file = (id: string, sub_category_id: string) => {
  server.clock.advanceMs(1000);
  return asha.call(changeTransaction, { params: { id }, body: { sub_category_id } });
};
const undo = (id: string | null) => asha.call(undoChange, { params: { id: id ?? "" } });
const settled = async () => {
  await settle(server);
  return readState(server.services.db, asha.user_id);
};
const listAnswers = () =>
  server.services.db
    .selectFrom("answers")
    .select(["transaction_id", "sub_category_id", "predicted_id", "confidence", "applied"])
    .where("user_id", "=", asha.user_id)
    .orderBy("answered_at")
    .orderBy("id")
    .execute();

test("the panel counts who filed what, how often it was right, and whose answer would settle most", async () => {
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const vendor_id = await ledger.addVendor("Zyx Trading");
  const filed = {
    sub_category_id: coffee,
    confidence: 960,
    why: JSON.stringify({ kind: "word", word: "x" }),
  };
  const [kept = "", wrong = ""] = await ledger.addMany([filed, filed, filed]);
  await ledger.addMany([
    { vendor_id, amount: -200, booked_on: "2026-02-01" },
    { vendor_id, amount: -300, booked_on: "2026-02-09" },
  ]);
  await ledger.add({ sub_category_id: rent, why: JSON.stringify({ kind: "rule", rule_id: "r", name: "R" }) });
  await ledger.add({ hidden: 1 });
  await file(kept, coffee);
  await file(wrong, rent);
  expect(await read()).toMatchObject({
    answers: 2,
    right: 1,
    right_category: 1,
    silent: { answers: 2, right: 1 },
    calibration: [{ from: 0.9, to: 1, answers: 2, stated: 0.96, share: 0.5 }],
    filed: { silently: 1, suggested: 0, uncategorised: 2, by_person: 2, by_rule: 1 },
    most_helpful: [
      {
        vendor_id,
        name: "Zyx Trading",
        transactions: 2,
        totals: [{ currency: "EUR", amount: -500 }],
        newest: "2026-02-09",
      },
    ],
  });
});

test("an answer keeps the first prediction when it is changed, counts once, and goes when the category is taken away", async () => {
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const id = await ledger.add({ sub_category_id: coffee, confidence: 930 });
  const before = await settled();
  const first = await file(id, rent);
  const predicted = { transaction_id: id, predicted_id: coffee, confidence: 930, applied: 1 };
  expect(await listAnswers()).toEqual([{ ...predicted, sub_category_id: rent }]);
  await file(id, rent);
  expect((await listAnswers()).length).toBe(1);
  const second = await file(id, coffee);
  expect(await listAnswers()).toEqual([{ ...predicted, sub_category_id: coffee }]);
  const third = await file(id, ledger.sub("uncategorised.uncategorised"));
  expect(await listAnswers()).toEqual([]);
  for (const { change_id } of [third, second]) await undo(change_id);
  expect(await listAnswers()).toEqual([{ ...predicted, sub_category_id: rent }]);
  await undo(first.change_id);
  expect(await settled()).toEqual(before);
});

test("a division teaches nothing", async () => {
  const id = await ledger.add({ amount: -300 });
  const splits = [-100, -200].map((amount) => ({ sub_category_id: ledger.sub("housing.rent"), amount }));
  await asha.call(splitTransaction, { params: { id }, body: { splits } });
  expect(await listAnswers()).toEqual([]);
});

test("what was taught outlives the transaction, and moves or falls with its category", async () => {
  const body = { name: "Chess", icon: "house", parent_id: "" };
  const { answer: games } = await asha.call(createCategory, { body: { name: "Games", icon: "house" } });
  const made = await asha.call(createCategory, { body: { ...body, parent_id: games.data.id } });
  const chess = made.answer.data.id;
  const id = await ledger.add({});
  await file(id, chess);
  const before = await settled();
  const coffee = ledger.sub("eating_out.coffee");
  const moved = await asha.call(deleteCategory, { params: { id: chess }, query: { move_to: coffee } });
  expect((await listAnswers()).map((row) => row.sub_category_id)).toEqual([coffee]);
  await undo(moved.change_id);
  expect(await settled()).toEqual(before);
});

test("three corrections of one vendor propose a rule, with what it would change, until it is dismissed", async () => {
  const vendor_id = await ledger.addVendor("Zyx Trading");
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const filed = { vendor_id, description: "ZYX TRADING", sub_category_id: coffee, confidence: 930 };
  const [one = "", two = "", three = "", other = ""] = await ledger.addMany(
    Array.from({ length: 4 }, () => filed),
  );
  const proposals = async () => (await asha.call(listRuleProposals)).answer.data;
  for (const id of [one, two]) await file(id, rent);
  expect(await proposals()).toEqual([]);
  await file(three, rent);
  const [proposal, ...more] = await proposals();
  expect(more).toEqual([]);
  expect(proposal).toMatchObject({
    rule: { actions: { sub_category_id: rent } },
    corrections: 3,
    changes: 1,
  });
  expect((await asha.call(getTransaction, { params: { id: other } })).answer.data.sub_category_id).toBe(
    coffee,
  );
  const before = await settled();
  const key = proposal?.key ?? "";
  for (const nonsense of ["", "x", `${key.slice(0, 35)} [`, "x".repeat(300)])
    await expect(asha.call(dismissRuleProposal, { body: { key: nonsense } })).rejects.toMatchObject({
      status: 422,
      fields: { key: expect.any(String) as string },
    });
  const { change_id } = await asha.call(dismissRuleProposal, { body: { key } });
  expect(await proposals()).toEqual([]);
  await undo(change_id);
  expect(await settled()).toEqual(before);
  expect((await proposals()).length).toBe(1);
});

test("transactions filed at one go are one answer and one correction", async () => {
  const vendor_id = await ledger.addVendor("Zyx Trading");
  const [coffee, rent] = [ledger.sub("eating_out.coffee"), ledger.sub("housing.rent")];
  const filed = { vendor_id, description: "ZYX TRADING", sub_category_id: coffee, confidence: 930 };
  const [one = "", two = "", ...others] = await ledger.addMany(Array.from({ length: 34 }, () => filed));
  await asha.call(changeTransactions, { body: { ids: others, change: { sub_category_id: rent } } });
  expect(await read()).toMatchObject({ answers: 1, right: 0, silent: { answers: 1, right: 0 } });
  expect((await asha.call(listRuleProposals)).answer.data).toEqual([]);
  for (const id of [one, two]) await file(id, rent);
  expect(await read()).toMatchObject({ answers: 3 });
  expect((await asha.call(listRuleProposals)).answer.data).toMatchObject([{ corrections: 3 }]);
});

test("an answer that is learned no more goes once its transaction has gone", async () => {
  const { db } = server.services;
  const coffee = ledger.sub("eating_out.coffee");
  const ids = await ledger.addMany(Array.from({ length: 6 }, () => ({})));
  for (const id of ids) await file(id, coffee);
  const [oldest = "", , , , newer = ""] = ids;
  const { change_id } = await asha.call(deleteTransactions, {
    body: { ids: ids.filter((id) => id !== oldest) },
  });
  await dropForgotten(db, 3);
  expect((await listAnswers()).map((answer) => answer.transaction_id)).toEqual([oldest, ...ids.slice(3)]);
  await undo(change_id);
  for (const id of ids)
    expect((await asha.call(getTransaction, { params: { id } })).answer.data.sub_category_id).toBe(coffee);
  await file(newer, ledger.sub("housing.rent"));
  expect(await listAnswers()).toHaveLength(4);
});

test("answers are learned again only where a transaction waits for a suggestion", async () => {
  const [coffee, none] = [ledger.sub("eating_out.coffee"), ledger.sub("uncategorised.uncategorised")];
  const [filed = "", open = ""] = await ledger.addMany([
    { sub_category_id: none },
    { sub_category_id: none },
  ]);
  await file(filed, coffee);
  await settled();
  const countLearned = async (): Promise<number> => {
    let asked = 0;
    forgetClassifier(asha.user_id);
    const db = server.services.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"name":"answers"')) asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await suggestFrom({ db }, asha.user_id, "");
    return asked;
  };
  expect(await countLearned()).toBeGreaterThan(0);
  await file(open, coffee);
  await settled();
  expect(await countLearned()).toBe(0);
});
