import type { Language } from "@passbook/contract/languages";
import type { Db } from "@passbook/db/dialect";
import type { NoticeKind } from "@passbook/db/schema";
import type { Services } from "../../platform/services.ts";
import { findReader, type Speaker, speakTo } from "../words/speak-to.ts";

/** How mails of a kind are turned off: a page to open, and an address that mail programs ask themselves (RFC 8058). */
type Unsubscribing = { readonly says: string; readonly page_url: string; readonly one_click_url: string };

/** What a mail says: paragraphs of plain text, a list after the first, and the link it is about if there is one. */
type MailText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** Of mails that a person wants, and may want no more. */
  readonly notice?: { readonly kind: NoticeKind; readonly unsubscribing: Unsubscribing };
};

/** A mail to one address, in the language of its text. */
export type Mail = MailText & { readonly recipient: string; readonly language: Language };

/** A mail that is not written yet: whose account it is about (null where the address has none) decides its language. */
export type Letter = {
  readonly recipient: string;
  readonly user_id: string | null;
  readonly write: (speaker: Speaker) => MailText;
};

/** The name under which mail work listens to the bell. */
export const MAIL_WORK = "mail";

const bindTo = (id: string): string => `outgoing_mails/${id}`;

/** Writes a mail in its reader's language, to be sent, in the caller's transaction, so that it goes out exactly when what it tells of is true. */
export const queueMail = async (
  trx: Db,
  { clock, secrets }: Pick<Services, "clock" | "secrets">,
  { recipient, user_id, write }: Letter,
): Promise<void> => {
  const id = clock.newId();
  const reader = await findReader(trx, user_id);
  const mail: Mail = { recipient, language: reader.language, ...write(speakTo(reader)) };
  await trx
    .insertInto("outgoing_mails")
    .values({
      id,
      user_id,
      recipient,
      subject: mail.subject,
      notice: mail.notice?.kind ?? null,
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
  // Sealed by the function above, so nobody else wrote it; an earlier version knew no language but English.
  ({
    language: "en",
    ...(JSON.parse(
      Buffer.from(secrets.unseal(row.sealed, bindTo(row.id))).toString("utf8"),
    ) as Partial<Mail>),
  }) as Mail;
