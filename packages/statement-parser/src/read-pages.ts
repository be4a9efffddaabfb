import type { Result } from "@passbook/contract/values";
import type { WordPage } from "./decode/page-words.ts";
import type { PageRange } from "./decode/pdf/read-pages.ts";
import type { Refusal } from "./parsed-file.ts";

/** The pages of a PDF, or a part of them, as words with boxes in points from the page's top left. */
export const readPages = async (
  bytes: Uint8Array,
  password: string | undefined,
  range: PageRange = {},
): Promise<Result<WordPage[], Refusal>> => {
  const { readPdfPages } = await import("./decode/pdf/read-pages.ts");
  return readPdfPages(bytes, password, range);
};
