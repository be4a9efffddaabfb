import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (lines: readonly string[]): Promise<ParsedStatement[]> => {
  const file = await parseStatement(new TextEncoder().encode(`${lines.join("\n")}\n`), {
    today: "2026-05-01",
  });
  return file.ok ? file.value.statements : [];
};

const rowsOf = (statement: ParsedStatement | undefined): [string, number][] =>
  (statement?.transactions ?? []).map(({ booked_on, amount }) => [booked_on, amount]);

test("what a shop gives back says the same as what it took, and the totals tell which is which", async () => {
  const bought = Array.from({ length: 22 }, (_, at): [string, number] => [
    `2026-03-${String(at + 3).padStart(2, "0")}`,
    1117 + 131 * at,
  ]);
  const print = (cents: number): string =>
    `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
  const spent = bought.reduce((sum, [, cents]) => sum + cents, 0);
  const [opening, salary, given] = [100_000, 150_000, 1117];
  const day = (iso: string): string => iso.split("-").toReversed().join("/");
  const [statement] = await read([
    "RELEVÉ DE COMPTE",
    "du 01/03/2026 au 31/03/2026",
    "Compte n° 00012345678 EUR",
    "Date Valeur Nature de l'opération Débit Crédit",
    `SOLDE PRÉCÉDENT AU 28/02/2026 ${print(opening)}`,
    ...bought.map(([iso, cents]) => `${day(iso)} ${day(iso)} CARTE X1234 BOUTIQUE DU PONT ${print(cents)}`),
    `26/03/2026 26/03/2026 CARTE X1234 BOUTIQUE DU PONT ${print(given)}`,
    `27/03/2026 27/03/2026 VIR RECU ATELIER VERT ${print(salary)}`,
    `TOTAUX DES MOUVEMENTS ${print(spent)} ${print(salary + given)}`,
    `NOUVEAU SOLDE AU 31/03/2026 ${print(opening + salary + given - spent)}`,
  ]);
  expect(rowsOf(statement)).toEqual([
    ...bought.map(([iso, cents]) => [iso, -cents]),
    ["2026-03-26", given],
    ["2026-03-27", salary],
  ]);
  expect(statement?.proof.verdict).toBe("partly");
  expect(statement?.proof.doubts.map(({ code }) => code)).toContain("direction_guessed");
});

const DAYS = [
  "Fernleigh Mutual Everyday Account",
  "Account number 65-390-0001",
  "Opening balance $500.00 Cr",
  "Total credits $75.00",
  "Total debits $176.50",
  "Closing balance $398.50 Cr",
  "Date Particulars Debits Credits Balance",
  "1 Dec 2025 Brought forward 500.00 Cr",
  "3 Dec 2025 Internet Transfer ROBIN 40.00",
  "GREEN GROCER 20.00 440.00 Cr",
  "02/12 Card 4588",
  "5 Dec 2025 BOOKSHOP 27.50 412.50 Cr",
  "Card xx1986 USD 19.64",
  "Value Date: 04/12/2025",
  "9 Dec 2025 CORNER BAKERY 9.00",
  "08/12 Card 4825",
  "Direct Debit 473816 CARD PAYMENT 30.00 373.50 Cr",
  "12 Dec 2025 ROBIN THANKS 75.00",
  "TRAM TICKET 4.00 444.50 Cr",
  "18 Dec 2025 CINEMA 46.00 398.50 Cr",
];

test("rows of a day lead to the balance at its end, whatever they cost abroad", async () => {
  const [statement] = await read(DAYS);
  expect(rowsOf(statement)).toEqual([
    ["2025-12-03", -4000],
    ["2025-12-03", -2000],
    ["2025-12-05", -2750],
    ["2025-12-09", -900],
    ["2025-12-09", -3000],
    ["2025-12-12", 7500],
    ["2025-12-12", -400],
    ["2025-12-18", -4600],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

const WALLET = [
  "TAMARIND WALLET STATEMENT",
  "Customer Name: Robin Example",
  "Mobile Number: 0700000001",
  "Receipt No. Completion Time Details Transaction Paid In Withdrawn Balance",
  "Status",
  "TL4Z8P27RG 2026-01-31 Merchant Payment to 700001 - GROCER Completed 0.00 250.00 1,740.00",
  "06:18:11",
  "TH7R9D44DG 2026-01-30 Merchant Payment to 700002 - TAXI Completed 0.00 120.00 1,990.00",
  "10:50:56",
  "TN9J7L31MU 2026-01-28 Funds received from 2547******086 AMINA Completed 900.00 0.00 2,110.00",
  "21:56:34 EXAMPLE",
  "TU8J9K63MM 2026-01-27 Merchant Payment to 700003 - BOOKSHOP Completed 0.00 90.00 1,210.00",
  "15:41:48",
  "TA8X9Y59WY 2026-01-26 Merchant Payment to 700004 - BAKERY Completed 0.00 65.00 1,300.00",
  "17:52:52",
];

test("the empty cell beside an amount tells which way the oldest row went", async () => {
  const [statement] = await read(WALLET);
  expect(rowsOf(statement)).toEqual([
    ["2026-01-31", -25_000],
    ["2026-01-30", -12_000],
    ["2026-01-28", 90_000],
    ["2026-01-27", -9000],
    ["2026-01-26", -6500],
  ]);
});

test("a reference that stands right before its day is apart from it", async () => {
  const [statement] = await read(WALLET.map((line) => line.replace("59WY 2026", "59WY2026")));
  expect(rowsOf(statement).map(([day]) => day)).toEqual([
    "2026-01-31",
    "2026-01-30",
    "2026-01-28",
    "2026-01-27",
    "2026-01-26",
  ]);
});
