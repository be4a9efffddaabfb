import { useSyncExternalStore } from "react";
import type { Book } from "@passbook/contract/members";
import { chooseBook } from "../calls/chosen-book.ts";
import { listUnderWay, onUploads } from "./upload-queue.ts";

/** A book that is chosen, as soon as the files that are on their way to the one before are there; `book` null for one's own. */
export type Leaving = { readonly book: Book | null; readonly keys: readonly string[] };

let leaving: Leaving | null = null;
const listeners = new Set<() => void>();

const set = (next: Leaving | null): void => {
  leaving = next;
  for (const listener of listeners) listener();
};

/** Shows another book, or one's own. Files on their way would be cut off by it: they arrive first, unless that is said otherwise. */
export const changeBook = (book: Book | null): void => {
  const keys = listUnderWay();
  if (keys.length === 0) chooseBook(book);
  else set({ book, keys });
};

/** Stays in the book. */
export const stay = (): void => {
  set(null);
};

/** Changes the book at once, whatever is on its way. */
export const leaveNow = (): void => {
  if (leaving !== null) chooseBook(leaving.book);
};

onUploads((uploads) => {
  if (leaving === null) return;
  const { book, keys } = leaving;
  if (uploads.filter(({ key }) => keys.includes(key)).every(({ state }) => state === "arrived"))
    chooseBook(book);
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useLeaving = (): Leaving | null => useSyncExternalStore(subscribe, () => leaving);
