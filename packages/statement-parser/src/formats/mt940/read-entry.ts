import { toIsoDate } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import { readAmount, readPlainMinor, toMinor } from "../../values/amount.ts";
import type { WrittenAmount } from "../../values/amount.ts";

/** A statement line (field 61) as SWIFT's Category 9 standard orders it; `expected` entries are announced only. */
export type MtEntry = {
  valueOn: IsoDate | null;
  bookedOn: IsoDate | null;
  debit: boolean;
  expected: boolean;
  /** As it is written, to be read in the currency of the message. */
  amount: string;
  type: string;
  reference: string;
  /** What stands behind the columns of the reference; some banks print the other side's name there. */
  name: string;
  bankReference: string;
};

const ENTRY = /^(\d{6,12})\s*(R?[CD]|E[CD])\s*(?:[A-Z]\s*)?(\d[\d.,' ]*|,\d+)(.*)$/;
const COLUMNS = /^(\S.{0,15}?)\s{2,}(\S.*)$/;
const TYPE = /^[A-Z][A-Z0-9 ]{3}/;

const fullYear = (short: number, today: IsoDate): number =>
  short + 2000 <= Number(today.slice(0, 4)) + 1 ? short + 2000 : short + 1900;

const readShortDate = (digits: string, today: IsoDate): IsoDate | null =>
  toIsoDate(
    fullYear(Number(digits.slice(0, 2)), today),
    Number(digits.slice(2, 4)),
    Number(digits.slice(4, 6)),
  );

/** The entry date has no year; it lies within half a year of the value date. */
const readEntryDate = (digits: string, valueDigits: string, today: IsoDate): IsoDate | null => {
  const year = fullYear(Number(valueDigits.slice(0, 2)), today);
  const month = Number(digits.slice(0, 2));
  const ahead = month - Number(valueDigits.slice(2, 4));
  const shift = ahead > 6 ? -1 : ahead < -6 ? 1 : 0;
  return toIsoDate(year + shift, month, Number(digits.slice(2, 4)));
};

const readLongDate = (digits: string): IsoDate | null =>
  /^(?:19|20)/.test(digits)
    ? toIsoDate(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6, 8)))
    : null;

type EntryDates = { value: IsoDate | null; entry: IsoDate | null };

const known = new Map<string, EntryDates>();
const KNOWN_MAX = 5000;
let knownOn: IsoDate = "";

/** The same few days stand in thousands of lines; what two digits of a year mean depends on today. */
const findDates = (digits: string, today: IsoDate): EntryDates => {
  if (knownOn !== today) known.clear();
  knownOn = today;
  const before = known.get(digits);
  if (before !== undefined) return before;
  const dates = readDates(digits, today);
  if (known.size < KNOWN_MAX) known.set(digits, dates);
  return dates;
};

/** Value and entry date of `YYMMDD`, `YYMMDDMMDD`, `YYYYMMDD`, `YYYYMMDDMMDD` or `YYMMDDYYMMDD`. */
const readDates = (digits: string, today: IsoDate): EntryDates => {
  if (digits.length === 8 || digits.length === 12) {
    const long = readLongDate(digits);
    if (long !== null)
      return {
        value: long,
        entry: digits.length === 12 ? readEntryDate(digits.slice(8), digits.slice(2, 8), today) : null,
      };
  }
  const rest = digits.slice(6);
  const value = readShortDate(digits, today);
  if (rest.length === 6) return { value, entry: readShortDate(rest, today) };
  return { value, entry: rest.length === 4 ? readEntryDate(rest, digits, today) : null };
};

/** Reads an amount of SWIFT: a comma before the cents, or a point where a program of another country wrote it. */
export const readMtAmount = (text: string): WrittenAmount | null => {
  const usual = readAmount(text, ",");
  if (usual !== null && !text.includes(".")) return usual;
  const plain = text.trim().replaceAll(/[ ']/g, "");
  const sign = plain.lastIndexOf(".") > plain.lastIndexOf(",") ? "." : ",";
  if (sign === "." && /\.\d{3}$/.test(plain)) return null;
  const trimmed = /[.,]$/.test(plain) ? plain.slice(0, -1) : plain;
  return readAmount(trimmed.startsWith(sign) ? `0${trimmed}` : trimmed, sign);
};

/** An amount of SWIFT in minor units; null when it is damaged. */
export const readMtMinor = (text: string, exponent: number): { amount: number; exact: boolean } | null => {
  const plain = readPlainMinor(text, ",", exponent);
  if (plain !== null) return { amount: plain, exact: true };
  const written = readMtAmount(text);
  return written === null ? null : toMinor(written, exponent);
};

/** Reads a statement line; null when it has not the shape of one. */
export const readEntry = (line: string, today: IsoDate): MtEntry | null => {
  const match = ENTRY.exec(line.trim());
  if (match === null) return null;
  const [, digits = "", mark = "", amount = "", rest = ""] = match;
  const { value, entry } = findDates(digits, today);
  const type = TYPE.exec(rest)?.[0] ?? "";
  const references = rest.slice(type.length);
  const slashes = references.indexOf("//");
  const own = slashes < 0 ? references : references.slice(0, slashes);
  const columns = COLUMNS.exec(own);
  return {
    valueOn: value,
    bookedOn: entry ?? value,
    debit: mark === "D" || mark === "RC" || mark === "ED",
    expected: mark.startsWith("E"),
    amount,
    type: type.trim(),
    reference: columns?.[1] ?? own.trim(),
    name: columns?.[2] ?? "",
    bankReference: slashes < 0 ? "" : references.slice(slashes + 2).trim(),
  };
};

/** A balance (fields 60, 62, 64) with its sign, or null. */
export type MtBalance = { negative: boolean; day: IsoDate | null; currency: string; amount: WrittenAmount };

const BALANCE = /^ ?(R?[CD])? ?(\d{6})? ?([A-Z]{3})? ?([.,' ]*\d[\d.,' ]*)$/;

export const readBalance = (text: string, today: IsoDate): MtBalance | null => {
  const match = BALANCE.exec(text.replaceAll(/\s+/g, " "));
  if (match === null) return null;
  const amount = readMtAmount(match[4] ?? "");
  if (amount === null) return null;
  return {
    negative: match[1] === "D" || match[1] === "RC",
    day: readShortDate(match[2] ?? "", today),
    currency: match[3] ?? "",
    amount,
  };
};
