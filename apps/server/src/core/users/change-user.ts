import type { profileChange } from "@passbook/contract/users";
import type { Db } from "@passbook/db/dialect";
import type * as z from "zod";
import { queueMail } from "../../common/index.ts";
import type { Caller } from "../../platform/http/route.ts";
import { invalidInput } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { noteEverything } from "../changes/index.ts";
import { revokeSessions } from "../../platform/session-guard/start-session.ts";
import { refuseWeakPassword } from "./check-password.ts";
import { refuseUnknownProfile } from "./check-profile.ts";
import { addressChangeAsked, alreadyRegistered, confirmNewAddress, passwordChanged } from "./letters.ts";
import { makeLink, voidLinks } from "./mailed-links.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { findUserByEmail, getPasswordHash, getProfile, toEmailKey } from "./repo.ts";

type ProfileChange = z.output<typeof profileChange>;

const WRONG_PASSWORD = "This is not your current password.";

/** Refuses unless the password is the person's own. */
export const refuseWrongPassword = async (
  services: Services,
  user_id: string,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) throw invalidInput({ current_password: "Enter your current password." });
  if (!(await isPassword(password, await getPasswordHash(services.db, user_id))))
    throw invalidInput({ current_password: WRONG_PASSWORD });
};

/** Changes a profile. A new e-mail waits until it is confirmed; a new password ends the other sessions. */
export const changeUser = async (
  services: Services,
  caller: Caller,
  change: ProfileChange,
): Promise<void> => {
  const { name, locale, time_zone, home_currency, week_start } = change;
  refuseUnknownProfile(change);
  const user = await getProfile(services.db, caller.user_id);
  const password_hash = await hashNewPassword(change, user.email);
  const plain = Object.fromEntries(
    Object.entries({ name, locale, time_zone, home_currency, week_start }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  await services.db.transaction().execute(async (trx) => {
    if (Object.keys(plain).length > 0)
      await trx.updateTable("users").set(plain).where("id", "=", caller.user_id).execute();
    // Statements name the holder on transfers between own accounts.
    if (name !== undefined && name !== user.name) await noteEverything(trx, { ...services, ...caller });
    if (change.email !== undefined && change.email !== user.email)
      await waitForNewAddress(trx, services, {
        user_id: caller.user_id,
        old: user.email,
        wanted: change.email,
      });
    if (password_hash !== null)
      await setPassword(trx, services, { caller, recipient: user.email, password_hash });
  });
};

const hashNewPassword = async (change: ProfileChange, email: string): Promise<string | null> => {
  if (change.password === undefined) return null;
  if (change.password === change.current_password)
    throw invalidInput({ password: "Choose a password that differs from your current one." });
  refuseWeakPassword(change.password, email);
  return hashPassword(change.password);
};

const setPassword = async (
  trx: Db,
  services: Services,
  { caller, recipient, password_hash }: { caller: Caller; recipient: string; password_hash: string },
): Promise<void> => {
  const { user_id } = caller;
  await trx.updateTable("users").set({ password_hash }).where("id", "=", user_id).execute();
  await revokeSessions(trx, user_id, { now: services.clock.now(), except: caller.session_id });
  await voidLinks(trx, services, { user_id, purpose: "reset_password" });
  await queueMail(trx, services, passwordChanged({ recipient, user_id }));
};

const waitForNewAddress = async (
  trx: Db,
  services: Services,
  { user_id, old, wanted }: { user_id: string; old: string; wanted: string },
): Promise<void> => {
  if (toEmailKey(wanted) === toEmailKey(old)) {
    await trx
      .updateTable("users")
      .set({ email: wanted, pending_email: null })
      .where("id", "=", user_id)
      .execute();
    return;
  }
  await trx.updateTable("users").set({ pending_email: wanted }).where("id", "=", user_id).execute();
  await voidLinks(trx, services, { user_id, purpose: "verify_email" });
  await queueMail(trx, services, addressChangeAsked({ recipient: old, user_id }));
  const other = await findUserByEmail(trx, wanted);
  if (other !== undefined) {
    // An address of another account is answered like any other; its owner is told instead.
    const to = { recipient: other.email, user_id: other.id };
    await queueMail(trx, services, alreadyRegistered(to, `${services.origin.url}/forgot-password`));
    return;
  }
  const url = await makeLink(trx, services, { user_id, purpose: "verify_email", email: wanted });
  await queueMail(trx, services, confirmNewAddress({ recipient: wanted, user_id }, url));
};
