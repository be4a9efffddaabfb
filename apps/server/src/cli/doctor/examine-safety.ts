import { type Db, toNumber } from "@passbook/db/dialect";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { addMs } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";
import { hasRoom } from "../../platform/storage/room.ts";
import type { Services } from "../../platform/services.ts";

/** One thing looked at: `good`, `notice` (works, but look at it) or `bad`. */
export type Finding = { what: string; state: "good" | "notice" | "bad"; said: string };

export const finding = (what: string, state: Finding["state"], said: string): Finding => ({
  what,
  state,
  said,
});

const OPEN_TO_OTHERS = 0o077;
const FILES = ["passbook.db", "passbook.db-wal", "passbook.db-shm"];

/** What others of this machine can read; secret.key is looked at by itself. */
export const listOpen = ({ data_dir }: Pick<Config, "data_dir">): string[] => {
  if (process.platform === "win32") return [];
  const places = [data_dir, ...FILES.map((file) => path.join(data_dir, file))].filter(existsSync);
  return places.filter((place) => (statSync(place).mode & OPEN_TO_OTHERS) !== 0);
};

/** What others can read, or could until the program, which closes what is its own, was started to look at it. */
export const checkRights = (config: Pick<Config, "data_dir">, open_before: readonly string[]): Finding => {
  const open = listOpen(config);
  if (open.length > 0)
    return finding("rights", "bad", `others can read ${open.join(", ")}: chmod go= what is named`);
  return open_before.length === 0
    ? finding("rights", "good", "the data is its owner's alone")
    : finding(
        "rights",
        "notice",
        `others could read ${open_before.join(", ")} until now; it is its owner's alone from here on`,
      );
};

/** Told by writing: quotas and reserves are not in the free space of a disk. */
export const checkRoom = async ({ data_dir }: Config): Promise<Finding> =>
  (await hasRoom(data_dir))
    ? finding("room", "good", "the disk takes more")
    : finding("room", "bad", `nothing more can be stored in ${data_dir}: make room on its disk`);

const DAY_MS = 86_400_000;

/** What was written later than now was written by a clock that went ahead, or this one was set back. */
export const checkClock = async ({ db, clock }: Services): Promise<Finding> => {
  const now = clock.now();
  const ahead = addMs(now, DAY_MS);
  const [change, session] = await Promise.all([
    db.selectFrom("changes").select("created_at").where("created_at", ">", ahead).limit(1).executeTakeFirst(),
    db
      .selectFrom("sessions")
      .select("created_at")
      .where("created_at", ">", ahead)
      .limit(1)
      .executeTakeFirst(),
  ]);
  const later = change?.created_at ?? session?.created_at;
  return later === undefined
    ? finding("clock", "good", now)
    : finding("clock", "notice", `it is ${now} here, but something was written at ${later}: set the clock`);
};

/** Originals that were stored before they were sealed, or in the middle of that. */
export const checkSeals = async (db: Db): Promise<Finding> => {
  const files = await db
    .selectFrom("files")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("sealed", "=", 0)
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom("received_mails")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("sealed", "=", 0)
    .where("bytes", "is not", null)
    .executeTakeFirstOrThrow();
  const open = toNumber(files.count) + toNumber(mails.count);
  return open === 0
    ? finding("originals", "good", "all are sealed with the key of this installation")
    : finding("originals", "notice", `${String(open)} are not sealed yet: let the server run until they are`);
};

const LONGEST_WAIT_MS = 3_600_000;

/** Imports that wait for long, which they only do where nobody carries them out or each try ended badly. */
export const checkImports = async ({ db, clock }: Services): Promise<Finding> => {
  const { count } = await db
    .selectFrom("statements")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("status", "in", ["received", "reading"])
    .where("updated_at", "<", addMs(clock.now(), -LONGEST_WAIT_MS))
    .executeTakeFirstOrThrow();
  return toNumber(count) === 0
    ? finding("imports", "good", "none waits for long")
    : finding(
        "imports",
        "notice",
        `${String(toNumber(count))} wait for more than an hour: start the server, or passbook work`,
      );
};

/** Behind a proxy that is not named everybody comes from one address, and one person's wrong passwords hold up all. */
export const checkProxy = ({ public_url, trust_proxy }: Config): Finding =>
  trust_proxy === false && public_url?.startsWith("https://") === true
    ? finding(
        "proxy",
        "notice",
        "PUBLIC_URL is https, so something stands in front, but TRUST_PROXY is off: everybody seems to come from one address. Name it (TRUST_PROXY=1 for one proxy)",
      )
    : finding("proxy", "good", trust_proxy === false ? "none is trusted" : `trusted: ${String(trust_proxy)}`);
