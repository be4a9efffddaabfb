/** Suggestions: what is likely and waits for a person's word. */
export { ACCEPT_SUGGESTIONS_ACT } from "./accept-suggestions.ts";
