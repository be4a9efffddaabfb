import type { VendorName } from "../enrichment.ts";
import { foldWords } from "../text/fold.ts";
import { hideNumbers } from "../text/hide-numbers.ts";
import { openMemo } from "../text/memo.ts";
import {
  type BrandName,
  findBrandName,
  findOpeningBrandName,
  findStarredSide,
  findWholeBrandName,
  LONGEST_BRAND,
} from "./brands/name-brand.ts";
import { findBankRow } from "./bank-rows.ts";
import { readPayroll } from "./payroll.ts";
import { FACILITATOR_SET, MARKER_SET } from "./rails.ts";
import { findAlias, styleName } from "./spelling.ts";
import { readAroundStar, readOpenings, stripName } from "./strip-name.ts";
import { pickNamePart } from "./structured.ts";
import { readTokens, type Token } from "./tokens.ts";

/** What a row says of its counterparty, as printed. */
export type VendorSource = { readonly description: string; readonly counterparty: string | null };

const LONGEST_TEXT = 400;
const MOST_PASSES = 8;
/** The name of a row whose texts say nothing. */
export const UNNAMED = "Unnamed";

/** Letters printed as one ("ﬁ"), which would be two in capitals. */
const LIGATURES = /[\uFB00-\uFB17]/g;

/** What a bank's system adds behind a text under a name of its own ("~ Tran: 0012", "~ Future Amount: 41.00"). */
const TECHNICAL_TAIL = /(?<=\S)\s+~\s*\p{L}+(?: \p{L}+){0,2}\s*:.*$/su;

/** Letters without accents, in which nothing is to be put right. */
const PLAIN_PRINT = /^[ -~]*$/;

const putRight = (text: string): string =>
  text
    .normalize("NFC")
    .replace(LIGATURES, (letters) => letters.normalize("NFKC"))
    .replace(/\p{C}+/gu, " ");

const tidy = (printed: string): string => {
  const cut = printed.slice(0, LONGEST_TEXT);
  const text = PLAIN_PRINT.test(cut) ? cut : putRight(cut);
  return (text.includes("~") ? text.replace(TECHNICAL_TAIL, "") : text).trim();
};

type Reading = { readonly name: string; readonly settled: boolean };
const NOTHING: Reading = { name: "", settled: false };

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** Capitals at the end, which styling may have made of small letters, can be a country's code. */
const ENDS_AS_CODE = / [A-Z]{2,3}$/;

/** The tokens that hold the first folded words. */
const takeWords = (tokens: readonly Token[], count: number): readonly Token[] => {
  let words = 0;
  const end = tokens.findIndex((token) => (words += token.words.length) >= count);
  return tokens.slice(0, end + 1);
};

/** The employer behind a payroll service, or the service where no employer is named. */
const pickPaying = ({ service, employer }: NonNullable<ReturnType<typeof readPayroll>>): readonly Token[] =>
  stripName(employer).length > 0 ? employer : service;

const readWords = (tokens: readonly Token[]): string[] => tokens.flatMap((token) => token.words);

/** The side of a star on which the vendor stands, where a known brand stands before it. */
const pickStarred = (tokens: readonly Token[]): readonly Token[] | null => {
  const sides = readAroundStar(tokens);
  if (sides === null) return null;
  const side = findStarredSide(readWords(sides.ahead), readWords(sides.behind));
  return side === null ? null : sides[side];
};

/** A known brand behind a payment service that is printed without its star ("SP ALLBIRDS"). */
const findBehindService = (words: readonly string[]): BrandName | null => {
  if (words.length < 2 || !FACILITATOR_SET.has(words[0] ?? "")) return null;
  const name = findWholeBrandName(words.slice(1).join(" "));
  return name === null ? null : { name, count: words.length };
};

/** The name that is left of a text's tokens. */
const nameTokens = (tokens: readonly Token[]): Reading => {
  const folded = readWords(tokens).join(" ");
  if (folded === "") return NOTHING;
  const alias = (tokens[0]?.kind === "domain" ? findAlias(`${folded} com`) : null) ?? findAlias(folded);
  if (alias !== null) return { name: alias, settled: false };
  const words = folded.split(" ");
  const brand = findBrandName(words) ?? findBehindService(words);
  if (brand !== null && brand.name !== null) return { name: brand.name, settled: true };
  const named = brand === null ? tokens : takeWords(tokens, brand.count);
  // What is left may be the bank's own word, now that nothing stands beside it ("DEP *").
  const left = findBankRow(named);
  if (left !== null) return { name: left, settled: true };
  const plain = named.map((token) => token.text).join(" ");
  const name = styleName(plain);
  // Words that stood before others may be read otherwise alone.
  const isWords = brand === null && named.every((token) => token.kind === "word");
  const mayBePlace = name !== plain && ENDS_AS_CODE.test(name);
  return { name, settled: isWords && PLAIN.test(name) && !mayBePlace && pickNamePart(plain) === plain };
};

const named = openMemo<Reading>();

/** Vendors come again under other numbers and dates: what is left of them then is the same words. */
const nameLeft = (tokens: readonly Token[]): Reading => {
  if (!tokens.every(({ kind }) => kind === "word")) return nameTokens(tokens);
  return named(tokens.map(({ text }) => text).join(" "), () => nameTokens(tokens));
};

/** One reading of a text; `settled` when reading its name again would surely change nothing. */
const readOnce = (text: string): Reading => {
  if (text.length <= LONGEST_BRAND) {
    const words = foldWords(text);
    const whole = findAlias(words) ?? findWholeBrandName(words);
    if (whole !== null) return { name: whole, settled: true };
  }
  const part = pickNamePart(text);
  const printed = readTokens(part);
  const ofBank = findBankRow(printed);
  if (ofBank !== null) return { name: ofBank, settled: true };
  const payroll = readPayroll(printed);
  const all = payroll === null ? printed : pickPaying(payroll);
  const opening = findOpeningBrandName(readOpenings(all));
  if (opening !== null) return { name: opening, settled: true };
  const stripped = pickStarred(all) ?? stripName(all);
  const tokens = stripped.length > 0 || part === text ? stripped : stripName(readTokens(text));
  return nameLeft(tokens);
};

const collapse = (text: string): string => styleName(text.replace(/\s+/g, " "));

/** A name read again until nothing more falls away, so that a name stands for itself. */
const settle = (read: string): string => {
  let name = read;
  let settled = false;
  for (let pass = 0; pass < MOST_PASSES && !settled; pass += 1) {
    const next = readOnce(name);
    const nextName = next.name || collapse(name);
    settled = next.settled || nextName === name;
    name = nextName;
  }
  return name;
};

/** What a text that names no one says ahead of its numbers ("WITHDRAWAL 123"), else all of it. */
const readRail = (printed: string): Reading => {
  const text = printed.replace(/\s+/g, " ");
  const tokens = readTokens(text);
  const end = tokens.findIndex(({ kind }) => kind !== "word");
  const said = tokens.slice(0, end < 0 ? tokens.length : end);
  const isSaid =
    said.length > 0 && !said.every(({ words, folded }) => words.length === 0 || MARKER_SET.has(folded));
  return { name: isSaid ? said.map((token) => token.text).join(" ") : text, settled: false };
};

const toKey = (name: string): string => {
  const words = foldWords(name).replace(/^the (?=.)/, "");
  return words === "" ? name.toLowerCase() : words.replaceAll(" ", "");
};

const finish = (name: string): VendorName => ({ name: name || UNNAMED, key: toKey(name || UNNAMED) });

const settledVendors = openMemo<VendorName>();
const vendors = openMemo<VendorName>();

const toVendor = ({ name, settled }: Reading): VendorName =>
  settled ? settledVendors(name, finish) : vendors(name, (read) => finish(settle(read)));

const isFacilitator = (name: string): boolean => FACILITATOR_SET.has(foldWords(name));

const readAnew = (source: VendorSource): VendorName => {
  const counterparty = source.counterparty === null ? NOTHING : readOnce(tidy(source.counterparty));
  const named = counterparty.name !== "" && !isFacilitator(counterparty.name);
  const printed = tidy(source.description);
  const read = named ? counterparty : readOnce(printed);
  const reading = read.name === "" ? counterparty : read;
  return toVendor(reading.name === "" ? readRail(printed) : reading);
};

/** A name in which a number stands is that of the texts with this number alone. */
const withoutNumbers = openMemo<VendorName>(({ name }) => !HAS_DIGIT.test(name));
const HAS_DIGIT = /\d/;

/**
 * Who a transaction was with, read from the printed texts: without payment rails, card numbers, references, dates, terminals
 * and towns. Spellings of one vendor share a `key`. Never empty: a text that names no one stands for itself.
 */
export const readVendor = (source: VendorSource): VendorName => {
  const { description, counterparty } = source;
  const key = hideNumbers([description, counterparty ?? ""]);
  return key === null ? readAnew(source) : withoutNumbers(key, () => readAnew(source));
};
