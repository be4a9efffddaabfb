import type { Endpoint } from "@passbook/contract/endpoint";
import { Readable } from "node:stream";
import type { Reading, StoredFile } from "../../storage/stored-files.ts";
import { endWhenStill } from "../arriving/end-when-still.ts";
import type { GuardedCall } from "../route.ts";
import { rangeOutside, readRange, type Span } from "./read-range.ts";

/** A stored file, how it is called, and what opens it. */
type Stored = {
  readonly id: string;
  readonly file_name: string;
  readonly open: (reading: Reading) => Promise<StoredFile>;
};

/**
 * Sends a stored file as an attachment that no browser runs, part by part, each when the one before it was taken and it is the person's turn at
 * the database; a download that broke goes on where it ended. The bytes of a file never change, so its id is their tag.
 */
export const sendStored = async (
  {
    services,
    caller,
    request,
    reply,
  }: Pick<GuardedCall<Endpoint>, "services" | "caller" | "request" | "reply">,
  { id, file_name, open }: Stored,
): Promise<void> => {
  const etag = `"${id}"`;
  void reply.headers({ "accept-ranges": "bytes", etag });
  let sent: Span = { from: 0, to: 0 };
  const { size, parts } = await open({
    choose: (whole) => (sent = chooseSpan({ request, reply }, etag, whole)),
    inTurn: (act) => services.sending.run(caller.actor_id, act),
  });
  if (sent.to - sent.from < size)
    void reply
      .status(206)
      .header("content-range", `bytes ${String(sent.from)}-${String(sent.to - 1)}/${String(size)}`);
  void reply.headers({
    "content-type": "application/octet-stream",
    "content-length": sent.to - sent.from,
    "content-disposition": toAttachment(file_name),
    "content-security-policy": "sandbox; default-src 'none'",
  });
  endWhenStill(request);
  // Of a head alone the framework would read all parts to throw them away.
  const taken = request.method === "HEAD" ? [] : parts;
  void reply.send(Readable.from(taken, { objectMode: false }));
};

type Asked = Pick<GuardedCall<Endpoint>, "request" | "reply">;

/** The part that is asked for; the whole where what the client has is of another file. */
const chooseSpan = ({ request: { headers, method }, reply }: Asked, etag: string, size: number): Span => {
  const is_same = headers["if-range"] === undefined || headers["if-range"] === etag;
  const span = is_same && method === "GET" ? readRange(headers.range, size) : null;
  if (span !== "outside") return span ?? { from: 0, to: size };
  void reply.header("content-range", `bytes */${String(size)}`);
  throw rangeOutside();
};

/** RFC 6266 with the extended value of RFC 8187. */
const toAttachment = (file_name: string): string => {
  const ascii = file_name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const utf8 = encodeURIComponent(file_name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
};
