import type { Box, Word } from "../../decode/page-words.ts";
import { hasLetters, saysInWords } from "../../values/text.ts";
import { listColumnNames } from "../headers/list-column-names.ts";
import { joinWords, unite } from "../lines/lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import type { ColumnRole } from "../names/column-names.ts";
import { DATE_ROLES, MONEY_ROLES } from "../names/column-roles.ts";
import { ALIGNED, listBands, listNames, listRooms } from "./name-bands.ts";
import type { Band, Name } from "./name-bands.ts";
import { listTimes } from "./row-times.ts";
import { tellRole } from "./told-by-words.ts";

/** A line of a row and those of its words that are no figure and no day of it. */
export type TextLine = {
  readonly at: number;
  readonly scanned: ScannedLine;
  readonly words: readonly Word[];
};

/** What stands beside the text of a row in columns of their own: words that are no part of it. */
export type Beside = {
  readonly words: ReadonlySet<Word>;
  readonly reference: string | null;
  readonly counterparty: string | null;
};

const NONE: Beside = { words: new Set(), reference: null, counterparty: null };

/** So much room, in heights of a line, parts the words of two columns in every row. */
const ROOM_MIN = 0.3;
/** With fewer rows only what parts cells parts columns. */
const ROWS_MIN = 3;
const CELL_ROOM = 1.1;

const isIn = ({ from, to }: Band, box: Box): boolean => box[0] >= from && box[2] <= to;

/** The words of a row in a column; on lines without a figure whole cells, for there texts may go on under everything. */
const wordsIn = (band: Band, { scanned, words }: TextLine): Word[] => {
  const own = words.filter(({ box }) => isIn(band, box));
  if (scanned.tokens.length > 0) return own;
  const cells = scanned.line.cells.filter(({ box }) => isIn(band, box));
  return own.filter(({ box }) =>
    cells.some((cell) => box[0] >= cell.box[0] - 0.1 && box[2] <= cell.box[2] + 0.1),
  );
};

const isUnder = (words: readonly Word[], { box }: Name): boolean => {
  const [x0, , x1] = unite(words.map((word) => word.box));
  return [x0 - box[0], x1 - box[2], (x0 + x1 - box[0] - box[2]) / 2].some((far) => Math.abs(far) <= ALIGNED);
};

/** Beside days and figures only little is left. */
const isFigured = ({ role }: Name): boolean => DATE_ROLES.has(role) || MONEY_ROLES.has(role);

type Column = { role: ColumnRole | null; name: Name | null; words: Word[][]; texts: string[] };

const toColumn = (rows: readonly (readonly TextLine[])[], band: Band): Column => {
  const [name = null, ...others] = band.names;
  const words = rows.map((row) => row.flatMap((line) => wordsIn(band, line)));
  const texts = words.filter((own) => own.length > 0).map((own) => own.map(({ text }) => text).join(" "));
  const roles = band.names.map(({ role }) => role);
  const role = roles.find((own) => own === "description") ?? roles[0] ?? null;
  return { role, name: others.length === 0 ? name : null, words, texts };
};

/** The column of the texts of rows: one whose name says so, else that of the other party, else the one that says most. */
const findTexts = (columns: readonly Column[]): Column | undefined => {
  const saysMost = (own: Column): number => new Set(own.texts.filter((text) => hasLetters(text, 2))).size;
  const [most] = columns.filter(({ role }) => role === null).toSorted((a, b) => saysMost(b) - saysMost(a));
  return (
    columns.find(({ role }) => role === "description") ??
    columns.find(({ role }) => role === "counterparty") ??
    most
  );
};

/** The columns beside the texts of rows under one header, with the words that each row has in them. */
const listColumns = (
  rows: readonly (readonly TextLine[])[],
  names: readonly Name[],
): Pick<Column, "role" | "words">[] => {
  const figured = rows.flatMap((row) => row.filter(({ scanned }) => scanned.tokens.length > 0));
  const boxes = figured.flatMap(({ scanned: { line } }) => line.words.map(({ box }) => box));
  const height = Math.max(...figured.map(({ scanned: { line } }) => line.box[3] - line.box[1]));
  const rooms = listRooms(boxes, height * (rows.length < ROWS_MIN ? CELL_ROOM : ROOM_MIN));
  const columns = listBands(names, rooms).map((band) => toColumn(rows, band));
  const texts = findTexts(columns);
  if (texts === undefined || texts.texts.length * 2 < rows.length) return [];
  return columns.flatMap(({ name, words, texts: said }) => {
    const all = words.flat();
    if (name === null || name === texts.name || all.length === 0) return [];
    if (!isFigured(name) && !isUnder(all, name)) return [];
    const role = tellRole(name.role, said, texts.texts);
    return role === null ? [] : [{ role, words }];
  });
};

/** A row keeps its words where it has no others. */
const toBeside = (
  columns: readonly { role: ColumnRole | null; words: readonly Word[] }[],
  row: readonly TextLine[],
): Beside => {
  const textOf = (role: ColumnRole): string | null => {
    const words = columns.find((column) => column.role === role)?.words ?? [];
    return words.length === 0 ? null : joinWords(words, row[0]?.scanned.line ?? {});
  };
  const reference = textOf("reference");
  const isSaid = reference !== null && saysInWords(reference);
  const words = new Set(
    columns.flatMap(({ role, words: own }) =>
      role === "counterparty" || (role === "reference" && isSaid) ? [] : own,
    ),
  );
  const isAll = row.every((line) => line.words.every((word) => words.has(word)));
  return { words: isAll ? new Set() : words, reference, counterparty: textOf("counterparty") };
};

const withoutWords = (row: readonly TextLine[], apart: ReadonlySet<Word> = new Set()): TextLine[] =>
  row.map((line) => ({ ...line, words: line.words.filter((word) => !apart.has(word)) }));

/** The last header over a line; there may be as many as rows. */
const findHeader = (headers: readonly number[], line: number): number | undefined => {
  let [from, to] = [0, headers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((headers[middle] ?? 0) < line) from = middle + 1;
    else to = middle;
  }
  return headers[from - 1];
};

/**
 * What stands beside the texts of rows under names that say what it is: references, times, kinds, units. It is told apart only
 * where room parts the two in every row; what a reference says in words is part of the text.
 */
export const findBeside = (
  rows: readonly (readonly TextLine[])[],
  lines: readonly ScannedLine[],
): Beside[] => {
  const named = Map.groupBy(listColumnNames(lines), ({ line }) => line);
  const headers = [...named.keys()].toSorted((a, b) => a - b);
  const byHeader = Map.groupBy(rows.keys(), (at) => findHeader(headers, rows[at]?.[0]?.at ?? 0));
  const beside = rows.map((): Beside => NONE);
  for (const [header, own] of byHeader) {
    if (header === undefined) continue;
    const columns = listColumns(
      own.map((at) => rows[at] ?? []),
      listNames(named.get(header) ?? [], lines[header]),
    );
    for (const [index, at] of own.entries())
      beside[at] = toBeside(
        columns.map(({ role, words }) => ({ role, words: words[index] ?? [] })),
        rows[at] ?? [],
      );
  }
  const times = listTimes(rows.map((row, at) => withoutWords(row, beside[at]?.words)));
  return beside.map((own, at) => ({ ...own, words: new Set([...own.words, ...(times[at] ?? [])]) }));
};
