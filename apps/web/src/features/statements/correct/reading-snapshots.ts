import { useSyncExternalStore } from "react";
import type { Reading } from "./compare-readings.ts";

/** How statements were read before they were read again, for as long as this visit lasts. */
let snapshots: ReadonlyMap<string, Reading> = new Map();
const listeners = new Set<() => void>();

const change = (next: ReadonlyMap<string, Reading>): void => {
  snapshots = next;
  for (const tell of listeners) tell();
};

export const keepReading = (statement_id: string, reading: Reading): void => {
  change(new Map(snapshots).set(statement_id, reading));
};

export const forgetReading = (statement_id: string): void => {
  change(new Map([...snapshots].filter(([id]) => id !== statement_id)));
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** The reading that was kept of a statement, or null. */
export const useKeptReading = (statement_id: string): Reading | null =>
  useSyncExternalStore(subscribe, () => snapshots.get(statement_id) ?? null);
