import type { CurrencyCode } from "@passbook/contract/values";
import type { TableRow } from "../decode/table.ts";
import type { ParseHints } from "../parsed-file.ts";
import { listAmountIndexes } from "./choose-reading.ts";
import type { Reading } from "./choose-reading.ts";
import type { Column } from "./describe-columns.ts";
import type { Preamble } from "./read-preamble.ts";

/** The currency of all rows: named by the amounts' columns, the lines around the table, or the caller. */
export const findFileCurrency = (
  columns: readonly Column[],
  reading: Reading,
  { preamble, hints }: { preamble: Preamble; hints: ParseHints },
): CurrencyCode | null => {
  const { source } = reading;
  const named = (index: number | null): string | null =>
    index === null ? null : (columns[index]?.name?.currency ?? null);
  const fromName =
    source.kind === "split"
      ? (named(source.debit) ?? named(source.credit))
      : source.kind === "either"
        ? null
        : named(source.column);
  return fromName ?? named(reading.balance?.index ?? null) ?? preamble.currency ?? hints.currency ?? null;
};

/** Currencies without cents, by the country and by the script of its language. */
const CENTLESS_COUNTRIES: Readonly<Record<string, CurrencyCode>> = {
  JP: "JPY",
  KR: "KRW",
  CL: "CLP",
  VN: "VND",
  PY: "PYG",
  IS: "ISK",
};
const KANA = /[\u3041-\u30fa]|残高|取引|引出|預入|支払|日付/;
const HANGUL = /[\uac00-\ud7a3]/;
const ICELANDIC = /dagsetning|upphaeð|upphæð|upphaed/;
const VIETNAMESE = /ngay giao dich|so tien/;

const findScript = (text: string): CurrencyCode | null => {
  if (KANA.test(text)) return "JPY";
  return HANGUL.test(text) ? "KRW" : null;
};

/** The currency without cents that the words of the columns, or the account's country, speak for; null for others. */
export const findCentless = (columns: readonly Column[], hints: ParseHints): CurrencyCode | null => {
  const names = columns.map((column) => column.name?.plain ?? "").join(" ");
  const byScript = findScript(names);
  if (byScript !== null) return byScript;
  if (ICELANDIC.test(names)) return "ISK";
  if (VIETNAMESE.test(names)) return "VND";
  return CENTLESS_COUNTRIES[hints.country ?? ""] ?? null;
};

/** Money without any cents in the words or from the country of a currency that has none. */
export const guessCentless = (
  columns: readonly Column[],
  sample: readonly TableRow[],
  { hints, reading }: { hints: ParseHints; reading: Reading },
): CurrencyCode | null => {
  const indexes = listAmountIndexes(reading.source);
  const cells = sample.flatMap((row) => indexes.flatMap((index) => row.cells[index] ?? []));
  if (cells.length === 0 || cells.some((cell) => /[.,]\d{1,2}\D*$/.test(cell))) return null;
  const unnamed = columns.every((column) => column.name === null);
  const texts = unnamed ? sample.map((row) => row.cells.join(" ")).join(" ") : "";
  return findCentless(columns, hints) ?? findScript(texts);
};
