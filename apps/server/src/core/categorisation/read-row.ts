import { type Db, idsIn } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { type ClassifierRow, readVendor } from "@passbook/enrichment";

/** The columns of a transaction that its category is read from. */
export const READ_COLUMNS = [
  "description",
  "counterparty",
  "amount",
  "currency",
  "booked_on",
  "bank_account_id",
  "mcc",
  "bank_category",
] as const;
/** A transaction as far as its category is concerned; a row about to be imported to a new account has none yet. */
export type ReadableRow = Omit<Pick<TransactionRow, (typeof READ_COLUMNS)[number]>, "bank_account_id"> & {
  readonly bank_account_id: string | null;
};
/** What an account says of its rows: the country of its bank, where it is known, and its kind. */
export type TellingAccount = { readonly country: string | null; readonly account_type: string | null };
export type TellingAccounts = ReadonlyMap<string, TellingAccount>;

export const loadTellingAccounts = async (db: Db, user_id: string): Promise<TellingAccounts> => {
  const rows = await db
    .selectFrom("bank_accounts")
    .select(["id", "bank_country", "account_type"])
    .where("user_id", "=", user_id)
    .execute();
  return new Map(
    rows.map(({ id, bank_country, account_type }) => [id, { country: bank_country, account_type }]),
  );
};

const TELLS_NOTHING: TellingAccount = { country: null, account_type: null };

/** A row as the classifier reads it; `account_type` of one of an account that is only about to be made. */
export const toClassifierRow = (
  row: Omit<ReadableRow, "currency"> & { readonly currency: string | null },
  accounts: TellingAccounts,
  account_type: string | null = null,
): ClassifierRow => {
  const { description, counterparty, amount, currency, booked_on, bank_account_id, mcc, bank_category } = row;
  const told = accounts.get(bank_account_id ?? "") ?? { ...TELLS_NOTHING, account_type };
  const read = { description, counterparty, amount, mcc, bank_category, currency, ...told };
  return { ...read, booked_on, bank_account_id, vendor: readVendor(read) };
};

type KeptRow = Omit<ClassifierRow, "vendor">;

/** What stands in answers that were given before rows were kept. */
const KEPT_NOTHING = "{}";

/** What an answer keeps of a row: enough to read it again after the transaction has gone; the vendor is read anew. */
export const keepRow = (row: ClassifierRow): string => {
  const { vendor: _vendor, ...kept } = row;
  return JSON.stringify(kept);
};

/** What `answers.row` holds; null where it kept nothing. */
export const readKeptRow = (text: string): KeptRow | null =>
  // keepRow alone writes it, and a person's answers are too many to look at each.
  text === KEPT_NOTHING ? null : (JSON.parse(text) as KeptRow);

type KeptAnswer = { readonly row: string; readonly transaction_id: string };

/** The rows of answers as the classifier reads them; one that kept nothing stands for its transaction, and is null when that has gone. */
export const readKeptRows = async (
  db: Db,
  user_id: string,
  answers: readonly KeptAnswer[],
): Promise<(ClassifierRow | null)[]> => {
  const bare = answers.filter(({ row }) => row === KEPT_NOTHING).map(({ transaction_id }) => transaction_id);
  const stored = bare.length === 0 ? new Map<string, ClassifierRow>() : await loadRows(db, user_id, bare);
  return answers.map(({ row, transaction_id }) => {
    const kept = readKeptRow(row);
    if (kept === null) return stored.get(transaction_id) ?? null;
    return { ...kept, vendor: readVendor(kept) };
  });
};

const loadRows = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<Map<string, ClassifierRow>> => {
  const accounts = await loadTellingAccounts(db, user_id);
  const rows = await db
    .selectFrom("transactions")
    .select(["id", ...READ_COLUMNS])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toClassifierRow(row, accounts)]));
};
