import type { Place } from "@passbook/contract/values";
import { readPageBlocks } from "../../decode/markup/read-page-blocks.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { DocumentReading } from "../../layout/pages/read-document.ts";
import type { ParsedStatement, ParseHints } from "../../parsed-file.ts";
import { placeBlocks } from "./place-blocks.ts";

/** Reads a page whose table is made of blocks in blocks as pages are read; null where it is no statement, or no page. */
export const readBlocks = (text: string, hints: ParseHints): DocumentReading | null => {
  const lines = readPageBlocks(text);
  if (lines === null) return null;
  const { page, sources } = placeBlocks(lines.map(({ cells }) => cells));
  const read = readDocument({ pages: [page], fixedPitch: true }, hints);
  if (!read.ok) return null;
  const toPlace = (place: Place): Place =>
    "line" in place ? (lines[sources[place.line - 1] ?? -1]?.place ?? place) : place;
  const toPlaces = (statement: ParsedStatement): ParsedStatement => ({
    ...statement,
    transactions: statement.transactions.map((row) => ({ ...row, source: toPlace(row.source) })),
    proof: {
      ...statement.proof,
      doubts: statement.proof.doubts.map((doubt) => ({
        ...doubt,
        place: doubt.place === null ? null : toPlace(doubt.place),
      })),
    },
  });
  return { ...read.value, statements: read.value.statements.map(toPlaces) };
};
