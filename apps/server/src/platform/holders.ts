import { holdFile } from "@passbook/db/hold-file";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Clock } from "./clock.ts";

/** Who holds the leases of a process, and of the processes it starts for jobs. */
export type Holder = {
  /** What its leases begin with; empty where nothing tells others that it has ended. */
  readonly name: string;
  /** The names of processes on the same data that have ended without a word. */
  readonly listDead: () => readonly string[];
  /** To be called when what a dead one held has been given back. */
  readonly forget: (name: string) => void;
  readonly end: () => void;
};

/** What carries out the work of another process, or has no files in common with others. */
export const heldBy = (name: string): Holder => ({
  name,
  listDead: () => [],
  forget: () => undefined,
  end: () => undefined,
});

/** The name of a process that a holder starts for jobs; empty where the holder has none. */
export const toJobHolder = (holder: string, pid: number): string =>
  holder === "" ? "" : `${holder}/${String(pid)}`;

const OWNER_ONLY = 0o700;
const MOST_TRIES = 5;

/**
 * Between its making and its holding another process may take a file for one of the dead, and remove it. Null where none can be made: on a full
 * disk a process starts without, and its leases run out in their time.
 */
const holdNew = (folder: string, clock: Pick<Clock, "newId">) => {
  try {
    return tryToHold(folder, clock);
  } catch {
    return null;
  }
};

const tryToHold = (folder: string, clock: Pick<Clock, "newId">) => {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const name = clock.newId();
    const file = path.join(folder, name);
    const letGo = holdFile(file);
    if (letGo !== null && existsSync(file)) return { name, letGo };
    letGo?.();
  }
  return null;
};

/** Makes a process a holder among those on the same data: each holds a file of its own, which the system lets go when it ends. */
export const becomeHolder = (data_dir: string, clock: Pick<Clock, "newId">): Holder => {
  const folder = path.join(data_dir, "processes");
  const held = holdNew(folder, clock);
  if (held === null) return heldBy("");
  const { name, letGo } = held;
  const forget = (other: string): void => rmSync(path.join(folder, other), { force: true });
  return {
    name,
    listDead: () =>
      readdirSync(folder).filter((other) => {
        if (other === name) return false;
        const letGoOther = holdFile(path.join(folder, other));
        letGoOther?.();
        return letGoOther !== null;
      }),
    forget,
    end: () => {
      letGo();
      forget(name);
    },
  };
};

/** A new owner of a lease: no other claim has the same, and whose process it is stands before it. */
export const toOwner = ({
  holder,
  clock,
}: {
  readonly holder: Pick<Holder, "name">;
  readonly clock: Pick<Clock, "newId">;
}): string => `${holder.name}/${clock.newId()}`;

/** What the owners of all leases of a holder, and of what it started for jobs, look like. */
export const ownersOf = (name: string): string => `${name}/%`;
