import type { Word } from "../../decode/page-words.ts";
import { withWords } from "./lines.ts";
import type { Line } from "./lines.ts";

/** An amount whose decimals stand behind a dash, as Russian forms print roubles and copecks: `2 530-59`. */
const DASHED = /^(\d{1,3})-(\d{2})$/;
const DECIMAL = /\d[.,]\d{2}$/;
const DAYS_MAX = 31;
const SURE_MIN = 4;

/** What is no day and month. */
const isSure = ({ text }: Word): boolean => {
  const [, whole = "", cents = ""] = DASHED.exec(text) ?? [];
  return Number(whole) > DAYS_MAX || Number(cents) > DAYS_MAX;
};

const areCents = (words: readonly Word[]): boolean => {
  const dashed = words.filter(({ text }) => DASHED.test(text));
  const sure = dashed.filter(isSure).length;
  const decimals = words.filter(({ text }) => DECIMAL.test(text)).length;
  return sure >= SURE_MIN && sure * 2 >= dashed.length && dashed.length > decimals;
};

/** Lines in which a comma stands before decimals where a dash does on the page. */
export const readDashedCents = (lines: readonly Line[]): Line[] => {
  if (!areCents(lines.flatMap(({ words }) => words))) return [...lines];
  return lines.map((line) => {
    if (!line.words.some(({ text }) => DASHED.test(text))) return line;
    return withWords(
      line,
      line.words.map((word) => ({ ...word, text: word.text.replace(DASHED, "$1,$2") })),
    );
  });
};
