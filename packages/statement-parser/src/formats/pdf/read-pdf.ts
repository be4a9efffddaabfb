import { ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { readPdfPages } from "../../decode/pdf/read-pages.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedFile, ParseHints, Refusal } from "../../parsed-file.ts";

/** Reads a PDF with text of any bank. */
export const readPdf = async (bytes: Uint8Array, hints: ParseHints): Promise<Result<ParsedFile, Refusal>> => {
  const pages = await readPdfPages(bytes, hints.password);
  if (!pages.ok) return pages;
  const read = readDocument({ pages: pages.value, fixedPitch: false }, hints);
  return read.ok ? ok({ format: "pdf", ...read.value }) : read;
};
