import type { AnyWork } from "../platform/leases/leased-work.ts";
import { ACT_WORK } from "./changes/index.ts";
import { SUGGESTION_WORK } from "./categorisation/index.ts";
import { FINDING_WORK } from "./findings/index.ts";
import { BANK_WORK, INBOX_WORK, MAILBOX_WORK } from "./statement-sources/index.ts";
import { NOTICE_MAIL_WORK, NOTICE_WORK } from "./notices/index.ts";
import { STATEMENT_WORK } from "./statements/index.ts";
import { MERCHANT_WORK } from "./vendors/index.ts";
import { WEBHOOK_DELIVERY_WORK, WEBHOOK_WORK } from "./webhooks/index.ts";

/** The leased work of the core service. */
export const CORE_WORK: readonly AnyWork[] = [
  ACT_WORK,
  STATEMENT_WORK,
  MERCHANT_WORK,
  FINDING_WORK,
  SUGGESTION_WORK,
  MAILBOX_WORK,
  BANK_WORK,
  INBOX_WORK,
  NOTICE_WORK,
  NOTICE_MAIL_WORK,
  WEBHOOK_WORK,
  WEBHOOK_DELIVERY_WORK,
];
