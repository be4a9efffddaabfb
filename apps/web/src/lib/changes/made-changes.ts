import { getChosenBook } from "../calls/chosen-book.ts";
import { getSession, onSessionEnd } from "../calls/session-store.ts";

/** A change of this tab, and by whom in which book it was made. */
type Made = { readonly id: string; readonly place: string };

const KEY = "made-changes";
/** As far back as a hand goes. */
const MOST_KEPT = 50;

const read = (): readonly Made[] => {
  if (typeof sessionStorage === "undefined") return [];
  // written below
  return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as readonly Made[];
};

/** Oldest first; kept over a reload of this tab. */
let made = read();

const keep = (next: readonly Made[]): void => {
  made = next.slice(-MOST_KEPT);
  if (typeof sessionStorage === "undefined") return;
  if (made.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(made));
};

const findPlace = (): string => `${getSession().user?.id ?? ""} ${getChosenBook()?.id ?? ""}`;

export const addMade = (id: string): void => {
  keep([...made, { id, place: findPlace() }]);
};

export const dropMade = (id: string): void => {
  keep(made.filter((each) => each.id !== id));
};

/** The last change made in this tab in the book that is shown, which is not taken back yet. */
export const findNewestMade = (): string | undefined => {
  const here = findPlace();
  return made.findLast(({ place }) => place === here)?.id;
};

onSessionEnd(() => {
  keep([]);
});
