import type { Place } from "@passbook/contract/values";

/** One row of cells as text, trimmed, and where it stands in the file; `given` where its day stands over it. */
export type TableRow = { cells: readonly string[]; place: Place; given?: true };

/** The line or row of its file on which a row begins; 0 where it stands on a page. */
export const lineOf = ({ place }: TableRow): number =>
  "line" in place ? place.line : "row" in place ? place.row : 0;
