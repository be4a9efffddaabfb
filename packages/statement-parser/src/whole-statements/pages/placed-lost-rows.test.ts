import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (...pages: PlacedLine[][]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const rowsOf = (statement: ParsedStatement | undefined): string[] | undefined =>
  statement?.transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`);

const endsOf = (statement: ParsedStatement | undefined): unknown[] => [
  statement?.opening_balance,
  statement?.closing_balance,
  statement?.proof.verdict,
];

/** The names of both sides hold the word for an amount, and the currency in brackets. */
const SIDES_OF_AMOUNTS: PlacedLine[] = [
  [20, [40, "Rekeningafschrift"], [300, "30-04-2026"]],
  [40, [40, "Vorig saldo"], [170, "Totaal af"], [300, "Totaal bij"], [430, "Nieuw saldo"]],
  [52, [40, "100,00 +/+"], [170, "35,50"], [300, "60,00"], [430, "124,50 +/+"]],
  [80, [40, "Boekdag"], [95, "Omschrijving"], [470, ">Bedrag af (EUR)"], [560, ">Bedrag bij (EUR)"]],
  [95, [40, "01-04"], [95, "SEPA Overboeking"], [560, ">60,00"]],
  [110, [40, "02-04"], [95, "SEPA Huur"], [470, ">20,00"]],
  [125, [40, "03-04"], [95, "Betaalpas Bakker"], [470, ">4,25"]],
  [140, [40, "04-04"], [95, "Betaalpas Slager"], [470, ">11,25"]],
];

/** A note about points stands near over the names, and the heading of the first rows right under them. */
const HEADING_UNDER_NAMES: PlacedLine[] = [
  [20, [40, "Credit card statement"], [300, "10/06/24 - 11/05/24"], [450, "USD"]],
  [40, [40, "Previous Balance"], [200, ">$100.00"]],
  [52, [40, "New Balance"], [200, ">$80.00"]],
  [64, [40, "Points earned this period"], [200, ">80"]],
  [90, [40, "Trans"], [80, "Post"], [120, "Transaction Description"], [500, ">Amount"]],
  [103, [120, "PAYMENTS AND OTHER CREDITS"]],
  [116, [40, "10/12"], [80, "10/13"], [120, "REFUND KIOSK"], [500, ">-10.00"]],
  [129, [40, "10/16"], [80, "10/16"], [120, "ONLINE PAYMENT"], [500, ">-100.00"]],
  [146, [120, "PURCHASES"]],
  [160, [40, "10/06"], [80, "10/07"], [120, "BAKERY"], [500, ">50.00"]],
  [173, [40, "10/08"], [80, "10/09"], [120, "GROCER"], [500, ">40.00"]],
];

/** Days end with a point, so that they look like amounts, of which there are fewer. */
const POINTED_DAYS: PlacedLine[] = [
  [20, [40, "Hitelkártya számlakivonat"], [300, "2025.01.05. - 2025.02.04."]],
  [34, [40, "Nyitó tartozás"], [300, ">10 000 Ft"]],
  [48, [40, "Záró tartozás"], [300, ">15 500 Ft"]],
  [70, [40, "Tranzakció"], [120, "Könyvelés"], [200, "Leírás"], [440, ">Terhelés"], [540, ">Jóváírás"]],
  [84, [40, "01.02."], [120, "01.05."], [200, "Pékség"], [440, ">4 500 Ft"]],
  [98, [40, "01.09."], [120, "01.11."], [200, "Patika"], [440, ">3 000 Ft"]],
  [112, [40, "01.18."], [120, "01.18."], [200, "Befizetés"], [540, ">5 000 Ft"]],
  [126, [40, "01.19."], [120, "01.21."], [200, "Könyvesbolt"], [440, ">3 000 Ft"]],
];

/** What was drawn of a credit line at both ends of the period. */
const DRAWN: PlacedLine[] = [
  [20, [40, "Výpis z úvěrového účtu - kreditní karta"]],
  [34, [40, "Období: 16. 9. 2025 - 15. 10. 2025"]],
  [50, [40, "Vyčerpaná částka na začátku období"], [400, ">1 000,00 Kč"]],
  [64, [40, "Vyčerpaná částka na konci období"], [400, ">750,00 Kč"]],
  [84, [40, "Zaúčtováno"], [140, "Provedeno"], [240, "Popis"], [540, ">Částka"]],
  [98, [40, "18. 9. 2025"], [140, "16. 9."], [240, "Lékárna"], [540, ">-200,00 Kč"]],
  [112, [40, "4. 10. 2025"], [140, "4. 10."], [240, "Splátka kreditní karty"], [540, ">500,00 Kč"]],
  [126, [40, "8. 10. 2025"], [140, "7. 10."], [240, "Pekárna"], [540, ">-50,00 Kč"]],
];

/** The payment of the last bill is called by its balance. */
const LAST_BILL: PlacedLine[] = [
  [20, [40, "Kreditkartenabrechnung vom 21.11.2025"]],
  [40, [40, "Beleg"], [80, "Buchung"], [130, "Umsatz"], [540, ">Betrag in EUR"]],
  [54, [130, "Saldo der letzten Abrechnung"], [540, ">100,00-"]],
  [68, [40, "22.10."], [80, "24.10."], [130, "BÄCKEREI"], [540, ">20,00-"]],
  [82, [40, "28.10."], [80, "28.10."], [130, "LASTSCHRIFT AUSGLEICH SALDO"], [540, ">100,00+"]],
  [96, [40, "02.11."], [80, "03.11."], [130, "DROGERIE"], [540, ">30,50-"]],
  [110, [130, "Neuer Saldo"], [540, ">50,50-"]],
];

/** What the bank books itself was bought on no day: its row begins with the second one. */
const SECOND_DAY_ALONE: PlacedLine[] = [
  [20, [40, "信用卡对账单"], [300, "账单日 2026/01/18"]],
  [40, [40, "上期账单金额 500.00"], [300, "本期应还金额 126.00"]],
  [60, [40, "交易日"], [90, "记账日"], [140, "交易摘要"], [440, ">人民币金额"]],
  [75, [90, "01/08"], [140, "自动还款"], [440, ">-500.00"]],
  [90, [40, "12/20"], [90, "12/21"], [140, "超市"], [440, ">31.00"]],
  [105, [40, "01/05"], [90, "01/07"], [140, "咖啡"], [440, ">45.00"]],
  [120, [40, "01/08"], [90, "01/11"], [140, "书店"], [440, ">50.00"]],
];

/** Days with their balances over rows, and page numbers that might be days. */
const NUMBERED_PAGES: PlacedLine[][] = [
  [
    [20, [40, "Account 633-123 718901012"]],
    [40, [40, "Statement 1 June 2026 to 30 June 2026"], [400, "Opening balance $100.00"]],
    [70, [40, "Tuesday, 30 Jun"], [440, ">Balance $85.00"]],
    [83, [55, "Corner Shop"], [440, ">20.00"]],
    [102, [40, "Monday, 29 Jun"], [440, ">Balance $105.00"]],
    [115, [55, "Bakery"], [440, ">4.00"]],
    [128, [55, "Refund"], [440, ">+14.00"]],
    [780, [290, "1/2"]],
  ],
  [
    [20, [40, "Friday, 19 Jun"], [440, ">Balance $95.00"]],
    [33, [55, "Harbour Books"], [440, ">5.00"]],
    [60, [40, "Closing balance $85.00"]],
    [780, [290, "2/2"]],
  ],
];

describe("rows that are easily lost", () => {
  it("stand under names of a side that hold the word for an amount", () => {
    const statement = read(SIDES_OF_AMOUNTS);
    expect(rowsOf(statement)).toEqual([
      "2026-04-01 6000",
      "2026-04-02 -2000",
      "2026-04-03 -425",
      "2026-04-04 -1125",
    ]);
    expect(endsOf(statement)).toEqual([10_000, 12_450, "proved"]);
  });

  it("stand under a heading right under the names of their columns", () => {
    const statement = read(HEADING_UNDER_NAMES);
    expect(rowsOf(statement)).toEqual([
      "2024-10-13 1000",
      "2024-10-16 10000",
      "2024-10-07 -5000",
      "2024-10-09 -4000",
    ]);
    expect(endsOf(statement)).toEqual([-10_000, -8000, "proved"]);
  });

  it("have days that end with a point beside whole amounts", () => {
    const statement = read(POINTED_DAYS);
    expect(rowsOf(statement)).toEqual([
      "2025-01-05 -450000",
      "2025-01-11 -300000",
      "2025-01-18 500000",
      "2025-01-21 -300000",
    ]);
    expect(endsOf(statement)).toEqual([-1_000_000, -1_550_000, "proved"]);
  });

  it("lie between what was drawn of a credit line", () => {
    const statement = read(DRAWN);
    expect(rowsOf(statement)).toEqual(["2025-09-18 -20000", "2025-10-04 50000", "2025-10-08 -5000"]);
    expect(endsOf(statement)).toEqual([-100_000, -75_000, "proved"]);
  });

  it("pay the balance of the last bill and are named after it", () => {
    const statement = read(LAST_BILL);
    expect(rowsOf(statement)).toEqual(["2025-10-24 -2000", "2025-10-28 10000", "2025-11-03 -3050"]);
    expect(endsOf(statement)).toEqual([-10_000, -5050, "proved"]);
  });

  it("may lack the first of two days", () => {
    const statement = read(SECOND_DAY_ALONE);
    expect(rowsOf(statement)).toEqual([
      "2026-01-08 50000",
      "2025-12-21 -3100",
      "2026-01-07 -4500",
      "2026-01-11 -5000",
    ]);
    expect(endsOf(statement)).toEqual([-50_000, -12_600, "proved"]);
  });

  it("stand under days with balances, not under the numbers of pages", () => {
    const statement = read(...NUMBERED_PAGES);
    expect(rowsOf(statement)).toEqual([
      "2026-06-30 -2000",
      "2026-06-29 -400",
      "2026-06-29 1400",
      "2026-06-19 -500",
    ]);
    expect(endsOf(statement)).toEqual([10_000, 8500, "proved"]);
  });
});
