import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import path from "node:path";
import { notFound } from "../problem.ts";
import { sendProblem } from "./answer-errors.ts";
import { type FindFirstParts, readFirstParts } from "./first-parts.ts";

const YEAR_S = 31_536_000;
const PAGE = "index.html";
const SERVICES = /^\/(api|common)(\/|$)/;

/** True when the folder holds a built web app. */
export const isWebBuilt = (folder: string): boolean => existsSync(path.join(folder, PAGE));

const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  findFirstParts: FindFirstParts,
): FastifyReply => {
  const link = findFirstParts(request.url, request.cookies);
  if (link !== null) void reply.header("link", link);
  return reply.sendFile(PAGE);
};

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === "GET" || request.method === "HEAD") &&
  !SERVICES.test(request.url) &&
  // A missing script must fail as such; a page in its place would be run.
  !path.posix.basename(request.url.split("?")[0] ?? "").includes(".");

/** Answers unknown addresses: with the page of the web app where one is served, else 404. */
export const answerUnknown = (app: FastifyInstance, web_folder: string | null): void => {
  const findFirstParts: FindFirstParts = web_folder === null ? () => null : readFirstParts(web_folder);
  app.setNotFoundHandler((request, reply) =>
    web_folder !== null && wantsPage(request)
      ? sendPage(request, reply, findFirstParts)
      : sendProblem(reply, notFound("page")),
  );
};

/** Serves a built web app: hashed assets for ever, the page itself never from a cache, compressed twins where they are. */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  const assets = path.join(folder, "assets");
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    redirect: false,
    dotfiles: "ignore",
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(assets);
      const isPage = path.basename(file).startsWith(PAGE);
      const cache = isHashed
        ? `public, max-age=${String(YEAR_S)}, immutable`
        : isPage
          ? "no-store"
          : "max-age=3600";
      void reply.header("cache-control", cache);
    },
  });
  const findFirstParts = readFirstParts(folder);
  app.get("/", (request, reply) => sendPage(request, reply, findFirstParts));
};
