import type { Alert, AlertKind } from "@passbook/contract/alerts";
import type { WebhookEvent } from "@passbook/contract/webhooks";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { WebhookRow } from "@passbook/db/rows/program-rows";
import type { StatementRow } from "@passbook/db/schema";
import { addMs, toLocalDate } from "../../platform/clock.ts";
import { findAlerts } from "../alerts/index.ts";
import { listBankAccountRows, toDisplayLabel } from "../bank-accounts/index.ts";
import type { Happening } from "./queue-delivery.ts";
import { readEvents } from "./repo.ts";

/** Something to be told, with what it is told once by. */
export type Found = Happening & { readonly subject: string };

/** What was not told within this time is no news any more. */
const LONGEST_MS = 30 * 86_400_000;
/** Alerts to what is out of the ordinary; the others are to what was to be expected. */
const UNUSUAL: readonly AlertKind[] = ["charge", "price_rise", "missing", "low_balance"];

type Asked = Pick<WebhookRow, "user_id" | "events" | "turned_on_at"> & { readonly now: string };

type Shown = Pick<
  StatementRow,
  | "id"
  | "bank_account_id"
  | "source"
  | "status"
  | "verdict"
  | "period_from"
  | "period_to"
  | "file_name"
  | "count_new"
  | "count_duplicate"
  | "created_at"
>;

const isDoubtful = ({ verdict }: Shown): boolean => verdict !== null && verdict !== "proved";

/** A bridge shows a month again each day that has news: that is told once. */
const nameStatement = ({ id, source, bank_account_id, period_to, created_at }: Shown): string =>
  source === "bank_sync" ? `${bank_account_id ?? ""} ${(period_to ?? created_at).slice(0, 7)}` : id;

const toData = (row: Shown, accounts: ReadonlyMap<string, string>) => ({
  statement_id: row.id,
  bank_account_id: row.bank_account_id,
  bank_account: accounts.get(row.bank_account_id ?? "") ?? null,
  file_name: row.file_name,
  source: row.source,
  status: row.status,
  verdict: row.verdict,
  period: { from: row.period_from, to: row.period_to },
  counts: { new: row.count_new, duplicate: row.count_duplicate },
});

/** Statements that are in the books, and those that the proof does not hold for, but for those of an example. */
export const findStatements = async (
  db: Db,
  { user_id, turned_on_at, now, events }: Asked,
): Promise<Found[]> => {
  const wanted = readEvents({ events });
  const oldest = addMs(now, -LONGEST_MS);
  const rows = await db
    .selectFrom("statements")
    .select(["id", "bank_account_id", "source", "status", "verdict", "period_from", "period_to"])
    .select(["file_name", "count_new", "count_duplicate", "created_at"])
    .where("user_id", "=", user_id)
    .where("source", "!=", "sample")
    .where("status", "in", ["imported", "needs_review"])
    .where("created_at", ">=", turned_on_at > oldest ? turned_on_at : oldest)
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const accounts = new Map(
    (await listBankAccountRows(db, user_id)).map((account) => [account.id, toDisplayLabel(account)]),
  );
  const listEvents = (row: Shown): WebhookEvent[] => [
    ...(row.status === "imported" ? (["statement.imported"] as const) : []),
    ...(isDoubtful(row) ? (["statement.doubtful"] as const) : []),
  ];
  return rows.flatMap((row) =>
    listEvents(row)
      .filter((event) => wanted.includes(event))
      .map((event) => ({ event, subject: `${event} ${nameStatement(row)}`, data: toData(row, accounts) })),
  );
};

const eventOf = ({ kind, about }: Alert): WebhookEvent | null => {
  if (kind === "budget") return about === "budget_over" ? "budget.passed" : null;
  return UNUSUAL.includes(kind) ? "unusual.found" : null;
};

/** Whether an address wants to hear of what is found by reading much. */
export const wantsAlerts = (row: Pick<WebhookRow, "events">): boolean =>
  readEvents(row).some((event) => event === "budget.passed" || event === "unusual.found");

/** Budgets that are passed and what is out of the ordinary, but for what the person is done with and what is of an example. */
export const findUnusual = async (db: Db, { user_id, now, events }: Asked): Promise<Found[]> => {
  const wanted = readEvents({ events });
  const kinds: AlertKind[] = [
    ...(wanted.includes("budget.passed") ? (["budget"] as const) : []),
    ...(wanted.includes("unusual.found") ? UNUSUAL : []),
  ];
  if (kinds.length === 0) return [];
  const { time_zone } = await db
    .selectFrom("users")
    .select("time_zone")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const accounts = await listBankAccountRows(db, user_id);
  const samples = new Set(accounts.filter(({ is_sample }) => is_sample === 1).map(({ id }) => id));
  const alerts = await findAlerts(db, { user_id, time_zone, today: toLocalDate(now, time_zone) }, kinds);
  return alerts.flatMap((alert): Found[] => {
    const event = eventOf(alert);
    if (event === null || alert.is_dismissed || samples.has(alert.bank_account_id ?? "")) return [];
    const { id, is_new: _, is_dismissed: __, ...data } = alert;
    return [{ event, subject: `${event} ${id}`, data: { alert_id: id, ...data } }];
  });
};

/** Those of which an address was not told yet; what is told once by the same comes once. */
export const leaveUntold = async (
  db: Db,
  { user_id, id }: Pick<WebhookRow, "user_id" | "id">,
  found: readonly Found[],
): Promise<Found[]> => {
  const bySubject = new Map(found.map((each) => [each.subject, each]));
  if (bySubject.size === 0) return [];
  const told = await db
    .selectFrom("webhook_told")
    .select("subject")
    .where("user_id", "=", user_id)
    .where("webhook_id", "=", id)
    .where("subject", "in", idsIn(db, [...bySubject.keys()]))
    .execute();
  for (const { subject } of told) bySubject.delete(subject);
  return [...bySubject.values()];
};

/** Writes down of what an address is told, or need not be. */
export const noteTold = async (
  trx: Db,
  { user_id, id: webhook_id }: Pick<WebhookRow, "user_id" | "id">,
  { found, now }: { readonly found: readonly Found[]; readonly now: string },
): Promise<void> => {
  if (found.length === 0) return;
  await trx
    .insertInto("webhook_told")
    .values(found.map(({ subject }) => ({ user_id, webhook_id, subject, told_at: now })))
    .onConflict((of) => of.columns(["user_id", "webhook_id", "subject"]).doNothing())
    .execute();
};
