import type { profileChange, User } from "@passbook/contract/users";
import { type Db, toNumber } from "@passbook/db/dialect";
import type * as z from "zod";
import { say as sayOfMembers } from "@passbook/contract/sentences/members";
import { say } from "@passbook/contract/sentences/refusals";
import { queueMail } from "../../../common/index.ts";
import type { CameFrom } from "../../../platform/http/callers/came-from.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { conflict, invalidInput } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { leaveObjects } from "../../../platform/storage/leave-objects.ts";
import { noteEvent } from "../../account-events/index.ts";
import { noteEverything } from "../../changes/index.ts";
import { refuseWeakPassword } from "../person/check-password.ts";
import { refuseUnknownProfile } from "../person/check-profile.ts";
import { findHold } from "../links/held-addresses.ts";
import {
  addressChangeAsked,
  addressHeld,
  alreadyRegistered,
  confirmNewAddress,
  passwordChanged,
} from "../links/letters.ts";
import { makeLink } from "../links/mailed-links.ts";
import { hashPassword, isPassword } from "../person/password-hash.ts";
import {
  findUserByEmail,
  getPassword,
  getProfile,
  holdPerson,
  saveProfile,
  toEmailKey,
} from "../person/repo.ts";
import { cancelNewAddress, setPassword } from "../links/set-password.ts";

type ProfileChange = z.output<typeof profileChange>;

const WRONG_PASSWORD = say("password_not_current");

/** Refuses unless the password is the person's own; answers how often it had been set by then. */
export const refuseWrongPassword = async (
  services: Services,
  user_id: string,
  password: string | undefined,
  field = "current_password",
): Promise<number> => {
  if (password === undefined) throw invalidInput({ [field]: say("enter_current_password") });
  const { password_hash, password_version } = await getPassword(services.db, user_id);
  if (!(await isPassword(password, password_hash))) throw invalidInput({ [field]: WRONG_PASSWORD });
  return password_version;
};

/** Refuses what a password opened when another has been set since; holds the person until the transaction ends. */
const refuseOldPassword = async (trx: Db, user_id: string, password_version: number): Promise<void> => {
  if ((await holdPerson(trx, user_id)) !== password_version)
    throw invalidInput({ current_password: WRONG_PASSWORD });
};

/** Whoever shares a book is not to lose it without a word. */
const refuseShared = async (trx: Db, user_id: string): Promise<void> => {
  const { members } = await trx
    .selectFrom("members")
    .select((of) => of.fn.countAll().as("members"))
    .where("user_id", "=", user_id)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  const count = toNumber(members);
  if (count > 0) throw conflict("book_shared", sayOfMembers("book_shared", { members: count }));
};

/** Deletes a person with everything of theirs, for whoever knows the password that was set so often. */
export const deleteUser = async (
  services: Services,
  user_id: string,
  password_version: number,
): Promise<void> => {
  await services.db.transaction().execute(async (trx) => {
    await refuseOldPassword(trx, user_id, password_version);
    await refuseShared(trx, user_id);
    await leaveObjects(trx, user_id);
    await trx.deleteFrom("users").where("id", "=", user_id).execute();
  });
  for (const leave of services.leftUserHooks) await leave(services, user_id);
};

const changePlainFields = async (
  trx: Db,
  services: Services,
  { caller, change, before }: { caller: Caller; change: ProfileChange; before: User },
): Promise<void> => {
  const { name, language, locale, time_zone, home_currency, week_start } = change;
  const { count_likely, total_in_home } = change;
  const switches = Object.entries({ count_likely, total_in_home }).map(
    ([key, value]) => [key, value === undefined ? undefined : Number(value)] as const,
  );
  const plain = Object.fromEntries(
    [...Object.entries({ name, language, locale, time_zone, home_currency, week_start }), ...switches].filter(
      ([, value]) => value !== undefined,
    ),
  );
  if (Object.keys(plain).length > 0) await saveProfile(trx, caller.user_id, plain);
  // Statements name the holder on transfers between own accounts.
  if (name !== undefined && name !== before.name) await noteEverything(trx, { ...services, ...caller });
  if (language === undefined || language === before.language) return;
  const languages = { before: before.language, after: language };
  for (const follow of services.languageHooks) await follow(trx, { ...services, ...caller }, languages);
};

/**
 * Changes a profile. A new e-mail waits until it is confirmed; a new password ends the other sessions. Both need `password_version`,
 * which says with which password they were asked for. Nothing is changed where `refuse` throws.
 */
export const changeUser = async (
  services: Services,
  caller: Caller,
  {
    change,
    password_version,
    from,
    refuse,
  }: {
    change: ProfileChange;
    password_version: number | null;
    from: CameFrom;
    refuse: (trx: Db) => Promise<void>;
  },
): Promise<void> => {
  const { user_id, session_id } = caller;
  refuseUnknownProfile(change);
  const user = await getProfile(services.db, user_id);
  const password_hash = await hashNewPassword(change, user);
  await services.db.transaction().execute(async (trx) => {
    if (password_version !== null) await refuseOldPassword(trx, user_id, password_version);
    await refuse(trx);
    await changePlainFields(trx, services, { caller, change, before: user });
    // The password first: it cancels an address that waits, and would cancel the one asked for with it.
    if (password_hash !== null) {
      await setPassword(trx, services, { user_id, password_hash, except: session_id });
      await noteEvent(trx, services, { user_id, kind: "password_changed", from });
      await queueMail(trx, services, passwordChanged({ recipient: user.email, user_id }));
    }
    if (change.email !== undefined) await waitForNewAddress(trx, services, { user_id, wanted: change.email });
  });
};

const hashNewPassword = async (
  change: ProfileChange,
  own: { name: string; email: string },
): Promise<string | null> => {
  if (change.password === undefined) return null;
  if (change.password === change.current_password) throw invalidInput({ password: say("password_not_new") });
  refuseWeakPassword(change.password, own);
  return hashPassword(change.password);
};

const waitForNewAddress = async (
  trx: Db,
  services: Services,
  { user_id, wanted }: { user_id: string; wanted: string },
): Promise<void> => {
  const { email: old } = await getProfile(trx, user_id);
  await cancelNewAddress(trx, services, user_id);
  if (toEmailKey(wanted) === toEmailKey(old)) return saveProfile(trx, user_id, { email: wanted });
  await saveProfile(trx, user_id, { pending_email: wanted });
  await queueMail(trx, services, addressChangeAsked({ recipient: old, user_id }));
  await mailNewAddress(trx, services, { user_id, wanted });
};

/** An address that another account has, or may still take back, is answered like any other; its owner is told instead. */
const mailNewAddress = async (
  trx: Db,
  services: Services,
  { user_id, wanted }: { user_id: string; wanted: string },
): Promise<void> => {
  const other = await findUserByEmail(trx, wanted);
  if (other !== undefined) {
    const to = { recipient: other.email, user_id: other.id };
    return queueMail(trx, services, alreadyRegistered(to, `${services.origin.url}/forgot-password`));
  }
  const hold = await findHold(trx, services, wanted);
  if (hold !== undefined && hold.user_id !== user_id)
    return queueMail(trx, services, addressHeld({ recipient: wanted, user_id: hold.user_id }));
  const { url } = await makeLink(trx, services, { user_id, purpose: "verify_email", email: wanted });
  return queueMail(trx, services, confirmNewAddress({ recipient: wanted, user_id }, url));
};
