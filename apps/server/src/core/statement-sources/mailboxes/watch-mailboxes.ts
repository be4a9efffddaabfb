import type { MailboxFault } from "@passbook/contract/mailboxes";
import type { MailboxRow } from "@passbook/db/schema";
import type { ImapFlow } from "imapflow";
import { sql } from "kysely";
import { addMs } from "../../../platform/clock.ts";
import { type FairTurns, makeFairTurns } from "../../../platform/fair-turns.ts";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import type { LeasedWork } from "../../../platform/leases/leased-work.ts";
import { claimRow } from "../../../platform/leases/leases.ts";
import type { Services } from "../../../platform/services.ts";
import { ringStatements } from "../../statements/index.ts";
import { LONGEST_WAIT_MS, toWait } from "../back-off.ts";
import { checkMailbox } from "./check-mailbox.ts";
import { MAILBOX_BELL, toBell } from "./mailbox-bell.ts";
import { MailboxFailure, toFault } from "./mailbox-failure.ts";
import { openFolder, openMailbox } from "./open-mailbox.ts";
import { keepWatched, MOST_REFUSALS, setWatched } from "./repo.ts";
import { findLogin } from "./sign-in/find-login.ts";

const MINUTE_MS = 60_000;
const LEASE_MS = 2 * MINUTE_MS;
/** Also where news arrive by themselves: a connection may have been cut without a word. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;
const LOOK_EVERY_MS = 5000;
const RENEW_EVERY_MS = 20_000;
const MOST_CONNECTING = 8;
/** A process that ends in the middle of a look counts one, which each look that is through sets back. */
const MOST_ATTEMPTS = 100;
/** How many mailboxes one process watches. */
const MOST_WATCHED = 1000;

/** Signs in and opens the folder of a mailbox. */
const enter = async (services: Services, row: MailboxRow): Promise<ImapFlow> => {
  const client = await openMailbox(services, { ...row, login: await findLogin(services, row) });
  try {
    await openFolder(client, row.folder);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
};

const lookInto = async (services: Services, row: MailboxRow, client: ImapFlow): Promise<MailboxRow> => {
  const looked = await checkMailbox(services, row, client);
  const well = { checked_at: services.clock.now(), fault: null, faults: 0, refusals: 0, attempts: 0 };
  await setWatched(services.db, looked, well);
  ringStatements(services, row.user_id);
  return { ...looked, ...well };
};

/** What a provider took back is not asked for again. */
const countRefusals = ({ refusals }: MailboxRow, fault: MailboxFault): number => {
  if (fault === "sign_in_ended") return MOST_REFUSALS;
  return fault === "wrong_password" || fault === "sign_in_refused" ? refusals + 1 : refusals;
};

/** Gives a mailbox back after a fault, to be tried again later each time. */
const rest = async (services: Services, row: MailboxRow, error: unknown): Promise<void> => {
  const { db, clock, log } = services;
  const fault = toFault(error);
  const faults = row.faults + 1;
  const refusals = countRefusals(row, fault);
  log.info({ mailbox: row.id, fault, faults }, "mailbox not read");
  await setWatched(db, row, {
    fault,
    faults,
    refusals,
    attempts: 0,
    lease_owner: null,
    lease_until: addMs(clock.now(), toWait(faults)),
  });
};

/** Looks once into a claimed mailbox and gives it back. */
const lookOnce = async (services: Services, row: MailboxRow): Promise<void> => {
  let known = row;
  try {
    const client = await enter(services, row);
    try {
      known = await lookInto(services, row, client);
    } finally {
      client.close();
    }
    await setWatched(services.db, known, {
      lease_owner: null,
      lease_until: addMs(services.clock.now(), LOOK_AGAIN_MS),
    });
  } catch (error) {
    if (error instanceof LeaseLost) return;
    await rest(services, known, error);
  }
};

/** Watched mailboxes as leased work: `startWatching` holds the lease as long as it watches; commands and tests look once. */
export const MAILBOX_WORK: LeasedWork<"mailboxes"> = {
  name: MAILBOX_BELL,
  table: "mailboxes",
  key: ["user_id", "id"],
  isWaiting: sql<boolean>`is_paused = 0 and refusals < ${sql.lit(MOST_REFUSALS)}`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: LONGEST_WAIT_MS / MOST_ATTEMPTS,
  lease_ms: LEASE_MS,
  at_once: 0,
  carryOut: (services, row) => lookOnce(services, row),
  giveUp: async (trx, { clock }, { user_id, id }) => {
    await trx
      .updateTable("mailboxes")
      .set({ fault: "ended", attempts: 0, lease_until: addMs(clock.now(), LONGEST_WAIT_MS) })
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .execute();
  },
};

/** Resolves when something wakes it, at the latest after a while. */
const makeAlarm = () => {
  let ring: () => void = () => undefined;
  let has_rung = false;
  return {
    ring: () => {
      has_rung = true;
      ring();
    },
    wait: async (ms: number): Promise<void> => {
      if (!has_rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          ring = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      has_rung = false;
    },
  };
};

/** Keeps one claimed mailbox in view until it is stopped, changed by its person, or fails. */
const watchOne = async (
  services: Services,
  claimed: MailboxRow,
  { signal, turns }: { signal: AbortSignal; turns: FairTurns },
): Promise<void> => {
  const { db, clock, bell } = services;
  const alarm = makeAlarm();
  let row = claimed;
  let lost = false;
  let { wanted } = claimed;
  const keep = async (): Promise<void> => {
    const now = await keepWatched(db, row, addMs(clock.now(), LEASE_MS));
    if (now.wanted !== wanted) alarm.ring();
    ({ wanted } = now);
  };
  const keepOrStop = (): void => {
    keep().catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) return services.log.warn({ err: error }, "mailbox not kept");
      lost = true;
      alarm.ring();
    });
  };
  const renewing = setInterval(keepOrStop, RENEW_EVERY_MS);
  const deafen = bell.listen(toBell(claimed.user_id), keepOrStop);
  signal.addEventListener("abort", alarm.ring);
  const isOver = (): boolean => lost || signal.aborted;
  let client: ImapFlow | null = null;
  try {
    client = await turns.run(claimed.id, () => enter(services, row));
    let is_cut = false;
    client.on("exists", alarm.ring);
    client.on("close", () => {
      is_cut = true;
      alarm.ring();
    });
    while (!isOver()) {
      row = await lookInto(services, row, client);
      client.idle().catch(() => undefined);
      await alarm.wait(LOOK_AGAIN_MS);
      if (is_cut && !isOver()) throw new MailboxFailure("ended");
    }
    if (!lost) await setWatched(db, row, { lease_owner: null, lease_until: null });
  } catch (error) {
    if (!(error instanceof LeaseLost) && !isOver()) await rest(services, row, error);
    else if (!lost) await setWatched(db, row, { lease_owner: null, lease_until: null });
  } finally {
    clearInterval(renewing);
    deafen();
    signal.removeEventListener("abort", alarm.ring);
    client?.close();
  }
};

/** Watches every mailbox that nobody else watches, until stopped. */
export const startWatching = (services: Services): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const turns = makeFairTurns(MOST_CONNECTING);
  const alarm = makeAlarm();
  const watched = new Set<Promise<void>>();
  const claimAll = async (): Promise<void> => {
    while (!signal.aborted && watched.size < MOST_WATCHED) {
      const row = await claimRow(services, MAILBOX_WORK);
      if (row === null) return;
      const watching = watchOne(services, row, { signal, turns })
        .catch((error: unknown) => services.log.warn({ err: error }, "mailbox not watched"))
        .finally(() => watched.delete(watching));
      watched.add(watching);
    }
  };
  const deafen = services.bell.listen(MAILBOX_BELL, alarm.ring);
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await claimAll().catch((error: unknown) => services.log.warn({ err: error }, "mailboxes not claimed"));
      await alarm.wait(LOOK_EVERY_MS);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      alarm.ring();
      deafen();
      await running;
      await Promise.all(watched);
    },
  };
};
