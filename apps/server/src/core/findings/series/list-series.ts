import type { Series as ShownSeries } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { DecisionRow, SeriesRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import type { SeriesInterval } from "@passbook/enrichment";
import { notFound } from "../../../platform/problem.ts";
import { toLikelyId } from "../../sums/index.ts";
import { getTransactions } from "../../transactions/index.ts";
import { countsLikely } from "../../users/index.ts";
import { loadDecisions } from "../find/decisions.ts";
import { judgeSeries } from "./judge-series.ts";
import { kindOfCategory } from "./kind-of-category.ts";
import { readSeriesDetails } from "../find/to-derived.ts";

/** How often a year an interval comes round. */
export const PER_YEAR: Readonly<Record<SeriesInterval, number>> = {
  weekly: 52,
  fortnightly: 26,
  semi_monthly: 24,
  four_weekly: 13,
  monthly: 12,
  two_monthly: 6,
  quarterly: 4,
  half_yearly: 2,
  yearly: 1,
};

type NamedSeries = Kept<SeriesRow> & {
  readonly verdict: DecisionRow["verdict"] | null;
  readonly merchant_name: string | null;
  readonly vendor_name: string | null;
};

const selectSeries = (db: Db, user_id: string) =>
  db
    .selectFrom("series")
    .leftJoin("decisions", (join) =>
      join.on("decisions.user_id", "=", user_id).onRef("decisions.id", "=", "series.decision_id"),
    )
    .leftJoin("merchants", (join) =>
      join.on("merchants.user_id", "=", user_id).onRef("merchants.id", "=", "series.merchant_id"),
    )
    .leftJoin("vendors", (join) =>
      join.on("vendors.user_id", "=", user_id).onRef("vendors.id", "=", "series.vendor_id"),
    )
    .selectAll("series")
    .select([
      "decisions.verdict as verdict",
      "merchants.name as merchant_name",
      "vendors.name as vendor_name",
    ])
    .where("series.user_id", "=", user_id);

const DECISIONS: Readonly<Record<string, ShownSeries["decision"]>> = {
  confirmed: "confirmed",
  merged: "confirmed",
  dismissed: "dismissed",
};

/** The category under which figures count a series' last transaction. */
type LastCategory = { readonly sub_category_id: string; readonly starter_id: string | null };

/** A series as the contract shows it on a day. */
const toShown = (
  row: NamedSeries,
  { today, categories }: { today: string; categories: ReadonlyMap<string, LastCategory> },
): ShownSeries => {
  const details = readSeriesDetails(row);
  const { state, expected, missed } = judgeSeries(details, today);
  const category = categories.get(details.last_id);
  return {
    id: row.id,
    name: details.called ?? row.merchant_name ?? row.vendor_name ?? "",
    merchant_id: row.merchant_id,
    vendor_id: row.vendor_id,
    sub_category_id: category?.sub_category_id ?? null,
    kind: kindOfCategory(row.kind, category?.starter_id ?? null),
    state,
    decision: DECISIONS[row.verdict ?? ""] ?? "found",
    currency: row.currency,
    interval: details.interval,
    first_on: row.first_on,
    last_on: row.last_on,
    last_amount: row.last_amount,
    member_count: row.member_count,
    next:
      expected === null
        ? null
        : { on: expected.on, amount: expected.amount, least: expected.low, most: expected.high },
    price_changes: details.price_changes.map((each) => ({ ...each })),
    missed: [...missed],
    yearly: (expected?.amount ?? row.last_amount) * PER_YEAR[details.interval],
    version: row.version,
  };
};

const showAll = async (
  db: Db,
  user_id: string,
  { rows, today }: { rows: readonly NamedSeries[]; today: string },
): Promise<ShownSeries[]> => {
  const last_ids = rows.map((row) => readSeriesDetails(row).last_id);
  const count_likely = await countsLikely(db, user_id);
  const last = await db
    .selectFrom("transactions")
    .leftJoin("categories", (join) =>
      join
        .on("categories.user_id", "=", user_id)
        // Where a category only waits for the person's word, it says enough of the kind.
        .on("categories.id", "=", (eb) =>
          eb.fn.coalesce("transactions.suggested_id", "transactions.sub_category_id"),
        ),
    )
    .select(["transactions.id", "transactions.sub_category_id", "categories.starter_id"])
    .select(["transactions.suggested_id", "transactions.confidence"])
    .where("transactions.user_id", "=", user_id)
    .where("transactions.id", "in", idsIn(db, last_ids))
    .execute();
  const categories = new Map(
    last.map(({ id, sub_category_id, starter_id, ...likely }) => [
      id,
      { sub_category_id: (count_likely && toLikelyId(likely)) || sub_category_id, starter_id },
    ]),
  );
  return rows.map((row) => toShown(row, { today, categories }));
};

/** What is asked of the list: dismissed ones or the others, of one account or all. */
export type SeriesQuery = {
  readonly today: string;
  readonly dismissed?: boolean;
  readonly bank_account_id?: string | undefined;
};

/** Series with the next due first, ended ones last. */
export const listSeries = async (
  db: Db,
  user_id: string,
  { today, dismissed = false, bank_account_id }: SeriesQuery,
): Promise<ShownSeries[]> => {
  let query = selectSeries(db, user_id);
  if (bank_account_id !== undefined) query = query.where("series.bank_account_id", "=", bank_account_id);
  const rows = await query.orderBy("series.id").execute();
  const shown = await showAll(db, user_id, {
    rows: rows.filter(({ verdict }) => (verdict === "dismissed") === dismissed),
    today,
  });
  return shown.toSorted((one, other) => (toOrder(one) < toOrder(other) ? -1 : 1));
};

const toOrder = ({ next, name, id }: ShownSeries): string => `${next?.on ?? "~"} ${name} ${id}`;

export const getSeries = async (
  db: Db,
  user_id: string,
  { id, today, field }: { id: string; today: string; field?: string },
): Promise<ShownSeries> => {
  const rows = await selectSeries(db, user_id).where("series.id", "=", id).execute();
  const [shown] = await showAll(db, user_id, { rows, today });
  if (shown === undefined) throw notFound("series", field);
  return shown;
};

/** The transactions of a series, newest first; those of a dismissed one as far as it is remembered by them. */
export const listMembers = async (db: Db, user_id: string, id: string): Promise<Transaction[]> => {
  const rows = await db
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("series_id", "=", id)
    .execute();
  const ids = rows.length > 0 ? rows.map((row) => row.id) : await listRemembered(db, user_id, id);
  return getTransactions(db, user_id, ids);
};

const listRemembered = async (db: Db, user_id: string, id: string): Promise<readonly string[]> => {
  const row = await db
    .selectFrom("series")
    .select("decision_id")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  const decisions = await loadDecisions(db, user_id);
  return decisions.find((decision) => decision.id === row?.decision_id)?.transaction_ids ?? [];
};
