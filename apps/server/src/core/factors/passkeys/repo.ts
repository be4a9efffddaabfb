import type { Passkey } from "@passbook/contract/factors";
import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../../platform/problem.ts";

const COLUMNS = ["id", "name", "created_at", "last_used_at"] as const;

export const listPasskeys = (db: Db, user_id: string): Promise<Passkey[]> =>
  db.selectFrom("passkeys").select(COLUMNS).where("user_id", "=", user_id).orderBy("id").execute();

export const getPasskey = async (db: Db, user_id: string, id: string): Promise<Passkey> => {
  const row = await db
    .selectFrom("passkeys")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("passkey");
  return row;
};

/** Written by `addPasskey` below alone. */
const toTransports = (json: string): string[] => JSON.parse(json) as string[];

/** As browsers want them named. */
export const listCredentials = async (
  db: Db,
  user_id: string,
): Promise<{ id: string; transports: string[] }[]> => {
  const rows = await db
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("user_id", "=", user_id)
    .execute();
  return rows.map((row) => ({ id: row.credential_id, transports: toTransports(row.transports) }));
};

export const renamePasskey = async (
  trx: Db,
  { user_id, id, name }: { user_id: string; id: string; name: string },
): Promise<void> => {
  await trx
    .updateTable("passkeys")
    .set({ name })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
};

export const dropPasskey = async (trx: Db, user_id: string, id: string): Promise<void> => {
  await trx.deleteFrom("passkeys").where("user_id", "=", user_id).where("id", "=", id).execute();
};
