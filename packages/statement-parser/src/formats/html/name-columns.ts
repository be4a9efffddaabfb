import { readColumnName } from "../../layout/names/column-names.ts";
import { isMoney } from "./cut-pieces.ts";

const LABELS_MIN = 5;
const LABELS_SHARE = 0.9;
const END = /:$/;

const isName = (text: string): boolean =>
  !/\p{Nd}/u.test(text) && readColumnName(text.replace(END, "")).role !== null;

/** Texts that nearly all rows have, and that name what stands behind them: `Datum`, `Belopp`. */
const listLabels = (rows: readonly (readonly string[])[]): Set<string> => {
  const counts = new Map<string, number>();
  for (const cells of rows) for (const cell of new Set(cells)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const most = Math.max(rows.length * LABELS_SHARE, LABELS_MIN);
  return new Set([...counts].flatMap(([cell, count]) => (count >= most && isName(cell) ? [cell] : [])));
};

/** Lines in which the name of each column stands in every row: those of figures stand beside them, and others are no words of a row. */
export const joinNames = (lines: readonly (readonly string[])[]): string[][] => {
  const labels = listLabels(lines.filter(({ length }) => length > 2));
  return lines.map((cells) =>
    cells.flatMap((cell, at) => {
      const before = cells[at - 1] ?? "";
      if (labels.has(cell)) return [];
      return labels.has(before) && isMoney(cell) ? [`${before.replace(END, "")} ${cell}`] : [cell];
    }),
  );
};
