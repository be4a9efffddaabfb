import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedTransaction } from "../../parsed-file.ts";
import { auditCopied } from "./audit-copied.ts";
import { listCopiedStyles, scanCopied } from "./lines/scan-copied.ts";

const HINTS = { today: "2026-05-01" };
const LINES = [
  "Harbour Lane Bank",
  "Account number: 12345678 GBP",
  "Opening balance 500.00",
  "Date Details Amount Balance",
  "12/03/2025 Grocer -31.20 468.80",
  "13/03/2025 Bakery -12.50 456.30",
  "14/03/2025 Rent -300.00 156.30",
  "15/03/2025 Salary 1,200.00 1,356.30",
  "Closing balance 1,356.30",
];

const listDoubts = async (change: (row: ParsedTransaction, at: number) => ParsedTransaction) => {
  const file = await parseStatement(new TextEncoder().encode(LINES.join("\n")), HINTS);
  const read = file.ok ? file.value.statements : [];
  const copied = LINES.map((text, from) => ({ text, from }));
  const [style] = listCopiedStyles(copied, HINTS);
  if (style === undefined) throw new Error("It has no amounts.");
  const changed = read.map((own) => ({ ...own, transactions: own.transactions.map(change) }));
  const [audited] = auditCopied(scanCopied(copied, style), changed, HINTS);
  return audited?.proof.doubts.map(({ code }) => code);
};

const handDown = (row: ParsedTransaction): ParsedTransaction => ({
  ...row,
  booked_on: "2025-03-12",
  description: `${row.booked_on.split("-").toReversed().join("/")} ${row.description}`,
});

test("rows with the day of a row above whose words begin with days are doubted, and one such row is not", async () => {
  expect(await listDoubts((row) => row)).toEqual([]);
  expect(await listDoubts((row, at) => (at === 1 ? handDown(row) : row))).not.toContain("days_open");
  expect(await listDoubts((row, at) => (at > 0 ? handDown(row) : row))).toContain("days_open");
});

test("the last row is doubted whose words begin with a day behind its own", async () => {
  const say = (day: string) => (row: ParsedTransaction, at: number) =>
    at === 3 ? { ...row, booked_on: "2025-03-14", description: `${day} ${row.description}` } : row;
  expect(await listDoubts(say("13/03/2025"))).not.toContain("days_open");
  expect(await listDoubts(say("15/03/2025"))).toContain("days_open");
});

test("rows whose words begin with their day, and which have that beside their figures, are doubted", async () => {
  const text = `Harbour Lane Bank
NL18 RABO 0123 4567 89 EUR Betaalrekening
Nr Datum Omschrijving Valuta Bedrag Saldo
Vorig saldo op 28/02/2025 3.130,47 +
1 01-03 Bakkerij
Factuur 35473150 maart
01-03 31,26 - 3.099,21 +
2 02-03 Woning
Huur maart
02-03 705,00 - 2.394,21 +
3 19-03 Winkel
Factuur 78693406 maart
21-03 130,36 - 2.263,85 +
4 28-03 Kosten maart 28-03 3,91 - 2.259,94 +
Nieuw saldo op 31/03/2025 2.259,94 +`;
  const file = await parseStatement(new TextEncoder().encode(text), HINTS);
  const [read] = file.ok ? file.value.statements : [];
  const days = read?.transactions.map(({ booked_on }) => booked_on);
  const isRight = days?.join() === "2025-03-01,2025-03-02,2025-03-19,2025-03-28";
  expect(isRight || read?.proof.verdict !== "proved").toBe(true);
});
