import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { brokenUnique, invalidInput } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { findHold } from "../links/held-addresses.ts";
import { voidLinks } from "../links/mailed-links.ts";
import { saveProfile, toEmailKey } from "../person/repo.ts";
import { cancelNewAddress } from "../links/set-password.ts";

const TAKEN = say("address_taken_meanwhile");

const writeAddress = async (
  trx: Db,
  services: Services,
  { user_id, email }: { user_id: string; email: string },
) => {
  try {
    const email_verified_at = services.clock.now();
    await saveProfile(trx, user_id, { email, email_key: toEmailKey(email), email_verified_at });
  } catch (error) {
    if (brokenUnique(error) !== null) throw invalidInput({ token: TAKEN });
    throw error;
  }
};

/**
 * Gives a person a confirmed address, and ends what was sent to the one before. To come back to an address that could still be taken
 * back is to take it back: whoever had the account in between keeps no link to it. True then.
 */
export const moveAddress = async (
  trx: Db,
  services: Services,
  { user_id, email }: { user_id: string; email: string },
): Promise<boolean> => {
  await writeAddress(trx, services, { user_id, email });
  await cancelNewAddress(trx, services, user_id);
  await voidLinks(trx, services, { user_id, purpose: "reset_password" });
  // Looked at after the writing: whoever left the address in the same moment has said so by now.
  const hold = await findHold(trx, services, email);
  if (hold === undefined) return false;
  if (hold.user_id !== user_id) throw invalidInput({ token: TAKEN });
  await voidLinks(trx, services, { user_id, purpose: "take_back", since: hold.id });
  return true;
};
