import { findNumberBody } from "../../values/amount.ts";
import { findCurrency } from "../../values/currency.ts";
import { hasOtherDigits, toKnownDigits } from "../../values/known-digits.ts";
import { readDay } from "./read-day.ts";

const CENTS = /[.,]\d{2,3}(?!\d)/;
const SIGNED = /^\s*[-+\u2212\u2013(]|[-\u2212)]\s*$|\p{Sc}/u;
/** Currencies whose name behind a number without cents is no other word. */
const WHOLE_UNIT = /^\s*[円元원]\s*$/u;
const NO_DIGIT = /^[^\d\p{L}]*(?:\p{L}[\p{L}\p{M}.]{0,5})?[^\d\p{L}]*$/u;

/** Money as it is printed by itself: with cents, a sign or a currency, and no other words; a rate is none. */
export const isMoney = (text: string): boolean => {
  const body = findNumberBody(text);
  if (body === null || text.includes("%")) return false;
  const around = [text.slice(0, body.start), text.slice(body.end)];
  const isMarked = CENTS.test(text) || SIGNED.test(text) || around.some((part) => WHOLE_UNIT.test(part));
  return isMarked && around.every((part) => NO_DIGIT.test(part));
};

const isUnit = (text: string): boolean => text.length <= 5 && findCurrency(text) !== null;

/** A number, and the currency in an element of its own before or behind it, are one. */
const joinUnits = (pieces: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1) ?? "";
    const isOne = findNumberBody(isUnit(last) ? piece : last) !== null && (isUnit(last) || isUnit(piece));
    if (isOne && isMoney(`${last} ${piece}`)) joined[joined.length - 1] = `${last} ${piece}`;
    else joined.push(piece);
  }
  return joined;
};

/** The texts of elements beside each other as cells: days and money each by itself, and what stands between them as one. */
export const cutPieces = (pieces: readonly string[]): string[] => {
  const cells: string[] = [];
  let isOpen = false;
  for (const piece of joinUnits(pieces)) {
    const known = hasOtherDigits(piece) ? toKnownDigits(piece) : piece;
    const isCell = readDay(piece) !== null || isMoney(known);
    if (isOpen && !isCell) cells[cells.length - 1] += ` ${piece}`;
    else cells.push(isCell ? known : piece);
    isOpen = !isCell;
  }
  return cells;
};
