/** Findings: which transactions belong together and which are unusual, found again after whatever changed them. */
export { countDue, listDue } from "./series/list-due.ts";
export { listSeries, PER_YEAR } from "./series/list-series.ts";
export { countUnusual, listUnusual } from "./unusual/list-unusual.ts";
export { deriveFindings, FINDING_WORK } from "./find/finding-work.ts";
export { toStableId } from "./find/stable-id.ts";
export { DECIDE_REFUNDS_ACT } from "./refunds/decide-refunds.ts";
export { DECIDE_TRANSFERS_ACT } from "./transfers/decide-transfers.ts";
export { listAskedIds, listQuestions } from "./transfers/list-transfers.ts";
