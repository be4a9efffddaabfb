/** Explorations that a person keeps, for whoever takes them along. */
export { listExplorations } from "./kept/repo.ts";
