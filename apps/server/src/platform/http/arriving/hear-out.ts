import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Duplex, Readable } from "node:stream";

type Bound = { readonly bytes: number; readonly ms: number };

/** Behind an answer that ends its connection: who writes on before reading shall still find it. */
export const LAST_HEARD: Bound = { bytes: 8 * 1024 * 1024, ms: 1000 };
/** How long a body that its call could have taken has to arrive behind its answer, so that the connection stays. */
const KEPT_MS = 60_000;

/** Lets what arrives in unread; over when all has come, or so much, or so long after. */
export const hearOut = (from: Readable, { bytes, ms }: Bound): Promise<void> => {
  const { promise, resolve: stop } = Promise.withResolvers<void>();
  const timer = setTimeout(stop, ms).unref();
  let left = bytes;
  const count = (part: Uint8Array): void => {
    left -= part.length;
    if (left >= 0) return;
    from.pause();
    stop();
  };
  from.unpipe();
  from.on("data", count).once("end", stop).once("close", stop).resume();
  return promise.finally(() => clearTimeout(timer));
};

const answered = new WeakSet<Duplex>();

/** Whether what still arrives on a connection is the rest of a request that has its answer. */
export const isAnswered = (socket: Duplex): boolean => answered.has(socket);

/** Answers a request before it has arrived: what is still sent is heard out within a bound, and behind that its connection ends. */
const answerBefore = ({ raw }: FastifyRequest, reply: FastifyReply, bound: Bound): void => {
  const { socket } = raw;
  answered.add(socket);
  const heard = hearOut(raw, bound).finally(() => {
    answered.delete(socket);
    Reflect.deleteProperty(socket, "destroySoon");
  });
  // Ended at once, a connection on which bytes still arrive is reset, and the answer on its way is lost with it.
  socket.destroySoon = () => {
    socket.end();
    void heard.then(() => socket.destroySoon());
  };
  void endUnheard(raw, reply, heard);
};

/** Ends a connection whose request did not come to its end within the bound, behind the answer. */
const endUnheard = async (
  raw: FastifyRequest["raw"],
  reply: FastifyReply,
  heard: Promise<void>,
): Promise<void> => {
  await heard;
  if (raw.complete) return;
  if (reply.raw.writableFinished) raw.socket.destroySoon();
  else reply.raw.once("finish", () => raw.socket.destroySoon());
};

/** How much of a connection had been read when a request on it began. */
const begun = new WeakMap<FastifyRequest["raw"], number>();

/** What is left of a body by its own account; endless when it does not say. */
const countBytesToCome = ({ headers, raw }: FastifyRequest): number => {
  const length = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
  return length - (raw.socket.bytesRead - (begun.get(raw) ?? 0));
};

/** Called with each answer before it is sent. What its call could have taken is let in, and the connection stays; what is more ends it. */
export const hearOutAnswered = (request: FastifyRequest, reply: FastifyReply): void => {
  const { raw, routeOptions } = request;
  // What came over no connection is there already.
  if (!("complete" in raw) || raw.complete || raw.destroyed) return;
  const most = Math.max(routeOptions.bodyLimit, request.server.initialConfig.bodyLimit ?? 0);
  const is_last = !(countBytesToCome(request) <= most);
  if (is_last) void reply.header("connection", "close");
  answerBefore(request, reply, is_last ? LAST_HEARD : { bytes: most, ms: KEPT_MS });
};

/** Bounds what is taken of requests that are answered before they have arrived. */
export const hearOutEarly = (app: FastifyInstance): void => {
  app.addHook("onRequest", async ({ raw }) => void begun.set(raw, raw.socket.bytesRead));
  app.addHook("onSend", async (request, reply, payload) => {
    hearOutAnswered(request, reply);
    return payload;
  });
};
