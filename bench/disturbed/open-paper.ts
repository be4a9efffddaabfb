import type { Place } from "@passbook/contract/values";
import type { ParsedFile } from "@passbook/statement-parser";
import { readPageTables } from "../../packages/statement-parser/src/decode/markup/read-page-tables.ts";
import type { Box } from "../../packages/statement-parser/src/decode/page-words.ts";
import { readPdfPages } from "../../packages/statement-parser/src/decode/pdf/read-pages.ts";
import type { Sheet } from "../../packages/statement-parser/src/decode/table/sheet.ts";
import { splitDelimited } from "../../packages/statement-parser/src/decode/table/split-delimited.ts";
import type { TableRow } from "../../packages/statement-parser/src/decode/table/table.ts";
import { detectWorkbook } from "../../packages/statement-parser/src/detect/detect-workbook.ts";
import { readSheets } from "../../packages/statement-parser/src/formats/sheet/read-sheets.ts";
import { openWorkbook } from "../../packages/statement-parser/src/formats/sheet/read-workbook-file.ts";
import { readDocument } from "../../packages/statement-parser/src/layout/pages/read-document.ts";
import { readTable } from "../../packages/statement-parser/src/layout/tables/read-table.ts";
import type { ParseHints } from "../../packages/statement-parser/src/parsed-file.ts";

/** A word of a page or a cell of a table, and where it stands; cells stand as if each were ten wide and ten high. */
export type Piece = { text: string; box: Box; page: number };

/** What was read, as far as it is judged. */
export type Read = Pick<ParsedFile, "statements">;

/** A decoded document whose pieces can be changed and read again; null where nothing is read. */
export type Paper = {
  pieces: readonly Piece[];
  read: (pieces: readonly Piece[]) => Read | null;
  /** The pieces that stand where a row was read. */
  at: (place: Place) => Piece[];
};

const SIZE = 10;

const toRead = (read: { ok: true; value: Read } | { ok: false }): Read | null =>
  read.ok ? read.value : null;

const isInside = ([x0, y0, x1, y1]: Box, box: Box): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
};

const openPages = async (bytes: Uint8Array, hints: ParseHints): Promise<Paper | null> => {
  const decoded = await readPdfPages(bytes, undefined);
  if (!decoded.ok) return null;
  const pages = decoded.value;
  const pieces = pages.flatMap(({ words }, page) => words.map((word): Piece => ({ ...word, page })));
  const read: Paper["read"] = (some) => {
    const byPage = Map.groupBy(some, ({ page }) => page);
    const words = [...byPage].map(([page, own]) => ({
      ...(pages[page] ?? { page: 1, width: 0, height: 0 }),
      words: own,
    }));
    return toRead(readDocument({ pages: words, fixedPitch: false }, hints));
  };
  const at: Paper["at"] = (place) =>
    "box" in place
      ? pieces.filter(({ page, box }) => pages[page]?.page === place.page && isInside(box, place.box))
      : [];
  return { pieces, read, at };
};

const keyOf = (place: Place): string => JSON.stringify(place);

/** Sheets of cells; `readRows` reads them as their kind of file is read. */
const openCells = (sheets: readonly Sheet[], readCells: (sheets: readonly Sheet[]) => Read | null): Paper => {
  const pieces = sheets.flatMap(({ rows }, page) =>
    rows.flatMap(({ cells }, row) =>
      cells.flatMap((text, column): Piece[] => {
        const [x, y] = [column * SIZE, row * SIZE];
        return text === "" ? [] : [{ text, box: [x, y, x + SIZE - 1, y + SIZE - 1], page }];
      }),
    ),
  );
  const read: Paper["read"] = (some) => {
    const changed = sheets.map((sheet, page): Sheet => {
      const byRow = Map.groupBy(
        some.filter((piece) => piece.page === page),
        ({ box }) => Math.round(box[1] / SIZE),
      );
      const rows = sheet.rows.flatMap(({ place, cells }, row): TableRow[] => {
        const own = byRow.get(row);
        if (own === undefined) return cells.every((cell) => cell === "") ? [{ place, cells }] : [];
        const written = cells.map(() => "");
        for (const { text, box } of own) written[Math.round(box[0] / SIZE)] = text;
        return [{ place, cells: written }];
      });
      return { ...sheet, rows };
    });
    return readCells(changed);
  };
  const places = new Map(
    sheets.flatMap(({ rows }, page) =>
      rows.map(({ place }, row) => [keyOf(place), `${page} ${row * SIZE}`] as const),
    ),
  );
  const byPlace = Map.groupBy(pieces, ({ page, box }) => `${page} ${box[1]}`);
  return { pieces, read, at: (place) => byPlace.get(places.get(keyOf(place)) ?? "") ?? [] };
};

const toSheet = (rows: TableRow[]): Sheet => ({ name: "", hidden: false, rows });

const countRows = (read: Read | null): number =>
  read?.statements.reduce((count, { transactions }) => count + transactions.length, 0) ?? 0;

/** Delimited text, at the sign with which most rows are read. */
const openDelimited = (text: string, hints: ParseHints): Paper | null => {
  const ways = [";", ",", "\t", "|"].map((delimiter) => {
    const rows = splitDelimited(text, { delimiter }).rows;
    const readCells = ([sheet]: readonly Sheet[]): Read | null =>
      toRead(readTable(sheet?.rows ?? [], hints, delimiter));
    const paper = openCells([toSheet(rows)], readCells);
    return { paper, rows: countRows(paper.read(paper.pieces)) };
  });
  const [best] = ways.toSorted((a, b) => b.rows - a.rows);
  return best === undefined || best.rows === 0 ? null : best.paper;
};

const openMarkup = (text: string, hints: ParseHints): Paper | null => {
  const rows = readPageTables(text);
  if (!rows.ok) return null;
  return openCells([toSheet(rows.value)], ([sheet]) => toRead(readTable(sheet?.rows ?? [], hints, "html")));
};

/** Decodes a document of pages or of tables; null where it is neither. */
export const openPaper = async (
  file: string,
  bytes: Uint8Array,
  hints: ParseHints,
): Promise<Paper | null> => {
  if (file.endsWith(".pdf")) return openPages(bytes, hints);
  const cover = detectWorkbook(bytes);
  if (cover !== null) {
    const opened = openWorkbook(bytes, cover);
    if (!opened.ok) return null;
    const { sheets, format } = opened.value;
    return openCells(sheets, (changed) => toRead(readSheets(changed, format, hints)));
  }
  const text = new TextDecoder().decode(bytes);
  if (/\.html?$/.test(file)) return openMarkup(text, hints);
  return /\.[ct]sv$/.test(file) ? openDelimited(text, hints) : null;
};
