import type { getStatementFile } from "@passbook/contract/statements";
import { Readable } from "node:stream";
import type { FairTurns } from "../../../platform/fair-turns.ts";
import { endWhenStill } from "../../../platform/http/arriving/end-when-still.ts";
import { rangeOutside, readRange, type Span } from "../../../platform/http/answers/read-range.ts";
import type { GuardedCall } from "../../../platform/http/route.ts";
import { getStatementRow, openOriginal } from "../kept/repo.ts";

/**
 * Sends the original of a statement part by part, each when the one before it was taken; a download that broke goes on where it ended. The
 * bytes of a file never change, so its id is their tag.
 */
export const sendOriginal = async ({
  services,
  caller,
  params,
  request,
  reply,
}: GuardedCall<typeof getStatementFile>): Promise<void> => {
  const { file_id, file_name } = await getStatementRow(services.db, caller.user_id, params.id);
  const etag = `"${file_id}"`;
  void reply.headers({ "accept-ranges": "bytes", etag });
  let sent: Span = { from: 0, to: 0 };
  const { size, parts } = await services.sending.run(caller.user_id, () =>
    openOriginal(
      services,
      caller.user_id,
      file_id,
      (whole) => (sent = chooseSpan({ request, reply }, etag, whole)),
    ),
  );
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
  const taken = request.method === "HEAD" ? [] : inTurns(parts, services.sending, caller.user_id);
  void reply.send(Readable.from(taken, { objectMode: false }));
};

type Asked = Pick<GuardedCall<typeof getStatementFile>, "request" | "reply">;

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

/** The same parts, each read when it is the person's turn. */
async function* inTurns(
  parts: AsyncIterable<Uint8Array>,
  turns: FairTurns,
  user_id: string,
): AsyncGenerator<Uint8Array> {
  const each = parts[Symbol.asyncIterator]();
  for (;;) {
    const next = await turns.run(user_id, () => each.next());
    if (next.done === true) return;
    yield next.value;
  }
}
