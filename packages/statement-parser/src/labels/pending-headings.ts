import { readSectionWords } from "./fact-words.ts";
import { isPendingNote } from "./pending-notes.ts";

/** Whether a heading says that the rows under it are announced: `Pending`, `Operaciones en tránsito`. */
export const isPendingHeading = (text: string): boolean =>
  isPendingNote(text) || readSectionWords(text) === "pending";
