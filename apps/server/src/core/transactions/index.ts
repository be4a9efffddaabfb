/** Transactions: what an amount means, reading them for others, and what a person's change does to them. */
export { addFlows, type FlowSums, matchesFlow, NO_FLOWS, toFlow, toFlowSums } from "./flow.ts";
export {
  keepsPart,
  keepsTransaction,
  keepsUndivided,
  type Narrowed,
  narrowTransactions,
  type Narrowing,
} from "./narrow.ts";
export { PART, wholeOf } from "./search/parts.ts";
export { getTransaction, getTransactions, listPage, type Place } from "./repo.ts";
export { getRows, listVendorIds, planChange, summarise } from "./change-transactions.ts";
export { checkTags } from "./check-change.ts";
export { addEdited, isFiledByPerson, readEdited } from "./to-transaction.ts";
export { refuseMistakes } from "./search/read-search.ts";
export { isByHand, printByHand } from "./by-hand.ts";
export { CHANGE_TRANSACTIONS_ACT, chooseTransactions, countChosen } from "./change-many.ts";
export { toFact } from "./to-fact.ts";
