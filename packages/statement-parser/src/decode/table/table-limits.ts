/** What a table of any kind may hold; more is no statement. */
export const TABLE_LIMITS = {
  columns: 512,
  rows: 120_000,
  cells: 1_500_000,
  cell_length: 32 * 1024,
  /** Every row names its sheet. */
  sheet_name: 100,
} as const;

/** Why a table is refused: it holds more than a statement can. */
export type TableFault = "too_many_columns" | "too_many_cells";
