import type { AnswerOf, BodyOf, QueryOf } from "@passbook/contract/endpoint";
import type * as sources from "@passbook/contract/statement-sources";
import type { ShownMails } from "@passbook/contract/statement-sources";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { ReceivedMailRow } from "@passbook/db/schema";
import { notFound } from "../../../platform/problem.ts";
import { findMail, MAIL_COLUMNS, toReceivedMail, withFiles } from "./repo.ts";

const PAGE_ROWS = 50;
const MOST_HEARD = 200;

type Outcome = ReceivedMailRow["outcome"];

/** The outcomes that are shown. */
const SHOWN: Readonly<Record<ShownMails, readonly Outcome[]>> = {
  all: ["read", "no_statement", "confirmation", "quarantined", "failed"],
  waiting: ["quarantined", "confirmation"],
  read: ["read"],
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
    .where("outcome", "in", SHOWN[show]);
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

const countOutcomes = async (db: Db, user_id: string): Promise<ReadonlyMap<Outcome, number>> => {
  const rows = await db
    .selectFrom("received_mails")
    .select((of) => ["outcome", of.fn.countAll().as("count")])
    .where("user_id", "=", user_id)
    .groupBy("outcome")
    .execute();
  return new Map(rows.map(({ outcome, count }) => [outcome, toNumber(count)]));
};

/** How many messages each choice shows. */
export const countMails = async (db: Db, user_id: string): Promise<Record<ShownMails, number>> => {
  const counts = await countOutcomes(db, user_id);
  const sum = (show: ShownMails): number =>
    SHOWN[show].reduce((all, outcome) => all + (counts.get(outcome) ?? 0), 0);
  return { all: sum("all"), waiting: sum("waiting"), read: sum("read") };
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
    .where("outcome", "in", SHOWN[show])
    .where("id", "<=", newest_id)
    .executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows) };
};
