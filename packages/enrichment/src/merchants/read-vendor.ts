import type { VendorName } from "../enrichment.ts";
import { foldWords } from "../text/fold.ts";
import { findBrandName, findOpeningBrandName, findWholeBrandName } from "./brands/name-brand.ts";
import { FACILITATOR_SET } from "./rails.ts";
import { findAlias, styleName } from "./spelling.ts";
import { readOpenings, stripName } from "./strip-name.ts";
import { mayHaveForm, pickNamePart } from "./structured.ts";
import { readTokens } from "./tokens.ts";

/** What a row says of its counterparty, as printed. */
export type VendorSource = { readonly description: string; readonly counterparty: string | null };

const LONGEST_TEXT = 400;
const LONGEST_BRAND = 40;
const MOST_PASSES = 8;
const UNNAMED = "Unnamed";

const tidy = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .normalize("NFC")
    .replace(/\p{C}+/gu, " ")
    .trim();

type Reading = { readonly name: string; readonly settled: boolean };

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** Capitals at the end, which styling may have made of small letters, can be a country's code. */
const ENDS_AS_CODE = / [A-Z]{2,3}$/;

/** One reading of a text; `settled` when reading its name again would surely change nothing. */
const readOnce = (text: string): Reading => {
  if (text.length <= LONGEST_BRAND) {
    const words = foldWords(text);
    const printed = findAlias(words) ?? findWholeBrandName(words);
    if (printed !== null) return { name: printed, settled: true };
  }
  const part = pickNamePart(text);
  const all = readTokens(part);
  const opening = findOpeningBrandName(readOpenings(all));
  if (opening !== null) return { name: opening, settled: true };
  const stripped = stripName(all);
  const tokens = stripped.length > 0 || part === text ? stripped : stripName(readTokens(text));
  const folded = tokens.flatMap((token) => token.words).join(" ");
  if (folded === "") return { name: "", settled: false };
  const alias = findAlias(folded);
  if (alias !== null) return { name: alias, settled: false };
  const brand = findBrandName(folded.split(" "));
  if (brand !== null) return { name: brand, settled: true };
  const plain = tokens.map((token) => token.text).join(" ");
  const name = styleName(plain);
  const words = tokens.every((token) => token.kind === "word");
  const mayBePlace = name !== plain && ENDS_AS_CODE.test(name);
  return { name, settled: words && PLAIN.test(name) && !mayBePlace && !mayHaveForm(plain) };
};

const collapse = (text: string): string => styleName(text.replace(/\s+/g, " "));

/** A name read again until nothing more falls away, so that a name stands for itself. */
const settle = (reading: Reading): string => {
  let { name, settled } = reading;
  for (let pass = 0; pass < MOST_PASSES && !settled; pass += 1) {
    const next = readOnce(name);
    const nextName = next.name || collapse(name);
    settled = next.settled || nextName === name;
    name = nextName;
  }
  return name;
};

const toKey = (name: string): string => {
  const words = foldWords(name).replace(/^the (?=.)/, "");
  return words === "" ? name.toLowerCase() : words.replaceAll(" ", "");
};

const isFacilitator = (name: string): boolean => FACILITATOR_SET.has(foldWords(name));

/**
 * Who a transaction was with, read from the printed texts: without payment rails, card numbers, references, dates, terminals
 * and towns. Spellings of one vendor share a `key`. Never empty: a text that names no one stands for itself.
 */
export const readVendor = (source: VendorSource): VendorName => {
  const counterparty = readOnce(source.counterparty === null ? "" : tidy(source.counterparty));
  const named = counterparty.name !== "" && !isFacilitator(counterparty.name);
  const printed = tidy(source.description);
  const read = named ? counterparty : readOnce(printed);
  const reading = read.name === "" ? counterparty : read;
  const name = settle(reading.name === "" ? { name: printed, settled: false } : reading) || UNNAMED;
  return { name, key: toKey(name) };
};
