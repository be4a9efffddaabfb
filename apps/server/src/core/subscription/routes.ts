import { getSubscription } from "@passbook/contract/subscription";
import { type Route, route } from "../../platform/http/route.ts";
import { countUsage, getSince } from "./repo.ts";

export const subscriptionRoutes: readonly Route[] = [
  route(getSubscription, async ({ services, caller }) => ({
    data: {
      tier: "Free-forever" as const,
      since: await getSince(services.db, caller.user_id),
      usage: await countUsage(services.db, caller.user_id),
    },
  })),
];
