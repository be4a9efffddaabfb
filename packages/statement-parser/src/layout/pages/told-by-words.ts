import type { ColumnRole } from "../names/column-names.ts";

/** Columns whose words are of a few kinds; under a name that nobody knows only these can be told from texts. */
const KINDS: ReadonlySet<ColumnRole | null> = new Set([
  "type",
  "status",
  "category",
  "mcc",
  "card",
  "account",
  "account_name",
  "currency",
  "direction",
]);
const KINDS_SHARE = 0.5;
const UNKNOWN_SHARE = 0.25;
const FEW = 2;
const WORD = /^\S+$/;

const isOfKinds = (texts: readonly string[]): boolean =>
  new Set(texts).size <= Math.max(FEW, texts.length * KINDS_SHARE);

const areWords = (texts: readonly string[]): boolean =>
  new Set(texts).size <=
  texts.length * (texts.every((text) => WORD.test(text)) ? KINDS_SHARE : UNKNOWN_SHARE);

/** A unit behind a figure, or the name of a day before its date. */
const SHORT = 4;
const TIME = /^\d{1,2}[:.h]?\d{2}([:.]\d{2})?( ?[ap]\.?m\.?)?$/i;
const NUMBER = /^[A-Z]{0,4}[\d/.-]+$/;

const COUNTED = /^\d{1,4}\.?$/;

/** Numbers that count the rows, one up from each to the next. */
const areCounts = (texts: readonly string[]): boolean =>
  texts.every(
    (text, at) =>
      COUNTED.test(text) &&
      (at === 0 || Number.parseInt(text, 10) === Number.parseInt(texts[at - 1] ?? "", 10) + 1),
  );

/**
 * What stands under a name where it is what the name says, and so no text of a row; null for any other words. Under a name that nobody knows
 * the texts of rows must be of more kinds: else it may say whom they pay.
 */
export const tellRole = (
  role: ColumnRole | null,
  texts: readonly string[],
  told: readonly string[],
): ColumnRole | null => {
  if (areCounts(texts)) return "type";
  if (role === "reference" || role === "counterparty") return role;
  if (role === "time") return texts.every((text) => TIME.test(text)) ? role : null;
  if (KINDS.has(role)) return isOfKinds(texts) ? role : null;
  if (role !== null) return texts.every((text) => text.length <= SHORT || TIME.test(text)) ? role : null;
  if (texts.every((text) => NUMBER.test(text))) return "reference";
  return areWords(texts) && new Set(texts).size < new Set(told).size ? "type" : null;
};
