import { lineOf } from "../../../decode/table/table.ts";
import type { TableRow } from "../../../decode/table/table.ts";
import { readFactWords, readSectionWords } from "../../../labels/fact-words.ts";
import type { SectionWords } from "../../../labels/fact-words.ts";
import { findInformative } from "../../../labels/meaning-words.ts";
import { readColumnName } from "../../names/column-names.ts";
import { nameByOwed } from "../../names/debt-sides.ts";
import { guessHeader, LOOK_AHEAD_ROWS } from "../rows/guess-header.ts";
import { joinHeader } from "../rows/join-header.ts";
import { toPlainWords } from "../../../words/plain-words.ts";
import { findAccountNumber } from "./read-preamble.ts";
import { namesAccount } from "../../../labels/account-words.ts";
import { closesTable, isDataRow, isHeader, isMadeOfNames, MONEY_OR_ORIGINAL } from "../rows/table-rows.ts";
import type { Section } from "../rows/table-rows.ts";

const sameCells = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, index) => cell === b[index]);

/** No table is introduced by more lines, and those of a page without movements are not gone through at each heading. */
const INTRODUCING_ROWS = 200;

type Begun = { header: TableRow; preamble: TableRow[]; rows: TableRow[]; lastData: number };

/** The last movement, or the line behind which another table may be introduced where there is none so near. */
const lastOf = ({ rows, lastData }: Begun): number => Math.max(lastData, rows.length - INTRODUCING_ROWS - 1);

const namesAnAccount = ({ cells }: TableRow): boolean => {
  const [label = "", value = ""] = cells.filter((cell) => cell !== "");
  return value !== "" && namesAccount(toPlainWords(label));
};

const states = ({ cells }: TableRow, ...kinds: ReturnType<typeof findInformative>[]): boolean =>
  cells.some((cell) => kinds.includes(findInformative(cell)));

/** Behind the sums of a table and a blank line its balances follow, down to the last, before another account is named. */
const endsBelow = (closing: readonly TableRow[], rest: readonly TableRow[]): boolean => {
  const length = rest.findIndex((row) => !closesTable(row));
  return (
    !closing.some((row) => states(row, "opening", "closing")) &&
    rest.slice(0, Math.max(0, length)).some((row) => states(row, "closing")) &&
    rest.slice(length).some(namesAnAccount)
  );
};

/**
 * Where the lines after the last movement stop belonging to it and introduce the next table: after what closes the
 * table, at the first blank line.
 */
const findNext = (section: Begun): number => {
  const { rows } = section;
  const last = lastOf(section);
  let end = last + 1;
  if (last >= 0)
    while (end < rows.length) {
      const [before, row] = [rows[end - 1], rows[end]];
      if (row === undefined || before === undefined || !closesTable(row)) break;
      const isBlank = lineOf(row) - lineOf(before) > 1 && end > last + 1;
      if (isBlank && !endsBelow(rows.slice(last + 1, end), rows.slice(end))) break;
      end += 1;
    }
  return end;
};

/** What stands beside a word for an account or a currency. */
const listNamed = (rows: readonly TableRow[]): Map<string, string> => {
  const named = rows.slice(0, INTRODUCING_ROWS).flatMap(({ cells }): [string, string][] => {
    const [label = "", value = ""] = cells.filter((cell) => cell !== "");
    const plain = toPlainWords(label);
    const isMeant = namesAccount(plain) || readColumnName(label).role === "currency";
    return value !== "" && isMeant ? [[plain, value]] : [];
  });
  return new Map(named);
};

/** Lines between two tables under the same header name an account, and not the one before. */
const namesOtherAccount = (before: readonly TableRow[], next: readonly TableRow[]): boolean => {
  if (next.length === 0) return false;
  const number = findAccountNumber(next);
  if (number !== null && number !== findAccountNumber(before)) return true;
  const named = listNamed(before);
  return [...listNamed(next)].some(([label, value]) => (named.get(label) ?? value) !== value);
};

/** The first or last balances that lines state, each with all that its line says. */
const listEnds = (rows: readonly TableRow[]): Map<string, string> => {
  const ends = rows.flatMap(({ cells }): [string, string][] =>
    cells.flatMap((cell): [string, string][] => {
      const kind = findInformative(cell);
      return kind === "opening" || kind === "closing" ? [[kind, cells.join("\t")]] : [];
    }),
  );
  return new Map(ends);
};

/** Both ends of an account are stated over its rows and under them, and another title states another end. */
const statesOtherEnds = (
  before: Pick<Section, "preamble">,
  closing: readonly TableRow[],
  next: readonly TableRow[],
): boolean => {
  const [title] = next;
  if (title === undefined || closing.length === 0 || closesTable(title)) return false;
  const [over, under, following] = [listEnds(before.preamble), listEnds(closing), listEnds(next)];
  const isWhole = over.size + under.size === 2 && [...under.keys()].every((kind) => !over.has(kind));
  const isOther = [...following].some(([kind, text]) => (over.get(kind) ?? text) !== text);
  return isWhole && isOther && !before.preamble.some(({ cells }) => sameCells(cells, title.cells));
};

/** A balance that is carried over goes on under the next header, whatever number stands beside it. */
const carriesOver = (section: Begun): boolean =>
  section.lastData >= 0 &&
  section.rows
    .slice(lastOf(section) + 1)
    .some(({ cells }) => cells.some((cell) => readFactWords(cell) === "carried"));

/** Without a movement, an account may still print where it began and where it ended. */
const statesBothBalances = (rows: readonly TableRow[]): boolean => {
  const kinds = rows
    .slice(0, LOOK_AHEAD_ROWS)
    .flatMap((row) => row.cells.map((cell) => findInformative(cell)));
  const opens = kinds.indexOf("opening");
  // Behind the first one a balance without further words is the last.
  return opens >= 0 && (kinds.includes("closing") || kinds.indexOf("balance", opens) > 0);
};

/** Right over the names of a table stands that its rows are announced, or move nothing. */
export const isAside = (preamble: readonly TableRow[]): boolean =>
  ["pending", "none"].includes(String(headingOf(preamble)));

/** What the line right over the names of a table says of its rows. */
export const headingOf = (preamble: readonly TableRow[]): SectionWords => {
  const [heading = "", ...others] = preamble.at(-1)?.cells.filter((cell) => cell !== "") ?? [];
  return others.length === 0 ? readSectionWords(heading) : null;
};

/** Under a heading of what moves nothing, names with an amount of money are those of another table, whatever its days are called. */
const isAsideHeader = (over: readonly TableRow[], { cells }: TableRow): boolean =>
  isAside(over) &&
  isMadeOfNames(cells) &&
  cells.some((cell) => MONEY_OR_ORIGINAL.has(readColumnName(cell).role));

/** Splits a table at its header rows; a header repeated on every page or at the end opens no new section. */
export const findSections = (rows: readonly TableRow[]): Section[] => {
  const sections: Begun[] = [];
  let preamble: TableRow[] = [];
  for (const row of rows) {
    const current = sections.at(-1);
    const joined = current === undefined || current.rows.length > 0 ? null : joinHeader(current.header, row);
    if (joined !== null && current !== undefined) {
      current.header = joined;
    } else if (!isHeader(row) && !isAsideHeader(current?.rows ?? [], row)) {
      if (current === undefined) preamble.push(row);
      else if (isDataRow(row)) current.lastData = current.rows.push(row) - 1;
      else current.rows.push(row);
    } else if (current === undefined) {
      sections.push({ header: row, preamble, rows: [], lastData: -1 });
      preamble = [];
    } else {
      // What stands before the heading of rows that are aside is of those before it.
      const aside = isAside(current.rows) && !isAside(current.preamble);
      const end = aside ? current.rows.length - 1 : findNext(current);
      const next = current.rows.slice(end);
      const closing = current.rows.slice(lastOf(current) + 1, end);
      const isOther =
        aside ||
        (isAside(current.preamble) && next.length > 0) ||
        (namesOtherAccount(current.preamble, next) && !carriesOver(current)) ||
        statesOtherEnds(current, closing, next);
      if (sameCells(current.header.cells, row.cells) && !isOther) continue;
      current.rows = current.rows.slice(0, end);
      sections.push({ header: row, preamble: next, rows: [], lastData: -1 });
    }
  }
  const [first, second] = sections;
  // What stands before the heading of rows that are aside is of the rows behind them.
  if (first !== undefined && second !== undefined && isAside(first.preamble)) {
    second.preamble = [...first.preamble.slice(0, -1), ...second.preamble];
    first.preamble = first.preamble.slice(-1);
  }
  const found = sections.map((section) => ({
    names: nameByOwed(section.header.cells.map(readColumnName)),
    preamble: section.preamble,
    rows: section.rows,
  }));
  const filled = found.filter(
    ({ preamble: over, rows: own }) =>
      own.slice(0, LOOK_AHEAD_ROWS).some(isDataRow) || statesBothBalances([...over, ...own]),
  );
  return filled.length > 0 ? filled : [guessHeader(rows)];
};
