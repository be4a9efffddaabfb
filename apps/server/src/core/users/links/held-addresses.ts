import type { Db } from "@passbook/db/dialect";
import type { Services } from "../../../platform/services.ts";
import { isUsable, TAKE_BACK_MS } from "./mailed-links.ts";
import { toEmailKey } from "../person/repo.ts";

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
    .where(isUsable(clock.now(), TAKE_BACK_MS))
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
