import * as contract from "@passbook/contract/sessions";
import { say } from "@passbook/contract/sentences/refusals";
import { verifyEmail as verifyEmailCall } from "@passbook/contract/users";
import { MAIL_WORK } from "../../common/index.ts";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import { clearSessionCookies, findCaller } from "../../platform/http/session-guard/guard-session.ts";
import { revokeSessions } from "../../platform/http/session-guard/start-session.ts";
import { noteEvent } from "../account-events/index.ts";
import { askPasskey, listMethods } from "../factors/index.ts";
import { holdPerson, verifyEmail } from "../users/index.ts";
import { confirmSession } from "./confirm-session.ts";
import { enter } from "./enter.ts";
import { logInWithPasskey } from "./log-in-with-passkey.ts";
import { checkCredentials, wrongCredentials } from "./log-in.ts";
import { listLiveSessions } from "./repo.ts";
import { showSecondFactor } from "./second-factor.ts";
import { getWaiting, markBrowser } from "./waiting.ts";

export const sessionsRoutes: readonly Route[] = [
  route(contract.login, async ({ services, body, request, reply }) => {
    const from = cameFrom(request);
    const { user_id, password_version } = await checkCredentials(services, { ...body, from });
    const data = await services.db.transaction().execute(async (trx) => {
      // A password that was replaced while it was looked at opens nothing any more.
      if ((await holdPerson(trx, user_id)) !== password_version) throw wrongCredentials();
      return enter(trx, services, { user_id, how: "password", request, reply });
    });
    services.bell.ring(MAIL_WORK);
    return { data };
  }),
  route(verifyEmailCall, async ({ services, body, address, request, reply }) => {
    const attempt = { action: "token", account: "verify", address } as const;
    await spendAttempt(services, attempt);
    const caller = await findCaller(services, request);
    const { token, replace_session = false } = body;
    const entered = await services.db.transaction().execute(async (trx) => {
      const user_id = await verifyEmail(trx, services, {
        token,
        caller,
        replace_session,
        from: cameFrom(request),
      });
      // The browser has the cookie of one session: the one it had would only seem to live.
      if (caller !== null)
        await revokeSessions(trx, caller.user_id, { now: services.clock.now(), only: caller.session_id });
      return enter(trx, services, { user_id, how: "link", request, reply });
    });
    await giveBackAttempt(services, attempt);
    services.bell.ring(MAIL_WORK);
    return { ...entered, ...say("email_verified") };
  }),
  route(contract.findSecondFactor, async ({ services, request }) => {
    const { user_id } = await getWaiting(services, request);
    return { data: { methods: await listMethods(services.db, user_id) } };
  }),
  route(contract.beginSecondPasskey, async ({ services, request, address }) => {
    const { user_id, token_hash } = await getWaiting(services, request);
    await spendAttempt(services, { action: "token", account: user_id, address });
    const bound = { purpose: "second_factor", bound_to: token_hash } as const;
    return { data: await askPasskey(services.db, services, { user_id, ...bound }) };
  }),
  route(contract.showSecondFactor, async ({ services, body, request, reply }) => {
    const data = await showSecondFactor(services, body, { request, reply });
    services.bell.ring(MAIL_WORK);
    return { data };
  }),
  route(contract.beginPasskeyLogin, async ({ services, reply, address }) => {
    await spendAttempt(services, { action: "token", account: "passkey", address });
    const bound = { purpose: "log_in", bound_to: markBrowser(services, reply) } as const;
    return { data: await askPasskey(services.db, services, { user_id: null, ...bound }) };
  }),
  route(contract.logInWithPasskey, async ({ services, body, request, reply }) => {
    const data = await logInWithPasskey(services, body.passkey, { request, reply });
    services.bell.ring(MAIL_WORK);
    return { data };
  }),
  route(contract.beginConfirming, async ({ services, caller: { user_id, session_id } }) => {
    const bound = { purpose: "confirm", bound_to: `session ${session_id}` } as const;
    return { data: await askPasskey(services.db, services, { user_id, ...bound }) };
  }),
  route(contract.confirmSession, async ({ services, caller, body, request }) => {
    await confirmSession(services, { caller, shown: body, from: cameFrom(request) });
    services.bell.ring(MAIL_WORK);
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
  route(contract.revokeOtherSessions, async ({ services, caller: { user_id, session_id }, request }) => {
    const now = services.clock.now();
    const ended = await services.db.transaction().execute(async (trx) => {
      const count = await revokeSessions(trx, user_id, { now, except: session_id });
      const of = { user_id, kind: "sessions_ended", from: cameFrom(request) } as const;
      if (count > 0) await noteEvent(trx, services, of);
      return count;
    });
    return { data: { ended } };
  }),
  route(contract.revokeSession, async ({ services, caller, params, request, reply }) => {
    const now = services.clock.now();
    const { user_id } = caller;
    await services.db.transaction().execute(async (trx) => {
      const ended = await revokeSessions(trx, user_id, { now, only: params.id });
      if (ended === 0) throw notFound("sign_in");
      await noteEvent(trx, services, { user_id, kind: "session_ended", from: cameFrom(request) });
    });
    if (params.id === caller.session_id) clearSessionCookies(reply);
  }),
];
