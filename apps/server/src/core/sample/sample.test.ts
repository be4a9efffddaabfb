import { createBankAccount, deleteBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/sample";
import {
  acceptStatement,
  correctStatement,
  getStatementPages,
  listStatementRows,
  listStatements,
} from "@passbook/contract/statements";
import { addDays } from "@passbook/contract/values";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp } from "../../../testing/people.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { readState } from "../../../testing/rows.ts";
import { uploadFiles } from "../../../testing/uploads.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../statements/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const stateOf = (user_id: string) => readState(server.services.db, user_id);

test("the sample household is loaded, shown, and removed without a trace", async () => {
  const asha = await signUp(server, "Asha", { home_currency: "INR" });
  const { db } = server.services;
  const before = await stateOf(asha.user_id);
  expect((await asha.call(contract.getSample)).answer.data).toEqual({ loaded: false, transactions: 0 });
  const { answer } = await asha.call(contract.loadSample);
  expect(answer.data.loaded).toBe(true);
  expect(answer.data.transactions).toBeGreaterThan(2000);
  await expectSumsToHold(db, asha.user_id);
  const filed = await db
    .selectFrom("transactions as t")
    .innerJoin("categories as c", (join) =>
      join.onRef("c.user_id", "=", "t.user_id").onRef("c.id", "=", "t.sub_category_id"),
    )
    .select(["c.starter_id", "t.currency", "t.why"])
    .where("t.user_id", "=", asha.user_id)
    .execute();
  expect(new Set(filed.map(({ currency }) => currency))).toEqual(new Set(["INR"]));
  expect(filed.filter(({ why }) => why === null)).toEqual([]);
  expect(filed.filter(({ starter_id }) => starter_id === "uncategorised.uncategorised").length).toBeLessThan(
    filed.length * 0.05,
  );
  await expect(asha.call(contract.loadSample)).rejects.toMatchObject({ status: 409, code: "sample_loaded" });
  await asha.call(contract.removeSample);
  expect(await stateOf(asha.user_id)).toEqual(before);
  await expect(asha.call(contract.removeSample)).rejects.toMatchObject({ status: 404 });
  await asha.call(contract.loadSample);
});

test("a second household is refused before it is made", async () => {
  const tara = await signUp(server, "Tara");
  const reading = vi.spyOn(server.services.reader, "parse");
  await tara.call(contract.loadSample);
  expect(reading).toHaveBeenCalled();
  reading.mockClear();
  await expect(tara.call(contract.loadSample)).rejects.toMatchObject({ status: 409, code: "sample_loaded" });
  expect(reading).not.toHaveBeenCalled();
  reading.mockRestore();
});

test("what moved to another account with its statements is not loaded twice", async () => {
  const kiran = await signUp(server, "Kiran");
  await kiran.call(contract.loadSample);
  const { data } = (await kiran.call(listBankAccounts)).answer;
  const { currency } = data[0]!;
  const own = { label: "Everyday", account_type: "current", currency, bank: { name: "Harbour" } } as const;
  const { answer } = await kiran.call(createBankAccount, { body: own });
  const { transactions } = (await kiran.call(contract.getSample)).answer.data;
  await kiran.call(deleteBankAccount, { params: { id: data[0]!.id }, query: { move_to: answer.data.id } });
  await kiran.call(contract.removeSample);
  await kiran.call(contract.loadSample);
  const again = (await kiran.call(contract.getSample)).answer.data.transactions;
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(transactions);
  expect((await kiran.call(listBankAccounts)).answer.data).toHaveLength(3);
  await expectSumsToHold(server.services.db, kiran.user_id);
});

test("its statements prove, and their rows lead to the lines and pages of their files", async () => {
  const ravi = await signUp(server, "Ravi");
  await ravi.call(contract.loadSample);
  const { answer } = await ravi.call(listStatements, { query: { limit: 200 } });
  expect(answer.data.length).toBeGreaterThanOrEqual(70);
  expect(answer.data.every(({ source }) => source === "sample")).toBe(true);
  const { imported = [], needs_review = [] } = Object.groupBy(answer.data, ({ status }) => status);
  expect(imported.every(({ proof }) => proof?.verdict === "proved")).toBe(true);
  expect(needs_review.map(({ proof, format }) => [proof?.verdict, format])).toEqual([
    ["contradicted", "pdf"],
  ]);
  const params = { id: imported.find(({ counts, format }) => counts.new > 3 && format === "csv")!.id };
  const { answer: rows } = await ravi.call(listStatementRows, { params, query: { limit: 3 } });
  const { answer: lines } = await ravi.call(getStatementPages, { params, query: { after: 8, limit: 3 } });
  for (const [index, row] of rows.data.entries()) {
    const line = lines.data[index]! as { line: number; text: string };
    expect(row.source).toEqual({ line: line.line });
    expect(line.text).toContain(row.booked_on);
  }
  const pages = { id: imported.find(({ format }) => format === "pdf")!.id };
  const { answer: printed } = await ravi.call(listStatementRows, { params: pages, query: { limit: 3 } });
  expect(printed.data.map(({ source }) => source)).toMatchObject([{ page: 1 }, { page: 1 }, { page: 1 }]);
});

test("one statement is misprinted: the offered repair brings its rows in, and the chain of the account holds", async () => {
  const lena = await signUp(server, "Lena", { home_currency: "EUR" });
  await lena.call(contract.loadSample);
  const before = await lena.call(contract.getSample);
  const list = async () => (await lena.call(listStatements, { query: { limit: 200 } })).answer.data;
  const broken = (await list()).find(({ status }) => status === "needs_review")!;
  const repair = broken.proof!.culprit!.repairs.find(({ kind }) => kind === "change_amount")!;
  await lena.call(correctStatement, { params: { id: broken.id }, body: { changes: repair.changes } });
  const repaired = (await list()).find(({ id }) => id === broken.id)!;
  expect([repaired.status, repaired.proof?.verdict]).toEqual(["needs_review", "proved"]);
  const account = (await lena.call(listBankAccounts)).answer.data.find(
    ({ last_4_digits }) => last_4_digits === broken.printed_account?.last_4_digits,
  )!;
  await lena.call(acceptStatement, { params: { id: broken.id }, body: { bank_account_id: account.id } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const card = (await list()).filter(({ bank_account_id }) => bank_account_id === account.id);
  expect(card.filter(({ continues }) => continues?.holds === false)).toEqual([]);
  const after = await lena.call(contract.getSample);
  expect(after.answer.data.transactions).toBeGreaterThan(before.answer.data.transactions + 20);
  await expectSumsToHold(server.services.db, lena.user_id);
  await lena.call(contract.removeSample);
  expect(await list()).toEqual([]);
});

test("its rows say why they are filed as anybody's do, and its newest ones wait for an answer", async () => {
  const { db } = server.services;
  const ines = await signUp(server, "Ines", { home_currency: "EUR" });
  await ines.call(contract.loadSample);
  const rows = await db
    .selectFrom("transactions")
    .select(["booked_on", "why", "suggested_id", "edited"])
    .where("user_id", "=", ines.user_id)
    .execute();
  const kinds = Map.groupBy(rows, ({ why }) => (JSON.parse(why ?? "{}") as { kind?: string }).kind);
  expect(new Set(kinds.keys())).toEqual(new Set(["chosen", "known", "none", "remembered"]));
  expect(kinds.get("remembered")!.length).toBeGreaterThan(rows.length / 2);
  expect(kinds.get("chosen")!.every(({ edited }) => edited === '["sub_category_id"]')).toBe(true);
  const waiting = rows.filter(({ why, suggested_id }) => suggested_id !== null || why === '{"kind":"none"}');
  expect(waiting.length).toBeGreaterThanOrEqual(7);
  const today = server.clock.now().slice(0, 10);
  expect(waiting.every(({ booked_on }) => booked_on > addDays(today, -11))).toBe(true);
  expect(waiting.filter(({ suggested_id }) => suggested_id !== null).length).toBeGreaterThanOrEqual(3);
});

test("what a person imported themselves stays when the sample goes, and undo brings the sample back", async () => {
  const mina = await signUp(server, "Mina");
  const own = makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-03", cents: -350, name: "COFFEE HOUSE", id: "2026090301" }],
  });
  await uploadFiles(mina, [{ name: "own.ofx", bytes: own }]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const before = await stateOf(mina.user_id);
  await mina.call(contract.loadSample);
  const loaded = await stateOf(mina.user_id);
  const { change_id } = await mina.call(contract.removeSample);
  expect(await stateOf(mina.user_id)).toEqual(before);
  await mina.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await stateOf(mina.user_id)).toEqual(loaded);
});

test("loading twice at once loads it once", async () => {
  const noor = await signUp(server, "Noor");
  const tried = await Promise.allSettled([noor.call(contract.loadSample), noor.call(contract.loadSample)]);
  expect(tried.map(({ status }) => status).filter((status) => status === "fulfilled")).toHaveLength(1);
  const accounts = await server.services.db
    .selectFrom("bank_accounts")
    .select("id")
    .where("user_id", "=", noor.user_id)
    .execute();
  expect(accounts).toHaveLength(3);
});
