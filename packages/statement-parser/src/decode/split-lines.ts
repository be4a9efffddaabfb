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

/** Visits the same lines with their numbers (from 1), one after another: a list of all would cost a large file as much as its rows. */
export const visitLines = (text: string, visit: (line: string, number: number) => void): void => {
  let feed = text.indexOf("\n");
  let carriage = text.indexOf("\r");
  for (let from = 0, number = 1; from <= text.length; number += 1) {
    if (feed >= 0 && feed < from) feed = text.indexOf("\n", from);
    if (carriage >= 0 && carriage < from) carriage = text.indexOf("\r", from);
    const byFeed = feed < 0 ? text.length : feed;
    const end = carriage >= 0 && carriage < byFeed ? carriage : byFeed;
    visit(text.slice(from, end), number);
    from = end === carriage && feed === end + 1 ? end + 2 : end + 1;
  }
};
