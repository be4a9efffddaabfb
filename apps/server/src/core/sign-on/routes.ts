import * as contract from "@passbook/contract/sign-on";
import { MAIL_WORK } from "../../common/index.ts";
import { giveBackAttempt, spendAttempt } from "../../platform/attempts.ts";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { type Call, type Caller, type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { refuseWrongPassword } from "../users/index.ts";
import { begin, takeChecks } from "./attempts.ts";
import { addLink, findLink, removeLink } from "./links.ts";
import { getProvider } from "./provider.ts";
import { findEnd, fromProvider, toProvider } from "./reach-provider.ts";
import { confirm, finish } from "./sign-on.ts";
import { tellLink } from "./tell-link.ts";

/** Whoever changes who comes in as them shows that it is they. */
const checkOwnPassword = async (
  services: Services,
  { caller, address, password }: { caller: Caller; address: string; password: string },
): Promise<void> => {
  const attempt = { action: "password", account: caller.user_id, address } as const;
  await spendAttempt(services, attempt);
  await refuseWrongPassword(services, caller.user_id, password);
  await giveBackAttempt(services, attempt);
};

type Asked = Pick<Call<typeof contract.beginSignOn>, "services" | "address">;

const spend = ({ services, address }: Asked, account: string): Promise<void> =>
  spendAttempt(services, { action: "token", account, address });

/** Ways in by the provider of the installation (OpenID Connect), and how people link themselves with it. */
export const signOnRoutes: readonly Route[] = [
  route(contract.beginSignOn, async (call) => {
    const { services, reply } = call;
    getProvider(services);
    await spend(call, "sign on");
    return { data: { url: await toProvider(services, await begin(services, reply, null)) } };
  }),
  route(contract.finishSignOn, async (call) => {
    await spend(call, "sign on");
    const { services, body, request, reply } = call;
    return { data: await finish(services, body, { request, reply }) };
  }),
  route(contract.confirmSignOn, async ({ services, body, request, reply }) => {
    const data = await confirm(services, body, { request, reply });
    services.bell.ring(MAIL_WORK);
    return { data };
  }),
  route(contract.getSignOn, async ({ services, caller }) => ({
    data: { link: await findLink(services.db, caller.user_id, getProvider(services).issuer) },
  })),
  route(contract.beginSignOnLink, async ({ services, caller, body, address, reply }) => {
    getProvider(services);
    await checkOwnPassword(services, { caller, address, password: body.current_password });
    return { data: { url: await toProvider(services, await begin(services, reply, caller.user_id)) } };
  }),
  route(contract.finishSignOnLink, async ({ services, caller, body, request, reply }) => {
    const checks = await takeChecks(services, { request, reply }, caller.user_id);
    const who = await fromProvider(services, body.returned, checks);
    const { user_id } = caller;
    const data = await services.db.transaction().execute(async (trx) => {
      await addLink(trx, services, { ...who, user_id, is_used: false });
      await tellLink(trx, services, { user_id, kind: "sign_on_linked", from: cameFrom(request) });
      return findLink(trx, user_id, who.issuer);
    });
    if (data === null) throw notFound("sign_in");
    services.bell.ring(MAIL_WORK);
    return { data };
  }),
  route(contract.unlinkSignOn, async ({ services, caller, body, address, request }) => {
    const { issuer } = getProvider(services);
    const { user_id } = caller;
    await checkOwnPassword(services, { caller, address, password: body.current_password });
    await services.db.transaction().execute(async (trx) => {
      await removeLink(trx, user_id, issuer);
      await tellLink(trx, services, { user_id, kind: "sign_on_unlinked", from: cameFrom(request) });
    });
    services.bell.ring(MAIL_WORK);
  }),
  route(contract.findSignOnEnd, async ({ services }) => ({ data: { url: await findEnd(services) } })),
];
