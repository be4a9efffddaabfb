import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** A printed statement and what it says: amounts of its booked rows, opening and closing balance, days. */
type Printed = { text: string; amounts: number[]; balances: [number, number]; days?: string[] };

const PRINTED: Readonly<Record<string, Printed>> = {
  "marks in brackets, glued to their amounts": {
    text: `
Kothari Mill Bank    Statement of account   INR    01-03-2026 To 31-03-2026
Date          Narration                Chq/Ref No        Withdrawal (Dr)/          Balance
                                                         Deposit (Cr)
              B/F                                                                6,626.85(Cr)
12-03-2026    QuickBasket              UPI-4793321819        740.70(Dr)          5,886.15(Cr)
25-03-2026    GREEN FIELD FUND         UPI-7270006253     14,292.93(Cr)         20,179.08(Cr)
28-03-2026    PEACOCK TEXTILES         UPI-9108941063         60.78(Dr)         20,118.30(Cr)
Opening Balance          :  6,626.85(Cr)
Closing Balance          :  20,118.30(Cr)
`,
    amounts: [-74070, 1429293, -6078],
    balances: [662685, 2011830],
  },
  "a letter of the currency's font before each amount, and a bar behind the day": {
    text: `
Meridian Credit Card Statement      Statement Date 31 Mar, 2026
PREVIOUS STATEMENT DUES    PAYMENTS/CREDITS    PURCHASES/DEBIT    TOTAL AMOUNT DUE
C 61,222.46                C 500.00            C 2,040.60         C 62,763.06
DATE & TIME           TRANSACTION DESCRIPTION          REWARDS        AMOUNT
07/03/2026| 08:27     PEACOCK TEXTILES KOCHI           + 10           C 1,554.30
12/03/2026| 10:11     CC PAYMENT RECEIVED                             + C 500.00
31/03/2026| 09:17     BlueAuto Rides                   + 1            C 486.30
`,
    amounts: [-155430, 50000, -48630],
    balances: [-6122246, -6276306],
    days: ["2026-03-07", "2026-03-12", "2026-03-31"],
  },
  "the unit of the amounts in brackets behind their name": {
    text: `
CREDIT CARD STATEMENT                              STATEMENT DATE   March 31, 2026
Total Amount due            Minimum Amount due
\`3,61,518.87               \`18,075.94
Previous Balance      Purchases / Charges      Cash Advances      Payments / Credits
\`3,55,900.37          \`6,118.50               \`0.00             \`500.00
Date         SerNo.        Transaction Details                 Intl.#       Amount (in\`)
                                                               amount
06/03/2026   3477612409    BLUEAUTO RIDES NEW DELHI                           2,310.86
10/03/2026   7122358376    GANGA MEDICALS MUMBAI                              1,350.82
12/03/2026   7122358377    BBPS Payment received                                500.00 CR
27/03/2026   1978504594    SHARADA BOOK HOUSE                  23.58 USD      2,456.82
`,
    amounts: [-231086, -135082, 50000, -245682],
    balances: [-35590037, -36151887],
  },
  "dates that a narrow column broke": {
    text: `
CUSTOMER STATEMENT     Account No : 0123456789     Currency : Naira
Opening Balance : 567,275.51
Closing Balance : 470,013.69
Trans.     Reference   Value.         Debit        Credit         Balance    Remarks
Date                   Date
08-Mar-    '93083      08-Mar-    89,820.58                    477,454.93    Outward transfer
2026                   2026                                                  to L. van Wyk
09-Mar-    '11111      09-Mar-     5,160.43                    472,294.50    Web purchase
2026                   2026
17-Mar-    '54208      16-Mar-     2,280.81                    470,013.69    Web purchase
2026                   2026
`,
    amounts: [-8982058, -516043, -228081],
    balances: [56727551, 47001369],
    days: ["2026-03-08", "2026-03-09", "2026-03-17"],
  },
  "dashes in empty cells": {
    text: `
EZIOKWU BANK    ACCOUNT STATEMENT   Currency: NGN    01 Jun 2026 to 30 Jun 2026
Posted Date   Value Date    Description               Debit           Credit          Balance
-             -             Opening Balance               -                -         1,000.00
02-JUN-26     02-JUN-26     Transfer from Ada             -           500.00         1,500.00
05-JUN-26     04-JUN-26     Fuel                     120.50                -         1,379.50
09-JUN-26     09-JUN-26     Refund                        -            20.00         1,399.50
Closing Balance                                                                      1,399.50
`,
    amounts: [50000, -12050, 2000],
    balances: [100000, 139950],
  },
  "carried forward above and brought forward below, newest first": {
    text: `
FALCON COAST BANK    STATEMENT OF ACCOUNT   Currency: AED   From 01 May 2026 To 31 May 2026
Date           Description                  Debits       Credits          Balance
               CARRIED FORWARD                                         1,350.00Cr
21 MAY 2026    Rent                         700.00                     1,350.00Cr
09 MAY 2026    Salary                                     900.00       2,050.00Cr
02 MAY 2026    Marina Pharmacy               50.00                     1,150.00Cr
               BROUGHT FORWARD                                         1,200.00Cr
`,
    amounts: [-70000, 90000, -5000],
    balances: [120000, 135000],
  },
  "the day of booking behind the amounts": {
    text: `
Checking Account Statement      Statement Period May 2026 (May 1, 2026 - May 31, 2026)
Beginning balance on May 1, 2026           $1,200.00
Ending balance on May 31, 2026             $1,379.50
TRANSACTION DATE    DESCRIPTION     TYPE          AMOUNT     NET AMOUNT    POSTING DATE
5/1/2026            Corner Shop     Purchase     -$20.50        -$20.50    5/3/2026
5/14/2026           Salary          Deposit      $900.00        $900.00    5/14/2026
5/20/2026           Rent            Transfer    -$700.00       -$700.00    5/22/2026
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-05-03", "2026-05-14", "2026-05-22"],
  },
  "days and months that only a space parts": {
    text: `
BANQUE DE L'ATLAS      RELEVE DE COMPTE BANCAIRE     DU 01 05 2026 AU 31 05 2026     MAD
CODE   DATE    LIBELLE                          VALEUR             DEBIT        CREDIT
               SOLDE DEPART AU 30 04 2026                                     1 200,00
0012   04 05   PAIEMENT PAR CARTE               02 05 2026         20,50
0047   11 05   VIREMENT RECU                    11 05 2026                      900,00
0051   20 05   VIREMENT EMIS                    21 05 2026        700,00
               TOTAL MOUVEMENTS                                   720,50        900,00
               SOLDE FINAL AU 31 05 2026                                      1 379,50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-05-04", "2026-05-11", "2026-05-20"],
  },
  "Thai months and years": {
    text: `
ธนาคารช้างเผือก        รายการเดินบัญชี      เลขที่บัญชี  987-6-54321-0
ระหว่างวันที่  01 มิ.ย. 69  ถึง  30 มิ.ย. 69
วันที่           รายการ                  ถอน            ฝาก          คงเหลือ
01 มิ.ย. 69    ยอดยกมา                                             1,200.00
04 มิ.ย. 69    โอนเงินออก               20.50                       1,179.50
11 มิ.ย. 69    รับโอนเงิน                               900.00      2,079.50
20 มิ.ย. 69    โอนเงินออก              700.00                       1,379.50
`,
    amounts: [-2050, 90000, -70000],
    balances: [120000, 137950],
    days: ["2026-06-04", "2026-06-11", "2026-06-20"],
  },
  "points earned beside amounts, and a table of what is paid in later months": {
    text: `
KART HESAP EKSTRESİ       Hesap Kesim Tarihi: 31 Aralık 2025     Dönem Borcu: 1.720,50 TL
İşlem Tarihi       İşlem                        Bonus (TL)          Tutar (TL)
                   ÖNCEKİ DÖNEM BORCU                                 2.000,00
04 Aralık 2025     ŞEKER FIRINI İSTANBUL             0,10                20,50
11 Aralık 2025     ÖDEMENİZ İÇİN TEŞEKKÜRLER                          1.000,00+
20 Aralık 2025     KİTAP EVİ BURSA                   3,50               700,00
                   DÖNEM BORCU                                        1.720,50
Gelecek Dönem Taksitleri
Ocak 2026                                 1.250,00 TL
`,
    amounts: [-2050, 100000, -70000],
    balances: [-200000, -172050],
    days: ["2025-12-04", "2025-12-11", "2025-12-20"],
  },
};

const parse = (text: string) => parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });

describe("habits of printed statements", () => {
  it.each(Object.entries(PRINTED))("reads %s", (_, { text, amounts, balances, days }) => {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const [statement, ...others] = parsed.value.statements;
    expect(others).toEqual([]);
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual(amounts);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual(balances);
    const booked = statement?.transactions.map((row) => row.booked_on);
    expect(booked).toEqual(days ?? booked);
    expect(statement?.proof.verdict).toBe("proved");
  });
});

const TWO_SPACES = `
Kontoauszug Hauptkonto                          01.02.2026 bis 28.02.2026
Beschreibung                        Verbuchungsdatum                   Betrag
Bäckerei Kornblume                  01.02.2026                        +66,87€
Gutschriften
Wertstellung 01.02.2026
Drogerie Löwe                       03.02.2026                        -80,40€
Mastercard
Wertstellung 01.02.2026
Zusammenfassung
Dein alter Kontostand               +4.226,37€
Ausgehende Transaktionen            -80,40€
Eingehende Transaktionen            +66,87€
Dein neuer Kontostand               +4.212,84€
\fSpace Kontoauszug Urlaub                        01.02.2026 bis 28.02.2026
Beschreibung                        Verbuchungsdatum                   Betrag
Stadtwerke Neuental                 01.02.2026                       -355,29€
Gutschriften
Wertstellung 01.02.2026
Brückner Maschinenbau               20.02.2026                       +418,35€
Gutschriften
Wertstellung 20.02.2026
Zusammenfassung
Dein alter Kontostand               +2.548,61€
Ausgehende Transaktionen            -355,29€
Eingehende Transaktionen            +418,35€
Dein neuer Kontostand               +2.611,67€
`;

const WHOLE_AND_NOT = `
Transaction Statement for 98XXXXXX21       Feb 01, 2026 - Feb 28, 2026
Date             Transaction Details            Type         Amount
Feb 27, 2026     Paid to Chai Junction          DEBIT        ₹1,026
Feb 21, 2026     Paid to City Fuels             DEBIT          ₹759
Feb 17, 2026     Received from Anita            CREDIT       ₹8,242
Feb 02, 2026     Paid to Chai Junction          DEBIT       ₹186.50
`;

const LACKS_A_ROW = `
SUMMIT BANK      Currency: NGN      Period: 01/02/2026 TO 28/02/2026
                                      Opening Balance:     383,851.20
                                      Closing Balance:     370,980.30
DATE POSTED   VALUE DATE    DESCRIPTION             DEBIT       CREDIT        BALANCE
                            Opening Balance          0.00         0.00     383,851.20
03/02/2026    03/02/2026    CAPE BOOKS           7,680.04         0.00     376,171.16
03/02/2026    03/02/2026    BILTONG BARN         3,540.56         0.00     372,630.60
`;

const statementsOf = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? parsed.value.statements : [];
};

describe("accounts and amounts of printed statements", () => {
  it("parts accounts whose balances stand in a box behind their rows", () => {
    const statements = statementsOf(TWO_SPACES);
    expect(statements.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
      [6687, -8040],
      [-35529, 41835],
    ]);
    expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved", "proved"]);
  });
  it("reads amounts without hundredths beside others with them", () => {
    const [statement] = statementsOf(WHOLE_AND_NOT);
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-102600, -75900, 824200, -18650]);
  });
  it("does not take the head of an account from its rows where one of them is lacking", () => {
    expect(statementsOf(LACKS_A_ROW).map(({ proof }) => proof.verdict)).not.toContain("proved");
  });
});
