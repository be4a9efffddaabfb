import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/problem.ts";

const LOOK_EVERY_MS = 1000;
/** Counted in looks, so that a server that is itself held up blames nobody. */
const MOST_STILL_LOOKS = 15;

const STALLED = new Problem({
  status: 408,
  code: "too_slow",
  message: "This request took too long to arrive. Send it again.",
});

/** What waits for more of a form, ended when nothing of it arrives for long: it holds room that others wait for. */
export const failWhenStill = async <T>({ raw }: FastifyRequest, awaited: Promise<T>): Promise<T> => {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  let [seen, still] = [raw.socket.bytesRead, 0];
  const timer = setInterval(() => {
    still = raw.socket.bytesRead === seen ? still + 1 : 0;
    seen = raw.socket.bytesRead;
    if (still >= MOST_STILL_LOOKS) reject(STALLED);
  }, LOOK_EVERY_MS);
  try {
    return await Promise.race([awaited, stalled]);
  } finally {
    clearInterval(timer);
  }
};
