import { connect, type Socket } from "node:net";
import { createTransport } from "nodemailer";

/** How a mail server delivers: to whom, and from which address of this machine. */
type Delivery = {
  readonly port: number;
  readonly to: string;
  readonly raw: Buffer | string;
  readonly from?: string;
  readonly address?: string;
  readonly is_encrypted?: boolean;
};

/** Delivers a message as a mail server does; answers what it was told in the end, such as `250 OK: message queued`. */
export const deliverTo = async ({
  port,
  to,
  raw,
  from = "bounce@rhein-bank.example",
  address = "127.0.0.1",
  is_encrypted = false,
}: Delivery): Promise<string> => {
  const transport = createTransport({
    host: "127.0.0.1",
    port,
    localAddress: address,
    name: "mail.example.test",
    ...(is_encrypted ? { requireTLS: true, tls: { rejectUnauthorized: false } } : { ignoreTLS: true }),
  });
  try {
    return (await transport.sendMail({ envelope: { from, to: [to] }, raw })).response;
  } catch (error) {
    return (error as { response?: string }).response ?? String(error);
  } finally {
    transport.close();
  }
};

/** A line to a mail server, spoken by hand. */
export type SmtpLine = {
  readonly socket: Socket;
  /** Says a line and answers what comes back: the last line of it, "closed" where the other side hung up. */
  readonly say: (line: string) => Promise<string>;
  /** What the server says next. */
  readonly hear: () => Promise<string>;
};

export const openSmtpLine = async (port: number, address = "127.0.0.1"): Promise<SmtpLine> => {
  const socket = connect({ port, host: "127.0.0.1", localAddress: address });
  socket.on("error", () => undefined);
  let heard = "";
  let wake = (): void => undefined;
  socket.on("data", (bytes: Buffer) => {
    heard += bytes.toString();
    wake();
  });
  for (const ending of ["end", "close"]) socket.on(ending, () => wake());
  const hear = async (): Promise<string> => {
    for (;;) {
      const whole = /^(?:\d{3}-.*\r\n)*(\d{3} .*)\r\n/.exec(heard);
      if (whole !== null) {
        heard = heard.slice(whole[0].length);
        return whole[1] ?? "";
      }
      if (socket.destroyed || socket.readableEnded) return "closed";
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const line: SmtpLine = {
    socket,
    hear,
    say: (text) => {
      socket.write(`${text}\r\n`);
      return hear();
    },
  };
  return line;
};
