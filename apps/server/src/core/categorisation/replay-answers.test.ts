import { createCategory, deleteCategory, listCategories } from "@passbook/contract/categories";
import { changeTransaction } from "@passbook/contract/transactions";
import { findStarterSubCategory } from "@passbook/enrichment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { signUp } from "../../../testing/people.ts";
import { forgetClassifier, loadClassifier } from "./load-classifier.ts";
import { loadTaught } from "./load-taught.ts";
import { loadTellingAccounts, toClassifierRow } from "./read-row.ts";
import { openReplay } from "./replay-answers.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ROWS: readonly (readonly [description: string, amount: number, category: string])[] = [
  ["BLUE KETTLE COFFEE 1001", -450, "Hot drinks"],
  ["REWE MARKT 4411 BERLIN", -6120, "Weekly food"],
  ["BLUE KETTLE COFFEE 1002", -510, "Hot drinks"],
  ["NORTHGATE SURVEYS PAYROLL", 250_000, "Pay"],
  ["LIDL SAGT DANKE 0712", -3300, "Weekly food"],
  ["MAPLE STREET STORES 11", -9900, "Hot drinks"],
  ["BLUE KETTLE COFFEE 1003", -470, "Hot drinks"],
  ["MAPLE STREET STORES 12", -9800, "Weekly food"],
];

test("answers over HTTP and the same answers replayed lead to the same predictions, to the last digit", async () => {
  const asha = await signUp(server, "Asha Replayed", { home_currency: "EUR" });
  const ledger = await makeLedger(server, asha);
  const { db } = server.services;
  const parent = await asha.call(createCategory, { body: { name: "Mine", icon: "house" } });
  const replay = openReplay(await loadTaught(db, asha.user_id));
  const made = new Map<string, string>();
  const findCategory = async (name: string): Promise<string> => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const body = { name, icon: "house", parent_id: parent.answer.data.id } as const;
    const { id } = (await asha.call(createCategory, { body })).answer.data;
    made.set(name, id);
    return id;
  };
  for (const [description, amount, name] of ROWS) {
    const id = await ledger.add({ description, amount, booked_on: "2026-02-03" });
    const stored = await db
      .selectFrom("transactions")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const row = toClassifierRow(stored, await loadTellingAccounts(db, asha.user_id));
    expect(replay.predict(row)).toEqual((await loadClassifier(db, asha.user_id)).predict(row));
    server.clock.advanceMs(1000);
    const sub_category_id = await findCategory(name);
    await asha.call(changeTransaction, { params: { id }, body: { sub_category_id } });
    replay.answer(row, { id: sub_category_id, name, group: "Mine", starter: null });
    forgetClassifier(asha.user_id);
    expect(replay.predict(row)).toEqual((await loadClassifier(db, asha.user_id)).predict(row));
  }
});

test("a category of the person's own is suggested by its name, without any answer, where no starter category stands for it", async () => {
  const asha = await signUp(server, "Asha Named", { home_currency: "EUR" });
  const { db } = server.services;
  const row = toClassifierRow(
    {
      description: "NETFLIX.COM",
      counterparty: null,
      amount: -1299,
      currency: "EUR",
      booked_on: "2026-02-03",
      bank_account_id: null,
      mcc: null,
      bank_category: null,
    },
    new Map(),
  );
  const predict = async () => (await loadClassifier(db, asha.user_id)).predict(row);
  const categories = (await asha.call(listCategories)).answer.data;
  const subs = categories.flatMap(({ sub_categories }) => sub_categories);
  const starter = findStarterSubCategory("subscriptions.video")?.name;
  const tied = subs.find(({ name }) => name === starter)?.id ?? "";
  expect((await predict()).label).toBe(tied);
  const parent = await asha.call(createCategory, { body: { name: "Mine", icon: "house" } });
  const body = { name: "Streaming", icon: "house", parent_id: parent.answer.data.id } as const;
  await asha.call(deleteCategory, { params: { id: tied }, query: {} });
  const own = (await asha.call(createCategory, { body })).answer.data.id;
  expect((await predict()).label).toBe(own);
});
