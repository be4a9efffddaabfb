import type { registerUser as endpoint } from "@passbook/contract/users";
import type { BodyOf } from "@passbook/contract/endpoint";
import { findLanguage, LANGUAGES } from "@passbook/contract/languages";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { queueMail } from "../../../common/index.ts";
import { brokenUnique, conflict, Problem } from "../../../platform/problem.ts";
import { makeToken } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { refuseWeakPassword } from "../person/check-password.ts";
import { findWeekStart, refuseUnknownProfile } from "../person/check-profile.ts";
import { findHold } from "../links/held-addresses.ts";
import { isFirst } from "./look-after.ts";
import { refuseUninvited, useInvitation } from "../links/invitations.ts";
import { addressHeld, alreadyRegistered, confirmAddress, finishRegistering } from "../links/letters.ts";
import { goingOn, makeLink } from "../links/mailed-links.ts";
import { hashPassword } from "../person/password-hash.ts";
import { findUserByEmail, toEmailKey } from "../person/repo.ts";

type NewUser = BodyOf<typeof endpoint>;
type KnownUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/** Writes a person with what every new person starts with, in the caller's transaction. */
const createUser = async (
  trx: Db,
  services: Services,
  {
    input,
    password_hash,
    verified_at,
  }: { input: NewUser; password_hash: string; verified_at: string | null },
): Promise<string> => {
  const { clock } = services;
  const user_id = clock.newId();
  const locale = input.locale ?? "en-GB";
  const language = input.language ?? findLanguage(locale) ?? LANGUAGES[0];
  await trx
    .insertInto("users")
    .values({
      id: user_id,
      name: input.name,
      email: input.email,
      email_key: toEmailKey(input.email),
      pending_email: null,
      password_hash,
      password_version: 0,
      email_verified_at: verified_at,
      home_currency: input.home_currency ?? "EUR",
      language,
      locale,
      time_zone: input.time_zone ?? "UTC",
      week_start: findWeekStart(locale),
      count_likely: 1,
      total_in_home: 0,
      alerts_of: null,
      is_admin: await isFirst(trx),
      disabled_at: null,
      created_at: clock.now(),
    })
    .execute();
  // Looked at after the writing: whoever left the address in the same moment has said so by now.
  if ((await findHold(trx, services, input.email)) !== undefined) throw addressTaken();
  for (const give of services.newUserHooks) await give(trx, { clock, user_id, session_id: null });
  return user_id;
};

const addressTaken = (): Problem => conflict("email_taken", say("email_taken"));

const isTaken = (error: unknown): boolean =>
  brokenUnique(error) !== null || (error instanceof Problem && error.code === "email_taken");

/** Makes a person whose address counts as confirmed, for whoever has this machine. Answers the id. */
export const addPerson = async (services: Services, input: NewUser): Promise<string> => {
  refuseUnknownProfile(input);
  refuseWeakPassword(input.password, input);
  const password_hash = await hashPassword(input.password);
  const verified_at = services.clock.now();
  return services.db
    .transaction()
    .execute((trx) => createUser(trx, services, { input, password_hash, verified_at }));
};

/**
 * Makes a person for whom a provider vouches, in the caller's transaction. Their password is one that nobody knows, so that they come in by
 * the provider until they choose one by a mailed link. Answers the id.
 */
export const makeSignedOnPerson = async (
  trx: Db,
  services: Services,
  input: Omit<NewUser, "password">,
): Promise<string> => {
  refuseUnknownProfile(input);
  const password = makeToken(services.clock);
  const password_hash = await hashPassword(password);
  return createUser(trx, services, {
    input: { ...input, password },
    password_hash,
    verified_at: services.clock.now(),
  });
};

/**
 * Registers a person and mails the confirming link. An address that is known already gets a letter instead, after the same
 * work (rehearsed and rolled back), so that neither answer nor time nor mails tell which addresses exist.
 */
export const registerUser = async (services: Services, input: NewUser): Promise<void> => {
  await refuseUninvited(services, input);
  refuseUnknownProfile(input);
  refuseWeakPassword(input.password, input);
  const password_hash = await hashPassword(input.password);
  const tell = await findTeller(services, input.email);
  if (tell !== null) {
    await rehearse(services, { input, password_hash });
    await services.db.transaction().execute(tell);
    return;
  }
  try {
    await services.db.transaction().execute(async (trx) => {
      const user_id = await createUser(trx, services, { input, password_hash, verified_at: null });
      await useInvitation(trx, services, { user_id, invitation: input.invitation });
      const { url } = await makeLink(trx, services, { user_id, purpose: "verify_email", email: input.email });
      const on = goingOn(url, input.book_invitation);
      await queueMail(trx, services, confirmAddress({ recipient: input.email, user_id }, on));
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const tellWinner = await findTeller(services, input.email);
    if (tellWinner === null) throw error;
    await services.db.transaction().execute(tellWinner);
  }
};

/** Tells the owner of an address that is known here, or could still be taken back; null for every other. */
const findTeller = async (
  services: Services,
  email: string,
): Promise<((trx: Db) => Promise<void>) | null> => {
  const known = await findUserByEmail(services.db, email);
  if (known !== undefined) return (trx) => tellKnown(trx, services, known);
  const hold = await findHold(services.db, services, email);
  if (hold === undefined) return null;
  return (trx) => queueMail(trx, services, addressHeld({ recipient: email, user_id: hold.user_id }));
};

const REHEARSED = Symbol("rehearsed");

const rehearse = async (
  services: Services,
  { input, password_hash }: { input: NewUser; password_hash: string },
): Promise<void> => {
  try {
    await services.db.transaction().execute(async (trx) => {
      const email = `${services.clock.newId()}@rehearsal.invalid`;
      await createUser(trx, services, { input: { ...input, email }, password_hash, verified_at: null });
      throw REHEARSED;
    });
  } catch (error) {
    if (error !== REHEARSED) throw error;
  }
};

const tellKnown = async (trx: Db, services: Services, known: KnownUser): Promise<void> => {
  const to = { recipient: known.email, user_id: known.id };
  if (known.email_verified_at !== null) {
    await queueMail(trx, services, alreadyRegistered(to, `${services.origin.url}/forgot-password`));
    return;
  }
  // Whoever registered first may not own the address, so the owner chooses the password, not only confirms.
  const { url } = await makeLink(trx, services, {
    user_id: known.id,
    purpose: "reset_password",
    email: known.email,
  });
  await queueMail(trx, services, finishRegistering(to, url));
};
