import * as contract from "@passbook/contract/notices";
import { type Route, route } from "../../platform/http/route.ts";
import { changeNotices, getNotices, turnOff } from "./repo.ts";
import { NOTICE_WORK } from "./tell-news.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

export const noticesRoutes: readonly Route[] = [
  route(contract.getNotices, async ({ services, caller }) => ({
    data: await getNotices(services, caller.user_id),
  })),
  route(contract.changeNotices, async ({ services, caller, body }) => {
    await services.db.transaction().execute((trx) => changeNotices(trx, services, caller.user_id, body));
    services.bell.ring(NOTICE_WORK.name);
    return { data: await getNotices(services, caller.user_id) };
  }),
  route(contract.checkUnsubscribing, async ({ services, params, request, reply }) => {
    const { kind } = readUnsubscribeToken(services, params.token);
    // Mail programs that ask nothing themselves open this address; looking at it turns nothing off.
    if (request.headers.accept?.includes("text/html") === true)
      await reply.redirect(`/unsubscribe#token=${encodeURIComponent(params.token)}`, 303);
    return { data: { kind } };
  }),
  route(contract.unsubscribe, async ({ services, params }) => {
    const wish = readUnsubscribeToken(services, params.token);
    await services.db.transaction().execute((trx) => turnOff(trx, wish));
    return { data: { kind: wish.kind } };
  }),
];
