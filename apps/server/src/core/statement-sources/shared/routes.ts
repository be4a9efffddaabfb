import * as contract from "@passbook/contract/statement-sources";
import { type Route, route } from "../../../platform/http/route.ts";
import { notFound } from "../../../platform/problem.ts";
import { cleanFileName } from "../../statements/index.ts";
import { clearShareCookie, readShareCookie } from "./cookie.ts";

/** What was shared, for whoever is signed in to hand it in as any other file; it is theirs once they have. */
export const sharedFilesRoutes: readonly Route[] = [
  route(contract.listSharedFiles, async ({ services, request }) => ({
    data: services.shared
      .find(readShareCookie(request))
      .map(({ name, bytes }) => ({ file_name: cleanFileName(name), file_size: bytes.length })),
  })),
  route(contract.getSharedFile, async ({ services, request, query, reply }) => {
    const file = services.shared.find(readShareCookie(request))[query.number];
    if (file === undefined) throw notFound("file");
    void reply.headers({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    void reply.send(file.bytes);
  }),
  route(contract.forgetSharedFiles, async ({ services, request, reply }) => {
    services.shared.forget(readShareCookie(request));
    clearShareCookie(reply);
  }),
];
