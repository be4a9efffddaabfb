import { sumSide } from "../../proof/proof-row.ts";
import { readFactWords, readSectionWords } from "../../labels/fact-words.ts";
import type { TotalsInput } from "./find-totals.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { amountsOf, sizeOf, wordsBefore } from "../lines/tokens.ts";

/** Words that stand before the name of a sum and say nothing of its side. */
const POSSESSIVE =
  /^(?:(?:your|new|total|of|all|the|this|vos|vous|nouveaux|nouvelles|totale?|totaux|total de|nuove|nuovi|sus|nuevos|nuevas|ihre|neue|suas?|novas?|novos|uw|nieuwe|donem ici|toplam|summe|gesamt|summa|suma|celkem|razem) )+/;

/** The side after which a sum or a section is named; null where it is named after none. */
export const sideOf = (label: string): 1 | -1 | null => {
  const plain = toPlainWords(label.replaceAll(/[\d.:|]+/g, " ")).trim();
  const section = readSectionWords(plain.replace(POSSESSIVE, ""));
  if (section === 1 || section === -1) return section;
  const kind = readFactWords(label);
  if (kind === "credits") return 1;
  return kind === "debits" ? -1 : null;
};

/**
 * How many sums that are named after a side are those of the rows that go there, less those that are the sum of the other
 * way: what tells a bill that was turned about.
 */
export const countTold = ({ lines, candidate: { rows }, exponent, others }: TotalsInput): number => {
  const taken = new Set([
    ...others,
    ...rows.flatMap(({ movement, balanceToken }) => [movement.line, balanceToken?.line ?? movement.line]),
  ]);
  const [credits, debits] = [sumSide(rows, 1), -sumSide(rows, -1)];
  if (credits === debits) return 0;
  return lines
    .flatMap((scanned, index) =>
      taken.has(index) ? [] : amountsOf(scanned).map((token) => ({ scanned, token })),
    )
    .reduce((told, { scanned, token }) => {
      const size = sizeOf(token, exponent);
      const way = size === 0 ? 0 : size === credits ? 1 : size === debits ? -1 : 0;
      const side = way === 0 ? null : sideOf(wordsBefore(scanned, token));
      return side === null ? told : told + side * way;
    }, 0);
};
