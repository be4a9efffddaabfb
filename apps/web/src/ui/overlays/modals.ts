import { useSyncExternalStore } from "react";
import { returnFocus } from "../base/return-focus.ts";

/** The dialogs that lie over the page, the last one over the others. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const keep = (next: readonly HTMLDialogElement[]): void => {
  modals = next;
  for (const tell of listeners) tell();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Opens a dialog over everything; the answer closes it and gives the focus back to what had it. */
export const openModal = (dialog: HTMLDialogElement): (() => void) => {
  const before = document.activeElement;
  dialog.showModal();
  keep([...modals, dialog]);
  return () => {
    keep(modals.filter((modal) => modal !== dialog));
    dialog.close();
    returnFocus(before);
  };
};

/** The dialog over everything: what is outside of it can neither be pressed nor is it read out. */
export const useTopModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, () => modals.at(-1) ?? null);
