import type { SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import type { Services } from "../../../platform/services.ts";
import type { UploadRoom } from "../../../platform/uploads/upload-room.ts";
import { ringStatements } from "../../statements/index.ts";
import { authenticateMail } from "../mail/authenticate-mail.ts";
import { takeMail } from "../mail/receive-mail.ts";
import { SmtpRefusal } from "./smtp-refusal.ts";

/** A sender may count its lines otherwise than they arrive. */
const MISCOUNTED_BYTES = 64 * 1024;

/** How much of it is in memory at most: as much as it said it has, or as a message may have. */
const countBytes = ({ envelope }: SMTPServerSession, limit_bytes: number): number => {
  const args = envelope.mailFrom === false ? false : envelope.mailFrom.args;
  const said = Number(args === false ? 0 : args["SIZE"]);
  return said > 0 ? Math.min(limit_bytes, said + MISCOUNTED_BYTES) : limit_bytes;
};

/** All of a message; what is larger is left unread. Throws where the line is cut before its end. */
const collect = async (stream: SMTPServerDataStream, most_bytes: number): Promise<Uint8Array> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most_bytes) throw new SmtpRefusal(552, "5.3.4 The message is too large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** Takes in a message for a person; once this has ended well it is kept for good, or everything that it brings is. */
export const takeMessage = async (
  services: Services,
  user_id: string,
  { stream, session, room }: { stream: SMTPServerDataStream; session: SMTPServerSession; room: UploadRoom },
): Promise<void> => {
  const most_bytes = countBytes(session, services.config.upload_limit_bytes);
  const leave = await room.enter(user_id, most_bytes);
  try {
    const bytes = await collect(stream, most_bytes);
    const { mailFrom } = session.envelope;
    const authenticated = await authenticateMail(services, user_id, bytes, {
      ip: session.remoteAddress,
      helo: session.hostNameAppearsAs,
      envelope_from: mailFrom === false ? "" : mailFrom.address,
    });
    const { mail } = await takeMail(services, user_id, bytes, {
      way: "forwarded",
      ...authenticated,
    });
    if (mail.outcome === "failed") throw new SmtpRefusal(554, "5.6.0 This is no message that can be read");
  } finally {
    leave();
  }
  ringStatements(services, user_id);
};
