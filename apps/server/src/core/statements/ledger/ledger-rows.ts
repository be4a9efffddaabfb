import {
  PRINTED_COLUMNS,
  type Ledger,
  type LedgerRow,
  type PrintedValues,
  type Witness,
} from "../match/ledger-row.ts";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { readDetails } from "../kept/details.ts";
import { isByHand } from "../../transactions/index.ts";
import { findSpanByHand, type Span } from "../match/gap-spans.ts";
import { listAddedRows } from "./list-added-rows.ts";

type Around = Span & { readonly account_id: string };

export const loadLedger = async (trx: Db, user_id: string, around: Around): Promise<Ledger> => {
  const transactions = await listTransactions(trx, user_id, around);
  const sightings = await listSightings(trx, user_id, around);
  const homes = new Set([
    ...transactions.flatMap(({ statement_id }) => statement_id ?? []),
    ...[...sightings.values()].flatMap((some) => some.map(({ statement_id }) => statement_id)),
  ]);
  const witnesses = await loadWitnesses(trx, user_id, { ...around, homes: [...homes] });
  const added = await listAddedRows(trx, user_id, around, witnesses.values());
  const rows = transactions.map(({ edited, ...row }): LedgerRow => {
    const seen = sightings.get(row.id) ?? [];
    const printed_in = [
      ...(row.statement_id === null ? [] : [row.statement_id]),
      ...seen.map((each) => each.statement_id),
    ];
    return {
      ...row,
      also: seen.flatMap(({ printed }) => (printed === null ? [] : [readPrinted(printed).fingerprint])),
      printed_in,
      is_edited: edited !== null,
      added: isByHand(row) ? findSpanByHand(row) : added.findSpan(row.id, printed_in),
    };
  });
  return { rows, witnesses };
};

type StoredTransaction = Omit<LedgerRow, "also" | "printed_in" | "is_edited" | "added"> &
  Pick<TransactionRow, "edited">;

const ROWS_PER_QUERY = 2000;

/** In pieces, since what comes from the database in one piece keeps everything else waiting. */
const listTransactions = async (
  trx: Db,
  user_id: string,
  { account_id, from, to }: Around,
): Promise<StoredTransaction[]> => {
  const rows: StoredTransaction[] = [];
  for (;;) {
    const last = rows.at(-1);
    let query = trx
      .selectFrom("transactions")
      .select(["id", "nth", "statement_id", "source", "edited", ...PRINTED_COLUMNS])
      .where("user_id", "=", user_id)
      .where("bank_account_id", "=", account_id)
      .where("booked_on", ">=", last?.booked_on ?? from)
      .where("booked_on", "<=", to);
    if (last !== undefined)
      query = query.where((where) =>
        where.or([where("booked_on", ">", last.booked_on), where("id", ">", last.id)]),
      );
    const some = await query.orderBy("booked_on").orderBy("id").limit(ROWS_PER_QUERY).execute();
    for (const row of some) rows.push(row);
    if (some.length < ROWS_PER_QUERY) return rows;
  }
};

/** What `sightings.printed` holds. */
// Written by this feature alone, and too much to look at each row again.
export const readPrinted = (printed: string): PrintedValues => JSON.parse(printed) as PrintedValues;

const listSightings = async (trx: Db, user_id: string, { account_id, from, to }: Around) => {
  const rows = await trx
    .selectFrom("sightings as s")
    .innerJoin("transactions as t", (join) =>
      join.onRef("t.user_id", "=", "s.user_id").onRef("t.id", "=", "s.transaction_id"),
    )
    .select(["s.transaction_id", "s.statement_id", "s.printed"])
    .where("s.user_id", "=", user_id)
    .where("t.bank_account_id", "=", account_id)
    .where("t.booked_on", ">=", from)
    .where("t.booked_on", "<=", to)
    .execute();
  return Map.groupBy(rows, (row) => row.transaction_id);
};

/** The statements that speak of these days, and those that print any of their rows. */
const loadWitnesses = async (
  trx: Db,
  user_id: string,
  { account_id, from, to, homes }: Around & { homes: readonly string[] },
): Promise<Map<string, Witness>> => {
  const rows = await trx
    .selectFrom("statements")
    .select(["id", "format", "verdict", "file_name", "period_from", "period_to", "details"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "in", idsIn(trx, [account_id]))
    .where("status", "=", "imported")
    .where("period_to", ">=", from)
    .where((where) =>
      where.or([
        where("period_from", "is", null),
        where("period_from", "<=", to),
        where("id", "in", idsIn(trx, homes)),
      ]),
    )
    .execute();
  return new Map(
    rows.map(({ period_from, period_to, details, ...row }) => {
      const { prints_pending = false, corrections = [] } = readDetails({ details });
      const is_corrected = corrections.length > 0;
      const [from, to] = [period_from ?? "", period_to ?? ""];
      return [row.id, { ...row, from, to, prints_pending, is_corrected }];
    }),
  );
};
