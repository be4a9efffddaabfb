import { isRow } from "./scan-copied.ts";
import type { CopiedParts } from "./scan-copied.ts";
import { shieldWords } from "./shield.ts";

const CODE = /^[A-Z]{3} ?\d|\d ?[A-Z]{3}$/;
const FOREIGN_SHARE = 0.3;

/** Figures with the code of a currency, where few have one: what something cost abroad. */
export const listForeign = <Figure extends { text: string }>(figures: readonly Figure[]): Figure[] => {
  const coded = figures.filter(({ text }) => CODE.test(text));
  return coded.length < figures.length * FOREIGN_SHARE ? coded : [];
};

/** The words of a line with what it cost abroad among them, and its own amounts; null where nothing is from abroad. */
const partForeign = (own: CopiedParts, foreign: ReadonlySet<unknown>): CopiedParts | null => {
  const isAbroad = own.money.map((money) => foreign.has(money));
  if (!isAbroad.includes(true)) return null;
  const amounts = own.amounts.filter((_, at) => isAbroad[at] !== true);
  const cost = own.amounts.filter((_, at) => isAbroad[at] === true).map(shieldWords);
  const words = [own.words, ...cost].join(" ");
  const money = own.money.filter((_, at) => isAbroad[at] !== true);
  return { ...own, words, amounts, money, text: [...own.days, words, ...amounts].join(" ") };
};

/** Lines in whose words stands what something cost abroad, beside the amount of the row or on a line of its own. */
export const hideForeign = (parts: readonly CopiedParts[]): CopiedParts[] => {
  const foreign = new Set(listForeign(parts.flatMap(({ money }) => money)));
  return parts.map((own) => {
    const parted = partForeign(own, foreign);
    return parted === null || (isRow(own) && !isRow(parted)) ? own : parted;
  });
};
