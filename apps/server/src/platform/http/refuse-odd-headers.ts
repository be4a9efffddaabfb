import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

/** RFC 9112 (3.2): whoever stands in front may have believed the other one. */
const hasTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length > 1;

/** What is taken for compressed elsewhere and for plain here is two requests in one, so plain bodies are all that is taken. */
const isPacked = ({ headers }: FastifyRequest): boolean =>
  (headers["content-encoding"] ?? "identity").trim().toLowerCase() !== "identity";

const TWO_HOSTS = new Problem({
  status: 400,
  code: "unreadable_request",
  message: "This request names its host twice. Send one Host header.",
});
const PACKED = new Problem({
  status: 415,
  code: "wrong_encoding",
  message: "Send the body as it is, not compressed (without Content-Encoding).",
});

/** Refuses requests whose headers say what is not so here. */
export const refuseOddHeaders = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    if (hasTwoHosts(request)) throw TWO_HOSTS;
    if (!isPacked(request)) return;
    void reply.header("accept-encoding", "identity");
    throw PACKED;
  });
};
