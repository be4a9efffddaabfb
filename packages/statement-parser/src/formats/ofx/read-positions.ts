import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import type { ParsedHolding, ParsedHoldings } from "../../parsed-file.ts";
import { readAmount, toMinor } from "../../values/amount.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { multiplyToMinor, toPlainDecimal } from "../../values/plain-decimal.ts";
import { tidyText } from "../../values/text.ts";
import type { OfxFields, OfxStatement } from "./collect-records.ts";

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

const readDecimal = (text: string | undefined): string | null => {
  const written = text === undefined ? null : readAmount(text, text.includes(".") ? "." : ",");
  return written === null ? null : toPlainDecimal(written);
};

const toHolding = (
  fields: OfxFields,
  security: OfxFields | undefined,
  home: CurrencyCode | null,
): ParsedHolding | null => {
  const currency = findCurrencyCode(fields.get("CURRENCY.CURSYM") ?? "") ?? home;
  const [quantity, price, printed] = ["UNITS", "UNITPRICE", "MKTVAL"].map((leaf) =>
    readDecimal(fields.get(leaf)),
  );
  const exponent = minorDigits(currency);
  const written = printed == null ? null : readAmount(printed, ".");
  const product = quantity == null || price == null ? null : multiplyToMinor(quantity, price, exponent);
  const value = written === null ? product : (toMinor(written, exponent)?.amount ?? null);
  if (value === null) return null;
  const id = tidyText(fields.get("UNIQUEID")) ?? "";
  const ticker = tidyText(security?.get("TICKER"));
  return {
    name: tidyText(security?.get("SECNAME")) ?? ticker ?? id,
    symbol: ticker ?? (ISIN.test(id) || id === "" ? null : id),
    isin: ISIN.test(id) ? id : null,
    quantity: quantity ?? null,
    price: price ?? null,
    value,
    cost: null,
    currency,
  };
};

/** What an investment statement says is held, on the day of which it is; null where it says nothing of it. */
export const readPositions = (
  { positions, fields }: OfxStatement,
  securities: readonly OfxFields[],
  {
    currency,
    readDay,
  }: {
    readonly currency: CurrencyCode | null;
    readonly readDay: (value: string | undefined) => IsoDate | null;
  },
): ParsedHoldings | null => {
  const days = positions.flatMap((each) => readDay(each.get("DTPRICEASOF")) ?? []).toSorted();
  const on = readDay(fields.get("DTASOF")) ?? days.at(-1) ?? null;
  if (on === null || positions.length === 0) return null;
  const byId = new Map(securities.map((each) => [each.get("UNIQUEID") ?? "", each]));
  const rows = positions.flatMap(
    (each) => toHolding(each, byId.get(each.get("UNIQUEID") ?? ""), currency) ?? [],
  );
  return rows.length === 0 ? null : { on, rows };
};
