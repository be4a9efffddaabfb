import { weighText } from "../labels/meaning-words.ts";
import type { Doubt, PrintedFacts, ProofCheck } from "../parsed-file.ts";
import { runsWithTime } from "./chain.ts";
import type { Chain } from "./chain.ts";
import { doubtWhere } from "./doubts.ts";
import { listSections } from "./list-sections.ts";
import { sumRows } from "./proof-row.ts";
import type { ProofRow } from "./proof-row.ts";

export const countMarked = (marks: Uint8Array): number => {
  let count = 0;
  for (const mark of marks) count += mark;
  return count;
};

/**
 * By index 1 for each row that the printed balances bind. The first row with a balance counts as bound where another follows from
 * it, though only an opening balance would show its amount; not in an order against time. Rows of a day put in an order of
 * our own are bound only between balances of its neighbours: without them a doubled row can hide in a circle.
 */
export const markChain = (rows: readonly ProofRow[], chain: Chain, facts: PrintedFacts): Uint8Array => {
  const marks = new Uint8Array(rows.length);
  const { first, last } = chain.shuffled;
  const from = facts.opening === null ? first : 0;
  const to = facts.closing === null ? rows.length - last : rows.length;
  for (let at = from; at < Math.min(to, chain.order.length); at += 1)
    if (chain.bound[at] === 1) marks[chain.order[at] ?? 0] = 1;
  const start = chain.reach?.from ?? -1;
  if (start >= from && start < to && chain.bound[start + 1] === 1)
    marks[chain.order[start] ?? 0] = runsWithTime(chain) ? 1 : 0;
  return marks;
};

/** Index of the first row in time where nothing printed before it shows its amount, only the balance after it; else null. */
const findOpenStart = (rows: readonly ProofRow[], chain: Chain, facts: PrintedFacts): number | null => {
  const at = chain.reach?.from ?? -1;
  const isOpen = facts.opening === null && at === 0 && chain.bound[at] !== 1 && rows.length > 1;
  return isOpen ? (chain.order[at] ?? null) : null;
};

/** How many rows a running balance binds: not the first, where no balance is printed before it. */
export const countRunning = (rows: readonly ProofRow[], chain: Chain, facts: PrintedFacts): number => {
  const marks = markChain(rows, chain, facts);
  const start = findOpenStart(rows, chain, facts);
  return countMarked(marks) - (start === null ? 0 : (marks[start] ?? 0));
};

/** The first row is bound by nothing, and its words speak against its direction. */
const isStartDoubted = (rows: readonly ProofRow[], chain: Chain, facts: PrintedFacts): boolean => {
  const row = rows[findOpenStart(rows, chain, facts) ?? -1];
  return row !== undefined && weighText(row.description) * row.amount < 0;
};

export const holdsSum = (checks: readonly ProofCheck[]): boolean =>
  checks.some((check) => check.name === "opening+sum=closing" && check.holds);

/** Rows bound by any fact; each is taken to hold. */
const markBound = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  { checks, chain }: { checks: readonly ProofCheck[]; chain: Chain },
): Uint8Array => {
  const marks = markChain(rows, chain, facts);
  if (holdsSum(checks)) return marks.fill(1);
  const totalled = typeof facts.credits === "number" || typeof facts.debits === "number";
  if (!totalled && facts.sections === undefined) return marks;
  const inSections = new Set(listSections(rows, facts).flatMap(({ inside }) => inside));
  for (const [index, row] of rows.entries()) {
    const total = row.amount > 0 ? facts.credits : facts.debits;
    if (typeof total === "number" || inSections.has(row)) marks[index] = 1;
  }
  return marks;
};

/** Two guessed directions of one amount could be exchanged without any sum telling. */
const couldExchange = (rows: readonly ProofRow[]): boolean => {
  const amounts = new Set(rows.map((row) => row.amount));
  return rows.some((row) => amounts.has(-row.amount));
};

/** Rows of one day that come back to a balance, or have but one amount, follow in more than one order. */
const couldReorder = (rows: readonly ProofRow[]): boolean => {
  if (rows.some((row) => row.date !== rows[0]?.date)) return false;
  const balances = rows.flatMap((row) => row.balance ?? []);
  return new Set(balances).size < balances.length || rows.every((row) => row.amount === rows[0]?.amount);
};

/** Whether the facts could hold as well in another order, or with all signs turned round where a sum is zero. */
const couldTurnRound = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  checks: readonly ProofCheck[],
): boolean => {
  const between = facts.opening !== null && facts.closing !== null;
  if (checks.some((check) => check.name === "running_balance")) return !between && couldReorder(rows);
  const sided = typeof facts.credits === "number" || typeof facts.debits === "number";
  // A sum of the rows turns round with them; two balances do not.
  return facts.signs_guessed === true && (sumRows(rows) === 0 || (!between && !sided));
};

type Found = { checks: readonly ProofCheck[]; chain: Chain };

/** Rows whose direction is a guess that no fact confirms. */
const countGuessed = (rows: readonly ProofRow[], facts: PrintedFacts, { checks }: Found): number => {
  const { unsure = 0 } = facts;
  if (couldTurnRound(rows, facts, checks)) return rows.length;
  if (unsure === 0 || !holdsSum(checks)) return unsure;
  const running = checks.some((check) => check.name === "running_balance" && check.rows === rows.length);
  return running || unsure === 1 || !couldExchange(rows) ? 0 : unsure;
};

/** Whether a balance printed after each row is what the rows give. */
const runsThrough = (rows: readonly ProofRow[], facts: PrintedFacts, { checks, chain }: Found): boolean =>
  checks.some(({ name }) => name === "running_balance") &&
  countMarked(markChain(rows, chain, facts)) >= rows.length;

/** Rows that come to zero can be doubled, turned round or missing together: a sum alone does not bind them. */
const isSumOfNothing = (rows: readonly ProofRow[], facts: PrintedFacts, found: Found): boolean =>
  rows.length > 0 &&
  sumRows(rows) === 0 &&
  typeof facts.count !== "number" &&
  typeof facts.credit_count !== "number" &&
  typeof facts.debit_count !== "number" &&
  typeof facts.credits !== "number" &&
  typeof facts.debits !== "number" &&
  !found.checks.some(({ name }) => name === "running_balance" || name === "carried_forward");

/**
 * The first row alone has no balance and is the whole balance on which the second one goes on: it may be that balance itself, of
 * a name that was not understood.
 */
const isStartBalance = (rows: readonly ProofRow[], chain: Chain, facts: PrintedFacts): boolean => {
  const [first, second] = chain.order.slice(0, 2).map((index) => rows[index]);
  return (
    first !== undefined &&
    second !== undefined &&
    (facts.opening === null || facts.opening === 0) &&
    first.balance === null &&
    second.balance !== null &&
    second.balance - second.amount === first.amount &&
    rows.length > 2 &&
    rows.every((row) => row === first || row.balance !== null)
  );
};

/** No row was read, and none is missing between two balances: their number is said to be none, or both sums to be nothing. */
const isSaidIdle = (rows: readonly ProofRow[], { count, credits, debits }: PrintedFacts): boolean =>
  rows.length === 0 && (count === 0 || (credits === 0 && debits === 0));

/** How many rows are bound by facts that all hold, and why they are not all proved by them. */
export const findUnbound = (
  rows: readonly ProofRow[],
  facts: PrintedFacts,
  found: Found,
): { bound: number; doubts: Doubt[] } => {
  const bound = countMarked(markBound(rows, facts, found));
  if (isSaidIdle(rows, facts) && holdsSum(found.checks)) return { bound, doubts: [] };
  if (bound === 0) return { bound, doubts: doubtWhere({ nothing_printed: true }) };
  const guessed = countGuessed(rows, facts, found) > 0;
  const doubts = doubtWhere({
    rows_unbound: bound < rows.length || isStartBalance(rows, found.chain, facts),
    direction_guessed: guessed,
    first_row_open: isStartDoubted(rows, found.chain, facts),
    sum_of_nothing: isSumOfNothing(rows, facts, found),
    amounts_rounded: facts.rounded !== undefined && !runsThrough(rows, facts, found),
  });
  return { bound, doubts };
};
