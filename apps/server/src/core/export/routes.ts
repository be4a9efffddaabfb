import * as contract from "@passbook/contract/export";
import type { Endpoint } from "@passbook/contract/endpoint";
import { Readable } from "node:stream";
import { endWhenStill } from "../../platform/http/arriving/end-when-still.ts";
import { writeZip } from "../../platform/http/answers/write-zip.ts";
import { type GuardedCall, type Route, route } from "../../platform/http/route.ts";
import { listArchive } from "./list-archive.ts";
import { writeCsv } from "./write-csv.ts";
import { writeJson } from "./write-json.ts";

const sendFile = (
  { request, reply }: Pick<GuardedCall<Endpoint>, "request" | "reply">,
  { lines, type, name }: { lines: AsyncGenerator<string>; type: string; name: string },
): void => {
  endWhenStill(request);
  void reply
    .type(`${type}; charset=utf-8`)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(lines));
};

const sendArchive = (
  { services, caller, request, reply }: GuardedCall<typeof contract.exportArchive>,
  now: string,
): void => {
  endWhenStill(request);
  const taken = request.method === "HEAD" ? [] : writeZip(listArchive(services, caller.user_id, now));
  void reply
    .type("application/zip")
    .header("content-disposition", `attachment; filename="passbook-${now.slice(0, 10)}.zip"`)
    .send(Readable.from(taken, { objectMode: false }));
};

export const exportRoutes: readonly Route[] = [
  route(contract.exportTransactions, async ({ services, caller, query, request, reply }) => {
    const now = services.clock.now();
    const lines = writeCsv(services.db, caller.user_id, { ...query, now });
    sendFile(
      { request, reply },
      { lines, type: "text/csv", name: `passbook-transactions-${now.slice(0, 10)}.csv` },
    );
  }),
  route(contract.exportAll, async ({ services, caller, request, reply }) => {
    const now = services.clock.now();
    const lines = writeJson(services.db, caller.user_id, now);
    sendFile(
      { request, reply },
      { lines, type: "application/json", name: `passbook-${now.slice(0, 10)}.json` },
    );
  }),
  route(contract.exportArchive, async (call) => {
    sendArchive(call, call.services.clock.now());
  }),
];
