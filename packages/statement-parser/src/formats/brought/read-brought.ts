import type { Program } from "@passbook/contract/programs";
import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode, Place } from "@passbook/contract/values";
import type { TableRow } from "../../decode/table/table.ts";
import type {
  BroughtPart,
  BroughtRow,
  ParsedAccount,
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
} from "../../parsed-file.ts";
import { readPlainMinor } from "../../values/amount.ts";
import { leaveOutNote, readCategory, readCleared, readName, readNote, readTags } from "./brought-texts.ts";
import { guessKind, isNamedDebt } from "./guess-kind.ts";
import { PROGRAM_SHAPES } from "./programs.ts";
import { MOST_PARTS, pairTransfers, settleStatement, type Standing } from "./settle-brought.ts";
import type { BroughtColumn } from "./programs.ts";

/** Names of columns stand in one of the first rows. */
const HEAD_ROWS = 10;

type Cells = (column: BroughtColumn) => string;
/** A part as it is written below its row, before its currency is known. */
type WrittenPart = Omit<BroughtPart, "amount"> & { readonly text: string };
type Found = {
  readonly row: Omit<BroughtRow, "parts">;
  readonly parts: WrittenPart[];
  readonly standing: Standing;
  /** What the accounts are called that money came from and went to, where each row names both. */
  readonly sides: { readonly from: string | null; readonly to: string | null };
  /** Its note as it stands in its cell. */
  readonly noted: string | null;
  /** What the bank printed, where the program keeps it beside the name of whom it was paid to. */
  readonly printed: string | null;
};
type Brought = { readonly program: Program; readonly byPlace: ReadonlyMap<string, Found> };

const keyOf = (place: Place): string => JSON.stringify(place);

const NOTHING_DIVIDED = /^[^1-9]*$/;
const PART_MARK = /^\(SPLIT \d+ OF \d+\)\s*/i;
const MOVED = /^transfer\s*:\s*(.+)$/i;

const findShape = (rows: readonly TableRow[]) => {
  for (const [at, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const names = row.cells.map((cell) =>
      cell
        .replace(/^\uFEFF/, "")
        .trim()
        .toLowerCase(),
    );
    const shape = PROGRAM_SHAPES.find(({ told_by }) => told_by.every((name) => names.includes(name)));
    if (shape === undefined) continue;
    const indexes = new Map<BroughtColumn, number>();
    for (const [column, name] of Object.entries(shape.columns))
      // The columns are those of the type.
      indexes.set(column as BroughtColumn, names.indexOf(name));
    return { program: shape.program, below: rows.slice(at + 1), indexes };
  }
  return null;
};

const OF_TRANSFER = /^transfer/i;
const COMES_IN = /^transfer-in/i;

/** What the rows of an export say together: its accounts, and whether each of them has its own row of a transfer between them. */
type Whole = { readonly accounts: ReadonlySet<string>; readonly tells_both_sides: boolean };

/** The other own account of a movement: one row for both, said so, numbered alike, or paid as if it were somebody. */
const findTransfer = (
  get: Cells,
  { accounts, tells_both_sides }: Whole,
  place: Place,
): BroughtRow["transfer"] => {
  if (OF_TRANSFER.test(get("kind"))) {
    const named = tells_both_sides ? readName(get("parent")) : null;
    return named === null ? { movement: keyOf(place) } : { account: named };
  }
  const other = readName(get("other_account"));
  if (other !== null) return { account: other };
  const payee = readName(get("payee"));
  const moved = MOVED.exec(payee ?? "")?.[1];
  if (moved !== undefined) return { account: moved };
  if (payee !== null && accounts.has(payee) && payee !== get("account").trim()) return { account: payee };
  const movement = readName(get("movement"));
  return movement === null ? null : { movement };
};

const OPENS = /^(?:opening|starting) balance$|^balance modification$/i;
const UNTICKED = /^(?:uncleared|not cleared)$/i;
/** How YNAB marks the parts of what was divided, which stand below each other in either order. */
const PART_OF = /^split \(\d+\/(\d+)\)\s*/i;

const createStanding = () => {
  let open = { of: "", place: "", left: 0 };
  return (get: Cells, own: Place): Standing => {
    const opens = OPENS.test(get("opening").trim());
    const is_unticked = UNTICKED.test(get("cleared").trim());
    const count = PART_OF.exec(get("note"))?.[1];
    if (count === undefined) return { opens, is_unticked, whole: get("whole") || null };
    const of = [get("account"), get("payee"), count].join("\u001F");
    if (open.left === 0 || open.of !== of) open = { of, place: keyOf(own), left: Number(count) };
    open.left -= 1;
    return { opens, is_unticked, whole: open.place };
  };
};

const toRow = (get: Cells, whole: Whole, place: Place): Found["row"] => ({
  category: OF_TRANSFER.test(get("kind")) ? null : readCategory(get("category"), get("parent")),
  tags: readTags(get("tags")),
  note: readNote(get("note").replace(PART_OF, "")),
  payee: readName(get("payee")),
  account: readName(get("account")),
  transfer: findTransfer(get, whole, place),
  cleared: readCleared(get("cleared")),
});

const BALANCE = /(?:opening|starting|initial) balance/i;
const ADJUSTMENT = "Adjustment";
const IS_KIND = /(?:^|_)type$/i;

/** Marks of a program that say nothing of a row's text. */
const TICKED = /^(?:cleared|reconciled)$/i;

/**
 * A program's rows as a bank would print them: those that open an account are rows with an amount, where what is called a balance would be read
 * as one that is printed, and a person's ticks are no part of a text.
 */
export const printAsBanks = (rows: readonly TableRow[]): readonly TableRow[] => {
  const shape = findShape(rows);
  if (shape === null) return rows;
  const opening = shape.indexes.get("opening") ?? -1;
  const cleared = shape.indexes.get("cleared") ?? -1;
  if (opening === -1 && cleared === -1) return rows;
  const head = rows[rows.length - shape.below.length - 1]?.cells ?? [];
  const below = shape.below.map((row) => {
    const opens = OPENS.test((row.cells[opening] ?? "").trim());
    const cells = row.cells.map((cell, at) => {
      if (at === cleared && (TICKED.test(cell.trim()) || UNTICKED.test(cell.trim()))) return "";
      return opens && BALANCE.test(cell) && !IS_KIND.test(head[at] ?? "") ? ADJUSTMENT : cell;
    });
    return { ...row, cells };
  });
  return [...rows.slice(0, rows.length - below.length), ...below];
};

/** What the export of a program carries for each row, by its place; null for every other table. */
const collect = (rows: readonly TableRow[]): Brought | null => {
  const shape = findShape(rows);
  if (shape === null) return null;
  const { program, below, indexes } = shape;
  const account = indexes.get("account") ?? -1;
  const kind = indexes.get("kind") ?? -1;
  const all = {
    accounts: new Set(below.flatMap(({ cells }) => readName(cells[account]) ?? [])),
    tells_both_sides: below.some(({ cells }) => COMES_IN.test(cells[kind] ?? "")),
  };
  const byPlace = new Map<string, Found>();
  const standingOf = createStanding();
  let whole: Found | null = null;
  for (const { cells, place } of below) {
    const get: Cells = (column) => cells[indexes.get(column) ?? -1] ?? "";
    const part = get("part");
    if (whole !== null && !NOTHING_DIVIDED.test(part)) {
      const note = readNote(get("note").replace(PART_MARK, ""));
      whole.parts.push({ category: readCategory(get("category"), get("parent")), text: part, note });
      continue;
    }
    const standing = standingOf(get, place);
    const noted = readNote(get("note"));
    const sides = { from: readName(get("from")), to: readName(get("to")) };
    const row = toRow(get, all, place);
    whole = { row, parts: [], standing, sides, noted, printed: readNote(get("printed")) };
    byPlace.set(keyOf(place), whole);
  }
  return { program, byPlace };
};

/** Parts in minor units; none where one cannot be read, or they are not the whole. */
const readParts = (
  parts: readonly WrittenPart[],
  { amount, currency }: { amount: number; currency: CurrencyCode | null },
): BroughtPart[] => {
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const read = parts.map(({ text, ...part }) => ({
    ...part,
    amount: readPlainMinor(text, ".", minorDigits(currency)) ?? 0,
  }));
  const is_whole = read.reduce((sum, part) => sum + part.amount, 0) === amount;
  return is_whole && read.every((part) => part.amount !== 0) ? read : [];
};

/** Numbers that one row alone carries tell no movement. */
const leaveLoneMovements = (statements: readonly ParsedStatement[]): void => {
  const counts = new Map<string, number>();
  const rows = statements.flatMap(({ transactions }) => transactions.flatMap(({ brought }) => brought ?? []));
  for (const { transfer } of rows)
    if (transfer !== null && "movement" in transfer)
      counts.set(transfer.movement, (counts.get(transfer.movement) ?? 0) + 1);
  for (const row of rows)
    if (row.transfer !== null && "movement" in row.transfer && counts.get(row.transfer.movement) !== 2)
      row.transfer = null;
};

const BEHIND_NAME = /\s*\([.…x*]*\d{1,4}\)$/i;

/** Programs say what an account is called, some with the end of its number behind, and seldom of what kind it is. */
const nameAccount = (account: ParsedAccount, called: string | null): ParsedAccount => {
  const name = account.name ?? (called?.replace(BEHIND_NAME, "") || null);
  if (name === null) return account;
  return { ...account, name, account_type: account.account_type ?? guessKind(name, isNamedDebt(name)) };
};

/** Whether one row of the export stands for both rows of a movement. */
const isOfBoth = ({ transfer }: Found["row"], place: Place): boolean =>
  transfer !== null && "movement" in transfer && transfer.movement === keyOf(place);

/**
 * A row with what its person wrote. Its text is what the bank printed, else what the program did without their note; whom it was paid to stands
 * beside. What is all of its text is no note.
 */
const withBrought = (
  transaction: ParsedTransaction,
  { row, sides, noted, printed }: Found,
  { parts, called }: { parts: BroughtPart[]; called: string | null },
): ParsedTransaction => {
  const description = printed ?? leaveOutNote(transaction.description, noted);
  const counterparty = transaction.counterparty ?? (printed === null ? null : row.payee);
  const note = row.note === description ? null : row.note;
  const side = transaction.amount < 0 ? sides.from : sides.to;
  const account = isOfBoth(row, transaction.source) ? called : (row.account ?? side ?? called);
  return { ...transaction, description, counterparty, brought: { ...row, note, account, parts } };
};

/** Gives the rows that were read from a table what its person wrote beside them, where a program exported it, whose amounts are known for its own. */
export const addBrought = <T extends Pick<ParsedFile, "statements" | "problems">>(
  read: T,
  rows: readonly TableRow[],
): T => {
  const brought = collect(rows);
  if (brought === null) return read;
  const { program, byPlace } = brought;
  const standingOf = ({ source }: ParsedTransaction) => byPlace.get(keyOf(source))?.standing;
  const statements = read.statements.map((statement) => {
    const transactions = statement.transactions.map((transaction) => {
      const found = byPlace.get(keyOf(transaction.source));
      if (found === undefined) return transaction;
      const parts = readParts(found.parts, transaction);
      return withBrought(transaction, found, { parts, called: statement.account.name ?? null });
    });
    const account = nameAccount(statement.account, transactions[0]?.brought?.account ?? null);
    return settleStatement({ ...statement, account, brought_by: program, transactions }, standingOf);
  });
  leaveLoneMovements(statements);
  pairTransfers(statements);
  const problems = read.problems.filter(({ code }) => code !== "direction_unknown");
  return { ...read, statements, problems };
};
