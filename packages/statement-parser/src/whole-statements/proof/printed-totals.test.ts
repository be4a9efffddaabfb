import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

/** Statements with totals and no closing balance; `@` marks the lines of their rows. */
const PRINTED: Readonly<Record<string, string>> = {
  "totals by side under the rows": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Opening balance                                                        1,200.00
Date          Description            Paid out       Paid in            Balance
@02 Mar 2026   CORNER SHOP              20.50                          1,179.50
@05 Mar 2026   SALARY ACME                            900.00           2,079.50
@11 Mar 2026   RENT                    700.00                          1,379.50
@19 Mar 2026   REFUND                                  45.10           1,424.60
@27 Mar 2026   BUS                       9.50                          1,415.10
Total deposits 945.10
Total withdrawals 730.00
`,
  "a line of totals under its columns": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Date          Description            Paid out       Paid in            Balance
01 Mar 2026   Balance brought forward                                  1,200.00
@02 Mar 2026   CORNER SHOP              20.50                          1,179.50
@05 Mar 2026   SALARY ACME                            900.00           2,079.50
@11 Mar 2026   RENT                    700.00                          1,379.50
@27 Mar 2026   BUS                       9.50                          1,370.00
              Totals                  730.00          900.00
`,
  "the sum of the turnover": `
Musterbank Auental    Kontoauszug    01.03.2026 bis 31.03.2026    EUR
Datum         Buchungstext             Soll          Haben              Saldo
Alter Saldo                                                          1.200,00
@02.03.2026    Lastschrift Kiosk       20,50                          1.179,50
@05.03.2026    Gehalt                               900,00            2.079,50
@11.03.2026    Miete                  700,00                          1.379,50
@27.03.2026    Erstattung                            12,25            1.391,75
              Umsatzsumme            720,50         912,25
`,
  "a box of totals over the rows": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Deposits (+)                 $900.00
Withdrawals (-)              $730.00
Date         Description              Withdrawals     Deposits        Balance
@03/02/2026   CORNER SHOP                    20.50                     1,179.50
@03/05/2026   SALARY ACME                                  900.00      2,079.50
@03/11/2026   RENT                          700.00                     1,379.50
@03/27/2026   BUS                             9.50                     1,370.00
`,
  "totals of each page": `
Banyan Merchant Bank    Statement of account    01-03-2026 to 31-03-2026    INR
Opening balance                                                        1,200.00
Date         Particulars         Withdrawals       Deposits             Balance
@02-03-2026   CORNER SHOP              20.50                            1,179.50
@05-03-2026   SALARY ACME                             900.00            2,079.50
Page total                            20.50          900.00
Carried forward                                                        2,079.50
\fBanyan Merchant Bank    Statement of account
Brought forward                                                        2,079.50
Date         Particulars         Withdrawals       Deposits             Balance
@11-03-2026   RENT                    700.00                            1,379.50
@19-03-2026   REFUND                                   45.10            1,424.60
@27-03-2026   BUS                       9.50                            1,415.10
Page total                           709.50           45.10
`,
  "a total of a single column": `
Banque des Tilleuls    Relevé de compte    du 01/03/2026 au 31/03/2026    EUR
Date          Libellé                          Montant               Solde
Ancien solde                                                       1 200,00
@02/03/2026    ACHAT KIOSQUE                     -20,50             1 179,50
@05/03/2026    VIREMENT SALAIRE                  900,00             2 079,50
@11/03/2026    LOYER                            -700,00             1 379,50
@27/03/2026    BUS                                -9,50             1 370,00
Total des mouvements                             170,00
`,
  "numbers of rows": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Opening balance                                                        1,200.00
Date          Description            Paid out       Paid in            Balance
@02 Mar 2026   CORNER SHOP              20.50                          1,179.50
@05 Mar 2026   SALARY ACME                            900.00           2,079.50
@11 Mar 2026   RENT                    700.00                          1,379.50
@27 Mar 2026   BUS                       9.50                          1,370.00
3 debits, 1 credit
`,
  "the number of all rows": `
Musterbank Auental    Kontoauszug    01.03.2026 bis 31.03.2026    EUR
Datum         Buchungstext             Soll          Haben              Saldo
Alter Saldo                                                          1.200,00
@02.03.2026    Lastschrift Kiosk       20,50                          1.179,50
@05.03.2026    Gehalt                               900,00            2.079,50
@11.03.2026    Miete                  700,00                          1.379,50
Anzahl Buchungen: 3
`,
};

/** Statements whose rows could be proved by something else than their own balances. */
const LACKING: Readonly<Record<string, string>> = {
  "both balances in one row of words": `
Caja Alameda    Extracto de movimientos    del 01/03/2026 al 31/03/2026
Saldo anterior: 1.200,00 EUR Saldo actual: 1.370,00 EUR Retenciones: 0,00 EUR
Fecha         Concepto                          Importe             Saldo
@02/03/2026    RECIBO QUIOSCO                     -20,50 EUR      1.179,50 EUR
@05/03/2026    NOMINA                             900,00 EUR      2.079,50 EUR
@11/03/2026    ALQUILER                          -700,00 EUR      1.379,50 EUR
@27/03/2026    BUS                                 -9,50 EUR      1.370,00 EUR
`,
  "how the closing balance follows": `
Boronia Bank    Your Statement    14 December 2025 - 13 January 2026    AUD
Date          Transaction              Debit          Credit          Balance
14 Dec 2025   OPENING BALANCE                                      $123.45 DR
@23 Dec 2025   SURF & TURF                              $5.80       $117.65 DR
@05 Jan 2026   WATTLE CAFE             $10.21                       $127.86 DR
13 Jan 2026   CLOSING BALANCE                                      $127.86 DR
Opening balance   -   Total debits  +  Total credits  =  Closing balance
$123.45 DR              $10.21           $5.80            $127.86 DR
`,
  "totals under accounts": `
Trailhead Credit Union    Statement of accounts    02/01/2026 - 02/28/2026    USD
Regular Savings - S 01
Date         Description                     Amount             Balance
FEB 01       Previous Balance                                  2,500.13
@FEB 12       Deposit ACH COBALT            2,780.06           5,280.19
@FEB 15       Deposit ACH PHARMACY             11.60           5,291.79
FEB 28       Ending Balance                                    5,291.79
2 Deposits totaling 2,791.66  0 Withdrawals totaling 0.00
Checking - S 08
Date         Description                     Amount             Balance
FEB 01       Previous Balance                                  2,241.00
@FEB 03       Withdrawal PHARMACY             107.70-          2,133.30
@FEB 06       Withdrawal METRO                 37.00-          2,096.30
@FEB 11       Deposit ACH COBALT              300.00           2,396.30
FEB 28       Ending Balance                                    2,396.30
1 Deposits totaling 300.00  2 Withdrawals totaling 144.70
`,
};

const readAll = (text: string): ParsedStatement[] => {
  const bytes = new TextEncoder().encode(text.replaceAll(/^@/gm, ""));
  const parsed = parseBytes(bytes, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};

/** Whether every statement of the text is proved. */
const isProved = (lines: readonly string[]): boolean => {
  const statements = readAll(lines.join("\n"));
  return statements.length > 0 && statements.every(({ proof }) => proof.verdict === "proved");
};

describe("statements with printed totals", () => {
  it.each(Object.entries(PRINTED))("are proved, and the totals hold: %s", (_, text) => {
    const proof = readAll(text)[0]?.proof;
    expect(proof?.verdict).toBe("proved");
    expect(proof?.checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(sum_of_|count)/)]),
    );
  });

  it.each(Object.entries({ ...PRINTED, ...LACKING }))(
    "are not proved without one of their rows, or with one twice: %s",
    (_, text) => {
      const lines = text.split("\n");
      expect(isProved(lines)).toBe(true);
      for (const [at, line] of lines.entries()) {
        if (!line.startsWith("@")) continue;
        expect([line, isProved(lines.toSpliced(at, 1))]).toEqual([line, false]);
        expect([line, isProved(lines.toSpliced(at, 0, line))]).toEqual([line, false]);
      }
    },
  );

  it("say which total disagrees", () => {
    const text = PRINTED["a line of totals under its columns"] ?? "";
    const lines = text.split("\n").filter((line) => !line.includes("BUS"));
    const checks = readAll(lines.join("\n"))[0]?.proof.checks ?? [];
    expect(checks.filter(({ holds }) => !holds)).toEqual([
      { name: "sum_of_debits", holds: false, rows: 2, expected: -73000, found: -72050 },
    ]);
  });
});
