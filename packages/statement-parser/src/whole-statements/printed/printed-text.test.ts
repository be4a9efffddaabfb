import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../index.ts";

const read = (text: string): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value.format).toBe("text");
  return parsed.value.statements;
};

const rowsOf = (statement: ParsedStatement | undefined): [string, number][] =>
  (statement?.transactions ?? []).map((row) => [row.booked_on, row.amount]);

const expectOne = (text: string, rows: [string, number][], balances: [number, number]): ParsedStatement => {
  const statements = read(text);
  expect(statements).toHaveLength(1);
  const [statement] = statements;
  expect(rowsOf(statement)).toEqual(rows);
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual(balances);
  expect(statement?.proof.verdict).toBe("proved");
  return statement!;
};

describe("statements printed as plain text", () => {
  it("reads debit and credit columns, day groups and carried balances of a British page", () => {
    const statement = expectOne(
      `
Fenwick Bank plc                                    Statement 12
Your Current Account                    1 March 2026 to 31 March 2026
Account number 40021188   Sort code 60-00-01

Date       Details                        Paid out     Paid in     Balance
01 Mar     BALANCE BROUGHT FORWARD                                  210.15
02 Mar     DD RIVER WATER                   31.20
           CARD BAKERY LEEDS                 4.35                   174.60
05 Mar     BACS HARBOUR LTD SALARY                     1,900.00   2,074.60
31 Mar     BALANCE CARRIED FORWARD                                2,074.60
`,
      [
        ["2026-03-02", -3120],
        ["2026-03-02", -435],
        ["2026-03-05", 190000],
      ],
      [21015, 207460],
    );
    expect(statement.transactions[1]?.source).toEqual({ line: 9 });
  });

  it("reads German trailing signs with days without a year across New Year", () => {
    expectOne(
      `
Sparkasse Musterstadt                         Kontoauszug 12/2025
Girokonto DE44 5001 0517 5407 3249 31         Auszug vom 15.12.2025 bis 14.01.2026

Bu-Tag   Wert     Vorgang                                Betrag EUR
                  Alter Kontostand                         1.240,00+
29.12.   29.12.   Lastschrift Stadtwerke                      80,00-
02.01.   02.01.   Gutschrift Lohn Muster GmbH              2.100,50+
                  Neuer Kontostand                         3.260,50+
`,
      [
        ["2025-12-29", -8000],
        ["2026-01-02", 210050],
      ],
      [124000, 326050],
    );
  });

  it("reads spaced thousands and balances that say on which side they stand", () => {
    expectOne(
      `
BANQUE DU LAC                      RELEVÉ DE COMPTE
                                   du 01/02/2026 au 28/02/2026
Date      Valeur    Nature des opérations           Débit        Crédit
                    SOLDE CRÉDITEUR AU 01/02/2026                1 512,40
03/02     03/02     PRLV LOYER FEVRIER             850,00
05/02     05/02     VIREMENT RECU SALAIRE                        2 300,00
27/02     27/02     CB SUPERMARCHE                 112,13
                    SOLDE CRÉDITEUR AU 28/02/2026                2 850,27
`,
      [
        ["2026-02-03", -85000],
        ["2026-02-05", 230000],
        ["2026-02-27", -11213],
      ],
      [151240, 285027],
    );
  });

  it("reads Indian grouping with marks of direction", () => {
    expectOne(
      `
Account Statement from 01/04/2026 to 30/04/2026      Currency: INR
Txn Date     Particulars                          Amount        Balance
01/04/2026   Opening Balance                                 1,20,000.00 Cr
03/04/2026   UPI/RENT/APR                     25,000.00 Dr     95,000.00 Cr
15/04/2026   NEFT SALARY                    1,50,000.00 Cr   2,45,000.00 Cr
28/04/2026   ATM WDL                          10,000.00 Dr   2,35,000.00 Cr
`,
      [
        ["2026-04-03", -2_500_000],
        ["2026-04-15", 15_000_000],
        ["2026-04-28", -1_000_000],
      ],
      [12_000_000, 23_500_000],
    );
  });

  it("takes money owed on a card for negative and its payments for positive", () => {
    const statement = expectOne(
      `
Cardinal Credit Card Statement            Statement date 05/20/2026
Credit limit $5,000.00        Minimum payment due $25.00
Previous balance                 $310.00
New balance                      $385.75

Trans Date   Post Date   Description                     Amount
04/22/2026   04/23/2026  BOOKS AND MORE                  $60.00
04/30/2026   05/01/2026  PAYMENT - THANK YOU           -$100.00
05/11/2026   05/12/2026  AIR TICKETS                    $115.75
`,
      [
        ["2026-04-23", -6000],
        ["2026-05-01", 10000],
        ["2026-05-12", -11575],
      ],
      [-31000, -38575],
    );
    expect(statement.account.account_type).toBe("credit_card");
  });

  it("gives the rows under a heading its direction", () => {
    expectOne(
      `
Prairie Bank Checking            June 1, 2026 through June 30, 2026
Beginning balance                 1,000.00
Ending balance                    1,420.00

Deposits and other credits
Date     Description                          Amount
06/03    Payroll Acme                         900.00
06/20    Refund Store                          20.00

Withdrawals and other debits
Date     Description                          Amount
06/05    Rent                                 450.00

Service fees
Date     Description                          Amount
06/30    Monthly fee                           50.00
`,
      [
        ["2026-06-03", 90000],
        ["2026-06-20", 2000],
        ["2026-06-05", -45000],
        ["2026-06-30", -5000],
      ],
      [100000, 142000],
    );
  });

  it("reads newest first", () => {
    expectOne(
      `
Extracto de cuenta     Periodo 01/07/2026 - 31/07/2026     EUR
Fecha        Concepto                        Importe        Saldo
30/07/2026   COMPRA LIBRERIA                  -12,50       487,50
12/07/2026   TRANSFERENCIA RECIBIDA           300,00       500,00
02/07/2026   RECIBO LUZ                       -60,00       200,00
Saldo inicial                                              260,00
`,
      [
        ["2026-07-30", -1250],
        ["2026-07-12", 30000],
        ["2026-07-02", -6000],
      ],
      [26000, 48750],
    );
  });

  it("keeps the accounts of one file apart", () => {
    const statements = read(`
Consolidated statement      1 May 2026 to 31 May 2026

Current account 11112222                               GBP
Date         Details               Amount      Balance
             Opening balance                    100.00
03 May 2026  Groceries             -20.00        80.00
             Closing balance                     80.00

Savings account 33334444                               GBP
Date         Details               Amount      Balance
             Opening balance                  5,000.00
31 May 2026  Interest               12.34     5,012.34
             Closing balance                  5,012.34
`);
    expect(statements.map((statement) => [rowsOf(statement), statement.proof.verdict])).toEqual([
      [[["2026-05-03", -2000]], "proved"],
      [[["2026-05-31", 1234]], "proved"],
    ]);
  });

  it("does not call a page proved whose closing balance disagrees", () => {
    const [statement] = read(`
Account statement    01/03/2026 - 31/03/2026    EUR
Opening balance                                     100,00
Date         Text                       Amount
05.03.2026   Groceries                  -20,00
25.03.2026   Salary                     500,00
Closing balance                                     581,00
`);
    expect(rowsOf(statement)).toHaveLength(2);
    expect(statement?.proof.verdict).toBe("contradicted");
  });

  it("refuses a letter that mentions a day and an amount", () => {
    const letter = `Dear Ms Reed,

    thank you for your order of 12 March 2026.
    We will send the goods   before 20 March 2026   for  EUR 120.00.

    Kind regards`;
    const parsed = parseBytes(new TextEncoder().encode(letter), { today: "2026-11-20" });
    expect(parsed.ok ? parsed.value.statements.length : parsed.error.code).toBe("not_a_statement");
  });
});
