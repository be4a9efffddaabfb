import { tidyText } from "../../values/text.ts";
import type { BroughtName, BroughtRow } from "../../parsed-file.ts";

/** What people write is bounded, as what banks print is. */
const LONGEST_NAME = 100;
const LONGEST_NOTE = 2000;
const MOST_TAGS = 20;
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;

const cut = (text: string | null, longest: number): string | null =>
  text === null || text.length <= longest ? text : text.slice(0, longest).replace(HALF_A_LETTER, "").trim();

/** A name of a person's own as it is compared and kept; null where nothing is written. */
export const readName = (text: string | null | undefined): string | null => cut(tidyText(text), LONGEST_NAME);

export const readNote = (text: string | null | undefined): string | null => cut(tidyText(text), LONGEST_NOTE);

/** The text of a row without the note that its program prints behind it; a text that is nothing else stays. */
export const leaveOutNote = (text: string, note: string | null): string =>
  note !== null && text.endsWith(` ${note}`) ? text.slice(0, -note.length).trimEnd() : text;

/** Several names with commas or semicolons between. */
export const readTags = (text: string | null | undefined): string[] => {
  const tags = (text ?? "").split(/[,;]/).flatMap((tag) => readName(tag.replace(/^\s*#/, "")) ?? []);
  return [...new Set(tags)].slice(0, MOST_TAGS);
};

const JOINED = /^([^:]+?)\s*:\s*([^:].*)$/;

/** A category and the one it stands in: in two columns, or in one as `Parent:Child`. */
export const readCategory = (
  text: string | null | undefined,
  group: string | null | undefined = null,
): BroughtName | null => {
  const [name, parent] = [readName(text), readName(group)];
  if (name === null) return parent === null ? null : { parent: null, name: parent };
  if (parent !== null) return { parent: parent === name ? null : parent, name };
  const [, outer, inner] = JOINED.exec(name) ?? [];
  return outer === undefined || inner === undefined ? { parent: null, name } : { parent: outer, name: inner };
};

/** Whether a row is marked as seen by its bank, in the words and letters of programs. */
export const readCleared = (text: string | null | undefined): BroughtRow["cleared"] => {
  const word = (text ?? "").trim().toLowerCase();
  if (word === "") return null;
  if (/^(reconciled|x|r|1|true)$/.test(word)) return "reconciled";
  return /^(cleared|\*|c)$/.test(word) ? "cleared" : "uncleared";
};
