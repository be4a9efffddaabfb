import { err, minorDigits, ok } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { TableRow } from "../../decode/table/table.ts";
import { isBareTotal } from "../../labels/meaning-words.ts";
import { readPreamble } from "../../layout/tables/parts/read-preamble.ts";
import { describeAccount } from "../../layout/tables/parts/describe-account.ts";
import type {
  ParsedFile,
  ParsedHolding,
  ParseHints,
  Problem,
  Refusal,
  StatementFormat,
} from "../../parsed-file.ts";
import { type DecimalSign, readAmount, toMinor } from "../../values/amount.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { findDates, readDate, resolveDate } from "../../values/date.ts";
import type { WrittenDate } from "../../values/date.ts";
import { chooseDateOrder } from "../../values/date-order.ts";
import { multiplyToMinor, toPlainDecimal } from "../../values/plain-decimal.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { buildStatement } from "../build-statement.ts";
import { findHoldingColumns, type HoldingColumns } from "./find-columns.ts";

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const NO_DAY: Refusal = { code: "not_a_statement", ...say("holdings_undated") };
const SEVERAL_DAYS: Refusal = { code: "not_a_statement", ...say("holdings_of_several_days") };

type Reader = {
  readonly columns: HoldingColumns;
  readonly sign: DecimalSign;
  readonly home: CurrencyCode | null;
};

/** What stands in a cell that says nothing: dashes. */
const NOTHING = /^[^\p{L}\p{N}]*$/u;

const cellOf = ({ cells }: TableRow, column: number | undefined): string =>
  column === undefined ? "" : (cells[column] ?? "").replace(NOTHING, "").trim();

const readNumber = (cell: string, sign: DecimalSign): string | null => {
  const written = cell === "" ? null : readAmount(cell, sign);
  return written === null ? null : toPlainDecimal(written);
};

const readMoney = (cell: string, sign: DecimalSign, exponent: number): number | null => {
  const written = cell === "" ? null : readAmount(cell, sign);
  return written === null ? null : (toMinor(written, exponent)?.amount ?? null);
};

const isTotal = (name: string, quantity: string): boolean =>
  isBareTotal(name) || (quantity === "" && says(toPlainWords(name), "total"));

/** One row; null where it holds nothing, as totals and remarks do, `unread` where it says a number of units that cannot be read. */
const readRow = (row: TableRow, { columns, sign, home }: Reader): ParsedHolding | "unread" | null => {
  const of = (column: keyof HoldingColumns): string => cellOf(row, columns[column]);
  const name = of("security") || of("symbol") || of("isin");
  if (name === "" || isTotal(name, of("quantity"))) return null;
  const currency =
    findCurrencyCode(of("currency")) ?? (readAmount(of("market_value"), sign)?.currency || home);
  const exponent = minorDigits(currency);
  const quantity = readNumber(of("quantity"), sign);
  const price = readNumber(of("unit_price"), sign);
  const product = quantity === null || price === null ? null : multiplyToMinor(quantity, price, exponent);
  const value = readMoney(of("market_value"), sign, exponent) ?? product;
  if (value === null || (quantity === null && of("quantity") !== "" && /\d/.test(of("quantity"))))
    return /\d/.test(of("quantity")) ? "unread" : null;
  const unit_cost = readNumber(of("unit_cost"), sign);
  const cost =
    readMoney(of("cost_basis"), sign, exponent) ??
    (unit_cost === null || quantity === null ? null : multiplyToMinor(quantity, unit_cost, exponent));
  const isin = [of("isin"), of("symbol")].find((code) => ISIN.test(code)) ?? null;
  const symbol = of("symbol");
  return {
    name,
    symbol: symbol === "" || symbol === isin || quantity === null ? null : symbol,
    isin,
    quantity,
    price,
    value,
    cost,
    currency,
  };
};

/** How many rows are what their units and price come to, within a hundredth of them. */
const countAgreeing = (rows: readonly TableRow[], reader: Reader): number =>
  rows.filter((row) => {
    const read = readRow(row, reader);
    if (read === null || read === "unread" || read.quantity === null || read.price === null) return false;
    const product = multiplyToMinor(read.quantity, read.price, minorDigits(read.currency));
    return Math.abs(product - read.value) <= Math.max(2, Math.abs(read.value) / 100);
  }).length;

const chooseSign = (
  rows: readonly TableRow[],
  reader: Omit<Reader, "sign">,
  hints: ParseHints,
): DecimalSign => {
  if (hints.decimal_sign !== undefined) return hints.decimal_sign;
  const [points, commas] = ([".", ","] as const).map((sign) => countAgreeing(rows, { ...reader, sign }));
  return (commas ?? 0) > (points ?? 0) ? "," : ".";
};

/** Dates within a text, words between them or not. */
const listDates = (text: string): WrittenDate[] => {
  const found = findDates(text);
  return found.length > 0 ? found : text.split(/[\s,;]+/).flatMap((word) => readDate(word) ?? []);
};

/** The day of which a list is: that of its column, else the last that stands around it. */
const findDay = (
  data: readonly TableRow[],
  around: readonly TableRow[],
  { date, hints }: { readonly date: number | undefined; readonly hints: ParseHints },
): Result<IsoDate, Refusal> => {
  const written = date === undefined ? [] : data.flatMap((row) => readDate(cellOf(row, date)) ?? []);
  const found = written.length > 0 ? written : around.flatMap(({ cells }) => cells.flatMap(listDates));
  const { order } = chooseDateOrder(found, { hints, period: null });
  const days = new Set(found.flatMap((each) => resolveDate(each, order, hints.today) ?? []));
  const gone = [...days].filter((day) => day <= hints.today).toSorted();
  if (written.length > 0 && days.size > 1) return err(SEVERAL_DAYS);
  const last = gone.at(-1);
  return last === undefined ? err(NO_DAY) : ok(last);
};

/**
 * A list of what an account holds (symbol or name, units, price or value) as a statement of its day; null where the table is none. One of several days
 * is refused: it may be a list of trades that names no direction.
 */
export const readHoldings = (
  rows: readonly TableRow[],
  hints: ParseHints,
  format: StatementFormat,
): Result<ParsedFile, Refusal> | null => {
  const found = findHoldingColumns(rows);
  if (found === null) return null;
  const { at, columns } = found;
  const data = rows.slice(at + 1);
  const home = hints.currency ?? null;
  const sign = chooseSign(data, { columns, home }, hints);
  const reader = { columns, sign, home };
  const read = data.map((row) => ({ row, holding: readRow(row, reader) }));
  const held = read.flatMap(({ holding }) => (holding === null || holding === "unread" ? [] : [holding]));
  if (held.length === 0) return null;
  const others = [
    ...rows.slice(0, at),
    ...read.flatMap(({ row, holding }) => (holding === null ? [row] : [])),
  ];
  const day = findDay(
    read.flatMap(({ row, holding }) => (holding === null ? [] : [row])),
    others,
    { date: columns.date, hints },
  );
  if (!day.ok) return day;
  const on = day.value;
  const unread = read.flatMap(({ row, holding }): Problem[] =>
    holding === "unread" ? [{ code: "holding_unread", ...say("holding_unread"), place: row.place }] : [],
  );
  const [currency = null, ...more] = new Set(held.map((each) => each.currency));
  const preamble = readPreamble(rows.slice(0, at), hints);
  const statement = buildStatement({
    account: { ...describeAccount("", preamble, false), account_type: "investment" },
    currency: more.length === 0 ? currency : home,
    period: { from: on, to: on },
    facts: { opening: null, closing: null },
    transactions: [],
    unread,
  });
  return ok({
    format,
    statements: [{ ...statement, holdings: { on, rows: held } }],
    problems: unread,
    questions: [],
  });
};
