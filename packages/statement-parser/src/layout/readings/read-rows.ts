import type { WrittenAmount } from "../../values/amount.ts";
import { weighText } from "../../labels/meaning-words.ts";
import type { PageRecord, PlacedAmount } from "../rows/collect-records.ts";
import type { ColumnView } from "./find-columns.ts";
import type { ColumnUse, PageReading } from "./reading.ts";
import { signedBalance, sizeOf } from "../lines/tokens.ts";

/** A row as one reading gives it; `record` is its index among the records. */
export type PageRow = {
  record: number;
  /** The column of the movement. */
  column: number;
  movement: PlacedAmount;
  balanceToken: PlacedAmount | null;
  amount: number;
  balance: number | null;
  unsure: boolean;
};

export type RowsRead = {
  rows: PageRow[];
  /** Records whose amounts the reading cannot place, and those with two movements at once. */
  missed: number;
  twofold: number;
};

/** What a use of the columns makes of a row, whatever its direction. */
type Figures = {
  record: number;
  column: number;
  use: ColumnUse;
  movement: PlacedAmount;
  balanceToken: PlacedAmount | null;
  size: number;
  /** What the row cost on top. */
  fee: number;
};

type Draft = Figures & { balance: number | null; sign: 1 | -1 | 0; unsure: boolean };

export type RowInput = {
  records: readonly PageRecord[];
  texts: readonly string[];
  view: ColumnView;
  exponent: number;
  /** Newest first: the row before in time stands below. */
  reversed: boolean;
  opening: number | null;
  /** The direction that a word of its own names, by record. */
  directions: readonly (1 | -1 | null)[] | null;
};

const MOVES = new Set<ColumnUse>(["amount", "debit", "credit"]);

export type RowFigures = Pick<RowsRead, "missed" | "twofold"> & { figures: readonly Figures[] };

/** What stands in the columns that a reading uses, row by row; it is the same for all ways to tell directions. */
export const readFigures = (
  { records, view, exponent }: Pick<RowInput, "records" | "view" | "exponent">,
  uses: PageReading["uses"],
): RowFigures => {
  const figures: Figures[] = [];
  let missed = 0;
  let twofold = 0;
  for (const [index, record] of records.entries()) {
    const placed = view.place(record).map(({ amount, key }) => ({ amount, key, use: uses[key] ?? null }));
    const moves = placed.filter(({ use }) => MOVES.has(use));
    const sizeAt = (amount: PlacedAmount): number => sizeOf(amount.token, exponent);
    const costs = placed.filter(({ use, amount }) => use === "fee" && sizeAt(amount) > 0);
    const moved = moves.filter(({ amount }) => sizeAt(amount) > 0);
    const real = moved.length > 0 ? moved : costs;
    const balance = placed.findLast(({ use }) => use === "balance")?.amount ?? null;
    const [first] = real;
    if (real.length > 1) twofold += 1;
    if (first === undefined) {
      // Told by its order alone, an amount without another beside it may be a movement as well as a balance.
      const isOpen = view.name.startsWith("order") && balance !== null;
      if (isOpen || placed.some(({ use }) => use === null)) missed += 1;
      continue;
    }
    figures.push({
      record: index,
      column: first.key,
      use: first.use,
      movement: first.amount,
      balanceToken: balance,
      size: moved.length > 0 ? sizeAt(first.amount) : 0,
      fee: costs.reduce((sum, { amount }) => sum + sizeAt(amount), 0),
    });
  }
  return { figures, missed, twofold };
};

const draftRow = (figures: Figures, exponent: number, owed: boolean): Draft => {
  const written = figures.balanceToken?.token.written;
  const balance = written === undefined ? null : signedBalance(written, exponent, owed);
  return { ...figures, balance, sign: 0, unsure: false };
};

/** In a column of money out, a minus is either on all amounts or marks what was taken back. */
const signInColumn = (drafts: readonly Draft[], use: "debit" | "credit"): void => {
  const own = drafts.filter((draft) => draft.use === use);
  const negative = own.filter((draft) => draft.movement.token.written.negative).length;
  const usual = use === "debit" ? -1 : 1;
  const allNegative = use === "debit" && negative * 2 > own.length;
  for (const draft of own)
    draft.sign = draft.movement.token.written.negative && !allNegative ? (usual === 1 ? -1 : 1) : usual;
};

const markedSign = (written: WrittenAmount): 1 | -1 | 0 => {
  if (written.direction !== null) return written.direction === "credit" ? 1 : -1;
  if (written.negative) return -1;
  return written.plus ? 1 : 0;
};

const signByWords = (draft: Draft, text: string): void => {
  const weight = weighText(text);
  draft.sign = weight === 0 ? -1 : weight;
  draft.unsure = true;
};

const signByMark = (draft: Draft, text: string): void => {
  const marked = markedSign(draft.movement.token.written);
  if (marked === 0) signByWords(draft, text);
  else draft.sign = marked;
};

/** What leads from one balance to that of a row, its fee aside; null where that is not its amount. */
const moveBetween = ({ balance, fee, size }: Draft, before: number | null): number | null => {
  const moved = balance === null || before === null ? 0 : balance - before + fee;
  return moved !== 0 && Math.abs(moved) === size ? moved : null;
};

/** What moved by the balance before a row that it prints itself, beside that after it. */
const moveWithin = (draft: Draft, { records, exponent }: RowInput, owed: boolean): number | null => {
  const own = new Set([draft.movement.token, draft.balanceToken?.token]);
  const others = records[draft.record]?.amounts.filter(({ token }) => !own.has(token)) ?? [];
  const moves = others.flatMap(
    ({ token }) => moveBetween(draft, signedBalance(token.written, exponent, owed)) ?? [],
  );
  return moves.length === 1 ? (moves[0] ?? null) : null;
};

/** Amounts of one column end so near to each other. */
const SAME_COLUMN = 7;

/** The direction of a row that no balance tells, by those that are told: of the rows marked and placed as it is all go one way, all others the other. */
const signByAlike = (draft: Draft, told: readonly Draft[]): 1 | -1 | null => {
  const isAlike = ({ movement }: Draft): boolean =>
    markedSign(movement.token.written) === markedSign(draft.movement.token.written) &&
    Math.abs(movement.edge - draft.movement.edge) <= SAME_COLUMN;
  const alike = new Set(told.filter(isAlike).map(({ sign }) => sign));
  const others = new Set(told.filter((other) => !isAlike(other)).map(({ sign }) => sign));
  const [own] = alike;
  const isTold = alike.size === 1 && others.size === 1 && own !== undefined && !others.has(own);
  return isTold && own !== 0 ? own : null;
};

const signByBalance = (drafts: readonly Draft[], input: RowInput, owed: boolean): void => {
  const order = input.reversed ? drafts.toReversed() : drafts;
  let before = input.opening;
  const told = order.filter((draft) => {
    const moved = moveBetween(draft, before) ?? moveWithin(draft, input, owed);
    if (moved !== null) draft.sign = moved > 0 ? 1 : -1;
    if (draft.balance !== null) before = draft.balance;
    return moved !== null;
  });
  for (const draft of order)
    if (draft.sign === 0) {
      const sign = signByAlike(draft, told);
      if (sign === null) signByMark(draft, input.texts[draft.record] ?? "");
      else draft.sign = sign;
    }
};

const signOneSection = (own: readonly Draft[], input: RowInput, owed: boolean): void => {
  const section = input.records[own[0]?.record ?? 0]?.section ?? null;
  const negative = own.filter((draft) => draft.movement.token.written.negative).length;
  const turned = negative * 2 > own.length;
  for (const draft of own) {
    const { written } = draft.movement.token;
    if (written.direction !== null) draft.sign = written.direction === "credit" ? 1 : -1;
    else if (section === null && owed) draft.sign = written.negative || written.plus ? 1 : -1;
    else if (section === null) signByMark(draft, input.texts[draft.record] ?? "");
    else if (written.negative === turned) draft.sign = section;
    else draft.sign = section === 1 ? -1 : 1;
  }
};

/** A section gives its rows their direction; on a card or a loan the rows of none are what is owed, unless marked. */
const signBySection = (drafts: readonly Draft[], input: RowInput, owed: boolean): void => {
  const sections = Map.groupBy(drafts, (draft) => input.records[draft.record]?.sectionLine ?? -1);
  for (const own of sections.values()) signOneSection(own, input, owed);
};

/** Where a card marks every amount, but not the debt itself, a plus adds to the debt. */
const addsToDebt = (drafts: readonly Draft[], { opening }: RowInput): boolean => {
  const written = drafts.map(({ movement }) => movement.token.written);
  return opening !== null && opening < 0 && written.every(({ negative, plus }) => negative || plus);
};

const signAmounts = (drafts: readonly Draft[], input: RowInput, reading: PageReading): void => {
  signInColumn(drafts, "debit");
  signInColumn(drafts, "credit");
  const open = drafts.filter((draft) => draft.use === "amount");
  if (reading.mode === "balance") return signByBalance(open, input, reading.owed);
  if (reading.mode === "section") return signBySection(open, input, reading.owed);
  const plus = addsToDebt(open, input) ? -1 : 1;
  for (const draft of open) {
    const { written } = draft.movement.token;
    if (reading.mode === "word") {
      const direction = input.directions?.[draft.record] ?? null;
      draft.sign = direction ?? (markedSign(written) || -1);
      draft.unsure = direction === null && markedSign(written) === 0;
    } else if (reading.mode === "printed") draft.sign = markedSign(written) === -1 ? -1 : 1;
    else if (written.direction !== null) draft.sign = written.direction === "credit" ? 1 : -1;
    else if (written.plus) draft.sign = plus;
    else draft.sign = written.negative ? 1 : -1;
  }
};

/** The rows of one reading with their signs. */
export const readPageRows = (
  input: RowInput,
  reading: PageReading,
  { figures, missed, twofold }: RowFigures,
): RowsRead => {
  const drafts = figures.map((own) => draftRow(own, input.exponent, reading.owed));
  signAmounts(drafts, input, reading);
  const rows = drafts.map(({ record, column, movement, balanceToken, size, fee, balance, sign, unsure }) => ({
    record,
    column,
    movement,
    balanceToken,
    amount: (sign < 0 ? -size : size) - fee,
    balance,
    unsure,
  }));
  return { rows, missed, twofold };
};
