import { type Alert, alertKind, type AlertKind } from "@passbook/contract/alerts";
import { type Db, idsIn } from "@passbook/db/dialect";
import { toStableId } from "../findings/index.ts";
import { findAlertsOf } from "../users/index.ts";
import { findBills } from "./find-bills.ts";
import { findBudgets } from "./find-budgets.ts";
import { findCharges } from "./find-charges.ts";
import { findLate } from "./find-late.ts";
import { findLow } from "./find-low.ts";
import type { Asked, Found } from "./found.ts";
import { listSilenced } from "./settings.ts";

type Find = (db: Db, asked: Asked) => Promise<Found[]>;

/** Who finds what; one that finds two kinds is asked once. */
const FINDERS: readonly (readonly [Find, readonly AlertKind[]])[] = [
  [findBills, ["bill_due", "missing"]],
  [findCharges, ["price_rise", "charge"]],
  [findLow, ["low_balance"]],
  [findBudgets, ["budget"]],
  [findLate, ["late"]],
];

const listKnown = async (
  db: Db,
  user_id: string,
  { table, ids }: { readonly table: "dismissed_alerts" | "seen_alerts"; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

const byDay = (one: Alert, other: Alert): number =>
  one.on === other.on ? (one.id < other.id ? -1 : 1) : one.on < other.on ? 1 : -1;

/** All alerts of some kinds, dismissed or not, the latest day first. */
export const findAlerts = async (db: Db, asked: Asked, kinds: readonly AlertKind[]): Promise<Alert[]> => {
  const { user_id } = asked;
  const alerts_of = await findAlertsOf(db, user_id);
  const found = await Promise.all(
    FINDERS.filter(([, finds]) => finds.some((kind) => kinds.includes(kind))).map(([find]) =>
      find(db, asked),
    ),
  );
  // Of two that are about the same the first is told.
  const bySubject = new Map(
    found
      .flat()
      .filter(({ kind }) => kinds.includes(kind))
      .toReversed()
      .map(({ subject, ...alert }) => [toStableId(alerts_of, "alert", subject), alert]),
  );
  const ids = [...bySubject.keys()];
  const [dismissed, seen] = await Promise.all([
    listKnown(db, user_id, { table: "dismissed_alerts", ids }),
    listKnown(db, user_id, { table: "seen_alerts", ids }),
  ]);
  return [...bySubject]
    .map(([id, alert]) => ({ id, ...alert, is_new: !seen.has(id), is_dismissed: dismissed.has(id) }))
    .toSorted(byDay);
};

/** What a person should know now of the kinds they want, or what of that they dismissed. */
export const listAlerts = async (
  db: Db,
  asked: Asked,
  { dismissed }: { readonly dismissed: boolean },
): Promise<Alert[]> => {
  const silenced = await listSilenced(db, asked.user_id);
  const kinds = alertKind.options.filter((kind) => !silenced.has(kind));
  return (await findAlerts(db, asked, kinds)).filter(({ is_dismissed }) => is_dismissed === dismissed);
};
