/** Movements: which transactions belong together, found again after whatever changed them. */
export { listDue } from "./list-due.ts";
export { countUnusual } from "./list-unusual.ts";
export { findMovements, MOVEMENT_WORK } from "./movement-work.ts";
export { listAskedIds, listQuestions } from "./list-transfers.ts";
