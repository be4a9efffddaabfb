import multipart from "@fastify/multipart";
import type { BodyKind, Guard } from "@passbook/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { say } from "@passbook/contract/sentences/requests";
import type { Config } from "../../config.ts";
import { Problem } from "../../problem.ts";
import { type JsonSize, measureJson } from "./measure-json.ts";

/** A request that has not arrived whole by then is ended. */
export const MOST_ARRIVING_MS = 120_000;

const KB = 1024;
const RAW_LIMIT_BYTES = 256 * KB;
/** Whoever has not logged in says little: an address, a password, a name. */
const PUBLIC_LIMIT_BYTES = 64 * KB;
export const JSON_LIMIT_BYTES = 1024 * KB;
const MOST_FILES = 50;

/** Above what the largest call needs: a thousand corrections of six fields each. */
const MOST_DEEP = 20;
const MOST_KEYS = 10_000;
const MOST_COMMAS = 20_000;

const isTooMuch = ({ depth, keys, commas }: JsonSize): boolean =>
  depth > MOST_DEEP || keys > MOST_KEYS || commas > MOST_COMMAS;

const TOO_COMPLEX = new Problem({
  status: 413,
  code: "too_complex",
  ...say("too_complex"),
});

/** JSON and nothing else is taken, measured before it is parsed. */
export const takeJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooMuch(measureJson(body))) return done(TOO_COMPLEX);
    return parse(request, body, done);
  });
};

const takeRaw = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
};

const takeForms = async (app: FastifyInstance, { upload_limit_bytes }: Config): Promise<void> => {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: {
      fileSize: upload_limit_bytes,
      files: MOST_FILES,
      fields: 10,
      fieldSize: 10_000,
      headerPairs: 50,
    },
  });
};

/** Hands over the part of the server that takes bodies of one kind; every other kind is 415 there. */
export const withBodies = (
  app: FastifyInstance,
  { kind, config }: { kind: BodyKind; config: Config },
  add: (scope: FastifyInstance) => void,
): void => {
  if (kind === "json") return add(app);
  void app.register(async (scope) => {
    if (kind === "raw") takeRaw(scope);
    else await takeForms(scope, config);
    add(scope);
  });
};

/** How many bytes of a body are read for a call; forms count their own files, of which one may be so large. */
export const bodyLimitOf = (
  { body_kind, guard }: { body_kind: BodyKind; guard: Guard },
  { upload_limit_bytes }: Config,
): number => {
  if (body_kind === "multipart") return upload_limit_bytes;
  if (body_kind === "raw") return RAW_LIMIT_BYTES;
  return guard === "public" ? PUBLIC_LIMIT_BYTES : JSON_LIMIT_BYTES;
};
