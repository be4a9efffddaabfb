import { readColumnName } from "../names/column-names.ts";
import { DATE_ROLES, mayBeAmount } from "../names/column-roles.ts";
import type { ColumnRole } from "../names/column-names.ts";
import { isDayRole } from "../names/day-names.ts";
import { splitDayNames } from "../names/split-day-names.ts";
import type { Box, Word } from "../../decode/page-words.ts";
import { findCurrency, findCurrencyCode } from "../../values/currency.ts";
import { isOwedName } from "../../labels/bill-words.ts";
import { isTotal, readFactWords } from "../../labels/fact-words.ts";
import { overlapOf, unite } from "../lines/lines.ts";
import type { Cell } from "../lines/lines.ts";
import { says } from "../../words/find-phrases.ts";
import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** What the name over a column of amounts says. */
export type MoneyRole = "amount" | "debit" | "credit" | "balance" | "original" | "fee";

export const MONEY: Readonly<Partial<Record<ColumnRole, MoneyRole>>> = {
  amount: "amount",
  debit: "debit",
  credit: "credit",
  balance: "balance",
  original_amount: "original",
  fee: "fee",
  tax: "fee",
};

const TEXT_ROLES: ReadonlySet<ColumnRole | null> = new Set([
  ...DATE_ROLES,
  "description",
  "reference",
  "counterparty",
  "type",
]);

export const HEADER_LENGTH_MAX = 44;

const REWARD = overPlainWords(
  /^(bonus|puan|cash ?back|daily cash|rewards?|reward points|points)( (tl|usd|eur|rm|earned))?$/,
);

/** Amounts of both sides in one column; in the singular it may be their marks. */
const BOTH_SIDES = overPlainWords(
  /^(debits|withdrawals|charges|payments out)( and| or)? (credits|deposits|payments in)\b|^(credits|deposits)( and| or)? (debits|withdrawals|charges)\b/,
);

/** The role of a column on a page; what is earned by a purchase moves nothing. */
const roleOf = (text: string): ColumnRole | null => {
  if (isOwedName(text)) return "balance";
  return BOTH_SIDES.test(toPlainWords(text))
    ? "amount"
    : (readColumnName(text).role ?? (REWARD.test(toPlainWords(text)) ? "original_amount" : null));
};

export type Named = { role: ColumnRole; text: string; box: Box };

/** The words of a cell name columns of money of their own; a side keeps the word for an amount as part of its name: `Bedrag af`. */
const namesSeveral = (money: readonly Named[], whole: ColumnRole | null): boolean => {
  const isSide = whole === "debit" || whole === "credit";
  const roles = new Set(money.map(({ role }) => (isSide && role === "amount" ? whole : role)));
  return roles.size > 1;
};

const readCells = (scanned: ScannedLine): Named[] =>
  scanned.line.cells.flatMap((cell) => {
    const words = readWords(scanned, cell.box);
    if (cell.text.length > HEADER_LENGTH_MAX) return words;
    const money = words.filter(({ role }) => MONEY[role] !== undefined);
    const dates = words.filter(({ role }) => isDayRole(role));
    const role = roleOf(cell.text);
    if (namesSeveral(money, role) || words.length > 2 || dates.length > 1) return words;
    // Two narrow columns may have one name between them, so to say: `BUCH TEXT`.
    const areTwo = words.length > 1 && dates.length > 0 && role === "description";
    return role === null || areTwo ? words : [{ role, text: cell.text, box: cell.box }];
  });

const CURRENCY_GAP = 0.8;
const UNIT = /^\([^)]*\)?$/;

/** What stands in brackets behind a name is the unit of its amounts: `Amount (in ₹)`. */
const isUnit = (word: Word, before: Word | undefined): boolean =>
  before !== undefined && UNIT.test(word.text) && readColumnName(before.text).role !== null;

export const placeName = <Role extends ColumnRole>(
  words: readonly Word[],
  role: Role,
): Named & { role: Role } => ({
  role,
  text: words.map(({ text }) => text).join(" "),
  box: unite(words.map(({ box }) => box)),
});

/** The words of a cell in the order in which they are read. */
export const listWords = ({ line: { words: all, backwards } }: ScannedLine, box: Box): readonly Word[] => {
  const words = all.filter((word) => word.box[0] >= box[0] - 0.1 && word.box[2] <= box[2] + 0.1);
  return backwards === true ? words.toReversed() : words;
};

const TO = /^zu$/i;
const SIDE_OF = /^(?:lasten|gunsten)$/i;
const SIDE_WORDS_MAX = 2;
const IN = /^(?:in|en|em|w)$/i;

export const readWords = (scanned: ScannedLine, box: Box): Named[] => {
  const words = listWords(scanned, box);
  const named: Named[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const before = named.at(-1);
    // The currency behind the name of a column is part of that name.
    const isBehind =
      before !== undefined && -overlapOf(word.box, before.box) < CURRENCY_GAP * (word.box[3] - word.box[1]);
    if (isBehind && MONEY[before.role] !== undefined && findCurrencyCode(word.text) !== null) {
      named[named.length - 1] = { ...before, box: unite([before.box, word.box]) };
      continue;
    }
    // `Saldo zu Ihren Lasten`: whose it is, and no column of money out.
    if (isBehind && before.role === "balance" && TO.test(word.text)) {
      const end = words.findIndex(({ text }, index) => index > at && SIDE_OF.test(text));
      if (end !== -1 && end - at <= SIDE_WORDS_MAX) {
        named[named.length - 1] = { ...before, box: unite([before.box, words[end]?.box ?? word.box]) };
        at = end;
        continue;
      }
    }
    // `Importo in Euro`: the word is none for money in.
    if (isBehind && IN.test(word.text) && findCurrency(words[at + 1]?.text ?? "") !== null) {
      named[named.length - 1] = { ...before, box: unite([before.box, word.box]) };
      at += 1;
      continue;
    }
    const days = splitDayNames(words.slice(at).map(({ text }) => text));
    named.push(...days.map((name) => placeName(words.slice(at + name.from, at + name.to + 1), name.role)));
    const last = days.at(-1)?.to;
    const role = last === undefined ? roleOf(word.text) : null;
    if (last !== undefined) at += last;
    else if (role !== null && !isUnit(word, words[at - 1])) named.push(placeName([word], role));
  }
  return named;
};

const cache = new WeakMap<ScannedLine, Named[] | null>();

/** A name may be shortened, but one of many words is a sentence. */
const isSentence = ({ text }: Cell): boolean =>
  /[.!?;]\s*$/.test(text) && text.split(/\s+/).length > SENTENCE_WORDS_MIN;

const SENTENCE_WORDS_MIN = 6;

const readHeader = (scanned: ScannedLine): Named[] | null => {
  if (scanned.tokens.length > 0 || scanned.line.words.length > 24 || /\d[.,]\d/.test(scanned.line.text))
    return null;
  const { line } = scanned;
  if (line.cells.length < 3 && line.cells.some(isSentence)) return null;
  const named = readCells(scanned);
  const money = named.filter((one) => MONEY[one.role] !== undefined || mayBeAmount(one)).length;
  const texts = named.filter(({ role }) => TEXT_ROLES.has(role)).length;
  const several = scanned.line.cells.length > 1 || named.length > 2;
  return several && ((money >= 1 && texts >= 1) || money >= 2) ? named : null;
};

export const getHeader = (scanned: ScannedLine): Named[] | null => {
  const known = cache.get(scanned);
  if (known !== undefined) return known;
  const read = readHeader(scanned);
  cache.set(scanned, read);
  return read;
};

/** Whether a line holds the names of columns. */
export const isHeaderLine = (scanned: ScannedLine): boolean => getHeader(scanned) !== null;

const isOfBox = rememberTexts((text): boolean => says(toPlainWords(text), "box"));

/** What a bill names of itself, and no row does. */
const isOfBill = rememberTexts((text): boolean => says(toPlainWords(text), "due_day", "credit_limit"));

const TOTALS_MIN = 2;

/** Whether a line holds the names over the figures of a box: days and sums of the whole statement, its first and last balance. */
export const namesBox = ({ line }: ScannedLine): boolean => {
  if (isOfBox(line.text)) return true;
  if (line.cells.some(isTextName)) return false;
  if (isOfBill(line.text) || line.cells.filter(({ text }) => isTotal(text)).length >= TOTALS_MIN) return true;
  const ends = line.cells.map(({ text }) => readFactWords(text));
  return ends.includes("opening") && ends.includes("closing");
};

/** Whether a cell names the words of rows. */
export const isTextName = ({ text }: Cell): boolean => readColumnName(text).role === "description";

/** Whether a line holds the names of columns of rows, with days or at least with words of their own, not those of a box of figures. */
export const isRowHeader = (scanned: ScannedLine): boolean =>
  getHeader(scanned)?.some(({ role }) => DATE_ROLES.has(role) || role === "description") === true &&
  !namesBox(scanned);

/** What the columns of amounts hold that a line names. */
export const moneyRolesOf = (scanned: ScannedLine): MoneyRole[] =>
  (getHeader(scanned) ?? []).flatMap(({ role }) => MONEY[role] ?? []);

/** Whether a line names the columns of days and of balances and no other: rows under it move nothing. */
export const namesBalancesOnly = (scanned: ScannedLine): boolean => {
  const named = getHeader(scanned) ?? [];
  const balances = named.filter(({ role }) => role === "balance").length;
  const days = named.filter(({ role }) => DATE_ROLES.has(role)).length;
  return balances > 0 && days > 0 && balances + days === scanned.line.cells.length;
};

const CHECK = overPlainWords(/^(check|cheque)( (no|nr|number))?$/);

/** Whether a line names the numbers, days and amounts of checks and no words about them: all of them went out. */
export const listsChecks = (scanned: ScannedLine): boolean => {
  const named = getHeader(scanned) ?? [];
  const plain = new Set<ColumnRole | null>(["reference", "amount", ...DATE_ROLES]);
  return (
    scanned.line.cells.some(({ text }) => CHECK.test(toPlainWords(text))) &&
    named.length >= scanned.line.cells.length &&
    named.every(({ role }) => plain.has(role))
  );
};
