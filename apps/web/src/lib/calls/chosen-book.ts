import { useSyncExternalStore } from "react";
import type { Book } from "@passbook/contract/members";
import { getSession, onSessionEnd, useSession } from "./session-store.ts";

/** The book of somebody else that this tab shows, for whom; each tab has its own, and another person signed in does not find it. */
type Kept = { readonly person_id: string; readonly book: Book };

const BOOK_KEY = "book";
/** Whose book was closed to this person while they looked at it. */
const CLOSED_KEY = "closed_book";

const read = (): Kept | null => {
  if (typeof sessionStorage === "undefined") return null;
  const text = sessionStorage.getItem(BOOK_KEY);
  // written below
  return text === null ? null : (JSON.parse(text) as Kept);
};

let kept: Kept | null = read();
const listeners = new Set<() => void>();

const write = (next: Kept | null): void => {
  if (next === null) sessionStorage.removeItem(BOOK_KEY);
  else sessionStorage.setItem(BOOK_KEY, JSON.stringify(next));
};

const keep = (next: Kept | null): void => {
  kept = next;
  write(next);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const bookOf = (person_id: string | undefined): Book | null =>
  kept?.person_id === person_id && kept !== null ? kept.book : null;

/** The book of somebody else that is looked at; null for one's own. */
export const getChosenBook = (): Book | null => bookOf(getSession().user?.id);

export const useChosenBook = (): Book | null => {
  const { user } = useSession();
  return useSyncExternalStore(subscribe, () => bookOf(user?.id));
};

/**
 * Shows another book, or one's own. The page is loaded anew: what was fetched, is about to be undone or waits to be sent is of the book before.
 */
export const chooseBook = (book: Book | null): void => {
  const { user } = getSession();
  // until then, what is still shown and sent is of the book before
  write(book === null || book.role === "owner" || user === null ? null : { person_id: user.id, book });
  location.replace("/");
};

/** What is known of the chosen book by now, such as a role that was changed meanwhile. */
export const updateChosenBook = (book: Book): void => {
  if (kept?.book.id === book.id && JSON.stringify(kept.book) !== JSON.stringify(book))
    keep({ ...kept, book });
};

/** Goes back to one's own book, since the chosen one is no longer open; it is said once that is shown. */
export const closeChosenBook = (): void => {
  if (kept === null) return;
  sessionStorage.setItem(CLOSED_KEY, kept.book.owner_name);
  chooseBook(null);
};

/** Whose book was closed, once. */
export const takeClosedBook = (): string | null => {
  const name = sessionStorage.getItem(CLOSED_KEY);
  sessionStorage.removeItem(CLOSED_KEY);
  return name;
};

onSessionEnd(() => {
  if (kept !== null) keep(null);
});
