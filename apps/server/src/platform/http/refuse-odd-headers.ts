import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

const countHosts = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;

/** RFC 9112 (3.2): exactly one, since whoever stands in front may have believed the other one; older clients name none. */
const namesItsHost = (request: FastifyRequest): boolean =>
  countHosts(request) === 1 || (countHosts(request) === 0 && request.raw.httpVersion === "1.0");

/** What is taken for compressed elsewhere and for plain here is two requests in one, so plain bodies are all that is taken. */
const isPacked = ({ headers }: FastifyRequest): boolean =>
  (headers["content-encoding"] ?? "identity").trim().toLowerCase() !== "identity";

const HOSTS = new Problem({
  status: 400,
  code: "unreadable_request",
  message: "This request names no host, or more than one. Send one Host header.",
});
const PACKED = new Problem({
  status: 415,
  code: "wrong_encoding",
  message: "Send the body as it is, not compressed (without Content-Encoding).",
});

/** Refuses requests whose headers say what is not so here. */
export const refuseOddHeaders = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    if (!namesItsHost(request)) throw HOSTS;
    if (!isPacked(request)) return;
    void reply.header("accept-encoding", "identity");
    throw PACKED;
  });
};
