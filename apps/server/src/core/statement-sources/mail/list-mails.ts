import type { AnswerOf, BodyOf, QueryOf } from "@passbook/contract/endpoint";
import type * as sources from "@passbook/contract/statement-sources";
import type { ShownMails } from "@passbook/contract/statement-sources";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import { type RawBuilder, sql } from "kysely";
import { notFound } from "../../../platform/problem.ts";
import { findMail, MAIL_COLUMNS, toReceivedMail, withFiles } from "./repo.ts";

const PAGE_ROWS = 50;
const MOST_HEARD = 200;

type Outcome = ReceivedMailRow["outcome"];

const ALL: readonly Outcome[] = ["read", "no_statement", "confirmation", "quarantined", "failed"];

/** A message that was read, with a statement that needs a password or an answer; a statement is named by the first of its file. */
const ASKS = sql<boolean>`(received_mails.outcome = 'read' and exists (
  select 1 from statements as asking
  join statements as named on named.user_id = asking.user_id and named.file_id = asking.file_id
  where asking.user_id = received_mails.user_id and asking.status in ('needs_password', 'needs_review')
    and received_mails.statement_ids like '%' || named.id || '%'))`;

/** Which messages are shown. */
const SHOWN: Readonly<Record<ShownMails, RawBuilder<boolean>>> = {
  all: sql<boolean>`received_mails.outcome in (${sql.join(ALL)})`,
  waiting: sql<boolean>`(received_mails.outcome in ('quarantined', 'confirmation') or ${ASKS})`,
  read: sql<boolean>`(received_mails.outcome = 'read' and not ${ASKS})`,
};

/** A page of what came in, newest first; `after` is the id of the last one of the page before. */
export const listReceivedMails = async (
  db: Db,
  user_id: string,
  { show = "all", after, limit = PAGE_ROWS }: QueryOf<typeof sources.listReceivedMails>,
): Promise<AnswerOf<typeof sources.listReceivedMails>> => {
  let query = db
    .selectFrom("received_mails")
    .select(MAIL_COLUMNS)
    .where("user_id", "=", user_id)
    .where(SHOWN[show]);
  if (after !== undefined) query = query.where("id", "<", after);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    data: await withFiles(db, user_id, shown.map(toReceivedMail)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
};

/** How many messages each choice shows. */
export const countMails = async (db: Db, user_id: string): Promise<Record<ShownMails, number>> => {
  const countOf = (show: ShownMails) => sql<number>`sum(case when ${SHOWN[show]} then 1 else 0 end)`.as(show);
  const counts = await db
    .selectFrom("received_mails")
    .select([countOf("all"), countOf("waiting"), countOf("read")])
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  return {
    all: toNumber(counts?.all),
    waiting: toNumber(counts?.waiting),
    read: toNumber(counts?.read),
  };
};

/** What may change of messages after they came in: of all how many there are, and what the newest came to. */
export const listMailStates = async (db: Db, user_id: string): Promise<unknown> => [
  await countMails(db, user_id),
  await db
    .selectFrom("received_mails")
    .select(["id", "outcome", "reason", "statement_ids"])
    .where("user_id", "=", user_id)
    .orderBy("id", "desc")
    .limit(MOST_HEARD)
    .execute(),
];

/** Deletes what is shown up to the newest that its person saw; answers how many there were. */
export const deleteReceivedMails = async (
  db: Db,
  user_id: string,
  { show, newest_id }: BodyOf<typeof sources.deleteReceivedMails>,
): Promise<{ deleted: number }> => {
  if ((await findMail(db, user_id, newest_id)) === undefined) throw notFound("message");
  const { numDeletedRows } = await db
    .deleteFrom("received_mails")
    .where("user_id", "=", user_id)
    .where(SHOWN[show])
    .where("id", "<=", newest_id)
    .executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows) };
};
