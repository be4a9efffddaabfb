import type { Db } from "@passbook/db/dialect";
import type { Services } from "../../platform/services.ts";

/** A letter to one address: paragraphs of plain text, and the link it is about if there is one. */
export type Mail = {
  readonly recipient: string;
  /** Whose account it belongs to; null where the address has none. */
  readonly user_id: string | null;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
};

/** The name under which mail work listens to the bell. */
export const MAIL_WORK = "mail";

const bindTo = (id: string): string => `outgoing_mails/${id}`;

/** Writes a mail to be sent in the caller's transaction, so that it goes out exactly when what it tells of is true. */
export const queueMail = async (
  trx: Db,
  { clock, secrets }: Pick<Services, "clock" | "secrets">,
  mail: Mail,
): Promise<void> => {
  const id = clock.newId();
  await trx
    .insertInto("outgoing_mails")
    .values({
      id,
      user_id: mail.user_id,
      recipient: mail.recipient,
      subject: mail.subject,
      sealed: secrets.seal(Buffer.from(JSON.stringify(mail)), bindTo(id)),
      created_at: clock.now(),
      attempts: 0,
      lease_owner: null,
      lease_until: null,
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .execute();
};

/** The mail of a waiting row; throws when the row was tampered with. */
export const openMail = (
  { secrets }: Pick<Services, "secrets">,
  row: { readonly id: string; readonly sealed: string },
): Mail =>
  // Sealed by the function above, so nobody else wrote it.
  JSON.parse(Buffer.from(secrets.unseal(row.sealed, bindTo(row.id))).toString("utf8")) as Mail;
