import { foldLetters } from "../../text/fold.ts";
import { type DayZeroSuggestion, suggestOnDayZero } from "../day-zero.ts";
import type { ClassifierRow } from "./prediction.ts";

/** What of a row is compared with earlier rows: each kind has a memory and, in the blend, weights of its own. */
export const CONTEXT_KINDS = [
  "text",
  "vendor",
  "vendor_amount",
  "vendor_band",
  "vendor_start",
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
export type ContextKind = (typeof CONTEXT_KINDS)[number];

/** A row as the memory and the model see it; a context is null where the row has no such thing. */
export type Evidence = {
  readonly contexts: readonly (string | null)[];
  /** Hashes of the features of the linear model, each once. */
  readonly features: Uint32Array;
  /** The words of the printed text that may be given as a reason. */
  readonly words: readonly string[];
  readonly moneyIn: boolean;
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

type Parts = {
  readonly row: ClassifierRow;
  readonly sign: "+" | "-";
  readonly band: number;
  readonly words: readonly string[];
  readonly name: readonly string[];
  readonly starter: string | null;
};

const listContexts = ({ row, sign, band, words, name, starter }: Parts): (string | null)[] => {
  const { key } = row.vendor;
  const code = row.mcc ?? row.bank_category ?? null;
  const first = name[0];
  const byKind: Record<ContextKind, string | null> = {
    text: words.length === 0 ? null : sign + words.join(" "),
    vendor: sign + key,
    vendor_amount: `${String(row.amount)} ${key}`,
    vendor_band: `${sign}${String(band)} ${key}`,
    vendor_start: name.length < 2 ? null : sign + name.slice(0, 2).join(" "),
    vendor_first: first === undefined ? null : sign + first,
    vendor_last: name.length < 2 ? null : sign + (name.at(-1) ?? ""),
    printed_start: words.length < 2 ? null : sign + words.slice(0, 2).join(" "),
    amount: `${String(row.amount)} ${row.currency ?? ""}`,
    band: sign + String(band),
    starter: starter === null ? null : sign + starter,
    starter_parent: starter === null ? null : sign + toParent(starter),
    code: code === null ? null : sign + code,
    account: row.bank_account_id ? sign + row.bank_account_id : null,
  };
  return CONTEXT_KINDS.map((kind) => byKind[kind]);
};

const listGrams = (name: readonly string[]): string[] => {
  const text = ` ${name.join(" ")} `.slice(0, LONGEST_GRAMS + GRAM);
  return Array.from({ length: Math.max(0, text.length - GRAM + 1) }, (_, at) => text.slice(at, at + GRAM));
};

const listFeatures = ({ row, sign, band, words, name, starter }: Parts): string[] => {
  const { key } = row.vendor;
  return [
    "every row",
    `s${sign}`,
    `b${sign}${String(band)}`,
    `a${String(row.amount)}`,
    `v${key}`,
    `v${sign}${key}`,
    `v${String(band)} ${key}`,
    ...words.map(toWordFeature),
    ...words.slice(1).map((word, at) => `p${words[at] ?? ""} ${word}`),
    ...name.map((word) => `n${word}`),
    ...listGrams(name).map((gram) => `g${gram}`),
    ...(starter === null ? [] : [`k${starter}`, `k${sign}${starter}`, `k${toParent(starter)}`]),
    ...(row.mcc ? [`m${row.mcc}`] : []),
    ...(row.bank_category ? [`c${row.bank_category}`] : []),
    ...(row.bank_account_id ? [`i${sign}${row.bank_account_id}`] : []),
  ];
};

/** The feature of a printed word, by which its weight can be asked for. */
export const toWordFeature = (word: string): string => `w${word}`;

/** Takes a row apart; equal rows give equal evidence. */
export const readEvidence = (row: ClassifierRow): Evidence => {
  const dayZero = row.day_zero === undefined ? suggestOnDayZero(row) : row.day_zero;
  const printed = row.counterparty === null ? row.description : `${row.counterparty} ${row.description}`;
  const words = listWords(printed).filter(isTelling).slice(0, MOST_WORDS);
  const parts: Parts = {
    row,
    sign: row.amount > 0 ? "+" : "-",
    band: readBand(row.amount),
    words,
    name: listWords(row.vendor.name).slice(0, MOST_NAME_WORDS),
    starter: dayZero?.sub_category ?? null,
  };
  return {
    contexts: listContexts(parts),
    features: Uint32Array.from(new Set(listFeatures(parts).map(hashText))),
    words: [...new Set(words)],
    moneyIn: row.amount > 0,
    dayZero,
  };
};
