import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Refusal } from "../../parsed-file.ts";
import type { Word, WordPage } from "../page-words.ts";
import { collectLetters } from "./collect-letters.ts";
import { joinLetters } from "./join-letters.ts";
import { toMatrix, IDENTITY } from "./matrix.ts";
import { openPdf } from "./open-pdf.ts";
import type { OpenPdf } from "./open-pdf.ts";

const ANNOTATIONS_NONE = 0;

const isInside = ({ box }: Word, width: number, height: number): boolean =>
  box[2] > 0 && box[0] < width && box[3] > 0 && box[1] < height;

/** What lies off the page is not printed; where most does, it is the page's size that is wrong. */
const dropOffPage = (words: Word[], width: number, height: number): Word[] => {
  const inside = words.filter((word) => isInside(word, width, height));
  return inside.length * 2 < words.length ? words : inside;
};

const readPage = async ({ library, document }: OpenPdf, number: number): Promise<WordPage> => {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList({ intent: "display", annotationMode: ANNOTATIONS_NONE });
  const letters = collectLetters(library, operators, toMatrix(transform) ?? IDENTITY, page);
  page.cleanup();
  return { page: number, width, height, words: dropOffPage(joinLetters(letters), width, height) };
};

/** Which pages to read: those after page `after`, at most `limit`. */
export type PageRange = { after?: number; limit?: number };

const NO_TEXT: Refusal = {
  code: "no_text_layer",
  ...say("pdf_without_text"),
};

const WORDS_MAX = 400_000;
const TOO_LARGE: Refusal = {
  code: "too_large",
  ...say("pdf_too_much_text"),
};

const readRange = async (open: OpenPdf, range: PageRange): Promise<Result<WordPage[], Refusal>> => {
  const first = (range.after ?? 0) + 1;
  const last = Math.min(open.document.numPages, first - 1 + (range.limit ?? open.document.numPages));
  const pages: WordPage[] = [];
  let words = 0;
  let broken = 0;
  for (let number = first; number <= last; number += 1) {
    const page = await readPage(open, number).catch(() => null);
    if (page === null) broken += 1;
    else pages.push(page);
    words += page?.words.length ?? 0;
    if (words > WORDS_MAX) return err(TOO_LARGE);
  }
  if (broken > 0) return err({ code: "unreadable", ...say("pdf_pages_damaged", { pages: broken }) });
  return ok(pages);
};

/** How many pages a PDF has; refused when it is locked or damaged. */
export const countPdfPages = async (
  bytes: Uint8Array,
  password: string | undefined,
): Promise<Result<number, Refusal>> => {
  const open = await openPdf(bytes, password);
  if (!open.ok) return open;
  const count = open.value.document.numPages;
  await open.value.close();
  return ok(count);
};

/** The words of a PDF's pages with their boxes; refused when it is locked, damaged or holds no text on any page. */
export const readPdfPages = async (
  bytes: Uint8Array,
  password: string | undefined,
  range: PageRange = {},
): Promise<Result<WordPage[], Refusal>> => {
  const open = await openPdf(bytes, password);
  if (!open.ok) return open;
  try {
    const pages = await readRange(open.value, range);
    const whole = range.after === undefined && range.limit === undefined;
    if (pages.ok && whole && pages.value.every((page) => page.words.length === 0)) return err(NO_TEXT);
    return pages;
  } finally {
    await open.value.close();
  }
};
