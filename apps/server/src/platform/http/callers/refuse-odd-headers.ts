import type { FastifyInstance, FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/requests";
import { Problem } from "../../problem.ts";

const countHosts = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;

/** RFC 9112 (3.2): exactly one, since whoever stands in front may have believed the other one; older clients name none. */
const namesItsHost = (request: FastifyRequest): boolean =>
  countHosts(request) === 1 || (countHosts(request) === 0 && request.raw.httpVersion === "1.0");

/** RFC 3986 (3.2.2, 3.2.3): a name, an IPv4 address or an IPv6 address in brackets, and a port. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d*)?$/i;

const isHost = ({ headers }: FastifyRequest): boolean =>
  headers.host === undefined || HOST.test(headers.host);

/** That it will be told when to send its body is all that a request may expect. */
const expectsMore = ({ headers }: FastifyRequest): boolean =>
  (headers.expect ?? "100-continue").toLowerCase() !== "100-continue";

/** What is taken for compressed elsewhere and for plain here is two requests in one, so plain bodies are all that is taken. */
const isPacked = ({ headers }: FastifyRequest): boolean =>
  (headers["content-encoding"] ?? "identity").trim().toLowerCase() !== "identity";

const HOSTS = new Problem({
  status: 400,
  code: "unreadable_request",
  ...say("host_unclear"),
});
const NO_HOST = new Problem({
  status: 400,
  code: "unreadable_request",
  ...say("host_malformed"),
});
const EXPECTS = new Problem({
  status: 417,
  code: "unknown_expectation",
  ...say("unknown_expectation"),
});
const PACKED = new Problem({
  status: 415,
  code: "wrong_encoding",
  ...say("wrong_encoding"),
});

/** Refuses requests whose headers say what is not so here. */
export const refuseOddHeaders = (app: FastifyInstance): void => {
  // Node would answer these by itself, without a word.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.addHook("onRequest", async (request, reply) => {
    if (!namesItsHost(request)) throw HOSTS;
    if (!isHost(request)) throw NO_HOST;
    if (expectsMore(request)) throw EXPECTS;
    if (!isPacked(request)) return;
    void reply.header("accept-encoding", "identity");
    throw PACKED;
  });
};
