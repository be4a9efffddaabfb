import { followBalances } from "./follow-balances.ts";
import type { Cells, Figure } from "./part-columns.ts";
import type { CopiedParts } from "./scan-copied.ts";

/** The rows of a page by their figures: what each moves, the balance behind it, and those before the first and after the last. */
export type Rows = {
  amounts: readonly Figure[];
  balances: readonly Figure[];
  opening: Figure | null;
  closing: Figure | null;
};

const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { value }) => sum + value, 0);

/** Whether balances stand above and below the rows. */
export type Ends = { opening: boolean; closing: boolean };

/** Figures behind the rows that are sums of their amounts, or the last balance once more. */
const isSum = (figure: Figure, amounts: readonly Figure[], steps: readonly number[]): boolean => {
  const sides = [1, -1].map((side) =>
    Math.abs(steps.reduce((sum, step) => (Math.sign(step) === side ? sum + step : sum), 0)),
  );
  return [...sides, Math.abs(sumOf(amounts))].includes(Math.abs(figure.value));
};

/** Rows told by their balances. */
export const readBalanced = (figures: readonly Figure[], opening: number | null): Rows | null => {
  const found = followBalances(figures);
  if (found === null) return null;
  const { balances, amounts, rest } = found;
  const [first, ...others] = balances;
  const last = balances.at(-1);
  if (first === undefined || last === undefined) return null;
  const steps = balances.slice(1).map(({ value }, at) => value - (balances[at]?.value ?? 0));
  const closing = rest.find((figure) => figure.value === last.value) ?? null;
  const left = rest.filter((figure) => figure !== closing && !isSum(figure, amounts, steps));
  // The first row's own amount leads from the opening balance that is printed elsewhere.
  const leads = ({ value }: Figure): boolean =>
    opening === null ? left.length === 1 : Math.abs(first.value - opening) === Math.abs(value);
  const own = left.find(leads);
  if (own === undefined) return { amounts, balances: others, opening: first, closing };
  // From the newest row to the oldest each amount leads to the next balance, and the last one to none.
  const isLast = amounts.every((amount) => figures.indexOf(amount) < figures.indexOf(own));
  return { amounts: isLast ? [...amounts, own] : [own, ...amounts], balances, opening: null, closing };
};

const FIGURES_MIN = 2;

/** Rows of amounts alone: as many as there are days, besides the balances that the labels name. */
export const readAlone = (figures: readonly Figure[], labels: Ends, days: number): Rows | null => {
  const over = figures.length - days;
  const ends = Number(labels.opening) + Number(labels.closing);
  if (figures.length < FIGURES_MIN || over < 0 || over > ends || (over === 1 && ends === 2)) return null;
  const [opens, closes] = [over > 0 && labels.opening, over > 0 && labels.closing];
  return {
    amounts: figures.slice(opens ? 1 : 0, closes ? -1 : undefined),
    balances: [],
    opening: opens ? (figures[0] ?? null) : null,
    closing: closes ? (figures.at(-1) ?? null) : null,
  };
};

const cut = <Item>(items: readonly Item[], before: number, behind: number): readonly Item[] =>
  items.slice(before, items.length - behind);

/** A column without the lines of the balances above and below the rows; null where it is not as long. */
export const fitColumn = <Item>(
  items: readonly Item[],
  count: number,
  ends: Ends,
): readonly Item[] | null => {
  const over = items.length - count;
  if (over === 0) return items;
  if (over === 2 && ends.opening && ends.closing) return cut(items, 1, 1);
  if (over !== 1 || ends.opening === ends.closing) return null;
  return ends.opening ? cut(items, 1, 0) : cut(items, 0, 1);
};

const COLUMNS_MAX = 2;

/** The days of the rows, of one column or of two. */
export const findDays = (
  cells: readonly Cells[],
  count: number,
  ends: Ends,
): (readonly CopiedParts[])[] | null => {
  const own = cells.filter(({ kind }) => kind === "day");
  const all = own.flatMap(({ lines }) => lines);
  const whole = fitColumn(all, count, ends);
  if (whole !== null) return [whole];
  const turns = [0, 1].map((turn) => all.filter((_, at) => at % 2 === turn));
  if (own.every(({ lines }) => lines.length === 2) && turns.every((column) => column.length === count))
    return turns;
  // Columns by turns are likelier than one whole column after the other: cells of rows stand by turns too.
  const pairs = [
    [own.filter((_, at) => at % 2 === 0), own.filter((_, at) => at % 2 === 1)],
    ...own.map((_, at) => [own.slice(0, at + 1), own.slice(at + 1)]),
  ];
  for (const pair of pairs) {
    const columns = pair.map((column) =>
      fitColumn(
        column.flatMap(({ lines }) => lines),
        count,
        ends,
      ),
    );
    const [one, other] = columns;
    if (one != null && other != null) return [one, other];
  }
  // Days of the head of a page are columns of their own.
  const fitting = own.map(({ lines }) => fitColumn(lines, count, ends)).filter((column) => column !== null);
  return fitting.length > 0 && fitting.length <= COLUMNS_MAX ? fitting : null;
};
