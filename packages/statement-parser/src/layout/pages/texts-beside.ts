import type { Box, Word } from "../../decode/page-words.ts";
import { hasLetters, saysInWords } from "../../values/text.ts";
import { listColumnNames } from "../lines/header-lines.ts";
import { joinWords, meets, unite } from "../lines/lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import type { ColumnRole } from "../names/column-names.ts";

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

type Name = { role: ColumnRole | null; box: Box };

/** What stands between two rooms, and the names over it: one, unless nothing parts the words under several. */
type Band = { names: readonly Name[]; from: number; to: number };

type Room = { x0: number; x1: number };

/** So much room, in heights of a line, parts the words of two columns in every row. */
const ROOM_MIN = 0.3;
/** So far the words of a column stand from where its name does. */
const ALIGNED = 4;
/** With fewer rows only what parts cells parts columns. */
const ROWS_MIN = 3;
const CELL_ROOM = 1.1;

/** Room between words in which no row has any. */
const listRooms = (boxes: readonly Box[], least: number): Room[] => {
  const rooms: Room[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const [x0, , x1] of boxes.toSorted((a, b) => a[0] - b[0])) {
    if (x0 - end >= least && Number.isFinite(end)) rooms.push({ x0: end, x1: x0 });
    end = Math.max(end, x1);
  }
  return rooms;
};

/** Where the column of one name ends and that of the next begins: right before words that stand under the next, else where most room is. */
const findEnd = (own: Box, next: Box, rooms: readonly Room[]): number | null => {
  const between = rooms.filter(({ x0, x1 }) => x0 + x1 > 2 * own[0] && x0 + x1 < 2 * next[2]);
  const under = between.find(({ x1 }) => Math.abs(x1 - next[0]) <= ALIGNED);
  const [widest] = between.toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0));
  const room = under ?? widest;
  return room === undefined ? null : (room.x0 + room.x1) / 2;
};

/** Columns from left to right; two names without room between the words under them are those of one. */
const listBands = (names: readonly Name[], rooms: readonly Room[]): Band[] => {
  const bands: Band[] = [];
  let from = Number.NEGATIVE_INFINITY;
  let own: Name[] = [];
  for (const [at, name] of names.entries()) {
    own.push(name);
    const next = names[at + 1];
    const to = next === undefined ? Number.POSITIVE_INFINITY : findEnd(name.box, next.box, rooms);
    if (to === null || to <= from) continue;
    bands.push({ names: own, from, to });
    [from, own] = [to, []];
  }
  return bands;
};

/** The names of the columns of rows from left to right; cells that name nothing known among them. */
const listNames = (lines: readonly ScannedLine[], header: number): Name[] => {
  const known = listColumnNames(lines).filter(({ line }) => line === header);
  const cells = lines[header]?.line.cells ?? [];
  const unknown = cells.filter(({ box }) => !known.some((name) => meets(name.box, box)));
  return [...known, ...unknown.map(({ box }) => ({ role: null, box }))].toSorted(
    (a, b) => a.box[0] - b.box[0],
  );
};

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

/** Columns whose words are of a few kinds; under a name that nobody knows only these can be told from texts. */
const KINDS: ReadonlySet<ColumnRole | null> = new Set([
  "type",
  "status",
  "category",
  "mcc",
  "card",
  "account",
  "account_name",
  "currency",
  "direction",
]);
const KINDS_SHARE = 0.5;
const UNKNOWN_SHARE = 0.25;
const FEW = 2;
const WORD = /^\S+$/;

const isOfKinds = (texts: readonly string[]): boolean =>
  new Set(texts).size <= Math.max(FEW, texts.length * KINDS_SHARE);

const areWords = (texts: readonly string[]): boolean =>
  new Set(texts).size <=
  texts.length * (texts.every((text) => WORD.test(text)) ? KINDS_SHARE : UNKNOWN_SHARE);

/** A unit behind a figure, or the name of a day before its date. */
const SHORT = 4;
const TIME = /^\d{1,2}[:.h]?\d{2}([:.]\d{2})?( ?[ap]\.?m\.?)?$/i;
const NUMBER = /^[A-Z]{0,4}[\d/.-]+$/;

const COUNTED = /^\d{1,4}\.?$/;

/** Numbers that count the rows, one up from each to the next. */
const areCounts = (texts: readonly string[]): boolean =>
  texts.every(
    (text, at) =>
      COUNTED.test(text) &&
      (at === 0 || Number.parseInt(text, 10) === Number.parseInt(texts[at - 1] ?? "", 10) + 1),
  );

/** What stands under a name where it is what the name says, and so no text of a row; null for any other words. */
const tellRole = (role: ColumnRole | null, texts: readonly string[]): ColumnRole | null => {
  if (areCounts(texts)) return "type";
  if (role === "reference" || role === "counterparty") return role;
  if (role === "time") return texts.every((text) => TIME.test(text)) ? role : null;
  if (KINDS.has(role)) return isOfKinds(texts) ? role : null;
  if (role !== null) return texts.every((text) => text.length <= SHORT) ? role : null;
  if (texts.every((text) => NUMBER.test(text))) return "reference";
  return areWords(texts) ? "type" : null;
};

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
    if (name === null || name === texts.name || all.length === 0 || !isUnder(all, name)) return [];
    const role = tellRole(name.role, said);
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

/**
 * What stands beside the texts of rows under names that say what it is: references, times, kinds, units. It is told apart only
 * where room parts the two in every row; what a reference says in words is part of the text.
 */
export const findBeside = (
  rows: readonly (readonly TextLine[])[],
  lines: readonly ScannedLine[],
): Beside[] => {
  const headers = listColumnNames(lines).map(({ line }) => line);
  const headerOf = (row: readonly TextLine[]): number | undefined =>
    headers.findLast((line) => line < (row[0]?.at ?? 0));
  const beside = rows.map((): Beside => NONE);
  for (const header of new Set(headers)) {
    const own = [...rows.keys()].filter((at) => headerOf(rows[at] ?? []) === header);
    if (own.length === 0) continue;
    const columns = listColumns(
      own.map((at) => rows[at] ?? []),
      listNames(lines, header),
    );
    for (const [index, at] of own.entries())
      beside[at] = toBeside(
        columns.map(({ role, words }) => ({ role, words: words[index] ?? [] })),
        rows[at] ?? [],
      );
  }
  return beside;
};
