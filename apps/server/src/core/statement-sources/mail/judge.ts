import type { ReceivedMailRow } from "@passbook/db/schema";
import type { SavedMail } from "../../../reader/index.ts";
import type { Allowance } from "./find-allowance.ts";
import { mayBeStatement } from "./may-be-statement.ts";

/** Why a message waits. */
export type Reason = NonNullable<ReceivedMailRow["reason"]>;

/**
 * Why a message has to wait that nobody vouched for; null where it need not, or nothing in it may be a statement: then there is nothing to wait
 * for. `is_signed` is asked only where it matters.
 */
export const judge = async (
  { sender, attachments }: Pick<SavedMail, "sender" | "attachments">,
  allowance: Allowance | null,
  is_signed: () => Promise<boolean>,
): Promise<Reason | null> => {
  if (!attachments.some(mayBeStatement)) return null;
  if (sender === "") return "no_single_sender";
  if (allowance === null) return "unknown_sender";
  return allowance.needs_signature && !(await is_signed()) ? "unsigned" : null;
};
