import { type AlertKind, alertKind } from "@passbook/contract/alerts";
import { noticeKind, type NoticeKind } from "@passbook/contract/notices";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { BankAccountRow, NoticeRow, StatementRow } from "@passbook/db/schema";
import * as z from "zod";
import { addMs, toLocalDate } from "../../platform/clock.ts";
import { findAlerts } from "../alerts/index.ts";
import { listBankAccountRows, toDisplayLabel } from "../bank-accounts/index.ts";
import { listStoppedMailboxes } from "../statement-sources/index.ts";
import { listLate } from "../statements/index.ts";
import type { News } from "./letters.ts";

/** How a statement came that nobody handed in. */
const BY_ITSELF = ["email", "folder", "bank_sync"] as const satisfies readonly StatementRow["source"][];
/** What was not told within this time is no news any more. */
const LONGEST_MS = 30 * 86_400_000;

const STATUSES: ReadonlyMap<NoticeKind, StatementRow["status"]> = new Map([
  ["read", "imported"],
  ["needs_answer", "needs_review"],
  ["needs_password", "needs_password"],
]);

type Asked = {
  readonly row: Pick<NoticeRow, "user_id" | "kind" | "turned_on_at">;
  readonly now: string;
  readonly time_zone: string;
};

const sinceOf = ({ row, now }: Asked): string => {
  const oldest = addMs(now, -LONGEST_MS);
  return row.turned_on_at > oldest ? row.turned_on_at : oldest;
};

const fromItself = (db: Db, asked: Asked) =>
  db
    .selectFrom("statements")
    .where("user_id", "=", asked.row.user_id)
    .where("source", "in", BY_ITSELF)
    .where("created_at", ">=", sinceOf(asked));

/** Whether mails of a kind are about statements, which may ask something. */
export const isOfStatements = (kind: NoticeKind): boolean => kind === "late" || STATUSES.has(kind);

/** Whether something that came by itself is still being read: what comes together is told together. */
export const isStillReading = async (db: Db, asked: Asked): Promise<boolean> => {
  if (!STATUSES.has(asked.row.kind)) return false;
  const reading = await fromItself(db, asked)
    .select("id")
    .where("status", "in", ["received", "reading"])
    .limit(1)
    .executeTakeFirst();
  return reading !== undefined;
};

/** Files of messages that their person handed in. */
const listByHand = async (db: Db, asked: Asked): Promise<ReadonlySet<string>> => {
  const { user_id } = asked.row;
  const mails = await db
    .selectFrom("received_mails")
    .select("statement_ids")
    .where("user_id", "=", user_id)
    .where("outcome", "=", "read")
    .where("mailbox_id", "is", null)
    .where("is_forwarded", "=", 0)
    .where("received_at", ">=", sinceOf(asked))
    .execute();
  const ids = mails.flatMap(({ statement_ids }) => z.array(z.string()).parse(JSON.parse(statement_ids)));
  const rows = await db
    .selectFrom("statements")
    .select("file_id")
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
};

type Arrived = Pick<
  StatementRow,
  "id" | "bank_account_id" | "wanted_account_id" | "source" | "period_to" | "verdict" | "created_at"
>;

const accountOf = ({ bank_account_id, wanted_account_id }: Arrived): string | null =>
  bank_account_id ?? wanted_account_id;

/** A bridge shows a month again each day that has news: that is told once. */
const toSubject = (row: Arrived): string =>
  row.source === "bank_sync"
    ? `${accountOf(row) ?? ""} ${(row.period_to ?? row.created_at).slice(0, 7)}`
    : row.id;

const listArrived = async (
  db: Db,
  asked: Asked,
  { status, names }: { status: StatementRow["status"]; names: ReadonlyMap<string, string> },
): Promise<News[]> => {
  const rows = await fromItself(db, asked)
    .select(["id", "file_id", "bank_account_id", "wanted_account_id", "source", "period_to", "verdict"])
    .select("created_at")
    .where("status", "=", status)
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const by_hand = await listByHand(db, asked);
  return rows
    .filter(({ file_id }) => !by_hand.has(file_id))
    .map((row) => ({
      subject: toSubject(row),
      account: names.get(accountOf(row) ?? "") ?? null,
      month: row.period_to?.slice(0, 7) ?? null,
      day: toLocalDate(row.created_at, asked.time_zone),
      is_proved: row.verdict === "proved",
      stopped_host: null,
    }));
};

const isAlertKind = (kind: NoticeKind): kind is AlertKind => alertKind.options.some((each) => each === kind);

/** What the app alerts to, but what the person is done with there, and what is of an example. */
export const listAlertNews = async (
  db: Db,
  { row: { user_id, kind }, now, time_zone }: Asked,
  accounts: readonly Pick<BankAccountRow, "id" | "is_sample">[],
): Promise<News[]> => {
  if (!isAlertKind(kind)) return [];
  const asked = { user_id, time_zone, today: toLocalDate(now, time_zone) };
  const samples = new Set(accounts.filter(({ is_sample }) => is_sample === 1).map(({ id }) => id));
  return (await findAlerts(db, asked, [kind]))
    .filter(({ is_dismissed, bank_account_id }) => !is_dismissed && !samples.has(bank_account_id ?? ""))
    .map((alert) => ({
      subject: alert.id,
      account: null,
      month: null,
      day: alert.on,
      is_proved: false,
      stopped_host: null,
      alert,
    }));
};

/** What is there to be told of a kind, told already or not. */
const listNews = async (db: Db, asked: Asked): Promise<News[]> => {
  const { row, now, time_zone } = asked;
  const accounts = await listBankAccountRows(db, row.user_id);
  const names = new Map(accounts.map((account) => [account.id, toDisplayLabel(account)]));
  const status = STATUSES.get(row.kind);
  if (status !== undefined) return listArrived(db, asked, { status, names });
  if (row.kind !== "late") return listAlertNews(db, asked, accounts);
  const late = await listLate(db, row.user_id, { today: toLocalDate(now, time_zone), time_zone });
  return late.map(({ bank_account_id, month, expected_on }) => ({
    subject: `${bank_account_id} ${month}`,
    account: names.get(bank_account_id) ?? null,
    month,
    day: expected_on,
    is_proved: false,
    stopped_host: null,
  }));
};

/** Mailboxes that stopped, told by the first kind that is on: it is not of any kind, and to be told once. */
const listStopped = async (db: Db, { row, time_zone }: Asked): Promise<News[]> => {
  const { user_id, kind, turned_on_at } = row;
  const on = await db
    .selectFrom("notices")
    .select("kind")
    .where("user_id", "=", user_id)
    .where("is_on", "=", 1)
    .execute();
  if (noticeKind.options.find((each) => on.some((one) => one.kind === each)) !== kind) return [];
  const stopped = await listStoppedMailboxes(db, user_id);
  return stopped
    .filter(({ stopped_at }) => stopped_at >= turned_on_at)
    .map(({ id, host, stopped_at }) => ({
      subject: `mailbox ${id} ${stopped_at}`,
      account: null,
      month: null,
      day: toLocalDate(stopped_at, time_zone),
      is_proved: false,
      stopped_host: host,
    }));
};

/** What is to be told of a kind now: what was not told yet; and that something was read, only where nothing was told of it before. */
export const findNews = async (db: Db, asked: Asked): Promise<News[]> => {
  const all = [...(await listNews(db, asked)), ...(await listStopped(db, asked))];
  const bySubject = new Map(all.map((news) => [news.subject, news]));
  const { user_id, kind } = asked.row;
  const kinds: NoticeKind[] = kind === "read" ? ["read", "needs_answer", "needs_password"] : [kind];
  const told = await db
    .selectFrom("told_notices")
    .select("subject")
    .where("user_id", "=", user_id)
    .where("kind", "in", kinds)
    .where("subject", "in", idsIn(db, [...bySubject.keys()]))
    .execute();
  for (const { subject } of told) bySubject.delete(subject);
  return [...bySubject.values()];
};
