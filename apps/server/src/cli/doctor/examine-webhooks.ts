import { type Db, toNumber } from "@passbook/db/dialect";
import { type Finding, finding } from "./examine-safety.ts";

/** How many messages to addresses of people wait, and why the last of those that were given up was. */
export const checkWebhooks = async (db: Db): Promise<Finding> => {
  const waiting = await db
    .selectFrom("webhook_deliveries")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("delivered_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom("webhook_deliveries")
    .select(["answer_status", "fault"])
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .execute();
  const said = `${String(toNumber(waiting.count))} waiting, ${String(failed.length)} given up`;
  const [last] = failed;
  if (last === undefined) return finding("webhooks", "good", said);
  const why = last.fault ?? `it answered ${String(last.answer_status ?? "nothing")}`;
  return finding("webhooks", "notice", `${said}; the last because: ${why}`);
};
