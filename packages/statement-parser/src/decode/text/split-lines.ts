const LINE_END = /\r\n|\n|\r/;

/** The lines of a text, whatever ends them (LF, CRLF or CR), without their ends. */
export const splitLines = (text: string): string[] => {
  if (!text.includes("\r")) return text.split("\n");
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const at = line.indexOf("\r");
    if (at < 0) continue;
    if (at < line.length - 1 || index === lines.length - 1) return text.split(LINE_END);
    lines[index] = line.slice(0, -1);
  }
  return lines;
};

const RETURN = 13;
const PIECE_LENGTH = 65_536;

/** The same lines, some thousands at a time: a list of all of them weighs as much as the rows of a large file. */
export const listLinePieces = function* (text: string): Generator<string[]> {
  for (let from = 0; from <= text.length;) {
    const feed = text.indexOf("\n", from + PIECE_LENGTH);
    const end = feed < 0 ? text.length : feed;
    const hasReturn = feed >= 0 && text.charCodeAt(feed - 1) === RETURN;
    yield splitLines(text.slice(from, hasReturn ? end - 1 : end));
    from = end + 1;
  }
};
