/** The lines of a text, whatever ends them (LF, CRLF or CR), without their ends. */
export const splitLines = (text: string): string[] => text.split(/\r\n|\n|\r/);
