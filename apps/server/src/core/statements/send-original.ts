import type { getStatementFile } from "@passbook/contract/statements";
import { Readable } from "node:stream";
import type { FairTurns } from "../../platform/fair-turns.ts";
import type { GuardedCall } from "../../platform/http/route.ts";
import { getStatementRow, openOriginal } from "./repo.ts";

/** Longer than a line is gone for a moment; a download that nobody takes holds a connection and a part of the file. */
const MOST_STILL_MS = 60_000;

/** Sends the original of a statement part by part, each when the one before it was taken. */
export const sendOriginal = async ({
  services,
  caller,
  params,
  request,
  reply,
}: GuardedCall<typeof getStatementFile>): Promise<void> => {
  const { file_id, file_name } = await getStatementRow(services.db, caller.user_id, params.id);
  const { size, parts } = await services.sending.run(caller.user_id, () =>
    openOriginal(services, caller.user_id, file_id),
  );
  const ascii = file_name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const utf8 = encodeURIComponent(file_name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  void reply.headers({
    "content-type": "application/octet-stream",
    "content-length": size,
    // RFC 6266 with the extended value of RFC 8187.
    "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`,
    "content-security-policy": "sandbox; default-src 'none'",
  });
  // Of a head alone the framework would read all parts to throw them away.
  const sent =
    request.method === "HEAD"
      ? []
      : whileTaken(inTurns(parts, services.sending, caller.user_id), () => reply.raw.destroy());
  void reply.send(Readable.from(sent, { objectMode: false }));
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

/** The same parts, given up when one of them is not taken for long. */
export async function* whileTaken(
  parts: AsyncIterable<Uint8Array>,
  giveUp: () => void,
  still_ms = MOST_STILL_MS,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    const timer = setTimeout(giveUp, still_ms);
    try {
      yield part;
    } finally {
      clearTimeout(timer);
    }
  }
}
