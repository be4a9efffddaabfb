import type { User } from "@passbook/contract/users";
import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../platform/problem.ts";

const COLUMNS = [
  "id",
  "name",
  "email",
  "pending_email",
  "email_verified_at",
  "home_currency",
  "locale",
  "time_zone",
  "week_start",
  "created_at",
] as const;

/** Addresses are one and the same whatever their case. */
export const toEmailKey = (email: string): string => email.trim().normalize("NFKC").toLowerCase();

export const getProfile = async (db: Db, user_id: string): Promise<User> => {
  const row = await db.selectFrom("users").select(COLUMNS).where("id", "=", user_id).executeTakeFirst();
  if (row === undefined) throw notFound("person");
  return row;
};

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .select(["id", "name", "email", "email_verified_at", "password_hash"])
    .where("email_key", "=", toEmailKey(email))
    .executeTakeFirst();

export const getPasswordHash = async (db: Db, user_id: string): Promise<string> => {
  const row = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return row.password_hash;
};
