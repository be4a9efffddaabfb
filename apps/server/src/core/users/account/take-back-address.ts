import type { Db } from "@passbook/db/dialect";
import { queueMail } from "../../../common/index.ts";
import { makeToken } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { addressLeft } from "../links/letters.ts";
import { makeLink, takeLink, voidLinks } from "../links/mailed-links.ts";
import { moveAddress } from "./move-address.ts";
import { hashPassword } from "../person/password-hash.ts";
import { getProfile } from "../person/repo.ts";
import { setPassword } from "../links/set-password.ts";

/** What was added since the address was left is whoever's moved it; the owner could not come in for it. */
const dropFactorsSince = async (trx: Db, user_id: string, since: string): Promise<void> => {
  await trx
    .deleteFrom("totp_factors")
    .where("user_id", "=", user_id)
    .where("confirmed_at", ">=", since)
    .execute();
  await trx.deleteFrom("passkeys").where("user_id", "=", user_id).where("created_at", ">=", since).execute();
};

/**
 * Gives an account back to the address it was moved from. Whoever moved it knew the password, so that opens nothing any more, and
 * every sign-in, link and waiting address ends. Answers the token with which a new password is set.
 */
export const takeBackAddress = async (services: Services, token: string): Promise<string> => {
  const password_hash = await hashPassword(makeToken(services.clock));
  return services.db.transaction().execute(async (trx) => {
    const { id, user_id, email, created_at } = await takeLink(trx, services, { purpose: "take_back", token });
    const { email: left } = await getProfile(trx, user_id);
    await setPassword(trx, services, { user_id, password_hash });
    await dropFactorsSince(trx, user_id, created_at);
    await moveAddress(trx, services, { user_id, email });
    await voidLinks(trx, services, { user_id, purpose: "take_back", since: id });
    await queueMail(trx, services, addressLeft({ recipient: left, user_id }));
    const reset = await makeLink(trx, services, { user_id, purpose: "reset_password", email });
    return reset.token;
  });
};
