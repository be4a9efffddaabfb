import { queueMail } from "../../../common/index.ts";
import type { CameFrom } from "../../../platform/http/callers/came-from.ts";
import type { Services } from "../../../platform/services.ts";
import { noteEvent } from "../../account-events/index.ts";
import { refuseWeakPassword } from "../person/check-password.ts";
import { passwordChanged } from "../links/letters.ts";
import { takeLink } from "../links/mailed-links.ts";
import { hashPassword } from "../person/password-hash.ts";
import { getProfile, toEmailKey } from "../person/repo.ts";
import { setPassword } from "../links/set-password.ts";

/** Sets a new password with a link's token: once, within 30 minutes; every session ends, and the address counts as confirmed. */
export const resetPassword = async (
  services: Services,
  { token, password, from }: { token: string; password: string; from: CameFrom },
): Promise<void> => {
  const password_hash = await hashPassword(password);
  await services.db.transaction().execute(async (trx) => {
    const { user_id, email } = await takeLink(trx, services, { purpose: "reset_password", token });
    const { name } = await getProfile(trx, user_id);
    refuseWeakPassword(password, { name, email });
    await setPassword(trx, services, { user_id, password_hash });
    await trx
      .updateTable("users")
      .set({ email_verified_at: services.clock.now() })
      .where("id", "=", user_id)
      .where("email_key", "=", toEmailKey(email))
      .where("email_verified_at", "is", null)
      .execute();
    await noteEvent(trx, services, { user_id, kind: "password_reset", from });
    await queueMail(trx, services, passwordChanged({ recipient: email, user_id }));
  });
};
