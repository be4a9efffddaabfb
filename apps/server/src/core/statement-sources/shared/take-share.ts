import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressOf, networkOf } from "../../../platform/http/callers/client-address.ts";
import { isOwnShare } from "../../../platform/http/callers/same-origin.ts";
import { bodyLimitOf, withBodies } from "../../../platform/http/arriving/take-bodies.ts";
import { fileTooLarge } from "../../../platform/http/arriving/parse-input.ts";
import { makeToken } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import type { SharedFile } from "../../../platform/uploads/shared-files.ts";
import { receiveFiles } from "../../statements/index.ts";
import { setShareCookie } from "./cookie.ts";

/** Where the manifest of the app says that files are shared to. */
const ADDRESS = "/share";
const SCREEN = "/statements/upload";
const KIND = "multipart";

/**
 * Takes what a phone shares with the installed app. It is a page that the browser opens, not a call: whoever shares has no session in it, and is
 * led to the screen that hands in what was shared, past the login if need be. What could not be taken is said there, with a way to choose it.
 */
export const takeShares = (app: FastifyInstance, services: Services): void => {
  const { config } = services;
  withBodies(app, { kind: KIND, config }, (scope) => {
    scope.post(
      ADDRESS,
      { bodyLimit: bodyLimitOf({ body_kind: KIND, guard: "public" }, config) },
      async (request, reply) =>
        leadOn(reply, (await keepShare(services, { request, reply })) ? "waiting" : "not_taken"),
    );
  });
  // Loaded again, or gone back to.
  app.get(ADDRESS, (_request, reply) => reply.redirect(SCREEN, 303));
};

const leadOn = (reply: FastifyReply, shared: "waiting" | "not_taken"): FastifyReply =>
  reply.redirect(`${SCREEN}?shared=${shared}`, 303);

const keepShare = async (
  services: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<boolean> => {
  if (!isOwnShare(request, services.config)) return false;
  try {
    const files = await readShare(services, request);
    const handle = makeToken(services.clock);
    if (!services.shared.keep(handle, files)) return false;
    setShareCookie(reply, services, handle);
    return true;
  } catch (error) {
    services.log.info({ err: error }, "what was shared was not taken");
    return false;
  }
};

/** All files of a form; together they are no larger than one may be. */
const readShare = async ({ config, shared }: Services, request: FastifyRequest): Promise<SharedFile[]> => {
  let bytes_read = 0;
  const form = {
    services: { config, uploads: shared },
    caller: { actor_id: networkOf(addressOf(request)) },
    request,
  };
  return receiveFiles(form, async ({ filename: name }, bytes) => {
    bytes_read += bytes.length;
    if (bytes_read > config.upload_limit_bytes) throw fileTooLarge(config.upload_limit_bytes);
    return { name, bytes };
  });
};
