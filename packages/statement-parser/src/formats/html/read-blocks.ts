import { say } from "@passbook/contract/sentences/reading";
import type { Place } from "@passbook/contract/values";
import { readPageBlocks } from "../../decode/markup/read-page-blocks.ts";
import type { BlockLine } from "../../decode/markup/read-page-blocks.ts";
import { isFailedNote } from "../../labels/meaning-words.ts";
import { isPendingHeading } from "../../labels/pending-headings.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { DocumentReading } from "../../layout/pages/read-document.ts";
import { isHeader, isMadeOfNames, MONEY_OR_ORIGINAL } from "../../layout/tables/rows/table-rows.ts";
import { readColumnName } from "../../layout/names/column-names.ts";
import { readTable } from "../../layout/tables/read-table.ts";
import type { ParsedStatement, ParsedTransaction, ParseHints, Problem } from "../../parsed-file.ts";
import { cutPieces } from "./cut-pieces.ts";
import { placeBlocks } from "./place-blocks.ts";
import { unfoldLabels } from "./unfold-labels.ts";
import { readDay } from "./read-day.ts";
import { showOtherDay } from "../../layout/facts/turned-days.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { resolveDate } from "../../values/date.ts";

/** A line of several texts, or one that is a row, has days and money as cells by themselves. */
const cutLine = (line: BlockLine): BlockLine => ({ ...line, cells: line.pieces.flatMap(cutPieces) });

/** One of its texts says that the row never happened. */
const isFailed = ({ cells }: BlockLine): boolean => cells.length > 2 && cells.some(isFailedNote);

/**
 * A word for what is announced holds no further than its own rows where these show their days, and those that follow stand under one:
 * then it is booked what stands there.
 */
const endAnnounced = (lines: readonly BlockLine[]): BlockLine[] => {
  let ended: string | null = null;
  let hasRows = false;
  return lines.map((line, at) => {
    const { heading, cells } = line;
    if (heading === null || !isPendingHeading(heading)) return line;
    if (lines[at - 1]?.heading !== heading) [ended, hasRows] = [null, false];
    const isOver = cells.length === 1 && readDay(cells[0] ?? "") !== null;
    if (isOver && hasRows) ended = heading;
    hasRows ||= isOver ? false : cells.length > 1 && cells.some((cell) => readDay(cell) !== null);
    return ended === heading ? { ...line, heading: null } : line;
  });
};

/** Rows under a word for what is announced, as far as its block goes, each say so themselves, and the word stands over no other. */
const markAnnounced = (
  { cells, heading }: BlockLine,
  at: number,
  lines: readonly BlockLine[],
): readonly string[] => {
  const [text = "", ...others] = cells;
  const isOver = others.length === 0 && lines[at + 1]?.heading === text && isPendingHeading(text);
  if (isOver) return [];
  return heading !== null && others.length > 0 && isPendingHeading(heading) ? [heading, ...cells] : cells;
};

/** The words of a row without the word for what is announced that stands over it. */
const dropHeading = (text: string, heading: string | null): string =>
  heading !== null && isPendingHeading(heading) && text.startsWith(`${heading} `)
    ? text.slice(heading.length + 1)
    : text;

/** Reads blocks under names of columns as a table is read; null where no names stand over them. */
const readGrid = (lines: readonly BlockLine[], hints: ParseHints): DocumentReading | null => {
  const rows = lines.map(({ cells, grid, place }) => ({ cells: grid ?? cells, place }));
  if (!rows.some((row, at) => lines[at]?.grid !== null && isHeader(row))) return null;
  const read = readTable(rows, hints, "html");
  return read.ok ? read.value : null;
};

/** Whether cells name the columns of a table of money. */
const areNames = (cells: readonly string[]): boolean =>
  isMadeOfNames(cells) && cells.some((cell) => MONEY_OR_ORIGINAL.has(readColumnName(cell).role));

/** Reads a page whose table is made of blocks in blocks as pages are read; null where it is no statement, or no page. */
export const readBlocks = (text: string, hints: ParseHints): DocumentReading | null => {
  const blocks = readPageBlocks(text, areNames);
  if (blocks === null) return null;
  const cut = blocks.map(cutLine);
  const grid = readGrid(unfoldLabels(cut), hints);
  if (grid !== null) return grid;
  const all = endAnnounced(cut);
  const lines = all.filter((line) => !isFailed(line));
  const { page, sources, given } = placeBlocks(lines.map(markAnnounced));
  const read = readDocument({ pages: [page], fixedPitch: true }, hints);
  if (!read.ok) return null;
  const numberOf = (place: Place): number => ("line" in place ? (sources[place.line - 1] ?? -1) : -1);
  const toPlace = (place: Place): Place => lines[numberOf(place)]?.place ?? place;
  const isGiven = ({ source }: ParsedTransaction): boolean => given.has(numberOf(source));
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
      transactions: transactions.map((row) => ({
        ...row,
        description: dropHeading(row.description, lines[numberOf(row.source)]?.heading ?? null),
        source: toPlace(row.source),
      })),
      proof: {
        ...proof,
        doubts: proof.doubts.map((doubt) => ({
          ...doubt,
          place: doubt.place === null ? null : toPlace(doubt.place),
        })),
      },
    };
  };
  const failed = all
    .filter(isFailed)
    .map(({ place }): Problem => ({ code: "failed", ...say("movement_failed"), place }));
  return {
    ...read.value,
    statements: read.value.statements.map(toPlaces),
    problems: [...read.value.problems, ...failed],
  };
};
