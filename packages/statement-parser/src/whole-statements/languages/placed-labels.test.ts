import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const rowsOf = (statement: ParsedStatement | undefined): string[] | undefined =>
  statement?.transactions.map(
    ({ booked_on, amount, pending }) => `${booked_on} ${amount}${pending ? " ?" : ""}`,
  );

const endsOf = (statement: ParsedStatement | undefined): unknown[] => [
  statement?.opening_balance,
  statement?.closing_balance,
];

/** The balance of each day is printed letter by letter. */
const SPACED: PlacedLine[] = [
  [20, [40, "EXTRATO DE CONTA CORRENTE"]],
  [32, [40, "Período"], [140, "01/01/2026 a 31/01/2026"]],
  [60, [40, "Data"], [100, "Histórico"], [530, ">Valor R$"]],
  [74, [40, "01/01"], [100, "SALDO ANTERIOR"], [530, ">393,01 C"]],
  [88, [40, "01/01"], [100, "RENDA"], [530, ">100,00 D"]],
  [102, [100, "S A L D O  D O  D I A"], [530, ">293,01 C"]],
  [116, [40, "15/01"], [100, "TRANSFERÊNCIA"], [530, ">70,43 C"]],
  [130, [40, "15/01"], [100, "LEVANTAMENTO"], [530, ">50,00 D"]],
  [144, [100, "S A L D O  D O  D I A"], [530, ">313,44 C"]],
  [158, [40, "31/01"], [100, "SALDO FINAL"], [530, ">313,44 C"]],
];

/** What is announced says so before its words. */
const PREFIXED: PlacedLine[] = [
  [20, [40, "Transactions"], [200, "Everyday account"], [400, "AUD"]],
  [50, [40, "Date"], [130, "Transaction details"], [440, ">Amount"], [540, ">Balance"]],
  [64, [40, "02 Apr 2026"], [130, "PENDING - BAKERY"], [440, ">-$5.04"]],
  [78, [40, "28 Mar 2026"], [130, "Account fee"], [440, ">-$9.22"], [540, ">$510.89"]],
  [92, [40, "26 Mar 2026"], [130, "Salary"], [440, ">+$94.37"], [540, ">$520.11"]],
  [106, [40, "15 Mar 2026"], [130, "Bookshop"], [440, ">-$73.85"], [540, ">$425.74"]],
];

/** Day and month under names that stand for no day, and each part of the day of the statement under its own. */
const PARTS: PlacedLine[] = [
  [20, [40, "Carte de crédit"], [300, "Date du relevé"], [400, "Jour 04 Mois 05 Année 2025"]],
  [40, [40, "Solde précédent"], [300, ">434,68 $"]],
  [52, [40, "Nouveau solde"], [300, ">33,01 $"]],
  [70, [40, "Transaction"], [110, "Inscription"], [190, "Description"], [540, ">Montant $"]],
  [80, [40, "J"], [54, "M"], [110, "J"], [124, "M"]],
  [94, [40, "08"], [54, "04"], [110, "08"], [124, "04"], [190, "PAIEMENT - MERCI"], [540, ">539,68 CR"]],
  [108, [40, "16"], [54, "04"], [110, "19"], [124, "04"], [190, "BOUTIQUE 114"], [540, ">115,82"]],
  [122, [40, "01"], [54, "05"], [110, "01"], [124, "05"], [190, "STATION"], [540, ">22,19"]],
];

/** Both balances and what may be spent stand in one line without a gap. */
const ONE_LINE: PlacedLine[] = [
  [20, [40, "Lista movimenti"], [300, "Carta prepagata"]],
  [
    40,
    [
      40,
      "Saldo iniziale al 30/04/2025 € 14,09 · Saldo contabile al 31/05/2025 € 34,40 · Saldo disponibile € 21,90",
    ],
  ],
  [70, [40, "Data contabile"], [160, "Descrizione"], [440, ">Addebiti (€)"], [540, ">Accrediti (€)"]],
  [84, [40, "31/05/25"], [160, "Ricarica"], [540, ">+ 42,85"]],
  [98, [40, "27/05/25"], [160, "Acquisto"], [440, ">- 16,13"]],
  [112, [40, "25/05/25"], [160, "Bonifico a"], [440, ">- 6,41"]],
];

/** Names without a gap between them, each with its day behind. */
const DAYS_IN_NAMES: PlacedLine[] = [
  [20, [40, "ВЫПИСКА за период с 01.05.26 по 31.05.26"]],
  [40, [40, "Доступно на 01.05.26 Доступно на 31.05.26"]],
  [52, [40, "+ 313,00 ₸"], [145, "+ 309,50 ₸"]],
  [70, [40, "Дата"], [110, "Сумма"], [200, "Операция"], [320, "Детали"]],
  [84, [40, "02.05.26"], [110, "- 14,00 ₸"], [200, "Перевод"], [320, "Данияр М."]],
  [98, [40, "11.05.26"], [110, "- 7,50 ₸"], [200, "Покупка"], [320, "Аптека"]],
  [112, [40, "14.05.26"], [110, "+ 18,00 ₸"], [200, "Пополнение"], [320, "Данияр М."]],
];

/** Accents that stand as signs of their own before their letters. */
const ACCENTS: PlacedLine[] = [
  [20, [40, "Izpisek št. 9"], [300, "EUR"]],
  [40, [40, "Zaˇcetno stanje"], [300, ">986,99"]],
  [52, [40, "Konˇcno stanje"], [300, ">927,14"]],
  [70, [40, "Datum"], [130, "Opis"], [440, ">Breme"], [540, ">Dobro"]],
  [84, [40, "1. 9. 2025"], [130, "Najemnina"], [440, ">79,85"]],
  [98, [40, "2. 9. 2025"], [130, "Plaˇca"], [540, ">20,00"]],
];

/** Marks before amounts and balances in sentences; names at the left of boxes whose figures stand at the right. */
const MARKED: PlacedLine[] = [
  [20, [40, "MasterCard Statement"], [300, "01-02-2026 - 28-02-2026"]],
  [32, [40, "Your previous statement balance was Rs 3,794.47. Credit limit Rs 60,000.00."]],
  [60, [40, "Date"], [120, "Description"], [540, ">Amount"]],
  [74, [40, "22-02-2026"], [120, "Petrol"], [540, ">Rs 53.04"]],
  [88, [40, "26-02-2026"], [120, "Payment Received"], [540, ">CR Rs 796.61"]],
  [102, [40, "27-02-2026"], [120, "Market"], [540, ">Rs 100.00"]],
  [130, [40, "Previous balance"], [180, "Purchases"], [310, "Payments"], [440, "NEW BALANCE"]],
  [142, [150, ">3,794.47"], [290, ">153.04"], [420, ">796.61"], [580, ">3,150.90"]],
];

/** Of a bill that calls its balances what is owed. */
const OWED: PlacedLine[] = [
  [20, [40, "Corporate card 5412 **** 5341"], [300, "EUR"]],
  [34, [40, "Owed before"], [460, ">451.57"]],
  [48, [40, "Posted"], [120, "Merchant"], [460, ">Charged EUR"], [580, ">Credited EUR"]],
  [62, [40, "15 Feb 2025"], [120, "Payment received"], [580, ">432.53"]],
  [76, [40, "25 Feb 2025"], [120, "Pharmacy"], [460, ">35.71"]],
  [90, [40, "28 Feb 2025"], [120, "Bookshop"], [460, ">30.00"]],
  [104, [40, "Owed after"], [460, ">84.75"]],
];

describe("labels and days as they are printed", () => {
  it("are whole words where they stand letter by letter", () => {
    const statement = read(SPACED);
    expect(rowsOf(statement)).toStrictEqual(["2026-01-01 -10000", "2026-01-15 7043", "2026-01-15 -5000"]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("say before the words of a row that it is announced", () => {
    expect(rowsOf(read(PREFIXED))).toStrictEqual([
      "2026-03-28 -922",
      "2026-03-26 9437",
      "2026-03-15 -7385",
      "2026-04-02 -504 ?",
    ]);
  });

  it("are days where two numbers begin each row, in the year whose name stands before it", () => {
    const statement = read(PARTS);
    expect(rowsOf(statement)).toStrictEqual(["2025-04-08 53968", "2025-04-19 -11582", "2025-05-01 -2219"]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("name each its own figure where all stand in one line", () => {
    expect(endsOf(read(ONE_LINE))).toStrictEqual([1409, 3440]);
  });

  it("name figures under them by the day behind each", () => {
    expect(endsOf(read(DAYS_IN_NAMES))).toStrictEqual([31_300, 30_950]);
  });

  it("are known where accents stand before their letters", () => {
    const statement = read(ACCENTS);
    expect(endsOf(statement)).toStrictEqual([98_699, 92_714]);
    expect(statement?.transactions.at(-1)?.description).toBe("Plača");
  });

  it("are marks before an amount, sentences that end with one, and names at the other side of a box", () => {
    const statement = read(MARKED);
    expect(rowsOf(statement)).toStrictEqual(["2026-02-22 -5304", "2026-02-26 79661", "2026-02-27 -10000"]);
    expect(endsOf(statement)).toStrictEqual([-379_447, -315_090]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("are balances that say what is owed before and after", () => {
    const statement = read(OWED);
    expect(rowsOf(statement)).toStrictEqual(["2025-02-15 43253", "2025-02-25 -3571", "2025-02-28 -3000"]);
    expect(endsOf(statement)).toStrictEqual([-45_157, -8475]);
  });
});
