import { readFileSync } from "node:fs";
import path from "node:path";
import { listBankAccounts } from "@passbook/contract/bank-accounts";
import { undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/statements";
import * as sources from "@passbook/contract/statement-sources";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeOfx, type OfxRow } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { readState } from "../../../testing/rows.ts";
import { type FileToUpload, uploadFiles } from "../../../testing/uploads.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "./index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const work = () => workUntilIdle(server.services, [STATEMENT_WORK]);
const newPerson = () => {
  people += 1;
  // One address may register only so many people an hour.
  if (people % 10 === 0) server.clock.advanceMs(3_600_001);
  return signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
};

const get = async (person: TestPerson, id: string) =>
  (await person.call(contract.getStatement, { params: { id } })).answer.data;

/** Uploads files, waits until they are read, and answers their statements. */
const importFiles = async (person: TestPerson, files: readonly FileToUpload[], query = "") => {
  const received = await uploadFiles(person, files, query);
  await work();
  return Promise.all(received.map(({ statement }) => get(person, statement.id)));
};
const importOne = async (person: TestPerson, bytes: string | Uint8Array, name = "a.ofx", query = "") => {
  const [statement] = await importFiles(person, [{ name, bytes }], query);
  return statement!;
};

const listTransactions = (person: TestPerson) =>
  server.services.db
    .selectFrom("transactions")
    .selectAll()
    .where("user_id", "=", person.user_id)
    .orderBy("booked_on")
    .orderBy("nth")
    .execute();
const stateOf = (person: TestPerson) => readState(server.services.db, person.user_id);
const expectSums = async (person: TestPerson) => await expectSumsToHold(server.services.db, person.user_id);
const undo = (person: TestPerson, id: string | null) => person.call(undoChange, { params: { id: id ?? "" } });
const lastChange = async (person: TestPerson, kind: string) =>
  (
    await server.services.db
      .selectFrom("changes")
      .select("id")
      .where("user_id", "=", person.user_id)
      .where("kind", "=", kind)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
  ).id;

const coffee = (id: string, day = "2026-09-03"): OfxRow => ({ day, cents: -350, name: "COFFEE HOUSE", id });
const SEPTEMBER = makeOfx({
  account: "5407324931",
  rows: [
    coffee("2026090301"),
    coffee("2026090302"),
    { day: "2026-09-28", cents: 250_000, name: "SALARY", id: "2026092801" },
  ],
});
const CSV =
  "Date,Description,Amount\n2026-09-03,Coffee house,-3.50\n2026-09-04,Grocer,-21.00\n2026-09-28,Salary,2500.00\n";

test("an uploaded file is received at once, then read; equal rows of one day both stay", async () => {
  const asha = await newPerson();
  const [first] = await uploadFiles(asha, [{ name: "september.ofx", bytes: SEPTEMBER }]);
  expect(first).toMatchObject({
    already_known: false,
    statement: { status: "received", file_name: "september.ofx" },
  });
  await work();
  expect(await get(asha, first!.statement.id)).toMatchObject({
    status: "imported",
    format: "ofx",
    currency: "EUR",
    period: { from: "2026-09-03", to: "2026-09-28" },
    counts: { new: 3, duplicate: 0, changed: 0 },
    printed_account: { last_4_digits: "4931", account_type: "current" },
  });
  expect((await listTransactions(asha)).map(({ amount, nth }) => [amount, nth])).toEqual([
    [-350, 0],
    [-350, 1],
    [250_000, 0],
  ]);
  await expectSums(asha);
});

test("the account a file names is made on the spot, once, and known again from its number", async () => {
  const asha = await newPerson();
  const october = makeOfx({ account: "5407324931", rows: [coffee("2026100301", "2026-10-03")] });
  const statements = await importFiles(asha, [
    { name: "september.ofx", bytes: SEPTEMBER },
    { name: "october.ofx", bytes: october },
  ]);
  const { answer } = await asha.call(listBankAccounts);
  expect(answer.data).toMatchObject([{ last_4_digits: "4931", account_type: "current", currency: "EUR" }]);
  expect(statements.map((each) => each.bank_account_id)).toEqual([answer.data[0]!.id, answer.data[0]!.id]);
  const stored = await server.services.db
    .selectFrom("bank_accounts")
    .selectAll()
    .where("user_id", "=", asha.user_id)
    .execute();
  expect(JSON.stringify(stored)).not.toContain("5407324931");
});

test("vendors and categories come with the rows", async () => {
  const asha = await newPerson();
  await importOne(asha, SEPTEMBER);
  const rows = await listTransactions(asha);
  expect(rows.every(({ vendor_id }) => vendor_id !== null)).toBe(true);
  expect(rows[0]!.vendor_id).toBe(rows[1]!.vendor_id);
  expect(JSON.parse(rows[0]!.why ?? "{}")).toMatchObject({ kind: "known", known: { kind: "brand" }, of: 0 });
});

test("the same file again adds nothing and is answered as known", async () => {
  const asha = await newPerson();
  const first = await importOne(asha, SEPTEMBER);
  const before = await stateOf(asha);
  const [again] = await uploadFiles(asha, [{ name: "copy of september.ofx", bytes: SEPTEMBER }]);
  expect(again).toMatchObject({ already_known: true, statement: { id: first.id, status: "imported" } });
  expect(await work()).toBe(0);
  expect(await stateOf(asha)).toEqual(before);
});

test("an overlapping file adds only what is missing", async () => {
  const asha = await newPerson();
  await importOne(asha, SEPTEMBER);
  const longer = makeOfx({
    account: "5407324931",
    rows: [
      coffee("2026090301"),
      coffee("2026090302"),
      coffee("2026090303"),
      coffee("2026100101", "2026-10-01"),
    ],
  });
  const second = await importOne(asha, longer, "b.ofx");
  expect(second.counts).toEqual({ new: 2, duplicate: 2, changed: 0 });
  expect(await listTransactions(asha)).toHaveLength(5);
});

test("F4: two tabs that send the same file at once make one statement", async () => {
  const asha = await newPerson();
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => uploadFiles(asha, [{ name: "a.ofx", bytes: SEPTEMBER }])),
  );
  expect(new Set(sent.map(([one]) => one!.statement.id)).size).toBe(1);
  expect(sent.filter(([one]) => !one!.already_known)).toHaveLength(1);
  await Promise.all([work(), work(), work()]);
  expect(await listTransactions(asha)).toHaveLength(3);
});

test("a file with two accounts makes two statements that share it", async () => {
  const asha = await newPerson();
  const both = makeOfx(
    { account: "1000200030", rows: [coffee("2026090301")] },
    { account: "1000200031", rows: [coffee("2026090301"), coffee("2026090302")] },
  );
  const first = await importOne(asha, both);
  const { answer } = await asha.call(contract.listStatements, { query: { file_hash: first.file_hash } });
  expect(answer.data.map(({ status, counts }) => [status, counts.new])).toEqual([
    ["imported", 2],
    ["imported", 1],
  ]);
  expect(new Set(answer.data.map((each) => each.bank_account_id)).size).toBe(2);
});

test("a file that is no statement fails with its reason, stays downloadable, and is read again on request", async () => {
  const asha = await newPerson();
  const failed = await importOne(asha, "Dear Sir or Madam,\n\nthank you for your letter.\n", "letter.txt");
  expect(failed.status).toBe("failed");
  expect(failed.problems[0]).toMatchObject({ code: "not_a_statement" });
  const file = await asha.send({ method: "GET", url: `/api/statements/${failed.id}/file` });
  expect(file.body).toBe("Dear Sir or Madam,\n\nthank you for your letter.\n");
  const { answer } = await asha.call(contract.retryStatement, { params: { id: failed.id } });
  expect(answer.data.status).toBe("received");
  await work();
  expect(await get(asha, failed.id)).toMatchObject({ status: "failed" });
  const [again] = await uploadFiles(asha, [
    { name: "letter.txt", bytes: "Dear Sir or Madam,\n\nthank you for your letter.\n" },
  ]);
  expect(again).toMatchObject({ already_known: true, statement: { id: failed.id, status: "received" } });
  await work();
});

test("a file that names no account waits, is never put into the only account by itself, and is imported once one is chosen", async () => {
  const asha = await newPerson();
  await importOne(asha, SEPTEMBER);
  const waiting = await importOne(asha, CSV, "export.csv");
  expect(waiting).toMatchObject({ status: "needs_review", bank_account_id: null });
  expect(waiting.questions).toContainEqual({ code: "account_unknown", likely_currency: "EUR" });
  const { answer: rows } = await asha.call(contract.listStatementRows, { params: { id: waiting.id } });
  expect(rows).toMatchObject({ total: 3, next: null });
  expect(rows.data[1]).toMatchObject({
    row: 2,
    booked_on: "2026-09-04",
    amount: -2100,
    source: { line: 3 },
    pending: false,
    transaction_id: null,
  });
  await expect(
    asha.call(contract.acceptStatement, { params: { id: waiting.id }, body: {} }),
  ).rejects.toMatchObject({
    status: 422,
    fields: { bank_account_id: "Choose the account." },
  });
  const { answer: accounts } = await asha.call(listBankAccounts);
  const { answer } = await asha.call(contract.acceptStatement, {
    params: { id: waiting.id },
    body: { bank_account_id: accounts.data[0]!.id },
  });
  expect(answer.data.status).toBe("received");
  await work();
  expect(await get(asha, waiting.id)).toMatchObject({
    status: "imported",
    bank_account_id: accounts.data[0]!.id,
  });
  const { answer: after } = await asha.call(contract.listStatementRows, {
    params: { id: waiting.id },
    query: { after: 1, limit: 1 },
  });
  expect(after).toMatchObject({ total: 3, next: 2, data: [{ row: 2 }] });
  expect(after.data[0]!.transaction_id).not.toBeNull();
});

test("an account can be made while accepting, and the making can be undone", async () => {
  const asha = await newPerson();
  const waiting = await importOne(asha, CSV, "export.csv");
  const { change_id } = await asha.call(contract.acceptStatement, {
    params: { id: waiting.id },
    body: {
      new_bank_account: {
        label: "Giro",
        account_type: "current",
        currency: "EUR",
        bank: { name: "Rhein Bank" },
      },
    },
  });
  expect(change_id).not.toBeNull();
  await work();
  const { answer } = await asha.call(listBankAccounts);
  expect(answer.data).toMatchObject([{ label: "Giro", transaction_count: 3 }]);
});

test("the account chosen while uploading is taken; one that is not there is refused", async () => {
  const asha = await newPerson();
  const ravi = await newPerson();
  await importOne(asha, SEPTEMBER);
  await importOne(ravi, SEPTEMBER);
  const { answer } = await asha.call(listBankAccounts);
  const id = answer.data[0]!.id;
  expect(await importOne(asha, CSV, "export.csv", `?bank_account_id=${id}`)).toMatchObject({
    status: "imported",
  });
  await expect(uploadFiles(ravi, [{ name: "b.csv", bytes: CSV }], `?bank_account_id=${id}`)).rejects.toThrow(
    "404",
  );
});

test("amounts of a file without a currency are read with the digits of the chosen account's", async () => {
  const asha = await newPerson();
  const yen = makeOfx({
    account: "7770001112",
    currency: "JPY",
    rows: [{ day: "2026-09-01", cents: -120_000, name: "RAMEN", id: "2026090101" }],
  });
  const { bank_account_id } = await importOne(asha, yen);
  const csv = "Date,Description,Amount\n2026-09-05,Ramen,-1200\n2026-09-06,Bento,-800\n";
  await importOne(asha, csv, "yen.csv", `?bank_account_id=${bank_account_id ?? ""}`);
  const rows = await listTransactions(asha);
  expect(rows.slice(1).map(({ amount, currency }) => [amount, currency])).toEqual([
    [-1200, "JPY"],
    [-800, "JPY"],
  ]);
});

test("a statement whose printed balances disagree waits for a person, and is imported as it is when accepted", async () => {
  const asha = await newPerson();
  const head = "Date,Description,Amount,Balance\n";
  const wrong = `${head}2026-09-01,A,-10.00,90.00\n2026-09-02,B,-20.00,70.00\n2026-09-03,C,-5.00,60.00\n2026-09-04,D,-1.00,59.00\n2026-09-05,E,-2.00,57.00\n`;
  await importOne(asha, SEPTEMBER);
  const { answer } = await asha.call(listBankAccounts);
  const waiting = await importOne(asha, wrong, "wrong.csv", `?bank_account_id=${answer.data[0]!.id}`);
  expect(waiting.proof?.verdict).toBe("contradicted");
  expect(waiting).toMatchObject({ status: "needs_review", questions: [{ code: "contradicted" }] });
  await expect(
    asha.call(contract.acceptStatement, { params: { id: waiting.id }, body: {} }),
  ).rejects.toMatchObject({ status: 422, fields: { as_read: expect.stringContaining("as they were read") } });
  await asha.call(contract.acceptStatement, { params: { id: waiting.id }, body: { as_read: true } });
  await work();
  expect(await get(asha, waiting.id)).toMatchObject({
    status: "imported",
    proof: { verdict: "contradicted" },
  });
});

test("dates that can be read both ways are asked for", async () => {
  const asha = await newPerson();
  await importOne(asha, SEPTEMBER);
  const { answer } = await asha.call(listBankAccounts);
  const csv = "Date,Description,Amount\n03/04/2026,A,-10.00\n05/06/2026,B,-20.00\n07/08/2026,C,-5.00\n";
  const waiting = await importOne(asha, csv, "dates.csv");
  expect(waiting.questions).toMatchObject([{ code: "account_unknown" }, { code: "date_order" }]);
  const params = { id: waiting.id };
  const bank_account_id = answer.data[0]!.id;
  await expect(
    asha.call(contract.acceptStatement, { params, body: { bank_account_id } }),
  ).rejects.toMatchObject({ status: 422, fields: { date_order: "Choose how its dates are written." } });
  await asha.call(contract.acceptStatement, { params, body: { bank_account_id, date_order: "mdy" } });
  await work();
  expect(await get(asha, waiting.id)).toMatchObject({
    status: "imported",
    period: { from: "2026-03-04", to: "2026-07-08" },
  });
});

test("undoing an import gives back exactly what was before, redoing what was after; the file stays", async () => {
  const asha = await newPerson();
  const before = await stateOf(asha);
  const { id } = await importOne(asha, SEPTEMBER);
  const after = await stateOf(asha);
  const { change_id } = await undo(asha, await lastChange(asha, "import_statement"));
  expect(await stateOf(asha)).toEqual(before);
  await expectSums(asha);
  await undo(asha, change_id);
  expect(await stateOf(asha)).toEqual(after);
  await undo(asha, await lastChange(asha, "undo"));
  const again = await importOne(asha, SEPTEMBER);
  expect(again).toMatchObject({ status: "imported", counts: { new: 3 } });
  expect(again.id).not.toBe(id);
});

test("deleting a statement takes the transactions only it prints, hands on the others, and can be undone", async () => {
  const asha = await newPerson();
  const first = await importOne(asha, SEPTEMBER);
  const second = await importOne(
    asha,
    makeOfx({ account: "5407324931", rows: [coffee("2026090301")] }),
    "b.ofx",
  );
  const before = await stateOf(asha);
  const { change_id } = await asha.call(contract.deleteStatement, { params: { id: first.id } });
  expect(await listTransactions(asha)).toMatchObject([{ amount: -350, statement_id: second.id }]);
  await expectSums(asha);
  await expect(get(asha, first.id)).rejects.toMatchObject({ status: 404 });
  await undo(asha, change_id);
  expect(await stateOf(asha)).toEqual(before);
  await asha.call(contract.deleteStatement, { params: { id: first.id } });
  const again = await importOne(asha, SEPTEMBER);
  expect(again.counts).toEqual({ new: 2, duplicate: 1, changed: 0 });
});

test("undoing an import leaves what a later file printed too, at home there", async () => {
  const asha = await newPerson();
  await importOne(asha, SEPTEMBER);
  const change_id = await lastChange(asha, "import_statement");
  const second = await importOne(
    asha,
    makeOfx({ account: "5407324931", rows: [coffee("2026090301")] }),
    "b.ofx",
  );
  await undo(asha, change_id);
  expect(await listTransactions(asha)).toMatchObject([{ amount: -350, statement_id: second.id }]);
  await expectSums(asha);
});

test("U6: the file comes back byte for byte, as an attachment that no browser runs", async () => {
  const asha = await newPerson();
  const { id } = await importOne(asha, SEPTEMBER, "Müller \u202Eseptember’s.ofx");
  const file = await asha.send({ method: "GET", url: `/api/statements/${id}/file` });
  expect(file.body).toBe(SEPTEMBER);
  expect(file.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="M_ller september_s.ofx"; filename*=UTF-8''M%C3%BCller%20september%E2%80%99s.ofx`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  });
});

test("the original can be read line by line", async () => {
  const asha = await newPerson();
  const { id } = await importOne(asha, CSV, "export.csv");
  const { answer } = await asha.call(contract.getStatementPages, {
    params: { id },
    query: { after: 1, limit: 2 },
  });
  expect(answer).toEqual({
    kind: "lines",
    locked: false,
    data: [
      { line: 2, text: "2026-09-03,Coffee house,-3.50" },
      { line: 3, text: "2026-09-04,Grocer,-21.00" },
    ],
    next: 3,
    total: 5,
  });
});

test("what does not wait for an answer, a password or another try refuses them", async () => {
  const asha = await newPerson();
  const { id } = await importOne(asha, SEPTEMBER);
  const params = { id };
  await expect(asha.call(contract.acceptStatement, { params, body: {} })).rejects.toMatchObject({
    status: 409,
    code: "not_in_review",
  });
  await expect(asha.call(contract.retryStatement, { params })).rejects.toMatchObject({
    status: 409,
    code: "not_failed",
  });
  await expect(
    asha.call(contract.unlockStatement, { params, body: { password: "secret" } }),
  ).rejects.toMatchObject({ status: 409, code: "not_locked" });
});

test("a locked file keeps its password sealed and is read again with it", async () => {
  const asha = await newPerson();
  const { id } = await importOne(asha, "Dear Sir,\n\nhello again.\n", "locked.txt");
  await server.services.db
    .updateTable("statements")
    .set({ status: "needs_password" })
    .where("id", "=", id)
    .execute();
  await asha.call(contract.unlockStatement, {
    params: { id },
    body: { password: "open sesame 42", remember: true },
  });
  const rows = await server.services.db
    .selectFrom("statements")
    .select(["details", "status"])
    .where("id", "=", id)
    .execute();
  expect(rows).toMatchObject([{ status: "received" }]);
  expect(JSON.stringify(rows)).not.toContain("sesame");
  const { answer } = await asha.call(sources.getStatementSources);
  // What was to be remembered is kept once it has opened the file.
  expect(answer.data.passwords).toEqual([]);
  expect(server.logged.join("\n")).not.toContain("sesame");
  await work();
});

test("another person's statement is not there", async () => {
  const asha = await newPerson();
  const ravi = await newPerson();
  const { id } = await importOne(asha, SEPTEMBER);
  for (const endpoint of [
    contract.getStatement,
    contract.getStatementPages,
    contract.listStatementRows,
    contract.deleteStatement,
    contract.retryStatement,
  ])
    await expect(ravi.call(endpoint, { params: { id } })).rejects.toMatchObject({ status: 404 });
  expect((await ravi.send({ method: "GET", url: `/api/statements/${id}/file` })).statusCode).toBe(404);
  expect((await ravi.call(contract.listStatements)).answer.data).toEqual([]);
});

test("statements are listed newest first, page by page", async () => {
  const asha = await newPerson();
  for (let month = 1; month <= 3; month += 1)
    await importOne(
      asha,
      makeOfx({
        account: "5407324931",
        rows: [coffee(`20260${String(month)}0101`, `2026-0${String(month)}-01`)],
      }),
      `${String(month)}.ofx`,
    );
  const { answer } = await asha.call(contract.listStatements, { query: { limit: 2 } });
  expect(answer.data.map(({ file_name }) => file_name)).toEqual(["3.ofx", "2.ofx"]);
  const { answer: rest } = await asha.call(contract.listStatements, {
    query: { limit: 2, after: answer.next ?? "" },
  });
  expect(rest).toMatchObject({ data: [{ file_name: "1.ofx" }], next: null });
});

test("what is not imported is listed apart from what is", async () => {
  const asha = await newPerson();
  await importOne(asha, makeOfx({ account: "5407324931", rows: [coffee("1", "2026-01-01")] }), "january.ofx");
  await importOne(asha, "Datum;Betrag\n", "unread.csv");
  const namesOf = async (imported: "true" | "false") => {
    const { answer } = await asha.call(contract.listStatements, { query: { imported } });
    return answer.data.map(({ file_name }) => file_name);
  };
  expect(await namesOf("true")).toEqual(["january.ofx"]);
  expect(await namesOf("false")).toEqual(["unread.csv"]);
});

test("the grid shows the verdict of each month, and those that are missing, not due, or before the first", async () => {
  const asha = await newPerson();
  for (const month of ["07", "08", "10"])
    await importOne(
      asha,
      makeOfx({
        account: "5407324931",
        rows: [
          coffee(`2026${month}0101`, `2026-${month}-01`),
          coffee(`2026${month}2801`, `2026-${month}-28`),
        ],
      }),
      `${month}.ofx`,
    );
  const { answer } = await asha.call(contract.getStatementGrid);
  const cells = answer.data.accounts[0]!.cells.map(({ month, state }) => `${month} ${state}`);
  expect(answer.data.months).toHaveLength(12);
  expect(cells.slice(-6)).toEqual([
    "2026-06 before",
    "2026-07 unproved",
    "2026-08 unproved",
    "2026-09 missing",
    "2026-10 unproved",
    "2026-11 not_due",
  ]);
});

test("months after the end of an account that is long silent are not missing", async () => {
  const asha = await newPerson();
  await importOne(
    asha,
    makeOfx({
      account: "5407324931",
      rows: [coffee("2026010101", "2026-01-01"), coffee("2026022701", "2026-02-27")],
    }),
  );
  const { answer } = await asha.call(contract.getStatementGrid);
  const [account] = answer.data.accounts;
  expect(account).toMatchObject({ ends_in: "2026-02", usual: null });
  expect(account!.cells.map(({ state }) => state)).toEqual([
    "before",
    "unproved",
    "unproved",
    ...Array<string>(9).fill("after"),
  ]);
});

test("the grid opens on the newest months that have a statement where the last twelve have none", async () => {
  const asha = await newPerson();
  const rows = [coffee("2024040301", "2024-04-03"), coffee("2024053001", "2024-05-30")];
  await importOne(asha, makeOfx({ account: "5407324931", rows }));
  const { answer } = await asha.call(contract.getStatementGrid);
  expect([answer.data.months[0], answer.data.months.at(-1)]).toEqual(["2023-06", "2024-05"]);
  const later = await asha.call(contract.getStatementGrid, { query: { to: "2026-11" } });
  expect(later.answer.data.months.at(-1)).toBe("2026-11");
});

test("monthly MT940 statements follow each other without a gap and without an overlap", async () => {
  const asha = await newPerson();
  const toMessage = (opened: string, closed: string, day: string, [from, to]: [number, number]) =>
    `:20:A\n:25:12345678/5407324931\n:28C:1/1\n:60F:C${opened}EUR${from},00\n:61:${day}${day.slice(2)}D1,00NTRFNONREF\n:86:Coffee\n:61:${day}${day.slice(2)}D2,00NTRFNONREF\n:86:Cake\n:62F:C${closed}EUR${to},00\n-\n`;
  await importOne(asha, toMessage("260731", "260831", "260812", [10, 7]), "aug.sta");
  await importOne(asha, toMessage("260831", "260930", "260915", [7, 4]), "sep.sta");
  const { answer } = await asha.call(contract.getStatementGrid);
  const cells = answer.data.accounts[0]!.cells.map(
    ({ month, state, days_covered }) => `${month} ${state} ${String(days_covered)}`,
  );
  expect(cells.slice(-5, -1)).toEqual([
    "2026-07 before 0",
    "2026-08 proved 31",
    "2026-09 proved 30",
    "2026-10 missing 0",
  ]);
});

test("a month of which statements cover a part only is neither proved nor missing", async () => {
  const asha = await newPerson();
  const stretches = [
    ["2026-07-01", "2026-07-31"],
    ["2026-07-16", "2026-08-16"],
    ["2026-10-30", "2026-11-20"],
  ] as const;
  for (const [from, to] of stretches) {
    const rows = [from, to].map((day) => coffee(`${day.replaceAll("-", "")}01`, day));
    await importOne(asha, makeOfx({ account: "5407324931", rows }), `${from}.ofx`);
  }
  const { answer } = await asha.call(contract.getStatementGrid);
  const cells = answer.data.accounts[0]!.cells.map(
    ({ month, state, days_covered }) => `${month} ${state} ${String(days_covered)}`,
  );
  expect(cells.slice(-5)).toEqual([
    "2026-07 unproved 31",
    "2026-08 part_covered 16",
    "2026-09 missing 0",
    "2026-10 part_covered 2",
    "2026-11 unproved 20",
  ]);
});

test("what was uploaded is told to be too large, or to be missing", async () => {
  const asha = await newPerson();
  const large = new Uint8Array(server.services.config.upload_limit_bytes + 1);
  await expect(uploadFiles(asha, [{ name: "large.csv", bytes: large }])).rejects.toThrow("413");
  await expect(uploadFiles(asha, [])).rejects.toThrow("422");
  const json = await asha.send({ method: "POST", url: "/api/statements", payload: { a: 1 } });
  expect(json.statusCode).toBe(415);
});

const SAMPLES = path.resolve(import.meta.dirname, "../../../../../packages/statement-parser/samples");
type Expected = { statements: { transactions: number }[] };

test("real files of the parser's samples become as many transactions as they print", async () => {
  const expected = JSON.parse(readFileSync(path.join(SAMPLES, "expected.json"), "utf8")) as Record<
    string,
    Expected
  >;
  const files = Object.entries(expected).filter(
    ([name, { statements }]) => /^(ofx|qfx)\//.test(name) && statements?.length === 1,
  );
  expect(files.length).toBeGreaterThan(5);
  for (const [name, { statements }] of files) {
    const person = await newPerson();
    const imported = await importOne(person, readFileSync(path.join(SAMPLES, name)), path.basename(name));
    const { answer } = await person.call(contract.listStatementRows, { params: { id: imported.id } });
    expect([name, answer.total]).toEqual([name, statements[0]!.transactions]);
    const waits = imported.questions.length > 0;
    expect([name, imported.status]).toEqual([name, waits ? "needs_review" : "imported"]);
    expect(await listTransactions(person)).toHaveLength(waits ? 0 : statements[0]!.transactions);
  }
});
