import type { ProgramKey } from "@passbook/contract/keys";
import type { Scope } from "@passbook/contract/scopes";
import type { Db } from "@passbook/db/dialect";
import type { ProgramKeyRow } from "@passbook/db/rows/program-rows";
import { notFound } from "../../platform/problem.ts";

const COLUMNS = ["id", "name", "prefix", "scopes", "created_at", "last_used_at", "expires_at"] as const;

/** A key as its person sees it. */
export const toShown = (row: Pick<ProgramKeyRow, (typeof COLUMNS)[number]>, now: string): ProgramKey => ({
  ...row,
  // Written by this product.
  scopes: JSON.parse(row.scopes) as Scope[],
  is_expired: row.expires_at !== null && row.expires_at <= now,
});

/** The keys of a person, the newest first. */
export const listKeys = async (db: Db, user_id: string, now: string): Promise<ProgramKey[]> => {
  const rows = await db
    .selectFrom("program_keys")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => toShown(row, now));
};

export const getKey = async (
  db: Db,
  { user_id, id }: { readonly user_id: string; readonly id: string },
  now: string,
): Promise<ProgramKey> => {
  const row = await db
    .selectFrom("program_keys")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("key");
  return toShown(row, now);
};
