import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { detectSignature } from "./detect/detect-signature.ts";
import { detectWorkbook } from "./detect/detect-workbook.ts";
import { findBudget } from "./formats/books/actual/find-budget.ts";
import { readArchive } from "./formats/archive/read-archive.ts";
import { boundFile, boundProblems } from "./bound-file.ts";
import { openArchive } from "./open-archive.ts";
import { BYTES_MAX, parseBytes } from "./parse-bytes.ts";
import type { ParsedFile, ParseHints, Refusal } from "./parsed-file.ts";
import { doubtCalendar } from "./proof/days/doubt-calendar.ts";
import { pointOut } from "./proof/point-out.ts";
import { readTextLines } from "./read-text-lines.ts";

const countPages = async (bytes: Uint8Array, password: string | undefined): Promise<number> => {
  if (detectSignature(bytes) !== "pdf") return 0;
  const { countPdfPages } = await import("./decode/pdf/read-pages.ts");
  const pages = await countPdfPages(bytes, password);
  return pages.ok ? pages.value : 0;
};

const countLines = (bytes: Uint8Array): number => {
  const lines = readTextLines(bytes);
  return lines.ok ? lines.value.length : 0;
};

const PICTURE: Refusal = {
  code: "no_text_layer",
  ...say("picture_by_itself"),
};

/** Whoever can recognise letters takes it from here. */
const refusePicture = async (bytes: Uint8Array): Promise<Refusal> => {
  const { DAMAGED_PICTURE, readPictureSizes } = await import("./decode/picture/read-picture-file.ts");
  return (await readPictureSizes(bytes)) === null ? DAMAGED_PICTURE : PICTURE;
};

/** What decodes workbooks and PDF files is large; only those who read one load it. */
const parseOne = async (bytes: Uint8Array, hints: ParseHints): Promise<Result<ParsedFile, Refusal>> => {
  if (bytes.length > BYTES_MAX) return parseBytes(bytes, hints);
  if (detectSignature(bytes) === "pdf") {
    const { readPdf } = await import("./formats/pdf/read-pdf.ts");
    return readPdf(bytes, hints);
  }
  if (detectSignature(bytes) === "picture") return err(await refusePicture(bytes));
  const workbook = detectWorkbook(bytes);
  if (workbook === null) return parseBytes(bytes, hints);
  const { readWorkbookFile } = await import("./formats/sheet/read-workbook-file.ts");
  return readWorkbookFile(bytes, workbook, hints);
};

const parseAll = async (bytes: Uint8Array, hints: ParseHints): Promise<Result<ParsedFile, Refusal>> => {
  const files = bytes.length > BYTES_MAX ? null : openArchive(bytes, hints.password);
  if (files === null) return parseOne(bytes, hints);
  if (!files.ok) return files;
  const budget = findBudget(files.value);
  if (budget !== null) return budget.ok ? parseOne(budget.value.bytes, hints) : budget;
  return readArchive(files.value, hints, {
    parse: parseOne,
    measure: async (inner) => ({ lines: countLines(inner), pages: await countPages(inner, hints.password) }),
  });
};

/** What a program exports of several accounts at once is a book, even as a table; our own export is what came from here. */
const tellBook = (file: ParsedFile): ParsedFile => {
  const programs = new Set(file.statements.map(({ brought_by }) => brought_by));
  const [program] = programs;
  const is_book = file.statements.length > 1 && programs.size === 1 && program !== undefined;
  return file.book === undefined && is_book && program !== "passbook" ? { ...file, book: "columns" } : file;
};

/** Reads the bytes of a statement file; a file that is none, or cannot be read, is refused with a code and the way out. */
export const parseStatement = async (
  bytes: Uint8Array,
  hints: ParseHints,
): Promise<Result<ParsedFile, Refusal>> => {
  const parsed = await parseAll(bytes, hints);
  const bounded = parsed.ok ? boundFile(parsed.value) : parsed;
  if (!bounded.ok) return bounded;
  const told = tellBook(bounded.value);
  const statements = told.statements.map((statement) => doubtCalendar(statement, hints.today));
  const file = pointOut({ ...told, statements });
  return ok({ ...file, problems: boundProblems(file.problems, file.statements.length) });
};
