import type { BodyOf } from "@passbook/contract/endpoint";
import type { sendVerification as endpoint } from "@passbook/contract/users";
import type { Db } from "@passbook/db/dialect";
import { type Letter, queueMail } from "../../../common/index.ts";
import { findPolicy } from "../../../platform/registration.ts";
import type { Services } from "../../../platform/services.ts";
import {
  alreadyConfirmed,
  confirmAddress,
  confirmNewAddress,
  noAccount,
  resetPasswordLink,
} from "./letters.ts";
import { goingOn, makeLink } from "./mailed-links.ts";
import { findUserByEmail, toEmailKey } from "../person/repo.ts";

const findPending = (trx: Db, email: string) =>
  trx
    .selectFrom("users")
    .select(["id", "pending_email"])
    .where("pending_email", "=", email)
    .executeTakeFirst();

const tellNoAccount = async (trx: Db, { origin, config }: Services, recipient: string): Promise<Letter> => {
  const is_open = (await findPolicy({ config, db: trx })) === "open";
  return noAccount({ recipient, user_id: null }, is_open ? `${origin.url}/register` : null);
};

/** Mails a link that sets a new password; an unknown address gets a letter too, so that nothing tells them apart. */
export const forgotPassword = async (trx: Db, services: Services, email: string): Promise<void> => {
  const user = await findUserByEmail(trx, email);
  if (user === undefined) return queueMail(trx, services, await tellNoAccount(trx, services, email));
  const { url } = await makeLink(trx, services, {
    user_id: user.id,
    purpose: "reset_password",
    email: user.email,
  });
  return queueMail(trx, services, resetPasswordLink({ recipient: user.email, user_id: user.id }, url));
};

/** Mails the confirming link again, for a first address or a new one that waits; every address gets exactly one letter. */
export const sendVerification = async (
  trx: Db,
  services: Services,
  { email, book_invitation }: BodyOf<typeof endpoint>,
): Promise<void> => {
  const user = await findUserByEmail(trx, email);
  const pending = await findPending(trx, email);
  if (user === undefined && pending === undefined)
    return queueMail(trx, services, await tellNoAccount(trx, services, email));
  if (user !== undefined && user.email_verified_at !== null) {
    const to = { recipient: user.email, user_id: user.id };
    return queueMail(trx, services, alreadyConfirmed(to, `${services.origin.url}/login`));
  }
  const user_id = user?.id ?? pending?.id ?? "";
  const recipient = user?.email ?? email;
  const { url } = await makeLink(trx, services, { user_id, purpose: "verify_email", email: recipient });
  const isNew = user === undefined || toEmailKey(user.email) !== toEmailKey(email);
  const letter = isNew ? confirmNewAddress : confirmAddress;
  return queueMail(trx, services, letter({ recipient, user_id }, goingOn(url, book_invitation)));
};
