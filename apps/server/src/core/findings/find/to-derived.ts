import { type Transfer, transfer } from "@passbook/contract/findings";
import { minorDigits } from "@passbook/contract/values";
import type { FindingRow, RefundRow, SeriesRow, TransferRow } from "@passbook/db/schema";
import {
  findRow,
  type OpenFindings,
  type PriceChange,
  type Series,
  type TransferPair,
  type Unusual,
} from "@passbook/enrichment";
import * as z from "zod";
import type { Decision } from "./decisions.ts";
import { toStableId } from "./stable-id.ts";

/** Rows of the derived tables as they must be, and what each transaction says of them. */
export type Derived = {
  readonly transfers: readonly TransferRow[];
  readonly refunds: readonly RefundRow[];
  readonly series: readonly SeriesRow[];
  readonly findings: readonly FindingRow[];
  /** By transaction; those that are not here belong to nothing. */
  readonly links: ReadonlyMap<string, Links>;
  /** Transactions that are no transfer because the person filed their other side elsewhere. */
  readonly parted: ReadonlySet<string>;
};
export type DerivedTable = Exclude<keyof Derived, "links" | "parted">;
export type Links = { transfer_id: string | null; refund_of: string | null; series_id: string | null };

/** Findings of this kind are asked, not told. */
export const QUESTION = "transfer_question";

export const NO_LINKS: Readonly<Links> = { transfer_id: null, refund_of: null, series_id: null };

/** A series as it is stored: without its members, but for the last, and with the name the person gave it. */
export type SeriesDetails = Omit<Series, "member_ids"> & {
  readonly last_id: string;
  readonly called: string | null;
};

/** What `series.details` holds. */
// Written below alone, for all series of a person at once.
export const readSeriesDetails = ({ details }: Pick<SeriesRow, "details">): SeriesDetails =>
  JSON.parse(details) as SeriesDetails;

/** What `transfers.why` holds. */
export const readTransferWhy = ({ why }: Pick<TransferRow, "why">): Transfer["why"] =>
  z.parse(transfer.shape.why, JSON.parse(why));

/** What was found, in which rows, and what the person decided about it. */
export type Basis = {
  readonly user_id: string;
  readonly found: OpenFindings;
  readonly decisions: readonly Decision[];
  /** Vendor ids by key. */
  readonly vendors: ReadonlyMap<string, string>;
};

/** What was found as rows, their ids following from what they say. */
export const toDerived = (basis: Basis): Derived => {
  const { user_id, found } = basis;
  const { findings } = found;
  const transfers = findings.transfers.pairs.map((pair) => toTransfer(user_id, pair));
  const refunds = findings.refunds.map(({ refund_id, purchase_id, kind, amount }) => ({
    user_id,
    id: toStableId(user_id, "refund", refund_id, purchase_id),
    transaction_id: refund_id,
    purchase_id,
    kind,
    amount,
  }));
  const decided = matchDecisions(basis, "series");
  const named = matchDecisions(basis, "series_name");
  const series = findings.series.map((each) =>
    toSeries(basis, each, { decision: decided.get(each.id), naming: named.get(each.id) }),
  );
  const kept = findings.series.filter((each) => decided.get(each.id)?.verdict !== "dismissed");
  return {
    transfers,
    refunds,
    series,
    findings: [...toQuestions(basis), ...toUnusual(basis), ...toPriceRises(basis, kept)].filter(
      ({ booked_on }) => booked_on !== "",
    ),
    links: toLinks(found.index, { transfers, refunds, user_id, series: kept }),
    parted: new Set(findings.transfers.parted),
  };
};

const toTransfer = (user_id: string, { out_id, in_id, ...why }: TransferPair): TransferRow => ({
  user_id,
  id: toStableId(user_id, "transfer", out_id, in_id),
  from_transaction_id: out_id,
  to_transaction_id: in_id,
  state: why.reasons.some(({ kind }) => kind === "answer") ? "confirmed" : "found",
  why: JSON.stringify({ kind: "transfer_pair", ...why }),
});

const toLinks = (
  index: OpenFindings["index"],
  found: Pick<Derived, "transfers" | "refunds"> & { user_id: string; series: readonly Series[] },
): Map<string, Links> => {
  const links = new Map<string, Links>();
  const link = (id: string, own: Partial<Links>): void => {
    if (findRow(index, id) !== undefined) links.set(id, { ...NO_LINKS, ...links.get(id), ...own });
  };
  for (const { id, from_transaction_id, to_transaction_id } of found.transfers) {
    link(from_transaction_id, { transfer_id: id });
    link(to_transaction_id, { transfer_id: id });
  }
  for (const { transaction_id, purchase_id } of found.refunds)
    link(transaction_id, { refund_of: purchase_id });
  for (const each of found.series) {
    const series_id = toSeriesId(found.user_id, each);
    for (const id of each.member_ids) link(id, { series_id });
  }
  return links;
};

const toSeriesId = (user_id: string, { id }: Series): string => toStableId(user_id, "series", id);

/** The newest decision of a kind about most of a series' transactions; each decision is about one series at most. */
const matchDecisions = (
  { found: { findings }, decisions }: Basis,
  wanted: "series" | "series_name",
): Map<string, Decision> => {
  const series_of = new Map(
    findings.series.flatMap(({ id, member_ids }) => member_ids.map((member) => [member, id] as const)),
  );
  const matched = new Map<string, Decision>();
  for (const decision of decisions.filter(({ kind }) => kind === wanted)) {
    const hits = Map.groupBy(
      decision.transaction_ids.flatMap((id) => series_of.get(id) ?? []),
      (id) => id,
    );
    const [most] = [...hits].toSorted(
      ([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1),
    );
    if (most !== undefined) matched.set(most[0], decision);
  }
  return matched;
};

const toSeries = (
  { user_id, found, vendors }: Basis,
  series: Series,
  { decision, naming }: { decision: Decision | undefined; naming: Decision | undefined },
): SeriesRow => {
  const { member_ids, ...details } = series;
  const last = findRow(found.index, member_ids.at(-1) ?? "");
  if (last === undefined) throw new Error("A series was found in rows that are not there.");
  return {
    user_id,
    id: toSeriesId(user_id, series),
    series_key: series.id,
    merchant_id: series.merchant_id,
    vendor_id: vendors.get(series.vendor_key ?? "") ?? null,
    bank_account_id: last.bank_account_id,
    kind: series.kind,
    currency: series.currency,
    first_on: series.first_on,
    last_on: series.last_on,
    last_amount: last.amount,
    member_count: member_ids.length,
    decision_id: decision?.id ?? null,
    details: JSON.stringify({
      ...details,
      last_id: last.id,
      called: naming?.name ?? decision?.name ?? null,
    } satisfies SeriesDetails),
  };
};

type MadeFinding = { kind: string; transaction_id: string; details: object; told_by?: string };

const toFinding = (
  { user_id, found }: Basis,
  { kind, transaction_id, details, told_by = "" }: MadeFinding,
): FindingRow => ({
  user_id,
  id: toStableId(user_id, kind, transaction_id, told_by),
  transaction_id,
  kind,
  booked_on: findRow(found.index, transaction_id)?.booked_on ?? "",
  details: JSON.stringify(details),
});

const toQuestions = (basis: Basis): FindingRow[] =>
  basis.found.findings.transfers.ambiguous.map((ids) => {
    const transaction_ids = ids.toSorted();
    return toFinding(basis, {
      kind: QUESTION,
      transaction_id: transaction_ids[0] ?? "",
      details: { transaction_ids },
      told_by: transaction_ids.join(" "),
    });
  });

const isDismissed = ({ decisions }: Basis, kind: string, transaction_id: string): boolean =>
  decisions.some(
    (decision) =>
      decision.kind === "finding" &&
      decision.subject.startsWith(`${kind}|`) &&
      decision.transaction_ids.includes(transaction_id),
  );

const toUnusual = (basis: Basis): FindingRow[] =>
  basis.found.findings.unusual
    .filter(({ kind, id }) => !isDismissed(basis, kind, id))
    .map((unusual) =>
      toFinding(basis, { kind: unusual.kind, transaction_id: unusual.id, details: toFigures(unusual) }),
    );

/** The figures as the contract has them, and beside which transactions they are seen. */
const toFigures = (unusual: Unusual): object => {
  if (unusual.kind === "fee_appeared") return { word: unusual.word, last_on: unusual.last_on };
  if (unusual.kind === "double_charge")
    return { count: unusual.count, doubled: unusual.doubled, beside: [unusual.other_id] };
  return { usual: unusual.usual, times: unusual.times, count: unusual.count };
};

const LEAST_RISE = 0.03;

/** True where more is asked: not by a few hundredths and less than a unit of the currency, as exchange rates and rounding do. */
const isRise = ({ from, to }: PriceChange, currency: string): boolean => {
  const [before, more] = [Math.abs(from), Math.abs(to) - Math.abs(from)];
  return more > 0 && (more >= LEAST_RISE * before || more >= 10 ** minorDigits(currency));
};

/** What costs more than it did; a salary that rises is nothing to look at. */
const toPriceRises = (basis: Basis, series: readonly Series[]): FindingRow[] =>
  series
    .filter(({ direction }) => direction === "out")
    .flatMap((each) =>
      each.price_changes
        .filter((change) => isRise(change, each.currency))
        .flatMap(({ on, from, to }) => {
          const at = each.member_ids.findIndex((id) => findRow(basis.found.index, id)?.booked_on === on);
          const transaction_id = each.member_ids[at];
          if (transaction_id === undefined || isDismissed(basis, "price_rise", transaction_id)) return [];
          const details = {
            from: Math.abs(from),
            to: Math.abs(to),
            series_id: toSeriesId(basis.user_id, each),
            beside: each.member_ids.slice(Math.max(at - 1, 0), at),
          };
          return [toFinding(basis, { kind: "price_rise", transaction_id, details })];
        }),
    );
