import type { MadePasskey } from "@passbook/contract/passkey-shapes";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { brokenUnique, conflict, Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { type Bound, getPlace, makeChallenge, takeChallenge } from "./challenges.ts";
import { listCredentials } from "./repo.ts";

const MOST = 20;
/** EdDSA, ES256 and RS256 (COSE): all that authenticators know, without those that are still an experiment of the runtime. */
const ALGORITHMS = [-8, -7, -257];

const passkeyRefused = (): Problem =>
  new Problem({ status: 422, code: "passkey_refused", ...say("passkey_refused") });

const refuseTooMany = async (db: Db, user_id: string) => {
  const kept = await listCredentials(db, user_id);
  if (kept.length >= MOST) throw conflict("too_many_passkeys", say("too_many_passkeys", { most: MOST }));
  return kept;
};

type Maker = { readonly user_id: string; readonly name: string; readonly email: string };

/** What a browser needs to make a passkey that can also open the account without a password. */
export const beginPasskey = async (
  db: Db,
  services: Services,
  { user_id, name, email, ...bound }: Maker & Bound,
): Promise<Record<string, unknown>> => {
  const { rp_id } = getPlace(services);
  const excludeCredentials = await refuseTooMany(db, user_id);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: "Passbook",
    rpID: rp_id,
    userName: email,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(user_id)),
    challenge: await makeChallenge(db, services, bound),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { ...options };
};

const verify = async (services: Services, made: MadePasskey, expectedChallenge: string) => {
  const { rp_id, origin } = getPlace(services);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    return await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} } as never,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  } catch {
    // The library says by throwing what does not fit; none of it is for the person.
    throw passkeyRefused();
  }
};

/** A passkey that a browser made for the challenge of this session, ready to be kept; throws where anything about it is not as it was asked for. */
export const checkMadePasskey = async (
  services: Services,
  { made, user_id, ...bound }: Bound & { readonly made: MadePasskey; readonly user_id: string },
) => {
  getPlace(services);
  const challenge = await takeChallenge(services.db, services, bound);
  if (challenge === null) throw passkeyRefused();
  const { verified, registrationInfo } = await verify(services, made, challenge);
  if (!verified) throw passkeyRefused();
  await refuseTooMany(services.db, user_id);
  return registrationInfo.credential;
};
type Credential = Awaited<ReturnType<typeof checkMadePasskey>>;

/** Keeps a passkey. One that is kept already, by whomever, is refused. */
export const keepPasskey = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  { user_id, name, credential }: { user_id: string; name: string; credential: Credential },
): Promise<string> => {
  const id = clock.newId();
  try {
    await trx
      .insertInto("passkeys")
      .values({
        user_id,
        id,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        sign_count: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        created_at: clock.now(),
        last_used_at: null,
      })
      .execute();
  } catch (error) {
    if (brokenUnique(error) !== null) throw passkeyRefused();
    throw error;
  }
  return id;
};
