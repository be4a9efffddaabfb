import type { AllowedSender, ReceivedMail, StatementPassword } from "@passbook/contract/statement-sources";
import * as sources from "@passbook/contract/statement-sources";
import { said } from "@passbook/contract/fields";
import type { Said } from "@passbook/contract/sentences/sentence";
import { findBankOfMail } from "../../../common/index.ts";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import type { AllowedSenderRow, ReceivedMailRow } from "@passbook/db/schema";
import * as z from "zod";

const MOST_MAILS = 200;
/** What of a message the contract shows. */
export const MAIL_COLUMNS = [
  "id",
  "sender",
  "subject",
  "received_at",
  "sent_at",
  "mailbox_id",
  "is_forwarded",
  "authentication",
  "outcome",
  "reason",
  "message",
  "said",
  "statement_ids",
  "known_ids",
  "confirmation",
  "signature",
  "signed_by",
] as const;

const SENDER_COLUMNS = ["id", "pattern", "bank_account_id", "may_be_unsigned", "created_at"] as const;

/** A sender as the contract shows it. */
export const toAllowedSender = (
  row: Pick<AllowedSenderRow, (typeof SENDER_COLUMNS)[number]>,
): AllowedSender => ({ ...row, may_be_unsigned: row.may_be_unsigned === 1 });

/** Whom a person allows, by name. */
export const listAllowing = (db: Db, user_id: string) =>
  db
    .selectFrom("allowed_senders")
    .select(SENDER_COLUMNS)
    .where("user_id", "=", user_id)
    .orderBy("pattern")
    .execute();

export const listSenders = async (db: Db, user_id: string): Promise<AllowedSender[]> =>
  (await listAllowing(db, user_id)).map(toAllowedSender);

/** What is kept of passwords, without what they are. */
export const listKeptPasswords = async (db: Db, user_id: string): Promise<StatementPassword[]> => {
  const rows = await db
    .selectFrom("statement_passwords")
    .select(["id", "label", "bank_account_id", "opened_count", "last_opened_at", "created_at"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, opened_count: toNumber(row.opened_count) }));
};

const readJson = <S extends z.core.$ZodType>(schema: S, text: string | null): z.output<S> | null =>
  text === null ? null : z.parse(schema, JSON.parse(text));

/** Ids as a message keeps them. */
export const readIds = (json: string): string[] => z.parse(z.array(z.string()), JSON.parse(json));

/** How a sentence is kept: its English, and beside it what names it. */
export const toKept = ({ message, sentence, data }: Said): Pick<ReceivedMailRow, "message" | "said"> => ({
  message,
  said: JSON.stringify({ sentence, data }),
});

const keptSaid = z.strictObject(said);

/** A received message as the contract shows it. */
export const toReceivedMail = (row: Pick<ReceivedMailRow, (typeof MAIL_COLUMNS)[number]>): ReceivedMail => ({
  id: row.id,
  sender: row.sender,
  subject: row.subject,
  received_at: row.received_at,
  sent_at: row.sent_at,
  mailbox_id: row.mailbox_id,
  is_forwarded: row.is_forwarded === 1,
  authentication: readJson(sources.mailAuthentication, row.authentication),
  signature: row.signature,
  signed_by: row.signed_by,
  claimed_bank: row.sender === "" ? null : (findBankOfMail(row.sender)?.name ?? null),
  outcome: row.outcome,
  reason: row.reason,
  message: row.message,
  ...readJson(keptSaid, row.said),
  statement_ids: readIds(row.statement_ids),
  known_statement_ids: readIds(row.known_ids),
  confirmation: readJson(sources.forwardingConfirmation, row.confirmation),
});

/** Messages with all statements of the files that they brought: one file may hold several, which are known once it is read. */
export const withFiles = async (
  db: Db,
  user_id: string,
  mails: readonly ReceivedMail[],
): Promise<ReceivedMail[]> => {
  const named = mails.flatMap(({ statement_ids }) => statement_ids);
  if (named.length === 0) return [...mails];
  const rows = await db
    .selectFrom("statements as named")
    .innerJoin("statements as each", (join) =>
      join.onRef("each.user_id", "=", "named.user_id").onRef("each.file_id", "=", "named.file_id"),
    )
    .select(["named.id as named_id", "each.id"])
    .where("named.user_id", "=", user_id)
    .where("named.id", "in", idsIn(db, named))
    .orderBy("each.file_index")
    .execute();
  const ofFile = Map.groupBy(rows, ({ named_id }) => named_id);
  const spread = (ids: readonly string[]): string[] => [
    ...new Set(ids.flatMap((id) => ofFile.get(id)?.map((row) => row.id) ?? [id])),
  ];
  return mails.map((mail) => ({
    ...mail,
    statement_ids: spread(mail.statement_ids),
    known_statement_ids: spread(mail.known_statement_ids),
  }));
};

/** The newest messages that came in, and those that ask for a confirmation however many came after them. */
export const listMails = async (db: Db, user_id: string): Promise<ReceivedMail[]> => {
  const rows = await db
    .selectFrom("received_mails")
    .select(MAIL_COLUMNS)
    .where("user_id", "=", user_id)
    .where((of) =>
      of.or([
        of("outcome", "=", "confirmation"),
        of("id", "in", (among) =>
          among
            .selectFrom("received_mails as newest")
            .select("newest.id")
            .where("newest.user_id", "=", user_id)
            .orderBy("newest.id", "desc")
            .limit(MOST_MAILS),
        ),
      ]),
    )
    .orderBy("id", "desc")
    .execute();
  return withFiles(db, user_id, rows.map(toReceivedMail));
};

/** One message that came in. */
export const findMail = async (db: Db, user_id: string, id: string): Promise<ReceivedMail | undefined> => {
  const row = await db
    .selectFrom("received_mails")
    .select(MAIL_COLUMNS)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? undefined : toReceivedMail(row);
};

const KNOWN_COLUMNS = [...MAIL_COLUMNS, "message_hash", "is_let_in"] as const;

export const findMailByHash = (db: Db, user_id: string, message_hash: string) =>
  db
    .selectFrom("received_mails")
    .select(KNOWN_COLUMNS)
    .where("user_id", "=", user_id)
    .where("message_hash", "=", message_hash)
    .executeTakeFirst();

/** The message that the same sender sent under the same Message-ID, whichever way it came. */
export const findMailByMessage = async (
  db: Db,
  user_id: string,
  { message_id, sender }: Pick<ReceivedMailRow, "message_id" | "sender">,
) =>
  message_id === null || sender === ""
    ? undefined
    : await db
        .selectFrom("received_mails")
        .select(KNOWN_COLUMNS)
        .where("user_id", "=", user_id)
        .where("message_id", "=", message_id)
        .where("sender", "=", sender)
        .executeTakeFirst();

/** A message that is there. */
export const getMailByHash = async (db: Db, user_id: string, message_hash: string): Promise<ReceivedMail> => {
  const row = await findMailByHash(db, user_id, message_hash);
  if (row === undefined) throw new Error("A message that came in was deleted at once.");
  return toReceivedMail(row);
};

/** Messages that wait in quarantine and are kept. */
export const listKeptWaiting = (db: Db, user_id: string) =>
  db
    .selectFrom("received_mails")
    .select(["id", "sender", "authentication"])
    .where("user_id", "=", user_id)
    .where("outcome", "=", "quarantined")
    .where("bytes", "is not", null)
    .orderBy("id")
    .execute();

/** What is kept of a message, if anything is. */
export const findMailBytes = (db: Db, user_id: string, id: string) =>
  db
    .selectFrom("received_mails")
    .select(["bytes", "sealed"])
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();

/** False where there is no such message. */
export const deleteMail = async (db: Db, user_id: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("received_mails")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};
