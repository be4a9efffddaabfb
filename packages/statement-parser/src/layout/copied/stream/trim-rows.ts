import type { StreamRow } from "./find-stream-rows.ts";
import type { Stream } from "./read-stream.ts";

/** So many lines above and below the rows may look like them. */
const TRIMMED_MAX = 3;
const ROWS_MIN = 2;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A figure as it is signed; `paid` where a word or letter says that it was paid in. */
export type Signed = { value: number; paid: boolean };

/** Whether two figures of no row are the balances at both ends of the rows, or the sums of both their sides. */
export const areBound = (amounts: readonly Signed[], others: readonly number[]): boolean => {
  const [moved, all] = [
    sum(amounts.map(({ value }) => value)),
    sum(amounts.map(({ value }) => Math.abs(value))),
  ];
  // On a bill what is paid is marked, and what is bought is not.
  const billed = sum(amounts.map(({ value, paid }) => (paid ? -value : value)));
  const values = new Set(others);
  const sizes = new Set(others.map(Math.abs));
  const leads = (value: number, step: number): boolean =>
    step !== 0 && (values.has(value + step) || sizes.has(Math.abs(value) + step));
  return others.some(
    (value) =>
      leads(value, moved) ||
      leads(value, billed) ||
      (Math.abs(value) < all && sizes.has(all - Math.abs(value)) && Math.abs(value) * 2 !== all),
  );
};

const PAID = /CR\.?$|^CR/i;

const isAgreed = ({ tokens }: Stream, rows: readonly StreamRow[]): boolean => {
  const taken = new Set(rows.flatMap(({ money }) => money));
  const others = tokens.flatMap((token) => (token.date || taken.has(token) ? [] : token.value));
  return [0, -1].some((place) =>
    areBound(
      rows.flatMap(({ money }) => {
        const own = money.at(place);
        return own === undefined ? [] : { value: own.value, paid: PAID.test(own.text) };
      }),
      others,
    ),
  );
};

/** The rows without some above and below, and with some of those that follow, fewest changes first. */
const listTrimmed = (rows: readonly StreamRow[], more: readonly StreamRow[]): StreamRow[][] => {
  const all = [...rows, ...more];
  const ways = Array.from({ length: TRIMMED_MAX + 1 }, (_, front) =>
    Array.from({ length: TRIMMED_MAX + more.length + 1 }, (_own, at) => ({
      front,
      behind: at - TRIMMED_MAX,
    })),
  );
  return ways
    .flat()
    .toSorted((a, b) => a.front + Math.abs(a.behind) - b.front - Math.abs(b.behind))
    .map(({ front, behind }) => all.slice(front, Math.max(0, rows.length + behind)))
    .filter(({ length }) => length >= ROWS_MIN);
};

/**
 * The rows with which the printed balances or sums agree: without some above and below them that only look like rows, or
 * with some that stand farther behind the last day; null where nothing agrees.
 */
export const trimRows = (
  stream: Stream,
  rows: readonly StreamRow[],
  more: readonly StreamRow[],
): StreamRow[] | null => listTrimmed(rows, more).find((own) => isAgreed(stream, own)) ?? null;
