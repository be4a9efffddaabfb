import {
  isOwedName,
  isThanked,
  readBillSide,
  readOwedBalance,
  readOwedSide,
} from "../../labels/bill-words.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import type { FactKind } from "../../labels/fact-words.ts";
import { listDateNames } from "../headers/date-names.ts";
import { rememberLines } from "../lines/remember-lines.ts";
import { amountsOf, datesOf, sizeOf, wordsBefore } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

/** A figure of a box with the words that name it. */
type Figure = { token: AmountToken; line: number; label: string; size: number };

/** The first and the last balance that the box of a bill leads between. */
export type BillBox = { opening: Figure; closing: Figure };

/** Lines without a figure that may stand between two of one box. */
const GAP_MAX = 3;
/** Figures of a box: two balances, what was paid and bought, and a few costs. */
const FIGURES_MAX = 9;
const FIGURES_MIN = 4;
const DIGITS = 3;
const DAY_FROM_MAX = 1;

const labelOf = (lines: readonly ScannedLine[], at: number, token: AmountToken): string => {
  const scanned = lines[at];
  if (scanned === undefined) return "";
  const beside = wordsBefore(scanned, token);
  if (hasLetters(beside, 3)) return beside;
  const above = lines[at - 1];
  if (above === undefined || above.tokens.length > 0 || above.line.page !== scanned.line.page) return beside;
  return above.line.cells.find(({ box }) => box[0] < token.x1 && box[2] > token.x0)?.text ?? beside;
};

/** The figures of a line that begins with no day; those behind a day that follows a figure are of a row beside the box. */
const listNamed = (scanned: ScannedLine): AmountToken[] => {
  const amounts = amountsOf(scanned);
  const days = datesOf(scanned);
  if (days.some(({ from }) => from <= DAY_FROM_MAX)) return [];
  const end = days.find((day) => amounts.some(({ to }) => to < day.from))?.from ?? Infinity;
  return amounts.filter(({ to }) => to < end);
};

/** The named figures outside of the rows, in boxes of lines that follow one another. */
const listBoxes = (lines: readonly ScannedLine[]): Figure[][] => {
  const boxes: Figure[][] = [[]];
  let last = 0;
  for (const [at, scanned] of lines.entries()) {
    const amounts = listNamed(scanned);
    const [before] = boxes.at(-1) ?? [];
    const isOther = lines[before?.line ?? at]?.line.page !== scanned.line.page;
    if (amounts.length > 0 && (at - last > GAP_MAX || isOther)) boxes.push([]);
    if (amounts.length > 0) last = at;
    for (const token of amounts) {
      const size = sizeOf(token, DIGITS);
      boxes.at(-1)?.push({ token, line: at, label: labelOf(lines, at, token), size });
    }
  }
  return boxes.filter(({ length }) => length >= FIGURES_MIN);
};

/** A mark beside a balance says whose money it is. */
const isMarked = ({ token: { written } }: Figure): boolean => written.negative || written.direction !== null;

const BALANCES = new Set<FactKind | null>(["opening", "closing", "balance"]);
const isBalance = ({ label }: Figure): boolean => BALANCES.has(readFactWords(label));

/** What is called the last balance is none to begin with, nor what is called the first one to end with. */
const isNamedBackwards = (first: Figure, last: Figure): boolean =>
  readFactWords(first.label) === "closing" || readFactWords(last.label) === "opening";

/** Whether a run of figures leads from the first to the last by adding what was bought and taking away what was paid. */
const leadsUp = (run: readonly Figure[]): boolean => {
  const [opening, ...rest] = run;
  const closing = rest.at(-1);
  const between = rest.slice(0, -1);
  if (opening === undefined || closing === undefined || isNamedBackwards(opening, closing)) return false;
  // Sums of days lead from row to row by chance; what only says its side counts between balances that are called so.
  const isBare = [opening, closing].every((figure) => !isMarked(figure) && isBalance(figure));
  const moved = between
    .filter(({ size }) => size > 0)
    .map(({ label, size }) => ({ side: readBillSide(label) ?? (isBare ? readOwedSide(label) : null), size }));
  const [paid, bought] = [-1, 1].map((way) => moved.some(({ side }) => side === way));
  if (paid !== true || bought !== true || moved.some(({ side }) => side === null)) return false;
  const sum = moved.reduce((total, { side, size }) => total + Math.sign(side ?? 0) * size, 0);
  return sum !== 0 && opening.size + sum === closing.size;
};

/** The runs of figures that may be a box, as they follow one another. */
const listRuns = (figures: readonly Figure[]): Figure[][] =>
  figures.flatMap((_, from) =>
    Array.from({ length: FIGURES_MAX - FIGURES_MIN + 1 }, (_, more) => from + FIGURES_MIN + more)
      .filter((to) => to <= figures.length)
      .map((to) => figures.slice(from, to)),
  );

/**
 * The box that leads from what was owed to what is owed, whatever it calls them: payments make it smaller and purchases
 * greater, so that the account is a debt. An account of the holder's own grows by what is paid in.
 */
export const findBillBox = rememberLines((lines): BillBox | null => {
  const run = listBoxes(lines).flatMap(listRuns).find(leadsUp);
  const [opening, closing] = [run?.[0], run?.at(-1)];
  return opening === undefined || closing === undefined ? null : { opening, closing };
});

/** Rows that thank for a payment, in one breath: a note of its own, `thanks!`, is a friend's. */
const thanks = ({ line, tokens }: ScannedLine): boolean =>
  tokens.some(({ kind }) => kind === "amount") && line.cells.some(({ text }) => isThanked(text));

/** A balance that is called what is owed, over its column or beside its figure; amid dated rows, what was owed at first or at last. */
const namesOwed = (scanned: ScannedLine): boolean =>
  scanned.line.cells.some(({ text }) =>
    datesOf(scanned).length === 0
      ? isOwedName(text)
      : amountsOf(scanned).length === 1 && ENDS.has(readOwedBalance(text)),
  );

const ENDS = new Set<ReturnType<typeof readOwedBalance>>(["opening", "closing"]);

/** Rows have the day of a purchase, or another day beside that of its booking, and none of its value: what is paid on a loan has one. */
const namesPurchases = (lines: readonly ScannedLine[]): boolean => {
  const roles = new Set(listDateNames(lines).map(({ role }) => role));
  const isBooked = roles.has("booking_date") || roles.has("settlement_date");
  if (roles.has("purchase_date")) return true;
  return isBooked && !roles.has("value_date") && (roles.has("transaction_date") || roles.has("date"));
};

/** What the figures and rows of an account tell of its being a debt, where no word says what kind it is; null where nothing does. */
export const tellDebt = rememberLines((lines): "credit_card" | "loan" | null => {
  if (findBillBox(lines) !== null || lines.some(thanks)) return "credit_card";
  if (!lines.some(namesOwed)) return null;
  return namesPurchases(lines) ? "credit_card" : "loan";
});
