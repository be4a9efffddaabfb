import { checkIntegrity, type Db, engineOf, toNumber } from "@passbook/db/dialect";
import { accessSync, constants, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { parseArgs } from "node:util";
import { returnAddress } from "../../core/statement-sources/index.ts";
import { countWrongSums } from "../../core/sums/index.ts";
import type { Config } from "../../platform/config.ts";
import type { Services } from "../../platform/services.ts";
import { VERSION } from "../../platform/version.ts";
import { listMigrations } from "../../backups/list-rows.ts";
import { type CommandIo, DONE, FAULT, refuseUsage } from "../command-io.ts";
import { checkBackups } from "./examine-backups.ts";
import { checkFolders, checkReceiver } from "./examine-arrival.ts";
import { checkOriginals } from "./examine-originals.ts";
import { checkAdministrators } from "./examine-people.ts";
import {
  checkClock,
  checkImports,
  checkProxy,
  checkRights,
  checkRoom,
  checkSeals,
  type Finding,
  finding,
  listOpen,
} from "./examine-safety.ts";
import { checkWebhooks } from "./examine-webhooks.ts";

const USAGE = "Usage: passbook doctor [--json]";
const LEAST_NODE = 24;
const LEAST_FREE_BYTES = 200 * 1024 * 1024;
const MB = 1024 * 1024;
const LISTED_ERRORS = 10;

const checkNode = (): Finding => {
  const isNew = Number.parseInt(process.versions.node, 10) >= LEAST_NODE;
  const said = isNew ? process.version : `${process.version}, but ${String(LEAST_NODE)} or newer is needed`;
  return finding("Node", isNew ? "good" : "bad", said);
};

const checkFolder = async ({ data_dir }: Config): Promise<Finding> => {
  try {
    accessSync(data_dir, constants.W_OK);
  } catch {
    return finding("data folder", "bad", `${data_dir} cannot be written`);
  }
  const { bavail, bsize } = await statfs(data_dir);
  const free = `${String(Math.floor((bavail * bsize) / MB))} MB free`;
  return bavail * bsize < LEAST_FREE_BYTES
    ? finding("data folder", "notice", `${data_dir} is nearly full: ${free}`)
    : finding("data folder", "good", `${data_dir}, ${free}`);
};

const checkKey = ({ secret_key_file }: Config): Finding => {
  const mode = statSync(secret_key_file).mode & 0o777;
  const isOpen = process.platform !== "win32" && (mode & 0o077) !== 0;
  return isOpen
    ? finding("secret key", "bad", `${secret_key_file} can be read by others: chmod 600 it`)
    : finding("secret key", "good", secret_key_file);
};

const checkDatabase = async (db: Db): Promise<Finding[]> => {
  const faults = await checkIntegrity(db);
  const engine = engineOf(db) === "sqlite" ? "SQLite" : "PostgreSQL";
  return [
    faults.length === 0
      ? finding("database", "good", `${engine}, sound`)
      : finding("database", "bad", `${engine}: ${faults.join("; ")}. Restore a backup`),
    finding("tables", "good", `up to date (${(await listMigrations(db)).join(", ")})`),
  ];
};

const checkSums = async (db: Db): Promise<Finding> => {
  const wrong = await countWrongSums(db);
  return wrong === 0
    ? finding("sums", "good", "what the dashboards show is what the transactions add up to")
    : finding(
        "sums",
        "bad",
        `${String(wrong)} differ from their transactions. Restore a backup and report this`,
      );
};

const checkWork = async (db: Db): Promise<Finding[]> => {
  const statements = await db
    .selectFrom("statements")
    .select(["status", (eb) => eb.fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  const count = (...statuses: string[]): number =>
    statements
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, row) => sum + toNumber(row.count), 0);
  const [waiting, failed, asking] = [
    count("received", "reading"),
    count("failed"),
    count("needs_password", "needs_review"),
  ];
  return [
    finding(
      "statements",
      "good",
      `${String(waiting)} waiting, ${String(asking)} asking something, ${String(failed)} that could not be read`,
    ),
    await checkMails(db),
    await checkWebhooks(db),
  ];
};

const checkMails = async (db: Db): Promise<Finding> => {
  const waiting = await db
    .selectFrom("outgoing_mails")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom("outgoing_mails")
    .select(["last_error", "failed_at"])
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .execute();
  const said = `${String(toNumber(waiting.count))} waiting, ${String(failed.length)} given up`;
  return failed[0] === undefined
    ? finding("mails", "good", said)
    : finding("mails", "notice", `${said}; the last because: ${failed[0].last_error ?? ""}`);
};

const describeMail = ({ smtp_url, data_dir }: Config): Finding => {
  if (smtp_url === null)
    return finding("mail", "good", `no SMTP_URL: mails become files in ${data_dir}/outbox`);
  const { protocol, host } = new URL(smtp_url);
  const how = protocol === "smtps:" ? "" : "; without STARTTLS nothing is sent unless it is this machine";
  return finding("mail", "good", `sent by ${protocol}//${host}${how}`);
};

const describeSignIns = ({ config, origin }: Services): Finding => {
  const { mail_sign_ins, public_url } = config;
  const names = mail_sign_ins.map(({ name }) => name).join(", ");
  const back = returnAddress({ origin });
  if (names === "")
    return finding(
      "sign-in to mailboxes",
      "good",
      "none is set up (GOOGLE_CLIENT_ID and the like), passwords open them",
    );
  return public_url === null
    ? finding(
        "sign-in to mailboxes",
        "notice",
        `${names}; PUBLIC_URL is not set, so people come back to ${back}`,
      )
    : finding("sign-in to mailboxes", "good", `${names}; to be registered there: ${back}`);
};

const checkClientErrors = async (db: Db): Promise<Finding[]> => {
  const rows = await db
    .selectFrom("client_errors")
    .select(["received_at", "kind", "message", "release_name"])
    .orderBy("id", "desc")
    .limit(LISTED_ERRORS)
    .execute();
  if (rows.length === 0) return [finding("browser errors", "good", "none reported")];
  return rows.map(({ received_at, kind, message, release_name }) =>
    finding(
      "browser error",
      "notice",
      `${received_at} ${kind} ${release_name} ${message}`.replaceAll(/\s+/g, " "),
    ),
  );
};

const examine = async (services: Services, open_before: readonly string[]): Promise<Finding[]> => {
  const { config, db } = services;
  return [
    finding("Passbook", "good", VERSION),
    checkNode(),
    await checkFolder(config),
    await checkRoom(config),
    checkRights(config, open_before),
    checkKey(config),
    await checkClock(services),
    ...(await checkDatabase(db)),
    await checkSums(db),
    ...(await checkWork(db)),
    await checkImports(services),
    await checkSeals(db),
    await checkOriginals(services),
    await checkBackups(services),
    await checkAdministrators(db),
    describeMail(config),
    describeSignIns(services),
    await checkReceiver(services),
    await checkFolders(services),
    checkProxy(config),
    ...(await checkClientErrors(db)),
  ];
};

const MARKS = { good: "ok  ", notice: "look", bad: "BAD " } as const;

/** `passbook doctor`: looks at everything an installation needs and says what to do; 1 when something is bad. */
export const doctorCommand = async (
  args: readonly string[],
  io: CommandIo & { readonly config: Pick<Config, "data_dir"> },
): Promise<number> => {
  let json = false;
  try {
    json = parseArgs({ args: [...args], options: { json: { type: "boolean" } } }).values.json ?? false;
  } catch {
    return refuseUsage(io, USAGE);
  }
  const open_before = listOpen(io.config);
  const findings = await examine(await io.openServices(), open_before);
  if (json) io.stdout(`${JSON.stringify({ findings })}\n`);
  else for (const { what, state, said } of findings) io.stdout(`${MARKS[state]}  ${what}: ${said}\n`);
  return findings.some(({ state }) => state === "bad") ? FAULT : DONE;
};
