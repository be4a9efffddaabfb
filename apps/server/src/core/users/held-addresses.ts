import type { Db } from "@passbook/db/dialect";
import { latestEnd } from "../../platform/clock.ts";
import type { Services } from "../../platform/services.ts";
import { TAKE_BACK_MS } from "./mailed-links.ts";
import { toEmailKey } from "./repo.ts";

/** The link by which an account can still take an address back: until it ends, no other account may have the address. */
export const findHold = (
  db: Db,
  { clock }: Pick<Services, "clock">,
  email: string,
): Promise<{ id: string; user_id: string } | undefined> =>
  db
    .selectFrom("mailed_links")
    .select(["id", "user_id"])
    .where("email_key", "=", toEmailKey(email))
    .where("purpose", "=", "take_back")
    .where("used_at", "is", null)
    .where("expires_at", ">", clock.now())
    .where("expires_at", "<=", latestEnd(clock.now(), TAKE_BACK_MS))
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
