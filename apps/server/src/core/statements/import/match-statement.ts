import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "@passbook/db/dialect";
import { inTurns } from "../../../platform/in-turns.ts";
import type { Services } from "../../../platform/services.ts";
import { addDays } from "@passbook/contract/values";
import { fingerprintRow } from "../match/fingerprint-row.ts";
import { findSpans, type PlacedRow, type Span } from "../match/gap-spans.ts";
import { loadLedger } from "../ledger/ledger-rows.ts";
import { type Ledger, type LedgerRow, type Witness } from "../match/ledger-row.ts";
import { matchAdded } from "../match/match-added.ts";
import { isOutlived, LONGEST_PENDING_DAYS, matchPending, waitsForBooking } from "../match/match-pending.ts";
import { matchReplaced } from "../match/match-replaced.ts";
import { matchRows } from "../match/match-rows.ts";
import { mergeRows, type OpenRow } from "../match/merge-rows.ts";
import {
  type ImportPlan,
  type NewRow,
  type Printed,
  type Settled,
  type SortedRows,
  sortRows,
} from "./sort-rows.ts";
import { findPeriod } from "../kept/find-period.ts";

/** What the rows of one statement are, and what the account held before. */
export type MatchedStatement = SortedRows & {
  readonly plan: ImportPlan;
  readonly currencies: readonly string[];
  /** Announced transactions that no statement shows any more. */
  readonly vanished: readonly string[];
  readonly self: Witness;
  readonly ledger: Ledger;
};

/** What earlier statements of the same file add to the account, and transactions that are spoken for. */
export type Surroundings = {
  /** By month, since a statement looks only around its own days. */
  readonly added: Map<string, LedgerRow[]>;
  readonly witnesses: Map<string, Witness>;
  readonly taken?: ReadonlySet<string>;
  /** Statements whose place this one takes. */
  readonly replaces?: ReadonlySet<string>;
  /** Another statement of the file belongs to the account too. */
  readonly is_shared?: boolean;
};

const ROWS_PER_TURN = 1000;
/** Formats whose `reference` is the bank's own id of a row. */
const WITH_ROW_IDS = new Set(["ofx", "qfx"]);

type About = { readonly user_id: string; readonly format: string; readonly plan: ImportPlan };

/** Matches the rows of a statement with what the account holds and what an earlier statement of the same file adds to it. */
export const matchStatement = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  about: About,
  around: Surroundings,
): Promise<MatchedStatement> => {
  const self = toWitness(about);
  const printed = await toPrinted(about);
  const { ledger, fixed } = await loadAround(trx, about, around, self);
  await nextTurn();
  const { taken = new Set<string>(), replaces = new Set<string>() } = around;
  const settled = settle(self, printed, { ledger, taken, replaces });
  await nextTurn();
  const sorted = await sortRows(about.plan, printed, {
    settled,
    ledger,
    self,
    fixed,
    replaces,
    newId: clock.newId,
  });
  const ids = new Set(sorted.transaction_ids);
  return {
    ...sorted,
    plan: about.plan,
    currencies: printed.map(({ currency }) => currency),
    vanished: findVanished(ledger, { self, replaces }, (id) => ids.has(id) || taken.has(id)),
    self,
    ledger,
  };
};

/** Lets the statements behind it in the file know what one of them adds to the account they share. */
export const addToSurroundings = (around: Surroundings, { self, created }: MatchedStatement): void => {
  if (around.is_shared !== true) return;
  for (const row of created) {
    const made = toLedgerRow(row, self.format ?? "");
    const month = toMonth(made.booked_on);
    const others = around.added.get(month);
    if (others === undefined) around.added.set(month, [made]);
    else others.push(made);
  }
  around.witnesses.set(self.id, self);
};

/** A row that was just made, for the statements behind it in the file. */
const toLedgerRow = ({ id, plan, row, nth, ...made }: NewRow, format: string): LedgerRow => ({
  ...made,
  id,
  nth,
  booked_on: row.booked_on,
  value_on: row.value_on,
  amount: row.amount,
  original_amount: row.original?.amount ?? null,
  original_currency: row.original?.currency ?? null,
  description: row.description,
  counterparty: row.counterparty,
  reference: WITH_ROW_IDS.has(format) ? row.reference : null,
  balance_after: row.balance_after,
  status: row.pending ? "pending" : "posted",
  statement_id: plan.statement_id,
  source: JSON.stringify(row.source),
  also: [],
  printed_in: [plan.statement_id],
  is_edited: false,
  added: null,
});

/** Announced transactions that older statements show and this one no longer does; one that is a later look at the same knows at once. */
const findVanished = (
  { rows, witnesses }: Ledger,
  { self, replaces }: { readonly self: Witness; readonly replaces: ReadonlySet<string> },
  isSettled: (id: string) => boolean,
): string[] =>
  rows
    .filter(
      (row) =>
        row.status === "pending" &&
        !isSettled(row.id) &&
        !waitsForBooking(row, self) &&
        row.printed_in.length > 0 &&
        row.printed_in.every((id) => {
          const witness = witnesses.get(id);
          return witness !== undefined && (replaces.has(id) || isOutlived(row, witness, self));
        }),
    )
    .map(({ id }) => id);

const toWitness = ({ format, plan }: About): Witness => {
  const { period_from, period_to } = findPeriod(plan.printed);
  return {
    id: plan.statement_id,
    format,
    verdict: plan.printed.proof.verdict,
    file_name: "",
    from: period_from ?? "",
    to: period_to ?? "",
    prints_pending: plan.printed.transactions.some(({ pending }) => pending),
    is_export: plan.printed.brought_by !== undefined,
  };
};

/** Fingerprints in turns, so that requests are answered meanwhile. */
const toPrinted = async ({ format, plan }: About): Promise<Printed[]> => {
  const { printed, numbers, chosen } = plan;
  const rows: Printed[] = [];
  await inTurns(printed.transactions, ROWS_PER_TURN, (row, index) => {
    const { booked_on, amount, description } = row;
    const currency = row.currency ?? printed.currency ?? chosen.account.currency;
    const fingerprint = fingerprintRow({ booked_on, amount, description, currency });
    const reference = WITH_ROW_IDS.has(format) ? row.reference : null;
    const number = numbers[index] ?? index + 1;
    rows.push({ row, number, currency, fingerprint, reference, is_added: row.added === true });
  });
  return rows;
};

const toMonth = (day: string): string => day.slice(0, 7);

/** What earlier statements of the file add around some days, and which of them speak of those. */
const pickAround = ({ added, witnesses }: Surroundings, { from, to }: Span): Ledger => {
  const rows = [...added]
    .filter(([month]) => month >= toMonth(from) && month <= toMonth(to))
    .flatMap(([, some]) => some.filter(({ booked_on }) => booked_on >= from && booked_on <= to));
  const homes = new Set(rows.map(({ statement_id }) => statement_id));
  const around = [...witnesses].filter(
    ([id, witness]) => homes.has(id) || (witness.from <= to && witness.to >= from),
  );
  return { rows, witnesses: new Map(around) };
};

/** What the account holds around the days of a statement, and what of it is only about to be written. */
const loadAround = async (
  trx: Db,
  { user_id, plan }: About,
  around: Surroundings,
  self: Witness,
): Promise<{ ledger: Ledger; fixed: Set<string> }> => {
  const days = plan.printed.transactions.map(({ booked_on }) => booked_on);
  const first = days.reduce((least, day) => (day < least ? day : least), self.from);
  // A statement without rows may print the day it begins and not the one it ends.
  const last = days.reduce((most, day) => (day > most ? day : most), self.to < first ? first : self.to);
  if (first === "") return { ledger: { rows: [], witnesses: new Map() }, fixed: new Set() };
  const span = { from: addDays(first, -LONGEST_PENDING_DAYS), to: addDays(last, LONGEST_PENDING_DAYS) };
  const own = pickAround(around, span);
  const fixed = new Set(own.rows.map(({ id }) => id));
  if (plan.chosen.kind === "new") return { ledger: own, fixed };
  const stored = await loadLedger(trx, user_id, { account_id: plan.chosen.account.id, ...span });
  const others = [...stored.witnesses].filter(([id]) => id !== self.id);
  const witnesses = new Map([...others, ...own.witnesses]);
  return { ledger: { rows: [...stored.rows, ...own.rows], witnesses }, fixed };
};

/** The same words first, then other words for the same movement, then what was announced. */
const settle = (
  self: Witness,
  printed: readonly Printed[],
  { ledger, taken, replaces }: { ledger: Ledger; taken: ReadonlySet<string>; replaces: ReadonlySet<string> },
): Settled => {
  const rows = ledger.rows.filter(({ id }) => !taken.has(id));
  const stored = rows.map((row) => ({
    id: row.id,
    nth: row.nth,
    fingerprint: row.fingerprint,
    also: row.also,
    reference: hasRowIds(row, ledger) ? row.reference : null,
    is_added: row.added !== null,
  }));
  const matches = matchRows(printed, stored);
  const known = new Set(matches.flatMap((match) => (match.kind === "known" ? [match.transaction_id] : [])));
  const others = rows.filter(({ id }) => !known.has(id));
  if (others.length === 0) return { matches, reworded: new Map() };
  const spans = findSpans(printed.map(toPlaced), self);
  const news = printed.flatMap((each, index) =>
    matches[index]?.kind === "new" ? [toOpen(each, index, spans[index] ?? null)] : [],
  );
  const replaced = matchReplaced(news, others, replaces);
  const { open, free } = leaveOut(replaced, { open: news, free: others });
  const same = countPrinted(ledger.rows.filter(({ id }) => known.has(id)));
  const isPosted = ({ status }: Pick<LedgerRow, "status">): boolean => status === "posted";
  const merged = mergeRows({
    self,
    open: open.filter((row) => isPosted(row) && row.added === null),
    free: free.filter((row) => isPosted(row) && row.added === null),
    witnesses: ledger.witnesses.values(),
    countSame: ({ id }) => same.get(id) ?? 0,
    replaces,
  });
  const left = leaveOut(merged, { open, free });
  const added = matchAdded(left.open.filter(isPosted), left.free.filter(isPosted));
  const { open: last, free: unseen } = leaveOut(added, left);
  const announced = matchPending(
    last,
    unseen.filter(({ printed_in }) => !printed_in.includes(self.id)),
  );
  return { matches, reworded: new Map([...replaced, ...merged, ...added, ...announced]) };
};

type Unsettled = { readonly open: readonly OpenRow[]; readonly free: readonly LedgerRow[] };

const leaveOut = (found: ReadonlyMap<number, LedgerRow>, { open, free }: Unsettled): Unsettled => {
  const ids = new Set([...found.values()].map(({ id }) => id));
  return {
    open: open.filter(({ index }) => !found.has(index)),
    free: free.filter(({ id }) => !ids.has(id)),
  };
};

/** How many of these rows each statement prints. */
const countPrinted = (rows: readonly LedgerRow[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { printed_in } of rows) for (const id of printed_in) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const hasRowIds = ({ statement_id }: LedgerRow, { witnesses }: Ledger): boolean =>
  WITH_ROW_IDS.has(witnesses.get(statement_id ?? "")?.format ?? "");

const toPlaced = ({ row: { booked_on, balance_after, added = false } }: Printed): PlacedRow => ({
  booked_on,
  balance_after,
  is_added: added,
});

const toOpen = ({ row, currency }: Printed, index: number, added: Span | null): OpenRow => ({
  index,
  booked_on: row.booked_on,
  value_on: row.value_on,
  amount: row.amount,
  currency,
  description: row.description,
  counterparty: row.counterparty,
  reference: row.reference,
  balance_after: row.balance_after,
  status: row.pending ? "pending" : "posted",
  added,
});
