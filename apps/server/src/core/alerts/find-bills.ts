import type { AlertKind } from "@passbook/contract/alerts";
import type { DueOnDay } from "@passbook/contract/forecast";
import { addDays } from "@passbook/contract/values";
import { type Db, idsIn } from "@passbook/db/dialect";
import { listDueDays, loadKnownThrough } from "../ahead/index.ts";
import { toFact } from "../transactions/index.ts";
import { type Asked, type Found, NOTHING } from "./found.ts";

/** How long before its day a bill is told. */
const LEAD_DAYS = 3;
/** A payment that is a few days late is on its way. */
const GRACE_DAYS = 4;

type LastRow = { readonly on: string; readonly fact: string };

/** The rows of series by what they are known by, oldest first; all of them, since an index of days would be read instead of theirs. */
const loadRows = async (
  db: Db,
  { user_id }: Asked,
  series_ids: readonly string[],
): Promise<Map<string | null, LastRow[]>> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["series_id", "booked_on", "bank_account_id", "fingerprint", "nth"])
    .where("user_id", "=", user_id)
    .where("series_id", "in", idsIn(db, series_ids))
    .orderBy("booked_on")
    .orderBy("id")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ series_id: row.series_id, on: row.booked_on, fact: toFact(row) })),
    ({ series_id }) => series_id,
  );
};

type Scene = {
  readonly asked: Asked;
  readonly rows: ReadonlyMap<string | null, readonly LastRow[]>;
  readonly known: ReadonlyMap<string, string>;
};

const isSoon = ({ state, on, amount, transaction_id }: DueOnDay, { today }: Asked): boolean =>
  state === "due" && transaction_id === null && amount < 0 && on <= addDays(today, LEAD_DAYS);

/** Past its day by some, on an account that is known for so long. */
const isMissing = ({ state, on, bank_account_id }: DueOnDay, { asked, known }: Scene): boolean => {
  if (state !== "late" && state !== "missing") return false;
  const until = addDays(on, GRACE_DAYS);
  return until <= asked.today && until <= (known.get(bank_account_id) ?? asked.today);
};

/** Told once for each last row before it, so that another guess of its day is nothing new. */
const toFound = (due: DueOnDay, about: Found["about"], { rows }: Scene): Found[] => {
  const last = rows.get(due.series_id)?.findLast(({ on }) => on < due.on);
  if (last === undefined) return [];
  const { on, name, amount, currency, bank_account_id, series_id } = due;
  const kind: AlertKind = about === "bill_due" ? "bill_due" : "missing";
  const told = { kind, about, on, name, amount, currency, bank_account_id, series_id };
  return [{ ...NOTHING, ...told, subject: `${about} ${last.fact}` }];
};

/** Bills of the next days, and what did not come though the account is known past its day. */
export const findBills = async (db: Db, asked: Asked): Promise<Found[]> => {
  const { user_id, today } = asked;
  const [due, known] = await Promise.all([
    listDueDays(db, user_id, { today, bank_account_id: undefined }),
    loadKnownThrough(db, user_id, today),
  ]);
  const series_ids = [...new Set(due.map(({ series_id }) => series_id))];
  const scene = { asked, known, rows: await loadRows(db, asked, series_ids) };
  return due.flatMap((each) => {
    if (isSoon(each, asked)) return toFound(each, "bill_due", scene);
    if (!isMissing(each, scene)) return [];
    return toFound(each, each.amount < 0 ? "bill_missing" : "money_missing", scene);
  });
};
