import { expect, it } from "vitest";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { placePages } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { chooseDigits, isProved } from "./choose-digits.ts";
import type { Chosen, ReadPages } from "./choose-digits.ts";
import type { SeenPage } from "./see-page.ts";

const STATEMENT: readonly PlacedLine[] = [
  [40, [50, "Statement of account 10234567"], [400, "Currency: GBP"]],
  [80, [50, "Date"], [120, "Description"], [400, ">Amount"], [500, ">Balance"]],
  [100, [120, "Opening balance"], [500, ">1,000.00"]],
  [120, [50, "02/03/2026"], [120, "Harbour Cafe"], [400, ">-25.40"], [500, ">974.60"]],
  [140, [50, "09/03/2026"], [120, "Maria Lopez"], [400, ">300.00"], [500, ">1,274.60"]],
  [160, [50, "16/03/2026"], [120, "Green Grocer"], [400, ">-74.60"], [500, ">1,200.00"]],
  [180, [50, "23/03/2026"], [120, "Rail Tickets"], [400, ">-50.00"], [500, ">1,150.00"]],
  [200, [120, "Closing balance"], [500, ">1,150.00"]],
];

const readPages: ReadPages = (pages) =>
  readDocument({ pages: [...pages], fixedPitch: false }, { today: "2026-11-20" });

/** The page as it was seen: some words otherwise than they are printed, each with what else it was held possible to be. */
const see = (seen: Readonly<Record<string, readonly [string, ...string[]]>>): SeenPage[] =>
  placePages([STATEMENT]).map((page) => ({
    ...page,
    degrees: 0,
    words: page.words.map((word) => {
      const [text, ...others] = seen[word.text] ?? [word.text];
      return { ...word, text, others, sure: 90 };
    }),
  }));

const choose = (pages: SeenPage[]): Chosen | null => {
  const read = readPages(pages);
  if (!read.ok || isProved(read)) throw new Error("There is nothing to choose.");
  return chooseDigits(pages, read.value, readPages);
};

const amountsOf = (chosen: Chosen | null): (number | undefined)[] =>
  chosen?.reading.statements[0]?.transactions.map(({ amount }) => amount) ?? [];

it("the page is proved as it is printed", () => {
  expect(isProved(readPages(see({})))).toBe(true);
});

it("a digit that was held possible is chosen where the balances hold with it, and it is said where", () => {
  const chosen = choose(see({ "-74.60": ["-14.60", "-11.60", "-74.60"], "300.00": ["300.00", "800.00"] }));
  expect(amountsOf(chosen)).toEqual([-2540, 30_000, -7460, -5000]);
  expect(chosen?.problems).toMatchObject([
    { code: "digit_chosen", message: expect.stringContaining("-14.60 or as -74.60"), place: { page: 1 } },
  ]);
});

it("two misread figures are both put right", () => {
  const chosen = choose(see({ "-74.60": ["-14.60", "-74.60"], "-25.40": ["-26.40", "-25.40"] }));
  expect(amountsOf(chosen)).toEqual([-2540, 30_000, -7460, -5000]);
  expect(chosen?.problems).toHaveLength(2);
});

it("no digit is chosen that the recogniser did not see, whatever would make the sums right", () => {
  expect(choose(see({ "-74.60": ["-14.60", "-11.60"] }))).toBeNull();
});

it("nothing is chosen where two choices would hold as well", () => {
  const lines = STATEMENT.map(
    (line): PlacedLine =>
      [
        line[0],
        ...line
          .slice(1)
          .filter((cell) => !(Array.isArray(cell) && cell[0] === 500 && line[0] > 100 && line[0] < 200)),
      ] as PlacedLine,
  );
  const pages: SeenPage[] = placePages([lines]).map((page) => ({
    ...page,
    degrees: 0,
    words: page.words.map((word) => {
      if (word.text === "-74.60") return { ...word, text: "-14.60", others: ["-74.60"], sure: 90 };
      return { ...word, others: word.text === "-25.40" ? ["-85.40"] : [], sure: 90 };
    }),
  }));
  expect(choose(pages)).toBeNull();
});
