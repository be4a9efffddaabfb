/** Searches that are kept: listing them, for whoever takes them along. */
export { listSavedSearches } from "./repo.ts";
export { mentionsIn } from "./kept-addresses.ts";
