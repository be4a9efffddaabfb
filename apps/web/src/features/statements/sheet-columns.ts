type Cells = { readonly cells: readonly string[] };

/** No column is drawn wider, in characters. */
const WIDEST = 36;
const NARROWEST = 3;
/** A sheet's first rows tell how wide its columns are. */
const ROWS_LOOKED_AT = 2000;

/** The width of every column in characters, by its longest text. */
export const measureColumns = (rows: readonly Cells[]): readonly number[] => {
  const widths: number[] = [];
  for (const { cells } of rows.slice(0, ROWS_LOOKED_AT)) {
    for (const [column, text] of cells.entries())
      widths[column] = Math.min(WIDEST, Math.max(widths[column] ?? NARROWEST, text.length));
  }
  return widths;
};

/** True for a cell that is drawn at the right: digits with signs of numbers and nothing else. */
export const isNumeric = (text: string): boolean =>
  /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) && !/\d[/:]\d/.test(text);
