import { utils, write } from "@e965/xlsx";
import { expect, test } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";
import { parseStatement } from "../../parse-statement.ts";

const hints = { today: "2026-11-20" };

const only = (...lines: string[]): ParsedStatement => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), hints);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement, ...others] = parsed.value.statements;
  if (statement === undefined || others.length > 0) throw new Error("not one statement");
  return statement;
};

const readSheets = async (sheets: Readonly<Record<string, unknown[][]>>): Promise<ParsedStatement[]> => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  const parsed = await parseStatement(
    new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer),
    hints,
  );
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

test("the currency beside a balance above the table is that of its rows", () => {
  const rows = ["Date;Libellé;Débit;Crédit", "01/10/2026;PRLV MOBILE;-36,07;", "31/10/2026;VIR RECU;;155,00"];
  expect(only("Solde au 31/10/2026;;;;3 248,72 EUR", "", ...rows).currency).toBe("EUR");
  expect(only("Ancien solde;10,00 EUR", "Nouveau solde;12,00 CHF", "", ...rows).currency).toBeNull();
});

test("quotes that are not doubled inside a cell end with it, and take no row along", () => {
  const rows = only(
    '"Datum";"Text";"Betrag";"Saldo"',
    '"28.06.2026";"Lohn\nUhrwerk "Jura SA"";"3819.99";"5846.27"',
    '"29.06.2026";"Laden ""Zum Eck""";"-46.27";"5800.00"',
    '"30.06.2026";"Kiosk";"-5.21";"5794.79"',
  ).transactions;
  expect(rows.map(({ description }) => description)).toEqual([
    'Lohn Uhrwerk "Jura SA"',
    'Laden "Zum Eck"',
    "Kiosk",
  ]);
});

test("a card whose bill was paid with thanks and a minus has spent what carries none", () => {
  const { transactions } = only(
    "Date,Description,Amount",
    "03/18/2026,INTEREST PAID,22.58",
    "03/02/2026,SPEEDWAY 04418,157.64",
    "02/26/2026,PAYMENT THANK YOU-MOBILE,-565.32",
    "02/24/2026,TRADER SAM,30.37",
  );
  expect(transactions.map(({ amount }) => amount)).toEqual([-2258, -15764, 56532, -3037]);
});

test("thanks in a transfer turn no account round whose amounts have their signs", () => {
  const { transactions, proof } = only(
    "Buchungstag;Text;Betrag;Saldo",
    "03.03.2026;Kartenzahlung Dorfladen;-18,77;981,23",
    "04.03.2026;Überweisung Ida Winter Danke fürs Essen;-76,25;904,98",
    "05.03.2026;Lastschrift Funkwerk;-40,00;864,98",
    "27.03.2026;Lohn Uhrwerk;2300,00;3164,98",
  );
  expect(transactions.map(({ amount }) => amount)).toEqual([-1877, -7625, -4000, 230_000]);
  expect(proof.verdict).toBe("proved");
});

test("balances that hold only as those before each row prove nothing unless they are named so", () => {
  const rows = ["2026-03-02,-20.00,Shop,100.00", "2026-03-05,50.00,Pay,80.00", "2026-03-11,-7.00,Bus,130.00"];
  expect(only(...rows).proof.verdict).not.toBe("proved");
  expect(only("Date,Amount,Text,Balance before", ...rows).proof.verdict).toBe("proved");
});

test("totals and balances below their labels are compared with the rows", () => {
  const recap = (debits: string): string[] => [
    "Date,Narration,Ref,Withdrawal,Deposit,Closing Balance",
    "02/05/2026,Salary,11,,900.00,1000.00",
    "03/05/2026,Rent,12,400.00,,600.00",
    "31/05/2026,Shop,13,50.00,,550.00",
    "STATEMENT SUMMARY :-,,,,,",
    "Opening Balance,,Debits,Credits,Closing Bal,",
    `100.00,,${debits},900.00,550.00,`,
  ];
  const whole = only(...recap("450.00"));
  expect(whole.proof).toMatchObject({ verdict: "proved" });
  expect(whole.facts).toMatchObject({ opening: 10_000, debits: -45_000, credits: 90_000 });
  expect(only(...recap("460.00")).proof.verdict).toBe("contradicted");
});

test("a name that spans two columns gives them its currency", async () => {
  const [statement] = await readSheets({
    Umsätze: [
      ["Alter Kontostand", 100],
      ["Neuer Kontostand", 60],
      [],
      ["Buchung", "", "", "Umsatz EUR", "", ""],
      ["Buchung", "Wertstellung", "Verwendungszweck", "Soll", "Haben", "Saldo"],
      ["26.10.2026", "26.10.2026", "Bäckerei", 50, "", 50],
      ["28.10.2026", "28.10.2026", "Erstattung", "", 10, 60],
    ],
  });
  expect(statement).toMatchObject({ currency: "EUR", opening_balance: 10_000, closing_balance: 6000 });
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-5000, 1000]);
  expect(statement?.proof.verdict).toBe("proved");
});

const SUMMARY = [
  ["Account", "9275917500"],
  ["Currency", "USD"],
  ["Beginning balance", 769],
  ["Deposits", 500],
  ["Withdrawals", -74],
  ["Ending balance", 1195],
];
const ROWS = [
  ["Date", "Description", "Amount"],
  ["2026-03-27", "MACHINE WORKS", 500],
  ["2026-03-29", "INSURANCE", -74],
];

test("what a sheet of its own says of the one account of a workbook is compared with the rows", async () => {
  const [statement] = await readSheets({ Summary: SUMMARY, Transactions: ROWS, Notes: [["Thank you"]] });
  expect(statement).toMatchObject({ currency: "USD", opening_balance: 76_900, closing_balance: 119_500 });
  expect(statement?.proof.verdict).toBe("proved");
  const raised = SUMMARY.with(3, ["Deposits", 600]);
  const [other] = await readSheets({ Summary: raised, Transactions: ROWS });
  expect(other?.proof.verdict).toBe("contradicted");
});

test("a summary beside the sheets of two accounts belongs to neither", async () => {
  const statements = await readSheets({ Summary: SUMMARY, One: ROWS, Two: ROWS });
  expect(statements.map(({ opening_balance }) => opening_balance)).toEqual([null, null]);
});

const rowsOf = (statement: ParsedStatement): string[] =>
  statement.transactions.map(({ amount, description }) => `${String(amount)} ${description}`);

test("a quotation mark that is never closed costs no row of the lines below it", () => {
  const statement = only(
    "Date,Description,Amount",
    '2026-03-05,"Shop,-20.00',
    "2026-03-06,Pay,50.00",
    '2026-03-09,"Bus, day",-3.00',
  );
  expect(rowsOf(statement)).toEqual(["-2000 Shop", "5000 Pay", "-300 Bus, day"]);
});

test("signs of the writing direction are no part of an amount", () => {
  const statement = only(
    "תאריך,תיאור,סכום,יתרה",
    "05/03/2026,חנות,\u200E-20.00 ₪,80.00 ₪",
    "16/03/2026,משכורת,50.00 ₪,\u2066130.00\u2069 ₪",
  );
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-2000, 5000]);
  expect(statement.proof.verdict).toBe("proved");
});

test("capitals with marks stay letters of their words", () => {
  const text = "DATUM;TEXT;BETRAG\n05.03.2026;MÜLLER GESCHÄFT;-20,00\n06.03.2026;KÖNIG;-5,00\n";
  const parsed = parseBytes(Buffer.from(text, "latin1"), hints);
  expect(parsed.ok && parsed.value.statements.flatMap(rowsOf)).toEqual([
    "-2000 MÜLLER GESCHÄFT",
    "-500 KÖNIG",
  ]);
});

test("a header is only said to have no rows where none stand under it", () => {
  const refusalOf = (text: string): unknown => {
    const parsed = parseBytes(new TextEncoder().encode(text), hints);
    return parsed.ok ? null : [parsed.error.code, parsed.error.place];
  };
  expect(refusalOf("Date,Description,Amount\n")).toEqual(["empty", undefined]);
  expect(refusalOf("Date,Description,Amount\n5th of Marchember,Shop,-20.00\n")).toEqual([
    "unreadable",
    { line: 2 },
  ]);
});

test("the balance of an OFX statement is its own where the transaction before it is never closed", () => {
  const statement = only(
    "OFXHEADER:100",
    "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>111122223333</BANKACCTFROM>",
    "<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260306<TRNAMT>50<FITID>2<NAME>PAY",
    "<LEDGERBAL><BALAMT>130.00<DTASOF>20260331</OFX>",
  );
  expect(statement).toMatchObject({ closing_balance: 13_000, transactions: [{ amount: 5000 }] });
});
