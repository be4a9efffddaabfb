import { sql } from "kysely";
import { MAIL_SENDING, openMail, sendMail } from "../../common/index.ts";
import { finishLease } from "../../platform/leases/leases.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import { getAddress } from "./repo.ts";

const MINUTE_MS = 60_000;

/**
 * Notices that wait to be sent. A mail server may be away for a night: after 5, 10, 15 … minutes it is asked again, for three days. They go to
 * the address that the account has by then, and wait while it has none that is confirmed.
 */
export const NOTICE_MAIL_WORK: LeasedWork<"outgoing_mails"> = {
  ...MAIL_SENDING,
  name: "notice_mail",
  isWaiting: sql<boolean>`sent_at is null and failed_at is null and notice is not null`,
  most_attempts: 40,
  retry_ms: 5 * MINUTE_MS,
  carryOut: async (services, row) => {
    const { email, email_verified_at } = await getAddress(services.db, row.user_id ?? "");
    if (email_verified_at === null) throw new Error("The address is not confirmed.");
    await sendMail(services, row, { ...openMail(services, row), recipient: email });
    await finishLease(services.db, NOTICE_MAIL_WORK, row, { sent_at: services.clock.now(), sealed: "" });
  },
};
