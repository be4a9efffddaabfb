import type { RuleCondition } from "@passbook/contract/rules";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { matchesRule } from "@passbook/enrichment";
import { sql } from "kysely";
import { listCategoryRows } from "../categories/index.ts";
import { type RowFacts, type RuledRow, toConditions, toOriginal } from "../categorisation/index.ts";
import { toLikelyId } from "../sums/index.ts";
import { countsLikely } from "../users/index.ts";

/** A transaction as a rule sees it, and what deciding needs besides. */
export type RuleSubject = {
  readonly row: RuledRow;
  readonly stored: Pick<
    TransactionRow,
    | "id"
    | "booked_on"
    | "amount"
    | "edited"
    | "has_splits"
    | "hidden"
    | "rule_ids"
    | "sub_category_id"
    | "merchant_id"
    | "note"
  >;
};

const PAGE_ROWS = 2000;

/** A person's transactions page by page, as far as the database can tell at once that all conditions may hold. */
export async function* loadRuleRows(
  db: Db,
  user_id: string,
  conditions: readonly RuleCondition[],
): AsyncGenerator<RuleSubject[]> {
  const categories = await listCategoryRows(db, user_id);
  const parents = new Map(categories.map((row) => [row.id, row.parent_id]));
  const count_likely = await countsLikely(db, user_id);
  const vendor_ids = await findVendors(db, user_id, conditions);
  let after = "";
  let is_last = false;
  while (!is_last) {
    const rows = await selectRows(db, user_id, { conditions, vendor_ids })
      .where("transactions.id", ">", after)
      .orderBy("transactions.id")
      .limit(PAGE_ROWS)
      .execute();
    const tags = await loadTags(
      db,
      user_id,
      rows.map((row) => row.id),
    );
    const attached = await loadAttached(
      db,
      user_id,
      rows.map((row) => row.id),
    );
    yield rows.map((row) =>
      toSubject(row, {
        parents,
        tags: tags.get(row.id) ?? [],
        facts: toFacts(row, { ...attached, count_likely }),
      }),
    );
    after = rows.at(-1)?.id ?? "";
    is_last = rows.length < PAGE_ROWS;
  }
}

/** The vendors that conditions leave, where they speak of vendors: those are few beside the transactions. */
const findVendors = async (
  db: Db,
  user_id: string,
  conditions: readonly RuleCondition[],
): Promise<string[] | null> => {
  const wanted = conditions.filter((condition) => condition.field === "vendor");
  if (wanted.length === 0) return null;
  const vendors = await db
    .selectFrom("vendors")
    .select(["id", "name"])
    .where("user_id", "=", user_id)
    .execute();
  const rule = { conditions: wanted.flatMap(toConditions) };
  return vendors.filter(({ name }) => matchesRule({ ...NOBODY, vendor: name }, rule)).map(({ id }) => id);
};

const NOBODY: RuledRow = {
  description: "",
  counterparty: null,
  vendor: null,
  merchant: null,
  reference: null,
  note: null,
  amount: 0,
  currency: null,
  bank_account: null,
  booked_on: null,
  mcc: null,
  category: null,
  sub_category: null,
  tags: [],
  status: null,
  facts: { original: null, counts_under: [], states: new Set(), has: new Set() },
};

type Wanted = {
  readonly conditions: readonly RuleCondition[];
  readonly vendor_ids: readonly string[] | null;
};

const selectRows = (db: Db, user_id: string, { conditions, vendor_ids }: Wanted) =>
  db
    .selectFrom("transactions")
    .leftJoin("vendors", (join) =>
      join.on("vendors.user_id", "=", user_id).onRef("vendors.id", "=", "transactions.vendor_id"),
    )
    .select([
      "transactions.id",
      "transactions.description",
      "transactions.counterparty",
      "transactions.reference",
      "transactions.note",
      "transactions.amount",
      "transactions.currency",
      "transactions.bank_account_id",
      "transactions.booked_on",
      "transactions.mcc",
      "transactions.merchant_id",
      "transactions.sub_category_id",
      "transactions.status",
      "transactions.edited",
      "transactions.has_splits",
      "transactions.hidden",
      "transactions.rule_ids",
      "transactions.statement_id",
      "transactions.original_amount",
      "transactions.original_currency",
      "transactions.suggested_id",
      "transactions.confidence",
      "transactions.transfer_id",
      "transactions.refund_of",
      "transactions.series_id",
      "vendors.name as vendor_name",
    ])
    .where("transactions.user_id", "=", user_id)
    .where((where) =>
      where.and([
        sql<boolean>`1 = 1`,
        ...conditions.flatMap(narrow),
        ...(vendor_ids === null ? [] : [where("transactions.vendor_id", "in", idsIn(db, vendor_ids))]),
      ]),
    );

type StoredRow = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

const COLUMNS = {
  currency: "currency",
  bank_account: "bank_account_id",
  merchant: "merchant_id",
  sub_category: "sub_category_id",
  status: "status",
  mcc: "mcc",
} as const;

const isOfColumn = (field: string): field is keyof typeof COLUMNS => field in COLUMNS;

/** Conditions that the database decides for less than sending the row costs; whoever reads the rows decides all of them anyway. */
const narrow = (condition: RuleCondition) => {
  if (condition.field === "booked_on") {
    const { from, to } = condition;
    return [
      ...(from === null ? [] : [sql<boolean>`transactions.booked_on >= ${from}`]),
      ...(to === null ? [] : [sql<boolean>`transactions.booked_on <= ${to}`]),
    ];
  }
  if (condition.field === "amount") {
    const { from, to } = condition;
    return [
      ...(from === null ? [] : [sql<boolean>`abs(transactions.amount) >= ${from}`]),
      ...(to === null ? [] : [sql<boolean>`abs(transactions.amount) <= ${to}`]),
    ];
  }
  if (condition.field === "direction")
    return [
      condition.value === "in"
        ? sql<boolean>`transactions.amount > 0`
        : sql<boolean>`transactions.amount <= 0`,
    ];
  return isOfColumn(condition.field) && "value" in condition
    ? [sql<boolean>`${sql.ref(`transactions.${COLUMNS[condition.field]}`)} = ${condition.value}`]
    : [];
};

const loadTags = async (db: Db, user_id: string, ids: readonly string[]): Promise<Map<string, string[]>> => {
  const rows = await db
    .selectFrom("transaction_tags")
    .select(["transaction_id", "tag_id"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, ids))
    .orderBy("tag_id")
    .execute();
  const byTransaction = Map.groupBy(rows, (row) => row.transaction_id);
  return new Map([...byTransaction].map(([id, some]) => [id, some.map((row) => row.tag_id)]));
};

/** What hangs on transactions that a search may ask for: the sub-categories of their parts, and whether there are attachments. */
const loadAttached = async (db: Db, user_id: string, ids: readonly string[]) => {
  const select = (table: "splits" | "attachments") =>
    db
      .selectFrom(table)
      .select("transaction_id")
      .where("user_id", "=", user_id)
      .where("transaction_id", "in", idsIn(db, ids));
  const [parts, attachments] = await Promise.all([
    select("splits").select("splits.sub_category_id").execute(),
    select("attachments").execute(),
  ]);
  return {
    parts: Map.groupBy(parts, (row) => row.transaction_id),
    attachments: new Set(attachments.map((row) => row.transaction_id)),
  };
};

type Attached = Awaited<ReturnType<typeof loadAttached>> & { readonly count_likely: boolean };

const toFacts = (stored: StoredRow, { parts, attachments, count_likely }: Attached): RowFacts => {
  const is_split = stored.has_splits === 1;
  const likely_id = is_split ? "" : toLikelyId(stored);
  const whole = count_likely && likely_id !== "" ? likely_id : stored.sub_category_id;
  const states = {
    transfer: stored.transfer_id !== null,
    refund: stored.refund_of !== null,
    recurring: stored.series_id !== null,
    split: is_split,
    likely: likely_id !== "",
    pending: stored.status === "pending",
    hidden: stored.hidden === 1,
  };
  const has = { statement: stored.statement_id !== null, attachment: attachments.has(stored.id) };
  return {
    original: toOriginal(stored),
    counts_under: is_split ? (parts.get(stored.id) ?? []).map((part) => part.sub_category_id) : [whole],
    states: new Set(listTrue(states)),
    has: new Set(listTrue(has)),
  };
};

const listTrue = <Name extends string>(named: Readonly<Record<Name, boolean>>): Name[] =>
  // the keys of a table are its keys
  (Object.keys(named) as Name[]).filter((name) => named[name]);

type About = {
  readonly parents: ReadonlyMap<string, string>;
  readonly tags: readonly string[];
  readonly facts: RowFacts;
};

const toSubject = (stored: StoredRow, { parents, tags, facts }: About): RuleSubject => ({
  stored,
  row: {
    description: stored.description,
    counterparty: stored.counterparty,
    vendor: stored.vendor_name,
    merchant: stored.merchant_id,
    reference: stored.reference,
    note: stored.note,
    amount: stored.amount,
    currency: stored.currency,
    bank_account: stored.bank_account_id,
    booked_on: stored.booked_on,
    mcc: stored.mcc,
    category: parents.get(stored.sub_category_id) ?? null,
    sub_category: stored.sub_category_id,
    tags,
    status: stored.status,
    facts,
  },
});
