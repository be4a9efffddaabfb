import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import path from "node:path";
import { type FindFirstParts, readFirstParts } from "./first-parts.ts";

const YEAR_S = 31_536_000;
const PAGE = "index.html";

/** True when the folder holds a built web app. */
export const isWebBuilt = (folder: string): boolean => existsSync(path.join(folder, PAGE));

/** The page of the web app, with a word about which files it needs first. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  findFirstParts: FindFirstParts,
): FastifyReply => {
  const link = findFirstParts(request.url, {
    cookies: request.cookies,
    accept_language: request.headers["accept-language"],
  });
  if (link !== null) void reply.header("link", link);
  return reply.sendFile(PAGE);
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
