import { ofPerson } from "../../../platform/bell.ts";
import { noteGrowth } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Problem } from "@passbook/statement-parser";
import { sql } from "kysely";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import { afterActs } from "../../../platform/after-acts.ts";
import { PROCESS_ENDED } from "../../../platform/jobs/job-processes.ts";
import { finishLease, isLastFault, passesByItself } from "../../../platform/leases/leases.ts";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import type { LeasedWork } from "../../../platform/leases/leased-work.ts";
import type { Services } from "../../../platform/services.ts";
import { ringAfterChange } from "../../changes/index.ts";
import { readDetails, type StatementDetails } from "../kept/details.ts";
import { STATEMENTS_BELL } from "./follow-changes.ts";
import { type ImportOutcome, importStatement } from "./import-statement.ts";
import { openFile } from "../receive/open-file.ts";
import { type AccountHints, type OpenedFile } from "../kept/opened-file.ts";
import { prepareImport } from "./prepare-import.ts";
import { dropArrived, writeAhead } from "./write-ahead.ts";

/** Rung when something of a person's statements changed, so that whoever watches is told. */
export const statementEvents = (user_id: string): string => ofPerson("statement_events", user_id);

/** Something that the stream of events tells changed beside the statements: watchers look at once. */
export const ringWatchers = ({ bell }: Pick<Services, "bell">, user_id: string): void =>
  bell.ring(statementEvents(user_id));

/** Something of a person's statements changed: work and their watchers look at once. */
export const ringStatements = ({ bell }: Pick<Services, "bell">, user_id: string): void => {
  bell.ring(STATEMENT_WORK.name);
  ringWatchers({ bell }, user_id);
  ringAfterChange(bell, user_id);
};

/** Some twenty thousand rows: those of most files are imported within two seconds, in less than a process of its own takes to start. */
export const LARGE_FILE_BYTES = 5_000_000;

/** How its details say that a statement is a scan. */
const SCAN_MARK = '"scan":true';

/** Statements that wait to be read: claimed, read in a child process, imported in one transaction. */
export const STATEMENT_WORK: LeasedWork<"statements"> = {
  name: STATEMENTS_BELL,
  table: "statements",
  key: ["user_id", "id"],
  isWaiting: sql<boolean>`status in ('received', 'reading')`,
  onClaim: { status: "reading" },
  // Three faults of its own, or many ends of the process, which are seldom the file's fault.
  most_attempts: 60,
  fault_weight: 20,
  retry_ms: 1000,
  lease_ms: 6000,
  at_once: 3,
  // The process that read the first file of a person is warm for the next; a second one would load the same, and wait for its turn to write.
  at_once_each: 1,
  // A small file does not wait until a large one is done, whoever that is of.
  large: {
    is: sql<boolean>`(file_size > ${sql.lit(LARGE_FILE_BYTES)} or details like ${sql.lit(`%${SCAN_MARK}%`)})`,
    at_once: 2,
  },
  carryOut: async (services, row) => {
    try {
      if (await readOrHandOver(services, row)) ringStatements(services, row.user_id);
    } catch (error) {
      if (error instanceof LeaseLost || passesByItself(error) || !isLastFault(STATEMENT_WORK, row))
        throw error;
      services.log.error({ statement_id: row.id, err: error }, "statement given up");
      await dropArrived(services.db, row.user_id);
      await settle(services, row, { status: "failed", problem: toProblem(error) });
    } finally {
      services.bell.ring(statementEvents(row.user_id));
      ringAfterChange(services.bell, row.user_id);
    }
  },
  giveUp: async (trx, { clock }, row) => {
    await dropArrived(trx, row.user_id);
    await trx
      .updateTable("statements")
      .set({
        status: "failed",
        details: withProblem(readDetails(row), NOT_PROCESSED),
        updated_at: clock.now(),
      })
      .where("user_id", "=", row.user_id)
      .where("id", "=", row.id)
      .execute();
  },
};

/**
 * Reads and imports in a process beside this one where there are such. What was tried before has one that is new, so that nothing but
 * the file itself can end it; a large file has one that ends with it, and gives its memory back at once.
 */
const readOrHandOver = async (services: Services, row: StatementRow): Promise<boolean> => {
  const { importing, clock } = services;
  if (importing === null) return readStatement(services, row);
  const is_large = row.file_size > LARGE_FILE_BYTES || isScan(row);
  return importing.run({ row, now: clock.now() }, row.attempts > 1 || is_large);
};

const isScan = (row: StatementRow): boolean => readDetails(row).scan === true;

const GIVEN_UP: Problem = {
  code: "import_failed",
  ...say("import_failed"),
};

const toProblem = (error: unknown): Problem =>
  error instanceof Error && error.name === PROCESS_ENDED ? NOT_PROCESSED : GIVEN_UP;

const NOT_PROCESSED: Problem = {
  code: "not_processed",
  ...say("not_processed"),
};

const EMPTY: Problem = {
  code: "not_a_statement",
  ...say("file_without_statement"),
};

/** A refusal without what only reading needs to know of it. */
const toKept = ({ code, message, sentence, data }: Said & { readonly code: string }): Problem => ({
  code,
  message,
  sentence,
  ...(data === undefined ? {} : { data }),
});

/** A password that does not open the file is not kept. */
const withoutPasswords = ({
  sealed_password: _given,
  offered_password: _offered,
  unlocking: _unlocking,
  ...details
}: StatementDetails): StatementDetails => details;

const withProblem = (details: StatementDetails, problem: Problem): string =>
  JSON.stringify({
    ...(problem.code === "needs_password" || problem.code === "wrong_password"
      ? withoutPasswords(details)
      : details),
    ...(details.tries_made === true ? { tries_made: false } : {}),
    problems: [problem],
    questions: [],
  } satisfies StatementDetails);

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

/** Reads the file of a statement and imports it; answers whether others of the person are to be read now. */
export const readStatement = async (
  services: Services,
  row: StatementRow,
  account?: AccountHints,
): Promise<boolean> => {
  // Whoever had it before may have been killed while they wrote.
  await dropArrived(services.db, row.user_id);
  const read = await openFile(services, row, { account, scans: isScan(row) });
  if (!read.ok) {
    const { code } = read.error;
    if (code === "no_text_layer" && !isScan(row)) return waitAsScan(services, row);
    const locked = code === "needs_password" || code === "wrong_password";
    await settle(services, row, {
      status: locked ? "needs_password" : "failed",
      problem: toKept(read.error),
    });
    return false;
  }
  if (read.value.statements[row.file_index] === undefined) {
    await settle(services, row, { status: "failed", problem: EMPTY });
    return false;
  }
  const outcome = await importFile(services, row, read.value);
  const { locked_files, opens_others = false } = read.value;
  if (outcome.kind === "read_again" && account === undefined)
    return (await readStatement(services, row, outcome.account)) || opens_others;
  return locked_files !== undefined || opens_others || isMore(outcome);
};

/** A scan gives the hand back that it has, and comes to its turn among the large ones. */
const waitAsScan = async ({ db, clock }: Services, row: StatementRow): Promise<boolean> => {
  await finishLease(db, STATEMENT_WORK, row, {
    status: "received",
    details: JSON.stringify({ ...readDetails(row), scan: true } satisfies StatementDetails),
    updated_at: clock.now(),
    attempts: 0,
  });
  return true;
};

/** Whether statements that waited are to be read again. */
const isMore = (outcome: ImportOutcome): boolean => outcome.kind === "written" && outcome.decided_anew > 0;

const importFile = async (
  services: Services,
  row: StatementRow,
  file: OpenedFile,
): Promise<ImportOutcome> => {
  const { db } = services;
  const prepared = await prepareImport(db, services, row, file);
  if (prepared.kind === "read_again") return prepared;
  const is_ahead = await writeAhead(db, row, prepared);
  const outcome = await afterActs(() =>
    db.transaction().execute((trx) => importStatement(trx, services, row, { prepared, is_ahead })),
  );
  await noteGrowth(db, prepared.new_transactions.length);
  return outcome;
};
