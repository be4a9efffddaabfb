import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (text: string): Promise<ParsedStatement[]> => {
  const file = await parseStatement(new TextEncoder().encode(text), { today: "2026-05-01" });
  return file.ok ? file.value.statements : [];
};

const rowsOf = (statement: ParsedStatement | undefined): [string, number, string][] =>
  (statement?.transactions ?? []).map((row) => [row.booked_on, row.amount, row.description]);

const LINES = [
  "Harbour Lane Bank",
  "Statement of account",
  "Account number: 12345678 GBP",
  "Date Details Amount Balance",
  "Opening balance 500.00",
  "03 Mar 2025 Corner Bakery of 02 Feb 2025 12.50 487.50",
  "04 Mar 2025 Salary Example Mills 1,200.00 1,687.50",
  "09 Mar 2025 Northgate Rent 700.00 987.50",
  "12 Mar 2025 Green Grocer 7 31.20 956.30",
  "Closing balance 956.30",
];
const ROWS: [string, number, string][] = [
  ["2025-03-03", -1250, "Corner Bakery of 02 Feb 2025"],
  ["2025-03-04", 120_000, "Salary Example Mills"],
  ["2025-03-09", -70_000, "Northgate Rent"],
  ["2025-03-12", -3120, "Green Grocer 7"],
];

test.each([
  ["one word to a line", LINES.join("\n").replaceAll(" ", "\n")],
  ["one paragraph", LINES.join(" ")],
])("text copied as %s is put together by its balances", async (_, text) => {
  const [statement] = await read(text);
  expect(rowsOf(statement)).toEqual(ROWS);
  expect(statement?.proof.verdict).toBe("proved");
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual([50_000, 95_630]);
});

const HEAD = "Beispielbank\nKontoauszug\nKontonummer: 12345678 EUR\n";

test("days below their figures, and rows from the newest to the oldest, are told by their balances", async () => {
  const [statement] = await read(
    `${HEAD}Saldo am 12.03.2025 956,30\nText Betrag Saldo\n` +
      "Obst und Gemüse -31,20 956,30\n12.03.2025 Karte 4113\n" +
      "Miete März -700,00 987,50\n09.03.2025 Auftrag 77\n" +
      "Gehalt Muster GmbH 1.200,00 1.687,50\n04.03.2025 Eingang\n" +
      "Bäckerei -12,50 487,50\n03.03.2025 Karte 4113\n",
  );
  expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
    ["2025-03-12", -3120],
    ["2025-03-09", -70_000],
    ["2025-03-04", 120_000],
    ["2025-03-03", -1250],
  ]);
});

test("one day heads several rows, of which the last alone has a balance", async () => {
  const [statement] = await read(
    `${HEAD}Alter Saldo 500,00\n03.03.2025 Bäckerei 12,50\nBuchladen 20,00 467,50\n` +
      "04.03.2025 Gehalt Muster GmbH 1.200,00 1.667,50\n09.03.2025 Miete März 700,00 967,50\n" +
      "10.03.2025 Erstattung Buchladen 20,00\nStrom 40,00\nWasser 10,00 937,50\nNeuer Saldo 937,50\n",
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-03-03", -1250, "Bäckerei"],
    ["2025-03-03", -2000, "Buchladen"],
    ["2025-03-04", 120_000, "Gehalt Muster GmbH"],
    ["2025-03-09", -70_000, "Miete März"],
    ["2025-03-10", 2000, "Erstattung Buchladen"],
    ["2025-03-10", -4000, "Strom"],
    ["2025-03-10", -1000, "Wasser"],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a balance that does not follow is not called proved in text without lines", async () => {
  const [statement] = await read(LINES.join(" ").replace("1,687.50", "1,678.50"));
  expect(statement?.proof.verdict).not.toBe("proved");
});

test.each([
  ["a second balance beside each row", "956.30", "956.30 956.31"],
  ["an amount that its words name otherwise", "Green Grocer 7 31.20", "Green Grocer 31.20 again 31.21"],
])("%s is not called proved where it disagrees", async (_, from, to) => {
  const [statement] = await read(LINES.join("\n").replace(from, to));
  expect(statement?.proof.verdict ?? "none").not.toBe("proved");
});

test("days that may stand above or below their figures are doubted", async () => {
  const rows = [
    "Bakery 12.50 487.50",
    "Salary 1,200.00 1,687.50",
    "Rent 700.00 987.50",
    "Grocer 31.20 956.30",
  ];
  const days = ["01 Mar 2025", "03 Mar 2025", "04 Mar 2025", "09 Mar 2025", "12 Mar 2025"];
  const woven = rows.map((row, at) => `${row} ${days[at + 1] ?? ""}`).join(" ");
  const [statement] = await read(
    `Harbour Lane Bank GBP Opening balance 500.00 as of ${days[0]} ${woven} Closing balance 956.30`,
  );
  expect(statement?.proof.verdict ?? "none").not.toBe("proved");
});

test("the last balance printed again behind a day is no row, whatever it is called", async () => {
  const text = LINES.join(" ").replace("Closing balance 956.30", "31 Mar 2025 Final standing 956.30");
  const [statement] = await read(text);
  expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual(
    ROWS.map(([day, amount]) => [day, amount]),
  );
});

test("rows that no balance before the first one binds are not called proved", async () => {
  const [statement] = await read(LINES.filter((line) => !line.startsWith("Opening")).join("\n"));
  expect(statement?.transactions).toHaveLength(4);
  expect(statement?.proof.verdict).toBe("partly");
});

test("two days that no names tell apart are doubted", async () => {
  const text = LINES.join(" ").replaceAll(/(\d\d) (Mar 2025) (?=[CSNG])/g, "$1 $2 11 $2 ");
  const [statement] = await read(text);
  expect(statement?.proof.verdict).toBe("partly");
  expect(statement?.proof.doubts.map(({ code }) => code)).toContain("days_open");
});

test("an endless text of figures is read in time", async () => {
  const figures = Array.from({ length: 20_000 }, (_, at) => `${String(at)}.10`).join(" ");
  const start = performance.now();
  await read(`Statement of account\n01 Mar 2025 ${figures}`);
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("a day of the week before the day of a row is none of its words' days", async () => {
  const [statement] = await read(
    "Harbour Lane Bank\nStatement of account\nAccount number: 12345678 GBP\nDate Particulars Out In Balance\n" +
      "Sun 2 Mar 2025 Balance forward 500.00\nMon 3 Mar 2025 Salary Example\nMills\n05/02/25 - 01/03/25\n1,200.00 1,700.00\n" +
      "Tue 4 Mar 2025 Corner Bakery 12.50 1,687.50\nSun 9 Mar 2025 Northgate Rent\n06/02/25 - 08/03/25\n700.00 987.50\n" +
      "Wed 12 Mar 2025 Closing balance 987.50\n",
  );
  expect(rowsOf(statement).map(([day, amount]) => [day, amount])).toEqual([
    ["2025-03-03", 120_000],
    ["2025-03-04", -1250],
    ["2025-03-09", -70_000],
  ]);
});

test("balances before the first row and after the last are no rows, whatever they are called", async () => {
  const [statement] = await read(
    `${HEAD}Datum Text Betrag Saldo\n01.03.2025 Xyzzyval 500,00\n03.03.2025 Bäckerei -12,50 487,50\n` +
      "04.03.2025 Gehalt Muster GmbH 1.200,00 1.687,50\n09.03.2025 Miete -700,00 987,50\n31.03.2025 Abcdeval 987,50\n",
  );
  expect(rowsOf(statement).map(([day, amount]) => [day, amount])).toEqual([
    ["2025-03-03", -1250],
    ["2025-03-04", 120_000],
    ["2025-03-09", -70_000],
  ]);
});

test("an amount in the cell of the other side is not proved by its balance", async () => {
  const [statement] = await read(
    "Harbour Lane Bank\nStatement of account\nAccount number: 12345678 GBP\nOpening Balance 500.00\n" +
      "Date Details Debit Credit Balance\n03/03/2025 Salary Example Mills 0.00 300.00 800.00\n" +
      "04/03/2025 Corner Bakery 12.50 0.00 787.50\n05/03/2025 Refund Green Grocer 0.00 20.00 807.50\n" +
      "09/03/2025 Northgate Rent 0.00 700.00 107.50\n12/03/2025 Bookshop 7.50 0.00 100.00\nClosing Balance 100.00\n",
  );
  expect(statement?.proof.verdict).not.toBe("proved");
});
