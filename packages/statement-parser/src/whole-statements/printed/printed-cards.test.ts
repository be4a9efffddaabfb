import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** A printed card statement and what it says: amounts of its rows, opening and closing balance; a debt is negative. */
type Card = { text: string; amounts: number[]; balances: [number, number] };

const CARDS: Readonly<Record<string, Card>> = {
  "payments marked CR and the rest unmarked": {
    text: `
Northgate Bank  Credit Card Statement          Statement date 20 May 2026
Credit limit 5,000.00       Minimum payment 25.00     GBP
Previous balance                           310.00
Payments and credits                       100.00 CR
Purchases                                  175.75
New balance                                385.75

Trans date   Post date    Description                      Amount
22 Apr 2026  23 Apr 2026  BOOKS AND MORE                     60.00
30 Apr 2026  01 May 2026  PAYMENT RECEIVED - THANK YOU      100.00 CR
11 May 2026  12 May 2026  AIR TICKETS                       115.75
`,
    amounts: [-6000, 10000, -11575],
    balances: [-31000, -38575],
  },
  "a new balance in credit, marked CR": {
    text: `
Northgate Bank  Credit Card Statement          Statement date 20 May 2026
Credit limit 5,000.00       Minimum payment 0.00     GBP
Previous balance                            50.00
New balance                                 24.25 CR

Date         Description                      Amount
23 Apr 2026  BOOKS AND MORE                     60.00
01 May 2026  PAYMENT RECEIVED - THANK YOU      250.00CR
12 May 2026  AIR TICKETS                       115.75
`,
    amounts: [-6000, 25000, -11575],
    balances: [-5000, 2425],
  },
  "groups of cardholders with totals": {
    text: `
Sandpiper Card Services            Visa statement
Statement period 21 April 2026 to 20 May 2026              SGD
Previous balance                           310.00
Total amount due                           385.75

Date         Description                      Amount (SGD)
             PREVIOUS BALANCE                   310.00
01 May       PAYMENT VIA GIRO                   100.00 CR

JANE REED    4000 00XX XXXX 1234
23 Apr       BOOKS AND MORE                      60.00
28 Apr       COFFEE HOUSE                         5.25
             SUB-TOTAL                           65.25

TOM REED     4000 00XX XXXX 5678
12 May       AIR TICKETS                        110.50
             SUB-TOTAL                          110.50

             TOTAL BALANCE FOR CARD             385.75
`,
    amounts: [10000, -6000, -525, -11050],
    balances: [-31000, -38575],
  },
  "signs behind and balances with a minus": {
    text: `
Kreditkartenabrechnung              Rechnungsdatum 20.05.2026
Alter Saldo                                  310,00- EUR
Neuer Saldo                                  385,75- EUR
Datum       Buchung     Verwendungszweck                    Betrag EUR
22.04.2026  23.04.2026  Buchhandlung                            60,00-
30.04.2026  01.05.2026  Zahlungseingang                        100,00+
11.05.2026  12.05.2026  Flug                                   115,75-
`,
    amounts: [-6000, 10000, -11575],
    balances: [-31000, -38575],
  },
  "named totals of cardholders and a payment joined to its mark": {
    text: `
Granite Bank MasterCard Statement       Closing date 05/20/2026
Previous Balance $310.00     Payments -$100.00    Purchases $175.75     New Balance $385.75
Credit Limit $9,000.00   Minimum Payment Due $25.00

JANE REED  Card ending 1234
Date        Description                       Amount
04/23/2026  BOOKS AND MORE                     $60.00
04/28/2026  COFFEE HOUSE                        $5.25
Total for JANE REED                            $65.25
TOM REED  Card ending 5678
05/01/2026  PAYMENT - THANK YOU               $100.00CR
05/12/2026  AIR TICKETS                       $110.50
Total for TOM REED                             $10.50
`,
    amounts: [-6000, -525, 10000, -11050],
    balances: [-31000, -38575],
  },
  "foreign originals beside the amount": {
    text: `
Northgate Bank  Credit Card Statement          Statement date 20 May 2026
Credit limit 5,000.00       Minimum payment 25.00
Previous balance                           £310.00
New balance                                £385.75

Date         Description                      Amount (GBP)
23 Apr 2026  HOTEL PARIS  EUR 70.00                  60.00
01 May 2026  PAYMENT RECEIVED THANK YOU             100.00 CR
12 May 2026  AIR TICKETS
             USD 150.00 @ 1.2959                     115.75
`,
    amounts: [-6000, 10000, -11575],
    balances: [-31000, -38575],
  },
  "a card whose opening balance is in credit": {
    text: `
Harbour Card         Account statement    Currency: AUD      Credit limit 3,000.00
Opening balance                   120.00 CR
Closing balance                    30.00
Date          Details                        Debit / Credit
02/04/2026    GROCER                           80.00
15/04/2026    FUEL                             90.00
20/04/2026    REFUND GROCER                    20.00 CR
`,
    amounts: [-8000, -9000, 2000],
    balances: [12000, -3000],
  },
  "sections with totals and marks in small letters": {
    text: `
Meridian Credit Card                      Statement period 21/04/2026 - 20/05/2026   INR
Opening balance 31,000.00    Total dues 38,575.00    Minimum amount due 2,000.00
Domestic transactions
Date         Transaction                                   Amount (Rs.)
23/04/2026   BOOKS AND MORE                                  6,000.00
01/05/2026   NETBANKING TRANSFER                            10,000.00 Cr
Total                                                        4,000.00 Cr
International transactions
12/05/2026   AIR TICKETS              USD 140.00            11,575.00
Total                                                       11,575.00
`,
    amounts: [-600000, 1000000, -1157500],
    balances: [-3100000, -3857500],
  },
};

describe("card statements printed as plain text", () => {
  it.each(Object.entries(CARDS))("reads %s", (_, { text, amounts, balances }) => {
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
    const [statement, ...others] = parsed.ok ? parsed.value.statements : [];
    expect(others).toEqual([]);
    expect(statement?.transactions.map((row) => row.amount)).toEqual(amounts);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual(balances);
    expect(statement?.proof.verdict).toBe("proved");
    expect(statement?.account.account_type).toBe("credit_card");
  });

  it("keeps what a purchase abroad cost there", () => {
    const text = CARDS["foreign originals beside the amount"]?.text ?? "";
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
    const rows = parsed.ok ? (parsed.value.statements[0]?.transactions ?? []) : [];
    expect(rows.map((row) => row.original ?? null)).toEqual([
      { amount: -7000, currency: "EUR" },
      null,
      { amount: -15000, currency: "USD" },
    ]);
  });
});
