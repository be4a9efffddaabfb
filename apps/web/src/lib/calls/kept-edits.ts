import type { Wire } from "@passbook/contract/client";
import type { Endpoint } from "@passbook/contract/endpoint";
import { needOf } from "@passbook/contract/scopes";
import { getChosenBook } from "./chosen-book.ts";
import { newKey } from "./new-key.ts";
import { getSession } from "./session-store.ts";

/** An edit that waits for a server that does not answer, for as long as nobody knows what became of it. */
export type KeptEdit = {
  /** Whose it is, and in which book of somebody else, if any. */
  readonly person_id: string;
  readonly book_id: string | null;
  /** The page that it was made on, which sends it while it stands. */
  readonly page_id: string;
  readonly wire: Wire;
};
export type Kept = { readonly name: string; readonly edit: KeptEdit };

const PREFIX = "edit:";
const page_id = newKey();
let count = 0;
let isHeld = false;

const nothing = (): void => undefined;

/** Held for as long as the page stands, so that another knows when what it kept is nobody's; browsers have locks over TLS alone. */
const holdPage = (): void => {
  if (isHeld || !("locks" in navigator)) return;
  isHeld = true;
  void navigator.locks.request(page_id, () => new Promise<never>(nothing));
};

/** Runs `act` once the page of that id is gone; at once where the browser cannot tell. */
export const whenPageGone = async (gone_id: string, act: () => Promise<void>): Promise<void> => {
  await ("locks" in navigator ? navigator.locks.request(gone_id, act) : act());
};

/** What changes the book may be kept; what a person says of themselves, or lets in from where, holds secrets, which are not. */
export const mayKeep = (endpoint: Endpoint): boolean => needOf(endpoint) === "write";

/** Keeps an edit where a page that is loaded anew finds it, until the answered function is called. */
export const keepEdit = (wire: Wire): (() => void) => {
  const { user } = getSession();
  if (user === null) return nothing;
  const edit: KeptEdit = { person_id: user.id, book_id: getChosenBook()?.id ?? null, page_id, wire };
  count += 1;
  const name = `${PREFIX}${String(Date.now())}:${String(count).padStart(6, "0")}:${page_id}`;
  holdPage();
  try {
    localStorage.setItem(name, JSON.stringify(edit));
  } catch {
    // full: it waits as long as the page stands
    return nothing;
  }
  return () => {
    localStorage.removeItem(name);
  };
};

/** What pages that are gone, or stand elsewhere, kept for this person in this book, in the order it was made. */
export const readKept = (): readonly Kept[] => {
  const person_id = getSession().user?.id;
  const book_id = getChosenBook()?.id ?? null;
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .toSorted()
    .flatMap((name) => {
      const text = localStorage.getItem(name);
      // written above
      return text === null ? [] : [{ name, edit: JSON.parse(text) as KeptEdit }];
    })
    .filter(
      ({ edit }) => edit.page_id !== page_id && edit.person_id === person_id && edit.book_id === book_id,
    );
};

/** Takes a kept edit, so that nobody else sends it; false where somebody has. */
export const takeKept = ({ name }: Kept): boolean => {
  const isThere = localStorage.getItem(name) !== null;
  localStorage.removeItem(name);
  return isThere;
};
