import type { Db } from "@passbook/db/dialect";
import { existsSync } from "node:fs";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { hasPeople } from "./registration.ts";
import { KeyFault, makeSecrets, readOrMakeSecretKey, type Secrets } from "./secrets.ts";

const NAME = "key_check";

const findCheck = async (db: Db): Promise<string | null> => {
  const row = await db.selectFrom("installation").select("value").where("name", "=", NAME).executeTakeFirst();
  return row?.value ?? null;
};

const WAY_OUT =
  "Put the one back that belongs to it (every backup holds it: restore one into an empty folder to get it), or name its place with SECRET_KEY_FILE.";

/**
 * The keys of an installation, made with its database. A new key beside data of before would sign everyone out and open nothing that is
 * sealed, so none is made, and another one than the data knows is refused: throws KeyFault.
 */
export const openSecrets = async (
  { secret_key_file }: Pick<Config, "secret_key_file">,
  db: Db,
  { randomBytes }: Pick<Clock, "randomBytes">,
): Promise<Secrets> => {
  const known = await findCheck(db);
  if (!existsSync(secret_key_file) && (known !== null || (await hasPeople(db))))
    throw new KeyFault(`The secret key file ${secret_key_file} is gone, but there is data here. ${WAY_OUT}`);
  const secrets = makeSecrets(readOrMakeSecretKey(secret_key_file, randomBytes), randomBytes);
  const check = secrets.hash("installation", NAME);
  if (known === null)
    await db
      .insertInto("installation")
      .values({ name: NAME, value: check })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  // Another process that starts this moment may have been first, with another key.
  if ((known ?? (await findCheck(db))) !== check)
    throw new KeyFault(`The secret key in ${secret_key_file} is not that of the data here. ${WAY_OUT}`);
  return secrets;
};
