import { inTurns } from "../../../platform/in-turns.ts";
import type { SightingRow } from "@passbook/db/schema";
import type { ParsedTransaction } from "@passbook/statement-parser";
import {
  type Ledger,
  type LedgerRow,
  PRINTED_COLUMNS,
  type PrintedValues,
  type Witness,
} from "../match/ledger-row.ts";
import { isOutlived } from "../match/match-pending.ts";
import type { Match, PrintedRow } from "../match/match-rows.ts";
import { outranks } from "../match/outranks.ts";
import type { Plan } from "./plan-import.ts";

export type ImportPlan = Extract<Plan, { kind: "import" }>;

/** A row of the statement at hand with what it is matched by. */
export type Printed = PrintedRow & {
  readonly row: ParsedTransaction;
  readonly number: number;
  readonly currency: string;
};

/** What each row matches in the same words, and by index those that match in other words. */
export type Settled = {
  readonly matches: readonly Match[];
  readonly reworded: ReadonlyMap<number, LedgerRow>;
};

/** A printed row that becomes a transaction, or whose words one takes over (then `id` is there already). */
export type NewRow = {
  readonly id: string;
  readonly plan: ImportPlan;
  readonly row: ParsedTransaction;
  readonly currency: string;
  readonly fingerprint: string;
  readonly nth: number;
};

/** What a printed row is to the account: a new transaction, one that is there, one whose words it replaces, or none any more. */
export type RowOutcome = "new" | "duplicate" | "changed" | null;

/** What the rows of a statement are, in file order, and what must be written for them. */
export type SortedRows = {
  readonly transaction_ids: readonly (string | null)[];
  readonly outcomes: readonly RowOutcome[];
  readonly created: readonly NewRow[];
  readonly restated: readonly NewRow[];
  readonly sightings: readonly Omit<SightingRow, "user_id" | "id">[];
};

type Sorting = {
  readonly settled: Settled;
  readonly ledger: Ledger;
  readonly self: Witness;
  /** Transactions that are only about to be written, so that their words stay. */
  readonly fixed: ReadonlySet<string>;
  /** Statements whose place this one takes, and with it what is at home there. */
  readonly replaces: ReadonlySet<string>;
  readonly newId: () => string;
};

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const ROWS_PER_TURN = 5000;

/** Says of each row what it turned out to be, and collects what must be written for it; in turns, so that requests are answered. */
export const sortRows = async (
  plan: ImportPlan,
  printed: readonly Printed[],
  about: Sorting,
): Promise<SortedRows> => {
  const { settled, ledger, newId } = about;
  const byId = new Map(ledger.rows.map((row) => [row.id, row]));
  const allot = makeAllotment(ledger, printed, settled);
  const sorted: Writable<SortedRows> = {
    transaction_ids: [],
    outcomes: [],
    created: [],
    restated: [],
    sightings: [],
  };
  const note = (id: string | null, outcome: RowOutcome): void => {
    sorted.transaction_ids.push(id);
    sorted.outcomes.push(outcome);
  };
  await inTurns(printed, ROWS_PER_TURN, (each, index) => {
    const match = settled.matches[index] ?? { kind: "new", nth: 0 };
    const stored = match.kind === "known" ? byId.get(match.transaction_id) : settled.reworded.get(index);
    const { row, currency, fingerprint } = each;
    const made = { plan, row, currency, fingerprint };
    if (stored === undefined && match.kind === "new" && !isGone(each, about)) {
      const id = newId();
      sorted.created.push({ id, nth: match.nth, ...made });
      note(id, "new");
    } else if (stored === undefined) note(null, null);
    else {
      const takes_over = takesOver(each, { match, stored, about });
      if (takes_over)
        sorted.restated.push({
          ...made,
          id: stored.id,
          row: completeRow(row, stored),
          nth: match.kind === "new" ? match.nth : allot(fingerprint, stored),
        });
      sorted.sightings.push(...toSightings(each, { stored, takes_over, self: about.self }));
      note(stored.id, takes_over && changesWords(each, stored) ? "changed" : "duplicate");
    }
  });
  return sorted;
};

/** Places among equal rows: that of a row that keeps its words stays, another gets the first that is free. */
const makeAllotment = (
  { rows }: Ledger,
  printed: readonly Printed[],
  { matches }: Settled,
): ((fingerprint: string, stored: LedgerRow) => number) => {
  let taken: Map<string, Set<number>> | null = null;
  const take = (fingerprint: string, nth: number): void => {
    taken?.set(fingerprint, (taken.get(fingerprint) ?? new Set()).add(nth));
  };
  const takeAll = (): Map<string, Set<number>> => {
    taken = new Map();
    for (const { fingerprint, nth } of rows) take(fingerprint, nth);
    for (const [index, match] of matches.entries())
      if (match.kind === "new") take(printed[index]?.fingerprint ?? "", match.nth);
    return taken;
  };
  return (fingerprint, stored) => {
    if (stored.fingerprint === fingerprint) return stored.nth;
    // Few imports change words that were seen before; the others need not count.
    taken ??= takeAll();
    let nth = 0;
    while (taken.get(fingerprint)?.has(nth) === true) nth += 1;
    take(fingerprint, nth);
    return nth;
  };
};

/** An announced row that a later statement no longer shows was booked otherwise, or never. */
const isGone = ({ row }: Printed, { ledger, self }: Sorting): boolean =>
  row.pending && [...ledger.witnesses.values()].some((witness) => isOutlived(row, self, witness));

/** Whether the words of a row replace those of the transaction it is; a row with the bank's own id gives it to one without. */
const takesOver = (
  { row, fingerprint }: Printed,
  {
    match,
    stored,
    about: { ledger, self, fixed, replaces },
  }: { match: Match; stored: LedgerRow; about: Sorting },
): boolean => {
  if (fixed.has(stored.id) || stored.statement_id === self.id) return false;
  // What is printed is better than what a person wrote in its place, never the other way round.
  if ((row.added === true) !== (stored.added !== null)) return stored.added !== null;
  if (match.kind === "known" && match.takes_over) return true;
  if (replaces.has(stored.statement_id ?? "")) return true;
  const status = row.pending ? "pending" : "posted";
  const home = ledger.witnesses.get(stored.statement_id ?? "");
  if (home === undefined || (fingerprint === stored.fingerprint && status === stored.status)) return false;
  return outranks(
    { status, description: row.description, verdict: self.verdict, format: self.format },
    { ...stored, verdict: home.verdict, format: home.format },
  );
};

/** What the better statement does not print stays as the other printed it. */
const completeRow = (row: ParsedTransaction, stored: LedgerRow): ParsedTransaction => ({
  ...row,
  value_on: row.value_on ?? stored.value_on,
  counterparty: row.counterparty ?? stored.counterparty,
  balance_after: row.balance_after ?? stored.balance_after,
  original:
    row.original ??
    (stored.original_amount === null || stored.original_currency === null
      ? null
      : { amount: stored.original_amount, currency: stored.original_currency }),
});

const changesWords = ({ row }: Printed, stored: LedgerRow): boolean =>
  row.booked_on !== stored.booked_on ||
  row.amount !== stored.amount ||
  row.description !== stored.description ||
  row.pending !== (stored.status === "pending");

/** The place of a row that a person added, which its statement does not print. */
const NOWHERE = "null";

/** Who else prints the transaction from now on: this statement, or the one it was at home in so far. */
const toSightings = (
  each: Printed,
  { stored, takes_over, self }: { stored: LedgerRow; takes_over: boolean; self: Witness },
): SortedRows["sightings"] => {
  const transaction_id = stored.id;
  const values = toValues(each);
  const is_alike = values.fingerprint === stored.fingerprint && values.status === stored.status;
  if (takes_over)
    return stored.statement_id === null
      ? []
      : [
          {
            transaction_id,
            statement_id: stored.statement_id,
            source: (stored.added === null ? stored.source : null) ?? NOWHERE,
            printed: is_alike ? null : JSON.stringify(pickPrinted(stored)),
          },
        ];
  if (stored.printed_in.includes(self.id)) return [];
  const printed = is_alike ? null : JSON.stringify(values);
  const source = each.row.added === true ? NOWHERE : JSON.stringify(each.row.source);
  return [{ transaction_id, statement_id: self.id, source, printed }];
};

const pickPrinted = (row: PrintedValues): PrintedValues =>
  // The columns picked are those of the type.
  Object.fromEntries(PRINTED_COLUMNS.map((name) => [name, row[name]])) as PrintedValues;

const toValues = ({ row, currency, fingerprint }: Printed): PrintedValues => ({
  booked_on: row.booked_on,
  value_on: row.value_on,
  amount: row.amount,
  currency,
  original_amount: row.original?.amount ?? null,
  original_currency: row.original?.currency ?? null,
  description: row.description,
  counterparty: row.counterparty,
  reference: row.reference,
  balance_after: row.balance_after,
  status: row.pending ? "pending" : "posted",
  fingerprint,
});
