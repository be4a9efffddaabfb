import * as contract from "@passbook/contract/export";
import type { Endpoint } from "@passbook/contract/endpoint";
import { nameWithout, sayWithout } from "@passbook/contract/without-accounts";
import { Readable } from "node:stream";
import { cameFrom } from "../../platform/http/callers/came-from.ts";
import { endWhenStill } from "../../platform/http/arriving/end-when-still.ts";
import { writeZip } from "../../platform/http/answers/write-zip.ts";
import { type GuardedCall, type Route, route } from "../../platform/http/route.ts";
import { noteEvent } from "../account-events/index.ts";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { ringStatements, receiveFiles } from "../statements/index.ts";
import { narrowTransactions } from "../transactions/index.ts";
import { type TakenIn, takeInAccount } from "./archive/take-in-account.ts";
import { listArchive, refuseWithoutOriginals } from "./archive/list-archive.ts";
import type { writeReport } from "./report/write-report.ts";
import { writeHoldings } from "./formats/write-holdings.ts";
import { TRANSACTION_FILES } from "./transaction-files.ts";
import { writeJson } from "./archive/write-json.ts";

type File = {
  readonly parts: AsyncIterable<string | Uint8Array>;
  readonly type: string;
  /** Without its ending. */
  readonly name: string;
  readonly ending: string;
};

/** That everything left is written into the log of the account, though it is asked for by GET: it changes nothing of what is asked. */
const noteExport = ({ services, caller, request }: GuardedCall<Endpoint>, what: "json" | "zip") =>
  noteEvent(services.db, services, {
    user_id: caller.user_id,
    kind: "exported",
    what,
    from: cameFrom(request),
  });

const sendFile = (
  { request, reply, without_accounts }: Pick<GuardedCall<Endpoint>, "request" | "reply" | "without_accounts">,
  { parts, type, name, ending }: File,
): void => {
  const file_name = `${nameWithout(name, without_accounts)}.${ending}`;
  endWhenStill(request);
  void reply
    .type(type)
    .header("content-disposition", `attachment; filename="${file_name}"`)
    .send(Readable.from(request.method === "HEAD" ? [] : parts, { objectMode: false }));
};

/** What draws pages is large, and seldom wanted. */
async function* drawReport(...asked: Parameters<typeof writeReport>): AsyncGenerator<Uint8Array> {
  const report = await import("./report/write-report.ts");
  yield* report.writeReport(...asked);
}

export const exportRoutes: readonly Route[] = [
  route(contract.exportTransactions, async (call) => {
    const { services, caller, query, without_accounts } = call;
    const { format = "csv", ...filter } = query;
    const now = services.clock.now();
    const { type, ending, write } = TRANSACTION_FILES[format];
    // What cannot be searched for is refused before a file begins.
    await narrowTransactions(services.db, caller.user_id, { ...filter, now });
    const note = without_accounts === 0 ? "" : sayWithout(without_accounts);
    sendFile(call, {
      parts: write(services.db, caller.user_id, { filter: { ...filter, now }, note }),
      type,
      name: `passbook-transactions-${now.slice(0, 10)}`,
      ending,
    });
  }),
  route(contract.exportHoldings, async (call) => {
    const { services, caller, query } = call;
    const { bank_account_id = null } = query;
    if (bank_account_id !== null) await getBankAccountRow(services.db, caller.user_id, bank_account_id);
    sendFile(call, {
      parts: writeHoldings(services.db, caller.user_id, bank_account_id),
      type: "text/csv; charset=utf-8",
      name: `passbook-holdings-${services.clock.now().slice(0, 10)}`,
      ending: "csv",
    });
  }),
  route(contract.exportAll, async (call) => {
    const { services, caller } = call;
    const now = services.clock.now();
    await noteExport(call, "json");
    sendFile(call, {
      parts: writeJson(services.db, caller.user_id, now),
      type: "application/json; charset=utf-8",
      name: `passbook-${now.slice(0, 10)}`,
      ending: "json",
    });
  }),
  route(contract.exportArchive, async (call) => {
    const { services, caller } = call;
    const now = services.clock.now();
    await refuseWithoutOriginals(services, caller.user_id);
    await noteExport(call, "zip");
    sendFile(call, {
      parts: writeZip(listArchive(services, caller.user_id, now)),
      type: "application/zip",
      name: `passbook-${now.slice(0, 10)}`,
      ending: "zip",
    });
  }),
  route(contract.exportReport, async (call) => {
    const { services, caller, query, without_accounts } = call;
    const now = services.clock.now();
    sendFile(call, {
      parts: drawReport(services.db, caller.user_id, {
        period: query.period,
        now,
        reader_id: caller.actor_id,
        without_accounts,
      }),
      type: "application/pdf",
      name: `passbook-report-${query.period}`,
      ending: "pdf",
    });
  }),
  route(contract.takeInArchive, async (call) => {
    const { services, caller } = call;
    // What a person sends after the first is taken in by nobody.
    const [taken] = await receiveFiles(call, (_, bytes) => takeInAccount(services, caller.user_id, bytes));
    ringStatements(services, caller.user_id);
    return { data: taken as TakenIn };
  }),
];
