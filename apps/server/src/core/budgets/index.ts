/** Budgets: what a person wants to spend, for whoever takes it along. */
export { exportBudgets } from "./export-budgets.ts";
export { listPaces, type Pace } from "./list-paces.ts";
