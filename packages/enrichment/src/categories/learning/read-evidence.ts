import { foldLetters } from "../../text/fold.ts";
import { type DayZeroSuggestion, suggestOnDayZero } from "../day-zero.ts";
import { readBand, readSign, toParent } from "./coarse-readings.ts";
import { listTextFeatures } from "./list-features.ts";
import type { ClassifierRow } from "./prediction.ts";
import type { Texts } from "./row-texts.ts";

/** What of a row is compared with earlier rows: each kind has a memory and, in the blend, weights of its own. */
export const CONTEXT_KINDS = [
  "text",
  "vendor",
  "vendor_amount",
  "vendor_band",
  "vendor_first",
  "vendor_last",
  "printed_start",
  "amount",
  "band",
  "starter",
  "starter_parent",
  "code",
  "account",
] as const;

/** A row as the memory and the model see it; a context is null where the row has no such thing. */
export type Evidence = {
  readonly contexts: readonly (string | null)[];
  /** The features of the linear model. */
  readonly features: readonly number[];
  /** The telling words of the printed text, each once. */
  readonly words: readonly string[];
  readonly dayZero: DayZeroSuggestion | null;
};

const MOST_WORDS = 16;
const MOST_NAME_WORDS = 6;

const NOT_WORD = /[^\p{L}\p{N}]+/gu;

const listWords = (text: string): string[] => {
  const plain = foldLetters(text).replace(NOT_WORD, " ").trim();
  return plain === "" ? [] : plain.split(" ");
};

/** Numbers, references and single letters tell one row from another but not what it was for. */
const isTelling = (word: string): boolean => word.length > 1 && !/\d/.test(word);

/** The contexts of a row in the order of {@link CONTEXT_KINDS}. */
export const readContexts = (row: ClassifierRow, { words, name, dayZero }: Texts): (string | null)[] => {
  const sign = readSign(row);
  const { key } = row.vendor;
  const band = String(readBand(row.amount));
  const amount = String(row.amount);
  const code = row.mcc ?? row.bank_category ?? null;
  const first = name[0];
  const starter = dayZero?.sub_category ?? null;
  // In the order of CONTEXT_KINDS.
  return [
    words.length === 0 ? null : sign + words.join(" "),
    sign + key,
    `${amount} ${key}`,
    `${sign}${band} ${key}`,
    first === undefined ? null : sign + first,
    name.length < 2 ? null : sign + (name.at(-1) ?? ""),
    words.length < 2 ? null : `${sign}${words[0] ?? ""} ${words[1] ?? ""}`,
    `${amount} ${row.currency ?? ""}`,
    sign + band,
    starter === null ? null : sign + starter,
    starter === null ? null : sign + toParent(starter),
    code === null ? null : sign + code,
    row.bank_account_id ? sign + row.bank_account_id : null,
  ];
};

/** Takes the texts of a row apart. */
export const readTexts = (row: ClassifierRow): Texts => {
  const printed = row.counterparty === null ? row.description : `${row.counterparty} ${row.description}`;
  const told = {
    words: listWords(printed).filter(isTelling).slice(0, MOST_WORDS),
    name: listWords(row.vendor.name).slice(0, MOST_NAME_WORDS),
    dayZero: row.day_zero === undefined ? suggestOnDayZero(row) : row.day_zero,
  };
  let features: readonly number[] | null = null;
  const getFeatures = (): readonly number[] => (features ??= listTextFeatures(row, told));
  return { ...told, once: [...new Set(told.words)], getFeatures };
};
