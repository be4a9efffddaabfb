import type { SignedPasskey } from "@passbook/contract/passkey-shapes";
import type { Db } from "@passbook/db/dialect";
import type { Services } from "../../../platform/services.ts";
import { getPlace } from "./challenges.ts";

const findCredential = (db: Db, credential_id: string) =>
  db
    .selectFrom("passkeys")
    .select(["user_id", "id", "credential_id", "public_key", "sign_count"])
    .where("credential_id", "=", credential_id)
    .executeTakeFirst();
type Kept = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

/** Whose passkey it says it is; nothing is proved by that. */
export const findPasskeyOwner = async (db: Db, signed: SignedPasskey): Promise<string | null> =>
  (await findCredential(db, signed.id))?.user_id ?? null;

const verify = async (services: Services, kept: Kept, { signed, challenge }: Signed) => {
  const { rp_id, origin } = getPlace(services);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    return await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      requireUserVerification: true,
      credential: {
        id: kept.credential_id,
        publicKey: Uint8Array.from(Buffer.from(kept.public_key, "base64url")),
        counter: kept.sign_count,
      },
    });
  } catch {
    // So the library says what does not fit: signature, challenge, origin, a person who was not asked, a counter that went back.
    return null;
  }
};

type Signed = { readonly signed: SignedPasskey; readonly challenge: string };

/** Takes what a passkey of a person signed: true when it is theirs, and everything about it is as it was asked for. */
export const takeSignedPasskey = async (
  trx: Db,
  services: Services,
  { user_id, ...shown }: Signed & { readonly user_id: string },
): Promise<boolean> => {
  const kept = await findCredential(trx, shown.signed.id);
  if (kept === undefined || kept.user_id !== user_id) return false;
  const { userHandle } = shown.signed.response;
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== user_id) return false;
  const done = await verify(services, kept, shown);
  if (done?.verified !== true) return false;
  await trx
    .updateTable("passkeys")
    .set({ sign_count: done.authenticationInfo.newCounter, last_used_at: services.clock.now() })
    .where("user_id", "=", user_id)
    .where("id", "=", kept.id)
    .execute();
  return true;
};
