import type { Alert } from "@passbook/contract/alerts";
import type { Db } from "@passbook/db/dialect";
import { addMs } from "../../platform/clock.ts";
import { notFound } from "../../platform/problem.ts";
import { type Author, changeData, insertInto } from "../changes/index.ts";

/** What was seen longer ago is told no more, or is news again. */
const KEPT_MS = 400 * 86_400_000;

type Known = { readonly alerts: readonly Alert[] };

/** Those with these ids, each once; refuses what is no alert of the person's by now. */
const pick = (alerts: readonly Alert[], ids: readonly string[]): Alert[] => {
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  return [...new Set(ids)].map((id) => {
    const alert = byId.get(id);
    if (alert === undefined) throw notFound("alert", "alert_ids");
    return alert;
  });
};

/** The person is done with these; they stay so when their rows come again. */
export const dismissAlerts = async (
  trx: Db,
  author: Author,
  { alerts, ids }: Known & { readonly ids: readonly string[] },
): Promise<{ change_id: string }> => {
  const { user_id, clock } = author;
  const open = pick(alerts, ids).filter(({ is_dismissed }) => !is_dismissed);
  const [first] = open;
  const summary = open.length === 1 ? (first?.name ?? "") : String(open.length);
  const rows = open.map(({ id, kind, name }) => ({ user_id, id, kind, name, dismissed_at: clock.now() }));
  const note = { kind: "dismiss_alerts", summary };
  return { change_id: await changeData(trx, author, note, [insertInto("dismissed_alerts", rows)]) };
};

/** Notes that these were shown. */
export const seeAlerts = async (
  trx: Db,
  { user_id, alerts, ids, now }: { user_id: string; ids: readonly string[]; now: string } & Known,
): Promise<void> => {
  const some = pick(alerts, ids);
  await trx
    .deleteFrom("seen_alerts")
    .where("user_id", "=", user_id)
    .where("seen_at", "<", addMs(now, -KEPT_MS))
    .execute();
  await trx
    .insertInto("seen_alerts")
    .values(some.map(({ id }) => ({ user_id, id, seen_at: now })))
    .onConflict((of) => of.columns(["user_id", "id"]).doNothing())
    .execute();
};
