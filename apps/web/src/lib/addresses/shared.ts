/** How the server says in the address what became of what a phone shared with the app. */
const SHARED = "shared";
export type Shared = "waiting" | "not_taken";

export const readShared = (search: URLSearchParams): Shared | null => {
  const value = search.get(SHARED);
  return value === "waiting" || value === "not_taken" ? value : null;
};

/** Whether somebody who is asked to log in was led here by what they shared. */
export const wasShared = (state: unknown): boolean =>
  typeof state === "object" &&
  state !== null &&
  "from" in state &&
  typeof state.from === "string" &&
  state.from.endsWith(`?${SHARED}=waiting`);
