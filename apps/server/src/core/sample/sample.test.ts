import { createBankAccount, deleteBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/sample";
import { getStatementPages, listStatementRows, listStatements } from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const cpuMs = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test("a second household is refused before it is made", async () => {
  const tara = await signUp(server, "Tara");
  const made_ms = await cpuMs(() => tara.call(contract.loadSample));
  const refused_ms = await cpuMs(() =>
    expect(tara.call(contract.loadSample)).rejects.toMatchObject({ status: 409, code: "sample_loaded" }),
  );
  expect(refused_ms).toBeLessThan(made_ms / 4);
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

test("its statements prove, and their rows lead to the lines of their files", async () => {
  const ravi = await signUp(server, "Ravi");
  await ravi.call(contract.loadSample);
  const { answer } = await ravi.call(listStatements, { query: { limit: 200 } });
  expect(answer.data.length).toBeGreaterThanOrEqual(70);
  expect(answer.data.every(({ proof, source }) => proof?.verdict === "proved" && source === "sample")).toBe(
    true,
  );
  const params = { id: answer.data.find(({ counts }) => counts.new > 3)!.id };
  const { answer: rows } = await ravi.call(listStatementRows, { params, query: { limit: 3 } });
  const { answer: lines } = await ravi.call(getStatementPages, { params, query: { after: 8, limit: 3 } });
  for (const [index, row] of rows.data.entries()) {
    const line = lines.data[index]! as { line: number; text: string };
    expect(row.source).toEqual({ line: line.line });
    expect(line.text).toContain(row.booked_on);
  }
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
