import type { TableRow } from "./table.ts";

/** One sheet of a workbook as rows of text. */
export type Sheet = { name: string; hidden: boolean; rows: TableRow[] };
