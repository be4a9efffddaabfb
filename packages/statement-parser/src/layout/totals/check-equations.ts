import { sizeOf } from "../lines/tokens.ts";
import type { TotalsInput } from "./find-totals.ts";

const ALIGNED = 4;
const ROWS_MIN = 4;
const SHARE = 0.75;
/** More columns of amounts than these belong to no row. */
const COLUMNS_MAX = 5;

type Three = { a: number; b: number; c: number };
/** How three figures may lead to each other, each 0 where they do. */
const FORMS: readonly ((three: Three) => number)[] = [
  ({ a, b, c }) => a - b - c,
  ({ a, b, c }) => a - b + c,
  ({ a, b, c }) => a + b - c,
];

/** The figures of each row by their columns, without its balance; money out is negative where a minus says so. */
const listFigures = ({ candidate: { rows }, records, exponent }: TotalsInput): Map<number, number>[] => {
  const edges: number[] = [];
  return rows.map(({ record, balanceToken }) => {
    const figures = new Map<number, number>();
    for (const amount of records[record]?.amounts ?? []) {
      if (amount === balanceToken) continue;
      const known = edges.find((edge) => Math.abs(edge - amount.edge) <= ALIGNED);
      if (known === undefined) edges.push(amount.edge);
      const size = sizeOf(amount.token, exponent);
      figures.set(known ?? amount.edge, amount.token.written.negative ? -size : size);
    }
    return figures;
  });
};

/**
 * Of three columns one is the sum or the difference of the others in nearly all rows, as of an amount, what it cost and what is left:
 * where it is not in one of them, a figure was read or printed wrong.
 */
export const isEquationBroken = (input: TotalsInput): boolean => {
  const rows = listFigures(input);
  const edges = [...new Set(rows.flatMap((figures) => [...figures.keys()]))];
  if (edges.length < 3 || edges.length > COLUMNS_MAX) return false;
  return edges.some((whole) =>
    edges.some((one, first) =>
      edges.slice(first + 1).some((other) => {
        if (one === whole || other === whole) return false;
        const filled = rows.flatMap((figures) => {
          const [a, b, c] = [whole, one, other].map((edge) => figures.get(edge));
          return a === undefined || b === undefined || c === undefined ? [] : [{ a, b, c }];
        });
        return FORMS.some((form) => {
          const held = filled.filter((figures) => form(figures) === 0);
          // Where nothing is ever added, a figure is but printed twice.
          const isAdded = held.some(({ a, b, c }) => a !== 0 && b !== 0 && c !== 0);
          const isMost = held.length >= Math.max(ROWS_MIN, filled.length * SHARE);
          return isAdded && isMost && held.length < filled.length;
        });
      }),
    ),
  );
};
