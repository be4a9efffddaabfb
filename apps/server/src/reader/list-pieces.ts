import { type Result, ok } from "@passbook/contract/values";
import { readTextLines, type Refusal } from "@passbook/statement-parser";
import type { FilePieces, WantedPieces } from "./tasks.ts";

const LONGEST_TEXT = 4000;

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** Pieces of a file as a person looks at them; sheets and pages are shown as the text they hold until their readers are there. */
export const listPieces = async (
  bytes: Uint8Array,
  { after, limit }: WantedPieces,
): Promise<Result<FilePieces, Refusal>> => {
  const read = readTextLines(bytes);
  if (!read.ok) return read;
  const pieces = read.value
    .slice(after, after + limit)
    .map((text, index) => ({ line: after + index + 1, text: cut(text) }));
  return ok({ pieces, total: read.value.length });
};
