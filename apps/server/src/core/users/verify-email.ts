import type { Db } from "@passbook/db/dialect";
import { brokenUnique, invalidInput } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { takeLink } from "./mailed-links.ts";
import { toEmailKey } from "./repo.ts";

const STALE = "This link is for an address that is no longer wanted. Ask for a new one.";
const TAKEN = "Another account has this address by now. Choose another in your profile.";

/** Confirms the address a link was sent to: the first one of an account, or the new one it waits for. Answers whose it is. */
export const verifyEmail = async (trx: Db, services: Services, token: string): Promise<string> => {
  const { user_id, email } = await takeLink(trx, services, { purpose: "verify_email", token });
  const user = await trx
    .selectFrom("users")
    .select(["email", "pending_email"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const verified = { email_verified_at: services.clock.now() };
  if (user.pending_email === email) {
    await takeNewAddress(trx, user_id, { ...verified, email });
    return user_id;
  }
  if (toEmailKey(user.email) !== toEmailKey(email)) throw invalidInput({ token: STALE });
  await trx.updateTable("users").set(verified).where("id", "=", user_id).execute();
  return user_id;
};

const takeNewAddress = async (
  trx: Db,
  user_id: string,
  set: { email: string; email_verified_at: string },
): Promise<void> => {
  try {
    await trx
      .updateTable("users")
      .set({ ...set, email_key: toEmailKey(set.email), pending_email: null })
      .where("id", "=", user_id)
      .execute();
  } catch (error) {
    if (brokenUnique(error) !== null) throw invalidInput({ token: TAKEN });
    throw error;
  }
};
