import { isPendingNote } from "../../labels/meaning-words.ts";
import type { PageRecord } from "./collect-records.ts";
import type { ScannedLine } from "./tokens.ts";

const IN_BRACKETS = /[([]([^()[\]]{4,40})[)\]]/g;

/** A cell of its own, or a note in brackets, says that the row is not booked yet. */
const isAnnounced = (record: PageRecord, lines: readonly ScannedLine[]): boolean =>
  record.lines.some((index) => {
    const line = lines[index]?.line;
    return (
      line !== undefined &&
      (line.cells.some((cell) => isPendingNote(cell.text)) ||
        [...line.text.matchAll(IN_BRACKETS)].some(([, note = ""]) => isPendingNote(note)))
    );
  });

/** The rows, those marked that call themselves announced; where all do, the word is part of their text. */
export const markPending = (records: readonly PageRecord[], lines: readonly ScannedLine[]): PageRecord[] => {
  const said = records.map((record) => !record.pending && isAnnounced(record, lines));
  const booked = records.filter((record, at) => !record.pending && said[at] !== true).length;
  if (booked * 2 < said.filter(Boolean).length) return [...records];
  return records.map((record, at) => (said[at] === true ? { ...record, pending: true } : record));
};
