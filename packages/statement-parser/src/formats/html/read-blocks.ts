import type { Place } from "@passbook/contract/values";
import { readPageBlocks } from "../../decode/markup/read-page-blocks.ts";
import type { BlockLine } from "../../decode/markup/read-page-blocks.ts";
import { isPendingNote } from "../../labels/meaning-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { DocumentReading } from "../../layout/pages/read-document.ts";
import type { ParsedStatement, ParsedTransaction, ParseHints } from "../../parsed-file.ts";
import { placeBlocks } from "./place-blocks.ts";
import { showOtherDay } from "../../layout/facts/turned-days.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { resolveDate } from "../../values/date.ts";

/** Rows under a word for what is announced, as far as its block goes, each say so themselves, and the word stands over no other. */
const markAnnounced = (
  { cells, heading }: BlockLine,
  at: number,
  lines: readonly BlockLine[],
): readonly string[] => {
  const [text = "", ...others] = cells;
  const isOver = others.length === 0 && lines[at + 1]?.heading === text && isPendingNote(text);
  if (isOver) return [];
  return heading !== null && others.length > 0 && isPendingNote(heading) ? [heading, ...cells] : cells;
};

/** Reads a page whose table is made of blocks in blocks as pages are read; null where it is no statement, or no page. */
export const readBlocks = (text: string, hints: ParseHints): DocumentReading | null => {
  const lines = readPageBlocks(text);
  if (lines === null) return null;
  const { page, sources, given } = placeBlocks(lines.map(markAnnounced));
  const read = readDocument({ pages: [page], fixedPitch: true }, hints);
  if (!read.ok) return null;
  const toPlace = (place: Place): Place =>
    "line" in place ? (lines[sources[place.line - 1] ?? -1]?.place ?? place) : place;
  const isGiven = ({ source }: ParsedTransaction): boolean =>
    "line" in source && given.has(sources[source.line - 1] ?? -1);
  const toPlaces = (statement: ParsedStatement): ParsedStatement => {
    const { transactions } = statement;
    // Which block stands over a row is told by nesting alone: a day in its words speaks against all of them.
    const row_undated = showOtherDay(transactions, {
      handed: transactions.filter(isGiven),
      // The words of a page name no order of day and month: either may be meant.
      resolve: (written) =>
        resolveDate(written, "dmy", hints.today) ?? resolveDate(written, "mdy", hints.today),
    });
    const proof = addDoubts(statement.proof, doubtWhere({ row_undated }));
    return {
      ...statement,
      transactions: transactions.map((row) => ({ ...row, source: toPlace(row.source) })),
      proof: {
        ...proof,
        doubts: proof.doubts.map((doubt) => ({
          ...doubt,
          place: doubt.place === null ? null : toPlace(doubt.place),
        })),
      },
    };
  };
  return { ...read.value, statements: read.value.statements.map(toPlaces) };
};
