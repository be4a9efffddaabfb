import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import path from "node:path";
import { say } from "@passbook/contract/sentences/requests";
import { notFound, Problem } from "../../problem.ts";
import { sendProblem } from "./answer-errors.ts";
import { type FindFirstParts, readFirstParts } from "./first-parts.ts";
import { sendPage } from "./serve-web.ts";

const SERVICES = /^\/(api|common)(\/|$)/;
const READS = new Set(["GET", "HEAD"]);

const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? "";

const isPage = (request: FastifyRequest): boolean => {
  const asked = pathOf(request);
  if (SERVICES.test(asked) || asked.includes("//")) return false;
  // A missing script must fail as such; a page in its place would be run.
  return !path.posix.basename(asked).includes(".");
};

/** The methods that an address answers, as they are asked for when a request finds no route. */
type ListMethods = (asked: string) => readonly string[];

/** Keeps which methods the addresses of a server take; it must be there before the first route is. */
export const watchMethods = (app: FastifyInstance): ListMethods => {
  const known: { pattern: RegExp; method: string }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    if (url.includes("*")) return;
    const pattern = new RegExp(
      `^${url.replaceAll(/[.+?^$()|[\]\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+")}$`,
    );
    for (const each of [method].flat()) known.push({ pattern, method: each });
  });
  return (asked) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(asked)).map(({ method }) => method)),
  ];
};

const refuseMethod = (reply: FastifyReply, method: string, allowed: readonly string[]): FastifyReply => {
  void reply.header("allow", [...allowed, "OPTIONS"].toSorted().join(", "));
  if (method === "OPTIONS") return reply.status(204).send();
  return sendProblem(
    reply,
    new Problem({ status: 405, code: "wrong_method", ...say("wrong_method", { methods: allowed }) }),
  );
};

/** Answers what no route does: with the page of the web app where one is served, with 405 for another method, else 404. */
export const answerUnknown = (
  app: FastifyInstance,
  { web_folder, listMethods }: { web_folder: string | null; listMethods: ListMethods },
): void => {
  const findFirstParts: FindFirstParts = web_folder === null ? () => null : readFirstParts(web_folder);
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const allowed = listMethods(pathOf(request));
    if (allowed.length > 0) return refuseMethod(reply, request.method, allowed);
    if (web_folder === null || !isPage(request)) return sendProblem(reply, notFound("page"));
    return READS.has(request.method)
      ? sendPage(request, reply, findFirstParts)
      : refuseMethod(reply, request.method, [...READS]);
  };
  // Before its body is read, which nobody takes.
  app.addHook("onRequest", async (request, reply) => (request.is404 ? answer(request, reply) : undefined));
  // For what is found to be nothing later, such as a file.
  app.setNotFoundHandler(answer);
};
