import { undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/statements";
import { changeTransaction, splitTransaction } from "@passbook/contract/transactions";
import { AMOUNT_MAX } from "@passbook/contract/values";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { firstAccount, importFile, readLedger } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { readState } from "../../../../testing/rows.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HEAD = "Date,Description,Amount,Balance\n";
/** Row 3 says −5.00, the balances say −10.00. */
const WRONG = `${HEAD}2026-09-01,Grocer,-10.00,90.00\n2026-09-02,Metro,-20.00,70.00\n2026-09-03,Coffee,-5.00,60.00\n2026-09-04,Bakery,-1.00,59.00\n2026-09-05,Kiosk,-2.00,57.00\n`;

const newPerson = async (): Promise<{ asha: TestPerson; account_id: string }> => {
  people += 1;
  const asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
  const rows = [{ day: "2026-01-03", cents: -100, name: "FIRST", id: "2026010301" }];
  await importFile(server, asha, { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) });
  return { asha, account_id: await firstAccount(asha) };
};
const get = async (person: TestPerson, id: string) =>
  (await person.call(contract.getStatement, { params: { id } })).answer.data;
const listRows = async (person: TestPerson, id: string) =>
  (await person.call(contract.listStatementRows, { params: { id } })).answer.data;
const expectSums = async ({ user_id }: TestPerson) => await expectSumsToHold(server.services.db, user_id);

test("rows that wait are shown and corrected, proved anew, and imported as corrected", async () => {
  const { asha, account_id } = await newPerson();
  const waiting = await importFile(server, asha, { name: "wrong.csv", bytes: WRONG, account_id });
  expect(waiting).toMatchObject({
    status: "needs_review",
    questions: [{ code: "contradicted" }],
    corrections: [],
  });
  expect(new Set((await listRows(asha, waiting.id)).map(({ currency }) => currency))).toEqual(
    new Set(["EUR"]),
  );
  const params = { id: waiting.id };
  const changes = [{ op: "set" as const, row: 3, amount: -1000 }];
  const { answer, change_id } = await asha.call(contract.correctStatement, { params, body: { changes } });
  expect(change_id).toBeNull();
  expect(answer.data).toMatchObject({ status: "needs_review", corrections: changes, questions: [] });
  expect(answer.data.proof?.verdict).not.toBe("contradicted");
  expect((await listRows(asha, waiting.id)).map(({ row, amount }) => [row, amount])).toEqual([
    [1, -1000],
    [2, -2000],
    [3, -1000],
    [4, -100],
    [5, -200],
  ]);
  await asha.call(contract.acceptStatement, { params, body: {} });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await get(asha, waiting.id)).toMatchObject({ status: "imported", corrections: changes });
  expect((await readLedger(server, asha)).map(({ amount }) => amount)).toEqual([
    -100, -1000, -2000, -1000, -100, -200,
  ]);
  await expectSums(asha);
});

test("removed rows leave their number free, added ones count on behind the last and stand at their place", async () => {
  const { asha, account_id } = await newPerson();
  const { id } = await importFile(server, asha, { name: "wrong.csv", bytes: WRONG, account_id });
  const insert = { op: "insert" as const, booked_on: "2026-09-02", amount: -500, description: "Forgotten" };
  const changes = [
    { op: "remove" as const, row: 4 },
    { ...insert, after: 2 },
    { ...insert, after: 0, amount: -1 },
  ];
  await asha.call(contract.correctStatement, { params: { id }, body: { changes } });
  const rows = await listRows(asha, id);
  expect(rows.map(({ row }) => row)).toEqual([7, 1, 2, 6, 3, 5]);
  expect(rows.map(({ source }) => source)).toEqual([
    null,
    { line: 2 },
    { line: 3 },
    null,
    { line: 4 },
    { line: 6 },
  ]);
  await expect(
    asha.call(contract.correctStatement, {
      params: { id },
      body: { changes: [{ op: "remove", row: 9 }] },
    }),
  ).rejects.toMatchObject({ status: 422, fields: { changes: "There is no row 9: 5 rows were read." } });
  const too_large = [{ op: "set" as const, row: 3, amount: AMOUNT_MAX + 1 }];
  await expect(
    asha.call(contract.correctStatement, { params: { id }, body: { changes: too_large } }),
  ).rejects.toMatchObject({
    status: 422,
    fields: { "changes.0.amount": "This amount is too large to be kept." },
  });
});

test("correcting an imported statement changes its transactions, keeps what the person set, and can be undone", async () => {
  const { asha, account_id } = await newPerson();
  const { id } = await importFile(server, asha, { name: "wrong.csv", bytes: WRONG, account_id });
  const params = { id };
  await asha.call(contract.acceptStatement, { params, body: { as_read: true } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const coffee = (await readLedger(server, asha)).find(({ description }) => description === "Coffee")!;
  await asha.call(changeTransaction, { params: { id: coffee.id }, body: { note: "with Ravi" } });
  const before = await readState(server.services.db, asha.user_id);
  const changes = [
    { op: "set" as const, row: 3, amount: -1000, description: "Coffee house" },
    { op: "remove" as const, row: 5 },
    { op: "insert" as const, after: 4, booked_on: "2026-09-04", amount: -250, description: "Added" },
  ];
  const { answer, change_id } = await asha.call(contract.correctStatement, { params, body: { changes } });
  expect(answer.data).toMatchObject({ status: "imported", corrections: changes });
  const ledger = await readLedger(server, asha);
  expect(ledger.find((row) => row.id === coffee.id)).toMatchObject({
    amount: -1000,
    description: "Coffee house",
    note: "with Ravi",
  });
  expect(ledger.map(({ description }) => description)).toEqual([
    "FIRST",
    "Grocer",
    "Metro",
    "Coffee house",
    "Added",
    "Bakery",
  ]);
  await expectSums(asha);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await readState(server.services.db, asha.user_id)).toEqual(before);
  await expectSums(asha);
});

test("a divided transaction whose amount is corrected keeps its parts, which still add up", async () => {
  const { asha, account_id } = await newPerson();
  const { id } = await importFile(server, asha, { name: "wrong.csv", bytes: WRONG, account_id });
  await asha.call(contract.acceptStatement, { params: { id }, body: { as_read: true } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const metro = (await readLedger(server, asha)).find(({ description }) => description === "Metro")!;
  const { sub_category_id } = metro;
  const splits = [-1500, -500].map((amount) => ({ sub_category_id, amount, note: null }));
  await asha.call(splitTransaction, { params: { id: metro.id }, body: { splits } });
  const changes = [{ op: "set" as const, row: 2, amount: -2300 }];
  await asha.call(contract.correctStatement, { params: { id }, body: { changes } });
  const parts = await server.services.db
    .selectFrom("splits")
    .select("amount")
    .where("transaction_id", "=", metro.id)
    .execute();
  expect(parts.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-1800, -500]);
  await expectSums(asha);
});

test("reading again keeps corrections, edits and transactions; what never was imported or is read no more says so", async () => {
  const { asha, account_id } = await newPerson();
  const { id } = await importFile(server, asha, { name: "wrong.csv", bytes: WRONG, account_id });
  const params = { id };
  await expect(asha.call(contract.rereadStatement, { params })).rejects.toMatchObject({
    status: 409,
    code: "not_imported",
  });
  const changes = [{ op: "set" as const, row: 3, amount: -1000 }];
  await asha.call(contract.correctStatement, { params, body: { changes } });
  await asha.call(contract.acceptStatement, { params, body: { as_read: true } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const before = await readLedger(server, asha);
  const { answer, change_id } = await asha.call(contract.rereadStatement, { params });
  expect(answer.data).toMatchObject({ status: "imported", corrections: changes });
  expect(change_id).not.toBeNull();
  expect(await readLedger(server, asha)).toEqual(before);
  const failed = await importFile(server, asha, { name: "letter.txt", bytes: "Dear Asha,\n\nhello.\n" });
  await expect(
    asha.call(contract.correctStatement, { params: { id: failed.id }, body: { changes: [] } }),
  ).rejects.toMatchObject({ status: 409, code: "not_read" });
});

test("a reading by a lesser reader is mended by reading again: changed, added and dropped rows keep what was set", async () => {
  const { asha, account_id } = await newPerson();
  const bytes = `${HEAD}2026-09-01,Grocer,-10.00,90.00\n2026-09-02,Metro,-20.00,70.00\n2026-09-03,Coffee,-10.00,60.00\n`;
  const { id } = await importFile(server, asha, { name: "right.csv", bytes, account_id });
  const good = await readSumsByName(asha.user_id);
  const { reader } = server.services;
  const lesser: typeof reader.parse = async (...file) => {
    const read = await reader.parse(...file);
    const [statement] = read.ok ? read.value.statements : [];
    if (!read.ok || statement === undefined) return read;
    const [first, second] = statement.transactions;
    const transactions = [
      { ...first!, amount: -1 },
      second!,
      { ...second!, amount: -7, source: { line: 9 } },
    ];
    return { ok: true, value: { ...read.value, statements: [{ ...statement, transactions }] } };
  };
  const { rereadStatement } = await import("./correct-statement.ts");
  const author = { user_id: asha.user_id, session_id: null, clock: server.clock };
  await rereadStatement({ ...server.services, reader: { ...reader, parse: lesser } }, author, id);
  const worse = await readLedger(server, asha);
  expect(worse.map(({ amount }) => amount)).toEqual([-100, -1, -2000, -7]);
  await asha.call(changeTransaction, { params: { id: worse[1]!.id }, body: { note: "kept" } });
  await asha.call(contract.rereadStatement, { params: { id } });
  const mended = await readLedger(server, asha);
  expect(mended.map(({ amount, note }) => [amount, note])).toEqual([
    [-100, null],
    [-1000, "kept"],
    [-2000, null],
    [-1000, null],
  ]);
  await expectSums(asha);
  expect(await readSumsByName(asha.user_id)).toEqual(good);
});

/** Vendors and merchants that went with their last row come back as new ones of the same name. */
const readSumsByName = async (user_id: string): Promise<string[]> => {
  const rows = await server.services.db
    .selectFrom("month_sums")
    .leftJoin("vendors", (join) =>
      join
        .onRef("vendors.user_id", "=", "month_sums.user_id")
        .onRef("vendors.id", "=", "month_sums.vendor_id"),
    )
    .leftJoin("merchants", (join) =>
      join
        .onRef("merchants.user_id", "=", "month_sums.user_id")
        .onRef("merchants.id", "=", "month_sums.merchant_id"),
    )
    .selectAll("month_sums")
    .select(["vendors.name_key", "merchants.name_key as merchant_key"])
    .where("month_sums.user_id", "=", user_id)
    .execute();
  return rows.map((row) => JSON.stringify({ ...row, vendor_id: "", merchant_id: "" })).toSorted();
};

test("a reading that contradicts what is printed never takes the place of one that did not", async () => {
  const { asha, account_id } = await newPerson();
  const bytes = `${HEAD}2026-09-01,Grocer,-10.00,90.00\n2026-09-02,Metro,-20.00,70.00\n2026-09-03,Coffee,-10.00,60.00\n`;
  const { id, status } = await importFile(server, asha, { name: "right.csv", bytes, account_id });
  expect(status).toBe("imported");
  const before = await readState(server.services.db, asha.user_id);
  const { reader } = server.services;
  const lesser: typeof reader.parse = async (...file) => {
    const read = await reader.parse(...file);
    if (!read.ok) return read;
    const statements = read.value.statements.map((each) => ({
      ...each,
      transactions: each.transactions.slice(1).map((row) => ({ ...row, amount: -row.amount })),
    }));
    const proof = { verdict: "contradicted" as const, checks: [], doubts: [], culprit: null };
    return { ok: true, value: { ...read.value, statements: statements.map((each) => ({ ...each, proof })) } };
  };
  const { rereadStatement } = await import("./correct-statement.ts");
  const author = { user_id: asha.user_id, session_id: null, clock: server.clock };
  const services = { ...server.services, reader: { ...reader, parse: lesser } };
  await expect(rereadStatement(services, author, id)).rejects.toMatchObject({ code: "contradicted" });
  expect(await readState(server.services.db, asha.user_id)).toEqual(before);
});

test("a printed balance that was misread is corrected, and nothing waits any more", async () => {
  const { asha, account_id } = await newPerson();
  const bytes = `${HEAD}2026-09-01,Grocer,-10.00,90.00\n2026-09-02,Metro,-20.00,70.10\n2026-09-03,Coffee,-10.00,60.00\n`;
  const waiting = await importFile(server, asha, { name: "misread.csv", bytes, account_id });
  const [repair] = waiting.proof?.culprit?.repairs ?? [];
  expect(repair).toEqual({
    kind: "change_balance",
    changes: [{ op: "set", row: 2, balance_after: 7000 }],
  });
  const params = { id: waiting.id };
  const { answer } = await asha.call(contract.correctStatement, {
    params,
    body: { changes: repair?.changes ?? [] },
  });
  expect(answer.data).toMatchObject({ status: "needs_review", questions: [], proof: { verdict: "proved" } });
  await asha.call(contract.acceptStatement, { params, body: {} });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await get(asha, waiting.id)).toMatchObject({ status: "imported", proof: { verdict: "proved" } });
  expect((await readLedger(server, asha)).map(({ balance_after }) => balance_after)).toContain(7000);
});
