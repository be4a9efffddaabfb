import type { Doubt } from "../../parsed-file.ts";
import { doubtWhere } from "../../proof/doubts.ts";
import { weighText } from "../../labels/meaning-words.ts";
import type { ColumnUse, SignMode } from "./reading.ts";
import type { PageRow } from "./read-rows.ts";
import type { Candidate } from "./candidate.ts";

const isNamedSide = (use: ColumnUse): boolean => use === "debit" || use === "credit";

/** Every side that has a column has a name over it, too. */
const areSidesNamed = ({ reading, evidence: { sides } }: Candidate): boolean => {
  const used = Object.values(reading.uses).filter(isNamedSide);
  return used.length > 0 && used.every((use) => sides.has(use));
};

/** Names over the columns, headings, or words beside the amounts: somebody said which way each row goes. */
const isSaid = (candidate: Candidate): boolean =>
  candidate.reading.mode === "section" ||
  (candidate.reading.mode === "word" && !candidate.evidence.loneSigns) ||
  areSidesNamed(candidate) ||
  candidate.rows.some(({ movement: { token } }) => token.written.direction !== null);

/** Most rows that say a way must say the other one: single words are said of both. */
const AGAINST = -0.6;

/** Money goes out of an account at least as often as it comes in. */
const mostlyOut = (rows: readonly PageRow[]): boolean =>
  rows.filter(({ amount }) => amount < 0).length * 2 >= rows.length;

/** A plus beside some amounts says which way they go, unless most of them have it: what is bought makes the balance of a card greater. */
const isSigned = ({ rows, evidence: { loneSigns } }: Candidate): boolean =>
  mostlyOut(rows) && (loneSigns || rows.some(({ movement: { token } }) => token.text.includes("+")));

/**
 * Turned about, all signs of rows and balances at once, the rows would lie between the same balances: an asset is told from
 * a debt only by what speaks for it, and where nothing does the direction is unknown.
 */
const isUndirected = (candidate: Candidate): boolean => {
  const { reading, rows, evidence, told } = candidate;
  if (evidence.saidByPerson) return reading.owed !== evidence.owes;
  if (told < 0) return true;
  const vote = voteOf(rows, evidence.texts);
  // Names of sides that only a debt would explain are no word for one; neither these nor the name of a card stand against all rows.
  const isNamed = !reading.owed && (isSaid(candidate) || isSigned(candidate));
  if (told > 0 || evidence.owes || isNamed) return vote < AGAINST;
  // A shop's own account takes purchases in: that words alone make a debt of it is asked.
  if (vote !== 0) return vote < 0 || reading.owed;
  if (evidence.known && !reading.owed) return false;
  if (reading.owed || evidence.mayOwe || !mostlyOut(rows)) return true;
  // That no word names a debt says something only where such words are understood.
  return !evidence.understood;
};

/** Balances or words tell the directions: what is printed at the amounts themselves is another witness. */
const TELLS_SIGNS = new Set<SignMode>(["balance", "word"]);

/** What speaks against the directions of the reading that was chosen; it may not help another one to win. */
export const listMisgivings = (candidate: Candidate): Doubt[] =>
  doubtWhere({
    direction_unknown: isUndirected(candidate),
    mark_disagrees:
      lacksMark(candidate.rows) ||
      turnsPlus(candidate) ||
      candidate.rows.some(turnsLetters) ||
      (TELLS_SIGNS.has(candidate.reading.mode) &&
        (disagreesWithMarks(candidate) || disagreesWithPlaces(candidate.rows))),
  });

const WAYS = { credit: 1, debit: -1 } as const;

/**
 * Of amounts of which some have a mark, one with it, or without it, goes the other way: either mark may be wrong. Only where a debt is
 * stated does a minus stand for what came in.
 */
const disagreesWithMarks = ({ rows, reading }: Candidate): boolean => {
  const ways = (isMarked: (text: string) => boolean): Set<number> =>
    new Set(
      rows.flatMap(({ movement, amount }) => (isMarked(movement.token.text) ? [Math.sign(amount)] : [])),
    );
  const [marked, bare] = [ways((text) => MINUS.test(text)), ways((text) => !MINUS.test(text))];
  const isTurned = !reading.owed && marked.has(1);
  return marked.size > 1 || isTurned || [...marked].some((way) => bare.has(way));
};

/** An amount goes the other way than the letters beside it say. */
const turnsLetters = ({ movement, amount }: PageRow): boolean => {
  const { direction } = movement.token.written;
  return direction !== null && amount !== 0 && Math.sign(amount) !== WAYS[direction];
};

/** Only where a debt is stated does a plus stand for what went out. */
const turnsPlus = ({ rows, reading }: Candidate): boolean =>
  !reading.owed && rows.some(({ movement, amount }) => movement.token.written.plus && amount < 0);

/** The way that a mark beside an amount says, in letters or as a sign; null where there is none. */
const readMark = ({ movement: { token } }: PageRow): 1 | -1 | null => {
  const { direction, plus, negative } = token.written;
  if (direction !== null) return WAYS[direction];
  return plus ? 1 : negative ? -1 : null;
};

const FEW = 1 / 3;

/** Nearly all amounts of one way have its mark, and a few have none. */
const lacksMark = (rows: readonly PageRow[]): boolean =>
  ([1, -1] as const).some((way) => {
    const own = rows.filter(({ amount }) => Math.sign(amount) === way);
    const bare = own.filter((row) => readMark(row) === null).length;
    const marked = own.filter((row) => readMark(row) === way).length;
    return bare > 0 && bare <= own.length * FEW && bare + marked === own.length;
  });

/** The rows whose amounts stand under one another, from the left. */
const listStacks = (rows: readonly PageRow[]): PageRow[][] => {
  const ordered = rows.toSorted((a, b) => a.movement.token.x0 - b.movement.token.x0);
  const stacks: PageRow[][] = [];
  let end = -Infinity;
  for (const row of ordered) {
    const { x0, x1 } = row.movement.token;
    if (x0 > end) stacks.push([]);
    stacks.at(-1)?.push(row);
    end = Math.max(end, x1);
  }
  return stacks;
};

const MOSTLY = 0.75;

/** The way of most of the rows; null where they are mixed. */
const wayOf = (rows: readonly PageRow[]): 1 | -1 | null => {
  const out = rows.filter(({ amount }) => amount < 0).length;
  if (out >= rows.length * MOSTLY) return -1;
  return out <= rows.length * (1 - MOSTLY) ? 1 : null;
};

/** Money in and out stand each under its own, and one amount stands among those of the other way. */
const disagreesWithPlaces = (rows: readonly PageRow[]): boolean => {
  const stacks = listStacks(rows.filter(({ amount }) => amount !== 0)).filter(({ length }) => length > 1);
  const ways = stacks.map(wayOf);
  if (!ways.includes(1) || !ways.includes(-1)) return false;
  return stacks.some(
    (own, at) => ways[at] !== null && own.some(({ amount }) => Math.sign(amount) !== ways[at]),
  );
};

const MINUS = /[-\u2212(]|DR/i;

/** How well the directions fit what the texts say, from -1 to 1. */
export const voteOf = (rows: readonly PageRow[], texts: readonly string[]): number => {
  let votes = 0;
  let said = 0;
  for (const row of rows) {
    const weight = weighText(texts[row.record] ?? "");
    if (weight === 0) continue;
    said += 1;
    votes += weight === Math.sign(row.amount) ? 1 : -1;
  }
  return said === 0 ? 0 : votes / (said + 1);
};
