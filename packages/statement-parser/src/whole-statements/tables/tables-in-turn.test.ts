import { expect, test } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const readAll = (...lines: string[]): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

const only = (...lines: string[]): ParsedStatement => {
  const [statement, ...others] = readAll(...lines);
  if (statement === undefined || others.length > 0) throw new Error("not one statement");
  return statement;
};

const amountsOf = ({ transactions }: ParsedStatement): number[] => transactions.map(({ amount }) => amount);

test("the same names under another account or another currency begin another statement", () => {
  const statements = readAll(
    "Cuenta,Ahorro Soles",
    "Moneda,S/",
    "Fecha,Descripción,Monto,Saldo",
    "02/12/2025,Alquiler,-800.00,200.00",
    "04/12/2025,Sueldo,1000.00,1200.00",
    "",
    "Cuenta,Ahorro Dólares",
    "Moneda,US$",
    "Fecha,Descripción,Monto,Saldo",
    "02/12/2025,Libros,-10.00,511.00",
    "05/12/2025,Taxi,-4.00,507.00",
  );
  expect(statements.map(({ currency }) => currency)).toEqual(["PEN", "USD"]);
  expect(statements.map(amountsOf)).toEqual([
    [-80_000, 100_000],
    [-1000, -400],
  ]);
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(["partly", "partly"]);
});

test("the same names on the next page go on with the account whose head stands over them again", () => {
  const head = ["Cuenta,Ahorro Soles", "Moneda,S/", "Fecha,Descripción,Monto,Saldo"];
  const statement = only(
    ...head,
    "02/12/2025,Alquiler,-800.00,200.00",
    "",
    ...head,
    "04/12/2025,Sueldo,1000.00,1200.00",
  );
  expect(amountsOf(statement)).toEqual([-80_000, 100_000]);
});

test("the same names under another title begin another statement once both balances of the first are told", () => {
  const account = (title: string, closing: string, opening: string, rows: readonly string[]): string[] => [
    `"${title}";"Zeitraum: 01.09.2025 - 30.09.2025"`,
    `"Neuer Kontostand";"${closing} EUR"`,
    "",
    '"Buchungstag";"Buchungstext";"Umsatz in EUR"',
    ...rows,
    `"Alter Kontostand";"${opening} EUR"`,
    "",
    "",
  ];
  const statements = readAll(
    ...account("Umsätze Girokonto", "150,00", "100,00", [
      '"29.09.2025";"Lohn";"80,00"',
      '"08.09.2025";"Bus";"-30,00"',
    ]),
    ...account("Umsätze Tagesgeld", "505,00", "500,00", ['"30.09.2025";"Zinsen";"5,00"']),
  );
  expect(statements.map(amountsOf)).toEqual([[8000, -3000], [500]]);
  expect(statements.map(({ opening_balance }) => opening_balance)).toEqual([10_000, 50_000]);
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved", "proved"]);
});

test("a day in the texts of rows is not theirs where their days stand over them", () => {
  const statement = only(
    "Opis;Tytuł;Kwota (PLN);Saldo",
    "02.05.2025;;;",
    "Płatność kartą;GDAŃSK 01.05.2025;-32,50;67,50",
    "Polecenie zapłaty;Energia 71464068;-20,00;47,50",
    "07.05.2025;;;",
    "Płatność kartą;GDAŃSK 05.05.2025;-10,00;37,50",
    "Przelew;obiad;22,00;59,50",
  );
  expect(statement.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2025-05-02",
    "2025-05-02",
    "2025-05-07",
    "2025-05-07",
  ]);
  expect(amountsOf(statement)).toEqual([-3250, -2000, -1000, 2200]);
  expect(statement.proof.verdict).toBe("proved");
});

test("figures of balances that stand a cell further take no column of directions its meaning", () => {
  const statement = only(
    '"Buchungstag";"Valuta";"Empfänger";"Währung";"Umsatz";" "',
    '"31.10.2025";"31.10.2025";"Max Brandl";"EUR";"220,00";"S"',
    '"27.10.2025";"27.10.2025";"Maschinen GmbH";"EUR";"2.319,84";"H"',
    '"17.10.2025";"17.10.2025";"Apotheke";"EUR";"32,89";"S"',
    '"16.10.2025";"16.10.2025";"Optik";"EUR";"35,23";"S"',
    '"15.10.2025";"15.10.2025";"Drogerie";"EUR";"13,73";"S"',
    '"13.10.2025";"13.10.2025";"Verein";"EUR";"45,00";"S"',
    '"10.10.2025";"10.10.2025";"Mobil GmbH";"EUR";"35,75";"S"',
    '"08.10.2025";"08.10.2025";"Bäckerei";"EUR";"70,08";"S"',
    "",
    '"08.10.2025";"";"";"Anfangssaldo";"EUR";"1.000,00";"H"',
    '"31.10.2025";"";"";"Endsaldo";"EUR";"2.867,16";"H"',
  );
  expect(amountsOf(statement)).toEqual([-22_000, 231_984, -3289, -3523, -1373, -4500, -3575, -7008]);
  expect(statement.proof.verdict).toBe("proved");
});

const TYPED = [
  "2,6095657363,'Thandi Nkosi','CHEQUE ACCOUNT','ZAR'",
  "3,'Statement Number','Start Date','End Date','Opening Balance','Closing Balance'",
  "3,12,'20 December 2025','19 January 2026',-100.00,370.00",
  "5,'Number','Date','Description1','Description2','Amount','Balance'",
  '5,1,\'22 Dec\',"Card purchase","DURBAN 20/12/2025",-30.00,-130.00',
  '5,2,\'03 Jan\',"Transfer","Salary",520.00,390.00',
  '5,3,\'04 Jan\',"Card purchase","DURBAN 02/01/2026",-20.00,370.00',
];

test("lines that begin with the type of their record have the names of that type", () => {
  const statement = only(...TYPED, "6,'END'");
  expect(statement).toMatchObject({
    currency: "ZAR",
    opening_balance: -10_000,
    closing_balance: 37_000,
    proof: { verdict: "proved" },
  });
  expect(statement.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2025-12-22",
    "2026-01-03",
    "2026-01-04",
  ]);
  const raised = only(...TYPED.with(2, "3,12,'20 December 2025','19 January 2026',-100.00,380.00"));
  expect(raised.proof.verdict).toBe("contradicted");
});

test("a balance under the rows that is called as their column of balances is must be that of the last", () => {
  const rows = [
    "Data mov. ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;Saldo disponível ;",
    "31-05-2024;COMPRA ;4,38;;1.670,76;1.670,76;",
    "30-05-2024;JUROS ;;0,36;1.675,14;1.675,14;",
    "29-05-2024;COMISSÃO ;2,49;;1.674,78;1.674,78;",
  ];
  expect(only(...rows, " ; ; ;Saldo contabilístico ;1.670,76 EUR ; ;").proof.verdict).toBe("proved");
  const raised = only(...rows, " ; ; ;Saldo contabilístico ;1.671,76 EUR ; ;");
  expect(raised.proof.verdict).not.toBe("proved");
  expect(raised.proof.doubts.map(({ code }) => code)).toEqual(["two_closings"]);
});
