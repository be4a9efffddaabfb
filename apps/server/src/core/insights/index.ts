/** Insights: what statements say of an account's time and money, for whoever goes on from there. */
export { listStatementFacts } from "./repo.ts";
