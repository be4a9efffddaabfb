import type { TableRow } from "../../../decode/table/table.ts";
import { readDate } from "../../../values/date.ts";
import { overPlainWords, toPlainWords } from "../../../words/plain-words.ts";

/** Ends of the names of columns that hold the year, the month or the day alone. */
const PARTS = [
  /(?:\b(?:year|yyyy|jahr|annee|ano|anno|jaar|ar|rok|vuosi|ev|an|yil|god|год|рік)|年|년)$/,
  /(?:\b(?:month|mm|monat|mois|mes|mese|maand|maned|manad|miesiac|mesic|kuukausi|honap|luna|ay|mesec|месяц|місяць)|月|월)$/,
  /(?:\b(?:day|dd|tag|jour|dia|giorno|dag|dzien|den|paiva|nap|zi|gun|dan|день)|日|일)$/,
].map(overPlainWords);

const WIDTH = PARTS.length;

/** A day or an amount, as most cells are, is told from a name without reading its words. */
const ENDS_IN_FIGURE = /(?:\d[\s\p{P}\p{S}]*|^)$/u;

/** Whether so many cells in a row may be names. */
const mayName = (cells: readonly string[]): boolean => {
  let run = 0;
  return cells.some((cell) => {
    run = ENDS_IN_FIGURE.test(cell) ? 0 : run + 1;
    return run === WIDTH;
  });
};

/** Where in a line three names in a row are those of the year, the month and the day of one date, in which order; null where none are. */
const findParts = (cells: readonly string[]): { at: number; order: readonly number[] } | null => {
  if (!mayName(cells)) return null;
  const parts = cells.map((cell) => {
    const plain = toPlainWords(cell);
    return PARTS.findIndex((part) => part.test(plain));
  });
  const at = parts.findIndex(
    (_, index) => new Set(parts.slice(index, index + WIDTH).filter((part) => part >= 0)).size === WIDTH,
  );
  return at === -1 ? null : { at, order: PARTS.map((_, part) => at + parts.slice(at).indexOf(part)) };
};

/** What the name of the year says besides it, as that of a day: `Value year` is that of a value date. */
const nameDay = (year: string): string => {
  const plain = toPlainWords(year);
  return `${plain.slice(0, PARTS[0]?.exec(plain)?.index)} date`.trim();
};

/** A date whose year, month and day stand in columns of their own, side by side, becomes a column of days. */
export const joinDayParts = (rows: readonly TableRow[]): readonly TableRow[] => {
  const header = rows.findIndex(({ cells }) => findParts(cells) !== null);
  const found = findParts(rows[header]?.cells ?? []);
  if (found === null) return rows;
  const { at, order } = found;
  const read = ({ cells }: TableRow): string | null => {
    const day = order.map((index) => cells[index] ?? "").join("-");
    return readDate(day) === null ? null : day;
  };
  const below = rows.slice(header + 1);
  const days = below.filter((row) => read(row) !== null).length;
  if (days * 2 <= below.length) return rows;
  const join = (row: TableRow, day: string): TableRow => ({
    ...row,
    cells: [...row.cells.slice(0, at), day, ...row.cells.slice(at + WIDTH)],
  });
  const joined = rows.map((row, index) => {
    if (index < header) return row;
    const day = index === header ? nameDay(row.cells[order[0] ?? at] ?? "") : read(row);
    return join(
      row,
      day ??
        row.cells
          .slice(at, at + WIDTH)
          .join(" ")
          .trim(),
    );
  });
  return joinDayParts(joined);
};
