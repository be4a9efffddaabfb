/** A message as mail programs save it (RFC 5322). */
export type Message = {
  readonly from?: string;
  readonly subject?: string;
  readonly message_id?: string;
  readonly attachments?: readonly {
    readonly name: string;
    readonly bytes: string | Uint8Array;
    readonly kind?: string;
  }[];
};

const LINE = /.{76}/g;
let boundaries = 0;

/** The text of a message with its attachments. */
export const makeMail = ({
  from = "Rhein Bank <statements@rhein-bank.example>",
  subject = "Your statement",
  message_id,
  attachments = [],
}: Message = {}): string => {
  boundaries += 1;
  const boundary = `b${String(boundaries)}`;
  return [
    `From: ${from}`,
    "To: asha@example.test",
    `Subject: ${subject}`,
    "Date: Tue, 29 Sep 2026 08:00:00 +0200",
    ...(message_id === undefined ? [] : [`Message-ID: ${message_id}`]),
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain",
    "",
    "Please find your statement attached.",
    ...attachments.flatMap(({ name, bytes, kind = "application/octet-stream" }) => [
      `--${boundary}`,
      `Content-Type: ${kind}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      ...(kind === "message/rfc822"
        ? ["", Buffer.from(bytes).toString("latin1")]
        : [
            "Content-Transfer-Encoding: base64",
            "",
            Buffer.from(bytes).toString("base64").replaceAll(LINE, "$&\r\n"),
          ]),
    ]),
    `--${boundary}--`,
    "",
  ].join("\r\n");
};

/** Messages one after the other, as an mbox keeps them. */
export const makeMbox = (messages: readonly string[]): string =>
  messages
    .map(
      (message) =>
        `From statements@rhein-bank.example Tue Sep 29 08:00:00 2026\r\n${message.replaceAll(/^(>*From )/gm, ">$1")}\r\n`,
    )
    .join("");
