import type { Entered } from "@passbook/contract/sessions";
import type { Db } from "@passbook/db/dialect";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { startSession } from "../../platform/http/session-guard/start-session.ts";
import type { Services } from "../../platform/services.ts";
import { noteEvent } from "../account-events/index.ts";
import { listMethods } from "../factors/index.ts";
import { knowDevice } from "./know-device.ts";
import { beginWaiting } from "./waiting.ts";

/** Whoever is known by a first factor, and the browser that showed it. */
type Comer = {
  readonly user_id: string;
  /** What was shown: `password`, `link`, `passkey`, or by which provider somebody is known; for the log of their account. */
  readonly how: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Begins the session of whoever has shown all that is asked of them. */
export const openSession = async (
  trx: Db,
  services: Services,
  comer: Comer,
): Promise<{ auth_token: string }> => {
  const { user_id, how, request } = comer;
  await knowDevice(trx, services, comer);
  await noteEvent(trx, services, { user_id, kind: "signed_in", what: how, from: cameFrom(request) });
  return { auth_token: await startSession(trx, services, comer) };
};

/**
 * The one door between a first factor (a password, a mailed link, another provider's word) and a session, in the transaction that looked
 * at that factor. The person is to be held by then (`holdPerson`). Where they have second factors, the sign-in waits for one of them.
 */
export const enter = async (trx: Db, services: Services, comer: Comer): Promise<Entered> => {
  const methods = await listMethods(trx, comer.user_id);
  if (methods.length === 0) return openSession(trx, services, comer);
  await beginWaiting(trx, services, comer);
  return { auth_token: null, second_factor: { methods } };
};
