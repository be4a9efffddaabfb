import type { MoneyRole } from "../headers/header-lines.ts";
import type { ColumnView } from "./find-columns.ts";

/** What a column of amounts is taken for; one that is left out holds nothing that moves the account. */
export type ColumnUse = "amount" | "debit" | "credit" | "balance" | "fee" | null;

/** How the direction of an amount without its own column is told. */
export type SignMode = "printed" | "card" | "balance" | "section" | "word";

/** One way to read the rows. */
export type PageReading = {
  view: ColumnView["name"];
  uses: Readonly<Record<number, ColumnUse>>;
  mode: SignMode;
  /** Balances without a mark are money owed. */
  owed: boolean;
};

const fits = (use: ColumnUse, named: MoneyRole | null): number => {
  if (named === null) return 0;
  if (named === "original") return use === null ? 1 : -1;
  if (named === "fee") return use === null || use === "fee" ? 1 : -1;
  return use === named ? 1 : -1;
};

/** What a name that stands exactly over its column rules out. */
const isRuledOut = (use: ColumnUse, { named, sure }: ColumnView["columns"][number]): boolean => {
  if (!sure || named === null || use === null) return false;
  // A last column called amount may hold the balance.
  if (use === "balance") return named === "debit" || named === "credit";
  if (named === "balance") return true;
  return (named === "debit" && use === "credit") || (named === "credit" && use === "debit");
};

export type Assignment = { uses: Record<number, ColumnUse>; agreement: number };

const chooseMoves = (keys: readonly number[]): Record<number, ColumnUse>[] => {
  const moves: Record<number, ColumnUse>[] = [];
  for (const first of keys) {
    moves.push({ [first]: "amount" });
    moves.push({ [first]: "debit" }, { [first]: "credit" });
    for (const second of keys)
      if (second > first)
        moves.push({ [first]: "debit", [second]: "credit" }, { [first]: "credit", [second]: "debit" });
  }
  return moves;
};

const ASSIGNMENTS_MAX = 60;

const agree = (view: ColumnView, uses: Readonly<Record<number, ColumnUse>>, rows: number): number => {
  const lastKey = view.columns.at(-1)?.key;
  let agreement = 0;
  for (const { key, named, count } of view.columns) {
    const use = uses[key] ?? null;
    agreement += fits(use, named);
    if (named !== null) continue;
    if (use === null) agreement -= (0.5 * count) / Math.max(1, rows);
    if (use === "balance") agreement += key === lastKey ? 0.2 : -0.4;
    if (use === "debit" || use === "credit") agreement -= 0.15;
  }
  return agreement;
};

/** A column named as one of costs may hold what is already in the amount, or what comes on top of it. */
const withCosts = (
  { columns }: ColumnView,
  uses: Readonly<Record<number, ColumnUse>>,
): Record<number, ColumnUse>[] => {
  const costs = columns.filter(({ key, named }) => named === "fee" && (uses[key] ?? null) === null);
  if (costs.length === 0) return [{ ...uses }];
  return [{ ...uses }, { ...uses, ...Object.fromEntries(costs.map(({ key }) => [key, "fee"])) }];
};

/** The uses of the columns that make sense, those that agree with the names over them first. */
export const listAssignments = (view: ColumnView, rows: number): Assignment[] => {
  const keys = view.columns.map((column) => column.key);
  const all = [null, ...keys].flatMap((balance) =>
    chooseMoves(keys.filter((key) => key !== balance)).flatMap((moves) =>
      withCosts(view, balance === null ? moves : { ...moves, [balance]: "balance" }),
    ),
  );
  // The place among the amounts of a row does not tell its side.
  const isTold = (uses: Assignment["uses"]): boolean => {
    const used = Object.values(uses);
    return !view.name.startsWith("order") || !used.includes("debit") || !used.includes("credit");
  };
  const found = all
    .filter(isTold)
    .filter((uses) => !view.columns.some((column) => isRuledOut(uses[column.key] ?? null, column)))
    .map((uses) => ({ uses, agreement: agree(view, uses, rows) }));
  return found.toSorted((a, b) => b.agreement - a.agreement).slice(0, ASSIGNMENTS_MAX);
};

export const modesOf = (uses: Readonly<Record<number, ColumnUse>>): SignMode[] =>
  Object.values(uses).includes("amount") ? ["word", "printed", "card", "section", "balance"] : ["printed"];
