import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";

/** How long what is still sent is let in unread. */
export const LISTENS_MS = 1000;

const hearOut = async (request: FastifyRequest["raw"]): Promise<void> => {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  request.once("end", resolve).once("close", resolve);
  request.unpipe();
  request.resume();
  await Promise.race([over, sleep(LISTENS_MS, undefined, { ref: false })]);
};

const isLast = (reply: FastifyReply): boolean =>
  !reply.raw.shouldKeepAlive || reply.getHeader("connection") === "close";

/** A request that is refused before it has arrived is heard out where its connection ends with it: cut before, that takes the answer along. */
export const hearOutRefused = (app: FastifyInstance): void => {
  app.addHook("onSend", async ({ raw }, reply, payload) => {
    if (!raw.complete && !raw.destroyed && isLast(reply)) await hearOut(raw);
    return payload;
  });
};
