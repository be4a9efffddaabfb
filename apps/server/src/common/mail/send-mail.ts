import type { OutgoingMailRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { SendMailOptions } from "nodemailer";
import { finishLease } from "../../platform/leases/leases.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import type { Services } from "../../platform/services.ts";
import { type Mail, MAIL_WORK, openMail } from "./queue-mail.ts";
import { toHtml, toPlainText } from "./write-mail.ts";

const SEND_WITHIN_MS = 15_000;

/** Mail of a program, so that nothing answers it with a note of absence (RFC 3834). */
const HEADERS = { "Auto-Submitted": "auto-generated" };

/** How a mail program turns mails of this kind off by itself (RFC 8058). */
const toUnsubscribe = ({ notice }: Mail): Record<string, string> =>
  notice === undefined
    ? {}
    : {
        "List-Unsubscribe": `<${notice.unsubscribing.one_click_url}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };

const toMessage = (services: Services, row: OutgoingMailRow, mail: Mail): SendMailOptions => {
  const { config } = services;
  const domain = /@([^>\s]+)/.exec(config.mail_from)?.[1] ?? "localhost";
  return {
    from: config.mail_from,
    // As an object: a text would be read as a list, and an address may not smuggle in a second one.
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: toPlainText(mail),
    html: toHtml(mail),
    date: new Date(row.created_at),
    // The same at every attempt, so that a mailbox can tell a repeat.
    messageId: `<${row.id}@${domain}>`,
    headers: { ...HEADERS, ...toUnsubscribe(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** Loaded when there is mail to send, which is seldom. */
const loadMailer = () => import("nodemailer");

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const TLS_OPTIONS = ["ignoreTLS", "opportunisticTLS", "requireTLS", "secure"];

/**
 * The address of a mail server, with TLS from the start (smtps) or before anything is said (STARTTLS) unless it is this machine: mail
 * carries links that open accounts, and the password of the mail server goes before it. No option in the address takes that back.
 */
const withTls = (smtp_url: string): string => {
  const url = new URL(smtp_url);
  for (const option of TLS_OPTIONS) url.searchParams.delete(option);
  if (!LOOPBACK.test(url.hostname)) url.searchParams.set("requireTLS", "true");
  return url.href;
};

const sendBySmtp = async (smtp_url: string, message: SendMailOptions): Promise<void> => {
  const { createTransport } = await loadMailer();
  const transport = createTransport({
    url: withTls(smtp_url),
    connectionTimeout: SEND_WITHIN_MS,
    greetingTimeout: SEND_WITHIN_MS,
    socketTimeout: SEND_WITHIN_MS,
  });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
};

const maskAddress = (address: string): string => address.replace(/^(.).*(@.*)$/, "$1***$2");

/** What a link leads on to is for its reader alone: the way into somebody's book stays out of the log. */
const withoutInvitation = (url: string): string => url.replace(/&join=[^&]*/, "");

/** Without a mail server a mail becomes a file, and its link a line of the log: the person at this machine is the reader. */
const putIntoOutbox = async (
  { config, log }: Services,
  row: OutgoingMailRow,
  { message, mail }: { message: SendMailOptions; mail: Mail },
): Promise<void> => {
  const folder = path.join(config.data_dir, "outbox");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${row.created_at.replaceAll(/[:.]/g, "-")}-${row.id}.eml`);
  const { createTransport } = await loadMailer();
  const stream = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  // A mail's body may be folded; whoever opens the file in an editor finds the link whole at its top.
  const headers = {
    ...HEADERS,
    ...toUnsubscribe(mail),
    ...(mail.link === undefined ? {} : { "X-Passbook-Link": mail.link.url }),
  };
  const sent = await stream.sendMail({ ...message, headers });
  // `buffer` above asks for it whole.
  await writeFile(file, sent.message as Buffer, { mode: 0o600 });
  const link = mail.link === undefined ? "" : `: link ${withoutInvitation(mail.link.url)}`;
  log.info({ file }, `mail for ${maskAddress(mail.recipient)} "${mail.subject}"${link}`);
};

/** Sends a mail that waits in a row: by SMTP when SMTP_URL is set, else into the outbox folder. */
export const sendMail = async (services: Services, row: OutgoingMailRow, mail: Mail): Promise<void> => {
  const message = toMessage(services, row, mail);
  const { smtp_url } = services.config;
  if (smtp_url === null) await putIntoOutbox(services, row, { message, mail });
  else await sendBySmtp(smtp_url, message);
};

/** What all work that sends mails does alike. */
export const MAIL_SENDING = {
  table: "outgoing_mails",
  key: ["id"],
  at_once: 1,
  giveUp: async (trx, { clock }, row, reason) => {
    await trx
      .updateTable("outgoing_mails")
      .set({ failed_at: clock.now(), last_error: reason.slice(0, 300) })
      .where("id", "=", row.id)
      .execute();
  },
} as const satisfies Partial<LeasedWork<"outgoing_mails">>;

/** Letters about accounts; notices have more patience (core/notices). */
export const mailWork: LeasedWork<"outgoing_mails"> = {
  ...MAIL_SENDING,
  name: MAIL_WORK,
  isWaiting: sql<boolean>`sent_at is null and failed_at is null and notice is null`,
  most_attempts: 8,
  retry_ms: 20_000,
  carryOut: async (services, row) => {
    await sendMail(services, row, openMail(services, row));
    await finishLease(services.db, mailWork, row, { sent_at: services.clock.now(), sealed: "" });
  },
};
