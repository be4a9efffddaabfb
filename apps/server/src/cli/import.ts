import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Statement } from "@passbook/contract/statements";
import type { StatementRow } from "@passbook/db/schema";
import { FINDING_WORK } from "../core/findings/index.ts";
import { workUntilIdle } from "../platform/leases/leases.ts";
import { Problem } from "../platform/problem.ts";
import type { Services } from "../platform/services.ts";
import { getBankAccountRow } from "../core/bank-accounts/index.ts";
import { listStatementsOfFile, receiveStatement, STATEMENT_WORK } from "../core/statements/index.ts";
import { type CommandIo, DONE, REFUSED, refuseInput, refuseUsage } from "./command-io.ts";
import { findPersonId } from "./people/find-person.ts";

const USAGE = "Usage: passbook import FILE… --user E-MAIL [--account ID] [--json]";
const MOST_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 200;
const MB = 1024 * 1024;

type Wish = { files: string[]; email: string | null; account_id: string | null; json: boolean };
type Outcome =
  | { file: string; already_known: boolean; statements: Statement[] }
  | { file: string; error: { code: string; message: string } };

const readWish = (args: readonly string[]): Wish | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { user: { type: "string" }, account: { type: "string" }, json: { type: "boolean" } },
    });
    if (positionals.length === 0) return null;
    const { user = null, account = null, json = false } = values;
    return { files: positionals, email: user, account_id: account, json };
  } catch {
    return null;
  }
};

/** `passbook import`: receives files as an upload does, reads them, and prints what came of each; 2 unless every one was imported. */
export const importCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  const services = await io.openServices();
  try {
    const user_id = await findPersonId(services, wish.email);
    if (wish.account_id !== null) await getBankAccountRow(services.db, user_id, wish.account_id);
    const outcomes: Outcome[] = [];
    for (const file of wish.files) outcomes.push(await importFile(services, io, { user_id, file, wish }));
    if (wish.json) io.stdout(`${JSON.stringify({ files: outcomes })}\n`);
    else for (const outcome of outcomes) io.stdout(`${describe(outcome)}\n`);
    return outcomes.every(isImported) ? DONE : REFUSED;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refuseInput(io, error, wish.json);
  }
};

const importFile = async (
  services: Services,
  io: CommandIo,
  { user_id, file, wish }: { user_id: string; file: string; wish: Wish },
): Promise<Outcome> => {
  const bytes = await openFile(io, file);
  if (bytes === null) return { file, error: { code: "unreadable", message: `${file} cannot be opened.` } };
  const limit = services.config.upload_limit_bytes;
  if (bytes.length > limit)
    return {
      file,
      error: {
        code: "too_large",
        message: `${file} is larger than ${String(limit / MB)} MB. Split it, or raise UPLOAD_LIMIT_MB.`,
      },
    };
  const received = await services.db.transaction().execute((trx) =>
    receiveStatement(trx, services, {
      user_id,
      file_name: path.basename(file),
      bytes,
      source: "api",
      bank_account_id: wish.account_id,
    }),
  );
  const statements = await waitUntilRead(services, user_id, received.id);
  return { file, already_known: received.already_known, statements };
};

const openFile = async (io: CommandIo, file: string): Promise<Uint8Array | null> => {
  try {
    return await io.readFile(file);
  } catch {
    return null;
  }
};

const WAITING: ReadonlySet<StatementRow["status"]> = new Set(["received", "reading"]);

/** Reads what waits here, or waits for the server that is reading it already. */
const waitUntilRead = async (services: Services, user_id: string, id: string): Promise<Statement[]> => {
  const ends_ms = performance.now() + MOST_WAIT_MS;
  for (;;) {
    await workUntilIdle(services, [STATEMENT_WORK, FINDING_WORK]);
    const statements = await listStatementsOfFile(services.db, user_id, id);
    if (!statements.some(({ status }) => WAITING.has(status)) || performance.now() > ends_ms)
      return statements;
    await sleep(LOOK_EVERY_MS);
  }
};

const isImported = (outcome: Outcome): boolean =>
  "statements" in outcome && outcome.statements.every(({ status }) => status === "imported");

const describe = (outcome: Outcome): string => {
  if ("error" in outcome) return outcome.error.message;
  const { file, already_known, statements } = outcome;
  if (already_known && isImported(outcome)) return `${file}: imported before, nothing added`;
  return statements.map((each) => `${file}: ${describeStatement(each)}`).join("\n");
};

const describeStatement = ({ status, counts, problems, questions, id }: Statement): string => {
  if (status === "imported") return `${String(counts.new)} new, ${String(counts.duplicate)} already there`;
  if (status === "needs_review")
    return `waits for an answer (${questions.map(({ code }) => code).join(", ")}) at /statements/${id}`;
  if (status === "needs_password") return `is locked; give its password at /statements/${id}`;
  return problems[0]?.message ?? status;
};
