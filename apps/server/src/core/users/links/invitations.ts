import { type Db, lockInstallation } from "@passbook/db/dialect";
import type { Invitation } from "@passbook/contract/admin";
import { say } from "@passbook/contract/sentences/refusals";
import type { Said } from "@passbook/contract/sentences/sentence";
import { addMs } from "../../../platform/clock.ts";
import { conflict, notFound, Problem } from "../../../platform/problem.ts";
import { findPolicy, findRegistration } from "../../../platform/registration.ts";
import { makeToken } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { isUsable } from "./mailed-links.ts";
import { findUserByEmail, toEmailKey } from "../person/repo.ts";

const VALID_MS = 7 * 86_400_000;

const hashToken = ({ secrets }: Pick<Services, "secrets">, token: string): string =>
  secrets.hash("invitation", token);

const registrationClosed = (): Problem =>
  new Problem({
    status: 422,
    code: "registration_closed",
    ...say("registration_closed"),
  });

const invitationNeeded = (said: Said, field?: "email" | "invitation"): Problem =>
  new Problem({
    status: 422,
    code: "invitation_needed",
    ...said,
    ...(field === undefined ? {} : { fields: { [field]: said } }),
  });

const uninvited = (): Problem => invitationNeeded(say("invitation_needed"));
const uselessInvitation = (): Problem => invitationNeeded(say("invitation_useless"), "invitation");
/** Whoever holds a link that is good may know for whom it was made. */
const invitedOther = (email_key: string): Problem =>
  invitationNeeded(say("invitation_for_other", { email: email_key }), "email");

/**
 * Makes a link by which one person registers with this address, once, within 7 days. Answers it with what is kept of it; those made for the
 * address before open nothing any more, so that one that went astray is made worthless by a new one.
 */
export const makeInvitation = async (
  services: Services,
  email: string,
): Promise<Invitation & { link: string }> => {
  const { clock, db, origin } = services;
  if ((await findPolicy(services)) === "closed") throw registrationClosed();
  if ((await findUserByEmail(db, email)) !== undefined)
    throw conflict("email_taken", say("email_registered"));
  const token = makeToken(clock);
  const email_key = toEmailKey(email);
  const now = clock.now();
  const invitation = {
    id: clock.newId(),
    email_key,
    token_hash: hashToken(services, token),
    created_at: now,
    expires_at: addMs(now, VALID_MS),
    used_at: null,
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("invitations")
      .set({ used_at: now })
      .where("email_key", "=", email_key)
      .where("used_at", "is", null)
      .execute();
    await trx.insertInto("invitations").values(invitation).execute();
  });
  const { id, created_at, expires_at } = invitation;
  return { id, email: email_key, created_at, expires_at, link: `${origin.url}/register#token=${token}` };
};

/** Invitations that can still be used, the latest first. */
export const listInvitations = ({ db, clock }: Services): Promise<Invitation[]> =>
  db
    .selectFrom("invitations")
    .select(["id", "email_key as email", "created_at", "expires_at"])
    .where(isUsable(clock.now(), VALID_MS))
    .orderBy("id", "desc")
    .execute();

/** Makes an invitation worthless that can still be used. */
export const withdrawInvitation = async ({ db, clock }: Services, id: string): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable("invitations")
    .set({ used_at: clock.now() })
    .where("id", "=", id)
    .where(isUsable(clock.now(), VALID_MS))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound("invitation");
};

type Invited = { readonly email: string; readonly invitation?: string | undefined };

/** Refuses who may not register here. Says the same whether the link is unknown, used, replaced or old; one that is good says for whom it is. */
export const refuseUninvited = async (services: Services, { email, invitation }: Invited): Promise<void> => {
  const registration = await findRegistration(services);
  if (registration === "closed") throw registrationClosed();
  if (registration === "open") return;
  if (invitation === undefined) throw uninvited();
  const good = await services.db
    .selectFrom("invitations")
    .select("email_key")
    .where("token_hash", "=", hashToken(services, invitation))
    .where(isUsable(services.clock.now(), VALID_MS))
    .executeTakeFirst();
  if (good === undefined) throw uselessInvitation();
  if (good.email_key !== toEmailKey(email)) throw invitedOther(good.email_key);
};

/** Whoever came in as the first one is alone still: of two that met an empty installation, one gets in. */
const refuseSecond = async (trx: Db, { config }: Services, user_id: string): Promise<void> => {
  if ((await findPolicy({ config, db: trx })) !== "invite") return;
  await lockInstallation(trx);
  const other = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "!=", user_id)
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) throw uninvited();
};

/** Uses an invitation up with the person it made; of many racing with one link, or for the place of the first one, one gets in. */
export const useInvitation = async (
  trx: Db,
  services: Services,
  { user_id, invitation }: { user_id: string; invitation: string | undefined },
): Promise<void> => {
  if (invitation === undefined) return refuseSecond(trx, services, user_id);
  const { numUpdatedRows } = await trx
    .updateTable("invitations")
    .set({ used_at: services.clock.now() })
    .where("token_hash", "=", hashToken(services, invitation))
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  const { config } = services;
  if (numUpdatedRows === 0n && (await findPolicy({ config, db: trx })) === "invite")
    throw uselessInvitation();
};
