import { getSubscription, type Subscription } from "@passbook/contract/subscription";
import { type Route, route } from "../../platform/http/route.ts";
import type { Config } from "../../platform/config.ts";
import { countKept, type Kept, sumUsed } from "../../platform/storage/count-kept.ts";
import { countUsage, getSince } from "./repo.ts";

const toStorage = (kept: Kept, { storage_limit_bytes }: Config): Subscription["storage"] => ({
  used_bytes: sumUsed(kept),
  limit_bytes: storage_limit_bytes,
  files_bytes: kept.files,
  mails_bytes: kept.mails,
  records_bytes: kept.records,
  undo_bytes: kept.left_files + kept.history,
});

export const subscriptionRoutes: readonly Route[] = [
  route(getSubscription, async ({ services, caller }) => ({
    data: {
      tier: "Free-forever" as const,
      since: await getSince(services.db, caller.user_id),
      storage: toStorage(await countKept(services.db, caller.user_id), services.config),
      usage: await countUsage(services.db, caller.user_id),
    },
  })),
];
