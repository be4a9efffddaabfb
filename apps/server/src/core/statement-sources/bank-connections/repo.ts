import type { BankConnection, BankFault, ConnectedAccount } from "@passbook/contract/bank-connections";
import type { Db } from "@passbook/db/dialect";
import type { BankConnectionRow, ConnectedAccountRow } from "@passbook/db/schema";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";

type Whose = { readonly user_id: string; readonly id: string };

const toState = (row: BankConnectionRow): BankConnection["state"] => {
  if (row.is_paused === 1) return "paused";
  if (row.is_revoked === 1) return "stopped";
  if (row.lease_owner !== null) return "asking";
  return row.fault === null && row.checked_at !== null && row.lease_until !== null ? "current" : "waiting";
};

/** An account of a bridge as the contract shows it. */
export const toConnectedAccount = (row: ConnectedAccountRow): ConnectedAccount => ({
  id: row.id,
  name: row.name,
  bank_name: row.bank_name,
  currency: row.currency,
  last_4_digits: row.last_4_digits,
  bank_account_id: row.bank_account_id,
  is_left_out: row.is_left_out === 1,
  is_missing: row.is_missing === 1,
});

/** A connection as the contract shows it: without what opens it. */
export const toBankConnection = (
  row: BankConnectionRow,
  accounts: readonly ConnectedAccountRow[],
): BankConnection => ({
  id: row.id,
  connector: row.connector,
  host: row.host,
  state: toState(row),
  // Written by this server from the faults of the contract.
  fault: row.fault as BankFault | null,
  // Written by this feature alone.
  said: JSON.parse(row.said) as string[],
  checked_at: row.checked_at,
  next_at: row.lease_owner === null && row.is_paused === 0 && row.is_revoked === 0 ? row.lease_until : null,
  accounts: accounts.filter(({ connection_id }) => connection_id === row.id).map(toConnectedAccount),
  created_at: row.created_at,
});

/** Accounts of bridges, each with the account of its person that it is, if that is still there. */
const selectAccounts = (db: Db, user_id: string) =>
  db
    .selectFrom("connected_accounts as shown")
    .leftJoin("bank_accounts as own", (join) =>
      join.onRef("own.user_id", "=", "shown.user_id").onRef("own.id", "=", "shown.bank_account_id"),
    )
    .selectAll("shown")
    .select("own.id as bank_account_id")
    .where("shown.user_id", "=", user_id)
    .orderBy("shown.id");

export const listConnectedAccounts = (db: Db, { user_id, id }: Whose): Promise<ConnectedAccountRow[]> =>
  selectAccounts(db, user_id).where("shown.connection_id", "=", id).execute();

export const findConnectedAccount = (
  db: Db,
  { user_id, id }: Whose,
): Promise<ConnectedAccountRow | undefined> =>
  selectAccounts(db, user_id).where("shown.id", "=", id).executeTakeFirst();

export const listBankConnections = async (db: Db, user_id: string): Promise<BankConnection[]> => {
  const rows = await db
    .selectFrom("bank_connections")
    .selectAll()
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const accounts = await selectAccounts(db, user_id).execute();
  return rows.map((row) => toBankConnection(row, accounts));
};

export const findBankConnection = (db: Db, { user_id, id }: Whose): Promise<BankConnectionRow | undefined> =>
  db
    .selectFrom("bank_connections")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();

export const setBankConnection = async (
  db: Db,
  { user_id, id }: Whose,
  set: Partial<BankConnectionRow>,
): Promise<void> => {
  await db
    .updateTable("bank_connections")
    .set(set)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};

export const setConnectedAccount = async (
  db: Db,
  { user_id, id }: Whose,
  set: Partial<ConnectedAccountRow>,
): Promise<void> => {
  await db
    .updateTable("connected_accounts")
    .set(set)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};

/** False where there is no such connection. */
export const deleteBankConnection = async (db: Db, { user_id, id }: Whose): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("bank_connections")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};

/** Throws {@link LeaseLost} where a connection is no longer that of whoever claimed it; holds it still until the transaction ends. */
export const holdClaimed = async (
  trx: Db,
  { user_id, id, lease_owner }: Pick<BankConnectionRow, "user_id" | "id" | "lease_owner">,
): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable("bank_connections")
    .set({ lease_owner })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};
