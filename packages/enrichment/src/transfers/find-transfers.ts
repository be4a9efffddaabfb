import type {
  FinderContext,
  FinderRow,
  SingleTransfer,
  TransferFindings,
  TransferPair,
} from "../finding-types.ts";
import { toDayNumber } from "../text/day-number.ts";
import { findCandidates, toDated, type Candidate, type Judgement } from "./candidates.ts";
import { readOwnPlaces } from "./own-places.ts";
import { makeSignReading } from "./read-signs.ts";
import { settleCandidates } from "./settle-candidates.ts";

const toPairKey = (one: string, other: string): string =>
  one < other ? `${one}|${other}` : `${other}|${one}`;

/** What two rows are judged by, from the context. */
export const makeJudgement = (context: FinderContext): Judgement => {
  const { rejected: pairs } = context.answers.transfers;
  const rejected = new Set(pairs.map(([one, other]) => toPairKey(one, other)));
  return {
    places: readOwnPlaces(context.accounts, context.own_names),
    read: makeSignReading(),
    rate: context.rate,
    isRejected: (one, other) => rejected.has(toPairKey(one, other)),
    parted: new Set(pairs.flat()),
  };
};

/** True for a row that the person filed as something else than a transfer. */
const isFiledElsewhere = (row: FinderRow): boolean => row.excluded.includes("transfers");

const toPair = ({ out, into, basis, days, reasons }: Candidate): TransferPair => ({
  out_id: out.id,
  in_id: into.id,
  basis,
  days,
  reasons,
});

/** The pairs a person confirmed, as far as both rows are here, filed nowhere else since, and in no other confirmed pair. */
const listConfirmed = (rows: ReadonlyMap<string, FinderRow>, context: FinderContext): TransferPair[] => {
  const used = new Set<string>();
  return context.answers.transfers.confirmed.flatMap(([one, other]) => {
    const [a, b] = [rows.get(one), rows.get(other)];
    if (a === undefined || b === undefined || used.has(one) || used.has(other)) return [];
    if (isFiledElsewhere(a) || isFiledElsewhere(b)) return [];
    used.add(one).add(other);
    const [out, into] = a.amount < 0 ? [a, b] : [b, a];
    const days = toDayNumber(into.booked_on) - toDayNumber(out.booked_on);
    return [{ out_id: out.id, in_id: into.id, basis: "amount", days, reasons: [{ kind: "answer" }] }];
  });
};

const findSingle = (row: FinderRow, judgement: Judgement): SingleTransfer[] => {
  if (judgement.parted.has(row.id)) return [];
  const signs = judgement.read(row);
  if (signs.returned !== null) return [];
  if (signs.own !== null) return [{ id: row.id, reason: { kind: "words", word: signs.own } }];
  if (signs.transfer === null || signs.against !== null || signs.digits.size === 0) return [];
  const other = judgement.places.all.find(
    (place) =>
      place.id !== row.bank_account_id &&
      place.digits !== null &&
      place.digits !== judgement.places.byId.get(row.bank_account_id)?.digits &&
      signs.digits.has(place.digits),
  );
  const digits = other?.digits ?? null;
  return digits === null ? [] : [{ id: row.id, reason: { kind: "digits", digits } }];
};

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Findings in an order that depends on the rows alone. */
export const orderTransfers = (findings: TransferFindings): TransferFindings => ({
  pairs: findings.pairs.toSorted((a, b) => byText(a.out_id, b.out_id)),
  singles: findings.singles.toSorted((a, b) => byText(a.id, b.id)),
  ambiguous: findings.ambiguous.toSorted((a, b) => byText(a[0] ?? "", b[0] ?? "")),
  parted: findings.parted.toSorted(byText),
});

/** Rows that pairs would have, were it not for where the person filed their other side. */
const listWidowed = (
  pairs: readonly Pick<TransferPair, "out_id" | "in_id">[],
  filed: ReadonlySet<string>,
): string[] =>
  pairs
    .filter(({ out_id, in_id }) => filed.has(out_id) !== filed.has(in_id))
    .map(({ out_id, in_id }) => (filed.has(out_id) ? in_id : out_id));

/** The pairs a person confirmed that one of their rows was filed away from since. */
const listDissolved = (
  { confirmed }: FinderContext["answers"]["transfers"],
  filed: ReadonlySet<string>,
): { out_id: string; in_id: string }[] =>
  confirmed.filter((ids) => ids.some((id) => filed.has(id))).map(([out_id, in_id]) => ({ out_id, in_id }));

/** Transfers among the rows given, none left out that hangs together with them. */
export const findTransfersAmong = (
  rows: readonly FinderRow[],
  context: FinderContext,
  judgement: Judgement,
): TransferFindings => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const confirmed = listConfirmed(byId, context);
  const taken = new Set(confirmed.flatMap((pair) => [pair.out_id, pair.in_id]));
  const free = rows.filter((row) => row.status === "posted" && row.amount !== 0 && !taken.has(row.id));
  const filed = new Set(free.filter(isFiledElsewhere).map(({ id }) => id));
  const open = free.filter(({ id }) => !filed.has(id));
  const { read } = judgement;
  const settle = (candidates: readonly Candidate[]) =>
    settleCandidates(candidates, ({ out, into }) =>
      [out.bank_account_id, read(out).key, into.bank_account_id, read(into).key].join("\u0000"),
    );
  const candidates = findCandidates(free.map(toDated), judgement);
  const settled = settle(candidates.filter(({ out, into }) => !filed.has(out.id) && !filed.has(into.id)));
  const pairs = [...confirmed, ...settled.pairs.map(toPair)];
  const settledIds = new Set([
    ...pairs.flatMap((pair) => [pair.out_id, pair.in_id]),
    ...settled.ambiguous.flat(),
  ]);
  const wouldBe = filed.size === 0 ? [] : settle(candidates).pairs.map(toPair);
  const dissolved = listDissolved(context.answers.transfers, filed);
  const widowed = new Set(listWidowed([...wouldBe, ...dissolved], filed));
  const left = open.filter(({ id }) => !settledIds.has(id));
  return orderTransfers({
    pairs,
    singles: left.filter(({ id }) => !widowed.has(id)).flatMap((row) => findSingle(row, judgement)),
    ambiguous: settled.ambiguous,
    parted: left.filter(({ id }) => widowed.has(id)).map(({ id }) => id),
  });
};

/**
 * Movements between the person's own accounts: pairs of opposite amounts for which words, digits or names speak, rows that call
 * themselves one while the other account is not here, and ties that only the person can split.
 */
export const findTransfers = (rows: readonly FinderRow[], context: FinderContext): TransferFindings =>
  findTransfersAmong(rows, context, makeJudgement(context));
