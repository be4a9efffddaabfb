import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { ParseHints, Problem } from "@passbook/statement-parser";
import { sql } from "kysely";
import { toLocalDate } from "../../platform/clock.ts";
import { finishLease, type LeasedWork, LeaseLost } from "../../platform/leases.ts";
import type { Services } from "../../platform/services.ts";
import { isReaderFault } from "../../reader/index.ts";
import { readDetails, type StatementDetails } from "./details.ts";
import { importStatement } from "./import-statement.ts";
import { listPasswords, noteOpened } from "./open-locked-file.ts";
import { getFile } from "./repo.ts";

/** Rung when something of a statement changed, so that whoever watches is told. */
export const STATEMENT_EVENTS = "statement_events";

/** Something of a statement changed: work and watchers of this process look at once. */
export const ringStatements = ({ bell }: Pick<Services, "bell">): void => {
  bell.ring(STATEMENT_WORK.name);
  bell.ring(STATEMENT_EVENTS);
};

const MOST_READER_TRIES = 3;
const MOST_FAULTS = 3;

/** Statements that wait to be read: claimed, read in a child process, imported in one transaction. */
export const STATEMENT_WORK: LeasedWork<"statements"> = {
  name: "statements",
  table: "statements",
  key: ["user_id", "id"],
  isWaiting: sql<boolean>`status in ('received', 'reading')`,
  onClaim: { status: "reading" },
  // Each time the process is killed counts too, and that is not the file's fault.
  most_attempts: 60,
  retry_ms: 1000,
  lease_ms: 6000,
  at_once: 2,
  carryOut: async (services, row) => {
    try {
      await readStatement(services, row);
    } catch (error) {
      if (error instanceof LeaseLost || row.attempts < MOST_FAULTS) throw error;
      services.log.error({ statement_id: row.id, err: error }, "statement given up");
      await settle(services, row, { status: "failed", problem: GIVEN_UP });
    } finally {
      services.bell.ring(STATEMENT_EVENTS);
    }
  },
  giveUp: async (trx, { clock }, row) => {
    await trx
      .updateTable("statements")
      .set({
        status: "failed",
        details: withProblem(readDetails(row), GIVEN_UP),
        updated_at: clock.now(),
      })
      .where("user_id", "=", row.user_id)
      .where("id", "=", row.id)
      .execute();
  },
};

const GIVEN_UP: Problem = {
  code: "import_failed",
  message: "Something went wrong on our side while this was imported. Nothing was changed; try again.",
};

const EMPTY: Problem = {
  code: "not_a_statement",
  message: "This file holds no account statement. Download the account's transactions from your bank.",
};

const withProblem = (details: StatementDetails, problem: Problem): string =>
  JSON.stringify({ ...details, problems: [problem], questions: [] } satisfies StatementDetails);

/** Ends the lease with a refusal: the file stays, and why it was not read. */
const settle = async (
  services: Services,
  row: StatementRow,
  { status, problem }: { status: "failed" | "needs_password"; problem: Problem },
): Promise<void> => {
  await finishLease(services.db, STATEMENT_WORK, row, {
    status,
    details: withProblem(readDetails(row), problem),
    updated_at: services.clock.now(),
    attempts: 0,
  });
};

const readStatement = async (services: Services, row: StatementRow): Promise<void> => {
  const { bytes } = await getFile(services.db, row.user_id, row.file_id);
  const hints = await makeHints(services.db, services, row);
  await readWith(services, row, bytes, hints);
};

const readWith = async (
  services: Services,
  row: StatementRow,
  bytes: Uint8Array,
  hints: ParseHints,
): Promise<void> => {
  const read = await openAndParse(services, row, bytes, hints);
  if (!read.ok) {
    const { code, message } = read.error;
    const locked = code === "needs_password" || code === "wrong_password";
    await settle(services, row, { status: locked ? "needs_password" : "failed", problem: { code, message } });
    return;
  }
  if (read.value.statements[row.file_index] === undefined)
    return settle(services, row, { status: "failed", problem: EMPTY });
  const outcome = await services.db
    .transaction()
    .execute((trx) => importStatement(trx, services, row, read.value));
  if (outcome.kind === "read_again" && hints.currency !== outcome.currency)
    await readWith(services, row, bytes, { ...hints, currency: outcome.currency });
};

/** Tries the password given for the file, then those kept for the account's statements; a child that crashes is tried again. */
const openAndParse = async (
  services: Services,
  row: StatementRow,
  bytes: Uint8Array,
  hints: ParseHints,
): ReturnType<Services["reader"]["parse"]> => {
  let read = await parsePatiently(services, bytes, hints);
  if (read.ok || read.error.code !== "needs_password") return read;
  for (const kept of await listPasswords(services, row)) {
    read = await parsePatiently(services, bytes, { ...hints, password: kept.password });
    if (read.ok) await noteOpened(services, row.user_id, kept.id);
    if (read.ok || read.error.code !== "wrong_password") return read;
  }
  return read;
};

const parsePatiently = async (
  { reader }: Services,
  bytes: Uint8Array,
  hints: ParseHints,
): ReturnType<Services["reader"]["parse"]> => {
  let read = await reader.parse(bytes, hints);
  for (let tries = 1; tries < MOST_READER_TRIES && !read.ok && isReaderFault(read.error); tries += 1)
    read = await reader.parse(bytes, hints);
  return read;
};

const makeHints = async (db: Db, { clock }: Services, row: StatementRow): Promise<ParseHints> => {
  const { time_zone } = await db
    .selectFrom("users")
    .select("time_zone")
    .where("id", "=", row.user_id)
    .executeTakeFirstOrThrow();
  const account =
    row.wanted_account_id === null
      ? undefined
      : await db
          .selectFrom("bank_accounts")
          .select(["currency", "bank_country"])
          .where("user_id", "=", row.user_id)
          .where("id", "=", row.wanted_account_id)
          .executeTakeFirst();
  const { answers } = readDetails(row);
  const currency = answers?.currency ?? account?.currency;
  return {
    today: toLocalDate(clock.now(), time_zone),
    file_name: row.file_name,
    ...(account?.bank_country == null ? {} : { country: account.bank_country }),
    ...(currency === undefined ? {} : { currency }),
    ...(answers?.date_order === undefined ? {} : { date_order: answers.date_order }),
    ...(answers?.decimal_sign === undefined ? {} : { decimal_sign: answers.decimal_sign }),
  };
};
