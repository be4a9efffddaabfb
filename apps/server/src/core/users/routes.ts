import * as contract from "@passbook/contract/users";
import { say } from "@passbook/contract/sentences/refusals";
import { MAIL_WORK } from "../../common/index.ts";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { type Caller, type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { clearSessionCookies, findCaller } from "../../platform/http/session-guard/guard-session.ts";
import { revokeSessions } from "../../platform/http/session-guard/start-session.ts";
import { refuseStale } from "../changes/index.ts";
import { changeUser, deleteUser, refuseWrongPassword } from "./account/change-user.ts";
import { checkLink } from "./links/mailed-links.ts";
import { registerUser } from "./account/register-user.ts";
import { getProfile, toEmailKey } from "./person/repo.ts";
import { resetPassword } from "./account/reset-password.ts";
import { forgotPassword, sendVerification } from "./links/send-links.ts";
import { takeBackAddress } from "./account/take-back-address.ts";

const SENT = say("link_on_its_way");

const refuseOthers = (caller: Caller, id: string): void => {
  if (caller.user_id !== id) throw notFound("person");
};

/** Guesses at the current password have the budget of the person, whatever they would change. */
const checkPassword = async (
  services: Services,
  { caller, address, password }: { caller: Caller; address: string; password: string | undefined },
): Promise<number> => {
  const attempt = { action: "password", account: caller.user_id, address } as const;
  await spendAttempt(services, attempt);
  const password_version = await refuseWrongPassword(services, caller.user_id, password);
  await giveBackAttempt(services, attempt);
  return password_version;
};

export const usersRoutes: readonly Route[] = [
  route(contract.registerUser, async ({ services, body, address }) => {
    await spendAttempt(services, { action: "mail", account: toEmailKey(body.email), address });
    await registerUser(services, body);
    services.bell.ring(MAIL_WORK);
    return say("confirm_by_mail");
  }),
  route(contract.forgotPassword, async ({ services, body, address }) => {
    await spendAttempt(services, { action: "mail", account: toEmailKey(body.email), address });
    await services.db.transaction().execute((trx) => forgotPassword(trx, services, body.email));
    services.bell.ring(MAIL_WORK);
    return SENT;
  }),
  route(contract.sendVerification, async ({ services, body, address }) => {
    await spendAttempt(services, { action: "mail", account: toEmailKey(body.email), address });
    await services.db.transaction().execute((trx) => sendVerification(trx, services, body));
    services.bell.ring(MAIL_WORK);
    return SENT;
  }),
  route(contract.resetPassword, async ({ services, body, address, request, reply }) => {
    const attempt = { action: "token", account: "reset", address } as const;
    await spendAttempt(services, attempt);
    const caller = await findCaller(services, request);
    await resetPassword(services, { ...body, from: cameFrom(request) });
    // Whoever was signed in here is signed out: a session whose cookies are gone would only seem to live.
    if (caller !== null)
      await revokeSessions(services.db, caller.user_id, {
        now: services.clock.now(),
        only: caller.session_id,
      });
    await giveBackAttempt(services, attempt);
    services.bell.ring(MAIL_WORK);
    clearSessionCookies(reply);
    return say("password_changed");
  }),
  route(contract.checkResetLink, async ({ services, body, address }) => {
    const attempt = { action: "token", account: "reset", address } as const;
    await spendAttempt(services, attempt);
    await checkLink(services.db, services, { purpose: "reset_password", token: body.token });
    await giveBackAttempt(services, attempt);
  }),
  route(contract.takeBackAddress, async ({ services, body, address }) => {
    const attempt = { action: "token", account: "take back", address } as const;
    await spendAttempt(services, attempt);
    const reset_token = await takeBackAddress(services, body.token);
    await giveBackAttempt(services, attempt);
    services.bell.ring(MAIL_WORK);
    return { reset_token, ...say("account_taken_back") };
  }),
  route(contract.getUser, async ({ services, caller, params }) => {
    refuseOthers(caller, params.id);
    return { data: await getProfile(services.db, caller.user_id) };
  }),
  route(contract.changeUser, async (call) => {
    const { services, caller, params, body, address } = call;
    refuseOthers(caller, params.id);
    const guarded = body.password !== undefined || body.email !== undefined;
    const password_version = guarded
      ? await checkPassword(services, { caller, address, password: body.current_password })
      : null;
    const subject = { table: "users", id: caller.user_id, show: getProfile } as const;
    await changeUser(services, caller, {
      change: body,
      password_version,
      from: cameFrom(call.request),
      refuse: (trx) => refuseStale(trx, call, subject),
    });
    services.bell.ring(MAIL_WORK);
    return { data: await getProfile(services.db, caller.user_id) };
  }),
  route(contract.deleteUser, async ({ services, caller, params, body, address, reply }) => {
    refuseOthers(caller, params.id);
    const password = body.current_password;
    const password_version = await checkPassword(services, { caller, address, password });
    await deleteUser(services, caller.user_id, password_version);
    clearSessionCookies(reply);
  }),
];
