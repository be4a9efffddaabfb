import type { ParseHints } from "../../parsed-file.ts";
import type { DocumentWords } from "../accounts/describe-document.ts";
import type { RowDates } from "../days/booking-dates.ts";
import type { DateReading } from "../days/resolve-dates.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import type { Candidate } from "../readings/candidate.ts";
import type { PageRecord } from "../rows/collect-records.ts";

/** The lines of one account, and those at the head of the document that hold for all accounts. */
export type Part = {
  lines: readonly ScannedLine[];
  head: readonly ScannedLine[];
  words: DocumentWords;
  fixedPitch: boolean;
  hints: ParseHints;
};

/** A part with the reading chosen for it. */
export type Solved = {
  part: Part;
  records: readonly PageRecord[];
  /** Rows that are announced and not booked: they prove nothing. */
  pending: readonly PageRecord[];
  texts: readonly string[];
  candidate: Candidate;
  dates: DateReading;
  rowDates: readonly RowDates[];
  /** Nothing tells the day of booking from the other one. */
  daysOpen: boolean;
  days: readonly (string | null)[];
};
