type Cells = { readonly cells: readonly string[] };

/** No column is drawn wider, in characters. */
const WIDEST = 36;
const NARROWEST = 3;
/** A sheet's first rows tell how wide its columns are. */
const ROWS_LOOKED_AT = 2000;

/** The column (from 0) of a row's only filled cell, such as a title, which runs over the empty ones beside it; else null. */
export const findLoneCell = ({ cells }: Cells): number | null => {
  const filled = cells.flatMap((text, column) => (text === "" ? [] : [column]));
  return filled.length === 1 ? (filled[0] ?? null) : null;
};

/** The width of every column in characters, by its longest text; titles above the table widen none. */
export const measureColumns = (rows: readonly Cells[]): readonly number[] => {
  const widths: number[] = [];
  for (const row of rows.slice(0, ROWS_LOOKED_AT)) {
    const isTitle = findLoneCell(row) !== null;
    for (const [column, text] of row.cells.entries()) {
      const length = isTitle ? 0 : text.length;
      widths[column] = Math.min(WIDEST, Math.max(widths[column] ?? NARROWEST, length));
    }
  }
  return widths;
};

/** True for a cell that is drawn at the right: digits with signs of numbers and nothing else. */
export const isNumeric = (text: string): boolean =>
  /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) && !/\d[/:-]\d/.test(text);
