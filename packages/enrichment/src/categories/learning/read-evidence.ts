import { foldLetters } from "../../text/fold.ts";
import { type DayZeroSuggestion, suggestOnDayZero } from "../day-zero.ts";
import type { ClassifierRow } from "./prediction.ts";

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

/** What the texts of a row say; equal texts with money in the same direction say the same. */
export type Texts = {
  /** The words of the printed text that tell something, in its order, and each once. */
  readonly words: readonly string[];
  readonly once: readonly string[];
  readonly name: readonly string[];
  readonly dayZero: DayZeroSuggestion | null;
  /** Hashes of the features that the texts alone give. */
  readonly features: readonly number[];
};

/** A row as the memory and the model see it; a context is null where the row has no such thing. */
export type Evidence = {
  readonly contexts: readonly (string | null)[];
  /** Hashes of the features of the linear model, each once. */
  readonly features: Uint32Array;
  /** The telling words of the printed text, each once. */
  readonly words: readonly string[];
  readonly dayZero: DayZeroSuggestion | null;
};

const MOST_WORDS = 16;
const MOST_NAME_WORDS = 6;
const GRAM = 4;
const LONGEST_GRAMS = 24;
/** Amounts within about 60 % of each other share a band. */
const BANDS_PER_DOUBLING = 1.5;

const NOT_WORD = /[^\p{L}\p{N}]+/gu;

const listWords = (text: string): string[] => {
  const plain = foldLetters(text).replace(NOT_WORD, " ").trim();
  return plain === "" ? [] : plain.split(" ");
};

/** Numbers, references and single letters tell one row from another but not what it was for. */
const isTelling = (word: string): boolean => word.length > 1 && !/\d/.test(word);

/** FNV-1a with a last mixing, 32 bits. */
export const hashText = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

const readBand = (amount: number): number => Math.round(Math.log2(Math.abs(amount) + 1) * BANDS_PER_DOUBLING);

const toParent = (starter: string): string => starter.split(".")[0] ?? starter;

const readSign = (row: ClassifierRow): "+" | "-" => (row.amount > 0 ? "+" : "-");

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

const listGrams = (name: readonly string[]): string[] => {
  const text = ` ${name.join(" ")} `.slice(0, LONGEST_GRAMS + GRAM);
  return Array.from({ length: Math.max(0, text.length - GRAM + 1) }, (_, at) => text.slice(at, at + GRAM));
};

/** The feature of a printed word, by which its weight can be asked for. */
export const toWordFeature = (word: string): string => `w${word}`;

/** Numbers of a shop or a contract; shorter ones are days, hours and counts. */
const PRINTED_NUMBER = /[a-z]*\d[\da-z]{2,}/g;
const MOST_NUMBERS = 6;

type Told = Omit<Texts, "features" | "once">;

const listTextFeatures = (row: ClassifierRow, { words, name, dayZero }: Told): string[] => {
  const sign = readSign(row);
  const starter = dayZero?.sub_category ?? null;
  const numbers = row.description.toLowerCase().match(PRINTED_NUMBER) ?? [];
  return [
    ...words.map(toWordFeature),
    ...words.slice(1).map((word, at) => `p${words[at] ?? ""} ${word}`),
    ...listGrams(name).map((gram) => `g${gram}`),
    ...numbers.slice(0, MOST_NUMBERS).map((number) => `d${number}`),
    ...(starter === null ? [] : [`k${starter}`, `k${sign}${starter}`, `k${toParent(starter)}`]),
    ...(row.mcc ? [`m${row.mcc}`] : []),
    ...(row.bank_category ? [`c${row.bank_category}`] : []),
  ];
};

/** Takes the texts of a row apart. */
export const readTexts = (row: ClassifierRow): Texts => {
  const printed = row.counterparty === null ? row.description : `${row.counterparty} ${row.description}`;
  const told: Told = {
    words: listWords(printed).filter(isTelling).slice(0, MOST_WORDS),
    name: listWords(row.vendor.name).slice(0, MOST_NAME_WORDS),
    dayZero: row.day_zero === undefined ? suggestOnDayZero(row) : row.day_zero,
  };
  return {
    ...told,
    once: [...new Set(told.words)],
    features: [...new Set(listTextFeatures(row, told).map(hashText))],
  };
};

const listRowFeatures = (row: ClassifierRow): string[] => {
  const { key } = row.vendor;
  const sign = readSign(row);
  const band = String(readBand(row.amount));
  return [
    "every row",
    `s${sign}`,
    `b${sign}${band}`,
    `a${String(row.amount)}`,
    `v${key}`,
    `v${sign}${key}`,
    `v${band} ${key}`,
    ...(row.bank_account_id ? [`i${sign}${row.bank_account_id}`] : []),
  ];
};

/** The features of a row, hashed, each once. */
export const readFeatures = (row: ClassifierRow, { features }: Texts): Uint32Array => {
  const own = listRowFeatures(row);
  const all = new Uint32Array(own.length + features.length);
  for (const [at, feature] of own.entries()) all[at] = hashText(feature);
  all.set(features, own.length);
  return all;
};
