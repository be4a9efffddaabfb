import type { RuleCondition } from "@passbook/contract/rules";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { matchesRule, type RuleRow } from "@passbook/enrichment";
import { sql } from "kysely";
import { listCategoryRows } from "../categories/index.ts";
import { toConditions } from "../categorisation/index.ts";

/** A transaction as a rule sees it, and what deciding needs besides. */
export type RuleSubject = {
  readonly row: RuleRow;
  readonly stored: Pick<
    TransactionRow,
    | "id"
    | "booked_on"
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
    yield rows.map((row) => toSubject(row, parents, tags.get(row.id) ?? []));
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

const NOBODY: RuleRow = {
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

const toSubject = (
  stored: StoredRow,
  parents: ReadonlyMap<string, string>,
  tags: readonly string[],
): RuleSubject => ({
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
  },
});
