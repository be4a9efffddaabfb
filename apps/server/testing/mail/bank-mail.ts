import { generateKeyPairSync } from "node:crypto";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Names } from "../../src/platform/names.ts";

const DOMAIN = "rhein-bank.example";
const SELECTOR = "s1";
const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "der" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** Knows a few hosts and the key of the invented bank. */
export const testNames: Names = {
  addresses: (host) =>
    Promise.resolve(["localhost", "imap.example.test"].includes(host) ? ["127.0.0.1"] : []),
  records: (name, kind) =>
    kind === "TXT" && name === `${SELECTOR}._domainkey.${DOMAIN}`
      ? Promise.resolve([[`v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`]])
      : Promise.reject(Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: "ENOTFOUND" })),
};

export type BankMail = {
  readonly from?: string;
  readonly subject?: string;
  readonly message_id?: string;
  readonly attachments?: SendMailOptions["attachments"];
  /** Signed by the bank unless told otherwise. */
  readonly is_signed?: boolean;
};

/** A message as a bank sends it, as bytes. */
export const writeBankMail = async ({
  from = `Rhein Bank <statements@${DOMAIN}>`,
  subject = "Your statement",
  message_id,
  attachments = [],
  is_signed = true,
}: BankMail): Promise<Buffer> => {
  const writing = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await writing.sendMail({
    from,
    to: "asha@example.test",
    subject,
    text: "Please find your statement attached.",
    date: new Date("2026-11-19T06:00:00Z"),
    attachments,
    ...(message_id === undefined ? {} : { messageId: message_id }),
    ...(is_signed ? { dkim: { domainName: DOMAIN, keySelector: SELECTOR, privateKey } } : {}),
  });
  if (!Buffer.isBuffer(message)) throw new Error("the message was to be a buffer");
  return message;
};

/** Puts messages into a mailbox of a test, as the mail server of a provider does. */
export const deliver = async (
  { lmtp_port }: { readonly lmtp_port: number },
  to: string,
  messages: readonly Buffer[],
): Promise<void> => {
  const transport = createTransport({
    host: "127.0.0.1",
    port: lmtp_port,
    lmtp: true,
    ignoreTLS: true,
    pool: true,
    maxConnections: 1,
  });
  for (const raw of messages)
    await transport.sendMail({ envelope: { from: "bounce@example.test", to: [to] }, raw });
  transport.close();
};
