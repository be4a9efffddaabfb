import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** A printed statement and what it says: amounts of its booked rows, opening and closing balance, days. */
type Printed = { text: string; amounts: number[]; balances: [number, number]; days?: string[] };

const PRINTED: Readonly<Record<string, Printed>> = {
  "a fee that comes on top of the amount": {
    text: `
Kilima Bank   Account statement  KES     01/03/2026 - 31/03/2026
Opening balance                                                                1,200.00
Date         Description                    Amount        Fee       Balance
02/03/2026   SEND TO JOHN                   -20.00       1.50      1,178.50
05/03/2026   SALARY                         900.00       0.00      2,078.50
11/03/2026   RENT                          -700.00       5.00      1,373.50
Closing balance                                                                1,373.50
`,
    amounts: [-2150, 90000, -70500],
    balances: [120000, 137350],
  },
  "a reward beside the amount": {
    text: `
Nimbus Card    Credit card statement   20 April 2026    USD
Previous balance                              $500.00
New balance                                   $745.35
Date         Description              Cashback      Amount
03/25/2026   Payment                    $0.00      -$500.00
04/02/2026   HOTEL LAC                  $3.45       $345.35
04/18/2026   ELECTRO                    $4.00       $400.00
`,
    amounts: [50000, -34535, -40000],
    balances: [-50000, -74535],
  },
  "a tax beside the amount and their total": {
    text: `
Kilima Bank   Account statement  KES     01/03/2026 - 31/03/2026
Opening balance                                                                1,200.00
Date         Description                    Amount        Tax        Total       Balance
02/03/2026   SEND TO JOHN                   -20.00      -1.50       -21.50      1,178.50
05/03/2026   SALARY                         900.00       0.00       900.00      2,078.50
11/03/2026   RENT                          -700.00      -5.00      -705.00      1,373.50
Closing balance                                                                1,373.50
`,
    amounts: [-2150, 90000, -70500],
    balances: [120000, 137350],
  },
  "fee, reward and net amount": {
    text: `
Zebra Wallet    Statement of account  1 Mar 2026 - 31 Mar 2026   EUR
Opening balance €1,200.00
Date          Description         Amount     Fee     Cashback     Net        Balance
02 Mar 2026   Shop               -€20.00    €0.50      €0.20    -€20.50    €1,179.50
05 Mar 2026   Salary             €900.00    €0.00      €0.00    €900.00    €2,079.50
11 Mar 2026   Rent              -€699.00    €1.00      €0.00   -€700.00    €1,379.50
Closing balance €1,379.50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
  },
  "interest and payments of a mortgage": {
    text: `
Acorn Mortgages  Mortgage statement   01/01/2026 - 31/03/2026   GBP
Opening balance                                                        150,000.00
Date         Description         Interest     Payments      Balance
31/01/2026   Interest              562.50                   150,562.50
05/02/2026   Direct debit                       900.00      149,662.50
28/02/2026   Interest              560.10                   150,222.60
Closing balance                                             150,222.60
`,
    amounts: [-56250, 90000, -56010],
    balances: [-15000000, -15022260],
  },
  "a mark for credit under the amount": {
    text: `
Crimson Card UK     Statement of account     20 April 2026    GBP
Previous Balance £500.00   New Debits £745.35    New Credits £500.00   New Balance £745.35
Transaction   Posting    Transaction Details                      Amount £
Date          Date
Mar 25        Mar 25     PAYMENT RECEIVED - THANK YOU                500.00
                                                                         CR
Apr 2         Apr 3      HOTEL LAC                                   345.35
Apr 18        Apr 19     ELECTRO                                     400.00
`,
    amounts: [50000, -34535, -40000],
    balances: [-50000, -74535],
  },
  "days alone under the name of their month": {
    text: `
Village Savings Bank    Statement of account     GBP
Opening balance                                                  1,200.00
Day   Details                          Out         In          Balance
March 2026
 2    CORNER SHOP                     20.50                   1,179.50
 5    SALARY                                     900.00       2,079.50
11    RENT                           700.00                   1,379.50
April 2026
 1    CORNER SHOP                     79.50                   1,300.00
28    SALARY                                     100.00       1,400.00
Closing balance                                                  1,400.00
`,
    amounts: [-2050, 90000, -70000, -7950, 10000],
    balances: [120000, 140000],
    days: ["2026-03-02", "2026-03-05", "2026-03-11", "2026-04-01", "2026-04-28"],
  },
  "days with dots under months in German": {
    text: `
Volksbank Beispiel    Kontoauszug     EUR
Anfangssaldo                                                  1.200,00
Tag   Buchungstext                    Betrag         Saldo
März 2026
02.   Kiosk                           -20,50      1.179,50
05.   Gehalt                          900,00      2.079,50
11.   Miete                          -700,00      1.379,50
April 2026
01.   Kiosk                           -79,50      1.300,00
28.   Gehalt                          100,00      1.400,00
Endsaldo                                                      1.400,00
`,
    amounts: [-2050, 90000, -70000, -7950, 10000],
    balances: [120000, 140000],
    days: ["2026-03-02", "2026-03-05", "2026-03-11", "2026-04-01", "2026-04-28"],
  },
  "days in the month of the title": {
    text: `
Caja Pueblo    Estado de cuenta     MARZO 2026   MXN
Saldo anterior                                                1,200.00
DIA   CONCEPTO                        CARGO       ABONO       SALDO
02    KIOSCO                          20.50                1,179.50
05    NOMINA                                     900.00    2,079.50
11    RENTA                          700.00                1,379.50
Saldo actual                                                  1,379.50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-03-02", "2026-03-05", "2026-03-11"],
  },
  "days with the names of their weekdays": {
    text: `
Volksbank Beispiel    Kontoauszug  Juni 2026   EUR
Kontostand am 31.05.2026                                      1.200,00
Tag        Buchungstext                    Betrag
Mo 01      Kiosk                           -20,50
Fr 05      Gehalt                          900,00
Do 11      Miete                          -700,00
Kontostand am 30.06.2026                                      1.379,50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-06-01", "2026-06-05", "2026-06-11"],
  },
  "days counted as first and second": {
    text: `
Village Savings Bank    Statement of account     GBP
Opening balance                                                  1,200.00
March 2026
2nd   CORNER SHOP                     20.50                   1,179.50
5th   SALARY                                     900.00       2,079.50
11th  RENT                           700.00                   1,379.50
Closing balance                                                  1,379.50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-03-02", "2026-03-05", "2026-03-11"],
  },
  "days of balances that tell month from day": {
    text: `
Union Trust    Account statement   USD   for the month ended March 31, 2026
Balance at February 28, 2026                                 1,200.00
Date         Description                              Amount
03/02/2026   CORNER SHOP                              (20.50)
03/05/2026   PAYROLL                                   900.00
03/11/2026   RENT                                     (700.00)
Balance at March 31, 2026                                    1,379.50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
  },
  "a balance beside the date below": {
    text: `
Pebble Money          Statement for May 2026           GBP
Balance at 30 April 2026                            £1,000.00

Gym                                                  -£161.00
3 May 2026 at 00:10                                   £839.00
Top-up                                               +£100.00
9 May 2026 at 19:01                                   £939.00
Bakery                                                 -£4.50
12 May 2026 at 08:14                                  £934.50

Balance at 31 May 2026                                £934.50
`,
    amounts: [-16100, 10000, -450],
    balances: [100000, 93450],
  },
  "descriptions above their dates, newest first": {
    text: `
Kite Ltd    EUR statement   1 March 2026 [GMT] - 31 March 2026 [GMT]
EUR on 31 March 2026                                                  1,379.50 EUR
Description                                  Incoming        Outgoing         Amount
Rent to landlord                                              -700.00       1,379.50
11 March 2026  Transaction: TRANSFER-33
Salary ACME                                    900.00                       2,079.50
5 March 2026  Transaction: TRANSFER-22
Card transaction Corner shop                                   -20.50       1,179.50
2 March 2026  Card ending in 1234  Transaction: CARD-11
`,
    amounts: [-70000, 90000, -2050],
    balances: [120000, 137950],
  },
  "Russian names with marks on their letters": {
    text: `
Банк Пример   Выписка по счёту   с 01.03.2026 по 31.03.2026   RUB
Входящий остаток                                                1 200,00
Дата         Описание             Расход       Приход       
02.03.2026   Магазин               20,50
05.03.2026   Зарплата                          900,00
11.03.2026   Аренда               700,00
Обороты                           720,50       900,00
Исходящий остаток                                               1 379,50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
  },
};

describe("statements printed with further columns and other dates", () => {
  it.each(Object.entries(PRINTED))("read with %s", (_, { text, amounts, balances, days }) => {
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
    const [statement, ...others] = parsed.ok ? parsed.value.statements : [];
    const rows = statement?.transactions ?? [];
    const booked = rows.filter((row) => !row.pending);
    expect(others).toEqual([]);
    expect(booked.map((row) => row.amount)).toEqual(amounts);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual(balances);
    expect(booked.map((row) => row.booked_on)).toEqual(days ?? booked.map((row) => row.booked_on));
    expect(statement?.proof.verdict).toBe("proved");
    expect(parsed.ok ? parsed.value.questions : null).toEqual([]);
  });
});
