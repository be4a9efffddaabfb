/** Transactions: what an amount means, and reading them page by page for others. */
export { addFlows, type FlowKind, type FlowSums, NO_FLOWS, toFlowKinds, toFlowSums } from "./flow.ts";
export { narrowTransactions } from "./narrow.ts";
export { getTransaction, listPage, listTransactionsOf, type Place } from "./repo.ts";
export { readEdited } from "./to-transaction.ts";
