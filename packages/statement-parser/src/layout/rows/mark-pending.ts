import { isPendingNote } from "../../labels/pending-notes.ts";
import type { PageRecord } from "./collect-records.ts";
import type { Line } from "../lines/lines.ts";
import type { ScannedLine } from "../lines/tokens.ts";

const IN_BRACKETS = /[([]([^()[\]]{4,40})[)\]]/g;
/** What stands before the words of a row, apart by a sign: `PENDING - Kiosk`. */
const BEFORE_SIGN = /^(\p{L}[^|:\u2013\u2014-]{3,40}?)\s*[|:\u2013\u2014-]\s/u;

const listNotes = ({ cells, text }: Line): string[] => [
  ...cells.flatMap((cell) => [cell.text, BEFORE_SIGN.exec(cell.text)?.[1] ?? ""]),
  ...[...text.matchAll(IN_BRACKETS)].map(([, note = ""]) => note),
];

/** A cell of its own, a note in brackets or one before the words says that the row is not booked yet. */
const isAnnounced = (record: PageRecord, lines: readonly ScannedLine[]): boolean =>
  record.lines.some((index) => {
    const line = lines[index]?.line;
    return line !== undefined && listNotes(line).some(isPendingNote);
  });

/** The rows, those marked that call themselves announced; where all do, the word is part of their text. */
export const markPending = (records: readonly PageRecord[], lines: readonly ScannedLine[]): PageRecord[] => {
  const said = records.map((record) => !record.pending && isAnnounced(record, lines));
  const booked = records.filter((record, at) => !record.pending && said[at] !== true).length;
  if (booked * 2 < said.filter(Boolean).length) return [...records];
  return records.map((record, at) => (said[at] === true ? { ...record, pending: true } : record));
};
