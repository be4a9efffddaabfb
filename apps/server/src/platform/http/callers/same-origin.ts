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

/**
 * Whether a browser says of a form that it opens as a page that no other site sends it. What a phone shares comes of the browser itself: of no
 * site, and with an origin that is nobody's, as our own pages have it too where they tell no referrer.
 */
export const isOwnShare = (request: FastifyRequest, config: Pick<Config, "public_url">): boolean => {
  const { origin = "null", host, "sec-fetch-site": site } = request.headers;
  if (site !== undefined && site !== "none" && site !== "same-origin") return false;
  return origin === "null" ? site !== undefined : isOwn(origin, host, config.public_url);
};

const isOwn = (origin: string, host: string | undefined, public_url: string | null): boolean => {
  if (public_url !== null && origin === new URL(public_url).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
