import type { MailboxRow } from "@passbook/db/schema";

/** What the password of a mailbox is sealed for: moved to another row or person, it opens no more. */
export const mailboxPlace = ({ user_id, id }: Pick<MailboxRow, "user_id" | "id">): string =>
  `${user_id}/mailboxes/${id}`;
