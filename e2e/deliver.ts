import { once } from "node:events";
import { connect } from "node:net";

/** Delivers a message as a mail server does, on the port of this run; answers what it was told in the end. */
export const deliver = async (to: string, message: string): Promise<string> => {
  const socket = connect({ port: Number(process.env["E2E_MAIL_PORT"]), host: "127.0.0.1" });
  const hear = async (): Promise<string> => {
    const [bytes] = (await once(socket, "data")) as [Buffer];
    return bytes.toString().trim();
  };
  let heard = await hear();
  const lines = ["EHLO mail.example.test", "MAIL FROM:<bounce@example.test>", `RCPT TO:<${to}>`, "DATA"];
  for (const line of [...lines, `${message}\r\n.`]) {
    socket.write(`${line}\r\n`);
    heard = await hear();
    if (/^[45]/.test(heard)) break;
  }
  socket.end("QUIT\r\n");
  return heard;
};
