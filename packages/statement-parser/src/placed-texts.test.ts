import { describe, expect, it } from "vitest";
import { placePages } from "../testing/place-words.ts";
import type { PlacedLine } from "../testing/place-words.ts";
import { readDocument } from "./layout/pages/read-document.ts";
import type { ParsedStatement } from "./parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const DAYS_IN_WORDS: PlacedLine[] = [
  [20, [40, "Kontoauszug"], [300, "Kontonummer: 4410207788 EUR"]],
  [32, [300, "Zeitraum: 01.03.2026 bis 31.03.2026"]],
  [60, [40, "Buchung"], [110, "Wert"], [180, "Verwendungszweck"], [540, ">Betrag"]],
  [75, [180, "Alter Kontostand"], [540, ">500,00"]],
  [90, [40, "03.03.2026"], [110, "04.03.2026"], [180, "Lastschrift Wasserwerk"], [540, ">-40,00"]],
  [101, [180, "Rechnung 88120 14.02.2026 59,90 USD"]],
  [112, [180, "28.02.2026 13:12 Karte 7442"]],
  [127, [40, "09.03.2026"], [110, "09.03.2026"], [180, "Gutschrift vom 07.03.2026"], [540, ">25,00"]],
  [138, [180, "41,00 USD / 1 USD = 0,9122"]],
  [153, [40, "20.03.2026"], [110, "21.03.2026"], [180, "Kiosk am Markt"], [540, ">-5,00"]],
  [164, [180, "11,00 USD / 1 USD = 0,9100"]],
  [179, [180, "Neuer Kontostand"], [540, ">480,00"]],
];

describe("what a row of a page says", () => {
  it("keeps the days that stand among its words and leaves out its own", () => {
    expect(read(DAYS_IN_WORDS)?.transactions.map(({ description }) => description)).toStrictEqual([
      "Lastschrift Wasserwerk Rechnung 88120 14.02.2026 59,90 USD 28.02.2026 13:12 Karte 7442",
      "Gutschrift vom 07.03.2026 41,00 USD / 1 USD = 0,9122",
      "Kiosk am Markt 11,00 USD / 1 USD = 0,9100",
    ]);
  });

  it("keeps the day of value beside that of booking", () => {
    expect(
      read(DAYS_IN_WORDS)?.transactions.map(({ booked_on, value_on }) => [booked_on, value_on]),
    ).toStrictEqual([
      ["2026-03-03", "2026-03-04"],
      ["2026-03-09", "2026-03-09"],
      ["2026-03-20", "2026-03-21"],
    ]);
  });
});
