import type { Place } from "@passbook/contract/values";

/** One row of cells as text, trimmed, and where it stands in the file. */
export type TableRow = { cells: readonly string[]; place: Place };
