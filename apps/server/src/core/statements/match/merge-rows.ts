import { daysBetween } from "@passbook/contract/values";
import type { LedgerRow, Witness } from "./ledger-row.ts";
import { compareTexts, isReworded } from "./likeness.ts";

/** A row of the statement at hand that no stored transaction says in the same words. */
export type OpenRow = Pick<
  LedgerRow,
  | "booked_on"
  | "value_on"
  | "amount"
  | "currency"
  | "description"
  | "counterparty"
  | "reference"
  | "balance_after"
  | "status"
  | "added"
> & { readonly index: number };

/** The statement at hand beside those that are there. */
export type Merging = {
  readonly self: Pick<Witness, "format" | "verdict" | "from" | "to" | "is_export">;
  readonly open: readonly OpenRow[];
  readonly free: readonly LedgerRow[];
  readonly witnesses: Iterable<Witness>;
  /** How many rows the statement and a witness say in the same words. */
  readonly countSame: (witness: Witness) => number;
  /** Statements whose place this one takes: whatever words it uses, it names their movements. */
  readonly replaces: ReadonlySet<string>;
};

type Pair = { readonly open: OpenRow; readonly row: LedgerRow };

const LEAST_EVIDENCE = 3;
const LEAST_SHARE = 0.8;
const MOST_SHIFT_DAYS = 3;
const ALIKE = 0.5;
/** Beyond this many equal amounts on a day their order tells as much as their texts. */
const MOST_COMPARED = 20;

/**
 * Finds the transactions behind rows that another statement says in other words: two statements that both cover a day name the same
 * movements of it, so equal amounts of one day are one movement, whatever the texts. Among several the balance decides, then the
 * likeness of the texts, then their order. Files of one format are taken to use the same words unless most of the overlap shows otherwise:
 * that the amounts agree is not enough, since rows taken for others are lost without a word, and rows too many are seen.
 */
export const mergeRows = ({
  self,
  open,
  free,
  witnesses,
  countSame,
  replaces,
}: Merging): Map<number, LedgerRow> => {
  const merged = new Map<number, LedgerRow>();
  const taken = new Set<string>();
  const accept = ({ open: { index }, row }: Pair): void => {
    merged.set(index, row);
    taken.add(row.id);
  };
  for (const witness of toLongestFirst(self, witnesses)) {
    const from = self.from > witness.from ? self.from : witness.from;
    const to = self.to < witness.to ? self.to : witness.to;
    const isCommon = ({ booked_on }: { booked_on: string }): boolean => booked_on >= from && booked_on <= to;
    const listOurs = () => open.filter((row) => !merged.has(row.index) && isCommon(row));
    const listTheirs = () =>
      free.filter((row) => !taken.has(row.id) && row.printed_in.includes(witness.id) && isCommon(row));
    const [ours, theirs] = [listOurs(), listTheirs()];
    if (ours.length === 0 || theirs.length === 0) continue;
    const pairs = pairWithinDays(ours, theirs);
    const same = countSame(witness);
    const is_proved = isProved(self, witness);
    const share = pairs.length / Math.min(ours.length, theirs.length);
    const other_words =
      pairs.length >= LEAST_EVIDENCE &&
      share >= LEAST_SHARE &&
      same * 2 < pairs.length &&
      (is_proved || pairs.filter(isOneRow).length * 2 >= pairs.length);
    const differs = self.format !== witness.format || other_words || replaces.has(witness.id);
    const isSame = (pair: Pair): boolean =>
      differs || hasSameBalance(pair) || (self.is_export === true && isNoted(pair));
    for (const pair of pairs) if (isSame(pair)) accept(pair);
    if (differs && pairs.length + same >= LEAST_EVIDENCE)
      for (const pair of pairNearby(listOurs(), listTheirs(), is_proved ? 0 : ALIKE)) accept(pair);
  }
  return merged;
};

const toLongestFirst = (self: Merging["self"], witnesses: Iterable<Witness>): Witness[] => {
  const toOverlap = ({ from, to }: Witness): number =>
    daysBetween(self.from > from ? self.from : from, self.to < to ? self.to : to);
  return [...witnesses]
    .filter((witness) => witness.from <= self.to && witness.to >= self.from)
    .toSorted((a, b) => toOverlap(b) - toOverlap(a) || (a.id < b.id ? -1 : 1));
};

const hasSameBalance = ({ open, row }: Pair): boolean =>
  open.balance_after !== null && open.balance_after === row.balance_after;

/** Programs print what their person noted behind the text of a row, and each person notes other things in each program. */
const isNoted = ({ open, row }: Pair): boolean => {
  const [short = "", long = ""] = [open.description, row.description]
    .map((text) => text.toLowerCase())
    .toSorted((one, other) => one.length - other.length);
  return short !== "" && (long === short || long.startsWith(`${short} `));
};

/** The same movement by more than its day and amount. */
const isOneRow = ({ open, row }: Pair): boolean =>
  isReworded(open.description, row.description) ||
  (open.reference !== null && open.reference === row.reference) ||
  hasSameBalance({ open, row });

const scorePair = (pair: Pair): number =>
  (hasSameBalance(pair) ? 2 : 0) + compareTexts(pair.open.description, pair.row.description);

const toAmountKey = ({ amount, currency }: Pick<LedgerRow, "amount" | "currency">): string =>
  `${String(amount)} ${currency}`;

const pairWithinDays = (ours: readonly OpenRow[], theirs: readonly LedgerRow[]): Pair[] => {
  const toKey = (row: OpenRow | LedgerRow): string => `${row.booked_on} ${toAmountKey(row)}`;
  const byKey = Map.groupBy(theirs, toKey);
  return [...Map.groupBy(ours, toKey)].flatMap(([key, some]) => pairBest(some, byKey.get(key) ?? []));
};

const pairBest = (ours: readonly OpenRow[], theirs: readonly LedgerRow[]): Pair[] => {
  if (ours.length > MOST_COMPARED || theirs.length > MOST_COMPARED)
    return ours.flatMap((open, index) => toPair(open, theirs[index]));
  const all = ours.flatMap((open) => theirs.map((row) => ({ open, row })));
  return takeGreedily(all.map((pair) => ({ ...pair, score: scorePair(pair) })));
};

const toPair = (open: OpenRow, row: LedgerRow | undefined): Pair[] =>
  row === undefined ? [] : [{ open, row }];

/** The best pairs first; each row is in one of them at most. */
export const takeGreedily = <P extends Pair & { readonly score: number }>(pairs: readonly P[]): P[] => {
  const ours = new Set<number>();
  const theirs = new Set<string>();
  return pairs
    .toSorted((a, b) => b.score - a.score)
    .filter(({ open, row }) => {
      if (ours.has(open.index) || theirs.has(row.id)) return false;
      ours.add(open.index);
      theirs.add(row.id);
      return true;
    });
};

/** A proved statement leaves no movement of its days out, so that what is left over beside it needs no alike words. */
const isProved = (...statements: readonly Pick<Witness, "verdict">[]): boolean =>
  statements.some(({ verdict }) => verdict === "proved");

/** One statement may print the day of the purchase, another the day of the booking. */
const pairNearby = (ours: readonly OpenRow[], theirs: readonly LedgerRow[], least: number): Pair[] => {
  const byAmount = Map.groupBy(theirs, toAmountKey);
  const near = ours.flatMap((open) =>
    (byAmount.get(toAmountKey(open)) ?? []).slice(0, MOST_COMPARED).flatMap((row) => {
      const days = Math.abs(daysBetween(open.booked_on, row.booked_on));
      const score = scorePair({ open, row });
      return days <= MOST_SHIFT_DAYS && score >= least ? [{ open, row, score: score - days / 10 }] : [];
    }),
  );
  return takeGreedily(near);
};
