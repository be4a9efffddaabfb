import { listAmountIndexes } from "./choose-reading.ts";
import { readRowAmount } from "./amount-source.ts";
import { describeRow } from "./describe-row.ts";
import { isThanked } from "../../../labels/bill-words.ts";
import { weighText } from "../../../labels/meaning-words.ts";
import type { DecimalSign } from "../../../values/amount.ts";
import type { ChosenReading, Reading } from "./choose-reading.ts";
import type { Column } from "./describe-columns.ts";
import type { PickedColumns } from "./pick-columns.ts";
import type { PreparedRow } from "./prepare-rows.ts";

/**
 * The same figure on every row of an account is its balance of the day of download, not one that runs with the rows: a row of each
 * account that has it, or null where balances run.
 */
export const findStanding = (
  { balance }: Reading,
  rows: readonly PreparedRow[],
): ReadonlyMap<string, PreparedRow> | null => {
  if (balance === null || rows.length < 2) return null;
  const firsts = new Map<string, PreparedRow>();
  const isStill = rows.every((row) => {
    const first = firsts.get(row.group) ?? row;
    firsts.set(row.group, first);
    const figure = row.cells[balance.index] ?? "";
    return figure !== "" && figure === first.cells[balance.index] && firsts.size * 2 <= rows.length;
  });
  return isStill ? firsts : null;
};

const ONE_DECIMAL = /^[^.,]*\d[.,]\d$/;

/** Figures without a money name and mostly with one decimal are degrees, kilograms or cubic metres. */
const measures = (columns: readonly Column[], reading: Reading): boolean =>
  listAmountIndexes(reading.source).every((index) => {
    const column = columns[index];
    if (column === undefined || (column.name?.role ?? null) !== null) return false;
    const values = [...column.values];
    return values.filter((value) => ONE_DECIMAL.test(value)).length * 2 > values.length;
  });

const isUnnamed = (columns: readonly Column[]): boolean => columns.every((column) => column.name === null);

/** Days and figures alone (prices, weights, rates) are no statement: money has a text beside it, a name, or a balance. */
export const movesMoney = (
  columns: readonly Column[],
  picked: PickedColumns,
  chosen: ChosenReading,
): boolean => {
  const balance = columns[chosen.reading.balance?.index ?? -1];
  const namedBalance = chosen.held && (balance?.name?.role === "balance" || isUnnamed(columns));
  if (!namedBalance && measures(columns, chosen.reading)) return false;
  const texts = [picked.type, picked.category, picked.reference, ...picked.parties.columns];
  if (namedBalance || picked.descriptions.length > 0 || texts.some((index) => index !== null)) return true;
  return listAmountIndexes(chosen.reading.source).some((index) => {
    const name = columns[index]?.name ?? null;
    return ["amount", "debit", "credit"].includes(name?.role ?? "") && !/^[a-z]{3}$/.test(name?.plain ?? "");
  });
};

const BOOKED_MIN = 3;

/**
 * Where every row prints the balance after it but the newest ones, those have not reached the account yet. Blank
 * balances anywhere else say nothing: many banks print one for each day.
 */
export const markUnbooked = (rows: readonly PreparedRow[], reading: Reading): readonly PreparedRow[] => {
  const index = reading.balance?.index;
  const movements = index === undefined ? [] : rows.filter((row) => row.kind === "movement" && !row.pending);
  const blank = new Set(movements.filter((row) => (row.cells[index ?? -1] ?? "") === ""));
  const booked = movements.length - blank.size;
  if (blank.size === 0 || booked < BOOKED_MIN || blank.size > booked) return rows;
  const ends = [movements.slice(0, blank.size), movements.slice(-blank.size)];
  if (!ends.some((end) => end.every((row) => blank.has(row)))) return rows;
  let latest = "";
  for (const row of movements) if (!blank.has(row) && row.date > latest) latest = row.date;
  if ([...blank].some((row) => row.date <= latest)) return rows;
  return rows.map((row) => (blank.has(row) ? { ...row, pending: true } : row));
};

type Signed = {
  rows: readonly PreparedRow[];
  picked: PickedColumns;
  sign: DecimalSign;
  cardLike: boolean;
};

const SIGN_STYLE_EXPONENT = 2;
const MARKED = /^\s*\+|\+\s*$|\b(?:CR|C|H)$/;
/** Balances that run through the rows leave open only what hardly any account of the holder's own does: growing by nearly every row. */
const NEARLY_ALL = 0.8;
const HELD_ROWS_MIN = 5;
/** One row alone, as a refund among sales, does not turn an account whose balance grows by its rows. */
const VOTES_MIN = 2;

/**
 * Whether most amounts go in as they are written, and no word or plus beside them tells that they do: turned about,
 * all signs at once, they would be what a card writes as purchases, and lie between the same balances. Where they were turned, a word
 * of a row must tell that they are. `held`: balances run through the rows.
 */
export const isUndirected = (
  { source, amountSign }: Reading,
  { rows, picked, sign, cardLike, held }: Signed & { held: boolean },
): boolean => {
  if (source.kind !== "signed" || source.unmarked === -1 || (amountSign === -1 && cardLike)) return false;
  const style = { sign, exponent: SIGN_STYLE_EXPONENT };
  const read = rows.flatMap((row) => {
    const amount = readRowAmount(source, row.cells, style);
    return typeof amount === "string" ? [] : [{ row, way: Math.sign(amount.amount) }];
  });
  const received = read.filter(({ way }) => way > 0).length;
  const isOneWay = held
    ? read.length >= HELD_ROWS_MIN && received >= read.length * NEARLY_ALL
    : read.length > 1 && (amountSign === -1 || received * 2 > read.length);
  if (!isOneWay || read.some(({ row }) => MARKED.test(row.cells[source.column] ?? ""))) return false;
  let votes = 0;
  for (const { row, way } of read) {
    const text = `${describeRow(row, picked)} ${row.cells[picked.type ?? -1] ?? ""}`;
    votes += (isThanked(text) ? 1 : weighText(text)) * way;
  }
  return amountSign === -1 ? votes > (held ? -VOTES_MIN : -1) : votes <= 0;
};

const AGAINST_MIN = 3;

/**
 * All rows whose words say a way go the other one, while the balances hold: what is owed is printed as if it were the holder's, and
 * turned about all signs at once hold as well.
 */
export const speakAgainst = (
  { source, amountSign }: Reading,
  { rows, picked, sign }: Omit<Signed, "cardLike">,
): boolean => {
  if (source.kind !== "signed" || source.unmarked === -1) return false;
  const style = { sign, exponent: SIGN_STYLE_EXPONENT };
  let against = 0;
  for (const row of rows) {
    const read = readRowAmount(source, row.cells, style);
    if (typeof read === "string") continue;
    const text = `${describeRow(row, picked)} ${row.cells[picked.type ?? -1] ?? ""}`;
    const vote = weighText(text) * Math.sign(read.amount) * amountSign;
    if (vote > 0) return false;
    if (vote < 0) against += 1;
  }
  return against >= Math.min(AGAINST_MIN, rows.length);
};

/**
 * Columns of both sides between which a balance without a mark grows by money out: what is owed, or the ledger of an account of the
 * holder's own, in which a debit is what came in. The words of the rows tell: 1 as named, -1 turned round, 0 where they do not say; null
 * where balances go the usual way.
 */
export const tellLedger = (
  { source, amountSign, balanceSign, balance }: Reading,
  { rows, picked, sign }: Omit<Signed, "cardLike">,
): 1 | 0 | -1 | null => {
  if (source.kind !== "split" || balance === null || amountSign === balanceSign) return null;
  const style = { sign, exponent: SIGN_STYLE_EXPONENT };
  let votes = 0;
  for (const row of rows) {
    const read = readRowAmount(source, row.cells, style);
    if (typeof read === "string") continue;
    votes +=
      weighText(`${row.cells[picked.type ?? -1] ?? ""} ${describeRow(row, picked)}`) * Math.sign(read.amount);
  }
  return votes === 0 ? 0 : votes > 0 ? 1 : -1;
};
