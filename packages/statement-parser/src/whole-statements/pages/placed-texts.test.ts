import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readPages = (...pages: (readonly PlacedLine[])[]): ParsedStatement[] => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};
const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => readPages(lines)[0];

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

const DAY_HEADINGS: PlacedLine[] = [
  [20, [40, "Kontoauszug"], [300, "Kontonummer: 4410207788 EUR"]],
  [50, [40, "Verwendungszweck"], [540, ">Betrag"]],
  [70, [40, "25. Mai 2026"]],
  [80, [40, "Kartenzahlung"], [540, ">-40,00 €"]],
  [90, [40, "Wasserwerk Nord"]],
  [100, [40, "23. Mai 2026"]],
  [110, [40, "Kartenzahlung"], [540, ">-25,00 €"]],
  [120, [40, "Kiosk am Markt"]],
  [130, [40, "Gutschrift von"], [540, ">10,00 €"]],
  [140, [40, "Jette Brook"]],
  [150, [40, "20. Mai 2026"]],
  [160, [40, "Kartenzahlung"], [540, ">-5,00 €"]],
  [170, [40, "Hofladen Linde"]],
  [200, [40, "Alter Kontostand"], [300, ">500,00 €"]],
  [212, [40, "Neuer Kontostand"], [300, ">440,00 €"]],
];

const NAMES = [
  [40, "Fecha"],
  [180, "Concepto"],
  [440, ">Importe"],
  [540, ">Saldo"],
] as const;

/** Both pages end with a payment of one kind. */
const SAME_FEET: readonly PlacedLine[][] = [
  [
    [20, [40, "Extracto de cuenta"]],
    [30, [40, "Saldo anterior 500,00"]],
    [40, ...NAMES],
    [55, [40, "03/05/2026"], [180, "ADEUDO RECIBO"], [440, ">-40,00"], [540, ">460,00"]],
    [66, [180, "AGUAS DEL SUR"]],
  ],
  [
    [20, [40, "Extracto de cuenta"]],
    [40, ...NAMES],
    [55, [40, "28/05/2026"], [180, "ADEUDO RECIBO"], [440, ">-41,00"], [540, ">419,00"]],
    [66, [180, "AGUAS DEL SUR"]],
  ],
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

  it("goes on under its figures where a day stands over them", () => {
    expect(read(DAY_HEADINGS)?.transactions.map(({ description }) => description)).toStrictEqual([
      "Kartenzahlung Wasserwerk Nord",
      "Kartenzahlung Kiosk am Markt",
      "Gutschrift von Jette Brook",
      "Kartenzahlung Hofladen Linde",
    ]);
  });

  it("keeps a second line that more than one page prints", () => {
    const [statement] = readPages(...SAME_FEET);
    expect(statement?.transactions.map(({ description }) => description)).toStrictEqual([
      "ADEUDO RECIBO AGUAS DEL SUR",
      "ADEUDO RECIBO AGUAS DEL SUR",
    ]);
  });
});
