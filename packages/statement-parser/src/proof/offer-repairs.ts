import type { IsoDate } from "@passbook/contract/values";
import type { PrintedFacts, Repair, RowChange } from "../parsed-file.ts";
import { isCut, isMisprint, isRepeated, isShifted, looksLikeTotal, mentions } from "./row-evidence.ts";
import type { ProofRow } from "./proof-row.ts";
import type { Suspects } from "./suspect.ts";

/** A repair that fits the gap by its figures, not proved yet; `index` is the row it speaks of, `rank` 0 the likeliest. */
export type Fit = Repair & { index: number; rank: number };

/**
 * From strong to weak evidence: what stands twice, what says it is a total, a sign, a row torn in two, a decimal sign, rows run together,
 * a misprint; then what always fits a gap between two balances: a row of exactly that amount, or another amount.
 */
const RANKS = {
  repeated: 0,
  total: 1,
  sign: 2,
  joined: 3,
  decimal: 4,
  split: 5,
  misprint: 6,
  informative: 7,
  missing: 8,
  amount: 9,
} as const;

/** More rows than this that fit alike say nothing about which of them it is. */
const ALIKE_MAX = 3;
/** Among so many rows some fit any gap by chance. */
const ROWS_BLIND_MAX = 1000;
const MISSING_TEXT = "Missing row";

const setAmount = (row: ProofRow, amount: number): RowChange => ({ op: "set", row: row.row, amount });

type Place = { rows: readonly ProofRow[]; facts: PrintedFacts; suspects: Suspects };

const fitDrop = (index: number, { rows, facts }: Place): Fit[] => {
  const row = rows[index];
  if (row === undefined) return [];
  const changes: RowChange[] = [{ op: "remove", row: row.row }];
  if (isRepeated(rows, index)) return [{ kind: "drop_repeated", changes, index, rank: RANKS.repeated }];
  const rank = looksLikeTotal(rows, index, facts) ? RANKS.total : RANKS.informative;
  return [{ kind: "drop_total", changes, index, rank }];
};

const fitAmount = (index: number, { rows, suspects }: Place): Fit[] => {
  const row = rows[index];
  if (row === undefined) return [];
  const right = row.amount + suspects.gap;
  if (right === 0) return [];
  const changes = [setAmount(row, right)];
  if (right === -row.amount) return [{ kind: "flip_sign", changes, index, rank: RANKS.sign }];
  if (isShifted(row.amount, right))
    return [{ kind: "move_decimal_sign", changes, index, rank: RANKS.decimal }];
  if (isMisprint(row.amount, right)) return [{ kind: "change_amount", changes, index, rank: RANKS.misprint }];
  return suspects.alone ? [{ kind: "change_amount", changes, index, rank: RANKS.amount }] : [];
};

/** Where the rows around a printed balance agree without it, it was misread: what they say stands there. */
export const fitBalance = (rows: readonly ProofRow[], index: number, gap: number): Fit[] => {
  const row = rows[index];
  if (row === undefined || row.balance === null) return [];
  const changes: RowChange[] = [{ op: "set", row: row.row, balance_after: row.balance - gap }];
  return [{ kind: "change_balance", changes, index, rank: 0 }];
};

/** Two rows that were one: the second keeps its balance. */
const fitJoin = (at: number, { rows, suspects }: Place): Fit[] => {
  const [head, tail] = [rows[suspects.indexes[at - 1] ?? -1], rows[suspects.indexes[at] ?? -1]];
  if (head === undefined || tail === undefined) return [];
  const whole = head.amount + tail.amount + suspects.gap;
  const isRest = head.balance === null && tail.balance !== null && whole === head.amount;
  if (whole === 0 || !(isRest || isCut(head.amount, tail.amount, whole))) return [];
  const changes: RowChange[] = [{ op: "remove", row: head.row }, setAmount(tail, whole)];
  return [{ kind: "join_rows", changes, index: suspects.indexes[at] ?? 0, rank: RANKS.joined }];
};

const dateBetween = ({ rows, suspects }: Place): IsoDate | null =>
  rows[suspects.neighbours[0] ?? -1]?.date ?? rows[suspects.neighbours[1] ?? -1]?.date ?? null;

/** A row of exactly the gap at each place where it may be missing; with the text of a row that swallowed it. */
const fitMissing = (place: Place): Fit[] => {
  const { rows, suspects } = place;
  const booked_on = dateBetween(place);
  const index = suspects.likely;
  if (booked_on === null || index === null) return [];
  const near = [...suspects.indexes, ...suspects.neighbours];
  const swallowed = near.find((each) => mentions(rows[each]?.description ?? "", suspects.gap));
  const description = rows[swallowed ?? -1]?.description ?? MISSING_TEXT;
  return suspects.missing.map((behind) => ({
    kind: swallowed === undefined ? "add_missing_row" : "split_row",
    changes: [{ op: "insert", after: rows[behind]?.row ?? 0, booked_on, amount: suspects.gap, description }],
    index,
    rank: swallowed === undefined ? RANKS.missing : RANKS.split,
  }));
};

const keepFew = (fits: readonly Fit[]): Fit[] => {
  const counts = new Map<number, number>();
  for (const { rank } of fits) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return fits.filter(({ rank }) => (counts.get(rank) ?? 0) <= ALIKE_MAX);
};

/** Between two balances a row of exactly their gap may be missing anywhere: it is put behind the last in time, for a person to place. */
const fitLastMissing = ({ rows, facts, suspects: { gap, indexes } }: Place): Fit[] => {
  if (facts.opening === null || facts.closing === null || indexes.length < rows.length) return [];
  const backwards = (rows[0]?.date ?? "") > (rows.at(-1)?.date ?? "");
  const index = backwards ? 0 : rows.length - 1;
  const last = rows[index];
  if (last === undefined) return [];
  const after = backwards ? 0 : last.row;
  const changes: RowChange[] = [
    { op: "insert", after, booked_on: last.date, amount: gap, description: MISSING_TEXT },
  ];
  return [{ kind: "add_missing_row", changes, index, rank: RANKS.missing }];
};

/** Where only a sum speaks, any row may be at fault: an amount that is merely likely fits too many. */
const listBlindFits = (place: Place): Fit[] => {
  const changes = listBlindChanges(place);
  return changes.length > 0 ? changes : fitLastMissing(place);
};

const listBlindChanges = (place: Place): Fit[] => {
  const { rows, suspects } = place;
  const { indexes, gap } = suspects;
  if (indexes.length > ROWS_BLIND_MAX) return [];
  const dropped = indexes.filter((index) => rows[index]?.amount === -gap);
  const drops = dropped.flatMap((index) => fitDrop(index, place));
  const twins = drops.filter(({ kind }) => kind === "drop_repeated");
  const fits = [
    ...drops.filter(({ kind }) => kind !== "drop_repeated"),
    ...twins.slice(-1),
    ...indexes.flatMap((index) => fitAmount(index, place)).filter(({ kind }) => kind !== "change_amount"),
    ...indexes.flatMap((_, at) => fitJoin(at, place)),
  ];
  return fits.length > ALIKE_MAX ? [] : fits;
};

const listNearFits = (place: Place): Fit[] => {
  const { rows, suspects } = place;
  const dropped = suspects.indexes.filter((index) => rows[index]?.amount === -suspects.gap);
  return [
    ...dropped.slice(0, ALIKE_MAX).flatMap((index) => fitDrop(index, place)),
    ...keepFew(suspects.indexes.flatMap((index) => fitAmount(index, place))),
    ...keepFew(suspects.indexes.flatMap((_, at) => fitJoin(at, place))),
    ...fitMissing(place),
  ];
};

/** Repairs whose figures fit the gap, the likeliest first; whether they restore the proof is for the proof to say. */
export const listFits = (rows: readonly ProofRow[], facts: PrintedFacts, suspects: Suspects): Fit[] => {
  const place = { rows, facts, suspects };
  const fits = suspects.blind ? listBlindFits(place) : listNearFits(place);
  return fits.toSorted((a, b) => a.rank - b.rank);
};
