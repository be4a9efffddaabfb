import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type {
  countSuggestions,
  listSuggestions as endpoint,
  Suggestion,
} from "@passbook/contract/suggestions";
import type { Transaction } from "@passbook/contract/transactions";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { sayField } from "@passbook/contract/sentences/fields";
import { invalidInput } from "../../platform/problem.ts";
import { findMainCurrency } from "../bank-accounts/index.ts";
import { getReservedId, loadStarterIds } from "../categorisation/index.ts";
import { listAskedIds, listQuestions } from "../findings/index.ts";
import { getTransactions } from "../transactions/index.ts";

const PAGE_ENTRIES = 50;
/** As many as one call can accept; more of the same vendor and answer come once these are settled. */
const MOST_OF_ENTRY = 1000;
const THOUSAND = 1000;

/** Transactions of one vendor (or description without one) for which the same is suggested. */
type Group = {
  readonly vendor_id: string | null;
  readonly description: string | null;
  readonly sub_category_id: string;
  readonly rows: number;
  readonly money: number;
  /** Tells the group among those of equal weight. */
  readonly tie: string;
};

const DESCRIPTION = sql<string | null>`case when vendor_id is null then description end`;

/** Everything that waits, what helps most first: most transactions, then most money in the main currency. */
const listGroups = async (db: Db, user_id: string, asked_ids: readonly string[]): Promise<Group[]> => {
  const currency = await findMainCurrency(db, user_id);
  const rows = await selectWaiting(db, user_id, asked_ids)
    .select((of) => [
      "vendor_id",
      DESCRIPTION.as("description"),
      "suggested_id",
      of.fn.countAll().as("rows"),
      of.fn.min<string>("id").as("tie"),
      sql<number>`sum(case when currency = ${currency} then abs(amount) else 0 end)`.as("money"),
    ])
    .groupBy(["vendor_id", DESCRIPTION, "suggested_id"])
    .execute();
  return rows
    .map(({ suggested_id, ...row }) => ({
      ...row,
      sub_category_id: suggested_id ?? "",
      rows: toNumber(row.rows),
      money: toNumber(row.money),
    }))
    .toSorted(compare);
};

/** What waits for a category; what may be one side of a transfer waits for that question first. */
const selectWaiting = (db: Db, user_id: string, asked_ids: readonly string[]) => {
  const waiting = db
    .selectFrom("transactions")
    .where("user_id", "=", user_id)
    .where("suggested_id", "is not", null)
    .where("hidden", "=", 0);
  return asked_ids.length === 0 ? waiting : waiting.where("id", "not in", idsIn(db, asked_ids));
};

type Placed = Pick<Group, "rows" | "money" | "tie">;

const compare = (one: Placed, other: Placed): number => {
  if (one.rows !== other.rows) return other.rows - one.rows;
  if (one.money !== other.money) return other.money - one.money;
  return one.tie < other.tie ? -1 : Number(one.tie > other.tie);
};

const CURSOR = /^(\d+)_(\d+)_([0-9a-f-]{36})$/;
const toCursor = ({ rows, money, tie }: Group): string => `${String(rows)}_${String(money)}_${tie}`;

const readCursor = (after: string): Placed => {
  const [, rows, money, tie] = CURSOR.exec(after) ?? [];
  if (tie === undefined) throw invalidInput({ after: sayField("use_next") });
  return { rows: Number(rows), money: Number(money), tie };
};

export const listSuggestions = async (
  db: Db,
  user_id: string,
  { after, limit = PAGE_ENTRIES }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const asked_ids = await listAskedIds(db, user_id);
  const all = await listGroups(db, user_id, asked_ids);
  const place = after === undefined ? null : readCursor(after);
  const rest = place === null ? all : all.filter((group) => compare(group, place) > 0);
  const groups = rest.slice(0, limit);
  const data: Suggestion[] = [];
  for (const group of groups) data.push(...(await toSuggestion(db, user_id, { group, asked_ids })));
  const last = groups.at(-1);
  return { data, next: rest.length > limit && last !== undefined ? toCursor(last) : null };
};

const toSuggestion = async (
  db: Db,
  user_id: string,
  { group, asked_ids }: { group: Group; asked_ids: readonly string[] },
): Promise<Suggestion[]> => {
  const { vendor_id, description, sub_category_id } = group;
  let query = selectWaiting(db, user_id, asked_ids)
    .select(["id", "amount", "currency", "booked_on", "confidence"])
    .where("suggested_id", "=", sub_category_id);
  query =
    vendor_id === null
      ? query.where("vendor_id", "is", null).where("description", "=", description ?? "")
      : query.where("vendor_id", "=", vendor_id);
  const rows = await query.orderBy("booked_on", "desc").orderBy("id", "desc").limit(MOST_OF_ENTRY).execute();
  const [newest] = rows;
  const [example] = newest === undefined ? [] : await getTransactions(db, user_id, [newest.id]);
  // Settled since the groups were counted.
  if (newest === undefined || example?.why == null) return [];
  const chances = rows.reduce((sum, row) => sum + (row.confidence ?? 0), 0);
  return [
    {
      vendor_id,
      name: example.vendor_name ?? example.description,
      sub_category_id,
      confidence: chances / rows.length / THOUSAND,
      why: example.why,
      transaction_ids: rows.map((row) => row.id),
      totals: toTotals(rows),
      newest: newest.booked_on,
      example,
    },
  ];
};

const toTotals = (rows: readonly Pick<Transaction, "amount" | "currency">[]): Suggestion["totals"] =>
  [...Map.groupBy(rows, (row) => row.currency)].map(([currency, some]) => ({
    currency,
    amount: some.reduce((sum, row) => sum + row.amount, 0),
  }));

export const countWaiting = async (
  db: Db,
  user_id: string,
): Promise<AnswerOf<typeof countSuggestions>["data"]> => {
  const groups = await listGroups(db, user_id, await listAskedIds(db, user_id));
  const questions = await listQuestions(db, user_id);
  const starter_ids = await loadStarterIds(db, user_id);
  const open = await db
    .selectFrom("month_sums")
    .select((of) => of.fn.sum<number>("row_count").as("rows"))
    .where("user_id", "=", user_id)
    .where("sub_category_id", "=", getReservedId(starter_ids, "uncategorised.uncategorised"))
    .executeTakeFirst();
  return {
    suggestions: groups.length,
    transactions: groups.reduce((sum, group) => sum + group.rows, 0),
    questions: questions.length,
    uncategorised: toNumber(open?.rows),
  };
};
