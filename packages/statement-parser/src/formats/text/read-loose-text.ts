import { ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { joinBrokenCells } from "../../decode/table/join-broken-cells.ts";
import { readCopied } from "../../layout/copied/read-copied.ts";
import type { ParsedFile, ParseHints, Refusal } from "../../parsed-file.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { readDelimited } from "../delimited/read-delimited.ts";
import { readTextPages } from "./read-text-pages.ts";

const CHARS_MAX = 500_000;
const SAMPLE_LINES = 400;
const SPACED_SHARE = 0.15;
const SPACED = /\S {2,}\S|\S\s*\|\s*\S/;

/** Whether columns seem to be made with spaces or bars, as in a printed statement. */
const looksPrinted = (text: string): boolean => {
  const lines = text
    .slice(0, CHARS_MAX)
    .split("\n", SAMPLE_LINES)
    .filter((line) => line.trim() !== "");
  return lines.filter((line) => SPACED.test(line)).length > lines.length * SPACED_SHARE;
};

const isProved = (read: Result<ParsedFile, Refusal>): boolean =>
  read.ok &&
  read.value.statements.length > 0 &&
  read.value.statements.every((statement) => statement.proof.verdict === "proved");

const countRows = ({ statements }: ParsedFile): number =>
  statements.reduce((sum, statement) => sum + statement.transactions.length, 0);

/** How many rows printed facts agree with, whatever else disagrees. */
const countAgreed = ({ statements }: ParsedFile): number =>
  statements.reduce((sum, { proof }) => {
    const rows = proof.checks.filter(({ holds }) => holds).map((check) => check.rows);
    return sum + Math.max(0, ...rows);
  }, 0);

/** Reads text as a table with delimiters, or as printed pages where that proves more. */
const readSpaced = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const table = readDelimited(text, hints);
  if (text.length > CHARS_MAX || !looksPrinted(text)) return table;
  const pages = readTextPages(text, hints);
  if (!table.ok) return pages.ok ? pages : table;
  if (!pages.ok) return table;
  const [paged, tabled] = [countRows(pages.value), countRows(table.value)];
  // Columns of spaces are pages before they are tables: pages know more of days and of lines that are left over.
  if (table.value.format === "text" && paged >= tabled) return pages;
  if (!isProved(pages) && !isProved(table))
    return countAgreed(pages.value) > countAgreed(table.value) ? pages : table;
  return isProved(pages) && (paged > tabled || !isProved(table)) ? pages : table;
};

const listRows = ({ statements }: ParsedFile): string[] =>
  statements.flatMap(({ transactions }) =>
    transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`),
  );
const listAmounts = (
  { statements }: ParsedFile,
  valueOf: (amount: number) => number = (amount) => amount,
): string =>
  statements
    .flatMap(({ transactions }) => transactions.map(({ amount }) => valueOf(amount)))
    .toSorted((a, b) => a - b)
    .join();

/** The same amounts go other ways than those that columns and their names tell, and leave in doubt. */
const turnsDoubted = (copied: ParsedFile, read: ParsedFile): boolean =>
  read.statements.every(({ proof }) => proof.verdict === "partly") &&
  listAmounts(copied, Math.abs) === listAmounts(read, Math.abs) &&
  listAmounts(copied) !== listAmounts(read);

/** The same rows, which columns and their names leave in doubt. */
const repeatsDoubted = (copied: ParsedFile, read: ParsedFile): boolean =>
  copied.statements.length === read.statements.length &&
  read.statements.every(
    ({ proof }) => proof.verdict === "partly" && proof.doubts.some(({ code }) => code === "mark_disagrees"),
  ) &&
  listRows(copied).join() === listRows(read).join();

const TURNED_SHARE = 0.1;

/**
 * A few amounts of a table stand on the other side than the balances beside them say, read in the order of words: what is printed
 * disagrees with itself, whatever follows.
 */
const turnsFew = (copied: ParsedFile, read: ParsedFile): boolean => {
  const [own, other] = [copied, read].map(({ statements }) =>
    statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount)),
  );
  if (read.format === "text" || own === undefined || own.length !== other?.length) return false;
  if (own.some((amount, at) => Math.abs(amount) !== Math.abs(other[at] ?? 0))) return false;
  const turned = own.filter((amount, at) => amount !== other[at]).length;
  return turned > 0 && turned <= Math.max(1, own.length * TURNED_SHARE);
};

const withTurned = (copied: ParsedFile): ParsedFile => ({
  ...copied,
  statements: copied.statements.map((statement) => ({
    ...statement,
    proof: addDoubts(statement.proof, [doubt("mark_disagrees")]),
  })),
});

/** What is read may lose so many rows for others with which more agrees: they are those of another table. */
const MOST = 0.6;

const isContradicted = ({ statements }: ParsedFile): boolean =>
  statements.some(({ proof }) => proof.verdict === "contradicted");

/** So few rows may agree by chance. */
const CHAIN_MIN = 3;

/** Whether the order of words, without a column, tells more than was read. */
const tellsMore = (
  copied: ParsedFile,
  { read, isBare }: { read: Result<ParsedFile, Refusal>; isBare: boolean },
): boolean => {
  if (!read.ok) return true;
  if (!isBare && (turnsDoubted(copied, read.value) || repeatsDoubted(copied, read.value))) return false;
  const [own, other] = [countRows(copied), countRows(read.value)];
  const [agreed, others] = [countAgreed(copied), countAgreed(read.value)];
  if (isProved(ok(copied)) && (own >= other || (others === 0 && agreed >= CHAIN_MIN))) return true;
  // Balances lead through a table with tabs from its first row to its last: the order of its words tells no more.
  if (read.value.format !== "text" && own <= other && other > CHAIN_MIN && others >= other - 1) return false;
  // The same amounts may be those of several accounts, of which no sum holds for all.
  if (listAmounts(copied) === listAmounts(read.value)) {
    const more = copied.statements.length - read.value.statements.length;
    return more > 0 || (more < 0 && isContradicted(read.value) && !isContradicted(copied));
  }
  // Columns that are printed know of rows that the order of words hides, where anything agrees with them.
  if (!isBare && others > 0) return own >= other && agreed > others;
  return own >= other * MOST && (agreed > others || (isProved(ok(copied)) && agreed === others));
};

/** Whether other days agree with as much: where nothing stands in columns neither are certain. */
const hasOtherDays = (copied: ParsedFile, read: ParsedFile): boolean => {
  const rows = new Set(listRows(read));
  return listAmounts(copied) === listAmounts(read) && listRows(copied).some((row) => !rows.has(row));
};

/** Read in the order of its words, a text does not say which of two days some rows leave out. */
const areDaysOpen = ({ statements }: ParsedFile): boolean =>
  statements.some(({ proof }) => proof.doubts.some(({ code }) => code === "days_open"));

/** Of the lines of a table nearly all are rows; whoever reads words in their order finds no more in it. */
const ROWS_OF_TABLE = 0.8;
const isTable = (read: Result<ParsedFile, Refusal>, text: string): boolean => {
  if (!read.ok || read.value.format === "text") return false;
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  return countRows(read.value) > lines * ROWS_OF_TABLE;
};

const QUOTED = /^(?:> ?)+/;
const QUOTED_SHARE = 0.5;

/** The text without the marks that a mail puts before each line it quotes. */
const withoutQuotes = (text: string): string => {
  if (!text.includes("\n>")) return text;
  const lines = text.split("\n");
  const quoted = lines.filter((line) => QUOTED.test(line)).length;
  return quoted < lines.length * QUOTED_SHARE
    ? text
    : lines.map((line) => line.replace(QUOTED, "")).join("\n");
};

/** Reads text that is no known format: as columns and, where they prove nothing, by the order of its words alone. */
export const readLooseText = (printed: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const text = joinBrokenCells(withoutQuotes(printed));
  const read = readSpaced(text, hints);
  const isBare = !looksPrinted(text);
  const isWords = isBare && read.ok && read.value.format === "text";
  if ((isProved(read) && !isWords) || text.length > CHARS_MAX || isTable(read, text)) return read;
  const copied = readCopied(text, hints);
  if (copied === null) return read;
  const file: ParsedFile = { format: "text", ...copied };
  if (isProved(read))
    return read.ok && (hasOtherDays(file, read.value) || areDaysOpen(file)) ? ok(file) : read;
  if (!tellsMore(file, { read, isBare })) return read;
  return ok(read.ok && turnsFew(file, read.value) ? withTurned(file) : file);
};
