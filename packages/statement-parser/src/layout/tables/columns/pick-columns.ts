import type { IsoDate } from "@passbook/contract/values";
import type { TableRow } from "../../../decode/table/table.ts";
import type { ColumnRole } from "../../names/column-names.ts";
import { MONEY_ROLES } from "../../names/column-roles.ts";
import type { Column } from "./describe-columns.ts";
import { isDayRole, isVagueDay } from "../../names/day-names.ts";
import type { DayRole } from "../../names/day-names.ts";
import { tellDays } from "../../days/tell-days.ts";
import type { DayContext } from "../../days/tell-days.ts";
import { findIban } from "../../../values/account-number.ts";
import { findStatus, isReversedStatus } from "../../../labels/meaning-words.ts";
import { findAbroad } from "./find-abroad.ts";
import { isOwnAccount } from "./own-account.ts";
import { isWorded } from "../../../values/text.ts";

/** The columns of a section by what they hold; indexes into the cells. */
export type PickedColumns = {
  booking: number;
  /** A second date to fall back on where the booking date is empty. */
  otherDate: number | null;
  value: number | null;
  /** Nothing tells the day of booking from the other one. */
  daysOpen?: boolean;
  currency: number | null;
  /** The one currency of that column, or of what was not paid abroad: it also holds for rows that name none. */
  soleCurrency: string | null;
  originalAmount: number | null;
  originalCurrency: number | null;
  account: number | null;
  /** The one account of that column, which also holds for rows that leave it blank. */
  soleAccount?: string | null;
  accountName: number | null;
  status: number | null;
  /** Payer and payee, where they stand in columns of their own; `holder` is the name that stands in every row. */
  parties: { columns: readonly number[]; holder: string | null };
  reference: number | null;
  category: number | null;
  mcc: number | null;
  type: number | null;
  descriptions: number[];
};

/** A currency's name may be that of a value: `Valuta`. */
const dayRoleOf = ({ name }: Column): DayRole | null => {
  const role = name?.role ?? null;
  if (role === "currency") return "value_date";
  return isDayRole(role) ? role : null;
};

const isDateColumn = (column: Column, named: boolean): boolean => {
  if (column.filled === 0 || column.dates < column.filled * 0.5) return false;
  return !named || dayRoleOf(column) !== null || column.name?.role === null;
};

type DateColumns = Pick<PickedColumns, "booking" | "otherDate" | "value" | "daysOpen">;

/** What tells columns of days apart: the days of one in the order of the rows, and what is known around them. */
export type DayEvidence = DayContext & { readDays: (index: number) => readonly (IsoDate | null)[] };

const DAY_NUMBER = /^(?:0?[1-9]|[12]\d|3[01])\.?$/;

/** Numbers of days under the name of a day that is not that of value: their months stand over the rows, and nobody read them. */
const holdsDayNumbers = (column: Column): boolean => {
  const role = dayRoleOf(column);
  const values = [...column.values];
  return (
    role !== null &&
    role !== "value_date" &&
    values.length > 0 &&
    values.every((value) => DAY_NUMBER.test(value))
  );
};

const pickDates = (columns: readonly Column[], evidence: DayEvidence): DateColumns | null => {
  const named = columns.filter((column) => isDateColumn(column, true));
  const candidates = named.length > 0 ? named : columns.filter((column) => isDateColumn(column, false));
  const most = Math.max(0, ...candidates.map((column) => column.dates));
  const full = candidates.filter(({ dates }) => dates * 2 >= most);
  const told = tellDays(
    full.map((column) => ({
      role: dayRoleOf(column),
      vague: column.name?.role === "date" && isVagueDay(column.name.plain),
      readDays: () => evidence.readDays(column.index),
    })),
    evidence,
  );
  const booking = full[told.booked];
  if (booking === undefined) return null;
  const sparse = candidates.find((column) => !full.includes(column));
  const other = full[told.other ?? -1] ?? sparse;
  return {
    booking: booking.index,
    otherDate: other?.index ?? null,
    value: other?.index ?? null,
    daysOpen: told.open || columns.some(holdsDayNumbers),
  };
};

const findRole = (columns: readonly Column[], role: ColumnRole): Column | null =>
  columns.find((column) => column.name?.role === role && column.filled > 0) ?? null;

const isCurrencyColumn = (column: Column): boolean =>
  column.filled > 0 && column.currencies >= column.filled * 0.8;

const pickCurrency = (columns: readonly Column[]): number | null => {
  const isOther = (column: Column): boolean =>
    /transaction|purchase|операции|original|עסקה|מקור/.test(column.name?.plain ?? "");
  const fitting = columns
    .filter(isCurrencyColumn)
    .toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)));
  const byRole = (role: ColumnRole | null): Column | undefined =>
    fitting.find((column) => (column.name?.role ?? null) === role);
  return (byRole("currency") ?? byRole(null) ?? byRole("value_date"))?.index ?? null;
};

const NOT_TEXT = new Set<ColumnRole>(["tax", "fee", "rate", "time", "currency", "original_currency"]);

const TIME_OF_DAY = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AP]M)?$/i;

/** What is said of a payment may well be a number; of another column most cells are words. */
const hasWords = (column: Column): boolean =>
  column.name?.role === "description" ? column.amounts < column.filled : column.amounts * 2 < column.filled;

const isText = (column: Column): boolean =>
  column.filled > 0 &&
  ![...column.values].every((value) => TIME_OF_DAY.test(value)) &&
  column.dates * (column.name?.role === "description" ? 1 : 2) < column.filled &&
  hasWords(column) &&
  column.directions < column.filled &&
  column.currencies < column.filled &&
  !NOT_TEXT.has(column.name?.role ?? "description");

const ADDRESS = /^\S+@\S+\.\w+$/;
const CODE = /^(?=.*\d)[\w-]{9,}$/;
const NUMBER = /^[\d\s./*-]{8,}$/;

/** Columns of mail addresses or of numbers with letters say nothing about what a row is for. */
const saysNothing = (column: Column): boolean =>
  [...column.values].every((value) => ADDRESS.test(value)) ||
  [...column.values].every((value) => CODE.test(value) || NUMBER.test(value));

const SAMPLE_MIN = 3;

/** One text for all rows tells them apart no better than none. */
const isConstant = (column: Column, rowCount: number): boolean =>
  rowCount >= SAMPLE_MIN && column.values.size === 1 && column.filled * 2 > rowCount;

/**
 * Where descriptions are of a few kinds only, a column of more words, be they references, says whom a row pays; one under a
 * name that nobody knows says more of a row where each has its own.
 */
const tellsMore = (column: Column, described: readonly Column[]): boolean => {
  const role = column.name?.role ?? null;
  if (role !== "reference" && role !== null) return false;
  const worded = [...column.values].filter(isWorded);
  if (worded.length * 2 <= column.values.size) return false;
  const isOwn = role === null && column.values.size >= SAMPLE_MIN && column.values.size * 2 > column.filled;
  return (
    isOwn ||
    described.every(({ values, filled }) => values.size * 2 <= filled && values.size < column.values.size)
  );
};

/** Words stand under a name of money, which is one of what happened in other tables: `Umsatz`. */
const isMisnamed = (column: Column): boolean =>
  MONEY_ROLES.has(column.name?.role ?? null) && column.amounts === 0;

const pickDescriptions = (columns: readonly Column[], rowCount: number): number[] => {
  const headerless = columns.every((column) => column.name === null);
  const texts = columns.filter(isText);
  const described = headerless ? [] : texts.filter((column) => column.name?.role === "description");
  if (described.some((column) => !isConstant(column, rowCount)))
    return [...texts.filter((column) => tellsMore(column, described)), ...described].map(
      (column) => column.index,
    );
  const unknown = texts.filter((column) => (column.name?.role ?? null) === null || isMisnamed(column));
  const party = columns.some((column) => column.name?.role === "counterparty" && isText(column));
  const telling = unknown.filter((column) =>
    headerless
      ? !isConstant(column, rowCount)
      : !saysNothing(column) && !(party && isConstant(column, rowCount)),
  );
  if (headerless && telling.length === 0) return unknown.map((column) => column.index);
  const named = [...telling, ...described];
  if (named.length > 0 || party) return named.map((column) => column.index);
  const worded = texts.filter((column) => column.name?.role === "reference" && !saysNothing(column));
  return worded.filter((column) => !isConstant(column, rowCount)).map((column) => column.index);
};

const HOLDER_SHARE = 0.75;
const HOLDER_SAMPLE_MIN = 5;

/** Where other texts tell rows apart, one name that all rows carry is the holder's, or says nothing of them. */
const isToldElsewhere = (columns: readonly Column[], rowCount: number): boolean =>
  rowCount >= HOLDER_SAMPLE_MIN &&
  columns.some(
    (column) =>
      isText(column) &&
      ["description", "counterparty"].includes(column.name?.role ?? "") &&
      !saysNothing(column) &&
      column.values.size * 2 > column.filled,
  );

/** The name in one of the party columns of every row, in whichever of them: the account's own holder. */
const pickParties = (columns: readonly Column[], rows: readonly TableRow[]): PickedColumns["parties"] => {
  const named = columns.filter(
    (column) => column.name?.role === "counterparty" && isText(column) && !saysNothing(column),
  );
  const parties = isToldElsewhere(columns, rows.length)
    ? named.filter((column) => !isConstant(column, rows.length))
    : named;
  const indexes = parties.map((column) => column.index);
  if (indexes.length < 2 || rows.length < 2) return { columns: indexes, holder: null };
  const counts = new Map<string, number>();
  let rowsNamed = 0;
  for (const row of rows) {
    const names = new Set(indexes.flatMap((index) => (row.cells[index] ?? "") || []));
    if (names.size > 0) rowsNamed += 1;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const everywhere = [...counts]
    .filter(([, count]) => count >= rowsNamed * HOLDER_SHARE)
    .map(([name]) => name);
  return { columns: indexes, holder: everywhere.length === 1 ? (everywhere[0] ?? null) : null };
};

/** Currencies of another amount's column are not those of an amount whose name says its own. */
const namesOwnCurrency = (columns: readonly Column[], currency: number): boolean => {
  const money = columns.filter(
    (column) => ["amount", "debit", "credit"].includes(column.name?.role ?? "") && column.amounts > 0,
  );
  const isPlain = (column: Column): boolean => !(column.name?.plain ?? "").includes(" ");
  if (money.some((column) => column.name?.currency === null && isPlain(column))) return false;
  const own = new Set(money.flatMap((column) => column.name?.currency ?? []));
  const values = [...(columns[currency]?.values ?? [])].map((value) => value.toUpperCase());
  return own.size === 1 && values.some((value) => !own.has(value));
};

const findOnly = (column: Column | undefined): string | null =>
  column?.values.size === 1 ? ([...column.values][0] ?? null) : null;

const findSole = (column: Column | undefined): string | null => {
  const values = new Set([...(column?.values ?? [])].map((value) => value.toUpperCase()));
  return values.size === 1 ? ([...values][0] ?? null) : null;
};

const holdsStatus = (column: Column): boolean =>
  column.values.size <= 8 &&
  [...column.values].some((value) => findStatus(value) !== null || isReversedStatus(value));

const pickStatus = (columns: readonly Column[]): number | null => {
  const named = columns.find((column) => column.name?.role === "status" && holdsStatus(column));
  const other = columns.find(
    (column) =>
      column.filled > 2 &&
      holdsStatus(column) &&
      [null, "type", "category", "reference"].includes(column.name?.role ?? null) &&
      column.values.size <= 3,
  );
  return (named ?? other)?.index ?? null;
};

/** Finds the columns of a section from their names and its data rows; null when no column holds dates. */
export const pickColumns = (
  columns: readonly Column[],
  rows: readonly TableRow[],
  evidence: DayEvidence,
): PickedColumns | null => {
  const rowCount = rows.length;
  const dates = pickDates(columns, evidence);
  if (dates === null) return null;
  const index = (role: ColumnRole): number | null => findRole(columns, role)?.index ?? null;
  const parties = pickParties(columns, rows);
  const own = (role: ColumnRole): number | null => {
    const column = findRole(columns, role);
    if (column === null) return null;
    const isLedger = column.filled === rowCount && role === "account_name" && index("category") !== null;
    // Apps name the accounts of their person; a number in each row is as likely that of the other side.
    const inLedger = isLedger && ![...column.values].every((value) => findIban(value) !== null);
    return inLedger || isOwnAccount(column, parties.columns, rows) ? column.index : null;
  };
  const account = own("account");
  const currency = pickCurrency(columns);
  const abroad = currency === null ? null : findAbroad(columns, rows, currency);
  const isOther = abroad !== null || (currency !== null && namesOwnCurrency(columns, currency));
  return {
    ...dates,
    currency: isOther ? null : currency,
    soleCurrency: isOther ? (abroad?.home ?? null) : findSole(columns[currency ?? -1]),
    originalAmount: index("original_amount") ?? abroad?.amount ?? null,
    originalCurrency: index("original_currency") ?? (isOther ? currency : null),
    account,
    soleAccount: findOnly(columns[account ?? -1]),
    accountName: own("account_name"),
    status: pickStatus(columns),
    parties,
    reference: index("reference"),
    category: index("category"),
    mcc: index("mcc"),
    type: index("type"),
    descriptions: pickDescriptions(columns, rowCount),
  };
};
