import { describe, expect, it } from "vitest";
import type { ParsedFile } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";
import { pointOut } from "../../proof/point-out.ts";

const read = (text: string): ParsedFile => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return pointOut(parsed.value);
};
const verdictsOf = (text: string): string[] => read(text).statements.map(({ proof }) => proof.verdict);

const MISCOUNTED: Readonly<Record<string, string>> = {
  "beside both balances": `Account statement
Opening balance,1200.00
Closing balance,1370.00
Number of transactions,20

Date,Description,Amount
2026-03-02,Corner Shop,-20.50
2026-03-05,Salary,900.00
2026-03-11,Rent,-700.00
2026-03-27,Bus,-9.50
`,
  "beside a title": `Kontoauszug;6 Buchungen
Datum;Text;Betrag;Saldo
02.03.2026;Kiosk;-20,50;1.179,50
05.03.2026;Gehalt;900,00;2.079,50
11.03.2026;Miete;-700,00;1.379,50
27.03.2026;Bus;-9,50;1.370,00
`,
  "in French": `Nombre d'opérations : 6
Date;Libellé;Montant;Solde
02/03/2026;Kiosque;-20,50;1179,50
05/03/2026;Salaire;900,00;2079,50
11/03/2026;Loyer;-700,00;1379,50
27/03/2026;Bus;-9,50;1370,00
`,
  "as a total under the rows": `Date,Description,Amount,Balance
2026-03-02,Corner Shop,-20.50,1179.50
2026-03-05,Salary,900.00,2079.50
2026-03-11,Rent,-700.00,1379.50
2026-03-27,Bus,-9.50,1370.00
Total transactions,5
`,
  "in Italian": `Numero movimenti;7
Data;Descrizione;Importo;Saldo
02/03/2026;Edicola;-20,50;1179,50
05/03/2026;Stipendio;900,00;2079,50
11/03/2026;Affitto;-700,00;1379,50
27/03/2026;Bus;-9,50;1370,00
`,
};

const UNBALANCED: Readonly<Record<string, string>> = {
  "in one line": `Date,Description,Debit,Credit,Balance
2026-03-02,Corner Shop,20.50,,1179.50
2026-03-05,Salary,,900.00,2079.50
2026-03-11,Rent,700.00,,1379.50
Totals,,725.50,900.00,
`,
  "over the rows": `Total debits;725,50
Total credits;900,00
Date;Description;Debit;Credit;Balance
02/03/2026;Corner Shop;20,50;;1179,50
05/03/2026;Salary;;900,00;2079,50
13/03/2026;Rent;700,00;;1379,50
`,
  "in lines of their own": `Date,Description,Debit,Credit,Balance
2026-03-02,Corner Shop,20.50,,1179.50
2026-03-05,Salary,,900.00,2079.50
2026-03-11,Rent,700.00,,1379.50
Total debits,,725.50,,
Total credits,,,900.00,
`,
};

const COUNTED: Readonly<Record<string, string>> = {
  "under the rows": `Date,Description,Amount,Balance
2026-03-02,Corner Shop,-20.50,1179.50
2026-03-05,Salary,900.00,2079.50
2026-03-11,Rent,-700.00,1379.50
2026-03-27,Bus,-9.50,1370.00
Number of transactions: 4
`,
  "in German": `Anzahl der Buchungen: 4
Datum;Text;Betrag;Saldo
02.03.2026;Kiosk;-20,50;1.179,50
05.03.2026;Gehalt;900,00;2.079,50
11.03.2026;Miete;-700,00;1.379,50
27.03.2026;Bus;-9,50;1.370,00
`,
};

describe("a number of rows that a table prints", () => {
  it("may be of one side alone", () => {
    const [statement] = read(`Date,Description,Amount,Balance
2026-03-02,Corner Shop,-20.50,1179.50
2026-03-05,Salary,900.00,2079.50
2026-03-11,Rent,-700.00,1379.50
Number of withdrawals: 2
`).statements;
    expect(statement?.proof.checks).toContainEqual(
      expect.objectContaining({ name: "count_of_debits", holds: true, expected: 2 }),
    );
  });

  it.each(Object.entries(MISCOUNTED))("is a check that fails where there are others: %s", (_, text) => {
    const [statement] = read(text).statements;
    expect(statement?.proof.verdict).toBe("contradicted");
    expect(statement?.proof.checks).toContainEqual(expect.objectContaining({ name: "count", holds: false }));
  });

  it.each(Object.entries(COUNTED))("is a check that holds: %s", (_, text) => {
    const [statement] = read(text).statements;
    expect(statement?.proof.verdict).toBe("proved");
    expect(statement?.proof.checks).toContainEqual(expect.objectContaining({ name: "count", holds: true }));
  });
});

const DATED: Readonly<Record<string, string>> = {
  "on two lines": `Account,12345678
From,01/03/2026
To,31/03/2026

Date,Description,Amount,Balance
02/03/2026,Corner Shop,-20.50,1179.50
05/03/2026,Salary,900.00,2079.50
11/03/2026,Rent,-700.00,1379.50
05/04/2026,Bus,-9.50,1370.00
`,
  "in one cell": `Statement From 01/03/2026 To 31/03/2026

Date,Description,Amount,Balance
02/03/2026,Corner Shop,-20.50,1179.50
05/03/2026,Salary,900.00,2079.50
11/03/2026,Rent,-700.00,1379.50
15/04/2026,Bus,-9.50,1370.00
`,
  "in Spanish": `Desde;01/03/2026;Hasta;31/03/2026
Fecha;Concepto;Importe;Saldo
02/03/2026;Quiosco;-20,50;1179,50
05/03/2026;Nomina;900,00;2079,50
13/03/2026;Alquiler;-700,00;1379,50
27/04/2026;Bus;-9,50;1370,00
`,
  "month first": `Transactions 03/01/2026 to 03/31/2026
Date,Description,Amount,Balance
03/02/2026,Corner Shop,-20.50,1179.50
03/05/2026,Salary,900.00,2079.50
03/13/2026,Rent,-700.00,1379.50
04/02/2026,Bus,-9.50,1370.00
`,
};

const MARCH = `Date,Description,Amount
2026-03-02,Corner Shop,-20.50
2026-03-05,Salary,900.00
2026-03-11,Rent,-700.00
2026-03-27,Bus,-9.50
`;

const BOXED: Readonly<Record<string, string>> = {
  "in a line under their names": `Opening balance,Total paid in,Total paid out,Closing balance
1200.00,900.00,730.00,1370.00

${MARCH}`,
  "side by side": `Opening balance,1200.00,Closing balance,1370.00
Total paid in,900.00,Total paid out,730.00
${MARCH}`,
  "in one cell each": `Opening balance: 1200,Closing balance: 1370
${MARCH}
Total paid in: 900.00
Total paid out: 730.00
`,
};

describe("the box of figures around a table", () => {
  it.each(Object.entries(BOXED))("is read wherever its names stand: %s", (_, text) => {
    const [statement] = read(text).statements;
    expect(statement).toMatchObject({
      opening_balance: 120_000,
      closing_balance: 137_000,
      proof: { verdict: "proved" },
    });
    const names = statement?.proof.checks.filter(({ holds }) => holds).map(({ name }) => name);
    expect(names).toEqual(["opening+sum=closing", "sum_of_credits", "sum_of_debits"]);
    expect(verdictsOf(text.replace("730", "735"))).toEqual(["contradicted"]);
  });

  it("has the number of rows of both sides", () => {
    const text = `Credits,1\nDebits,3\nOpening balance,1200.00\nClosing balance,1370.00\n${MARCH}`;
    expect(read(text).statements[0]?.proof.checks).toContainEqual(
      expect.objectContaining({ name: "count", holds: true }),
    );
  });

  it("may have a balance of one day, which the days of the rows tell", () => {
    const balancesOf = (text: string) => {
      const [statement] = read(text).statements;
      return [statement?.facts?.opening, statement?.facts?.closing];
    };
    expect(balancesOf(`Balance on 31/03/2026,1370.00\n${MARCH}`)).toEqual([null, 137_000]);
    expect(balancesOf(`Balance on 01/03/2026,1200.00\n${MARCH}`)).toEqual([120_000, null]);
  });
});

describe("totals of both sides that a table prints", () => {
  it.each(Object.entries(UNBALANCED))("fail where they are not the sums of its rows: %s", (_, text) => {
    const { verdict, checks } = read(text).statements[0]!.proof;
    expect(verdict).toBe("contradicted");
    expect(checks.filter(({ holds }) => !holds).map(({ name }) => name)).toEqual(["sum_of_debits"]);
    expect(verdictsOf(text.replace("725", "720"))).toEqual(["proved"]);
  });
});

describe("the period that a table prints", () => {
  it.each(Object.entries(DATED))("is the statement's, and days outside it are told: %s", (_, text) => {
    const { statements, problems } = read(text);
    expect(statements.map(({ period }) => period)).toEqual([{ from: "2026-03-01", to: "2026-03-31" }]);
    expect(problems.filter(({ code }) => code === "date_outside_period")).toHaveLength(1);
  });

  it("may stand under the rows, and is not that of other rows", () => {
    const rows =
      "Date,Description,Amount,Balance\n2026-03-02,Shop,-20.50,1179.50\n2026-03-05,Pay,900.00,2079.50\n";
    const periodOf = (text: string) => read(text).statements[0]?.period;
    expect(periodOf(`${rows}Period 2026-03-01 - 2026-03-31\n`)).toEqual({
      from: "2026-03-01",
      to: "2026-03-31",
    });
    const own = { from: "2026-03-02", to: "2026-03-05" };
    expect(periodOf(`Interest from 01/01/2025 to 31/12/2025\n${rows}`)).toEqual(own);
  });
});

const FOLLOWING: Readonly<Record<string, string>> = {
  "under headers of their own": `Opening balance,1200.00
Date,Description,Amount
2026-03-02,Corner Shop,-20.50
2026-03-05,Salary,900.00
Closing balance,2079.50
Opening balance,2079.50
Date,Description,Amount
2026-04-11,Rent,-700.00
2026-04-27,Bus,-9.50
Closing balance,1370.00
`,
  "in dated rows": `Date,Description,Amount
2026-03-01,Opening balance,1200.00
2026-03-02,Corner Shop,-20.50
2026-03-05,Salary,900.00
2026-03-31,Closing balance,2079.50
2026-04-01,Opening balance,2079.50
2026-04-11,Rent,-700.00
2026-04-27,Bus,-9.50
2026-04-30,Closing balance,1370.00
`,
  "of months apart": `Statement March 2026
Opening balance,1200.00
Date,Description,Amount
2026-03-02,Corner Shop,-20.50
2026-03-05,Salary,900.00
Closing balance,2079.50

Statement May 2026
Opening balance,3000.00
Date,Description,Amount
2026-05-11,Rent,-700.00
2026-05-27,Bus,-9.50
Closing balance,2290.50
`,
  "in German rows": `Datum;Text;Betrag
;Anfangssaldo;1.200,00
02.03.2026;Kiosk;-20,50
05.03.2026;Gehalt;900,00
;Endsaldo;2.079,50
;Anfangssaldo;2.079,50
11.04.2026;Miete;-700,00
27.04.2026;Bus;-9,50
;Endsaldo;1.370,00
`,
  "newest first": `Date,Description,Amount
,Opening balance,2079.50
2026-04-11,Rent,-700.00
2026-04-27,Bus,-9.50
,Closing balance,1370.00
,Opening balance,1200.00
2026-03-02,Corner Shop,-20.50
2026-03-05,Salary,900.00
,Closing balance,2079.50
`,
};

describe("statements that follow one another in a table", () => {
  it.each(Object.entries(FOLLOWING))("are taken apart and proved each by itself: %s", (_, text) => {
    expect(verdictsOf(text)).toEqual(["proved", "proved"]);
  });

  it("are contradicted each by itself", () => {
    expect(
      verdictsOf(`Opening balance,1200.00
Date,Description,Amount
2026-04-02,Corner Shop,-20.50
2026-04-05,Salary,900.00
Closing balance,2079.50
Opening balance,2079.50
Date,Description,Amount
2026-05-11,Rent,-70.00
2026-05-27,Bus,-9.50
Closing balance,2999.00
`),
    ).toEqual(["proved", "contradicted"]);
  });

  it("are one where each day has balances of its own", () => {
    const day = (date: string, opening: string, amount: string, closing: string): string =>
      `,Opening balance,${opening}\n${date},Shop,${amount}\n,Closing balance,${closing}\n`;
    const days = [
      day("2026-03-02", "100.00", "-10.00", "90.00"),
      day("2026-03-03", "90.00", "-15.00", "75.00"),
      day("2026-03-04", "75.00", "-5.00", "70.00"),
    ];
    expect(read(`Date,Description,Amount\n${days.join("")}`).statements).toHaveLength(1);
  });
});

const MEASURED: Readonly<Record<string, string>> = {
  "rain without names": `2026-03-02,2.5,102.5
2026-03-05,10.2,112.7
2026-03-11,7.1,119.8
2026-03-27,0.5,120.3
`,
  "rain at a place": `2026-03-02,Hill,2.5,102.5
2026-03-05,Hill,10.2,112.7
2026-03-11,Hill,7.1,119.8
2026-03-27,Hill,0.5,120.3
`,
  points: `Date,Activity,Points,Balance
2026-03-02,Flight,2000,12000
2026-03-05,Hotel,500,12500
2026-03-11,Redeemed,-5000,7500
2026-03-27,Flight,1500,9000
`,
  "days of leave": `Date,Reason,Days,Balance
2026-03-02,Holiday,-2,20
2026-03-05,Sick,-1,19
2026-03-11,Grant,5,24
2026-03-27,Holiday,-4,20
`,
  "rain on a page": `Date       Note         mm      Cumulative
02 Mar 2026  drizzle     2.50       102.50
05 Mar 2026  storm      10.20       112.70
11 Mar 2026  rain        7.10       119.80
27 Mar 2026  dew         0.50       120.30
`,
  "a quantity": `Date,Description,Quantity,Balance
2026-03-02,Delivery,20,120
2026-03-05,Sold,-50,70
2026-03-11,Delivery,100,170
2026-03-27,Sold,-15,155
`,
  "goods with cents": `Date;Product;Qty;Balance
02.03.2026;Nails;20,00;120,00
05.03.2026;Nails;-50,00;70,00
11.03.2026;Nails;100,00;170,00
27.03.2026;Nails;-15,00;155,00
`,
  steps: `Date,Walk,Steps,Total steps
2026-03-02,park,2500,102500
2026-03-05,town,10200,112700
2026-03-11,hill,7100,119800
2026-03-27,home,500,120300
`,
};

const MONEY: Readonly<Record<string, string>> = {
  "no names, and texts": `02/03/2026,CARD PAYMENT CORNER SHOP,-20.50,1179.50
05/03/2026,SALARY ACME,900.00,2079.50
13/03/2026,RENT,-700.00,1379.50
`,
  "no names, and a minus": `2026-03-02,Corner Shop,-20.50,1179.50
2026-03-05,Salary,900.00,2079.50
2026-03-11,Rent,-700.00,1379.50
2026-03-27,Bus,-9.50,1370.00
`,
  "no names, and two columns": `02/03/2026,CORNER SHOP,20.50,,1179.50
05/03/2026,SALARY ACME,,900.00,2079.50
13/03/2026,RENT,700.00,,1379.50
27/03/2026,BUS,9.50,,1370.00
`,
  "an amount and an unnamed balance": `Date,Text,Amount,Running
2026-03-02,Corner Shop,-20.50,1179.50
2026-03-05,Salary,900.00,2079.50
2026-03-11,Rent,-700.00,1379.50
2026-03-27,Bus,-9.50,1370.00
`,
  "Estonian names": `Kuupäev;Selgitus;Summa;Jääk
02.03.2026;Kiosk;-20,50;1179,50
05.03.2026;Palk;900,00;2079,50
13.03.2026;Üür;-700,00;1379,50
27.03.2026;Buss;-9,50;1370,00
`,
  "Finnish names": `Päivä;Selite;Määrä;Saldo
02.03.2026;Kioski;-20,50;1179,50
05.03.2026;Palkka;900,00;2079,50
13.03.2026;Vuokra;-700,00;1379,50
27.03.2026;Bussi;-9,50;1370,00
`,
};

describe("figures with a running balance", () => {
  it.each(Object.entries(MEASURED))("are not proved where nothing names money: %s", (_, text) => {
    expect(verdictsOf(text)).not.toContain("proved");
    expect(read(text).problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(money_not_named|direction_unknown)$/)]),
    );
  });

  it.each(Object.entries(MONEY))("are proved where something does: %s", (_, text) => {
    expect(verdictsOf(text)).toEqual(["proved"]);
  });
});

describe("the currency in the name of an account", () => {
  it.each([
    ["USD account 12345678", "USD"],
    ["Ums\u00e4tze EUR-Konto", "EUR"],
    ["Compte EUR n\u00b0 12345678", "EUR"],
    ["Account in CHF", "CHF"],
    ["Your account", null],
  ])("is that of its rows: %s", (title, currency) => {
    const text = `${title}\nDate,Description,Amount,Balance\n2026-03-02,Shop,-20.50,1179.50\n2026-03-05,Pay,900.00,2079.50\n`;
    expect(read(text).statements[0]?.currency).toBe(currency);
  });
});

describe("the currency beside a balance", () => {
  it.each([
    ["EUR", "EUR"],
    ["$", null],
  ])("is that of its rows, where it is one: %s", (mark, currency) => {
    const text = `Saldo inicial;${mark} 1.200,00\nFecha;Concepto;Importe\n02/03/2026;Kiosko;-20,50\n15/03/2026;Nomina;900,00\n`;
    expect(read(text).statements[0]?.currency).toBe(currency);
  });
});

describe("a total of rows with both signs", () => {
  const rows = "Date,Description,Amount\n2026-03-02,Shop,-20.50\n2026-03-05,Pay,900.00\n";

  it("is a check, though it would turn round with all signs", () => {
    const [statement] = read(`${rows}Total,,879.50\n`).statements;
    expect(statement?.proof).toMatchObject({
      verdict: "partly",
      checks: [{ name: "sum_of_section: Total", holds: true }],
    });
    expect(verdictsOf(`${rows}Total,,870.50\n`)).toEqual(["contradicted"]);
  });
});

describe("the first row, before which no balance is printed", () => {
  it("is not counted among those that the running balance binds, and the opening balance is derived", () => {
    const rows =
      "2026-03-02,Shop,-20.50,1179.50\n2026-03-05,Pay,900.00,2079.50\n2026-03-06,Shop,-79.50,2000.00\n";
    const [bare] = read(`Date,Description,Amount,Balance\n${rows}`).statements;
    expect(bare?.proof.checks).toEqual([{ name: "running_balance", holds: true, rows: 2 }]);
    expect(bare?.facts).toMatchObject({ opening: null, derived: ["opening", "closing"] });
    const [opened] = read(`Opening balance,1200.00\nDate,Description,Amount,Balance\n${rows}`).statements;
    expect(opened?.proof.checks[0]).toEqual({ name: "running_balance", holds: true, rows: 3 });
    expect(opened?.facts?.derived).toEqual(["closing"]);
  });

  it("is doubted where its words speak against its direction", () => {
    const text = (first: string): string =>
      `Date,Description,Amount,Balance\n2026-03-02,${first},20.50,1179.50\n2026-03-05,Transfer,900.00,2079.50\n2026-03-06,Shop,-79.50,2000.00\n`;
    expect(verdictsOf(text("ATM withdrawal"))).toEqual(["partly"]);
    expect(verdictsOf(text("Refund"))).toEqual(["proved"]);
  });
});
