import * as contract from "@passbook/contract/export";
import type { FastifyReply } from "fastify";
import { Readable } from "node:stream";
import { type Route, route } from "../../platform/http/route.ts";
import { writeCsv } from "./write-csv.ts";
import { writeJson } from "./write-json.ts";

const sendFile = (
  reply: FastifyReply,
  { lines, type, name }: { lines: AsyncGenerator<string>; type: string; name: string },
): void => {
  void reply
    .type(`${type}; charset=utf-8`)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(lines));
};

export const exportRoutes: readonly Route[] = [
  route(contract.exportTransactions, async ({ services, caller, query, reply }) => {
    const day = services.clock.now().slice(0, 10);
    const lines = writeCsv(services.db, caller.user_id, query);
    sendFile(reply, { lines, type: "text/csv", name: `passbook-transactions-${day}.csv` });
  }),
  route(contract.exportAll, async ({ services, caller, reply }) => {
    const now = services.clock.now();
    const lines = writeJson(services.db, caller.user_id, now);
    sendFile(reply, { lines, type: "application/json", name: `passbook-${now.slice(0, 10)}.json` });
  }),
];
