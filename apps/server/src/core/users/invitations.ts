import { type Db, lockInstallation } from "@passbook/db/dialect";
import { addMs } from "../../platform/clock.ts";
import { conflict, Problem } from "../../platform/problem.ts";
import { findRegistration } from "../../platform/registration.ts";
import { makeToken } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import { isUsable } from "./mailed-links.ts";
import { findUserByEmail, toEmailKey } from "./repo.ts";

const VALID_MS = 7 * 86_400_000;

const hashToken = ({ secrets }: Pick<Services, "secrets">, token: string): string =>
  secrets.hash("invitation", token);

const registrationClosed = (): Problem =>
  new Problem({
    status: 422,
    code: "registration_closed",
    message:
      "Nobody can register here. Ask whoever runs this Passbook to make an account for you (passbook user add).",
  });

const invitationNeeded = (): Problem =>
  new Problem({
    status: 422,
    code: "invitation_needed",
    message:
      "Here one registers by invitation, with the link and the address it was made for. Ask whoever runs this Passbook for one (passbook user invite).",
  });

/** Makes a link by which one person registers with this address, once, within 7 days. Answers the link. */
export const makeInvitation = async (services: Services, email: string): Promise<string> => {
  const { clock, db, origin } = services;
  if (services.config.registration === "closed") throw registrationClosed();
  if ((await findUserByEmail(db, email)) !== undefined)
    throw conflict("email_taken", "Someone with this address is registered here already.");
  const token = makeToken(clock);
  const now = clock.now();
  await db
    .insertInto("invitations")
    .values({
      id: clock.newId(),
      email_key: toEmailKey(email),
      token_hash: hashToken(services, token),
      created_at: now,
      expires_at: addMs(now, VALID_MS),
      used_at: null,
    })
    .execute();
  return `${origin.url}/register#token=${token}`;
};

type Invited = { readonly email: string; readonly invitation?: string | undefined };

/** Refuses who may not register here. Says the same whether the link is unknown, used, old, or for another address. */
export const refuseUninvited = async (services: Services, { email, invitation }: Invited): Promise<void> => {
  const registration = await findRegistration(services);
  if (registration === "closed") throw registrationClosed();
  if (registration === "open") return;
  const good = await services.db
    .selectFrom("invitations")
    .select("id")
    .where("token_hash", "=", hashToken(services, invitation ?? ""))
    .where("email_key", "=", toEmailKey(email))
    .where(isUsable(services.clock.now(), VALID_MS))
    .executeTakeFirst();
  if (good === undefined) throw invitationNeeded();
};

/** Whoever came in as the first one is alone still: of two that met an empty installation, one gets in. */
const refuseSecond = async (trx: Db, { config }: Services, user_id: string): Promise<void> => {
  if (config.registration !== "invite") return;
  await lockInstallation(trx);
  const other = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "!=", user_id)
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) throw invitationNeeded();
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
  if (numUpdatedRows === 0n && services.config.registration === "invite") throw invitationNeeded();
};
