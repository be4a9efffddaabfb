import type { FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/requests";
import { MOST_ARRIVING_MS } from "../../../platform/http/arriving/take-bodies.ts";
import { Problem } from "../../../platform/problem.ts";

const LOOK_EVERY_MS = 1000;
/** Counted in looks, so that a server that is itself held up blames nobody. */
const MOST_STILL_LOOKS = 15;
/** Lines have better and worse moments. */
const SHARE_OF_PACE = 0.5;

const STALLED = new Problem({
  status: 408,
  code: "too_slow",
  ...say("too_slow"),
});

/**
 * What waits for more of a form, ended when nothing of it arrives for long, or so little that it would not be whole in time: it holds room
 * that others wait for.
 */
export const failWhenStill = async <T>({ raw }: FastifyRequest, awaited: Promise<T>): Promise<T> => {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  const begun = raw.socket.bytesRead;
  const least_each_look =
    (SHARE_OF_PACE * LOOK_EVERY_MS * Number(raw.headers["content-length"] ?? 0)) / MOST_ARRIVING_MS;
  let [seen, still, looks] = [begun, 0, 0];
  const timer = setInterval(() => {
    looks += 1;
    still = raw.socket.bytesRead === seen ? still + 1 : 0;
    seen = raw.socket.bytesRead;
    const is_behind = seen - begun < looks * least_each_look;
    if (still >= MOST_STILL_LOOKS || (is_behind && looks >= MOST_STILL_LOOKS)) reject(STALLED);
  }, LOOK_EVERY_MS);
  try {
    return await Promise.race([awaited, stalled]);
  } finally {
    clearInterval(timer);
  }
};
