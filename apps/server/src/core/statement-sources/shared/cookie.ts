import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../../platform/services.ts";
import { SHARE_KEPT_MS } from "../../../platform/uploads/shared-files.ts";

const COOKIE = "passbook_share";
/** It goes where it is asked for, and nowhere else. */
const PATH = "/api/shared_files";

/** By what a browser is known as the one that shared; no page can read it, or plant another's. */
export const setShareCookie = (reply: FastifyReply, { config }: Services, handle: string): void => {
  void reply.setCookie(COOKIE, handle, {
    path: PATH,
    sameSite: "strict",
    httpOnly: true,
    secure: config.public_url?.startsWith("https://") === true,
    maxAge: SHARE_KEPT_MS / 1000,
  });
};

export const clearShareCookie = (reply: FastifyReply): void => {
  void reply.clearCookie(COOKIE, { path: PATH });
};

export const readShareCookie = (request: FastifyRequest): string => request.cookies[COOKIE] ?? "";
