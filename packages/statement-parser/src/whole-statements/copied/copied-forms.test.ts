import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (text: string): Promise<ParsedStatement[]> => {
  const file = await parseStatement(new TextEncoder().encode(text), { today: "2026-05-01" });
  return file.ok ? file.value.statements : [];
};

const rowsOf = (statement: ParsedStatement | undefined): [string, number][] =>
  (statement?.transactions ?? []).map(({ booked_on, amount }) => [booked_on, amount]);

test("rows are numbered before their day, and their amounts stand on lines below", async () => {
  const [statement] = await read(
    "Beispielbank\nKontoauszug\nKonto 12345678 EUR\nNr Datum\nBuchungstext\nBetrag\n" +
      "ALTER SALDO\n500,00\n1 01.03.2025\nMiete Erika Muster\nREF. 936968 010325\n-100,00\n" +
      "2 03.03.2025\nGehalt Muster GmbH\nREF. 320794 030325\n+250,00\n3 05.03.2025\nBäckerei\n-7,50\n" +
      "NEUER SALDO\n642,50\nSeite 1\n",
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-03-01", -10_000],
    ["2025-03-03", 25_000],
    ["2025-03-05", -750],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("amounts without a mark have the signs by which they lead from the first balance to the last", async () => {
  const [statement] = await read(
    "Beispielbank\nKontoauszug\nKonto 12345678 EUR\nDatum Text Soll Haben\nAlter Saldo 500,00\n" +
      "01.03.2025 Miete Erika Muster 123,45\n03.03.2025 Eingang Muster GmbH 250,10\n05.03.2025 Bäckerei 7,50\n" +
      "09.03.2025 Rückzahlung 31,19\nSummen 130,95 281,29\nNeuer Saldo 650,34\n",
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-03-01", -12_345],
    ["2025-03-03", 25_010],
    ["2025-03-05", -750],
    ["2025-03-09", 3119],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("signs that several ways could have are a guess, and said to be one", async () => {
  const [statement] = await read(
    "Beispielbank\nKontoauszug\nKonto 12345678 EUR\nDatum Text Soll Haben\nAlter Saldo 500,00\n" +
      "01.03.2025 Zahlung A 20,00\n03.03.2025 Eingang B 20,00\n05.03.2025 Zahlung C 20,00\n" +
      "09.03.2025 Zahlung D 20,00\nNeuer Saldo 460,00\n",
  );
  expect(statement?.proof.verdict ?? "none").not.toBe("proved");
});

test("empty cells of money in and money out keep their columns", async () => {
  const [statement] = await read(
    "Harbour Lane Bank\nStatement of account\nAccount 12345678 GBP\nNo Date Details Money out Money in Balance\n" +
      "Opening balance 500.00\n1 13-03-2025 19:32:38 Corner Bakery\nREF 77 13/03\n12.50 0.00 487.50\n" +
      "2 14-03-2025 10:11:12 Salary Example Mills\n0.00 1,200.00 1,687.50\n" +
      "3 19-03-2025 08:00:01 Northgate Rent\nREF 78 19/03\n700.00 0.00 987.50\nClosing balance 987.50\n",
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-03-13", -1250],
    ["2025-03-14", 120_000],
    ["2025-03-19", -70_000],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a day in the words of a row is not taken for its own", async () => {
  const [statement] = await read(
    "Banca del Porto\nEstratto conto\nConto 12345678 EUR\nSaldo iniziale € 500,00\nSaldo finale € 430,00\n" +
      "Data contabile Data valuta Descrizione Importo\n29/03/25 28/03/25 Acquisto POS\nBAR SPORT\n" +
      "28/03/2025 10:16 5204\n- 20,00\n26/03/25 26/03/25 Acquisto POS\nFORNO\n25/03/2025 10:16 5204\n- 40,00\n" +
      "23/03/25 23/03/25 Canone\n- 10,00\n",
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-03-29", -2000],
    ["2025-03-26", -4000],
    ["2025-03-23", -1000],
  ]);
});

test("rows that end with their days are read", async () => {
  const [statement] = await read(
    "Harbour Lane Bank\nStatement\nAccount 12345678 GBP\nOpening Balance 500.00\nClosing Balance 987.50\n" +
      "Balance\nAmount\nRemark\nDate\n487.50\n-12.50\nCorner Bakery\n04/03/2025\n1,687.50\n1,200.00\nSalary\n" +
      "15/03/2025\n987.50\n-700.00\nRent\n19/03/2025\n",
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-03-04", -1250],
    ["2025-03-15", 120_000],
    ["2025-03-19", -70_000],
  ]);
});

test("rows that begin with a day are not proved with the day of the next one", async () => {
  const rows = [
    ["03-03", "Miete Erika Muster", "03-03-2025", "- 100,00"],
    ["14-03", "Bäckerei", "15-03-2025", "- 7,50"],
    ["19-03", "Buchladen", "20-03-2025", "- 30,00"],
  ];
  const [statement] = await read(
    "Beispielbank\nKontoauszug\nKonto 12345678 EUR\nZeitraum\n01-03-2025 bis 31-03-2025\nNeuer Saldo\n+ 362,50\n" +
      `Alter Saldo am 01-03-2025\n+ 500,00\nDatum\nText\nValuta\nBetrag\n${rows.flat().join("\n")}\n`,
  );
  const isRight = rowsOf(statement)[0]?.[0] === "2025-03-03";
  expect(isRight || statement?.proof.verdict !== "proved").toBe(true);
});

test("what only looks like a row above the rows is none where the printed sums agree with the others alone", async () => {
  const [statement] = await read(
    "Banco Exemplo Extrato de conta Conta 12345678 EUR Saldo anterior 610,51 Total débitos 94,90 Total créditos 173,91 " +
      "Saldo atual 689,52 Data do extrato 2025-08-04 Montante 4.000,00 Data mov. Descrição Débito Crédito " +
      "2025-07-05 PADARIA PORTO 6,08 2025-07-09 LIVRARIA PORTO 72,75 2025-07-11 SALARIO EXEMPLO 173,91 " +
      "2025-07-13 CAFE PORTO 16,07",
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-07-05", -608],
    ["2025-07-09", -7275],
    ["2025-07-11", 17_391],
    ["2025-07-13", -1607],
  ]);
});
