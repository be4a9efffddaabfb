import { getSubscription } from "@passbook/contract/subscription";
import { type Route, route } from "../../platform/http/route.ts";
import { countStored } from "../../platform/storage-limit.ts";
import { countUsage, getSince } from "./repo.ts";

export const subscriptionRoutes: readonly Route[] = [
  route(getSubscription, async ({ services, caller }) => ({
    data: {
      tier: "Free-forever" as const,
      since: await getSince(services.db, caller.user_id),
      storage: {
        used_bytes: await countStored(services.db, caller.user_id),
        limit_bytes: services.config.storage_limit_bytes,
      },
      usage: await countUsage(services.db, caller.user_id),
    },
  })),
];
