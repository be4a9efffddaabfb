import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail as it arrived. */
export type ReceivedMail = {
  to: string[];
  text: string;
  html: string;
  subject: string;
  message_id: string;
  /** A header as it was written, unfolded. */
  header: (name: string) => string | null;
};
export type TestSmtp = {
  url: string;
  /** The same server, at an address that is not known as this machine's own. */
  far_url: string;
  received: ReceivedMail[];
  /** What was said as a password, over whatever line. */
  passwords: string[];
  close: () => Promise<void>;
};

/** A mail server of a test; it turns away the first `refuse.times` mails. With `starttls` it offers it, with a certificate nobody knows. */
export const startTestSmtp = async (refuse = { times: 0 }, starttls = false): Promise<TestSmtp> => {
  const received: ReceivedMail[] = [];
  const passwords: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: starttls ? [] : ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      passwords.push(password ?? "");
      done(null, { user: username ?? "" });
    },
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        const mail = await simpleParser(stream);
        if (refuse.times > 0) {
          refuse.times -= 1;
          throw new Error("try again later");
        }
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: mail.text ?? "",
          html: mail.html === false ? "" : mail.html,
          subject: mail.subject ?? "",
          message_id: mail.messageId ?? "",
          header: (name) =>
            mail.headerLines
              .find(({ key }) => key === name.toLowerCase())
              ?.line.slice(name.length + 1)
              .replaceAll(/\r?\n\s+/g, " ")
              .trim() ?? null,
        });
      };
      void settle(take, done);
    },
  });
  smtp.on("error", () => undefined);
  const listening = smtp.listen(0, "0.0.0.0");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    far_url: `smtp://asha:canary-password@0.0.0.0:${String(port)}`,
    passwords,
    received,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
};

const settle = async (work: () => Promise<void>, done: (error?: Error) => void): Promise<void> => {
  try {
    await work();
  } catch (error) {
    done(error as Error);
    return;
  }
  done();
};
