import type { Db } from "@passbook/db/dialect";
import { toNumber } from "@passbook/db/dialect";
import type { Services } from "../../platform/services.ts";

const CODES = 10;
const SIGNS = 10;
/** Letters and digits of which none is taken for another: 32, so that each is five bits of chance. */
const ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz";

const hashCode = ({ secrets }: Pick<Services, "secrets">, user_id: string, code: string): string =>
  secrets.hash("recovery code", `${user_id}\0${code}`);

const makeCode = ({ clock }: Pick<Services, "clock">): string =>
  Array.from(clock.randomBytes(SIGNS), (byte) => ALPHABET[byte % ALPHABET.length]).join("");

/** As people read them: two groups of five. */
const toShown = (code: string): string => `${code.slice(0, SIGNS / 2)}-${code.slice(SIGNS / 2)}`;

/** Makes ten codes of 50 bits; those of before open nothing any more, and only hashes are kept. */
export const makeCodes = async (
  trx: Db,
  services: Pick<Services, "clock" | "secrets">,
  user_id: string,
): Promise<string[]> => {
  await dropCodes(trx, user_id);
  const created_at = services.clock.now();
  const codes = Array.from({ length: CODES }, () => makeCode(services));
  await trx
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        user_id,
        id: services.clock.newId(),
        code_hash: hashCode(services, user_id, code),
        created_at,
        used_at: null,
      })),
    )
    .execute();
  return codes.map(toShown);
};

/** Uses a code up; of two that race with one, one gets in. */
export const takeRecoveryCode = async (
  trx: Db,
  services: Pick<Services, "clock" | "secrets">,
  { user_id, code }: { user_id: string; code: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable("recovery_codes")
    .set({ used_at: services.clock.now() })
    .where("user_id", "=", user_id)
    .where("code_hash", "=", hashCode(services, user_id, code))
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export const countCodes = async (db: Db, user_id: string): Promise<number> => {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((of) => of.fn.countAll().as("left"))
    .where("user_id", "=", user_id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return toNumber(left);
};

export const dropCodes = async (trx: Db, user_id: string): Promise<void> => {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
};
