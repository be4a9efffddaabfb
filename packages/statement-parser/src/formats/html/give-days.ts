import { readFactWords } from "../../labels/fact-words.ts";
import { isFilled } from "./read-row.ts";
import type { Figure, Row } from "./read-row.ts";

/** A day over rows, perhaps with its balance, which may stand on a line of its own: where that is, and the rows. */
type Heading = { day: string; balance: Figure | null; at: number; last: number; under: number[] };

const isBalance = ({ label }: Figure): boolean => label !== "" && readFactWords(label) !== null;

const isBalanceAlone = (row: Row | undefined): boolean =>
  row?.texts.length === 0 && row.figures.length === 1 && row.figures.every(isBalance);

const isDay = (row: Row): boolean =>
  row.day !== "" && row.texts.length === 0 && (row.figures.length === 0 || isBalanceAlone(row));

const listHeadings = (rows: readonly Row[]): Heading[] => {
  const headings: Heading[] = [];
  for (const [at, row] of rows.entries()) {
    const last = headings.at(-1);
    const next = rows[at + 1];
    if (isDay(row)) {
      const isBelow = row.figures.length === 0 && next?.day === "" && isBalanceAlone(next);
      const [balance = null] = isBelow ? next.figures : row.figures;
      headings.push({ day: row.day, balance, at, last: isBelow ? at + 1 : at, under: [] });
    } else if (isFilled(row) && row.day === "") last?.under.push(at);
  }
  return headings.filter(({ balance, under }) => balance === null || under.length > 0);
};

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** The row after which each balance of a day holds; null where the days do not tell in which order the rows stand. */
const findEnds = (rows: readonly Row[], headings: readonly Heading[]): Map<number, Figure> | null => {
  const days = headings.map(({ day }) => day);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const isSingle = headings.every(({ under }) => under.every((at) => rows[at]?.figures.length === 1));
  if (!isSingle || !days.every((day) => ISO.test(day)) || first === last) return null;
  return new Map(
    headings.flatMap(({ balance, under }): [number, Figure][] => {
      const end = first > last ? under[0] : under.at(-1);
      return balance === null || end === undefined ? [] : [[end, balance]];
    }),
  );
};

/** A day and its balance as one line of words, from which pages give both to the rows under it. */
const toWords = ({ day, balance }: Heading): Row => ({
  day: "",
  texts: [`${day} ${balance?.label ?? ""} ${balance?.figure ?? ""}`],
  figures: [],
});

/**
 * Rows without a day have that of the line over them which is a day alone, and the last of them its balance; that line is none of its
 * own, and neither is one of which nothing is left.
 */
export const giveDays = (rows: readonly Row[]): (Row | null)[] => {
  const headings = listHeadings(rows);
  const hasBalances = headings.some(({ balance }) => balance !== null);
  const ends = hasBalances ? findEnds(rows, headings) : new Map<number, Figure>();
  const given: (Row | null)[] = [...rows];
  for (const heading of headings) {
    given[heading.last] = null;
    given[heading.at] = ends === null ? toWords(heading) : null;
    if (ends === null) continue;
    for (const at of heading.under) {
      const row = rows[at];
      const balance = ends.get(at);
      const figures = [...(row?.figures ?? []), ...(balance === undefined ? [] : [balance])];
      given[at] = row === undefined ? null : { ...row, day: heading.day, figures, given: true };
    }
  }
  return given;
};
