import { toPlainWords } from "../../../words/plain-words.ts";
import type { NamedDirections } from "../../../labels/meaning-words.ts";

/** A row and the sign that the balances give its amount; 0 where they do not. */
export type SignedCells = { cells: readonly string[]; sign: 1 | -1 | 0 };

/** A word, or a code: `1` and `2`. */
const WORD = /^(?:\p{L}{1,12}|\d{1,2})$/u;
/** A code agrees with the balances of a few rows by chance. */
const CODED_MIN = 8;

/** What the two words of a column stand for, where the balances give all rows of each word one sign; null for other columns. */
const teachColumn = (rows: readonly SignedCells[], column: number): NamedDirections | null => {
  if (rows.length < CODED_MIN && rows.some(({ cells }) => /\d/.test(cells[column] ?? ""))) return null;
  const signs = new Map<string, Set<number>>();
  for (const { cells, sign } of rows) {
    const cell = cells[column] ?? "";
    if (!WORD.test(cell)) return null;
    const seen = signs.get(toPlainWords(cell)) ?? new Set();
    signs.set(toPlainWords(cell), sign === 0 ? seen : seen.add(sign));
    if (signs.size > 2 || seen.size > 1) return null;
  }
  const taught = [...signs].flatMap(([word, [sign]]) =>
    sign === undefined ? [] : [[word, sign === 1 ? "credit" : "debit"] as const],
  );
  const [one, other] = taught;
  if (one === undefined || other === undefined || one[1] === other[1]) return null;
  return one[0].startsWith(other[0]) || other[0].startsWith(one[0]) ? null : taught;
};

/** The one column whose two words tell money in from money out as the balances do. */
export const teachDirections = (
  rows: readonly SignedCells[],
): { column: number; directions: NamedDirections } | null => {
  const width = rows[0]?.cells.length ?? 0;
  const found = Array.from({ length: width }, (_, column) => ({
    column,
    directions: teachColumn(rows, column),
  })).flatMap(({ column, directions }) => (directions === null ? [] : [{ column, directions }]));
  return found.length === 1 ? (found[0] ?? null) : null;
};
