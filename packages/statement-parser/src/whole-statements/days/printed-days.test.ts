import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** A printed statement and what it says: amounts of its booked rows, opening and closing balance, days. */
type Printed = { text: string; amounts: number[]; balances: [number, number]; days?: string[] };

const PRINTED: Readonly<Record<string, Printed>> = {
  "days before their months in Chinese": {
    text: `
海灣銀行    綜合對帳單    2024/02/17 - 2024/03/17    HKD
日期        摘要                 存入         支出            餘額
            承上期餘額                                     1,200.00
17 2月      港鐵                              20.50
17 2月      超級市場                         100.00        1,079.50
29 2月      薪金                900.00                     1,979.50
17 3月      租金                             700.00        1,279.50
            本期餘額                                       1,279.50
`,
    amounts: [-2050, -10000, 90000, -70000],
    balances: [120000, 127950],
    days: ["2024-02-17", "2024-02-17", "2024-02-29", "2024-03-17"],
  },
  "a month with a total beside its name": {
    text: `
Village Bank    Statement of account     GBP
Opening balance                                                  1,200.00
March 2026                                             Net +179.50
 2   CORNER SHOP                                        -20.50
 5   SALARY                                             900.00
11   RENT                                              -700.00
April 2026                                             Net -79.50
 3   SHOES                                              -79.50
Closing balance                                                  1,300.00
`,
    amounts: [-2050, 90000, -70000, -7950],
    balances: [120000, 130000],
    days: ["2026-03-02", "2026-03-05", "2026-03-11", "2026-04-03"],
  },
  "months without a year": {
    text: `
Village Bank    Statement of account   1 March 2026 to 30 April 2026  GBP
Opening balance                                                  1,200.00
March
 2   CORNER SHOP                                        -20.50
 5   SALARY                                             900.00
11   RENT                                              -700.00
April
 3   SHOES                                              -79.50
Closing balance                                                  1,300.00
`,
    amounts: [-2050, 90000, -70000, -7950],
    balances: [120000, 130000],
    days: ["2026-03-02", "2026-03-05", "2026-03-11", "2026-04-03"],
  },
  "days alone over their rows": {
    text: `
Village Bank    Statement of account   EUR
Opening balance                                                    1,200.00
March 2026
02
CORNER SHOP                                             -20.50
BUS                                                      -9.50
05
SALARY                                                  900.00
11
RENT                                                   -700.00
Closing balance                                                    1,370.00
`,
    amounts: [-2050, -950, 90000, -70000],
    balances: [120000, 137000],
    days: ["2026-03-02", "2026-03-02", "2026-03-05", "2026-03-11"],
  },
  "one row under the name of its month": {
    text: `
Village Bank    Statement of account     GBP
Opening balance                                                  1,200.00
March 2026
 2   CORNER SHOP                     20.50                       1,179.50
Closing balance                                                  1,179.50
`,
    amounts: [-2050],
    balances: [120000, 117950],
    days: ["2026-03-02"],
  },
  "amounts between words and dates": {
    text: `
Lumen app    Account statement  EUR
Balance on 01 Mar 2026                     1,200.00

Corner shop
                                             -20.50
02 Mar 2026

Salary
                                             900.00
05 Mar 2026

Rent
                                            -700.00
11 Mar 2026

Balance on 31 Mar 2026                     1,379.50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-03-02", "2026-03-05", "2026-03-11"],
  },
  "one row over its date": {
    text: `
Lumen app    Account statement  EUR
Balance on 01 Mar 2026                     1,200.00

Corner shop                                  -20.50
02 Mar 2026

Balance on 31 Mar 2026                     1,179.50
`,
    amounts: [-2050],
    balances: [120000, 117950],
    days: ["2026-03-02"],
  },
  "dates under balances and rows": {
    text: `
Lumen app    Account statement  EUR
Opening balance                            1,200.00
01 Mar 2026
Corner shop                                  -20.50
02 Mar 2026
Salary                                       900.00
05 Mar 2026
Rent                                        -700.00
11 Mar 2026
Closing balance                            1,379.50
31 Mar 2026
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-03-02", "2026-03-05", "2026-03-11"],
  },
  "one row between dated balances": {
    text: `
Lumen app    Account statement  EUR
Opening balance                            1,200.00
01 Mar 2026
Corner shop                                  -20.50
02 Mar 2026
Closing balance                            1,179.50
31 Mar 2026
`,
    amounts: [-2050],
    balances: [120000, 117950],
    days: ["2026-03-02"],
  },
  "balances that name their days in the line": {
    text: `
Lumen app    Account statement  EUR
Opening balance 1,200.00 on 01 Mar 2026
Corner shop                                  -20.50     1,179.50
02 Mar 2026 · Card 1234
Ref 5566
Salary                                       900.00     2,079.50
05 Mar 2026 · Transfer
Rent                                        -700.00     1,379.50
11 Mar 2026 · Standing order
Ref 7788
Closing balance 1,379.50 on 31 Mar 2026
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-03-02", "2026-03-05", "2026-03-11"],
  },
  "the calculation of interest under the rows": {
    text: `
Harbourside Bank              Savings statement                          GBP
Balance at 1 March 2026   1,200.00
Date          Description                        Amount     Balance
02 Mar 2026   TRANSFER IN                         20.50    1,220.50
31 Mar 2026   INTEREST                             1.50    1,222.00
Balance at 31 March 2026   1,222.00
Interest calculation
From          To            Balance      Rate      Interest
01 Mar 2026   02 Mar 2026   1,200.00     1.50          0.10
02 Mar 2026   31 Mar 2026   1,220.50     1.50          1.40
`,
    amounts: [2050, 150],
    balances: [120000, 122200],
  },
  "standing orders under the last balance": {
    text: `
Harbourside Bank              Account statement                          GBP
Balance at 1 March 2026   1,200.00
Date          Description                        Amount     Balance
02 Mar 2026   SHOP                               -20.50    1,179.50
31 Mar 2026   RENT                              -700.00      479.50
Balance at 31 March 2026   479.50
Your standing orders
Next date     Payee                              Amount
01 Apr 2026   LANDLORD                           700.00
05 Apr 2026   GYM                                 30.00
`,
    amounts: [-2050, -70000],
    balances: [120000, 47950],
  },
  "charges beside money out and in": {
    text: `
Kilima Bank   Account statement  ZMW     01/03/2026 - 31/03/2026
Opening balance   1,200.00
Date         Description                    Withdrawn      Deposited       Charge
02/03/2026   SEND TO JOHN                       20.00                        1.50
05/03/2026   SALARY                                           900.00         0.00
11/03/2026   RENT                              700.00                        5.00
Closing balance   1,373.50
`,
    amounts: [-2150, 90000, -70500],
    balances: [120000, 137350],
  },
  "a tax that is taken from interest": {
    text: `
Cassa Rurale   Estratto conto    EUR
Saldo al 28/02/2026   1.200,00
Data         Descrizione            Importo      Ritenuta        Saldo
02/03/2026   BAR                     -20,50                   1.179,50
31/03/2026   INTERESSI                10,00         2,60      1.186,90
Saldo al 31/03/2026   1.186,90
`,
    amounts: [-2050, 740],
    balances: [120000, 118690],
  },
  "an instalment table with amounts under those of the rows": {
    text: `
Tarjeta Azul   Estado de cuenta tarjeta de crédito   20/04/2026   MXN
Saldo anterior                         500.00
Pago para no generar intereses       1,045.35
Fecha        Concepto                                     Importe
25/03/2026   SU PAGO GRACIAS                              -500.00
02/04/2026   HOTEL LAC                                     345.35
18/04/2026   ELECTRO MESES SIN INTERESES 02/06             700.00
Compras a meses sin intereses
Fecha        Concepto       Monto original    Saldo pendiente    Pago requerido    Núm. pago
18/03/2026   ELECTRO             4,200.00          2,800.00          700.00        2 de 6
`,
    amounts: [50000, -34535, -70000],
    balances: [-50000, -104535],
  },
};

describe("statements printed with days and tables of their own", () => {
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
