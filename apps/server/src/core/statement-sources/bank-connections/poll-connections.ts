import { addDays, addMonths } from "@passbook/contract/values";
import type { BankConnectionRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { addMs } from "../../../platform/clock.ts";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import type { LeasedWork } from "../../../platform/leases/leased-work.ts";
import { passesByItself } from "../../../platform/leases/leases.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { ringStatements } from "../../statements/index.ts";
import { LONGEST_WAIT_MS, toWait } from "../back-off.ts";
import { unsealText } from "../sealed-text.ts";
import { toShown } from "../to-shown.ts";
import { BankFailure, toBankFailure } from "./bank-failure.ts";
import type { AskedDays, Connector } from "./connector.ts";
import { isToBegin, keepMonths, listShown, type ToKeep } from "./keep-accounts.ts";
import { listConnectedAccounts } from "./repo.ts";
import { SIMPLEFIN } from "./simplefin.ts";

/** The protocols of bridges that are spoken here. */
const CONNECTORS: Readonly<Record<BankConnectionRow["connector"], Connector>> = { simplefin: SIMPLEFIN };

const MINUTE_MS = 60_000;
/** Bridges have news once a day, and turn away who asks more often. */
const NEXT_MS = 24 * 60 * MINUTE_MS;
const MOST_ATTEMPTS = 100;
/** Bridges answer for 90 days at most, of which the last is tomorrow. */
const MOST_DAYS_BACK = 88;
const MOST_SAID = 10;

/**
 * What is asked for: all that the bridge has to begin with, then from the first of the month before the last answer, since rows come late and
 * what was announced in one month is booked in the next.
 */
export const chooseDays = (now: string, checked_at: string | null): AskedDays => {
  const today = now.slice(0, 10);
  const oldest = addDays(today, -MOST_DAYS_BACK);
  const wanted = checked_at === null ? oldest : `${addMonths(checked_at.slice(0, 7), -1)}-01`;
  return { from: wanted < oldest ? oldest : wanted, to: today };
};

const toSaid = (said: readonly string[]): string =>
  JSON.stringify(
    said
      .map(toShown)
      .filter((text) => text !== "")
      .slice(0, MOST_SAID),
  );

const hasNoRoom = (error: unknown): boolean => error instanceof Problem && error.code === "storage_limit";

/**
 * Asks a bridge and keeps what it shows; answers what it had to say besides. What a person said since the last answer that an account is begins
 * with all that the bridge has; the others go on.
 */
const ask = async (services: Services, row: BankConnectionRow): Promise<readonly string[]> => {
  const connector = CONNECTORS[row.connector];
  const now = services.clock.now();
  const [all, since] = [chooseDays(now, null), chooseDays(now, row.checked_at)];
  const days = (await listConnectedAccounts(services.db, row)).some(isToBegin) ? all : since;
  const { accounts, said } = await connector.read(
    services,
    unsealText(services, "bank_connections", row),
    days,
  );
  const known = await listShown(services, row, accounts);
  // One that is to begin since it was asked is asked for again at once.
  const toKeep: ToKeep = { begins: days.from === all.from, from: since.from };
  try {
    for (const shown of accounts) {
      const own = known.get(shown.key);
      if (own !== undefined) await keepMonths(services, row, { known: own, shown, toKeep });
    }
  } catch (error) {
    if (hasNoRoom(error)) throw new BankFailure("no_room", { said, cause: error });
    throw error;
  } finally {
    ringStatements(services, row.user_id);
  }
  return said;
};

/** Ends the lease; where somebody wanted it asked meanwhile, it is asked again at once. */
const giveBack = async (
  { db }: Services,
  { user_id, id, lease_owner, wanted }: BankConnectionRow,
  { next_at, ...set }: Partial<BankConnectionRow> & { readonly next_at: string },
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable("bank_connections")
    .set((of) => ({
      ...set,
      attempts: 0,
      lease_owner: null,
      lease_until: of.case().when("wanted", "=", wanted).then<string | null>(next_at).else(null).end(),
    }))
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};

const rest = async (services: Services, row: BankConnectionRow, error: unknown): Promise<void> => {
  const { clock, log } = services;
  const { fault, said } = toBankFailure(error);
  const faults = row.faults + 1;
  // What is not of the bridge or its answer is a mistake of ours, and to be found in the log.
  if (fault === "ended") log.warn({ connection: row.id, err: error, faults }, "bridge not asked");
  else log.info({ connection: row.id, fault, faults }, "bridge not asked");
  await giveBack(services, row, {
    fault,
    faults,
    said: toSaid(said),
    is_revoked: fault === "revoked" ? 1 : 0,
    next_at: addMs(clock.now(), toWait(faults)),
  });
};

const askOnce = async (services: Services, row: BankConnectionRow): Promise<void> => {
  try {
    const said = await ask(services, row);
    const now = services.clock.now();
    await giveBack(services, row, {
      fault: null,
      faults: 0,
      said: toSaid(said),
      checked_at: now,
      next_at: addMs(now, NEXT_MS),
    });
  } catch (error) {
    if (error instanceof LeaseLost || passesByItself(error)) throw error;
    await rest(services, row, error);
  }
};

/** Bridges that are to be asked, each once a day. */
export const BANK_WORK: LeasedWork<"bank_connections"> = {
  name: "bank_connections",
  table: "bank_connections",
  key: ["user_id", "id"],
  isWaiting: sql<boolean>`is_paused = 0 and is_revoked = 0`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: NEXT_MS / MOST_ATTEMPTS,
  at_once: 2,
  carryOut: (services, row) => askOnce(services, row),
  giveUp: async (trx, { clock }, { user_id, id }) => {
    await trx
      .updateTable("bank_connections")
      .set({ fault: "ended", attempts: 0, lease_until: addMs(clock.now(), LONGEST_WAIT_MS) })
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .execute();
  },
};
