/** A row as far as its place in the file matters; both count from 1. */
export type PlacedRow = { readonly row: number; readonly line: number | null };

type LineText = (line: number) => string | undefined;

/** No record of the formats read here runs over more lines. */
const LONGEST_RECORD = 60;

const ENDS: Readonly<Record<string, { readonly last: RegExp; readonly beyond: RegExp }>> = {
  ofx: { last: /<\/(?:STMTTRN|INVBUY|INVSELL)>/i, beyond: /<\/BANKTRANLIST>|<STMTTRN>/i },
  qfx: { last: /<\/(?:STMTTRN|INVBUY|INVSELL)>/i, beyond: /<\/BANKTRANLIST>|<STMTTRN>/i },
  qif: { last: /^\^/, beyond: /^!/ },
};

/** The last line of the record that starts at `line`: formats of tags and of marked records go over several lines. */
export const findLastLine = (line: number, format: string | null, textAt: LineText): number => {
  const ends = ENDS[format ?? ""];
  if (ends === undefined) return line;
  for (let at = line; at < line + LONGEST_RECORD; at += 1) {
    const text = textAt(at);
    if (text === undefined) return line;
    if (at > line && ends.beyond.test(text)) return at - 1;
    if (ends.last.test(text)) return at;
  }
  return line;
};

/** The row whose record a line belongs to or follows: the last that starts at or before it. Rows that a person added stand at no line. */
export const findRowAtLine = (rows: readonly PlacedRow[], line: number): PlacedRow | null => {
  let found: PlacedRow | null = null;
  let found_line = 0;
  for (const row of rows) {
    if (row.line === null || row.line > line || row.line < found_line) continue;
    found = row;
    found_line = row.line;
  }
  return found;
};
