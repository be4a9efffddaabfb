import type { Db } from "@passbook/db/dialect";
import { queueMail } from "../../common/index.ts";
import type { Services } from "../../platform/services.ts";
import { revokeSessions } from "../../platform/session-guard/start-session.ts";
import { refuseWeakPassword } from "./check-password.ts";
import { passwordChanged } from "./letters.ts";
import { takeLink, voidLinks } from "./mailed-links.ts";
import { hashPassword } from "./password-hash.ts";
import { toEmailKey } from "./repo.ts";

/** Sets a new password with a link's token: once, within 30 minutes; every session ends, and the address counts as confirmed. */
export const resetPassword = async (
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<void> => {
  const password_hash = await hashPassword(password);
  await services.db.transaction().execute(async (trx) => {
    const link = await takeLink(trx, services, { purpose: "reset_password", token });
    refuseWeakPassword(password, link.email);
    await setPassword(trx, services, { ...link, password_hash });
  });
};

const setPassword = async (
  trx: Db,
  services: Services,
  { user_id, email, password_hash }: { user_id: string; email: string; password_hash: string },
): Promise<void> => {
  const now = services.clock.now();
  await trx.updateTable("users").set({ password_hash }).where("id", "=", user_id).execute();
  await trx
    .updateTable("users")
    .set({ email_verified_at: now })
    .where("id", "=", user_id)
    .where("email_key", "=", toEmailKey(email))
    .where("email_verified_at", "is", null)
    .execute();
  await revokeSessions(trx, user_id, { now });
  await voidLinks(trx, services, { user_id, purpose: "reset_password" });
  await queueMail(trx, services, passwordChanged({ recipient: email, user_id }));
};
