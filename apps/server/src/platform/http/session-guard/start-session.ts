import type { Db } from "@passbook/db/dialect";
import type { FastifyReply, FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/requests";
import { Problem } from "../../problem.ts";
import { addMs } from "../../clock.ts";
import { cameFrom } from "../callers/came-from.ts";
import { makeToken } from "../../secrets.ts";
import type { Services } from "../../services.ts";
import { hashCookie, setSessionCookies } from "./guard-session.ts";
import { signToken } from "./tokens.ts";

/** Whoever was disabled begins no session, however they proved who they are. */
const refuseDisabled = async (trx: Db, user_id: string): Promise<void> => {
  const person = await trx
    .selectFrom("users")
    .select("disabled_at")
    .where("id", "=", user_id)
    .executeTakeFirst();
  if (person !== undefined && person.disabled_at !== null)
    throw new Problem({ status: 422, code: "account_disabled", ...say("account_disabled") });
};

/** Begins a session in the caller's transaction, gives the browser its cookies, and answers the token; refuses who is disabled. */
export const startSession = async (
  trx: Db,
  services: Services,
  { user_id, request, reply }: { user_id: string; request: FastifyRequest; reply: FastifyReply },
): Promise<string> => {
  await refuseDisabled(trx, user_id);
  const { clock, config, secrets } = services;
  const now = clock.now();
  const id = clock.newId();
  const cookie = makeToken(clock);
  const expires_at = addMs(now, config.session_ms);
  await trx
    .insertInto("sessions")
    .values({
      user_id,
      id,
      cookie_hash: hashCookie(services, cookie),
      ...cameFrom(request),
      created_at: now,
      last_seen_at: now,
      expires_at,
      revoked_at: null,
      confirmed_at: now,
    })
    .execute();
  setSessionCookies(reply, services, { id, cookie, max_age_s: Math.floor(config.session_ms / 1000) });
  return signToken(secrets, { id: user_id, sid: id, exp: Math.floor(Date.parse(expires_at) / 1000) }, now);
};

/** Ends sessions of a person: one, all but one, or all. Answers how many were alive. */
export const revokeSessions = async (
  trx: Db,
  user_id: string,
  which: { now: string; only?: string; except?: string },
): Promise<number> => {
  let query = trx
    .updateTable("sessions")
    .set({ revoked_at: which.now })
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", which.now);
  if (which.only !== undefined) query = query.where("id", "=", which.only);
  if (which.except !== undefined) query = query.where("id", "!=", which.except);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
