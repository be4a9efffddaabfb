import type { SignedPasskey } from "@passbook/contract/passkey-shapes";
import type { Entered } from "@passbook/contract/sessions";
import type { FastifyReply, FastifyRequest } from "fastify";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import type { Services } from "../../platform/services.ts";
import { noteFailure } from "../account-events/index.ts";
import { findPasskeyOwner, readShown, takeFactor, wrongFactor } from "../factors/index.ts";
import { holdPerson } from "../users/index.ts";
import { openSession } from "./enter.ts";
import { mayEnter } from "./log-in.ts";
import { clearMark, findMark } from "./waiting.ts";

type Browser = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** A passkey is something one has, and has asked for a finger, a face or a PIN: two factors, so that nothing else is asked for. */
export const logInWithPasskey = async (
  services: Services,
  passkey: SignedPasskey,
  { request, reply }: Browser,
): Promise<Entered> => {
  const from = cameFrom(request);
  const attempt = { action: "token", account: "passkey", address: from.address } as const;
  await spendAttempt(services, attempt);
  const bound = { purpose: "log_in", bound_to: findMark(services, request) ?? "" } as const;
  const ready = await readShown(services, { passkey }, bound);
  const user_id = await findPasskeyOwner(services.db, passkey);
  const entered = await services.db.transaction().execute(async (trx) => {
    if (user_id === null || (await holdPerson(trx, user_id)) === null) return null;
    const method = await takeFactor(trx, services, { user_id, from, ready });
    const person = await trx
      .selectFrom("users")
      .select("email_verified_at")
      .where("id", "=", user_id)
      .executeTakeFirstOrThrow();
    if (method === null || !mayEnter(services, person)) return null;
    return openSession(trx, services, { user_id, how: method, request, reply });
  });
  if (entered === null) {
    await noteFailure(services, { user_id, kind: "factor_failed", from });
    throw wrongFactor();
  }
  await giveBackAttempt(services, attempt);
  clearMark(reply);
  return entered;
};
