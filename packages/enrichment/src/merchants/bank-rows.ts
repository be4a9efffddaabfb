import { foldWords, readPhrases } from "../text/fold.ts";
import names from "../words/lists/bank-rows.json" with { type: "json" };
import fees from "../words/lists/fees.json" with { type: "json" };
import { readFoldedSet, type WordFile } from "../words/read-words.ts";
import { CONNECTOR_SET } from "./rails.ts";
import { styleName } from "./spelling.ts";
import type { Token } from "./tokens.ts";
import { findTransferRow } from "./transfer-rows.ts";

/** Rows that are with no one but the bank, by the one name under which they stand. */
const NAMES: WordFile = names;

/** True for a name under which rows stand that are with the bank alone. */
export const isBankRowName = (name: string): boolean => Object.hasOwn(NAMES, name);

const BY_FIRST = Map.groupBy(
  Object.entries(NAMES).flatMap(([name, list]) =>
    readPhrases(list).map((phrase) => ({ name, words: foldWords(phrase).split(" ") })),
  ),
  ({ words }) => words[0] ?? "",
);
for (const phrases of BY_FIRST.values()) phrases.sort((a, b) => b.words.length - a.words.length);

/** Words that say when, how or for what such a row was written. */
const CIRCUMSTANCES = readFoldedSet(fees.circumstances);

const isCircumstance = (word: string): boolean => CIRCUMSTANCES.has(word) || CONNECTOR_SET.has(word);

const FEES = readFoldedSet(fees.fees);
/** Words by which banks call their fees, some of which introduce payments elsewhere. */
const FEE_WORDS = readFoldedSet(fees.called);

/** A fee of the bank's own keeps its whole name ("DEBIT CARD ANNUAL FEE"). */
const findFee = (words: readonly string[]): string | null => {
  const at = words.findIndex((word) => FEES.has(word));
  if (at < 1 || !words.slice(0, at).every((word) => FEE_WORDS.has(word))) return null;
  if (!words.slice(at + 1).every(isCircumstance)) return null;
  return styleName(words.slice(0, at + 1).join(" "));
};

/** The name of a row that is with the bank alone, when the whole text says nothing else; or null. */
export const findBankRow = (tokens: readonly Token[]): string | null => {
  const transfer = findTransferRow(tokens);
  if (transfer !== null) return transfer;
  const first = tokens.find(({ kind }) => kind === "word")?.words[0] ?? "";
  const phrases = BY_FIRST.get(first);
  if (phrases === undefined && !FEE_WORDS.has(first)) return null;
  if (tokens.some(({ kind }) => kind === "domain" || kind === "star")) return null;
  const words = tokens.flatMap((token) => (token.kind === "word" ? token.words : []));
  const found = phrases?.find((phrase) => phrase.words.every((word, at) => words[at] === word));
  if (found !== undefined && words.slice(found.words.length).every(isCircumstance)) return found.name;
  return findFee(words);
};
