import { createHash } from "node:crypto";
import type { Db } from "@passbook/db/dialect";
import { insertRows } from "@passbook/db/dialect";
import type {
  AnswerRow,
  BankAccountRow,
  CategoryRow,
  MerchantRow,
  StatementRow,
  TransactionRow,
  UserRow,
  VendorRow,
} from "@passbook/db/schema";
import type { EditableName } from "../src/core/changes/index.ts";
import { CORE_CHANGING } from "../src/core/changing.ts";

/** Rows as the importer and the forms would make them, for tests that start from data instead of calls. */

const NOW = "2026-11-20T09:00:00.000Z";

export const makeUser = (id: string): UserRow => ({
  id,
  name: "Asha",
  email: `${id}@example.test`,
  email_key: `${id}@example.test`,
  pending_email: null,
  password_hash: "none",
  password_version: 0,
  email_verified_at: NOW,
  home_currency: "EUR",
  language: "en",
  locale: "en-GB",
  time_zone: "Europe/Berlin",
  week_start: 1,
  count_likely: 1,
  total_in_home: 0,
  alerts_of: null,
  is_admin: 0,
  disabled_at: null,
  created_at: NOW,
});

export const makeAccount = (
  user_id: string,
  id: string,
  own: Partial<BankAccountRow> = {},
): BankAccountRow => ({
  user_id,
  id,
  label: null,
  last_4_digits: "1234",
  account_type: "current",
  currency: "EUR",
  bank_id: null,
  bank_name: "Example Bank",
  bank_country: null,
  number_hash: null,
  is_sample: 0,
  closed_at: null,
  interest_rate: null,
  rate_changes: null,
  is_private: 0,
  created_at: NOW,
  ...own,
});

export const makeCategory = (user_id: string, id: string, own: Partial<CategoryRow> = {}): CategoryRow => ({
  user_id,
  id,
  parent_id: "",
  name: id,
  name_key: (own.name ?? id).toLowerCase(),
  icon: "tag",
  color: 1,
  position: 0,
  reserved: 0,
  is_investment: 0,
  is_income: 0,
  starter_id: null,
  ...own,
});

export const makeMerchant = (user_id: string, id: string, own: Partial<MerchantRow> = {}): MerchantRow => ({
  user_id,
  id,
  name: id,
  name_key: (own.name ?? id).toLowerCase(),
  reserved: 0,
  logo: null,
  sub_category_id: null,
  is_found: 0,
  ...own,
});

export const makeVendor = (user_id: string, id: string, own: Partial<VendorRow> = {}): VendorRow => ({
  user_id,
  id,
  name: id,
  name_key: (own.name ?? id).toLowerCase(),
  merchant_id: null,
  merchant_key: null,
  is_assigned: 0,
  ...own,
});

export const makeTransaction = (
  user_id: string,
  id: string,
  own: Partial<TransactionRow> & Pick<TransactionRow, "bank_account_id" | "sub_category_id">,
): TransactionRow => ({
  user_id,
  id,
  statement_id: null,
  booked_on: "2026-11-03",
  value_on: null,
  counts_on: null,
  written: null,
  amount: -1234,
  currency: "EUR",
  original_amount: null,
  original_currency: null,
  description: `Row ${id}`,
  counterparty: null,
  reference: null,
  balance_after: null,
  vendor_id: null,
  merchant_id: null,
  note: null,
  status: "posted",
  has_splits: 0,
  why: null,
  source: null,
  edited: null,
  fingerprint: id,
  nth: 0,
  mcc: null,
  bank_category: null,
  suggested_id: null,
  confidence: null,
  transfer_id: null,
  refund_of: null,
  series_id: null,
  hidden: 0,
  rule_ids: null,
  ...own,
});

export const makeAnswer = (
  user_id: string,
  id: string,
  own: Partial<AnswerRow> & Pick<AnswerRow, "transaction_id" | "sub_category_id">,
): AnswerRow => ({
  user_id,
  id,
  answered_at: NOW,
  vendor_key: null,
  row: "{}",
  predicted_id: null,
  confidence: null,
  applied: 0,
  ...own,
});

/**
 * Every row a person owns and can edit, and the sums kept of them, as one text that is the same for the same data. Versions are left out:
 * they count on when data comes back to what it was.
 */
export const readState = async (db: Db, user_id: string): Promise<Record<string, string>> => {
  const editable = CORE_CHANGING.flatMap(({ tables = {} }) => Object.keys(tables) as EditableName[]);
  const tables = [...editable, "month_sums", "category_sums", "day_sums"] as const;
  const state: Record<string, string> = {};
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().where("user_id", "=", user_id).execute();
    state[table] = rows
      .map((row) => Object.entries(row).filter(([name]) => name !== "version"))
      .map((entries) => JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))))
      .toSorted()
      .join("\n");
  }
  return state;
};

type SumKey = string;
type Sums = Readonly<Record<"months" | "categories" | "days", Map<SumKey, number[]>>>;

/** The sums as they must be, counted anew from the rows. */
export const recomputeSums = async (db: Db, user_id: string): Promise<Sums> => {
  const rows = await db.selectFrom("transactions").selectAll().where("user_id", "=", user_id).execute();
  const splits = await db.selectFrom("splits").selectAll().where("user_id", "=", user_id).execute();
  const months = new Map<SumKey, number[]>();
  const categories = new Map<SumKey, number[]>();
  const days = new Map<SumKey, number[]>();
  // Money back is no income: it lowers what went out.
  const add = (map: Map<SumKey, number[]>, key: SumKey, [amount, is_back]: [number, boolean]) => {
    const [out = 0, income = 0, count = 0, out_count = 0] = map.get(key) ?? [];
    const [gone, come] = is_back ? [-amount, 0] : [Math.max(-amount, 0), Math.max(amount, 0)];
    map.set(key, [out + gone, income + come, count + 1, out_count + (amount < 0 ? 1 : 0)]);
  };
  for (const row of rows.filter(({ hidden }) => hidden === 0)) {
    const own = splits.filter((split) => row.has_splits === 1 && split.transaction_id === row.id);
    for (const part of own.length > 0 ? own : [row]) {
      const { bank_account_id: account, currency } = row;
      const day = row.counts_on ?? row.booked_on;
      const is_likely = part === row && row.suggested_id !== null && (row.confidence ?? 0) >= 600;
      const where = [account, currency, part.sub_category_id, is_likely ? (row.suggested_id ?? "") : ""];
      const month = day.slice(0, 7);
      const flowing: [number, boolean] = [part.amount, row.refund_of !== null];
      add(months, [month, ...where, row.merchant_id ?? "", row.vendor_id ?? ""].join("|"), flowing);
      add(categories, [month, ...where].join("|"), flowing);
      add(days, [day, ...where].join("|"), flowing);
    }
  }
  return { months, categories, days };
};

/** The sums as they are kept. */
export const readSums = async (db: Db, user_id: string): Promise<Sums> => {
  const months = await db.selectFrom("month_sums").selectAll().where("user_id", "=", user_id).execute();
  const categories = await db
    .selectFrom("category_sums")
    .selectAll()
    .where("user_id", "=", user_id)
    .execute();
  const days = await db.selectFrom("day_sums").selectAll().where("user_id", "=", user_id).execute();
  const toEntry = (
    place: string[],
    row: { money_out: number; money_in: number; row_count: number; out_count: number },
  ): [SumKey, number[]] => [place.join("|"), [row.money_out, row.money_in, row.row_count, row.out_count]];
  return {
    months: new Map(
      months.map((row) =>
        toEntry(
          [
            row.month,
            row.bank_account_id,
            row.currency,
            row.sub_category_id,
            row.likely_id,
            row.merchant_id,
            row.vendor_id,
          ],
          row,
        ),
      ),
    ),
    categories: new Map(
      categories.map((row) =>
        toEntry([row.month, row.bank_account_id, row.currency, row.sub_category_id, row.likely_id], row),
      ),
    ),
    days: new Map(
      days.map((row) =>
        toEntry([row.day, row.bank_account_id, row.currency, row.sub_category_id, row.likely_id], row),
      ),
    ),
  };
};

/** Puts a person with these rows into the database, past the door: only what the door itself is tested with. */
export const seedUser = async (db: Db, user_id: string): Promise<void> => {
  await insertRows(db, "users", [makeUser(user_id)]);
};

/** An imported statement with its file, as far as balances and proofs read it. */
export const addStatement = async (
  db: Db,
  clock: { newId: () => string; now: () => string },
  own: Partial<StatementRow> & Pick<StatementRow, "user_id" | "bank_account_id">,
): Promise<string> => {
  const id = clock.newId();
  const bytes = Buffer.from(id);
  const file_hash = createHash("sha256").update(bytes).digest("hex");
  const file = { file_name: "statement.ofx", file_size: bytes.length, file_hash };
  await db
    .insertInto("files")
    .values({ user_id: own.user_id, id, ...file, bytes, created_at: NOW, sealed: 0, object: null })
    .execute();
  const row: StatementRow = {
    id,
    file_id: id,
    file_index: 0,
    wanted_account_id: null,
    source: "upload",
    uploaded_by: null,
    ...file,
    format: "ofx",
    period_from: null,
    period_to: null,
    currency: "EUR",
    opening_balance: null,
    closing_balance: null,
    status: "imported",
    verdict: null,
    details: "{}",
    count_new: 0,
    count_duplicate: 0,
    count_changed: 0,
    attempts: 0,
    lease_owner: null,
    lease_until: null,
    created_at: NOW,
    updated_at: NOW,
    ...own,
  };
  await db.insertInto("statements").values(row).execute();
  return id;
};
