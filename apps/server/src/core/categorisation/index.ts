/** Categorisation: how rows are filed, by rules, answers and what anyone knows; what a person answers is learned. */
export {
  type ArrivingRow,
  type FiledPart,
  type FiledRow,
  fileRow,
  type Filing,
  loadFiling,
  readRuleIds,
  toOriginal,
  toParts,
  toRuledCategory,
  toRuleIds,
  toSplits,
  toThousandths,
} from "./file-rows.ts";
export { CHOSEN, fileTaught, type TaughtRow } from "./file-taught.ts";
export { dropForgotten } from "./drop-forgotten.ts";
export { loadClassifier, loadOwnClassifier } from "./load-classifier.ts";
export { getReservedId, loadStarterIds } from "./load-taught.ts";
export {
  holdsFor,
  listRuleRows,
  type PreparedRule,
  prepareRules,
  ruleOn,
  toConditions,
} from "./prepare-rules.ts";
export { fileAnew, FILED_BY_RULE, NOT_TRANSFER } from "./not-transfer.ts";
export { loadTellingAccounts, READ_COLUMNS, readKeptRow, readKeptRows, toClassifierRow } from "./read-row.ts";
export { ANSWERED_COLUMNS, type AnsweredRow, isChosen, recordAnswers, recordEach } from "./record-answers.ts";
export { openReplay, type Replay } from "./replay-answers.ts";
export { readActions, readConditions } from "./read-rule.ts";
export type { RowFacts, RuledRow } from "./search-rules.ts";
export { suggestForVendors, suggestFrom } from "./refresh-suggestions.ts";
export { SUGGESTION_WORK } from "./suggestion-work.ts";
