import type { FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/requests";
import type { Config } from "../../config.ts";
import { Problem } from "../../problem.ts";
import { SAFE } from "../route.ts";

/** Refuses writes that a browser says come from another site (login included, where no session token protects yet). */
export const refuseForeignOrigin = (request: FastifyRequest, config: Pick<Config, "public_url">): void => {
  if (SAFE.has(request.method)) return;
  const { origin, host } = request.headers;
  if (
    request.headers["sec-fetch-site"] === "cross-site" ||
    (origin !== undefined && !isOwn(origin, host, config.public_url))
  )
    throw new Problem({
      status: 419,
      code: "foreign_origin",
      ...say("foreign_origin"),
    });
};

const isOwn = (origin: string, host: string | undefined, public_url: string | null): boolean => {
  if (public_url !== null && origin === new URL(public_url).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
