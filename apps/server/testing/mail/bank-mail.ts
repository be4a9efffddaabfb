import { generateKeyPairSync } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Names } from "../../src/platform/names.ts";

const DOMAIN = "rhein-bank.example";
/** Whose key it is, too: two further banks', and a mail provider's. */
const OTHERS = ["isar-bank.example", "alster-bank.example", "google.com"];
const SELECTOR = "s1";
const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "der" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

const key = `v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`;
const RECORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([DOMAIN, ...OTHERS].map((domain) => [`${SELECTOR}._domainkey.${domain}`, key])),
  [DOMAIN]: "v=spf1 ip4:127.0.0.1 -all",
  [`_dmarc.${DOMAIN}`]: "v=DMARC1; p=reject",
};

/** Knows a few hosts, the keys of the invented banks, and of the first its mail server (127.0.0.1) and what it wants of others. */
export const testNames: Names = {
  addresses: (host) =>
    Promise.resolve(["localhost", "imap.example.test"].includes(host) ? ["127.0.0.1"] : []),
  records: (name, kind) =>
    kind === "TXT" && RECORDS[name] !== undefined
      ? Promise.resolve([[RECORDS[name]]])
      : Promise.reject(Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: "ENOTFOUND" })),
};

export type BankMail = {
  readonly from?: string;
  readonly subject?: string;
  readonly message_id?: string;
  readonly attachments?: SendMailOptions["attachments"];
  readonly text?: string;
  readonly html?: string;
  /** Signed by the bank it is from, or else by the first, unless told otherwise. */
  readonly is_signed?: boolean;
};

/** A message as a bank sends it, as bytes. */
export const writeBankMail = async ({
  from = `Rhein Bank <statements@${DOMAIN}>`,
  subject = "Your statement",
  message_id,
  attachments = [],
  text = "Please find your statement attached.",
  html,
  is_signed = true,
}: BankMail): Promise<Buffer> => {
  const writing = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await writing.sendMail({
    from,
    to: "asha@example.test",
    subject,
    ...(html === undefined ? { text } : { html }),
    date: new Date("2026-11-19T06:00:00Z"),
    attachments,
    ...(message_id === undefined ? {} : { messageId: message_id }),
    ...(is_signed
      ? {
          dkim: {
            domainName: OTHERS.find((domain) => from.includes(`@${domain}`)) ?? DOMAIN,
            keySelector: SELECTOR,
            privateKey,
          },
        }
      : {}),
  });
  if (!Buffer.isBuffer(message)) throw new Error("the message was to be a buffer");
  return message;
};

/** On a busy machine Dovecot closes its door for seconds when one of its processes was slow to start. */
const MOST_TRIES = 40;
const TRIED_AGAIN_MS = 250;

/** Puts messages into a mailbox of a test, as the mail server of a provider does: who finds the door closed tries again. */
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
  const send = async (raw: Buffer, tries_left = MOST_TRIES): Promise<void> => {
    try {
      await transport.sendMail({ envelope: { from: "bounce@example.test", to: [to] }, raw });
    } catch (error) {
      if (!String(error).includes("ECONNREFUSED") || tries_left === 0) throw error;
      await sleep(TRIED_AGAIN_MS);
      await send(raw, tries_left - 1);
    }
  };
  for (const raw of messages) await send(raw);
  transport.close();
};
