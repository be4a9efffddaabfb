import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const summaryOf = (statement: ParsedStatement | undefined): unknown[] => [
  statement?.opening_balance,
  statement?.closing_balance,
  ...(statement?.transactions ?? []).map(({ booked_on, amount, description }) =>
    [booked_on, amount, description].join(" "),
  ),
  statement?.proof.verdict,
];

const HEAD: PlacedLine[] = [
  [20, [40, "Account statement 4410207788 EUR"], [300, "2026/02/01 - 2026/02/28"]],
  [40, [40, "Date"], [120, "Description"], [440, ">Amount"], [540, ">Balance"]],
  [54, [120, "Opening balance"], [540, ">100.00"]],
];
const END: PlacedLine = [130, [120, "Closing balance"], [540, ">115.00"]];

describe("what cells hold", () => {
  it("is a day and the first word of the next cell, where no space parts them", () => {
    const statement = read([
      ...HEAD,
      [68, [40, "2026/02/03Bookshop Nova"], [440, ">-20.00"], [540, ">80.00"]],
      [82, [40, "2026/02/10Transfer"], [440, ">50.00"], [540, ">130.00"]],
      [96, [40, "2026/02/20Café"], [440, ">-15.00"], [540, ">115.00"]],
      END,
    ]);
    expect(summaryOf(statement)).toStrictEqual([
      10_000,
      11_500,
      "2026-02-03 -2000 Bookshop Nova",
      "2026-02-10 5000 Transfer",
      "2026-02-20 -1500 Café",
      "proved",
    ]);
  });

  it("is no heading where words go on right under those of a row, whatever they say", () => {
    const statement = read([
      ...HEAD,
      [68, [40, "2026/02/03"], [120, "Card purchase"], [440, ">-20.00"], [540, ">80.00"]],
      [78, [120, "SHOP POINT CROSS"]],
      [92, [40, "2026/02/10"], [120, "Transfer"], [440, ">50.00"], [540, ">130.00"]],
      [106, [40, "2026/02/20"], [120, "Café"], [440, ">-15.00"], [540, ">115.00"]],
      END,
    ]);
    expect(summaryOf(statement)).toStrictEqual([
      10_000,
      11_500,
      "2026-02-03 -2000 Card purchase SHOP POINT CROSS",
      "2026-02-10 5000 Transfer",
      "2026-02-20 -1500 Café",
      "proved",
    ]);
  });

  it("are figures whose thousands a thin space parts, whichever it is", () => {
    const statement = read([
      [20, [40, "Relevé de compte 4410207788 EUR"], [300, "01/02/2026 - 28/02/2026"]],
      [40, [40, "Date"], [120, "Libellé"], [440, ">Débit"], [540, ">Crédit"]],
      [54, [120, "Ancien solde"], [540, ">7\u2009650,00"]],
      [68, [40, "03/02/2026"], [120, "Librairie"], [440, ">2\u2009010,00"]],
      [82, [40, "10/02/2026"], [120, "Salaire"], [540, ">235\u2009365,00"]],
      [96, [40, "20/02/2026"], [120, "Loyer"], [440, ">78\u2009000,00"]],
      [130, [120, "Nouveau solde"], [540, ">163\u2009005,00"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual([
      765_000,
      16_300_500,
      "2026-02-03 -201000 Librairie",
      "2026-02-10 23536500 Salaire",
      "2026-02-20 -7800000 Loyer",
      "proved",
    ]);
  });

  it("are the parts of an amount, beside it and in columns of their own", () => {
    const statement = read([
      [20, [40, "Loan account statement 4410207788 INR"], [300, "01-02-2026 to 31-03-2026"]],
      [40, [40, "Date"], [110, "Particulars"], [250, ">Debit"], [320, ">Credit"], [390, ">Principal"]],
      [41, [460, ">Interest"], [550, ">Outstanding"]],
      [55, [110, "Opening outstanding"], [550, ">900.00 Dr"]],
      [70, [40, "08-02-2026"], [110, "INTEREST DEBIT"], [250, ">6.00"], [550, ">906.00 Dr"]],
      [
        85,
        [40, "09-02-2026"],
        [110, "EMI RECEIVED"],
        [320, ">25.00"],
        [390, ">19.00"],
        [460, ">6.00"],
        [550, ">881.00 Dr"],
      ],
      [100, [40, "08-03-2026"], [110, "INTEREST DEBIT"], [250, ">5.00"], [550, ">886.00 Dr"]],
      [
        115,
        [40, "09-03-2026"],
        [110, "EMI RECEIVED"],
        [320, ">25.00"],
        [390, ">20.00"],
        [460, ">5.00"],
        [550, ">861.00 Dr"],
      ],
      [130, [110, "Closing outstanding"], [550, ">861.00 Dr"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual([
      -90_000,
      -86_100,
      "2026-02-08 -600 INTEREST DEBIT",
      "2026-02-09 2500 EMI RECEIVED",
      "2026-03-08 -500 INTEREST DEBIT",
      "2026-03-09 2500 EMI RECEIVED",
      "proved",
    ]);
  });

  it("are no rows where they begin with a period, as those of a table of rates", () => {
    const statement = read([
      [20, [40, "Sąskaitos išrašas 4410207788 EUR"], [300, "2026-02-01 - 2026-03-31"]],
      [34, [40, "Pradinis likutis"], [300, ">100,00"]],
      [46, [40, "Galutinis likutis"], [300, ">115,00"]],
      [60, [40, "Data"], [160, "Operacija"], [540, ">Suma"]],
      [74, [40, "2026-02-03"], [160, "Knygynas"], [540, ">-20,00"]],
      [88, [40, "2026-02-10"], [160, "Pervedimas"], [540, ">30,00"]],
      [102, [40, "2026-03-31"], [160, "Palūkanos"], [540, ">5,00"]],
      [130, [40, "Kaip suskaičiuota"]],
      [144, [40, "Laikotarpis"], [300, ">Likutis"], [540, ">Norma"]],
      [158, [40, "2026-02-01 – 2026-02-28"], [300, ">110,00"], [540, ">2,00"]],
      [172, [40, "2026-03-01 – 2026-03-31"], [300, ">110,00"], [540, ">3,00"]],
    ]);
    expect(summaryOf(statement).slice(0, -1)).toStrictEqual([
      10_000,
      11_500,
      "2026-02-03 -2000 Knygynas",
      "2026-02-10 3000 Pervedimas",
      "2026-03-31 500 Palūkanos",
    ]);
  });
});

describe("what a bill says of its kind", () => {
  it("may stand among other parts of one title", () => {
    const statement = read([
      [
        20,
        [40, "Ada Lind · Gold Garage and Credit Card 4410 20** **** 2617 · Statement 01 December 2025 EUR"],
      ],
      [40, [40, "Date"], [160, "Transaction"], [540, ">Amount"]],
      [54, [40, "2025/11/07"], [160, "Received"], [540, ">1 883.70-"]],
      [68, [40, "2025/11/26"], [160, "Wool and more"], [540, ">5 144.12"]],
      [90, [160, "Opening balance"], [540, ">567.91-"]],
      [102, [160, "Closing balance"], [540, ">2 692.51"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual([
      56_791,
      -269_251,
      "2025-11-07 188370 Received",
      "2025-11-26 -514412 Wool and more",
      "proved",
    ]);
  });

  it("is that something is owed, save where a minus stands before it and before nothing else", () => {
    const statement = read([
      [20, [40, "Estratto conto 4410207788 EUR"], [300, "01/02/2026 - 28/02/2026"]],
      [40, [40, "Data"], [160, "Descrizione"], [540, ">Importo"]],
      [54, [40, "03/02/2026"], [160, "FARMACIA"], [540, ">20,20"]],
      [68, [40, "10/02/2026"], [160, "ADDEBITO SU C/C GRAZIE"], [540, ">-416,75"]],
      [90, [160, "Saldo precedente"], [540, ">147,77"]],
      [102, [160, "Nuovo saldo dovuto"], [540, ">-248,78"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual([
      -14_777,
      24_878,
      "2026-02-03 -2020 FARMACIA",
      "2026-02-10 41675 ADDEBITO SU C/C GRAZIE",
      "proved",
    ]);
  });
});
