import { listAccountEvents } from "@passbook/contract/account-events";
import { type Route, route } from "../../platform/http/route.ts";
import { listEvents } from "./list-events.ts";

export const accountEventsRoutes: readonly Route[] = [
  route(listAccountEvents, ({ services, caller, query }) => listEvents(services.db, caller.user_id, query)),
];
