import type { DateOrder, ParseHints } from "../../parsed-file.ts";
import type { PageDate } from "../lines/page-dates.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** A further day of a row, and the one with which that begins. */
type BesideDate = { date: PageDate; row: PageDate };

export type OrderInput = {
  /** Lines that are no rows: the period and the day of the statement stand there. */
  around: readonly ScannedLine[];
  /** The days with which the rows begin, and the further days that stand beside each. */
  rows: readonly PageDate[];
  beside: readonly BesideDate[];
  hints: ParseHints;
  currency: string | null;
  commaCents: boolean;
  /** The order that the language and the country of the words speak for. */
  habit: DateOrder | null;
};
