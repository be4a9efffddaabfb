import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { decodeText } from "./decode/text/decode-text.ts";
import type { Sheet } from "./decode/table/sheet.ts";
import type { InnerFile } from "./decode/archive/unpack-archive.ts";
import { findDeclaredEncoding } from "./detect/declared-encoding.ts";
import { detectSignature } from "./detect/detect-signature.ts";
import { detectWorkbook } from "./detect/detect-workbook.ts";
import { nameSheet } from "./formats/archive/read-archive.ts";
import { restoreDates } from "./formats/sheet/date-serials.ts";
import { openXmlWorkbook } from "./formats/sheet/open-xml-workbook.ts";
import { openArchive } from "./open-archive.ts";
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

/** `limit` pieces of a kind behind the `after`th; `any` where it is not known: whatever the file is made of. */
export type PiecesWanted = {
  kind: "lines" | "sheets" | "pages" | "any";
  after: number;
  limit: number;
  password?: string;
};

/** Some pieces in order, and how many there are. */
export type OriginalPieces = { pieces: OriginalPiece[]; total: number };

const TEXT_MAX = 4000;
const cut = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text);

const listLines = (
  bytes: Uint8Array,
  { after, limit, password }: PiecesWanted,
): Result<OriginalPieces, Refusal> => {
  const lines = readTextLines(bytes, password);
  if (!lines.ok) return lines;
  const pieces = lines.value
    .slice(after, after + limit)
    .map((text, index) => ({ line: after + index + 1, text: cut(text) }));
  return ok({ pieces, total: lines.value.length });
};

const readXmlSheets = (bytes: Uint8Array): Result<Sheet[], Refusal> | null => {
  const decoded = decodeText(bytes, findDeclaredEncoding(bytes));
  const opened = decoded.ok ? openXmlWorkbook(decoded.value.text) : null;
  return opened === null || !opened.ok ? opened : ok(opened.value.sheets);
};

const readAnySheets = async (
  bytes: Uint8Array,
  password: string | undefined,
): Promise<Result<Sheet[], Refusal> | null> => {
  const workbook = detectWorkbook(bytes);
  if (workbook === null) return readXmlSheets(bytes);
  // Large, and needed for workbooks only.
  const { openWorkbook } = await import("./formats/sheet/read-workbook-file.ts");
  const opened = openWorkbook(bytes, workbook, password);
  return opened.ok ? ok(opened.value.sheets) : opened;
};

/** The files of an archive in their order; of any other file the file alone, without a name. */
const openFiles = (bytes: Uint8Array, password: string | undefined): Result<InnerFile[], Refusal> =>
  openArchive(bytes, password) ?? ok([{ name: "", bytes }]);

const listSheetRows = async (
  bytes: Uint8Array,
  files: readonly InnerFile[],
  wanted: PiecesWanted,
): Promise<Result<OriginalPieces, Refusal>> => {
  const rows: Extract<OriginalPiece, { sheet: string }>[] = [];
  let hasSheets = false;
  for (const { name, bytes: inner } of files) {
    const sheets = await readAnySheets(inner, wanted.password);
    if (sheets === null) continue;
    if (!sheets.ok && files.length === 1) return sheets;
    hasSheets = true;
    for (const { place, cells } of sheets.ok ? sheets.value.flatMap(({ rows: of }) => restoreDates(of)) : [])
      if ("sheet" in place)
        rows.push({ sheet: nameSheet(name, place.sheet), row: place.row, cells: cells.map(cut) });
  }
  if (!hasSheets) return listLines(bytes, wanted);
  return ok({ pieces: rows.slice(wanted.after, wanted.after + wanted.limit), total: rows.length });
};

/**
 * Pages count through all PDF files; those of a file that cannot be opened are left out, as where the rows were numbered. When none can,
 * the reason of the first is told.
 */
const listPages = async (
  files: readonly InnerFile[],
  { after, limit, password }: PiecesWanted,
): Promise<Result<OriginalPieces, Refusal>> => {
  const { readPdfPages, countPdfPages } = await import("./decode/pdf/read-pages.ts");
  const pieces: OriginalPiece[] = [];
  let ahead = 0;
  let refusal: Refusal | null = null;
  for (const { bytes } of files) {
    const total = await countPdfPages(bytes, password);
    if (!total.ok) refusal ??= total.error;
    const count = total.ok ? total.value : 0;
    const from = Math.max(0, after - ahead);
    const most = Math.min(count - from, after + limit - ahead - from);
    if (most > 0) {
      const pages = await readPdfPages(bytes, password, { after: from, limit: most });
      if (!pages.ok) return pages;
      for (const { page, width, height, words } of pages.value)
        pieces.push({
          page: page + ahead,
          width,
          height,
          words: words.map(({ text, box: [x0, y0, x1, y1] }) => ({ text, box: [x0, y0, x1, y1] })),
        });
    }
    ahead += count;
  }
  return ahead === 0 && refusal !== null ? err(refusal) : ok({ pieces, total: ahead });
};

/** Pictures are pages without words; they are shown as they are. */
const listPictures = async (
  bytes: Uint8Array,
  { after, limit }: PiecesWanted,
): Promise<Result<OriginalPieces, Refusal>> => {
  const [{ readPictureSizes, DAMAGED_PICTURE }, { toPageSize }] = await Promise.all([
    import("./decode/picture/read-picture-file.ts"),
    import("./formats/scan/open-scan.ts"),
  ]);
  const sizes = await readPictureSizes(bytes);
  if (sizes === null) return err(DAMAGED_PICTURE);
  const pieces = sizes.map((size, index) => ({ page: index + 1, ...toPageSize(size), words: [] }));
  return ok({ pieces: pieces.slice(after, after + limit), total: pieces.length });
};

/** The original in the pieces its rows point into, for showing; texts longer than 4,000 letters are cut. */
export const readPieces = async (
  bytes: Uint8Array,
  wanted: PiecesWanted,
): Promise<Result<OriginalPieces, Refusal>> => {
  if (detectSignature(bytes) === "picture") return listPictures(bytes, wanted);
  if (wanted.kind === "lines" && detectSignature(bytes) !== "pdf") return listLines(bytes, wanted);
  const files = openFiles(bytes, wanted.password);
  if (!files.ok) return files;
  const pdfs = files.value.filter((file) => detectSignature(file.bytes) === "pdf");
  const isPaged = pdfs.length > 0 && (wanted.kind === "pages" || files.value.length === 1);
  if (isPaged) return listPages(pdfs, wanted);
  const isTabular = wanted.kind === "sheets" || wanted.kind === "any";
  return isTabular ? listSheetRows(bytes, files.value, wanted) : listLines(bytes, wanted);
};
