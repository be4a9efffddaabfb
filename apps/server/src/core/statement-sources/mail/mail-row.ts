import type { MailAuthentication } from "@passbook/contract/statement-sources";
import type { ReceivedMailRow } from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";
import type { Signature } from "./check-signatures.ts";

/** What tells a message of a mailbox: in which it lies, and as which of its messages. */
export type MailPlace = { readonly mailbox_id: string; readonly place: string };

/** How a message came: handed in by its person or a member of their book, found in a mailbox, or forwarded to the address of its person. */
export type Arrival =
  | { readonly way: "by_hand"; readonly uploaded_by: string | null }
  | { readonly way: "mailbox"; readonly from: MailPlace }
  | {
      readonly way: "forwarded";
      readonly authentication: MailAuthentication;
      readonly signature: Signature;
    };

/** A message as it is listed before anything is known of it. */
export const toMailRow = (
  { clock }: Pick<Services, "clock">,
  user_id: string,
  known: Pick<ReceivedMailRow, "message_hash"> & Partial<ReceivedMailRow>,
): ReceivedMailRow => ({
  user_id,
  id: clock.newId(),
  sender: "",
  subject: "",
  received_at: clock.now(),
  outcome: "failed",
  message: "",
  said: null,
  statement_ids: "[]",
  known_ids: "[]",
  bytes: null,
  sealed: 0,
  mailbox_id: null,
  place: null,
  message_id: null,
  sent_at: null,
  reason: null,
  is_let_in: 0,
  is_forwarded: 0,
  authentication: null,
  confirmation: null,
  signature: null,
  signed_by: null,
  ...known,
});
