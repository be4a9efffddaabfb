import { undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/statements";
import { changeTransaction } from "@passbook/contract/transactions";
import type { Verdict } from "@passbook/statement-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { firstAccount, importFile, readLedger } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { type PrintedTestFile, printFile, readPrinted } from "../../../../testing/printed-files.ts";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { readState } from "../../../../testing/rows.ts";

let server: TestServer;
let printed: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
  printed = { ...server, services: readPrinted(server.services) };
});
afterAll(() => server.close());

const newPerson = async (): Promise<{ asha: TestPerson; account_id: string }> => {
  people += 1;
  if (people % 10 === 0) server.clock.advanceMs(3_600_001);
  const asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
  const rows = [{ day: "2025-01-03", cents: -100, name: "FIRST", id: "2025010301" }];
  await importFile(server, asha, { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) });
  return { asha, account_id: await firstAccount(asha) };
};
const give = (person: TestPerson, account_id: string, file: PrintedTestFile, name = `${file.format}.file`) =>
  importFile(printed, person, { name, bytes: printFile(file), account_id });
const listRows = async (person: TestPerson, id: string) =>
  (await person.call(contract.listStatementRows, { params: { id } })).answer.data;
const ledgerOf = async (person: TestPerson) =>
  (await readLedger(server, person)).filter(({ booked_on }) => booked_on >= "2026");
/** Undo brings back what was, but a version only grows. */
const withoutVersions = (ledger: Awaited<ReturnType<typeof ledgerOf>>) =>
  ledger.map((row) => ({ ...row, version: 0 }));
const expectSums = async ({ user_id }: TestPerson) => await expectSumsToHold(server.services.db, user_id);
const prove = (verdict: Verdict) => ({ proof: { verdict, checks: [], doubts: [], culprit: null } });

const ROWS = [
  { booked_on: "2026-03-01", amount: -350, description: "Coffee House" },
  { booked_on: "2026-03-01", amount: -350, description: "Coffee House" },
  { booked_on: "2026-03-05", amount: -2100, description: "Grocer 12" },
  { booked_on: "2026-03-20", amount: -999, description: "Streaming" },
  { booked_on: "2026-03-31", amount: 250_000, description: "Salary March" },
];
const CSV: PrintedTestFile = { format: "csv", rows: ROWS };
const PDF: PrintedTestFile = {
  format: "pdf",
  ...prove("proved"),
  rows: ROWS.map((row, index) => ({
    ...row,
    description: `CARD ${row.description.toUpperCase()} BERLIN ${String(index)}`,
  })),
};

test("the same month from a table and from pages is one ledger; proved words take over and keep what the person set", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, CSV);
  const [coffee] = await ledgerOf(asha);
  await asha.call(changeTransaction, { params: { id: coffee!.id }, body: { note: "with Ravi" } });
  const before = await readState(server.services.db, asha.user_id);
  const pages = await give(asha, account_id, PDF);
  expect(pages).toMatchObject({ counts: { new: 0, duplicate: 0, changed: 5 }, problems: [] });
  const ledger = await ledgerOf(asha);
  expect(ledger).toHaveLength(5);
  expect(ledger.every(({ description }) => description.startsWith("CARD "))).toBe(true);
  expect(ledger.find(({ id }) => id === coffee!.id)).toMatchObject({
    note: "with Ravi",
    statement_id: pages.id,
  });
  expect((await listRows(asha, pages.id)).map(({ became }) => became)).toEqual(Array(5).fill("changed"));
  await expectSums(asha);
  const { answer } = await give(asha, account_id, { ...CSV, rows: [...ROWS] }, "again.csv").then(() =>
    asha.call(contract.listStatements, { query: { limit: 1 } }),
  );
  expect(answer.data[0]).toMatchObject({ counts: { new: 0 } });
  const { change_id } = await asha.call(contract.deleteStatement, { params: { id: pages.id } });
  expect((await ledgerOf(asha)).map(({ description }) => description)).toEqual(
    ROWS.map(({ description }) => description),
  );
  await expectSums(asha);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect(withoutVersions(await ledgerOf(asha))).toEqual(withoutVersions(ledger));
  expect(before).not.toEqual(await readState(server.services.db, asha.user_id));
});

test("whichever of the two comes first, the words are the same in the end", async () => {
  const { asha, account_id } = await newPerson();
  const pages = await give(asha, account_id, PDF);
  const table = await give(asha, account_id, CSV);
  expect(table).toMatchObject({ counts: { new: 0, duplicate: 5, changed: 0 } });
  const ledger = await ledgerOf(asha);
  expect(ledger).toHaveLength(5);
  expect(ledger.every(({ statement_id }) => statement_id === pages.id)).toBe(true);
  await asha.call(contract.deleteStatement, { params: { id: pages.id } });
  expect((await ledgerOf(asha)).map(({ description }) => description)).toEqual(
    ROWS.map(({ description }) => description),
  );
});

test("a day of the purchase and a day of the booking are one movement where the statements agree otherwise", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, CSV);
  const rows = PDF.rows.map((row) => (row.amount === -999 ? { ...row, booked_on: "2026-03-22" } : row));
  const pages = await give(asha, account_id, { ...PDF, rows });
  expect(pages.counts.new).toBe(0);
  expect((await ledgerOf(asha)).map(({ booked_on }) => booked_on)).toContain("2026-03-22");
});

test.each([true, false])(
  "beside a proved statement the day may differ though the words do, too, whichever comes first (table first: %s)",
  async (table_first) => {
    const { asha, account_id } = await newPerson();
    const rows = CSV.rows.map((row) =>
      row.amount === -999 ? { ...row, booked_on: "2026-03-18", description: "NFX.COM" } : row,
    );
    const files = [{ ...CSV, rows }, PDF];
    for (const file of table_first ? files : files.toReversed())
      expect(await give(asha, account_id, file)).toMatchObject({ status: "imported", problems: [] });
    const ledger = await ledgerOf(asha);
    expect(ledger).toHaveLength(5);
    expect(ledger.find(({ amount }) => amount === -999)).toMatchObject({
      booked_on: "2026-03-20",
      description: "CARD STREAMING BERLIN 3",
    });
    await expectSums(asha);
  },
);

test("files of one kind use one wording: other texts are other movements", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, { format: "csv", rows: ROWS.slice(0, 3) });
  const tea = { booked_on: "2026-03-05", amount: -2100, description: "Tea Garden" };
  const second = await give(asha, account_id, { format: "csv", rows: [...ROWS.slice(2), tea] }, "b.csv");
  expect(second.counts).toEqual({ new: 3, duplicate: 1, changed: 0 });
});

const MANY = Array.from({ length: 12 }, (_, index) => ({
  booked_on: `2026-04-${String(index + 1).padStart(2, "0")}`,
  amount: -700 * (index + 1),
}));
/** A file of one row each day whose amounts are those of every other such file. */
const sayMany = (say: (index: number) => string): PrintedTestFile => ({
  format: "csv",
  rows: MANY.map((row, index) => ({ ...row, description: say(index) })),
});

test.each([
  ["other names", (index: number) => `Harbour Cleaning ${String(index)}`],
  ["the same words with other numbers", (index: number) => `Ticket 15 seat ${String(index)}`],
  ["a number that both have elsewhere", (index: number) => `Ticket 14 seat ${String(index)} 14`],
  ["one more letter", (index: number) => `Ticket 14 seat ${String(index)} B`],
  ["one word of several", (index: number) => `Ticket 14 seats ${String(index)}, Anna`],
])("days and amounts alone do not make rows of two files of a kind one: %s", async (_, say) => {
  const { asha, account_id } = await newPerson();
  const first = await give(
    asha,
    account_id,
    sayMany((index) => `Ticket 14 seat ${String(index)}`),
  );
  const second = await give(asha, account_id, sayMany(say), "b.csv");
  expect(second.counts).toEqual({ new: MANY.length, duplicate: 0, changed: 0 });
  expect(second.problems).toMatchObject([{ code: "overlap_disagrees", statement_id: first.id }]);
  expect(await ledgerOf(asha)).toHaveLength(MANY.length * 2);
});

type Saying = Partial<PrintedTestFile> & { say: (index: number) => string; references?: boolean };

test.each<[string, Saying]>([
  ["longer words", { say: (index: number) => `VISA TICKET 14 SEAT 0${String(index)} KOELN` }],
  ["other words that a proved file says", { say: () => "Card payment", ...prove("proved") }],
  ["other words under the same references", { say: () => "Card payment", references: true }],
])("two files of a kind are one ledger by %s", async (_, { say, references = false, ...proof }) => {
  const { asha, account_id } = await newPerson();
  const withReferences = (file: PrintedTestFile): PrintedTestFile =>
    references
      ? { ...file, rows: file.rows.map((row, index) => ({ ...row, reference: `REF${String(index)}` })) }
      : file;
  await give(asha, account_id, withReferences(sayMany((index) => `Ticket 14 seat ${String(index)}`)));
  const second = await give(asha, account_id, { ...withReferences(sayMany(say)), ...proof }, "b.csv");
  expect(second.counts.new).toBe(0);
  expect(await ledgerOf(asha)).toHaveLength(MANY.length);
});

test("statements that do not agree on the days both cover say where, with the other one's id", async () => {
  const { asha, account_id } = await newPerson();
  const first = await give(asha, account_id, CSV);
  const rows = [...ROWS.slice(0, 2), { ...ROWS[2]!, amount: -2200 }, ROWS[3]!, ROWS[4]!];
  const second = await give(asha, account_id, { format: "csv", rows }, "b.csv");
  const grocer = (await ledgerOf(asha)).find(({ amount }) => amount === -2100)!;
  expect(second.problems).toMatchObject([
    { code: "overlap_disagrees", statement_id: first.id, rows: [3], missing: [grocer.id] },
  ]);
});

test("a disagreement on the last common day is told where both print a row the other does not", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, CSV);
  const rows = [...ROWS.slice(0, -1), { ...ROWS.at(-1)!, amount: -1234 }];
  const second = await give(asha, account_id, { format: "csv", rows }, "b.csv");
  expect(second.problems).toMatchObject([{ code: "overlap_disagrees", rows: [rows.length] }]);
});

const PENDING: PrintedTestFile = {
  format: "csv",
  rows: [
    { booked_on: "2026-04-02", amount: -1500, description: "Fuel Station", pending: true },
    { booked_on: "2026-04-03", amount: -700, description: "Bakery Klein", pending: true },
    { booked_on: "2026-04-03", amount: -5000, description: "Hotel Deposit", pending: true },
  ],
};
const POSTED: PrintedTestFile = {
  format: "csv",
  ...prove("proved"),
  period: { from: "2026-04-01", to: "2026-04-30" },
  rows: [
    { booked_on: "2026-04-04", amount: -1720, description: "Fuel Station" },
    { booked_on: "2026-04-05", amount: -700, description: "Bakery Klein 0405" },
    { booked_on: "2026-04-20", amount: -1500, description: "Other Shop" },
  ],
};

test("what was announced is superseded by what was booked, at another amount too, and goes when it never was", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, PENDING);
  const [fuel] = await ledgerOf(asha);
  await asha.call(changeTransaction, { params: { id: fuel!.id }, body: { note: "trip" } });
  const before = await readState(server.services.db, asha.user_id);
  const posted = await give(asha, account_id, POSTED, "april.csv");
  expect(posted.counts).toEqual({ new: 1, duplicate: 0, changed: 2 });
  const ledger = await ledgerOf(asha);
  expect(ledger.map(({ status, amount, note }) => [status, amount, note])).toEqual([
    ["posted", -1720, "trip"],
    ["posted", -700, null],
    ["posted", -1500, null],
  ]);
  await expectSums(asha);
  const change = await server.services.db
    .selectFrom("changes")
    .select("id")
    .where("user_id", "=", asha.user_id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await asha.call(undoChange, { params: { id: change.id } });
  const restored = await readState(server.services.db, asha.user_id);
  expect(restored["transactions"]).toBe(before["transactions"]);
});

test("an older file with announced rows adds none that were booked or gone since, and shows no transaction for those", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, POSTED, "april.csv");
  const announced = await give(asha, account_id, PENDING);
  expect(announced.counts).toEqual({ new: 0, duplicate: 2, changed: 0 });
  expect((await ledgerOf(asha)).map(({ amount }) => amount)).toEqual([-1720, -700, -1500]);
  expect((await listRows(asha, announced.id)).map(({ became }) => became)).toEqual([
    "duplicate",
    "duplicate",
    null,
  ]);
});

test("a file in another currency asks before it is put into the account a person chose", async () => {
  const { asha, account_id } = await newPerson();
  const waiting = await give(asha, account_id, { ...CSV, currency: "USD" });
  expect(waiting).toMatchObject({
    status: "needs_review",
    questions: [{ code: "currency_differs", currency: "USD", account_currency: "EUR" }],
  });
  const params = { id: waiting.id };
  await expect(asha.call(contract.acceptStatement, { params, body: {} })).rejects.toMatchObject({
    status: 422,
    fields: { bank_account_id: expect.stringContaining("currency") },
  });
  await asha.call(contract.acceptStatement, { params, body: { bank_account_id: account_id } });
  const again = await give(asha, account_id, { ...CSV, currency: "USD" });
  expect(again).toMatchObject({ status: "imported", bank_account_id: account_id });
});

const isWaiting = async (person: TestPerson, file: PrintedTestFile) => {
  const statement = await importFile(printed, person, { name: "unnamed.csv", bytes: printFile(file) });
  return statement.bank_account_id;
};

test("a file that names no account is known by its balance or its rows, and asks when several accounts fit", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, { ...CSV, opening_balance: 1000, closing_balance: 246_201 });
  const april = { booked_on: "2026-04-02", amount: -100, description: "Kiosk" };
  const joins = { format: "csv", rows: [april], opening_balance: 246_201 } as const;
  expect(await isWaiting(asha, joins)).toBe(account_id);
  expect(await isWaiting(asha, { ...joins, opening_balance: 77 })).toBeNull();
  expect(await isWaiting(asha, { format: "csv", rows: [...ROWS, april] })).toBe(account_id);
  const rows = [{ day: "2025-01-03", cents: -100, name: "OTHER", id: "2025010301" }];
  const other = await importFile(server, asha, {
    name: "b.ofx",
    bytes: makeOfx({ account: "777000111", rows }),
  });
  await give(
    asha,
    other.bank_account_id ?? "",
    { ...CSV, rows: ROWS.map((row) => ({ ...row })) },
    "twin.csv",
  );
  const tie = [...ROWS, { ...april, amount: -101 }];
  expect(await isWaiting(asha, { format: "csv", rows: tie })).toBeNull();
});

test("layouts that proved are remembered for the account and tried next time; a new reading replaces the old one", async () => {
  const { asha, account_id } = await newPerson();
  const layout = { fingerprint: "f1", reading: "r1" };
  await give(asha, account_id, { ...CSV, ...prove("proved"), layout });
  const april = ROWS.map((row) => ({ ...row, booked_on: row.booked_on.replace("-03-", "-05-") }));
  await give(asha, account_id, { ...CSV, ...prove("proved"), layout, rows: april });
  const list = () =>
    server.services.db
      .selectFrom("known_layouts")
      .select(["fingerprint", "reading", "proved_count", "bank_account_id"])
      .where("user_id", "=", asha.user_id)
      .execute();
  expect(await list()).toEqual([{ ...layout, proved_count: 2, bank_account_id: account_id }]);
  let hinted: unknown;
  const parse: typeof server.services.reader.parse = (bytes, hints) => {
    hinted = hints.layouts;
    return printed.services.reader.parse(bytes, hints);
  };
  const watched = {
    ...printed,
    services: { ...printed.services, reader: { ...printed.services.reader, parse } },
  };
  const june = ROWS.map((row) => ({
    ...row,
    booked_on: row.booked_on.replace("-03-", "-06-").replace("31", "30"),
  }));
  const renewed = { ...CSV, ...prove("proved"), layout: { ...layout, reading: "r2" }, rows: june };
  await importFile(watched, asha, { name: "june.csv", bytes: printFile(renewed), account_id });
  expect(hinted).toEqual([layout]);
  expect(await list()).toEqual([
    { fingerprint: "f1", reading: "r2", proved_count: 1, bank_account_id: account_id },
  ]);
});

test("a statement tells whether it goes on where the one before it ended", async () => {
  const { asha, account_id } = await newPerson();
  const march = await give(asha, account_id, { ...CSV, opening_balance: 0, closing_balance: 500 });
  const april = { booked_on: "2026-04-02", amount: -100, description: "Kiosk" };
  const next = await give(asha, account_id, {
    format: "csv",
    rows: [april],
    opening_balance: 500,
    closing_balance: 400,
  });
  expect(next.continues).toEqual({ statement_id: march.id, holds: true, gap: 0 });
  const may = { ...april, booked_on: "2026-05-02" };
  const gap = await give(asha, account_id, { format: "csv", rows: [may], opening_balance: 350 });
  expect(gap.continues).toEqual({ statement_id: next.id, holds: false, gap: -50 });
  expect(march.continues).toBeNull();
});

test("guesses that nothing proves wait with their rows; what a format or named columns say does not", async () => {
  const { asha, account_id } = await newPerson();
  const guessed = await give(asha, account_id, { ...CSV, guessed: true });
  expect(guessed).toMatchObject({ status: "needs_review", questions: [{ code: "unproved" }] });
  expect(await listRows(asha, guessed.id)).toHaveLength(5);
  const params = { id: guessed.id };
  await expect(asha.call(contract.acceptStatement, { params, body: {} })).rejects.toMatchObject({
    fields: { as_read: expect.any(String) },
  });
  const page = await give(asha, account_id, { ...PDF, ...prove("unproved") });
  expect(page).toMatchObject({ status: "needs_review", questions: [{ code: "unproved" }] });
  const empty = await give(asha, account_id, { format: "csv", rows: [], ...prove("unproved") });
  expect(empty).toMatchObject({ status: "needs_review", questions: [{ code: "empty" }] });
  const facts = { opening: 500, closing: 400, unsure: 2 };
  const undirected = await give(asha, account_id, { ...PDF, ...prove("partly"), facts });
  expect(undirected).toMatchObject({ status: "needs_review", questions: [{ code: "unproved" }] });
  const balances = { opening_balance: 500, closing_balance: 500 };
  const quiet = await give(asha, account_id, { format: "pdf", rows: [], ...balances, ...prove("unproved") });
  expect(quiet).toMatchObject({ status: "imported", proof: { verdict: "unproved" }, counts: { new: 0 } });
  const moved = { opening_balance: 500, closing_balance: 400, ...prove("contradicted") };
  const overlooked = await give(asha, account_id, { format: "pdf", rows: [], ...moved });
  expect(overlooked).toMatchObject({ status: "needs_review", questions: [{ code: "contradicted" }] });
  const plain = await give(asha, account_id, { ...CSV, format: "qif" });
  expect(plain).toMatchObject({ status: "imported", proof: { verdict: "unproved" } });
});
