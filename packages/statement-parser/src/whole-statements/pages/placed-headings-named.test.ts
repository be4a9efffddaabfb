import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { toLines } from "../../layout/lines/lines.ts";
import { scanLine } from "../../layout/lines/tokens.ts";
import { findDateColumns } from "../../layout/rows/find-date-column.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const daysOf = (statement: ParsedStatement | undefined): unknown[] | undefined =>
  statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount]);

type Purchase = readonly [amount: string, boughtOn: string | null];

/** One day stands for all rows of it; days of purchase in their words are more, and stand in a column as well. */
const listDay = (y: number, [day, total]: [string, string], rows: readonly Purchase[]): PlacedLine[] => [
  ...rows.flatMap(([amount, bought], at): PlacedLine[] => {
    const top = y + at * 22;
    const text = bought === null ? "DM DROGERIE" : `POS ${bought} MARKET`;
    const begun: PlacedLine = [top, [120, "Plata la POS"], [440, `>${amount}`]];
    const dated: PlacedLine = [top, [40, day], [120, "Plata la POS"], [440, `>${amount}`]];
    return [at === 0 ? dated : begun, [top + 11, [120, text]]];
  }),
  [y + rows.length * 22, [120, "RULAJ ZI"], [440, `>${total}`], [540, ">0.00"]],
];

const PURCHASES_BELOW: PlacedLine[] = [
  [20, [40, "EXTRAS CONT"], [300, "01/05/2025 - 31/05/2025"]],
  [32, [40, "CONT"], [110, "4402918"], [300, "RON"]],
  [58, [40, "Data"], [120, "Descriere"], [440, ">Debit"], [540, ">Credit"]],
  [70, [120, "SOLD ANTERIOR"], [540, ">1,000.00"]],
  ...listDay(
    84,
    ["01/05/2025", "31.00"],
    [
      ["10.00", null],
      ["21.00", "01/05/2025"],
    ],
  ),
  ...listDay(142, ["05/05/2025", "32.00"], [["32.00", "03/05/2025"]]),
  ...listDay(
    178,
    ["12/05/2025", "238.00"],
    [
      ["43.00", null],
      ["54.00", "11/05/2025"],
      ["65.00", "10/05/2025"],
      ["76.00", "09/05/2025"],
    ],
  ),
  [280, [120, "SOLD FINAL CONT"], [540, ">699.00"]],
];

/** Days of booking stand over rows with a day of value; a month in the words of a row is none of them. */
const MONTH_BELOW: PlacedLine[] = [
  [20, [40, "Kontoauszug vom 31.12.2025"], [300, "Girokonto 4402918 EUR"]],
  [
    44,
    [40, "Angaben zu den Umsätzen"],
    [320, "Valuta"],
    [440, ">zu Ihren Lasten"],
    [540, ">zu Ihren Gunsten"],
  ],
  [56, [40, "Alter Kontostand vom 01.12.2025"], [540, ">100,00"]],
  [68, [40, "Buchungsdatum: 29.12.2025"]],
  [80, [40, "Werkstatt Nord"], [320, "29.12"], [540, ">500,00"]],
  [89, [40, "Lohn/Gehalt 12/25"]],
  [101, [40, "Kiosk am Hafen"], [320, "27.12"], [440, ">20,00-"]],
  [113, [40, "Buchungsdatum: 31.12.2025"]],
  [125, [40, "Wasserwerk"], [320, "30.12"], [440, ">30,00-"]],
  [137, [40, "Neuer Kontostand vom 31.12.2025"], [540, ">550,00"]],
];

/** The period counts the years of the Buddha, the rows do not. */
const TWO_CALENDARS: PlacedLine[] = [
  [20, [40, "Account statement"], [300, "01/02/2569 - 28/02/2569"], [500, "THB"]],
  [44, [40, "Date"], [120, "Description"], [340, ">Withdrawal"], [440, ">Deposit"], [540, ">Balance"]],
  [56, [40, "01-02-26"], [120, "Balance brought forward"], [540, ">1,000.00"]],
  [68, [40, "02-02-26"], [120, "Market"], [340, ">100.00"], [540, ">900.00"]],
  [80, [40, "16-02-26"], [120, "Salary"], [440, ">500.00"], [540, ">1,400.00"]],
  [92, [40, "28-02-26"], [120, "Rent"], [340, ">400.00"], [540, ">1,000.00"]],
];

describe("the days of rows", () => {
  it("stand under the name of days, where dates in words are more", () => {
    const pages = placePages([PURCHASES_BELOW]).flatMap((page) => toLines(page, true));
    const style = {
      sign: ".",
      digits: 2,
      spaces: false,
      loose: false,
      wholes: false,
      marked: false,
      signed: false,
    } as const;
    const columns = findDateColumns(
      pages.map((line) => scanLine(line, style)),
      new Set(),
    );
    expect(columns.map(({ x0 }) => x0)).toStrictEqual([40]);
    expect(daysOf(read(PURCHASES_BELOW))).toStrictEqual([
      ["2025-05-01", -1000],
      ["2025-05-01", -2100],
      ["2025-05-05", -3200],
      ["2025-05-12", -4300],
      ["2025-05-12", -5400],
      ["2025-05-12", -6500],
      ["2025-05-12", -7600],
    ]);
  });

  it("are those of headings that are called alike", () => {
    expect(daysOf(read(MONTH_BELOW))).toStrictEqual([
      ["2025-12-29", 50000],
      ["2025-12-29", -2000],
      ["2025-12-31", -3000],
    ]);
  });

  it("are of common years where only the period counts those of the Buddha", () => {
    const statement = read(TWO_CALENDARS);
    expect(daysOf(statement)).toStrictEqual([
      ["2026-02-02", -10000],
      ["2026-02-16", 50000],
      ["2026-02-28", -40000],
    ]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
