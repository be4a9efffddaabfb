import { undoChange } from "@passbook/contract/changes";
import * as contract from "@passbook/contract/statements";
import { changeTransaction } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { firstAccount, importFile, readLedger } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { readState } from "../../../../testing/rows.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newPerson = async (): Promise<{ asha: TestPerson; account_id: string }> => {
  people += 1;
  if (people % 10 === 0) server.clock.advanceMs(3_600_001);
  const asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
  const rows = [{ day: "2026-01-03", cents: -100, name: "FIRST", id: "2026010301" }];
  await importFile(server, asha, { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) });
  return { asha, account_id: await firstAccount(asha) };
};

type Row = readonly [day: string, text: string, cents: number];
/** The pharmacy was paid twice on days of which the broken file lacks one. */
const MONTH: readonly Row[] = [
  ["2026-09-01", "Grocer Linden", -1000],
  ["2026-09-02", "Metro ticket", -2000],
  ["2026-09-04", "Pharmacy am Tor", -750],
  ["2026-09-06", "Bakery Krume", -310],
  ["2026-09-09", "Pharmacy am Tor", -750],
  ["2026-09-12", "Salary Nordwind", 214_300],
  ["2026-09-20", "Cinema Lux", -1850],
];
const LOST = 2;
const OTHER_WORDS = MONTH.map(([day, text, cents]): Row => [day, `CARD ${text.toUpperCase()} 4711`, cents]);

/** A table with the balance after each row; the row `without` is left out, so that the chain breaks there. */
const toCsv = (rows: readonly Row[], without = -1): string => {
  let balance = 100_000;
  const lines = rows.map(([day, text, cents]) => {
    balance += cents;
    return `${day},${text},${(cents / 100).toFixed(2)},${(balance / 100).toFixed(2)}`;
  });
  return `Date,Description,Amount,Balance\n${lines.filter((_, at) => at !== without).join("\n")}\n`;
};
const toOfx = (rows: readonly Row[]): string =>
  makeOfx({
    account: "5407324931",
    rows: rows.map(([day, name, cents], at) => ({ day, cents, name, id: `2026090${String(at)}X` })),
  });

const correct = async (person: TestPerson, id: string, changes: readonly contract.RowChange[]) => {
  const params = { id };
  const { answer } = await person.call(contract.correctStatement, { params, body: { changes } });
  expect(answer.data.proof?.verdict).toBe("proved");
  await person.call(contract.acceptStatement, { params, body: {} });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
};
/** Hands in the month with a row lost, and takes the repair that adds it. */
const giveRepaired = async (person: TestPerson, account_id: string): Promise<contract.Statement> => {
  const broken = await importFile(server, person, {
    name: "broken.csv",
    bytes: toCsv(MONTH, LOST),
    account_id,
  });
  expect(broken).toMatchObject({ status: "needs_review", questions: [{ code: "contradicted" }] });
  const repair = broken.proof?.culprit?.repairs.find(({ kind }) => kind === "add_missing_row");
  await correct(person, broken.id, repair?.changes ?? []);
  return broken;
};
const septemberOf = async (person: TestPerson) =>
  (await readLedger(server, person)).filter(({ booked_on }) => booked_on >= "2026-09");
const amountsOf = async (person: TestPerson) =>
  (await septemberOf(person)).map(({ booked_on, amount }) => [booked_on, amount]);
const expectSums = async ({ user_id }: TestPerson) => await expectSumsToHold(server.services.db, user_id);
const remove = (person: TestPerson, { id }: { readonly id: string }) =>
  person.call(contract.deleteStatement, { params: { id } });
const AMOUNTS = MONTH.map(([day, , cents]) => [day, cents]);

const TRUE_FILES = [
  { name: "again.csv", bytes: toCsv(MONTH) },
  { name: "worded.csv", bytes: toCsv(OTHER_WORDS) },
  { name: "month.ofx", bytes: toOfx(MONTH) },
  { name: "worded.ofx", bytes: toOfx(OTHER_WORDS) },
];

test.each(TRUE_FILES)(
  "a row that a person added gives way to the printed one of $name and keeps what they set",
  async ({ name, bytes }) => {
    const { asha, account_id } = await newPerson();
    const repaired = await giveRepaired(asha, account_id);
    const added = (await septemberOf(asha)).find(({ description }) => description === "Missing row");
    expect(added).toMatchObject({ amount: -750 });
    const params = { id: added?.id ?? "" };
    await asha.call(changeTransaction, { params, body: { note: "cough syrup" } });
    const printed = await importFile(server, asha, { name, bytes, account_id });
    expect(printed).toMatchObject({ status: "imported", problems: [], counts: { new: 0 } });
    expect(await amountsOf(asha)).toEqual(AMOUNTS);
    const kept = (await septemberOf(asha)).find(({ id }) => id === added?.id);
    expect(kept).toMatchObject({ booked_on: "2026-09-04", note: "cough syrup", statement_id: printed.id });
    expect(kept?.description).toMatch(/pharmacy/i);
    await expectSums(asha);
    await remove(asha, repaired);
    expect(await amountsOf(asha)).toEqual(AMOUNTS);
    await importFile(server, asha, { name: "third.csv", bytes: toCsv(MONTH), account_id });
    expect(await amountsOf(asha)).toEqual(AMOUNTS);
    await expectSums(asha);
  },
);

test.each(TRUE_FILES)(
  "a row that a person adds to a file is the one that $name printed before",
  async (file) => {
    const { asha, account_id } = await newPerson();
    const printed = await importFile(server, asha, { ...file, account_id });
    const before = await septemberOf(asha);
    const repaired = await giveRepaired(asha, account_id);
    expect(await amountsOf(asha)).toEqual(AMOUNTS);
    expect(await septemberOf(asha)).toHaveLength(before.length);
    const lost = (await septemberOf(asha)).find(({ booked_on }) => booked_on === "2026-09-04");
    expect(lost?.description).toMatch(/pharmacy/i);
    await expectSums(asha);
    await remove(asha, printed);
    expect(await septemberOf(asha)).toHaveLength(MONTH.length);
    expect((await septemberOf(asha)).filter(({ amount }) => amount === -750)).toHaveLength(2);
    await remove(asha, repaired);
    expect(await septemberOf(asha)).toEqual([]);
    await expectSums(asha);
  },
);

test("deleting the true statement leaves the added row as it was; the next true one takes it again", async () => {
  const { asha, account_id } = await newPerson();
  await giveRepaired(asha, account_id);
  const before = await amountsOf(asha);
  const printed = await importFile(server, asha, { name: "a.csv", bytes: toCsv(OTHER_WORDS), account_id });
  await remove(asha, printed);
  expect(await amountsOf(asha)).toEqual(before);
  expect((await septemberOf(asha)).map(({ description }) => description)).toContain("Missing row");
  await importFile(server, asha, { name: "b.csv", bytes: toCsv(OTHER_WORDS, -1), account_id });
  expect(await amountsOf(asha)).toEqual(AMOUNTS);
  await expectSums(asha);
});

test("a row added to a file that was imported with its fault is the one that a true statement printed since", async () => {
  const { asha, account_id } = await newPerson();
  const bytes = toCsv(MONTH, LOST);
  const broken = await importFile(server, asha, { name: "broken.csv", bytes, account_id });
  const params = { id: broken.id };
  await asha.call(contract.acceptStatement, { params, body: { as_read: true } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  await importFile(server, asha, { name: "true.ofx", bytes: toOfx(OTHER_WORDS), account_id });
  const before = await amountsOf(asha);
  expect(before).toEqual(AMOUNTS);
  const repair = broken.proof?.culprit?.repairs.find(({ kind }) => kind === "add_missing_row");
  const changes = repair?.changes ?? [];
  const { answer } = await asha.call(contract.correctStatement, { params, body: { changes } });
  expect(answer.data.proof?.verdict).toBe("proved");
  expect(await amountsOf(asha)).toEqual(before);
  const { change_id } = await asha.call(contract.correctStatement, { params, body: { changes: [] } });
  expect(await amountsOf(asha)).toEqual(before);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await amountsOf(asha)).toEqual(before);
  await expectSums(asha);
});

test("taking the import of the true statement back leaves the added row as it was", async () => {
  const { asha, account_id } = await newPerson();
  await giveRepaired(asha, account_id);
  const before = await readState(server.services.db, asha.user_id);
  await importFile(server, asha, { name: "true.ofx", bytes: toOfx(OTHER_WORDS), account_id });
  const change = await server.services.db
    .selectFrom("changes")
    .select("id")
    .where("user_id", "=", asha.user_id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await asha.call(undoChange, { params: { id: change.id } });
  const restored = await readState(server.services.db, asha.user_id);
  expect(restored["transactions"]).toBe(before["transactions"]);
  await expectSums(asha);
});

test("what another statement prints keeps its words when the one it is at home in goes, not those of the added row", async () => {
  const { asha, account_id } = await newPerson();
  await giveRepaired(asha, account_id);
  const printed = await importFile(server, asha, { name: "a.csv", bytes: toCsv(OTHER_WORDS), account_id });
  await importFile(server, asha, { name: "b.ofx", bytes: toOfx(OTHER_WORDS), account_id });
  await remove(asha, printed);
  expect((await septemberOf(asha)).map(({ description }) => description)).not.toContain("Missing row");
  expect(await amountsOf(asha)).toEqual(AMOUNTS);
});

test("two rows that a person added and that might be either of two printed ones are both found, and no third is made", async () => {
  const { asha, account_id } = await newPerson();
  const twice: readonly Row[] = [
    ...MONTH.slice(0, 4),
    ["2026-09-08", "Kiosk am Platz", -750],
    ...MONTH.slice(4),
  ];
  const csv = toCsv(twice).split("\n");
  const bytes = csv.filter((line) => !line.includes("Kiosk") && !line.includes("09-04")).join("\n");
  const broken = await importFile(server, asha, { name: "broken.csv", bytes, account_id });
  const insert = { op: "insert" as const, amount: -750, description: "Paid in cash?" };
  await correct(asha, broken.id, [
    { ...insert, after: 2, booked_on: "2026-09-03" },
    { ...insert, after: 3, booked_on: "2026-09-06" },
  ]);
  const printed = await importFile(server, asha, { name: "true.csv", bytes: toCsv(twice), account_id });
  expect(printed).toMatchObject({ counts: { new: 0, changed: 2 }, problems: [] });
  expect(await amountsOf(asha)).toEqual(twice.map(([day, , cents]) => [day, cents]));
  await expectSums(asha);
});

test("a row added by hand beside a file that nothing proves takes only what is printed within days of it", async () => {
  const { asha, account_id } = await newPerson();
  const bytes =
    "Date,Description,Amount\n2026-09-01,Grocer,-10.00\n2026-09-15,Metro,-20.00\n2026-09-28,Rent,-810.00\n";
  const plain = await importFile(server, asha, { name: "plain.csv", bytes, account_id });
  expect(plain.status).toBe("imported");
  const params = { id: plain.id };
  const insert = {
    op: "insert" as const,
    after: 1,
    booked_on: "2026-09-02",
    amount: -750,
    description: "By hand",
  };
  await asha.call(contract.correctStatement, { params, body: { changes: [insert] } });
  const near = toOfx([["2026-09-04", "PHARMACY", -750]]);
  const far = toOfx([["2026-09-20", "KIOSK", -750]]).replaceAll("20260900X", "20260999X");
  await importFile(server, asha, { name: "far.ofx", bytes: far, account_id });
  expect((await amountsOf(asha)).filter(([, amount]) => amount === -750)).toHaveLength(2);
  await importFile(server, asha, { name: "near.ofx", bytes: near, account_id });
  expect((await amountsOf(asha)).filter(([, amount]) => amount === -750)).toEqual([
    ["2026-09-04", -750],
    ["2026-09-20", -750],
  ]);
});
