/** Budgets: what a person wants to spend, for whoever goes on from it or takes it along. */
export { exportBudgets } from "./export-budgets.ts";
export { listBudgets } from "./list-budgets.ts";
export { listPaces, type Pace } from "./list-paces.ts";
