import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { decodeText } from "./decode/decode-text.ts";
import { isSpreadsheetXml, readSpreadsheetXml } from "./decode/read-spreadsheet-xml.ts";
import type { Sheet } from "./decode/sheet.ts";
import { findDeclaredEncoding } from "./detect/declared-encoding.ts";
import { detectSignature } from "./detect/detect-signature.ts";
import { detectWorkbook } from "./detect/detect-workbook.ts";
import { restoreDates } from "./formats/sheet/date-serials.ts";
import { refuseTable } from "./formats/sheet/read-sheets.ts";
import type { Refusal } from "./parsed-file.ts";
import { readTextLines } from "./read-text-lines.ts";

/** A piece of an original as it is shown: a line, a row of a sheet, or a page with its words in points from the top left. */
export type OriginalPiece =
  | { line: number; text: string }
  | { sheet: string; row: number; cells: string[] }
  | {
      page: number;
      width: number;
      height: number;
      words: { text: string; box: [number, number, number, number] }[];
    };

/** `limit` pieces of a kind behind the `after`th. */
export type PiecesWanted = {
  kind: "lines" | "sheets" | "pages";
  after: number;
  limit: number;
  password?: string;
};

/** Some pieces in order, and how many there are. */
export type OriginalPieces = { pieces: OriginalPiece[]; total: number };

const TEXT_MAX = 4000;
const cut = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text);

const listLines = (bytes: Uint8Array, { after, limit }: PiecesWanted): Result<OriginalPieces, Refusal> => {
  const lines = readTextLines(bytes);
  if (!lines.ok) return lines;
  const pieces = lines.value
    .slice(after, after + limit)
    .map((text, index) => ({ line: after + index + 1, text: cut(text) }));
  return ok({ pieces, total: lines.value.length });
};

const readXmlSheets = (bytes: Uint8Array): Result<Sheet[], Refusal> | null => {
  const decoded = decodeText(bytes, findDeclaredEncoding(bytes));
  if (!decoded.ok || !isSpreadsheetXml(decoded.value.text)) return null;
  const sheets = readSpreadsheetXml(decoded.value.text);
  return sheets.ok ? sheets : err(refuseTable(sheets.error));
};

const readAnySheets = async (bytes: Uint8Array): Promise<Result<Sheet[], Refusal> | null> => {
  const workbook = detectWorkbook(bytes);
  if (workbook === null) return readXmlSheets(bytes);
  // Large, and needed for workbooks only.
  const { openWorkbook } = await import("./formats/sheet/read-workbook-file.ts");
  return openWorkbook(bytes, workbook);
};

const listSheetRows = async (
  bytes: Uint8Array,
  wanted: PiecesWanted,
): Promise<Result<OriginalPieces, Refusal>> => {
  const sheets = await readAnySheets(bytes);
  if (sheets === null) return listLines(bytes, wanted);
  if (!sheets.ok) return sheets;
  const rows = sheets.value.flatMap(({ rows: of }) => restoreDates(of));
  const pieces = rows
    .slice(wanted.after, wanted.after + wanted.limit)
    .flatMap(({ place, cells }) =>
      "sheet" in place ? [{ sheet: place.sheet, row: place.row, cells: cells.map(cut) }] : [],
    );
  return ok({ pieces, total: rows.length });
};

const listPages = async (
  bytes: Uint8Array,
  { after, limit, password }: PiecesWanted,
): Promise<Result<OriginalPieces, Refusal>> => {
  const { readPdfPages, countPdfPages } = await import("./decode/pdf/read-pages.ts");
  const total = await countPdfPages(bytes, password);
  if (!total.ok) return total;
  const pages = await readPdfPages(bytes, password, { after, limit });
  if (!pages.ok) return pages;
  const pieces = pages.value.map(({ page, width, height, words }) => ({
    page,
    width,
    height,
    words: words.map(({ text, box }) => ({ text, box: [...box] as [number, number, number, number] })),
  }));
  return ok({ pieces, total: total.value });
};

/** The original in the pieces its rows point into, for showing; texts longer than 4,000 letters are cut. */
export const readPieces = async (
  bytes: Uint8Array,
  wanted: PiecesWanted,
): Promise<Result<OriginalPieces, Refusal>> => {
  if (detectSignature(bytes) === "pdf") return listPages(bytes, wanted);
  return wanted.kind === "sheets" ? listSheetRows(bytes, wanted) : listLines(bytes, wanted);
};
