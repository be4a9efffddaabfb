import { readFactWords } from "../../../labels/fact-words.ts";
import type { FactKind } from "../../../labels/fact-words.ts";
import { roleOf } from "./name-columns.ts";
import { APART, isNames } from "../lines/read-names.ts";
import type { CopiedLine, CopiedParts } from "../lines/scan-copied.ts";

const NAMES_MAX = 12;

const isBare = (own: CopiedParts | undefined): own is CopiedParts =>
  own !== undefined &&
  own.days.length === 0 &&
  own.amounts.length === 0 &&
  !ENDS.has(readFactWords(own.words));

/** A balance stands right below the names of the columns. */
const ENDS = new Set<FactKind | null>(["opening", "closing", "carried"]);

/** Where the names of columns end that begin at a line, one or a part of one on each; null where none do. */
const endOfNames = (parts: readonly CopiedParts[], at: number): number | null => {
  const own = parts[at];
  if (!isBare(own) || roleOf(own.text) === null || isNames(own)) return null;
  let text = own.text;
  let found: number | null = null;
  for (let end = at + 1; end < Math.min(parts.length, at + NAMES_MAX); end += 1) {
    const next = parts[end];
    if (!isBare(next) || isNames(next)) break;
    text += `${APART}${next.text}`;
    if (roleOf(next.text) !== null && isNames({ ...own, text })) found = end + 1;
  }
  return found;
};

/** The names of columns that stand on lines of their own, on one. */
export const joinNameLines = (parts: readonly CopiedParts[]): CopiedLine[] => {
  const lines: CopiedLine[] = [];
  for (let at = 0; at < parts.length;) {
    const end = endOfNames(parts, at) ?? at + 1;
    const text = parts.slice(at, end).map((own) => own.text);
    lines.push({ text: text.join(APART), from: parts[at]?.from ?? 0 });
    at = end;
  }
  return lines;
};
