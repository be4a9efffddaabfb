import { useSyncExternalStore } from "react";

let is_open = false;
const listeners = new Set<() => void>();

const change = (next: boolean): void => {
  is_open = next;
  for (const listener of listeners) listener();
};

/** Shows the box in which a transaction is written down, on whatever screen. */
export const openQuickAdd = (): void => {
  change(true);
};

export const closeQuickAdd = (): void => {
  change(false);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useQuickAddOpen = (): boolean => useSyncExternalStore(subscribe, () => is_open);
