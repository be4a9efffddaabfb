import { type Db, idsIn } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import type { FinderRow } from "@passbook/enrichment";
import { sql } from "kysely";
import { toFlowKinds } from "../../categories/index.ts";
import { FILED_BY_RULE } from "../../categorisation/index.ts";
import { readEdited } from "../../transactions/index.ts";
import { type Decision, listNoRefunds } from "./decisions.ts";

const COLUMNS = [
  "id",
  "bank_account_id",
  "booked_on",
  "value_on",
  "amount",
  "currency",
  "original_amount",
  "original_currency",
  "description",
  "counterparty",
  "reference",
  "vendor_id",
  "merchant_id",
  "mcc",
  "bank_category",
  "sub_category_id",
  "why",
  "status",
  "has_splits",
  "edited",
  "hidden",
  "transfer_id",
  "refund_of",
  "series_id",
] as const;
/** A transaction with all that the finders read of it and write on it. */
export type StoredRow = Pick<TransactionRow, (typeof COLUMNS)[number]>;

/** What a person's rows are read beside. */
export type Surroundings = {
  readonly account_types: ReadonlyMap<string, string>;
  readonly vendor_keys: ReadonlyMap<string, string>;
  /** Transactions that the person said pay nothing back. */
  readonly no_refunds: ReadonlySet<string>;
  /** Sub-categories under which a side of a transfer may stand. */
  readonly moving_ids: ReadonlySet<string>;
};

const PAGE_ROWS = 1000;

const selectRows = (db: Db, user_id: string) =>
  db.selectFrom("transactions").select(COLUMNS).where("user_id", "=", user_id);

/** Every transaction of a person, page by page, so that requests are answered meanwhile. */
export async function* loadPages(db: Db, user_id: string): AsyncGenerator<StoredRow[]> {
  let last: StoredRow | undefined;
  for (;;) {
    let query = selectRows(db, user_id);
    if (last !== undefined)
      query = query.where(sql<boolean>`(booked_on, id) > (${last.booked_on}, ${last.id})`);
    const page = await query.orderBy("booked_on").orderBy("id").limit(PAGE_ROWS).execute();
    if (page.length > 0) yield page;
    if (page.length < PAGE_ROWS) return;
    last = page.at(-1);
  }
}

/** The transactions of these ids. */
export const loadRowsOf = (db: Db, user_id: string, ids: readonly string[]): Promise<StoredRow[]> =>
  selectRows(db, user_id).where("id", "in", idsIn(db, ids)).orderBy("booked_on").orderBy("id").execute();

export const loadSurroundings = async (
  db: Db,
  user_id: string,
  decisions: readonly Decision[],
): Promise<Surroundings> => {
  const [accounts, vendors, moving_ids] = await Promise.all([
    db.selectFrom("bank_accounts").select(["id", "account_type"]).where("user_id", "=", user_id).execute(),
    db.selectFrom("vendors").select(["id", "name_key"]).where("user_id", "=", user_id).execute(),
    listMovingIds(db, user_id),
  ]);
  return {
    account_types: new Map(accounts.map(({ id, account_type }) => [id, account_type])),
    vendor_keys: new Map(vendors.map(({ id, name_key }) => [id, name_key])),
    no_refunds: listNoRefunds(decisions),
    moving_ids,
  };
};

/** Sub-categories under which a side of a transfer may stand: Transfers, and those of investments. */
export const listMovingIds = async (db: Db, user_id: string): Promise<Set<string>> => {
  const categories = await db.selectFrom("categories").selectAll().where("user_id", "=", user_id).execute();
  const kinds = [...toFlowKinds(categories)];
  return new Set(kinds.filter(([, kind]) => kind === "transfer" || kind === "invested").map(([id]) => id));
};

/** The row as the finders read it. A category that no person set says nothing, since findings decide such themselves. */
export const toFinderRow = (
  row: StoredRow,
  { account_types, vendor_keys, no_refunds, moving_ids }: Surroundings,
): FinderRow => ({
  id: row.id,
  bank_account_id: row.bank_account_id,
  account_type: account_types.get(row.bank_account_id) ?? "current",
  booked_on: row.booked_on,
  value_on: row.value_on,
  amount: row.amount,
  currency: row.currency,
  original:
    row.original_amount === null || row.original_currency === null
      ? null
      : { amount: row.original_amount, currency: row.original_currency },
  description: row.description,
  counterparty: row.counterparty,
  reference: row.reference,
  vendor_key: row.vendor_id === null ? null : (vendor_keys.get(row.vendor_id) ?? null),
  merchant_id: row.merchant_id,
  sub_category: isOwnCategory(row) ? row.sub_category_id : null,
  status: row.status,
  excluded: [
    ...(isFiledElsewhere(row, moving_ids) ? (["transfers"] as const) : []),
    ...(row.hidden === 1 ? (["series", "unusual"] as const) : []),
    ...(no_refunds.has(row.id) ? (["refunds"] as const) : []),
  ],
});

/** The person filed it, whole or in parts. */
export const isOwnCategory = (row: Pick<StoredRow, "edited" | "has_splits">): boolean =>
  row.has_splits === 1 || (row.edited !== null && readEdited(row.edited).includes("sub_category_id"));

/** The person filed it, by hand or by a rule. */
export const isKept = (row: Pick<StoredRow, "edited" | "has_splits" | "why">): boolean =>
  isOwnCategory(row) || row.why?.startsWith(FILED_BY_RULE) === true;

/** The person filed it as something that is no transfer; a divided one has parts that are none. */
export const isFiledElsewhere = (
  row: Pick<StoredRow, "edited" | "has_splits" | "why" | "sub_category_id">,
  moving_ids: ReadonlySet<string>,
): boolean => row.has_splits === 1 || (isKept(row) && !moving_ids.has(row.sub_category_id));
