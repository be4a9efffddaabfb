/** The answers of one context: what counts now (older answers fade) and what was truly answered. */
export type Cell = {
  readonly labels: number[];
  readonly weights: number[];
  readonly counts: number[];
  total: number;
  answers: number;
};

/** The answers of the contexts of one kind, by context. */
export type Memory = Map<string, Cell>;

/** An answer counts half as much after 23 newer ones of its context: habits change, slips do not. */
const FADE = 0.97;

export const rememberAnswer = (memory: Memory, context: string, label: number): void => {
  let cell = memory.get(context);
  if (cell === undefined) {
    cell = { labels: [], weights: [], counts: [], total: 0, answers: 0 };
    memory.set(context, cell);
  }
  let total = 0;
  for (let at = 0; at < cell.weights.length; at += 1) {
    const weight = (cell.weights[at] ?? 0) * FADE;
    cell.weights[at] = weight;
    total += weight;
  }
  const known = cell.labels.indexOf(label);
  const at = known === -1 ? cell.labels.push(label) - 1 : known;
  cell.weights[at] = (cell.weights[at] ?? 0) + 1;
  cell.counts[at] = (cell.counts[at] ?? 0) + 1;
  cell.total = total + 1;
  cell.answers += 1;
};

/** How many answers of a cell had a label. */
export const countAnswers = (cell: Cell | undefined, label: number): number =>
  cell === undefined ? 0 : (cell.counts[cell.labels.indexOf(label)] ?? 0);

const SIZES = [1.5, 2.5, 5.5, 15];
const PURE = 0.95;
const MOSTLY = 0.75;
const SHADES = 3;

/** How many kinds of {@link standing} there are. */
export const STANDINGS = 1 + (SIZES.length + 1) * SHADES;

/** How much a cell can be relied upon: 0 for none, else by the number of its answers and by how far they agree. */
export const standing = (cell: Cell | undefined): number => {
  if (cell === undefined) return 0;
  let most = 0;
  for (const weight of cell.weights) if (weight > most) most = weight;
  let size = 0;
  while (size < SIZES.length && cell.total >= (SIZES[size] ?? 0)) size += 1;
  const share = most / cell.total;
  const shade = share > PURE ? 0 : share > MOSTLY ? 1 : 2;
  return 1 + size * SHADES + shade;
};

/** Keeps the odds of few answers small. */
const DOUBT = 0.4;

/** The logarithmic odds of a label among the answers of a cell. */
export const weighShare = (cell: Cell | undefined, label: number): number => {
  if (cell === undefined) return 0;
  const weight = cell.weights[cell.labels.indexOf(label)] ?? 0;
  return Math.log((weight + DOUBT) / (cell.total - weight + DOUBT));
};
