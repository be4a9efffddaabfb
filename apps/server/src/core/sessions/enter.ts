import type { Entered } from "@passbook/contract/sessions";
import type { Db } from "@passbook/db/dialect";
import type { FastifyReply, FastifyRequest } from "fastify";
import { startSession } from "../../platform/http/session-guard/start-session.ts";
import type { Services } from "../../platform/services.ts";

/** Whoever is known by a first factor, and the browser that showed it. */
type Comer = {
  readonly user_id: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * The one door between a first factor (a password, a mailed link, another provider's word) and a session, in the transaction that looked
 * at that factor. The person is to be held by then (`holdPerson`).
 */
export const enter = async (trx: Db, services: Services, comer: Comer): Promise<Entered> => ({
  auth_token: await startSession(trx, services, comer),
});
