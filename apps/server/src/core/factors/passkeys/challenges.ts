import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { addMs } from "../../../platform/clock.ts";
import { type PasskeyPlace, toPasskeyPlace } from "../../../platform/passkey-place.ts";
import { conflict } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { listCredentials } from "./repo.ts";

const CHALLENGE_BYTES = 32;
const VALID_MS = 300_000;

/** What a challenge is for, and the browser (by its cookie) or session that it was given to: it is worth nothing elsewhere. */
export type Bound = {
  readonly purpose: "make" | "log_in" | "second_factor" | "confirm";
  readonly bound_to: string;
};

/** Where passkeys work here, or a refusal. */
export const getPlace = ({ origin }: Pick<Services, "origin">): PasskeyPlace => {
  const place = toPasskeyPlace(origin.url);
  if (place === null) throw conflict("no_passkeys_here", say("no_passkeys_here"));
  return place;
};

/** A fresh challenge of 32 random bytes in the place of an earlier one, good once and for five minutes. */
export const makeChallenge = async (
  db: Db,
  { clock }: Pick<Services, "clock">,
  { purpose, bound_to }: Bound,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = Uint8Array.from(clock.randomBytes(CHALLENGE_BYTES));
  const challenge = Buffer.from(bytes).toString("base64url");
  const expires_at = addMs(clock.now(), VALID_MS);
  await db
    .insertInto("passkey_challenges")
    .values({ purpose, bound_to, challenge, expires_at })
    .onConflict((known) => known.columns(["bound_to", "purpose"]).doUpdateSet({ challenge, expires_at }))
    .execute();
  return bytes;
};

/** Uses a challenge up, whatever comes of it; null where none is good. */
export const takeChallenge = async (
  db: Db,
  { clock }: Pick<Services, "clock">,
  { purpose, bound_to }: Bound,
): Promise<string | null> => {
  const taken = await db
    .deleteFrom("passkey_challenges")
    .where("bound_to", "=", bound_to)
    .where("purpose", "=", purpose)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  if (taken === undefined) return null;
  const now = clock.now();
  return taken.expires_at > now && taken.expires_at <= addMs(now, 2 * VALID_MS) ? taken.challenge : null;
};

/** What a passkey is to sign: one of a person's, or, where nobody is known yet, any of this place. It has to ask for a finger, a face or a PIN. */
export const askPasskey = async (
  db: Db,
  services: Services,
  { user_id, ...bound }: Bound & { readonly user_id: string | null },
): Promise<Record<string, unknown>> => {
  const { rp_id } = getPlace(services);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const allowCredentials = user_id === null ? [] : await listCredentials(db, user_id);
  const options = await generateAuthenticationOptions({
    rpID: rp_id,
    challenge: await makeChallenge(db, services, bound),
    userVerification: "required",
    timeout: VALID_MS,
    allowCredentials,
  });
  return { ...options };
};
