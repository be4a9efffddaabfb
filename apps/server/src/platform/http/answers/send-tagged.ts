import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";

const TAG_SIGNS = 22;

const isKnown = (asked: string | undefined, tag: string): boolean =>
  asked === "*" || (asked ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);

/** Sends what everybody may read with a tag of its content; who has it already gets 304 and no body (RFC 9110 §13). */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, answered: unknown): FastifyReply => {
  const body = JSON.stringify(answered);
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, TAG_SIGNS)}"`;
  // Weak, for the same content also travels compressed.
  void reply.headers({ etag: `W/${tag}`, "cache-control": "public, no-cache" });
  if (isKnown(request.headers["if-none-match"], tag)) return reply.status(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
};
