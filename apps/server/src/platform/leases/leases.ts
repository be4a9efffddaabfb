import { type Db, skipLocked } from "@passbook/db/dialect";
import { isDiskFull, isStorageFault } from "@passbook/db/faults";
import type { Rows } from "@passbook/db/schema";
import { type RawBuilder, sql } from "kysely";
import { addMs, latestEnd } from "../clock.ts";
import { watchDead } from "./give-back.ts";
import { toOwner } from "../holders.ts";
import { LeaseLost } from "./lease-lost.ts";
import type { AnyWork, LeasedTable, LeasedWork } from "./leased-work.ts";
import { isActUnderWay } from "../problem.ts";
import { isOriginalsAway } from "../objects/originals.ts";
import { hasRoom } from "../storage/room.ts";
import type { Services } from "../services.ts";
import { noteTurn, passOverLarge, takeTurns } from "./take-turns.ts";

const LEASE_MS = 30_000;
const LOOK_EVERY_MS = 1000;

type Row<T extends LeasedTable> = Rows[T];

/** Which rows of what a lease is on. */
type Leased<T extends LeasedTable> = Pick<LeasedWork<T>, "table" | "key">;

const isRow = <T extends LeasedTable>(work: Leased<T>, row: Row<T>): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    work.key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )} and lease_owner = ${row.lease_owner}`;

const toAssignments = (values: object): RawBuilder<unknown> =>
  sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));

/** How many faults so many attempts weigh as much as. */
const toFaults = <T extends LeasedTable>({ fault_weight = 1 }: LeasedWork<T>, attempts: number): number =>
  Math.ceil(attempts / fault_weight);

/** No lease or wait of this work is longer: what lasts longer yet was set by a clock that went ahead and was set back since. */
const furthestLease = <T extends LeasedTable>(work: LeasedWork<T>, now: string): string =>
  latestEnd(now, Math.max(work.lease_ms ?? LEASE_MS, work.retry_ms * toFaults(work, work.most_attempts)));

/** Claims the row that has waited longest, people taking turns, or answers null; safe against any number of processes. */
export const claimRow = async <T extends LeasedTable>(
  services: Pick<Services, "db" | "clock" | "served" | "holder">,
  work: LeasedWork<T>,
): Promise<Row<T> | null> => {
  const { db, clock } = services;
  const now = clock.now();
  const key = sql.join(work.key.map((name) => sql.ref(name)));
  const taken = {
    ...work.onClaim,
    lease_owner: toOwner(services),
    lease_until: addMs(now, work.lease_ms ?? LEASE_MS),
  };
  const { head, fits, first } = takeTurns(services, work, { now, furthest: furthestLease(work, now) });
  // Compared with "=" to a single row: under "in", PostgreSQL may run the sub-query, and with it the lock, more than once.
  const { rows } = await sql<Row<T>>`${head}update ${sql.table(work.table)}
    set ${toAssignments(taken)}, attempts = attempts + 1
    where (${key}) = (select ${key} from ${sql.table(work.table)}
      where ${work.isWaiting} and (lease_until is null or lease_until <= ${now} or lease_until > ${furthestLease(work, now)})${fits}${passOverLarge(work, { now, furthest: furthestLease(work, now) })}
      order by ${first}created_at limit 1 ${skipLocked(db)})
    returning *`.execute(db);
  const row = rows[0] ?? null;
  if (row !== null) noteTurn(services, work, row);
  return row;
};

/** Ends the lease inside the transaction that writes the outcome (with `set` on the row); throws {@link LeaseLost} when it is not ours. */
export const finishLease = async <T extends LeasedTable>(
  trx: Db,
  work: Leased<T>,
  row: Row<T>,
  set: Partial<Row<T>> = {},
): Promise<void> => {
  const done = toAssignments({ ...set, lease_owner: null, lease_until: null });
  const { numAffectedRows } =
    await sql`update ${sql.table(work.table)} set ${done} where ${isRow(work, row)}`.execute(trx);
  if (numAffectedRows !== 1n) throw new LeaseLost();
};

/** Keeps a lease for as long again. */
export const renewLease = async <T extends LeasedTable>(
  { db, clock }: Pick<Services, "db" | "clock">,
  work: LeasedWork<T>,
  row: Row<T>,
): Promise<void> => {
  const until = addMs(clock.now(), work.lease_ms ?? LEASE_MS);
  await sql`update ${sql.table(work.table)} set lease_until = ${until} where ${isRow(work, row)}`.execute(db);
};

/** How much of its attempts a row has used once this one ends by a fault. */
const countFault = <T extends LeasedTable>({ fault_weight = 1 }: LeasedWork<T>, row: Row<T>): number =>
  row.attempts - 1 + fault_weight;

/** Whether a fault of this attempt is the last one. */
export const isLastFault = <T extends LeasedTable>(work: LeasedWork<T>, row: Row<T>): boolean =>
  countFault(work, row) >= work.most_attempts;

const tryLater = async <T extends LeasedTable>(
  { db, clock }: Services,
  work: LeasedWork<T>,
  row: Row<T>,
): Promise<void> => {
  const until = addMs(clock.now(), work.retry_ms * toFaults(work, row.attempts));
  await sql`update ${sql.table(work.table)} set lease_owner = null, lease_until = ${until}, attempts = ${countFault(work, row)}
    where ${isRow(work, row)}`.execute(db);
};

/** A full disk, a database or a storage that is away or a large change of its person under way is not the row's fault: it waits, and the attempt does not count. */
const putBack = async <T extends LeasedTable>(
  { db, clock }: Services,
  work: LeasedWork<T>,
  row: Row<T>,
): Promise<void> => {
  const until = addMs(clock.now(), work.retry_ms);
  await sql`update ${sql.table(work.table)} set lease_owner = null, lease_until = ${until}, attempts = attempts - 1
    where ${isRow(work, row)}`.execute(db);
};

const giveUp = <T extends LeasedTable>(
  services: Services,
  work: LeasedWork<T>,
  row: Row<T>,
  reason: string,
): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    await finishLease(trx, work, row);
    await work.giveUp(trx, services, row, reason);
  });

const toReason = (error: unknown): string => (error instanceof Error ? error.message : "unknown");

/** Claims one row and carries it out; false when nothing waits. */
export const workOnce = async (services: Services, any: AnyWork, signal: AbortSignal): Promise<boolean> => {
  // Which table it is no longer matters from here on: rows go back only to the work they were claimed for.
  const work = any as unknown as LeasedWork<LeasedTable>;
  const row = await claimRow(services, work);
  if (row === null) return false;
  if (row.attempts > work.most_attempts) {
    await giveUp(services, work, row, "Its process ended each time it was tried.");
    return true;
  }
  const renewing = setInterval(
    () => {
      renewLease(services, work, row).catch((error: unknown) =>
        services.log.warn({ err: error }, "lease not renewed"),
      );
    },
    (work.lease_ms ?? LEASE_MS) / 3,
  );
  try {
    await work.carryOut(services, row, signal);
  } catch (error) {
    await noteFault(services, work, { row, error, stopping: signal.aborted });
  } finally {
    clearInterval(renewing);
  }
  return true;
};

/** Says nothing about the row. */
export const passesByItself = (error: unknown): boolean =>
  isStorageFault(error) || isActUnderWay(error) || isOriginalsAway(error);

const noteFault = async <T extends LeasedTable>(
  services: Services,
  work: LeasedWork<T>,
  { row, error, stopping }: { row: Row<T>; error: unknown; stopping: boolean },
): Promise<void> => {
  if (error instanceof LeaseLost) return;
  services.log.warn({ work: work.name, attempts: row.attempts, err: error }, "work failed");
  if (passesByItself(error)) return putBack(services, work, row);
  const isLast = isLastFault(work, row) && !stopping;
  await (isLast ? giveUp(services, work, row, toReason(error)) : tryLater(services, work, row));
};

/** Carries out everything that waits now, one after another, and answers how many rows; for tests and commands. */
export const workUntilIdle = async (services: Services, works: readonly AnyWork[]): Promise<number> => {
  const { signal } = new AbortController();
  let count = 0;
  for (const work of works) while (await workOnce(services, work, signal)) count += 1;
  return count;
};

/** Runs until stopped: looks every second and when the bell rings. `stop` waits for what is under way. */
export const startWork = (services: Services, works: readonly AnyWork[]): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const loops = works.flatMap((work) =>
    Array.from({ length: work.at_once }, () => runLoop(services, work, stopping.signal)),
  );
  const watching = watchDead(services, works, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([...loops, watching]);
    },
  };
};

const runLoop = async (services: Services, work: AnyWork, signal: AbortSignal): Promise<void> => {
  let hindrance: unknown = null;
  while (!signal.aborted) {
    const rung = listenOnce(services, work.name, signal);
    let found = false;
    try {
      // What is claimed on a full disk could not be put back, and each claim would count as an attempt.
      if (!isDiskFull(hindrance) || (await hasRoom(services.config.data_dir))) {
        found = await workOnce(services, work, signal);
        hindrance = null;
      }
    } catch (error) {
      // Once, not every second of what may last for hours.
      if (hindrance === null)
        services.log.error({ work: work.name, err: error }, "work could not be claimed or settled");
      hindrance = error;
    }
    if (found) rung.forget();
    else await rung.heard;
  }
};

/** Listens before looking, so that what arrives in between is not slept through. */
const listenOnce = (services: Services, name: string, signal: AbortSignal) => {
  let forget = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    const timer = setTimeout(() => forget(), LOOK_EVERY_MS);
    const unlisten = services.bell.listen(name, () => forget());
    const onAbort = (): void => forget();
    signal.addEventListener("abort", onAbort);
    forget = () => {
      clearTimeout(timer);
      unlisten();
      signal.removeEventListener("abort", onAbort);
      resolve();
    };
    if (signal.aborted) forget();
  });
  return { heard, forget: () => forget() };
};
