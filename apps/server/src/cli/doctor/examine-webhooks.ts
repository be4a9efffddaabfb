import { type Db, toNumber } from "@passbook/db/dialect";
import { type Finding, finding } from "./examine-safety.ts";

/** How many messages to addresses of people wait, and why the last of those that were given up was. */
export const checkWebhooks = async (db: Db): Promise<Finding> => {
  const counted = await db
    .selectFrom("webhook_deliveries")
    .select((of) => of.fn.countAll().filterWhere("failed_at", "is", null).as("waiting"))
    .select((of) => of.fn.count("failed_at").as("failed"))
    .where("delivered_at", "is", null)
    .executeTakeFirstOrThrow();
  const failed = toNumber(counted.failed);
  const said = `${String(toNumber(counted.waiting))} waiting, ${String(failed)} given up`;
  if (failed === 0) return finding("webhooks", "good", said);
  const last = await db
    .selectFrom("webhook_deliveries")
    .select(["answer_status", "fault"])
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const why = last?.fault ?? `it answered ${String(last?.answer_status ?? "nothing")}`;
  return finding("webhooks", "notice", `${said}; the last because: ${why}`);
};
