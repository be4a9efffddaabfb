/** What is typed before that has come which it is for: its text, and Enter as the end of a line. */
let typed = "";
/** Until when something is waited for that no dialog shows; it may never come. */
let waits_until = -Infinity;

const MOST_MS = 5000;

/** From here on what is typed is for what was asked for. */
export const beginTyped = (): void => {
  typed = "";
};

/** The same, for the search of a screen that is still to come. */
export const beginTypedSearch = (now: number): void => {
  beginTyped();
  waits_until = now + MOST_MS;
};

export const isSearchAwaited = (now: number): boolean => now < waits_until;

export const endTypedSearch = (): void => {
  beginTyped();
  waits_until = -Infinity;
};

export const addTyped = (key: string): void => {
  if (key.length === 1) typed += key;
  else if (key === "Enter") typed += "\n";
};

/** Hands over, once, what was typed: a text, ended by a line where Enter was pressed. */
export const takeTyped = (): string => {
  const taken = typed;
  endTypedSearch();
  return taken;
};

/** The text alone, for a box in which Enter does what is better seen before it is done. */
export const takeTypedText = (): string => takeTyped().split("\n", 1).join("");
