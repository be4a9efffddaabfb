import { queueMail } from "../../../common/index.ts";
import { makeToken } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { addressLeft } from "../links/letters.ts";
import { makeLink, takeLink, voidLinks } from "../links/mailed-links.ts";
import { moveAddress } from "./move-address.ts";
import { hashPassword } from "../person/password-hash.ts";
import { getProfile } from "../person/repo.ts";
import { setPassword } from "../links/set-password.ts";

/**
 * Gives an account back to the address it was moved from. Whoever moved it knew the password, so that opens nothing any more, and
 * every sign-in, link and waiting address ends. Answers the token with which a new password is set.
 */
export const takeBackAddress = async (services: Services, token: string): Promise<string> => {
  const password_hash = await hashPassword(makeToken(services.clock));
  return services.db.transaction().execute(async (trx) => {
    const { id, user_id, email } = await takeLink(trx, services, { purpose: "take_back", token });
    const { email: left } = await getProfile(trx, user_id);
    await setPassword(trx, services, { user_id, password_hash });
    await moveAddress(trx, services, { user_id, email });
    await voidLinks(trx, services, { user_id, purpose: "take_back", since: id });
    await queueMail(trx, services, addressLeft({ recipient: left, user_id }));
    const reset = await makeLink(trx, services, { user_id, purpose: "reset_password", email });
    return reset.token;
  });
};
