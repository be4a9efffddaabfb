/** The answers of one context: what counts now (older answers fade) and what was truly answered. */
export type Cell = {
  readonly labels: number[];
  readonly weights: number[];
  /** What each label says in the blend: the logarithm of its weight against that of a label not seen here. */
  readonly voices: number[];
  readonly counts: number[];
  total: number;
  answers: number;
  /** See {@link standing}. */
  standing: number;
};

/** The answers of the contexts of one kind, by context. */
export type Memory = Map<string, Cell>;

/** An answer counts half as much after 23 newer ones of its context: habits change, slips do not. */
const FADE = 0.97;
/** A label that a context has not seen counts like this share of an answer. */
const UNSEEN = 0.05;

const SIZES = [1.5, 2.5, 5.5, 15];
const PURE = 0.95;
const MOSTLY = 0.75;
const SHADES = 3;

/** How many kinds of {@link standing} there are. */
export const STANDINGS = 1 + (SIZES.length + 1) * SHADES;

const judgeStanding = (total: number, most: number): number => {
  let size = 0;
  while (size < SIZES.length && total >= (SIZES[size] ?? 0)) size += 1;
  const share = most / total;
  const shade = share > PURE ? 0 : share > MOSTLY ? 1 : 2;
  return 1 + size * SHADES + shade;
};

/** How much a cell can be relied upon: 0 for none, else by the number of its answers and by how far they agree. */
export const standing = (cell: Cell | undefined): number => cell?.standing ?? 0;

/** Of a standing that is not 0: do the answers agree (0), mostly agree (1) or not (2)? */
export const shadeOf = (standing: number): number => (standing + SHADES - 1) % SHADES;

const addAnswer = (cell: Cell, label: number): void => {
  const { labels, weights, voices, counts } = cell;
  const known = labels.indexOf(label);
  const own = known === -1 ? labels.push(label) - 1 : known;
  counts[own] = (counts[own] ?? 0) + 1;
  let total = 0;
  let most = 0;
  for (let at = 0; at < labels.length; at += 1) {
    const weight = (weights[at] ?? 0) * FADE + (at === own ? 1 : 0);
    weights[at] = weight;
    voices[at] = Math.log(1 + weight / UNSEEN);
    total += weight;
    if (weight > most) most = weight;
  }
  cell.total = total;
  cell.answers += 1;
  cell.standing = judgeStanding(total, most);
};

/** A cell with one answer. */
const makeSingle = (label: number): Cell => {
  const cell = { labels: [], weights: [], voices: [], counts: [], total: 0, answers: 0, standing: 0 };
  addAnswer(cell, label);
  return cell;
};

const singles: Cell[] = [];

/** Remembers an answer of a context, whose cell is handed over if it has one. Most contexts come once: these share a cell for each label. */
export const rememberAnswer = (
  memory: Memory,
  { context, cell }: { context: string; cell: Cell | undefined },
  label: number,
): void => {
  if (cell === undefined) {
    memory.set(context, (singles[label] ??= makeSingle(label)));
    return;
  }
  if (cell.answers > 1) {
    addAnswer(cell, label);
    return;
  }
  const own = makeSingle(cell.labels[0] ?? label);
  addAnswer(own, label);
  memory.set(context, own);
};

/** How often each label was answered, where nothing fades. */
export type Tally = Pick<Cell, "labels" | "counts" | "answers">;

export const tallyAnswer = (tallies: Map<string, Tally>, context: string, label: number): void => {
  const known = tallies.get(context);
  const { labels, counts, answers } = known ?? { labels: [], counts: [], answers: 0 };
  const own = labels.indexOf(label);
  if (own === -1) labels.push(label);
  counts[own === -1 ? labels.length - 1 : own] = own === -1 ? 1 : (counts[own] ?? 0) + 1;
  if (known === undefined) tallies.set(context, { labels, counts, answers: 1 });
  else known.answers = answers + 1;
};

/** How many answers had a label. */
export const countAnswers = (tally: Tally | undefined, label: number): number =>
  tally === undefined ? 0 : (tally.counts[tally.labels.indexOf(label)] ?? 0);

/** Keeps the odds of few answers small. */
const DOUBT = 0.4;

/** The logarithmic odds of a label among the answers of a cell. */
export const weighShare = (cell: Cell | undefined, label: number): number => {
  if (cell === undefined) return 0;
  const weight = cell.weights[cell.labels.indexOf(label)] ?? 0;
  return Math.log((weight + DOUBT) / (cell.total - weight + DOUBT));
};
