import * as contract from "@passbook/contract/sessions";
import { type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import { clearSessionCookies } from "../../platform/http/session-guard/guard-session.ts";
import { revokeSessions, startSession } from "../../platform/http/session-guard/start-session.ts";
import { holdPerson } from "../users/index.ts";
import { checkCredentials, wrongCredentials } from "./log-in.ts";
import { listLiveSessions } from "./repo.ts";

export const sessionsRoutes: readonly Route[] = [
  route(contract.login, async ({ services, body, address, request, reply }) => {
    const { user_id, password_version } = await checkCredentials(services, { ...body, address });
    const auth_token = await services.db.transaction().execute(async (trx) => {
      // A password that was replaced while it was looked at opens nothing any more.
      if ((await holdPerson(trx, user_id)) !== password_version) throw wrongCredentials();
      return startSession(trx, services, { user_id, request, reply });
    });
    return { data: { auth_token } };
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
