import type { Box } from "../../decode/page-words.ts";
import type { SeenPage, SeenPageWord } from "./see-page.ts";

const overlap = (a: Box, b: Box): number => {
  const [wide, high] = [
    Math.min(a[2], b[2]) - Math.max(a[0], b[0]),
    Math.min(a[3], b[3]) - Math.max(a[1], b[1]),
  ];
  return wide <= 0 || high <= 0 ? 0 : wide * high;
};
const areaOf = ([x0, y0, x1, y1]: Box): number => (x1 - x0) * (y1 - y0);

const SAME = 0.6;

/** Both looks saw a word at this place, and not something larger that holds it. */
const isSame = (a: Box, b: Box): boolean => overlap(a, b) > SAME * Math.max(areaOf(a), areaOf(b));

const merge = (word: SeenPageWord, seen: readonly SeenPageWord[]): SeenPageWord => {
  if (!/\d/.test(word.text)) return word;
  const other = seen.find(({ box }) => isSame(box, word.box));
  if (other === undefined) return word;
  const texts = new Set([other.text, ...word.others, ...other.others]);
  texts.delete(word.text);
  return { ...word, others: [...texts] };
};

/** The words of one look at the pages; what another look saw in their places is possible too. */
export const mergeSeen = (pages: readonly SeenPage[], others: readonly SeenPage[]): SeenPage[] =>
  pages.map((page) => {
    const seen = others.find((other) => other.page === page.page)?.words ?? [];
    return { ...page, words: page.words.map((word) => merge(word, seen)) };
  });
