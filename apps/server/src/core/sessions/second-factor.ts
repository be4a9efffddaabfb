import type { Entered } from "@passbook/contract/sessions";
import type { FastifyReply, FastifyRequest } from "fastify";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import type { Services } from "../../platform/services.ts";
import { noteFailure } from "../account-events/index.ts";
import { readShown, type Shown, takeFactor, wrongFactor } from "../factors/index.ts";
import { holdPerson } from "../users/index.ts";
import { openSession } from "./enter.ts";
import { clearMark, endWaiting, getWaiting, signInOver } from "./waiting.ts";

type Browser = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Finishes the sign-in that waits in this browser. Guesses have the budget of the person, however they came to guess. */
export const showSecondFactor = async (
  services: Services,
  shown: Shown,
  { request, reply }: Browser,
): Promise<Entered> => {
  const waiting = await getWaiting(services, request);
  const { user_id, how } = waiting;
  const from = cameFrom(request);
  const attempt = { action: "factor", account: user_id, address: from.address } as const;
  await spendAttempt(services, attempt);
  const bound = { purpose: "second_factor", bound_to: waiting.token_hash } as const;
  const ready = await readShown(services, shown, bound);
  const entered = await services.db.transaction().execute(async (trx) => {
    if ((await holdPerson(trx, user_id)) !== waiting.password_version) throw signInOver();
    const method = await takeFactor(trx, services, { user_id, from, ready });
    if (method === null) return null;
    await endWaiting(trx, waiting);
    return openSession(trx, services, { user_id, how: `${how} ${method}`, request, reply });
  });
  if (entered === null) {
    await noteFailure(services, { user_id, kind: "factor_failed", from });
    throw wrongFactor();
  }
  await giveBackAttempt(services, attempt);
  clearMark(reply);
  return entered;
};
