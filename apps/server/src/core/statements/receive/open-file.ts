import { toAccountHints, type AccountHints, type OpenedFile } from "../kept/opened-file.ts";
import type { Result } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { ParsedFile, ParseHints } from "@passbook/statement-parser";
import { toLocalDate } from "../../../platform/clock.ts";
import type { Services } from "../../../platform/services.ts";
import type { ReaderResult } from "../../../reader/index.ts";
import { say } from "@passbook/contract/sentences/reading";
import { passwordPlace, readDetails } from "../kept/details.ts";
import { listKnownLayouts } from "./known-layouts.ts";
import { type FilePassword, listPasswords, noteOpened } from "./open-locked-file.ts";
import { keepPassword, listMadePasswords } from "./password-details.ts";
import { readFileBytes } from "../kept/repo.ts";
import { tryOnWaiting } from "./try-on-waiting.ts";

type Refused = Extract<ReaderResult<"parse">, { ok: false }>["error"];

type ToParse = { readonly bytes: Uint8Array; readonly hints: ParseHints; readonly scans: boolean };

const MOST_READER_TRIES = 3;
/** What took too much time or memory takes as much again; a child may have ended for a reason of the machine. */
const mayPass = (read: ReaderResult<"parse">): boolean => !read.ok && read.error.code === "reader_crashed";

/**
 * Reads the file of a statement in a child process, with what is known about it; `account` is its own, when it matters. Without `scans`,
 * pages that are pictures are refused as `no_text_layer`, at once.
 */
export const openFile = async (
  services: Services,
  row: StatementRow,
  { account, scans = true }: { readonly account?: AccountHints | undefined; readonly scans?: boolean } = {},
): Promise<Result<OpenedFile, Refused>> => {
  const bytes = await readFileBytes(services, row.user_id, row.file_id);
  const hints = await makeHints(services.db, services, row);
  if (account === undefined) return openAndParse(services, row, { bytes, hints, scans });
  const read = await openAndParse(services, row, { bytes, hints: { ...hints, ...account }, scans });
  return read.ok ? { ok: true, value: { ...read.value, read_again: true } } : read;
};

/** What follows from a password that opened a file: it is counted, one that its person gave is kept where they want that, and tried on others. */
const noteOpening = async (
  services: Services,
  row: StatementRow,
  { id, password, is_given = false }: FilePassword,
): Promise<Pick<OpenedFile, "opens_others">> => {
  const { db } = services;
  const { unlocking } = readDetails(row);
  if (!is_given || unlocking === undefined) {
    await noteOpened(services, row.user_id, id);
    return {};
  }
  const is_kept = unlocking === "kept";
  if (is_kept) await noteOpened(services, row.user_id, await keepPassword(db, services, row, password));
  const opens_others = await db
    .transaction()
    .execute((trx) => tryOnWaiting(trx, services, row.user_id, is_kept ? null : password));
  return { opens_others };
};

/**
 * Tries the password given for the file, then those kept for the account's statements; a child that crashes is tried again. Only of one that was
 * given it is said that it does not open the file.
 */
const openAndParse = async (
  services: Services,
  row: StatementRow,
  file: ToParse,
): Promise<Result<OpenedFile, Refused>> => {
  let read = await parsePatiently(services, file);
  if (read.ok) return { ok: true, value: { ...read.value, locked: false } };
  if (read.error.code !== "needs_password") return read;
  let refused: Refused = read.error;
  for (const kept of await listPasswords(services, row)) {
    read = await parsePatiently(services, { ...file, hints: { ...file.hints, password: kept.password } });
    if (read.ok) {
      const opening = await noteOpening(services, row, kept);
      const sealed = sealPart(services, row, kept, read.value);
      return { ok: true, value: { ...read.value, locked: true, ...sealed, ...opening } };
    }
    if (read.error.code !== "wrong_password") return read;
    if (kept.is_given === true) refused = read.error;
  }
  return openWithMade(services, row, { file, refused });
};

/** Tries passwords made of what a person gave for that; the one that opens is kept before anything is read, so that it opens the next. */
const openWithMade = async (
  services: Services,
  row: StatementRow,
  { file, refused }: { readonly file: ToParse; readonly refused: Refused },
): Promise<Result<OpenedFile, Refused>> => {
  const passwords = await listMadePasswords(services, row);
  for (const password of passwords) {
    const tried = await parsePatiently(services, { ...file, hints: { ...file.hints, password } });
    if (!tried.ok && tried.error.code === "wrong_password") continue;
    if (!tried.ok) return tried;
    const id = await keepPassword(services.db, services, row, password);
    await noteOpened(services, row.user_id, id);
    const sealed = sealPart(services, row, { id, password }, tried.value);
    const opens_others = await services.db
      .transaction()
      .execute((trx) => tryOnWaiting(trx, services, row.user_id));
    return { ok: true, value: { ...tried.value, locked: true, ...sealed, opens_others } };
  }
  const none_opens: Refused = { code: "wrong_password", ...say("made_passwords_wrong") };
  return { ok: false, error: passwords.length === 0 ? refused : none_opens };
};

const sealPart = (
  { secrets }: Services,
  row: StatementRow,
  { id, password }: FilePassword,
  { locked_files }: ParsedFile,
): Pick<OpenedFile, "sealed_password"> =>
  id !== null && locked_files === undefined
    ? {}
    : { sealed_password: secrets.seal(Buffer.from(password), passwordPlace(row)) };

/** Reads bytes in a child process; one that crashed is tried again. */
export const parsePatiently = async (
  { reader, log }: Pick<Services, "reader" | "log">,
  { bytes, hints, scans }: ToParse,
): ReturnType<Services["reader"]["parse"]> => {
  let read = await reader.parse(bytes, hints, scans);
  for (let tries = 1; tries < MOST_READER_TRIES && mayPass(read); tries += 1)
    read = await reader.parse(bytes, hints, scans);
  // A fault of ours, though the person is told about the file.
  if (!read.ok && "frames" in read.error)
    log.error({ frames: read.error.frames }, "the reader failed at a file");
  return read;
};

type Known = Pick<
  StatementRow,
  "user_id" | "bank_account_id" | "wanted_account_id" | "file_name" | "details"
>;

/** What is known of a file before it is read. */
export const makeHints = async (
  db: Db,
  { clock }: Pick<Services, "clock">,
  row: Known,
): Promise<ParseHints> => {
  const { time_zone } = await db
    .selectFrom("users")
    .select("time_zone")
    .where("id", "=", row.user_id)
    .executeTakeFirstOrThrow();
  const account_id = row.bank_account_id ?? row.wanted_account_id;
  const account =
    account_id === null
      ? undefined
      : await db
          .selectFrom("bank_accounts")
          .select(["currency", "account_type", "bank_country"])
          .where("user_id", "=", row.user_id)
          .where("id", "=", account_id)
          .executeTakeFirst();
  const layouts = await listKnownLayouts(db, row);
  const { answers } = readDetails(row);
  const known = account === undefined ? {} : toAccountHints(account);
  return {
    today: toLocalDate(clock.now(), time_zone),
    file_name: row.file_name,
    ...(layouts.length === 0 ? {} : { layouts }),
    ...(account?.bank_country == null ? {} : { country: account.bank_country }),
    ...known,
    ...(answers?.currency === undefined ? {} : { currency: answers.currency }),
    ...(answers?.date_order === undefined ? {} : { date_order: answers.date_order }),
    ...(answers?.decimal_sign === undefined ? {} : { decimal_sign: answers.decimal_sign }),
    ...(answers?.account_type === undefined ? {} : { account_type: answers.account_type }),
  };
};
