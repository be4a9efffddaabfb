import type { PasswordDetails } from "@passbook/contract/statement-sources";
import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";
import { readDetails } from "../kept/details.ts";
import { keptPasswordPlace } from "./open-locked-file.ts";
import { makePasswords } from "./make-passwords.ts";

const NONE: PasswordDetails = { name: null, birth_date: null, last_4_digits: null };

const toPlace = (user_id: string): string => `${user_id}/password_details`;

/** What a person gave for passwords to be made of. */
export const getPasswordDetails = async (
  db: Db,
  { secrets }: Pick<Services, "secrets">,
  user_id: string,
): Promise<PasswordDetails> => {
  const row = await db
    .selectFrom("password_details")
    .select("sealed")
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (row === undefined) return NONE;
  // Sealed by the function below.
  return JSON.parse(
    Buffer.from(secrets.unseal(row.sealed, toPlace(user_id))).toString("utf8"),
  ) as PasswordDetails;
};

/** Keeps what is given, sealed, in the place of what was; nothing at all where nothing is. */
export const setPasswordDetails = async (
  trx: Db,
  { clock, secrets }: Pick<Services, "clock" | "secrets">,
  user_id: string,
  details: PasswordDetails,
): Promise<void> => {
  await trx.deleteFrom("password_details").where("user_id", "=", user_id).execute();
  if (Object.values(details).every((value) => value === null)) return;
  const sealed = secrets.seal(Buffer.from(JSON.stringify(details)), toPlace(user_id));
  await trx.insertInto("password_details").values({ user_id, sealed, created_at: clock.now() }).execute();
};

/** Passwords to try on a file whose person said so; none else. */
export const listMadePasswords = async (services: Services, row: StatementRow): Promise<string[]> =>
  readDetails(row).tries_made === true
    ? makePasswords(await getPasswordDetails(services.db, services, row.user_id))
    : [];

/** The kept password that is the same, if there is one. */
const findSame = async (
  db: Db,
  { secrets }: Pick<Services, "secrets">,
  user_id: string,
  password: string,
): Promise<string | null> => {
  const kept = await db
    .selectFrom("statement_passwords")
    .select(["id", "sealed"])
    .where("user_id", "=", user_id)
    .execute();
  const isSame = ({ id, sealed }: (typeof kept)[number]): boolean =>
    Buffer.from(secrets.unseal(sealed, keptPasswordPlace(user_id, id))).toString("utf8") === password;
  return kept.find(isSame)?.id ?? null;
};

/** Keeps a password that opened a file for the account of its statements, unless it is kept already; answers its id. */
export const keepPassword = async (
  db: Db,
  { clock, secrets }: Pick<Services, "clock" | "secrets">,
  { user_id, file_name, wanted_account_id }: StatementRow,
  password: string,
): Promise<string> => {
  const known = await findSame(db, { secrets }, user_id, password);
  if (known !== null) return known;
  const id = clock.newId();
  await db
    .insertInto("statement_passwords")
    .values({
      user_id,
      id,
      label: file_name.slice(0, 80),
      bank_account_id: wanted_account_id,
      sealed: secrets.seal(Buffer.from(password), keptPasswordPlace(user_id, id)),
      opened_count: 0,
      last_opened_at: null,
      created_at: clock.now(),
    })
    .execute();
  return id;
};
