/** The search of transactions: text → tree ({@link parseSearch}), and what helps while one is written. */
export { parseSearch, type Search, MOST_TERMS, toKeptSearch } from "./parse-search.ts";
export { findOperator } from "./operator-words.ts";
export { readDigits } from "./read-amount.ts";
export { readPeriod } from "./read-period.ts";
export type { Mistake } from "./reading.ts";
export { type Calendar, type Days, type Period, resolvePeriod } from "./periods.ts";
export { hasMovingDays, matchesSearch, type SearchedCategory, type SearchedRow } from "./matches-search.ts";
export {
  listTerms,
  type Comparison,
  type Possession,
  type SearchTree,
  type State,
  type Term,
  type TextField,
} from "./tree.ts";
export { renameInSearch, type Renamed } from "./rename-in-search.ts";
export { completeSearch, type Vocabulary } from "./complete-search.ts";
export { type KnownNames, listHints } from "./list-hints.ts";
