import type { User } from "@passbook/contract/users";
import { type Db, oneMoreThan } from "@passbook/db/dialect";
import type { UserRow } from "@passbook/db/schema";
import { notFound } from "../../../platform/problem.ts";

const COLUMNS = [
  "id",
  "name",
  "email",
  "pending_email",
  "email_verified_at",
  "home_currency",
  "language",
  "locale",
  "time_zone",
  "week_start",
  "count_likely",
  "total_in_home",
  "is_admin",
  "created_at",
  "version",
] as const;

/** Addresses are one and the same whatever their case. */
export const toEmailKey = (email: string): string => email.trim().normalize("NFKC").toLowerCase();

export const getProfile = async (db: Db, user_id: string): Promise<User> => {
  const row = await db.selectFrom("users").select(COLUMNS).where("id", "=", user_id).executeTakeFirst();
  if (row === undefined) throw notFound("person");
  return {
    ...row,
    count_likely: row.count_likely === 1,
    total_in_home: row.total_in_home === 1,
    is_admin: row.is_admin === 1,
  };
};

/** Somebody with an account, as whoever has the machine sees them. */
export type PersonOfList = Pick<
  UserRow,
  "id" | "name" | "email" | "email_verified_at" | "created_at" | "disabled_at"
> & { readonly is_admin: boolean };

/** Everybody with an account, in the order in which they came. */
export const listPeople = async (db: Db): Promise<PersonOfList[]> => {
  const rows = await db
    .selectFrom("users")
    .select(["id", "name", "email", "email_verified_at", "created_at", "is_admin", "disabled_at"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, is_admin: row.is_admin === 1 }));
};

/** Whether figures of a person count categories that are likely and wait for a word. */
export const countsLikely = async (db: Db, user_id: string): Promise<boolean> => {
  const row = await db
    .selectFrom("users")
    .select("count_likely")
    .where("id", "=", user_id)
    .executeTakeFirst();
  return row?.count_likely === 1;
};

/** The home currency, and whether everything is totalled in it. */
export const findTotalling = async (
  db: Db,
  user_id: string,
): Promise<{ readonly home_currency: string; readonly total_in_home: boolean }> => {
  const { home_currency, total_in_home } = await db
    .selectFrom("users")
    .select(["home_currency", "total_in_home"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return { home_currency, total_in_home: total_in_home === 1 };
};

/** Whose ids the alerts of a person have: their own, or those of the account that theirs was taken from. */
export const findAlertsOf = async (db: Db, user_id: string): Promise<string> => {
  const row = await db.selectFrom("users").select("alerts_of").where("id", "=", user_id).executeTakeFirst();
  return row?.alerts_of ?? user_id;
};

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .select(["id", "name", "email", "email_verified_at", "password_hash", "password_version"])
    .where("email_key", "=", toEmailKey(email))
    .executeTakeFirst();

export const getPassword = (
  db: Db,
  user_id: string,
): Promise<{ password_hash: string; password_version: number }> =>
  db
    .selectFrom("users")
    .select(["password_hash", "password_version"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();

/** Writes what a profile shows; its version grows, since whoever saves one says which state was seen. */
export const saveProfile = async (trx: Db, user_id: string, values: Partial<UserRow>): Promise<void> => {
  await trx
    .updateTable("users")
    .set({ ...values, version: oneMoreThan("users", "version") })
    .where("id", "=", user_id)
    .execute();
};

/**
 * Holds a person's row until the transaction ends, so that what hangs on the password is decided one after the other. Answers how
 * often the password was set by then; null when there is no such person.
 */
export const holdPerson = async (trx: Db, user_id: string): Promise<number | null> => {
  const held = await trx
    .updateTable("users")
    .set((eb) => ({ password_version: eb.ref("password_version") }))
    .where("id", "=", user_id)
    .returning("password_version")
    .executeTakeFirst();
  return held?.password_version ?? null;
};
