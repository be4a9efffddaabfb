import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (page: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([page]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const amountsOf = (statement: ParsedStatement | undefined): number[] | undefined =>
  statement?.transactions.map(({ amount }) => amount);

/** Spaces part the thousands of the columns; the texts of rows write theirs with points, and whole ones without a sign. */
const TEXTS_OF_OTHER_HABITS: PlacedLine[] = [
  [20, [40, "Konto väljavõte 01.04.2026 - 30.04.2026"], [400, "EUR"]],
  [35, [40, "Algsaldo"], [200, ">5 178,95"]],
  [50, [40, "Lõppsaldo"], [200, ">7 975,09"]],
  [70, [40, "Kuupäev"], [120, "Selgitus"], [440, "D/K"], [540, ">Summa"]],
  [85, [40, "01.04.2026"], [120, "Pileti nr 20250331 1.250,00"], [440, "D"], [540, ">700,00"]],
  [100, [40, "02.04.2026"], [120, "Arve 1.250,00 ja 3463.67 kuur"], [440, "D"], [540, ">9,79"]],
  [115, [40, "26.04.2026"], [120, "Palk 4471 TOTAL 118.20"], [440, "K"], [540, ">3 505,93"]],
];

/** Whole amounts whose thousands a space parts, beside purchases abroad with decimals and rates. */
const WHOLE_AMOUNTS: PlacedLine[] = [
  [20, [40, "Folyószámla kivonat"], [300, "Devizanem HUF"]],
  [40, [40, "Könyvelés"], [120, "Megnevezés"], [440, ">Terhelés"], [540, ">Jóváírás"]],
  [55, [120, "Nyitó egyenleg"], [540, ">1 699 010"]],
  [70, [40, "2025.11.01."], [120, "Lakbér"], [440, ">280 000"]],
  [85, [40, "2025.11.02."], [120, "Hotel EUR 98.58 @ 398.03"], [440, ">39 240"]],
  [100, [40, "2025.11.04."], [120, "Vonat SEK 462.26 @ 35.17"], [440, ">16 260"]],
  [115, [40, "2025.11.05."], [120, "Munkabér"], [540, ">410 500"]],
  [130, [40, "2025.11.07."], [120, "Bolt"], [440, ">11 380"]],
  [145, [120, "Záró egyenleg"], [540, ">1 762 630"]],
];

/** Amounts in the currency of the shop stand in a column of their own, under the same word. */
const TWO_CURRENCIES: PlacedLine[] = [
  [20, [40, "Account statement"], [300, "Currency: EUR"]],
  [40, [40, "Date"], [120, "Details"], [380, ">Amount"], [460, ">Amount"], [540, ">Balance"]],
  [55, [120, "Opening balance"], [540, ">500.00"]],
  [70, [40, "03.06.2026"], [120, "Bergbahn"], [460, ">-30.00"], [540, ">470.00"]],
  [85, [40, "09.06.2026"], [120, "Stockholm"], [380, ">-565.02 SEK"], [460, ">-50.00"], [540, ">420.00"]],
  [100, [40, "12.06.2026"], [120, "Hofladen"], [460, ">-15.00"], [540, ">405.00"]],
];

/** Nothing calls it a statement, but its table names days and amounts. */
const NAMED_TABLE: PlacedLine[] = [
  [20, [40, "Ostoerittely"], [300, "Tili 1234"]],
  [40, [40, "Ostopäivä"], [120, "Kirjauspäivä"], [220, "Selite"], [540, ">EUR"]],
  [55, [40, "09.09.2025"], [120, "10.09.2025"], [220, "Prisma"], [540, ">8,30"]],
  [70, [40, "15.09.2025"], [120, "16.09.2025"], [220, "Metro"], [540, ">105,85"]],
  [85, [40, "20.09.2025"], [120, "20.09.2025"], [220, "Kahvila"], [540, ">75,11"]],
];

describe("figures on pages", () => {
  it("reads the columns' way of writing amounts where the texts write them otherwise", () => {
    const statement = read(TEXTS_OF_OTHER_HABITS);
    expect(amountsOf(statement)).toEqual([-70_000, -979, 350_593]);
    expect(statement?.opening_balance).toBe(517_895);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("reads whole amounts beside figures with decimals in the texts", () => {
    const statement = read(WHOLE_AMOUNTS);
    expect(amountsOf(statement)).toEqual([-28_000_000, -3_924_000, -1_626_000, 41_050_000, -1_138_000]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("keeps columns of one name apart that stand beside each other in a row", () => {
    const statement = read(TWO_CURRENCIES);
    expect(amountsOf(statement)).toEqual([-3000, -5000, -1500]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("takes a table that names days and amounts for a statement, whatever it is called", () => {
    expect(read(NAMED_TABLE)?.transactions).toHaveLength(3);
    expect(read(NAMED_TABLE)?.proof.verdict).not.toBe("proved");
  });
});
