import * as contract from "@passbook/contract/statements";
import type { Verdict } from "@passbook/statement-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { firstAccount, importFile, readLedger } from "../../../../testing/imports.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { type PrintedTestFile, printFile, readPrinted } from "../../../../testing/printed-files.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

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
  const asha = await signUp(server, `Asha ${String(people)}`, { home_currency: "EUR" });
  const rows = [{ day: "2025-01-03", cents: -100, name: "FIRST", id: "2025010301" }];
  await importFile(server, asha, { name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) });
  return { asha, account_id: await firstAccount(asha) };
};
const prove = (verdict: Verdict) => ({ proof: { verdict, checks: [], doubts: [], culprit: null } });
const row = (booked_on: string, amount: number, description: string) => ({ booked_on, amount, description });
const MARCH = [
  row("2026-03-01", -350, "Coffee House"),
  row("2026-03-05", -2100, "Grocer 12"),
  row("2026-03-20", -999, "Streaming"),
  row("2026-03-31", 250_000, "Salary March"),
];
const toPages = (rows: readonly ReturnType<typeof row>[], month = "03", last = "31"): PrintedTestFile => ({
  format: "pdf",
  ...prove("proved"),
  period: { from: `2026-${month}-01`, to: `2026-${month}-${last}` },
  rows,
});
const EXTRA = [row("2026-03-09", -4500, "Unknown shop"), row("2026-03-31", -120, "Kiosk")];
const toList = (rows: readonly ReturnType<typeof row>[]): PrintedTestFile => ({
  format: "csv",
  rows: rows.toSorted((a, b) => (a.booked_on < b.booked_on ? -1 : 1)),
});
const give = (person: TestPerson, account_id: string, file: PrintedTestFile, name = `a.${file.format}`) =>
  importFile(printed, person, { name, bytes: printFile(file), account_id });
const get = async (person: TestPerson, id: string) =>
  (await person.call(contract.getStatement, { params: { id } })).answer.data;
const amountsOf = async (person: TestPerson) =>
  (await readLedger(server, person))
    .filter(({ booked_on }) => booked_on >= "2026")
    .map(({ amount }) => amount);
const AMOUNTS = MARCH.map(({ amount }) => amount);
const settle = () => workUntilIdle(printed.services, [STATEMENT_WORK]);

test("rows that the proved statement of their month does not hold are asked about, and come in when a person wants them", async () => {
  const { asha, account_id } = await newPerson();
  const proved = await give(asha, account_id, toPages(MARCH));
  const waiting = await give(asha, account_id, toList([...MARCH, ...EXTRA]));
  expect(waiting).toMatchObject({
    status: "needs_review",
    questions: [
      {
        code: "not_on_proved",
        count: 2,
        from: "2026-03-09",
        to: "2026-03-31",
        rows: [
          { row: 3, ...EXTRA[0] },
          { row: 6, ...EXTRA[1] },
        ],
        statement_id: proved.id,
      },
    ],
  });
  expect(await amountsOf(asha)).toEqual(AMOUNTS);
  const params = { id: waiting.id };
  await expect(asha.call(contract.acceptStatement, { params, body: {} })).rejects.toMatchObject({
    fields: { as_read: expect.any(String) },
  });
  await asha.call(contract.acceptStatement, { params, body: { as_read: true } });
  await settle();
  expect(await get(asha, waiting.id)).toMatchObject({ status: "imported", counts: { new: 2, duplicate: 4 } });
  expect(await amountsOf(asha)).toHaveLength(6);
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("taking such rows out settles the question, and another correction leaves it open", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, toPages(MARCH));
  const { id } = await give(asha, account_id, toList([...MARCH, ...EXTRA]));
  const correct = async (changes: readonly contract.RowChange[]) =>
    (await asha.call(contract.correctStatement, { params: { id }, body: { changes } })).answer.data.questions;
  // The reader of this test stands in for the server's own, which reads the file again for a correction.
  const { parse } = server.services.reader;
  Object.assign(server.services.reader, { parse: printed.services.reader.parse });
  expect(await correct([{ op: "remove", row: 3 }])).toMatchObject([
    { code: "not_on_proved", rows: [{ row: 6 }] },
  ]);
  const both = [3, 6].map((number) => ({ op: "remove" as const, row: number }));
  expect(await correct(both)).toEqual([]);
  Object.assign(server.services.reader, { parse });
  await asha.call(contract.acceptStatement, { params: { id }, body: {} });
  await settle();
  expect(await get(asha, id)).toMatchObject({ status: "imported", counts: { new: 0, duplicate: 4 } });
  expect(await amountsOf(asha)).toEqual(AMOUNTS);
});

test("rows outside the proved days, announced ones and the ends of downloads that may be cut come in unasked", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, toPages(MARCH));
  const april = row("2026-04-02", -100, "Kiosk");
  expect(await give(asha, account_id, toList([...MARCH, april]))).toMatchObject({ status: "imported" });
  const announced = { ...toList(MARCH), rows: [...MARCH, { ...EXTRA[0]!, pending: true }] };
  expect(await give(asha, account_id, announced, "b.csv")).toMatchObject({ status: "imported" });
  const { asha: bela, account_id: other } = await newPerson();
  await give(bela, other, { ...toPages(MARCH), format: "csv" }, "proved.csv");
  const cut = await give(bela, other, toList([...MARCH, EXTRA[1]!]), "later.csv");
  expect(cut).toMatchObject({ status: "imported", counts: { new: 1 } });
});

test("the day on which two proved downloads meet is proved as a whole", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, { ...toPages(MARCH), format: "csv" }, "march.csv");
  const april = toPages([row("2026-04-01", -100, "Bakery"), row("2026-04-28", -700, "Cinema")], "04", "30");
  await give(asha, account_id, { ...april, format: "csv" }, "april.csv");
  const waiting = await give(asha, account_id, toList([...MARCH, EXTRA[1]!]), "list.csv");
  expect(waiting.questions).toMatchObject([{ code: "not_on_proved", rows: [{ row: 5 }] }]);
});

test("a doubt about how rows were read and rows beyond the proved ones are two questions, asked one after the other", async () => {
  const { asha, account_id } = await newPerson();
  await give(asha, account_id, toPages(MARCH));
  const { id, questions } = await give(asha, account_id, {
    ...toList([...MARCH, ...EXTRA]),
    guessed: true,
  });
  expect(questions).toEqual([{ code: "unproved" }]);
  const params = { id };
  await asha.call(contract.acceptStatement, { params, body: { as_read: true } });
  await settle();
  expect((await get(asha, id)).questions).toMatchObject([{ code: "not_on_proved", count: 2 }]);
  await asha.call(contract.acceptStatement, { params, body: { as_read: true } });
  await settle();
  expect(await get(asha, id)).toMatchObject({ status: "imported", counts: { new: 2 } });
});

/** Rows with the balance after each, from 1,000.00. */
const toCsv = (rows: readonly (readonly [day: string, text: string, cents: number])[]): string => {
  let balance = 100_000;
  const lines = rows.map(([day, text, cents]) => {
    balance += cents;
    return `${day},${text},${(cents / 100).toFixed(2)},${(balance / 100).toFixed(2)}`;
  });
  return `Date,Description,Amount,Balance\n${lines.join("\n")}\n`;
};

const TRUE = toCsv([
  ["2026-09-01", "Grocer", -1000],
  ["2026-09-03", "Metro", -2000],
  ["2026-09-04", "Coffee", -500],
  ["2026-09-06", "Bakery", -100],
  ["2026-09-09", "Kiosk", -200],
]);
const giveTrue = (asha: TestPerson, account_id: string) =>
  importFile(server, asha, { name: "true.csv", bytes: TRUE, account_id });
/** Lacks a row, and a person put its amount into another; answers what is asked of it then. */
const giveWrong = async (asha: TestPerson, account_id: string) => {
  const lines = TRUE.split("\n").filter((line) => !line.includes("Coffee"));
  const { id } = await importFile(server, asha, { name: "wrong.csv", bytes: lines.join("\n"), account_id });
  const changes = [{ op: "set" as const, row: 3, amount: -600 }];
  const { answer } = await asha.call(contract.correctStatement, { params: { id }, body: { changes } });
  expect(answer.data.proof?.verdict).toBe("proved");
  return answer.data;
};

test("a proof that rests on corrections is asked about beside the true statement", async () => {
  const { asha, account_id } = await newPerson();
  await giveTrue(asha, account_id);
  const { questions } = await giveWrong(asha, account_id);
  expect(questions).toMatchObject([{ code: "not_on_proved", count: 1, rows: [{ row: 3 }] }]);
});

test("the true statement is asked about beside one whose proof rests on corrections", async () => {
  const { asha, account_id } = await newPerson();
  const { id } = await giveWrong(asha, account_id);
  await asha.call(contract.acceptStatement, { params: { id }, body: {} });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await get(asha, id)).toMatchObject({ status: "imported" });
  expect(await giveTrue(asha, account_id)).toMatchObject({
    status: "needs_review",
    questions: [{ code: "not_on_proved", count: 2 }],
  });
});
