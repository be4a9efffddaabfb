import { sql } from "kysely";
import type { LeasedWork } from "../src/platform/leases/leased-work.ts";
import type { TestServer } from "./harness.ts";

/** Work on rows of `outgoing_mails` that does nothing but what a test says. */
export const makeTrialWork = (
  own: Partial<LeasedWork<"outgoing_mails">> = {},
): LeasedWork<"outgoing_mails"> => ({
  name: "trial",
  table: "outgoing_mails",
  key: ["id"],
  isWaiting: sql<boolean>`sent_at is null and failed_at is null`,
  most_attempts: 3,
  retry_ms: 1000,
  at_once: 2,
  carryOut: async () => undefined,
  giveUp: async () => undefined,
  ...own,
});

/** A row that such work waits for. */
export const addTrialRow = async ({ services: { clock, db } }: TestServer): Promise<void> => {
  const row = { id: clock.newId(), created_at: clock.now(), user_id: null, recipient: "a@example.test" };
  const nothing = { lease_owner: null, lease_until: null, sent_at: null, failed_at: null, last_error: null };
  await db
    .insertInto("outgoing_mails")
    .values({ ...row, subject: "Hello", sealed: "", attempts: 0, ...nothing })
    .execute();
};
