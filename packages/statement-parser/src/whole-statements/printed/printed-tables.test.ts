import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** A printed statement and what it says: amounts of its booked rows and of those announced, opening and closing balance. */
type Printed = { text: string; amounts: number[]; balances: [number, number]; pending?: number[] };

const PRINTED: Readonly<Record<string, Printed>> = {
  "scheduled payments under the rows": {
    text: `
Sparkasse Beispielstadt              Kontoauszug  01.03.2026 - 31.03.2026     EUR
Kontostand am 01.03.2026                                            1.200,00
Datum        Vorgang                                  Betrag        Saldo
02.03.2026   Kartenzahlung Kiosk                      -20,50     1.179,50
05.03.2026   Gehalt ACME                              900,00     2.079,50
11.03.2026   Miete                                   -700,00     1.379,50
Kontostand am 31.03.2026                                            1.379,50

Vorgemerkte Umsätze
31.03.2026   Hotel Meridian                          -140,00
31.03.2026   Taxi                                     -12,00
Terminüberweisungen
02.04.2026   Strom AG                                 -85,00
15.04.2026   Wasser AG                                -44,00
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    pending: [-14000, -1200],
  },
  "an instalment plan under the rows of a card": {
    text: `
Orchid Bank   Credit Card Statement    Statement date 20 Apr 2026        AED
Previous balance                         500.00
New balance                              815.00
Transaction date  Posting date  Details                        Amount
25 Mar 2026       26 Mar 2026   PAYMENT RECEIVED                 500.00 CR
02 Apr 2026       03 Apr 2026   GROCER ONE                       115.00
08 Apr 2026       09 Apr 2026   ELECTRO INSTALMENT 02 OF 12      700.00

Instalment plans
Start date        Plan          Total amount   Monthly amount    Remaining
08 Mar 2026       ELECTRO           8,400.00           700.00     7,000.00
`,
    amounts: [50000, -11500, -70000],
    balances: [-50000, -81500],
  },
  "lines of what a purchase cost abroad": {
    text: `
Alpine Bank   Visa card statement   closing date 20 April 2026     CHF
Previous balance                         500.00
New balance                              745.35
Date          Description                                     Amount CHF
25 Mar 2026   PAYMENT RECEIVED                                  500.00 CR
02 Apr 2026   HOTEL PARIS                                       345.35
              EUR 350.00 at 0.9600 of 01.04.2026
              Processing fee 1.75%  9.35
08 Apr 2026   ELECTRO                                           400.00
              USD 430.00 at 0.9000
              Processing fee 1.75%  7.00
`,
    amounts: [50000, -34535, -40000],
    balances: [-50000, -74535],
  },
  "payments and charges of a card in tables of their own": {
    text: `
Northern Card Co    Visa credit card statement    Period 21/03/2026 - 20/04/2026    CAD
Previous balance           $500.00
Payments and credits       $500.00
Purchases                  $745.35
New balance                $745.35

Your payments
Date        Description                 Amount
25/03/2026  PAYMENT THANK YOU           $500.00

Your new charges and credits
Date        Posted       Description               Spend category      Amount
02/04/2026  03/04/2026   HOTEL LAC                 Travel             $345.35
18/04/2026  19/04/2026   ELECTRO                   Home               $400.00
`,
    amounts: [50000, -34535, -40000],
    balances: [-50000, -74535],
  },
  "groups of cardholders on a card in credit": {
    text: `
Merlion Card Centre      Credit card statement     Statement date 20 APR 2026    SGD
PREVIOUS BALANCE                                      35.20CR
DATE     DESCRIPTION                                  AMOUNT (SGD)
         PREVIOUS BALANCE                                35.20CR
25 MAR   PAYMENT - THANK YOU                            100.00CR
LEE ANN MEI  5400-12XX-XXXX-3344
02 APR   GROCER ONE                                      60.00
05 APR   GROCER REFUND                                   10.00CR
         TOTAL LEE ANN MEI                               50.00
LEE BO HAN  5400-12XX-XXXX-3345
08 APR   ELECTRO                                         25.00
         TOTAL LEE BO HAN                                25.00
NEW BALANCE                                              60.20CR
`,
    amounts: [10000, -6000, 1000, -2500],
    balances: [3520, 6020],
  },
  "pending rows above the booked ones": {
    text: `
Zed Bank   Statement   March 2026   EUR
Opening balance 1,200.00
Pending
Date          Description            Amount
Mar 31, 2026  Hotel                  -€140.00
Completed
Date          Description            Amount        Balance
Mar 11, 2026  Rent                   -€700.00    €1,379.50
Mar 5, 2026   Salary                  €900.00    €2,079.50
Mar 2, 2026   Shop                    -€20.50    €1,179.50
Closing balance 1,379.50
`,
    amounts: [-70000, 90000, -2050],
    balances: [120000, 137950],
    pending: [-14000],
  },
  "pending rows told by a note in brackets": {
    text: `
Zed Bank   Statement   March 2026   EUR
Opening balance                                   1,200.00
Date          Description            Amount        Balance
31 Mar 2026   Hotel (pending)        -140.00
11 Mar 2026   Rent                   -700.00      1,379.50
5 Mar 2026    Salary                  900.00      2,079.50
2 Mar 2026    Shop                    -20.50      1,179.50
Closing balance                                   1,379.50
`,
    amounts: [-70000, 90000, -2050],
    balances: [120000, 137950],
    pending: [-14000],
  },
  "pending rows told by their status": {
    text: `
Zed Bank   Account statement   March 2026   USD
Beginning balance                                 $1,200.00
Date        Status     Description        Amount       Balance
03/31/2026  Pending    Hotel            -$140.00
03/11/2026  Posted     Rent             -$700.00     $1,379.50
03/05/2026  Posted     Salary            $900.00     $2,079.50
03/02/2026  Posted     Shop              -$20.50     $1,179.50
Ending balance                                    $1,379.50
`,
    amounts: [-70000, 90000, -2050],
    balances: [120000, 137950],
    pending: [-14000],
  },
  "payments to come above the rows": {
    text: `
Zed Bank   Account activity  1 Mar - 31 Mar 2026   EUR
Balance on 28 Feb 2026    1,200.00
Upcoming payments
04 Apr 2026    Insurance           -85.00
Transactions
11 Mar 2026    Rent               -700.00
05 Mar 2026    Salary              900.00
02 Mar 2026    Shop                -20.50
Balance on 31 Mar 2026    1,379.50
`,
    amounts: [-70000, 90000, -2050],
    balances: [120000, 137950],
  },
  "checks side by side between other tables": {
    text: `
First Prairie Bank    Statement of account   March 1 - March 31, 2026     USD
Beginning balance       $1,200.00
Ending balance            $884.50
Deposits and other credits
Date     Description                         Amount
03/05    SALARY                              900.00
Checks paid
Number   Date     Amount      Number   Date     Amount
1001     03/07    100.00      1003     03/14     95.00
1002     03/09    300.00
Other withdrawals
Date     Description                         Amount
03/02    CORNER SHOP                          20.50
03/11    RENT                                700.00
`,
    amounts: [90000, -10000, -30000, -9500, -2050, -70000],
    balances: [120000, 88450],
  },
  "page totals between the rows": {
    text: `
Merchant Bank Ltd     Statement of account     INR  01/03/2026 to 31/03/2026
Date         Particulars              Withdrawals     Deposits      Balance
             B/F                                                    1,200.00
02/03/2026   UPI KIOSK                      20.50                   1,179.50
05/03/2026   SALARY                                     900.00      2,079.50
             Page total                     20.50       900.00      2,079.50
             Carried forward                                        2,079.50
             Brought forward                                        2,079.50
11/03/2026   RENT                          700.00                   1,379.50
             Page total                    700.00         0.00      1,379.50
             Grand total                   720.50       900.00      1,379.50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
  },
  "totals of sections": {
    text: `
Prairie Federal Bank     Statement of account     March 1, 2026 through March 31, 2026    USD
Beginning balance                  $1,200.00
Deposits and additions                950.00
Withdrawals                          -770.50
Ending balance                     $1,379.50

DEPOSITS AND ADDITIONS
Date      Description                          Amount
03/05     SALARY                               900.00
03/09     INTEREST                              50.00
Total deposits and additions                  $950.00

WITHDRAWALS
03/02     CORNER SHOP                           70.50
03/11     RENT                                 700.00
Total withdrawals                             $770.50
`,
    amounts: [90000, 5000, -7050, -70000],
    balances: [120000, 137950],
  },
};

describe("statements printed with several tables", () => {
  it.each(Object.entries(PRINTED))("read with %s", (_, { text, amounts, balances, pending = [] }) => {
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
    const [statement, ...others] = parsed.ok ? parsed.value.statements : [];
    const rows = statement?.transactions ?? [];
    const booked = rows.filter((row) => !row.pending);
    expect(others).toEqual([]);
    expect(booked.map((row) => row.amount)).toEqual(amounts);
    expect(rows.filter((row) => row.pending).map((row) => row.amount)).toEqual(pending);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual(balances);
    expect(statement?.proof.verdict).toBe("proved");
    expect(parsed.ok ? parsed.value.questions : null).toEqual([]);
  });
});
