import { useSyncExternalStore } from "react";
import type { findBrandLogo } from "./brand-logos.ts";

let find: typeof findBrandLogo | null = null;
let asked = false;
const listeners = new Set<() => void>();

const load = async (): Promise<void> => {
  try {
    ({ findBrandLogo: find } = await import("./brand-logos.ts"));
    for (const tell of listeners) tell();
  } catch {
    // initials do as well; the next page load tries again
  }
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void load();
  }
  return () => {
    listeners.delete(listener);
  };
};

/** The address of the logo that goes by this name; null where none is known, and until the names have arrived. */
export const useBrandLogo = (name: string | null): string | null =>
  useSyncExternalStore(subscribe, () => (name === null ? null : (find?.(name) ?? null)));
