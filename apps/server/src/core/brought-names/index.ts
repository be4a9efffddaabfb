/** Brought names: what files carry of their person's own, and what becomes of it. */
export { FILE_BROUGHT_NAMES_ACT } from "./file-names.ts";
export { bringsNames, keepBrought } from "./keep-brought.ts";
export type { NamesToTake } from "./names-to-take.ts";
export {
  checkNamesToTake,
  type CountedName,
  countNames,
  guessForNames,
  withMovements,
} from "./preview-names.ts";
