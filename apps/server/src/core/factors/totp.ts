import type { Db } from "@passbook/db/dialect";
import { Secret, TOTP } from "otpauth";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Clocks of phones are off by half a minute. */
const WINDOW = 1;
const NEVER = 0;

const placeOf = (user_id: string): string => `totp_factors/${user_id}`;

const makeTotp = (bytes: Uint8Array, label = ""): TOTP =>
  new TOTP({
    issuer: "Passbook",
    label,
    secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }),
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_S,
  });

const totpOnAlready = () => conflict("totp_on_already", say("totp_on_already"));

/** Makes a secret that counts once its first code was shown; one that never was makes way. */
export const beginTotp = async (
  trx: Db,
  { clock, secrets }: Pick<Services, "clock" | "secrets">,
  { user_id, label }: { user_id: string; label: string },
): Promise<{ secret: string; address: string }> => {
  const bytes = clock.randomBytes(SECRET_BYTES);
  const secret = secrets.seal(bytes, placeOf(user_id));
  const created_at = clock.now();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("totp_factors")
    .values({ user_id, secret, last_step: NEVER, created_at, confirmed_at: null })
    .onConflict((known) =>
      known
        .column("user_id")
        .doUpdateSet({ secret, last_step: NEVER, created_at })
        .where("totp_factors.confirmed_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw totpOnAlready();
  const totp = makeTotp(bytes, label);
  return { secret: totp.secret.base32, address: totp.toString() };
};

const findTotp = (db: Db, user_id: string) =>
  db
    .selectFrom("totp_factors")
    .select(["secret", "confirmed_at", "created_at"])
    .where("user_id", "=", user_id)
    .executeTakeFirst();

/** Since when codes are asked for; null where they are not. */
export const findTotpSince = async (db: Db, user_id: string): Promise<string | null> =>
  (await findTotp(db, user_id))?.confirmed_at ?? null;

/** Whether a text has the form of a code of an app. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text);

/**
 * Takes a code of an app, whose secret is asked for already or not (`confirmed`): true when it is right and neither it nor a later one was taken before.
 * Of two that race with one code one gets in, since the step is written where it is later only.
 */
export const takeTotpCode = async (
  trx: Db,
  { clock, secrets }: Pick<Services, "clock" | "secrets">,
  { user_id, code, confirmed }: { user_id: string; code: string; confirmed: boolean },
): Promise<boolean> => {
  if (!isTotpCode(code)) return false;
  const kept = await findTotp(trx, user_id);
  if (kept === undefined || (kept.confirmed_at !== null) !== confirmed) return false;
  const timestamp = Date.parse(clock.now());
  const totp = makeTotp(secrets.unseal(kept.secret, placeOf(user_id)));
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  const { numUpdatedRows } = await trx
    .updateTable("totp_factors")
    .set({ last_step: step })
    .where("user_id", "=", user_id)
    .where("last_step", "<", step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Refuses to confirm what was not begun, or is on. */
export const refuseUnbegun = async (db: Db, user_id: string): Promise<void> => {
  const kept = await findTotp(db, user_id);
  if (kept === undefined) throw conflict("totp_not_begun", say("totp_not_begun"));
  if (kept.confirmed_at !== null) throw totpOnAlready();
};

export const turnTotpOn = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  user_id: string,
): Promise<void> => {
  await trx
    .updateTable("totp_factors")
    .set({ confirmed_at: clock.now() })
    .where("user_id", "=", user_id)
    .execute();
};

/** Whether there was one that was asked for. */
export const dropTotp = async (trx: Db, user_id: string): Promise<boolean> => {
  const dropped = await trx
    .deleteFrom("totp_factors")
    .where("user_id", "=", user_id)
    .returning("confirmed_at")
    .executeTakeFirst();
  return (dropped?.confirmed_at ?? null) !== null;
};
