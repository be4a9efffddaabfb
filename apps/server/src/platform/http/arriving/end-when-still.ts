import type { FastifyRequest } from "fastify";

/**
 * How long nothing of an answer may be taken. Progress is seen when the system takes more, and both ends keep more than a megabyte of a slow
 * line's answer: within a minute that is 20 kB/s, within this 4 kB/s.
 */
const MOST_STILL_MS = 300_000;

/** Ends the connection when nothing of its answer is taken for long; whoever takes some, however slowly, gets all of it. */
export const endWhenStill = (
  { raw: { socket } }: Pick<FastifyRequest, "raw">,
  still_ms = MOST_STILL_MS,
): void => {
  // A request that came over no connection has no time either.
  if ("setTimeout" in socket) socket.setTimeout(still_ms);
};
