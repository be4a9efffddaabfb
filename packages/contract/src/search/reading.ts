import type { Said } from "../sentences/sentence.ts";
import type { Period } from "./periods.ts";
import type { SearchTree, TextField } from "./tree.ts";

/** A part of a search that is not understood: where it stands, what to say of it, and what may be put there. */
export type Mistake = {
  readonly from: number;
  readonly to: number;
  readonly said: Said;
  readonly proposal: string | null;
};

type Place = { readonly from: number; readonly to: number; readonly text: string };
/**
 * A part that is understood, but may be meant otherwise: a name, a month or an “or” that was written as a word, a day that there is not, two
 * amounts with a dash between, or a first or last day. `meant` is what may be put there.
 */
export type Unsure =
  | (Place & { readonly kind: "name"; readonly field: TextField })
  | (Place & { readonly kind: "day"; readonly word: string; readonly meant: string | null })
  | (Place & { readonly kind: "range"; readonly meant: string })
  | (Place & { readonly kind: "bound"; readonly field: "from" | "to"; readonly period: Period })
  | (Place & { readonly kind: "month" | "or" });

/** A word of the grammar that was written in another language than English. */
export type Foreign = { readonly from: number; readonly to: number; readonly english: string };

/** A search that is being read, from left to right. */
export type Reading = {
  readonly text: string;
  readonly locale: string;
  place: number;
  depth: number;
  terms: number;
  readonly mistakes: Mistake[];
  readonly unsure: Unsure[];
  readonly foreign: Foreign[];
};

/** What ends a word. A space that no line is broken at stands within numbers. */
export const SPACE = /[^\S\u00a0\u202f]/u;

/** Letters as they are compared: signs that nobody sees are spaces. */
export const clean = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\p{Cc}/gu, " ")
    .trim();

/** Something that is not understood is looked for as it stands, so that any text finds what it says. */
export const asText = (written: string): SearchTree | null => {
  const text = clean(written.replaceAll('"', " "));
  return text === "" ? null : { kind: "text", text, exact: true };
};

export const isSpace = (sign: string | undefined): boolean => sign === undefined || SPACE.test(sign);

/** Where the word ends that a place is in: at a space, a quote, or a bracket that it did not open. */
export const endOfWord = (text: string, start: number, stops = ""): number => {
  let open = 0;
  for (let place = start; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (isSpace(sign) || sign === '"' || stops.includes(sign)) return place;
    if (sign === "(") open += 1;
    if (sign === ")" && (open -= 1) < 0) return place;
  }
  return text.length;
};

/** Whether a word opens a bracket and leaves it open: within brackets it would end elsewhere, so that it is kept as if in quotes. */
export const leavesOpen = (word: string): boolean =>
  word.replaceAll(/[^(]/g, "").length > word.replaceAll(/[^)]/g, "").length;

/** Whether a part in quotes begins at the place. */
export const isQuoted = ({ text, place }: Reading): boolean => text[place] === '"';
