/** Findings: which transactions belong together and which are unusual, found again after whatever changed them. */
export { listDue } from "./series/list-due.ts";
export { countUnusual } from "./unusual/list-unusual.ts";
export { deriveFindings, FINDING_WORK } from "./find/finding-work.ts";
export { listAskedIds, listQuestions } from "./transfers/list-transfers.ts";
