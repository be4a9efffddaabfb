import { TABLE_LIMITS } from "./table-limits.ts";
import type { TableRow } from "./table.ts";

const LINE_LENGTH_MAX = 400;
const SAMPLE_LINES = 2000;
const GAP_MIN = 2;

const splitAtGaps = (line: string): string[] =>
  line
    .trim()
    .split(/\s{2,}/)
    .filter((cell) => cell !== "");

type Cut = { from: number; to: number };

/** Columns of characters: runs that some line fills, apart by two or more that no line fills. */
const findCuts = (lines: readonly string[]): Cut[] => {
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const filled = Array.from({ length: width }, () => false);
  for (const line of lines)
    for (let at = 0; at < line.length; at += 1) if (line.charCodeAt(at) !== 32) filled[at] = true;
  const cuts: Cut[] = [];
  let gap = GAP_MIN;
  for (const [at, isFilled] of filled.entries()) {
    if (!isFilled) {
      gap += 1;
      continue;
    }
    const last = cuts.at(-1);
    if (gap >= GAP_MIN || last === undefined) cuts.push({ from: at, to: at + 1 });
    else last.to = at + 1;
    gap = 0;
  }
  return cuts;
};

/** Every word of a line goes to the column it overlaps most, as headers stand left or right of their figures. */
const cutLine = (line: string, cuts: readonly Cut[]): string[] => {
  const cells = cuts.map(() => "");
  for (const match of line.matchAll(/\S+(?: \S+)*/g)) {
    const [from, to] = [match.index, match.index + match[0].length];
    let best = { index: -1, overlap: 0 };
    for (const [index, cut] of cuts.entries()) {
      const overlap = Math.min(to, cut.to) - Math.max(from, cut.from);
      if (overlap > best.overlap) best = { index, overlap };
    }
    if (best.index < 0) continue;
    cells[best.index] = `${cells[best.index] ?? ""} ${match[0]}`.trim();
  }
  return cells;
};

/**
 * Lines whose cells stand under each other, apart by blanks, as a table; `isData` tells lines with a date and an amount
 * among their parts. Null when there are too few of them to show the columns.
 */
export const splitFixedWidth = (text: string, isData: (row: TableRow) => boolean): TableRow[] | null => {
  const all = text.split(/\r\n|\n|\r/, TABLE_LIMITS.rows + 1);
  if (all.length > TABLE_LIMITS.rows) return null;
  const lines = all.map((line) => line.slice(0, LINE_LENGTH_MAX).replaceAll("\t", " "));
  const isRow = (line: string, index: number): boolean =>
    isData({ cells: splitAtGaps(line), place: { line: index + 1 } });
  const sample = lines.slice(0, SAMPLE_LINES).filter(isRow);
  if (sample.length < 2) return null;
  const cuts = findCuts(sample);
  if (cuts.length < 3) return null;
  return lines.flatMap((line, index): TableRow[] => {
    if (line.trim() === "") return [];
    const cells = cutLine(line, cuts);
    return [
      {
        cells: cells.filter((cell) => cell !== "").length < 2 ? [line.trim()] : cells,
        place: { line: index + 1 },
      },
    ];
  });
};
