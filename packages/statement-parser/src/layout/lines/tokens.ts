import { findNumberBody, readAmount, toMinor } from "../../values/amount.ts";
import type { WrittenAmount } from "../../values/amount.ts";
import { findCurrency } from "../../values/currency.ts";
import { joinWords } from "./lines.ts";
import type { Word } from "../../decode/page-words.ts";
import type { Line } from "./lines.ts";
import { LONG_WHOLE, SIGNED_WHOLE, THOUSANDS_GAP } from "./money-style.ts";
import type { MoneyStyle } from "./money-style.ts";
import { findPageDate } from "./page-dates.ts";
import type { PageDate } from "./page-dates.ts";

/** What the words of a line are; `from` and `to` are indexes of words, x the place of the token. */
type Span = { from: number; to: number; x0: number; x1: number };
export type AmountToken = Span & {
  kind: "amount";
  written: WrittenAmount;
  /** Right edge of the last digit's word, without marks that stand apart. */
  edge: number;
  /** Number of bars on the line before it. */
  bars: number;
  text: string;
  /** Printed in a way only money is: with decimals, grouped or with a currency. */
  certain: boolean;
};
export type DateToken = Span & { kind: "date"; date: PageDate; text: string };
export type Token = AmountToken | DateToken;

export type ScannedLine = {
  line: Line;
  tokens: readonly Token[];
  bars: number;
  /** Of one of several rows that were printed side by side: how far it stands to the right of the first. */
  strip?: number;
  /** Of a line that says the day of the rows under it: what is printed beside it as the sum of these. */
  heading?: { sums: readonly AmountToken[] };
  /** Of a line that was taken for words of the row above: the day that it is, and nothing else. */
  passed?: DateToken;
  /** Of a line of a table of days and their balances, which has no tokens: what stands there. */
  dayBalances?: readonly { date: DateToken; token: AmountToken }[];
};

/** In the place of a line that is not there. */
export const EMPTY: ScannedLine = {
  line: { page: 0, box: [0, 0, 0, 0], words: [], cells: [], text: "" },
  tokens: [],
  bars: 0,
};

const BAR = /^[|¦│]+$/;
const PREFIX =
  /^(?:(?:CR|DR|Cr|Dr)\.?|[-+\u2212\u2013(]|[-+\u2212\u2013]?(?:\p{Sc}|R\$|US\$|Rs\.?|[A-Z]{2}\$|[A-Z]{3})|[-+\u2212]\(?)$/u;
const SUFFIX =
  /^(?:\((?:[CcDd][Rr]\.?|[КкДд]т|[-+])\)|[КкДд]т\.?|CR|DR|Cr|Dr|cr|dr|C|D|H|S|CRE|DEB|DB|OD|O\/D|Cr\.|Dr\.|Af|Bij|\+|-|\u2212|\)|\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč|Ft|TL|lei|Lei)$/u;
const SUFFIX_GAP = 1.7;
const PREFIX_GAP = 1;
/** A sign behind its amount stands closer than a dash in an empty cell. */
const TAIL_SIGN = /^[-+\u2212]$/;
const TAIL_SIGN_GAP = 0.9;

const SIGN = /^[-+\u2212\u2013(]$/;
const SIGN_GAP = 4;
const MARK = /^(?:\([CcDd][Rr]\.?\)|CR|DR|Cr|Dr|cr|dr|Cr\.|Dr\.)$/;
const MARK_GAP = 3.2;

const gapBefore = (suffix: string): number => {
  if (MARK.test(suffix)) return MARK_GAP;
  return TAIL_SIGN.test(suffix) ? TAIL_SIGN_GAP : SUFFIX_GAP;
};

const heightOf = (line: Line, at: number): number => {
  const box = line.words[at]?.box;
  return box === undefined ? 10 : box[3] - box[1];
};
const gapBetween = (line: Line, left: number, right: number): number =>
  (line.words[right]?.box[0] ?? 0) - (line.words[left]?.box[2] ?? 0);
export const isNear = (line: Line, left: number, right: number, gap: number): boolean =>
  line.words[left] !== undefined &&
  line.words[right] !== undefined &&
  gapBetween(line, left, right) <= gap * heightOf(line, right);

const SPACED_THOUSANDS = /^\d{1,3}(?:['\u2019\u00a0\u202f\u2009 ]\d{3})+$/;

const hasMoneyShape = (text: string, style: MoneyStyle): boolean => {
  const body = findNumberBody(text)?.body;
  if (body === undefined) return false;
  const at = body.lastIndexOf(style.sign);
  if (style.digits === 0) return at < 0 || !/^\d{1,2}$/.test(body.slice(at + 1));
  if (style.loose && at < 0 && SIGNED_WHOLE.test(text)) return true;
  if (style.wholes && SPACED_THOUSANDS.test(body)) return true;
  return at >= 0 && body.length - at - 1 === style.digits;
};

const isCertain = (text: string, style: MoneyStyle): boolean =>
  style.digits > 0 ||
  /\d[.,'\u2019\u00a0\u202f\u2009 ]\d{3}(?!\d)/.test(text) ||
  /\p{Sc}|^[A-Z]{3}\s?\d/u.test(text);

const WHOLE_LENGTH_MAX = 9;

/** The point that ends a sentence behind decimals. */
const SENTENCE_END = /(?<=\d)\.$/;

/** The end of a number of which the rest is not shown. */
const MASKED = /[*•]{2,}\d{3,4}$/;

const readText = (printed: string, style: MoneyStyle): WrittenAmount | null => {
  const text = style.digits === 0 ? printed : printed.replace(SENTENCE_END, "");
  if (!/\d/.test(text) || !hasMoneyShape(text, style)) return null;
  if (style.digits === 0 && MASKED.test(text)) return null;
  if (style.digits === 0 && text.length > WHOLE_LENGTH_MAX && !isCertain(text, style)) return null;
  if (style.digits === 0 && style.marked && LONG_WHOLE.test(text)) return null;
  if (style.digits === 0 && style.signed && !/\p{Sc}/u.test(text)) return null;
  return readAmount(text, style.sign);
};

const OVERDRAWN = /(?<=^|[\d\s])O\/?D$/;

const textOf = (line: Line, from: number, to: number): string =>
  line.words
    .slice(from, to + 1)
    .map((word) => word.text.replace(OVERDRAWN, "DR"))
    .join(" ");

const HEAD_OF_THOUSANDS = /^\D{0,4}\d{1,3}$/;
const REST_WITH_DECIMALS = /^\d{3}[.,]\d{2}\D*$/;

/** Where all figures are whole, `1 253,51` is none, and so is its 1. */
const isCut = (line: Line, at: number): boolean =>
  HEAD_OF_THOUSANDS.test(line.words[at]?.text ?? "") &&
  REST_WITH_DECIMALS.test(line.words[at + 1]?.text ?? "") &&
  isNear(line, at, at + 1, THOUSANDS_GAP);

/** Number words from `at`: one, or several where spaces part the thousands. */
const findNumberEnd = (line: Line, at: number, style: MoneyStyle): number | null => {
  if (!/\d/.test(line.words[at]?.text ?? "")) return null;
  if (style.spaces && HEAD_OF_THOUSANDS.test(line.words[at]?.text ?? "")) {
    let end = at;
    while (
      /^\d{3}\D*(?:[.,]\d{2,3}\D*)?$/.test(line.words[end + 1]?.text ?? "") &&
      isNear(line, end, end + 1, THOUSANDS_GAP)
    ) {
      end += 1;
      if (!/^\d{3}$/.test(line.words[end]?.text ?? "")) break;
    }
    if (end > at && readText(textOf(line, at, end), style) !== null) return end;
  }
  if (style.digits === 0 && isCut(line, at)) return null;
  return readText(textOf(line, at, at), style) === null ? null : at;
};

/** A sign may stand at the left edge of its column, away from the digits and from all words before it. */
const isLoneSign = (line: Line, at: number): boolean =>
  SIGN.test(line.words[at]?.text ?? "") &&
  isNear(line, at, at + 1, SIGN_GAP) &&
  (at === 0 || !isNear(line, at - 1, at, 1.2));

/** What makes a number a share: `4,5 %`, `0,25 v. H.`. */
const PERCENT = /^(?:%|v\.?$|v\. ?H|vH$|prozent|percent)/i;

/** The sign of a currency that is a word: `FCFA 550`, `Rp 500`. */
const UNIT = /^\p{L}{2,4}\.?$/u;

/** Where figures are whole, a unit before a small one is all that tells it from a number. */
const isPrefix = (text: string, { digits }: MoneyStyle): boolean =>
  PREFIX.test(text) || (digits === 0 && UNIT.test(text) && findCurrency(text) !== null);

/** What a share holds up to: `3,25 % / 5 000,00`. */
const isBoundOfRate = ({ words }: Line, at: number): boolean =>
  words[at - 1]?.text === "/" && words[at - 2]?.text.endsWith("%") === true;

type Found = { from: number; to: number; digit: number };

const OPENED = /^\([^)]*$/;
/** Thousands, the rest and the unit. */
const BRACKETED_MAX = 3;

/** An amount in brackets with its currency: `(1 137,10 EUR)`. */
const findBracketed = (line: Line, at: number, style: MoneyStyle): Found | null => {
  if (!OPENED.test(line.words[at]?.text ?? "")) return null;
  for (let to = at + 1; to <= at + BRACKETED_MAX; to += 1) {
    const text = line.words[to]?.text;
    if (text === undefined || !isNear(line, to - 1, to, PREFIX_GAP)) return null;
    if (!text.endsWith(")")) continue;
    const digit = line.words.findLastIndex((word, index) => index <= to && /\d/.test(word.text));
    return digit >= at && readText(textOf(line, at, to), style) !== null ? { from: at, to, digit } : null;
  }
  return null;
};

const findAmount = (line: Line, at: number, style: MoneyStyle): Found | null => {
  const bracketed = findBracketed(line, at, style);
  if (bracketed !== null) return bracketed;
  let start = at;
  let prefixes = 0;
  while (
    prefixes < 3 &&
    isPrefix(line.words[start]?.text ?? "", style) &&
    (isNear(line, start, start + 1, PREFIX_GAP) || isLoneSign(line, start))
  ) {
    const text = line.words[start]?.text ?? "";
    if (/[A-Z]{3}$/.test(text) && findCurrency(text) === null && findCurrency(text.slice(-3)) === null)
      return null;
    start += 1;
    prefixes += 1;
  }
  const digit = findNumberEnd(line, start, style);
  if (digit === null) return null;
  if (PERCENT.test(line.words[digit + 1]?.text ?? "") && isNear(line, digit, digit + 1, 1)) return null;
  if (isBoundOfRate(line, start)) return null;
  let end = digit;
  while (
    end < digit + 2 &&
    SUFFIX.test(line.words[end + 1]?.text ?? "") &&
    isNear(line, end, end + 1, gapBefore(line.words[end + 1]?.text ?? ""))
  ) {
    if (readText(textOf(line, at, end + 1), style) === null) break;
    end += 1;
  }
  return readText(textOf(line, at, end), style) === null ? null : { from: at, to: end, digit };
};

/** The dash of a period: `1 June 2026 - 30 June 2026`. */
const leadsToDay = (line: Line, { from, digit }: Found): boolean => {
  const day = digit > from ? findPageDate(line, digit, false) : null;
  return day !== null && !day.yearless && day.words > 1;
};

const LONE_WHOLE = /^[-+\u2212]?\d{1,3}$/;

const SIGNED_LONE = /^[-+\u2212]\d{1,3}$/;

/** Where amounts without hundredths are printed without them, a short one has no mark: it has a sign, or ends its line, which begins with a day or parts it from all words. */
const findLone = (line: Line, at: number, { wholes, sign }: MoneyStyle): Found | null => {
  const text = line.words[at]?.text ?? "";
  if (!wholes || !LONE_WHOLE.test(text)) return null;
  const isApart = (): boolean =>
    line.cells.at(-1)?.text === text || findPageDate(line, 0, sign === ",") !== null;
  const isLone = SIGNED_LONE.test(text) || (at === line.words.length - 1 && isApart());
  return isLone ? { from: at, to: at, digit: at } : null;
};

const scanAmount = (line: Line, at: number, style: MoneyStyle, bars: number): AmountToken | null => {
  const found = findAmount(line, at, style) ?? findLone(line, at, style);
  if (found === null || leadsToDay(line, found)) return null;
  const text = textOf(line, found.from, found.to);
  const written = LONE_WHOLE.test(text) ? readAmount(text, style.sign) : readText(text, style);
  const [first, last, digit] = [line.words[found.from], line.words[found.to], line.words[found.digit]];
  if (written === null || first === undefined || last === undefined || digit === undefined) return null;
  const tail = /[^\d]+$/.exec(digit.text)?.[0].length ?? 0;
  const letter = (digit.box[2] - digit.box[0]) / Math.max(1, digit.text.length);
  return {
    kind: "amount",
    from: found.from,
    to: found.to,
    x0: first.box[0],
    x1: last.box[2],
    edge: digit.box[2] - tail * letter,
    bars,
    written,
    text,
    certain: isCertain(text, style),
  };
};

const scanDate = (line: Line, at: number, style: MoneyStyle): DateToken | null => {
  const date = findPageDate(line, at, style.sign === ",");
  const [first, last] = [line.words[at], line.words[at + (date?.words ?? 1) - 1]];
  if (date === null || first === undefined || last === undefined) return null;
  const to = at + date.words - 1;
  return { kind: "date", from: at, to, x0: first.box[0], x1: last.box[2], date, text: textOf(line, at, to) };
};

const WORD_GAP = 0.6;

/** Numbers so long would be grouped, were they amounts: they end the words of their cell. */
const LONG = /^\d{5,}$/;
const CELL_GAP = 1.1;

/** More than digits: a sign, or the unit of money. */
const MARKED = /[^\d\s]/;
/** Letters right before digits, as in the name of a shop: no unit where the amounts beside it have none. */
const LETTERED = /^\p{L}+\d+$/u;

const IBAN_HEAD = /^[A-Z]{2}\d{2}$/;
const IBAN_GROUP = /^[A-Z\d]{4}$/;
const GROUPS_MIN = 3;

/** The groups of IBANs, by their words, as far as they stand a blank apart. */
const listGroups = (line: Line): Set<number> => {
  const groups = new Set<number>();
  for (const [at, { text }] of line.words.entries()) {
    if (!IBAN_HEAD.test(text)) continue;
    const isGroup = (word: Word, index: number): boolean =>
      IBAN_GROUP.test(word.text) && isNear(line, at + index, at + index + 1, WORD_GAP);
    const rest = line.words.slice(at + 1);
    const end = rest.findIndex((word, index) => !isGroup(word, index));
    const count = end < 0 ? rest.length : end;
    if (count < GROUPS_MIN) continue;
    for (let group = 1; group <= count; group += 1) groups.add(at + group);
  }
  return groups;
};

/** Where amounts have no decimals, a group of an IBAN is none, and a bare number right behind a word is part of a text that amounts stand beside. */
const dropTextNumbers = (line: Line, found: readonly Token[]): Token[] => {
  const groups = listGroups(line);
  const tokens = found.filter((token) => token.kind === "date" || !groups.has(token.from));
  const isGrouped = (token: Token): boolean => token.kind === "amount" && token.certain;
  const grouped = tokens.filter(isGrouped);
  if (grouped.length === 0) return [...tokens];
  const isBare = grouped.every(({ text }) => !/\p{L}/u.test(text));
  return tokens.filter(
    (token) =>
      token.kind === "date" ||
      token.certain ||
      (!(isBare && LETTERED.test(token.text)) &&
        (MARKED.test(token.text) ||
          !/\p{L}/u.test(line.words[token.from - 1]?.text ?? "") ||
          !isNear(line, token.from - 1, token.from, LONG.test(token.text) ? CELL_GAP : WORD_GAP))),
  );
};

/** Finds dates and amounts on a line, from left to right. */
export const scanLine = (line: Line, style: MoneyStyle): ScannedLine => {
  const tokens: Token[] = [];
  let bars = 0;
  let at = 0;
  while (at < line.words.length) {
    if (BAR.test(line.words[at]?.text ?? "")) bars += 1;
    const token = scanDate(line, at, style) ?? scanAmount(line, at, style, bars);
    if (token !== null) tokens.push(token);
    at = token === null ? at + 1 : token.to + 1;
  }
  return { line, tokens: style.digits === 0 ? dropTextNumbers(line, tokens) : tokens, bars };
};

type Parts = { amounts: AmountToken[]; dates: DateToken[]; plain: string | null };
const parts = new WeakMap<ScannedLine, Parts>();

const partsOf = (scanned: ScannedLine): Parts => {
  const known = parts.get(scanned);
  if (known !== undefined) return known;
  const found: Parts = { amounts: [], dates: [], plain: null };
  for (const token of scanned.tokens)
    if (token.kind === "amount") found.amounts.push(token);
    else found.dates.push(token);
  parts.set(scanned, found);
  return found;
};

export const amountsOf = (scanned: ScannedLine): readonly AmountToken[] => partsOf(scanned).amounts;
export const datesOf = (scanned: ScannedLine): readonly DateToken[] => partsOf(scanned).dates;

const sizes = new WeakMap<WrittenAmount, { exponent: number; size: number | null }>();

/** The size of a written amount in minor units, null where it is more than any account holds. Every reading that is tried asks for the same. */
const writtenSize = (written: WrittenAmount, exponent: number): number | null => {
  const known = sizes.get(written);
  if (known?.exponent === exponent) return known.size;
  const minor = toMinor(written, exponent)?.amount ?? null;
  const size = minor === null ? null : Math.abs(minor);
  sizes.set(written, { exponent, size });
  return size;
};

/** A balance with its sign: marks decide, and where there is none, whether the account owes. */
export const signedBalance = (written: WrittenAmount, exponent: number, owed: boolean): number | null => {
  const size = writtenSize(written, exponent);
  if (size === null || size === 0) return size;
  if (written.direction !== null) return written.direction === "credit" ? size : -size;
  const unmarked = owed ? -size : size;
  return written.negative ? -unmarked : unmarked;
};

/** The same of a token; 0 where it is more than any account holds. */
export const sizeOf = ({ written }: AmountToken, exponent: number): number =>
  writtenSize(written, exponent) ?? 0;

/** The words of a line between a figure and the one before it. */
export const wordsBefore = (scanned: ScannedLine, token: AmountToken): string => {
  const before = amountsOf(scanned).findLast(({ to }) => to < token.from);
  return joinWords(scanned.line.words.slice((before?.to ?? -1) + 1, token.from), scanned.line);
};

const joinPlain = ({ line, tokens }: ScannedLine): string => {
  const taken = new Set<number>();
  for (const token of tokens) for (let at = token.from; at <= token.to; at += 1) taken.add(at);
  return joinWords(
    line.words.filter((word, at) => !taken.has(at) && !BAR.test(word.text)),
    line,
  );
};

/** The words of a line that are neither a date nor an amount. */
export const plainText = (scanned: ScannedLine): string => {
  const own = partsOf(scanned);
  own.plain ??= joinPlain(scanned);
  return own.plain;
};
