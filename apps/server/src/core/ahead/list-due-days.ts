import type { DueOnDay } from "@passbook/contract/forecast";
import type { Series } from "@passbook/contract/findings";
import { addDays } from "@passbook/contract/values";
import { type Db, idsIn } from "@passbook/db/dialect";
import { listSlots, numberSlot } from "@passbook/enrichment";
import { listBankAccountRows } from "../bank-accounts/index.ts";
import { listSeries } from "../findings/index.ts";
import { NOT_SPENT } from "./load-accounts.ts";

const BACK_DAYS = 31;
const AHEAD_DAYS = 90;
const TOLD_DAYS = 1_150;

type Member = {
  readonly id: string;
  readonly transfer_id: string | null;
  readonly account_id: string;
  readonly on: string;
  readonly amount: number;
};

const loadMembers = async (
  db: Db,
  user_id: string,
  { ids, from }: { readonly ids: readonly string[]; readonly from: string },
): Promise<Map<string, Member[]>> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "bank_account_id as account_id", "booked_on as on", "amount", "series_id", "transfer_id"])
    .where("user_id", "=", user_id)
    .where("series_id", "in", idsIn(db, ids))
    .orderBy("booked_on")
    .orderBy("id")
    .execute();
  // Narrowed here, since an index of days would be read instead of that of series.
  return Map.groupBy(
    rows.filter(({ on }) => on >= from),
    ({ series_id }) => series_id ?? "",
  );
};

/** The day until which each account is known. */
export const loadKnownThrough = async (
  db: Db,
  user_id: string,
  today: string,
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom("statements")
    .select((of) => ["bank_account_id", of.fn.max("period_to").as("day")])
    .where("user_id", "=", user_id)
    .where("status", "=", "imported")
    .where("period_to", "<=", today)
    .groupBy("bank_account_id")
    .execute();
  return new Map(rows.map(({ bank_account_id, day }) => [bank_account_id ?? "", day ?? ""]));
};

type Scene = {
  readonly members: readonly Member[];
  readonly known_through: string;
  readonly today: string;
  readonly from: string;
};

const stateOf = ({ state, next }: Series, on: string, { known_through, today }: Scene): DueOnDay["state"] => {
  if (on >= today) return "due";
  if (on > known_through) return "unknown";
  return state === "late" || next?.on === on ? "late" : "missing";
};

const listOfSeries = (series: Series, scene: Scene): DueOnDay[] => {
  const { members, today, from } = scene;
  const last = members.at(-1);
  if (last === undefined) return [];
  const named = (on: string) => ({
    series_id: series.id,
    number: numberSlot(series.first_on, series.interval, on),
    name: series.name,
    currency: series.currency,
    on,
  });
  const paid = members
    .filter(({ on }) => on >= from)
    .map(({ id, account_id, on, amount }) => ({
      ...named(on),
      bank_account_id: account_id,
      amount,
      least: amount,
      most: amount,
      state: on > today ? ("due" as const) : ("paid" as const),
      transaction_id: id,
    }));
  const amount = series.next?.amount ?? last.amount;
  const expected = {
    bank_account_id: last.account_id,
    amount,
    least: series.next?.least ?? amount,
    most: series.next?.most ?? amount,
    transaction_id: null,
  };
  const missed = series.missed
    .filter((on) => on >= from && on < last.on)
    .map((on) => ({ ...named(on), ...expected, state: "missing" as const }));
  // One that ended comes no more, but for days of which nothing is known yet.
  if (series.state === "ended") return [...paid, ...missed];
  const slots = listSlots(
    { members: members.map((member) => ({ ...member, has_other: false })), interval: series.interval },
    { from, to: addDays(today, AHEAD_DAYS) },
  );
  return [
    ...paid,
    ...missed,
    ...slots.map((on) => ({ ...named(on), ...expected, state: stateOf(series, on, scene) })),
  ];
};

/** What a loan charges itself, or a depot pays itself, is due to nobody, unless that account alone is asked for. */
const listNotDue = async (
  db: Db,
  user_id: string,
  bank_account_id: string | undefined,
): Promise<ReadonlySet<string>> => {
  if (bank_account_id !== undefined) return new Set();
  const accounts = await listBankAccountRows(db, user_id);
  return new Set(accounts.flatMap(({ id, account_type }) => (NOT_SPENT.includes(account_type) ? [id] : [])));
};

/** Movements between own accounts that reach one from which nothing is paid: for the account that pays, the money is gone. */
const listGone = async (
  db: Db,
  user_id: string,
  members: ReadonlyMap<string, readonly Member[]>,
): Promise<ReadonlySet<string>> => {
  const ids = [...members.values()].flatMap((own) => own.at(-1)?.transfer_id ?? []);
  const rows = await db
    .selectFrom("transactions")
    .innerJoin("bank_accounts", (join) =>
      join
        .onRef("bank_accounts.user_id", "=", "transactions.user_id")
        .onRef("bank_accounts.id", "=", "transactions.bank_account_id"),
    )
    .select("transfer_id")
    .where("transactions.user_id", "=", user_id)
    .where("transfer_id", "in", idsIn(db, ids))
    .where("account_type", "in", NOT_SPENT)
    .execute();
  return new Set(rows.flatMap(({ transfer_id }) => transfer_id ?? []));
};

const byDay = (one: DueOnDay, other: DueOnDay): number =>
  one.on === other.on ? (one.name < other.name ? -1 : 1) : one.on < other.on ? -1 : 1;

/** Recurring payments day by day: those of the last month with what became of them, and those of three months ahead. */
export const listDueDays = async (
  db: Db,
  user_id: string,
  { today, bank_account_id }: { readonly today: string; readonly bank_account_id: string | undefined },
): Promise<DueOnDay[]> => {
  const from = addDays(today, -BACK_DAYS);
  const all = await listSeries(db, user_id, { today, bank_account_id });
  const live = all.filter(({ state, last_on }) => state !== "ended" || last_on >= from);
  const ids = live.map(({ id }) => id);
  const [members, known, not_due] = await Promise.all([
    loadMembers(db, user_id, { ids, from: addDays(today, -TOLD_DAYS) }),
    loadKnownThrough(db, user_id, today),
    listNotDue(db, user_id, bank_account_id),
  ]);
  const gone = await listGone(db, user_id, members);
  return live
    .flatMap((series) => {
      const own = members.get(series.id) ?? [];
      const { account_id = "", transfer_id } = own.at(-1) ?? {};
      if (not_due.has(account_id) || (series.kind === "transfer" && !gone.has(transfer_id ?? ""))) return [];
      const known_through = known.get(account_id) ?? today;
      return listOfSeries(series, { members: own, known_through, today, from });
    })
    .toSorted(byDay);
};
