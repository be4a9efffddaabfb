import type { TableRow } from "../../../decode/table/table.ts";
import { readAmount, toMinor } from "../../../values/amount.ts";
import { readColumnName } from "../../names/column-names.ts";
import type { ColumnName } from "../../names/column-names.ts";
import type { Section } from "./table-rows.ts";
import { findDirection } from "../../../labels/meaning-words.ts";

/** What one end of a transfer is told by: the money that left or arrived there, and whose account it is. */
type Side = {
  amount: number;
  currency: number;
  fee: number | null;
  feeCurrency: number | null;
  name: number | null;
};

type TwoSided = { source: Side; target: Side; direction: number | null };

const SIDES = { source: "(?:source|from|sent|sold)", target: "(?:target|to|received|bought)" } as const;

const findColumn = (names: readonly ColumnName[], words: string): number | null => {
  const pattern = new RegExp(`^${words}$`);
  const at = names.findIndex(({ plain }) => pattern.test(plain));
  return at < 0 ? null : at;
};

const findSide = (names: readonly ColumnName[], side: keyof typeof SIDES): Side | null => {
  const words = SIDES[side];
  const amount = findColumn(names, `${words} amount(?: after fees?)?`);
  const currency = findColumn(names, `${words} (?:currency|asset|coin)`);
  if (amount === null || currency === null) return null;
  const costs = names[amount]?.plain.endsWith("fees") === true && side === "source";
  return {
    amount,
    currency,
    fee: costs ? findColumn(names, `${words} fee amount`) : null,
    feeCurrency: costs ? findColumn(names, `${words} fee currency`) : null,
    name: findColumn(names, `${words} (?:name|account holder)`),
  };
};

/** Without a word for the direction, what was sent and what was received are both one's own. */
const ONE_PERSONS = /^(sent|received|sold|bought)\b/;

const findTwoSided = (names: readonly ColumnName[]): TwoSided | null => {
  const [source, target] = [findSide(names, "source"), findSide(names, "target")];
  if (source === null || target === null) return null;
  const at = names.findIndex(({ role }) => role === "direction");
  const own = [source, target].every(({ amount }) => ONE_PERSONS.test(names[amount]?.plain ?? ""));
  return at < 0 && !own ? null : { source, target, direction: at < 0 ? null : at };
};

const EXPONENT = 8;
const SCALE = 10 ** EXPONENT;

const readSize = (cell: string): number | null => {
  const written = readAmount(cell, ".");
  return written === null ? null : Math.abs(toMinor(written, EXPONENT)?.amount ?? 0);
};

const write = (size: number): string => (size / SCALE).toFixed(EXPONENT).replace(/0{1,6}$/, "");

/** What leaves the source: the amount and the fee that it is printed without. */
const readSent = (cells: readonly string[], side: Side): string | null => {
  const size = readSize(cells[side.amount] ?? "");
  if (size === null || size === 0) return null;
  const ownFee = side.fee !== null && cells[side.feeCurrency ?? -1] === cells[side.currency];
  const fee = ownFee ? (readSize(cells[side.fee ?? -1] ?? "") ?? 0) : 0;
  return `-${write(size + fee)}`;
};

const readReceived = (cells: readonly string[], side: Side): string | null => {
  const size = readSize(cells[side.amount] ?? "");
  return size === null || size === 0 ? null : write(size);
};

type Shares = { source: boolean; target: boolean };

/** Which ends of a transfer are the person's own: one where it comes in or goes out, else both. */
const findShares = (cells: readonly string[], { direction }: TwoSided): Shares => {
  const word = direction === null ? null : findDirection(cells[direction] ?? "");
  return { source: word !== "credit", target: word !== "debit" };
};

const ADDED = ["Amount", "Currency", "Payee"].map(readColumnName);

const takeRowApart = (row: TableRow, sides: TwoSided, hidden: ReadonlySet<number>): TableRow[] => {
  const { cells } = row;
  const { source, target } = sides;
  const shares = findShares(cells, sides);
  const kept =
    sides.source.amount < cells.length ? cells.map((cell, at) => (hidden.has(at) ? "" : cell)) : null;
  if (kept === null) return [row];
  const move = (amount: string | null, own: Side, other: Side): TableRow[] => {
    const currency = cells[own.currency] ?? "";
    const party = cells[other.name ?? -1] ?? "";
    return amount === null ? [] : [{ ...row, cells: [...kept, amount, currency, party] }];
  };
  const sent = shares.source ? move(readSent(cells, source), source, target) : [];
  const received = shares.target ? move(readReceived(cells, target), target, source) : [];
  return [...sent, ...received];
};

/**
 * A table of transfers that prints both ends of each, as a table of what moved on the person's own accounts: one row for
 * money that goes out or comes in, two for money that is exchanged. Every other section stays as it is.
 */
export const takeTransfersApart = (section: Section): Section => {
  const { names } = section;
  const sides = names === null ? null : findTwoSided(names);
  if (names === null || sides === null) return section;
  const { source, target, direction } = sides;
  const hidden = new Set(
    [direction, ...Object.values(source), ...Object.values(target)].flatMap((index) => index ?? []),
  );
  const width = names.length;
  const rows = section.rows.flatMap((row) =>
    takeRowApart({ ...row, cells: [...row.cells, ...names.map(() => "")].slice(0, width) }, sides, hidden),
  );
  const left = names.map((name, at) => (hidden.has(at) ? readColumnName("") : name));
  return { ...section, names: [...left, ...ADDED], rows };
};
