import { ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { toTextPage } from "../../decode/text/text-pages.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedFile, ParseHints, Refusal } from "../../parsed-file.ts";

/** Reads a statement printed as plain text, its columns made with spaces. */
export const readTextPages = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const read = readDocument({ pages: [toTextPage(text)], fixedPitch: true }, hints);
  return read.ok ? ok({ format: "text", ...read.value }) : read;
};
