import { err } from "@passbook/contract/values";
import type { IsoDate, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { detectListing } from "../../../detect/detect-journal.ts";
import type { Problem, Refusal } from "../../../parsed-file.ts";
import { type LeftOver, writeQuantity } from "./journal-posting.ts";

const LONGEST_SHOWN = 120;
const show = (text: string): string => text.trim().slice(0, LONGEST_SHOWN);

export const tellLine = (text: string, line: number): Problem => ({
  code: "book_line_unknown",
  ...say("book_line_unknown", { line: show(text) }),
  place: { line },
});

export const refuseInclude = (file: string, line: number): Refusal => ({
  code: "unreadable",
  ...say("book_includes", { file: show(file) }),
  place: { line },
});

export const refuseUnbalanced = (
  { text, day, line }: { text: string; day: IsoDate; line: number },
  left: readonly LeftOver[],
): Refusal => ({
  code: "unreadable",
  ...say("book_unbalanced", {
    text: show(text),
    day,
    left: left.map(writeQuantity).join(", "),
    line,
  }),
  place: { line },
});

export const NO_ENTRIES: Refusal = { code: "not_a_statement", ...say("book_without_entries") };

/** A list of postings says neither which of them are one transaction nor what each was written as. */
export const refuseListing = (text: string): Result<never, Refusal> => {
  const program = detectListing(text) ?? "Ledger";
  const command = `${program.toLowerCase()} print`;
  return err({ code: "not_a_statement", ...say("book_is_listing", { program, command }) });
};
