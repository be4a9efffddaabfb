import * as contract from "@passbook/contract/sessions";
import { say } from "@passbook/contract/sentences/refusals";
import { verifyEmail as verifyEmailCall } from "@passbook/contract/users";
import { MAIL_WORK } from "../../common/index.ts";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import { clearSessionCookies, findCaller } from "../../platform/http/session-guard/guard-session.ts";
import { revokeSessions } from "../../platform/http/session-guard/start-session.ts";
import { holdPerson, verifyEmail } from "../users/index.ts";
import { enter } from "./enter.ts";
import { checkCredentials, wrongCredentials } from "./log-in.ts";
import { listLiveSessions } from "./repo.ts";

export const sessionsRoutes: readonly Route[] = [
  route(contract.login, async ({ services, body, address, request, reply }) => {
    const { user_id, password_version } = await checkCredentials(services, { ...body, address });
    const data = await services.db.transaction().execute(async (trx) => {
      // A password that was replaced while it was looked at opens nothing any more.
      if ((await holdPerson(trx, user_id)) !== password_version) throw wrongCredentials();
      return enter(trx, services, { user_id, request, reply });
    });
    return { data };
  }),
  route(verifyEmailCall, async ({ services, body, address, request, reply }) => {
    const attempt = { action: "token", account: "verify", address } as const;
    await spendAttempt(services, attempt);
    const caller = await findCaller(services, request);
    const { token, replace_session = false } = body;
    const entered = await services.db.transaction().execute(async (trx) => {
      const user_id = await verifyEmail(trx, services, { token, caller, replace_session });
      // The browser has the cookie of one session: the one it had would only seem to live.
      if (caller !== null)
        await revokeSessions(trx, caller.user_id, { now: services.clock.now(), only: caller.session_id });
      return enter(trx, services, { user_id, request, reply });
    });
    await giveBackAttempt(services, attempt);
    services.bell.ring(MAIL_WORK);
    return { ...entered, ...say("email_verified") };
  }),
  route(contract.logout, async ({ services, caller, reply }) => {
    const now = services.clock.now();
    await revokeSessions(services.db, caller.user_id, { now, only: caller.session_id });
    clearSessionCookies(reply);
    return { data: { id: caller.session_id } };
  }),
  route(contract.listSessions, async ({ services, caller }) => ({
    data: await listLiveSessions(services.db, caller, services.clock.now()),
  })),
  route(contract.revokeSession, async ({ services, caller, params, reply }) => {
    const now = services.clock.now();
    const ended = await revokeSessions(services.db, caller.user_id, { now, only: params.id });
    if (ended === 0) throw notFound("sign_in");
    if (params.id === caller.session_id) clearSessionCookies(reply);
  }),
];
