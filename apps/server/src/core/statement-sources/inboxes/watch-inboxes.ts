import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import type { LeasedWork } from "../../../platform/leases/leased-work.ts";
import { claimRow, passesByItself } from "../../../platform/leases/leases.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { type Folder, InboxFailure, findPlace, openFolder, openInboxFolder } from "./inbox-place.ts";
import { listStill, type Seen } from "./list-still.ts";
import { listInboxes, setFault, setTaken } from "./repo.ts";
import { LEASE_MS, takeFiles } from "./take-files.ts";

const LOOK_EVERY_MS = 2500;
/** Of one person, before it is the turn of the next. */
const MOST_AT_ONCE = 20;
const REST_MS = 60_000;
const RETRY_MS = 1000;
const MOST_ATTEMPTS = 100;

/** Folders of people as leased work, so that the lease of a process that ended is given back; who takes files out claims those of one person. */
export const INBOX_WORK: LeasedWork<"inboxes"> = {
  name: "inboxes",
  table: "inboxes",
  key: ["user_id"],
  // Nothing waits in the table: files do, in the folders.
  isWaiting: sql<boolean>`1 = 0`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: RETRY_MS,
  lease_ms: LEASE_MS,
  at_once: 0,
  carryOut: async () => undefined,
  giveUp: async () => undefined,
};

/** What one process knows of a folder: which files stood how, and until when it leaves it alone. */
type Known = { readonly seen: Seen; rests_until_ms: number };
export type KnownInboxes = Map<string, Known>;
type Look = { readonly user_id: string; readonly known: Known; readonly now_ms: number };

/** Takes what stands still, unless another process does. */
const takeStill = async (
  services: Services,
  folder: Folder,
  { user_id, known, now_ms }: Look,
): Promise<void> => {
  const still = await listStill(folder, known.seen, now_ms);
  if (still.length === 0) return;
  const isWaiting = sql<boolean>`user_id = ${user_id}`;
  const row = await claimRow(services, { ...INBOX_WORK, isWaiting });
  if (row === null) return;
  try {
    await takeFiles(services, row, folder, still.slice(0, MOST_AT_ONCE));
  } finally {
    const given_back = { lease_owner: null, lease_until: null, attempts: 0 };
    await setTaken(services.db, row, given_back).catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) throw error;
    });
  }
};

/** Before anything is read: what cannot be moved would be taken again and again. */
const prepareTargets = async (folder: Folder): Promise<void> => {
  for (const name of ["done", "failed"]) await (await openFolder(`${folder.path}/${name}`)).close();
};

const lookInto = async (services: Services, place: string, look: Look): Promise<void> => {
  const folder = await openInboxFolder(place, look.user_id);
  try {
    await prepareTargets(folder);
    await takeStill(services, folder, look);
  } finally {
    await folder.close();
  }
};

const isForLater = (error: unknown): boolean => error instanceof Problem || passesByItself(error);

/** Leaves a folder alone for a while, and tells its person what is wrong with it. */
const rest = async (
  { db, log }: Services,
  { user_id, known, now_ms }: Look,
  error: unknown,
): Promise<void> => {
  known.rests_until_ms = now_ms + REST_MS;
  if (error instanceof InboxFailure) await setFault(db, user_id, error.fault);
  else if (!isForLater(error)) log.warn({ err: error }, "folder not read");
};

/** Looks once into the folder of everybody who has one open; `now_ms` is of a clock of this process that nobody sets. */
export const lookIntoInboxes = async (
  services: Services,
  inboxes: KnownInboxes,
  now_ms = performance.now(),
): Promise<void> => {
  const place = await findPlace(services.config);
  if (place === null) return;
  const rows = await listInboxes(services.db);
  const open = new Set(rows.map(({ user_id }) => user_id));
  for (const user_id of inboxes.keys()) if (!open.has(user_id)) inboxes.delete(user_id);
  for (const { user_id, fault } of rows) {
    const known = inboxes.get(user_id) ?? { seen: new Map(), rests_until_ms: 0 };
    inboxes.set(user_id, known);
    if (now_ms < known.rests_until_ms) continue;
    const look = { user_id, known, now_ms };
    try {
      await lookInto(services, place, look);
      if (fault !== null) await setFault(services.db, user_id, null);
    } catch (error) {
      if (!(error instanceof LeaseLost)) await rest(services, look, error);
    }
  }
};

/** Looks into all folders again and again, until stopped. */
export const startInboxes = (services: Services): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const inboxes: KnownInboxes = new Map();
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await lookIntoInboxes(services, inboxes).catch((error: unknown) =>
        services.log.warn({ err: error }, "folders not looked into"),
      );
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
