import type {
  MovementContext,
  MovementRow,
  SingleTransfer,
  TransferFindings,
  TransferPair,
} from "../movement-types.ts";
import { toDayNumber } from "../text/day-number.ts";
import { findCandidates, toDated, type Candidate, type Judgement } from "./candidates.ts";
import { readOwnPlaces } from "./own-places.ts";
import { makeSignReading } from "./read-signs.ts";
import { settleCandidates } from "./settle-candidates.ts";

const toPairKey = (one: string, other: string): string =>
  one < other ? `${one}|${other}` : `${other}|${one}`;

/** What two rows are judged by, from the context. */
export const makeJudgement = (context: MovementContext): Judgement => {
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

/** True for a row that may be matched by the finder. */
const isOpenToTransfers = (row: MovementRow): boolean =>
  row.status === "posted" && row.amount !== 0 && !row.excluded.includes("transfers");

const toPair = ({ out, into, basis, days, reasons }: Candidate): TransferPair => ({
  out_id: out.id,
  in_id: into.id,
  basis,
  days,
  reasons,
});

/** The pairs a person confirmed, as far as both rows are here and no other confirmed pair has one of them. */
const listConfirmed = (rows: ReadonlyMap<string, MovementRow>, context: MovementContext): TransferPair[] => {
  const used = new Set<string>();
  return context.answers.transfers.confirmed.flatMap(([one, other]) => {
    const [a, b] = [rows.get(one), rows.get(other)];
    if (a === undefined || b === undefined || used.has(one) || used.has(other)) return [];
    used.add(one).add(other);
    const [out, into] = a.amount < 0 ? [a, b] : [b, a];
    const days = toDayNumber(into.booked_on) - toDayNumber(out.booked_on);
    return [{ out_id: out.id, in_id: into.id, basis: "amount", days, reasons: [{ kind: "answer" }] }];
  });
};

const findSingle = (row: MovementRow, judgement: Judgement): SingleTransfer[] => {
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
});

/** Transfers among the rows given, none left out that hangs together with them. */
export const findTransfersAmong = (
  rows: readonly MovementRow[],
  context: MovementContext,
  judgement: Judgement,
): TransferFindings => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const confirmed = listConfirmed(byId, context);
  const taken = new Set(confirmed.flatMap((pair) => [pair.out_id, pair.in_id]));
  const open = rows.filter((row) => isOpenToTransfers(row) && !taken.has(row.id));
  const { read } = judgement;
  const settled = settleCandidates(findCandidates(open.map(toDated), judgement), ({ out, into }) =>
    [out.bank_account_id, read(out).key, into.bank_account_id, read(into).key].join("\u0000"),
  );
  const pairs = [...confirmed, ...settled.pairs.map(toPair)];
  const settledIds = new Set([
    ...pairs.flatMap((pair) => [pair.out_id, pair.in_id]),
    ...settled.ambiguous.flat(),
  ]);
  const singles = open.filter((row) => !settledIds.has(row.id)).flatMap((row) => findSingle(row, judgement));
  return orderTransfers({ pairs, singles, ambiguous: settled.ambiguous });
};

/**
 * Movements between the person's own accounts: pairs of opposite amounts for which words, digits or names speak, rows that call
 * themselves one while the other account is not here, and ties that only the person can split.
 */
export const findTransfers = (rows: readonly MovementRow[], context: MovementContext): TransferFindings =>
  findTransfersAmong(rows, context, makeJudgement(context));
