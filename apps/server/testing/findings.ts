import { workUntilIdle } from "../src/platform/leases/leases.ts";
import { FINDING_WORK } from "../src/core/findings/index.ts";
import type { TestServer } from "./harness.ts";

/** Finds again for everybody whose transactions changed. */
export const settleFindings = (server: TestServer): Promise<number> =>
  workUntilIdle(server.services, [FINDING_WORK]);

/** Everything that was found of a person, as one text for each table. */
export const readFound = async ({ services: { db } }: TestServer, user_id: string) => {
  const found: Record<string, unknown> = {};
  for (const table of ["transfers", "refunds", "series", "findings"] as const)
    found[table] = await db
      .selectFrom(table)
      .selectAll()
      .where("user_id", "=", user_id)
      .orderBy("id")
      .execute();
  found["links"] = await db
    .selectFrom("transactions")
    .select(["id", "transfer_id", "refund_of", "series_id", "sub_category_id"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  return found;
};
