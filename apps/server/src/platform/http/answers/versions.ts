import type { FastifyReply, FastifyRequest } from "fastify";

/** Versions of entities travel as entity tags (RFC 9110, 8.8.3): `"7"` is version 7. */
const TAG = /(?:W\/)?"(\d{1,15})"/g;

/** Tells the version of the one entity that is answered. */
export const setEntityTag = (reply: FastifyReply, answered: unknown): void => {
  const version = readVersion(answered);
  if (version !== null) void reply.header("etag", `"${String(version)}"`);
};

const readVersion = (answered: unknown): number | null => {
  if (typeof answered !== "object" || answered === null || !("data" in answered)) return null;
  const { data } = answered;
  if (typeof data !== "object" || data === null || !("version" in data)) return null;
  return typeof data.version === "number" ? data.version : null;
};

/**
 * The versions one of which a change may be made from; null where it may be made from any. Weak tags count too: what compresses answers on
 * the way makes them weak, and a version tells the state whatever its bytes are.
 */
export const readIfMatch = ({ headers }: FastifyRequest): ReadonlySet<number> | null => {
  const said = headers["if-match"];
  if (said === undefined || said.trim() === "*") return null;
  return new Set([...said.matchAll(TAG)].map(([, version]) => Number(version)));
};
