export { applyRules, matchesRule } from "./categories/apply-rules.ts";
export { proposeRules } from "./categories/propose-rules.ts";
export type { Correction, ProposedRule } from "./categories/propose-rules.ts";
export type { RuleOutcome, SetByRule } from "./categories/apply-rules.ts";
export {
  type AskedBefore,
  type AskedRow,
  chooseToAsk,
  countToAsk,
  FIRST_ANSWERS,
  LARGE_FROM,
  type ToldRow,
} from "./categories/asking/ask-again.ts";
export { findMeaning } from "./categories/learning/labels.ts";
export { createClassifier } from "./categories/learning/classifier.ts";
export type {
  Classifier,
  ClassifierOptions,
  ClassifierRow,
  OwnLabel,
  Prediction,
  PredictionWhy,
} from "./categories/learning/prediction.ts";
export { APPLY_FROM, LIKELY_FROM, SUGGEST_FROM } from "./categories/learning/thresholds.ts";
export type { Action, Condition, Rule, RulePart, RuleRow, TextField } from "./categories/rules.ts";
export { findStarterSubCategory, STARTER_CATEGORIES } from "./starter.ts";
export { suggestOnDayZero } from "./categories/day-zero.ts";
export type { DayZeroRow, DayZeroSuggestion, DayZeroWhy } from "./categories/day-zero.ts";
export { findInterval, judgeLateness } from "./recurring/intervals.ts";
export { listFindings, openFindings, updateFindings } from "./findings.ts";
export { findRow } from "./rows/row-index.ts";
export { type CutNames, openCutNames } from "./merchants/cut-names.ts";
export { nameMerchant } from "./merchants/name-merchant.ts";
export { readVendor } from "./merchants/read-vendor.ts";
export { foldWords } from "./text/fold.ts";
export { saysInterest } from "./words/says-interest.ts";
export type {
  ChartColour,
  StarterCategory,
  StarterCategoryId,
  StarterFlags,
  StarterSubCategory,
  StarterSubCategoryId,
} from "./starter.ts";
export type { VendorName } from "./enrichment.ts";
export type {
  FindRate,
  OwnAccount,
  FindingAnswers,
  FinderContext,
  RowEdit,
  Finder,
  FinderRow,
  Findings,
  PriceChange,
  Refund,
  RefundAnswers,
  Series,
  SeriesAnswer,
  SeriesInterval,
  SingleTransfer,
  TransferAnswers,
  TransferFindings,
  TransferPair,
  TransferReason,
  Unusual,
} from "./finding-types.ts";
export type { OpenFindings } from "./assemble-findings.ts";
export type {
  AheadDay,
  AheadInput,
  AheadSeries,
  BudgetPace,
  DayFlow,
  KnownAccount,
  KnownFlow,
} from "./ahead/forecast-types.ts";
export { type FoundSeries, joinSides } from "./ahead/join-sides.ts";
export { listSlots, numberSlot } from "./ahead/list-slots.ts";
export { seedNumbers } from "./ahead/random-numbers.ts";
export {
  addAccounts,
  addParts,
  type CoursePart,
  findChanceBelow,
  findLowest,
  listAheadDays,
  listPastDays,
  type Sums,
} from "./ahead/read-courses.ts";
export { type Courses, simulate } from "./ahead/simulate.ts";
