import { makeDecoder } from "../text/text-decoder.ts";

/** A value of a cell; what is no text and no number is left out. */
export type SqliteValue = string | number | null;
export type SqliteRow = Readonly<Record<string, SqliteValue>>;

/** A database file that was opened: its tables by name, and the rows of one; null where a table cannot be read. */
export type SqliteFile = { readonly tables: ReadonlySet<string>; readonly list: ListRows };
export type ListRows = (table: string) => SqliteRow[] | null;

/** `SQLite format 3` and a zero. */
const MAGIC = [83, 81, 76, 105, 116, 101, 32, 102, 111, 114, 109, 97, 116, 32, 51, 0];
const HEADER_BYTES = 100;
const LEAF = 0x0d;
const INTERIOR = 0x05;
const MOST_ROWS = 2_000_000;
const LARGEST_CELL = 1_000_000;
const DEPTH_MAX = 40;

/** Whether bytes begin as a database of SQLite does. */
export const isSqlite = (bytes: Uint8Array): boolean =>
  bytes.length >= HEADER_BYTES && MAGIC.every((byte, index) => bytes[index] === byte);

class Damaged extends Error {}

type Pages = {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly page_size: number;
  readonly usable: number;
  readonly decode: (bytes: Uint8Array) => string;
};

const ENCODINGS = ["utf-8", "utf-8", "utf-16le", "utf-16be"];

const openPages = (bytes: Uint8Array): Pages => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const told = view.getUint16(16);
  const page_size = told === 1 ? 65_536 : told;
  if (page_size < 512 || (page_size & (page_size - 1)) !== 0) throw new Damaged();
  const decoder = makeDecoder(ENCODINGS[view.getUint32(56)] ?? "utf-8");
  return {
    bytes,
    view,
    page_size,
    usable: page_size - view.getUint8(20),
    decode: (text) => decoder.decode(text),
  };
};

/** A number of one to nine bytes, and where it ends. */
const readVarint = (bytes: Uint8Array, at: number): [value: number, end: number] => {
  let value = 0;
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes[at + index] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + index + 1];
  }
  return [value * 256 + (bytes[at + 8] ?? 0), at + 9];
};

const FIXED_BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

const readNumber = (bytes: Uint8Array, kind: number): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 7) return view.getFloat64(0);
  if (kind === 6) return Number(view.getBigInt64(0));
  let value = (bytes[0] ?? 0) >= 0x80 ? -1 : 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
};

const readRecord = (payload: Uint8Array, { decode }: Pages): SqliteValue[] => {
  const [head, from] = readVarint(payload, 0);
  const values: SqliteValue[] = [];
  let [at, body] = [from, head];
  while (at < head && at < payload.length) {
    const [kind, end] = readVarint(payload, at);
    at = end;
    const size = kind >= 12 ? Math.floor((kind - 12) / 2) : (FIXED_BYTES[kind] ?? 0);
    const cell = payload.subarray(body, body + size);
    if (cell.length !== size) throw new Damaged();
    body += size;
    if (kind >= 13 && kind % 2 === 1) values.push(decode(cell));
    else if (kind >= 1 && kind <= 7) values.push(readNumber(cell, kind));
    else values.push(kind === 9 ? 1 : kind === 8 ? 0 : null);
  }
  return values;
};

/** What lies in a cell of a leaf, with what had no room in its page. */
const readPayload = (pages: Pages, size: number, at: number): Uint8Array => {
  const { bytes, usable, page_size, view } = pages;
  if (size > LARGEST_CELL) throw new Damaged();
  const most = usable - 35;
  if (size <= most) return bytes.subarray(at, at + size);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const wanted = least + ((size - least) % (usable - 4));
  const local = wanted <= most ? wanted : least;
  const whole = new Uint8Array(size);
  whole.set(bytes.subarray(at, at + local));
  let filled = local;
  let next = view.getUint32(at + local);
  while (filled < size && next !== 0) {
    const start = (next - 1) * page_size;
    const part = bytes.subarray(start + 4, start + 4 + Math.min(usable - 4, size - filled));
    if (part.length === 0) throw new Damaged();
    whole.set(part, filled);
    filled += part.length;
    next = view.getUint32(start);
  }
  if (filled < size) throw new Damaged();
  return whole;
};

type Cell = { readonly id: number; readonly values: readonly SqliteValue[] };

/** The rows of a tree of pages in their order; no page is looked at twice. */
const listCells = (pages: Pages, root: number): Cell[] => {
  const { view, page_size, bytes } = pages;
  const cells: Cell[] = [];
  const seen = new Set<number>();
  const visit = (page: number, depth: number): void => {
    const start = (page - 1) * page_size;
    if (seen.has(page) || page < 1 || start + page_size > bytes.length || depth > DEPTH_MAX)
      throw new Damaged();
    seen.add(page);
    const head = page === 1 ? HEADER_BYTES : start;
    const kind = view.getUint8(head);
    if (kind !== LEAF && kind !== INTERIOR) throw new Damaged();
    const count = view.getUint16(head + 3);
    const pointers = head + (kind === LEAF ? 8 : 12);
    for (let index = 0; index < count; index += 1) {
      const at = start + view.getUint16(pointers + index * 2);
      if (kind === INTERIOR) visit(view.getUint32(at), depth + 1);
      else {
        const [size, behind] = readVarint(bytes, at);
        const [id, from] = readVarint(bytes, behind);
        cells.push({ id, values: readRecord(readPayload(pages, size, from), pages) });
      }
    }
    if (cells.length > MOST_ROWS) throw new Damaged();
    if (kind === INTERIOR) visit(view.getUint32(head + 8), depth + 1);
  };
  visit(root, 0);
  return cells;
};

/** The columns that a table was made with, and which of them is the number of the row. */
type Shape = { readonly root: number; readonly columns: readonly string[]; readonly id: string | null };

const OF_TABLE = /^(?:constraint|primary|unique|check|foreign)\b/i;
const COLUMN = /^\s*(?:"((?:[^"]|"")*)"|`([^`]*)`|\[([^\]]*)\]|([^\s(,]+))/;

/** The parts between the outermost commas. */
const splitTop = (text: string): string[] => {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === "(") depth += 1;
    else if (letter === ")") depth -= 1;
    else if (letter === "," && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
};

const readShape = (sql: string, root: number): Shape => {
  const bare = sql.replaceAll(/--[^\n]*/g, " ").replaceAll(/\/\*.*?\*\//gs, " ");
  const inner = bare.slice(bare.indexOf("(") + 1, bare.lastIndexOf(")"));
  const parts = splitTop(inner).filter((part) => !OF_TABLE.test(part.trim()));
  const names = parts.map((part) => {
    const [, quoted, ticked, bracketed, plain] = COLUMN.exec(part) ?? [];
    return (quoted ?? ticked ?? bracketed ?? plain ?? "").toLowerCase();
  });
  const at = parts.findIndex((part) => /\binteger\b[^,]*\bprimary\s+key\b/i.test(part));
  return { root, columns: names, id: names[at] ?? null };
};

const listShapes = (pages: Pages): Map<string, Shape> => {
  const shapes = new Map<string, Shape>();
  for (const { values } of listCells(pages, 1)) {
    const [type, name, , root, sql] = values;
    if (type === "table" && typeof name === "string" && typeof root === "number" && typeof sql === "string")
      if (!/\bwithout\s+rowid\s*$/i.test(sql)) shapes.set(name.toLowerCase(), readShape(sql, root));
  }
  return shapes;
};

const unlessDamaged = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Damaged || error instanceof RangeError) return null;
    throw error;
  }
};

/**
 * Opens a database file of SQLite (https://www.sqlite.org/fileformat.html) as far as its tables: pages of rows are walked, no statement is
 * run. Null where the bytes are none, or damaged.
 */
export const openSqlite = (bytes: Uint8Array): SqliteFile | null => {
  if (!isSqlite(bytes)) return null;
  const opened = unlessDamaged(() => {
    const pages = openPages(bytes);
    return { pages, shapes: listShapes(pages) };
  });
  if (opened === null) return null;
  const { pages, shapes } = opened;
  return {
    tables: new Set(shapes.keys()),
    list: (table) => {
      const shape = shapes.get(table);
      if (shape === undefined) return null;
      return unlessDamaged(() =>
        listCells(pages, shape.root).map(({ id, values }) => {
          const row: Record<string, SqliteValue> = {};
          for (const [index, column] of shape.columns.entries())
            row[column] = column === shape.id ? id : (values[index] ?? null);
          return row;
        }),
      );
    },
  };
};
