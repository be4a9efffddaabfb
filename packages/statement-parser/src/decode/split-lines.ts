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
