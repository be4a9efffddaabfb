import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (...blocks: string[][]): Promise<ParsedStatement[]> => {
  const text = blocks.map((lines) => lines.join("\n")).join("\n\n");
  const file = await parseStatement(new TextEncoder().encode(`${text}\n`), { today: "2026-05-01" });
  return file.ok ? file.value.statements : [];
};

const rowsOf = (statement: ParsedStatement | undefined): [string, number, string][] =>
  (statement?.transactions ?? []).map((row) => [row.booked_on, row.amount, row.description]);

const HEAD = ["Harbour Lane Bank", "Ava Example", "Statement of account", "Account number: 12345678 GBP"];
const PERIOD = ["Statement period: 1 March 2025 to 31 March 2025"];
const DAYS = ["03 Mar 2025", "04 Mar 2025", "09 Mar 2025", "12 Mar 2025"];
const WORDS = ["Corner Bakery", "Salary Example Mills", "Northgate Rent", "Green Grocer"];
const ROWS: [string, number, string][] = [
  ["2025-03-03", -1250, "Corner Bakery"],
  ["2025-03-04", 120_000, "Salary Example Mills"],
  ["2025-03-09", -70_000, "Northgate Rent"],
  ["2025-03-12", -3120, "Green Grocer"],
];

test("columns copied one after the other are put together to rows, and proved by their balances", async () => {
  const [statement] = await read(
    HEAD,
    PERIOD,
    ["Date", ...DAYS],
    ["Details", "Opening balance", ...WORDS, "Closing balance"],
    ["Amount"],
    ["12.50", "1,200.00", "700.00", "31.20"],
    ["Balance"],
    ["500.00", "487.50", "1,687.50", "987.50", "956.30", "956.30"],
  );
  expect(rowsOf(statement)).toEqual(ROWS);
  expect(statement?.proof.verdict).toBe("proved");
  expect(statement?.transactions.map(({ source }) => source)[0]).toEqual({ line: 9 });
});

test("money out and money in of their own columns find their rows through the balances", async () => {
  const [statement] = await read(
    [...HEAD, ...PERIOD],
    ["Opening balance", "Closing balance"],
    ["500.00", "956.30"],
    ["Date", ...DAYS],
    ["Details", ...WORDS],
    ["Paid out", "Paid in", "Balance"],
    ["12.50", "700.00", "31.20"],
    ["1,200.00"],
    ["487.50", "1,687.50", "987.50", "956.30"],
  );
  expect(rowsOf(statement)).toEqual(ROWS);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a minus behind an amount that was taken for a hyphen is given back", async () => {
  const [statement] = await read(
    ["Beispielbank", "Kontoauszug", "Kontonummer: 12345678 EUR", "Zeitraum: 01.03.2025 bis 31.03.2025"],
    ["Buchung", "03.03.2025", "04.03.2025", "09.03.2025", "12.03.2025"],
    ["Verwendungszweck", "Alter Kontostand", "Bäckerei", "Hausmiete", "Strom", "Gehalt", "Neuer Kontostand"],
    ["Betrag (EUR)"],
    ["500,00"],
    ["12,50700,00-"],
    ["31,201.200,00"],
    ["956,30"],
  );
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-1250, -70_000, -3120, 120_000]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a day that is missing in its column gives no rows rather than shifted ones", async () => {
  const [statement] = await read(
    HEAD,
    PERIOD,
    ["Date", ...DAYS.slice(1)],
    ["Details", "Opening balance", ...WORDS, "Closing balance"],
    ["Amount"],
    ["12.50", "1,200.00", "700.00", "31.20"],
    ["Balance"],
    ["500.00", "487.50", "1,687.50", "987.50", "956.30", "956.30"],
  );
  expect(statement?.proof.verdict ?? "none").not.toBe("proved");
});

test("rows under names in another order are read in that order", async () => {
  const [statement] = await read([
    ...HEAD,
    ...PERIOD,
    "Balance Amount Details Date",
    "500.00 Balance brought forward 01 Mar 2025",
    "487.50 12.50 Corner Bakery 03 Mar 2025",
    "1,687.50 1,200.00 Salary Example Mills 04 Mar 2025",
    "987.50 700.00 Northgate Rent 09 Mar 2025",
    "956.30 31.20 Green Grocer 12 Mar 2025",
    "956.30 Closing balance 31 Mar 2025",
  ]);
  expect(rowsOf(statement)).toEqual(ROWS);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a Tuesday in French is no day of March", async () => {
  const [statement] = await read([
    "Banque Exemple",
    "Relevé de compte du 01/10/2025 au 31/10/2025",
    "Ancien solde 100,00",
    "Nouveau solde 30,00",
    "Date Nature de l'opération Débit Crédit Solde",
    "dim. 12/10 BOULANGERIE 10,00 90,00",
    "mar. 14/10 LIBRAIRIE 40,00 50,00",
    "mer. 15/10 PHARMACIE 20,00 30,00",
  ]);
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2025-10-12",
    "2025-10-14",
    "2025-10-15",
  ]);
});

test("the day of a purchase under its own name is not that of booking", async () => {
  const [statement] = await read([
    "Eksempel Bank",
    "Kontoudskrift 12345678 DKK, 12. oktober 2021 - 11. november 2021",
    "Saldo 500,00",
    "Ny saldo 440,00",
    "Købsdato Dato Tekst Beløb",
    "22.10.21 24.10.21 Bager -10,00",
    "23.10.21 25.10.21 Boghandel -20,00",
    "25.10.21 26.10.21 Apotek -30,00",
  ]);
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2021-10-24",
    "2021-10-25",
    "2021-10-26",
  ]);
});

test("the word behind a date that says which it is belongs to its name", async () => {
  const [statement] = await read([
    "Banco Exemplo",
    "Extrato 12345678 EUR",
    "Período 2025-10-01 a 2025-10-31",
    "Data Lanç. Data Valor Descritivo Débito Crédito Saldo",
    "SALDO INICIAL 100,00",
    "03.10 01.10 PADARIA 10,00 90,00",
    "06.10 04.10 LIVRARIA 40,00 50,00",
    "07.10 08.10 FARMACIA 20,00 30,00",
    "SALDO FINAL 30,00",
  ]);
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2025-10-03",
    "2025-10-06",
    "2025-10-07",
  ]);
});

test("a column of amounts is told from balances that stand elsewhere by its length", async () => {
  const [statement] = await read(
    ["Harbour Lane Credit Card", "Ava Example", "Currency: GBP"],
    ["Trans Date", ...DAYS],
    ["Credit limit 1,500.00"],
    ["Previous Balance"],
    ["500.00"],
    ["Post Date", ...DAYS],
    ["New Balance"],
    ["456.30"],
    ["Description", ...WORDS],
    ["12 Apr 2025"],
    ["Amount"],
    ["12.50", "100.00 CR", "12.60", "31.20"],
  );
  expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
    ["2025-03-03", -1250],
    ["2025-03-04", 10_000],
    ["2025-03-09", -1260],
    ["2025-03-12", -3120],
  ]);
});

test("rows from the newest to the oldest keep their own amounts", async () => {
  const [statement] = await read(
    HEAD,
    PERIOD,
    ["Date", ...DAYS.toReversed()],
    ["Details", ...WORDS.toReversed()],
    ["Amount"],
    ["-31.20", "-700.00", "+1,200.00", "-12.50"],
    ["Balance"],
    ["956.30", "987.50", "1,687.50", "487.50"],
  );
  expect(rowsOf(statement).toSorted(([a], [b]) => a.localeCompare(b))).toEqual(ROWS);
});

test("columns that go on over pages are put together as one where a page alone tells no rows", async () => {
  const [statement] = await read(
    [...HEAD, ...PERIOD],
    ["Opening balance", "Closing balance"],
    ["500.00", "956.30"],
    ["Date", ...DAYS.slice(0, 3)],
    ["Details", ...WORDS.slice(0, 3)],
    ["Amount", "-12.50", "+1,200.00", "-700.00"],
    ["Balance", "487.50", "1,687.50", "987.50"],
    ["Date", ...DAYS.slice(3)],
    ["Details", ...WORDS.slice(3)],
    ["Amount", "-31.20"],
    ["Balance", "956.30"],
  );
  expect(rowsOf(statement)).toEqual(ROWS);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a day before the words on its line, and figures behind the words of a summary, are of columns too", async () => {
  const [statement] = await read(
    [...HEAD, "From 1 March 2025"],
    ["Date Details", ...DAYS.map((day, at) => `${day} ${WORDS[at] ?? ""}`)],
    ["Opening balance", "Closing balance"],
    ["500.00", "956.30"],
    ["Amount", "-12.50", "1,200.00", "-700.00", "-31.20"],
    ["Balance", "487.50", "1,687.50", "987.50", "956.30"],
  );
  expect(rowsOf(statement)).toEqual(ROWS);
});

test("a day more than rows is that of the first balance, and the days are doubted", async () => {
  const [statement] = await read(
    [...HEAD, ...PERIOD],
    ["Date", "03 Mar 2025", ...DAYS],
    ["Details", "Opening balance", ...WORDS, "Closing balance"],
    ["Amount", "12.50", "1,200.00", "700.00", "31.20"],
    ["Balance", "500.00", "487.50", "1,687.50", "987.50", "956.30", "956.30"],
  );
  expect(rowsOf(statement)).toEqual(ROWS);
  expect(statement?.proof.verdict).toBe("partly");
  expect(statement?.proof.doubts.map(({ code }) => code)).toContain("days_open");
});

test("two days of two words each, of which one has a name, are told by their order", async () => {
  const [statement] = await read([
    "Harbour Lane Platinum Card",
    "Ava Example",
    "Card number **** **** **** 8708, GBP",
    "Statement date 12 March 2025",
    "Credit limit £4,500.00",
    "Trans. date Noted Details Amount £",
    "BALANCE FROM PREVIOUS STATEMENT 500.00",
    "03 MAR 06 MAR CORNER BAKERY 12.50",
    "05 MAR 06 MAR PAYMENT RECEIVED - THANK YOU 100.00 CR",
    "06 MAR 09 MAR BOOKSHOP 20.00",
    "NEW BALANCE 432.50",
  ]);
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2025-03-06",
    "2025-03-06",
    "2025-03-09",
  ]);
});

test("the amount to which no balance leads is the first row's own, whatever sums it is in", async () => {
  const [statement] = await read(
    [...HEAD, ...PERIOD],
    ["Date", ...DAYS.toReversed()],
    ["Details", ...WORDS.toReversed()],
    ["PAID IN", "1,200.00"],
    ["Paid In", "1,200.00"],
    ["Withdrawn", "-31.20", "-700.00", "-12.50"],
    ["PAID OUT", "743.70"],
    ["Balance", "956.30", "987.50", "1,687.50", "487.50"],
  );
  expect(statement?.transactions.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    -70_000, -3120, -1250, 120_000,
  ]);
});

test("a name of days that goes on below is none, and the days say which is that of booking", async () => {
  const [statement] = await read([
    "Banco Ejemplo",
    "Tarjeta de credito 12345678 MXN",
    "Periodo 12-abr-2025 al 11-may-2025",
    "Adeudo del periodo anterior $3,169.76",
    "Pago para no generar intereses $3,305.08",
    "Fecha de la Fecha de Descripción del movimiento Monto",
    "operación cargo",
    "14-abr-2025 14-abr-2025 SU PAGO - GRACIAS - $100.00",
    "12-abr-2025 14-abr-2025 UBER EATS + $126.62",
    "13-abr-2025 15-abr-2025 RAPPI + $108.70",
  ]);
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2025-04-14",
    "2025-04-14",
    "2025-04-15",
  ]);
});
