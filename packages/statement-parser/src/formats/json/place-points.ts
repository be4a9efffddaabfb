import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import type { TableRow } from "../../decode/table/table.ts";
import { readColumnName } from "../../layout/names/column-names.ts";
import { MONEY_ROLES } from "../../layout/names/column-roles.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { placePoint } from "./json-cells.ts";

/** Currencies whose amounts are hardly ever whole. */
const WITH_CENTS = new Set(
  "EUR GBP USD CHF CAD AUD NZD SGD HKD SEK NOK DKK PLN BRL MXN ZAR ILS AED SAR QAR RON BGN".split(" "),
);
const WHOLE = /^-?\d+$/;
const ROWS_MIN = 5;
const VARIED_SHARE = 0.5;

const isMoneyName = (name: string): boolean => MONEY_ROLES.has(readColumnName(name).role);

/** The only currency in the cells under a name for it. */
const findOnlyCurrency = (
  names: readonly string[],
  head: readonly TableRow[],
  rows: readonly TableRow[],
): CurrencyCode | null => {
  const columns = names.flatMap((name, at) => (readColumnName(name).role === "currency" ? [at] : []));
  const told = [
    ...rows.flatMap(({ cells }) => columns.map((at) => cells[at] ?? "")),
    ...head.flatMap(({ cells: [name = "", text = ""] }) =>
      readColumnName(name).role === "currency" ? [text] : [],
    ),
  ];
  const codes = new Set(told.flatMap((text) => findCurrencyCode(text) ?? []));
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
};

type JsonTable = { head: readonly TableRow[]; names: readonly string[]; rows: readonly TableRow[] };

/**
 * A table of a currency with cents, of which all amounts are whole and most no multiple of a hundred, counts its smallest units: the
 * same with their points. Null for any other.
 */
export const placePoints = ({ head, names, rows }: JsonTable): JsonTable | null => {
  const columns = new Set(names.flatMap((name, at) => (isMoneyName(name) ? [at] : [])));
  const figures = rows.flatMap(({ cells }) => cells.filter((text, at) => columns.has(at) && text !== ""));
  const currency = findOnlyCurrency(names, head, rows);
  if (currency === null || !WITH_CENTS.has(currency) || rows.length < ROWS_MIN) return null;
  if (figures.length < rows.length) return null;
  const varied = figures.filter((text) => !text.endsWith("00")).length;
  if (!figures.every((text) => WHOLE.test(text)) || varied < figures.length * VARIED_SHARE) return null;
  const place = (text: string): string => placePoint(text, minorDigits(currency)) ?? text;
  return {
    head: head.map((row) => {
      const [name = "", ...texts] = row.cells;
      return isMoneyName(name) ? { ...row, cells: [name, ...texts.map(place)] } : row;
    }),
    names,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((text, at) => (columns.has(at) ? place(text) : text)),
    })),
  };
};
