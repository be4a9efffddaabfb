import { describe, expect, test } from "vitest";
import { findLastLine, findRowAtLine } from "./row-lines.ts";

const linesOf = (text: string) => {
  const lines = text.split("\n");
  return (line: number) => lines[line - 1];
};

describe("rows and lines of a file", () => {
  test("a row of a table is one line", () => {
    expect(findLastLine(3, "csv", linesOf("a\nb\nc\nd"))).toBe(3);
  });

  test("a record of tags runs to its closing tag, or to the next one where tags stay open", () => {
    const closed = "<STMTTRN>\n<TRNAMT>-1\n</STMTTRN>\n<STMTTRN>";
    expect(findLastLine(1, "ofx", linesOf(closed))).toBe(3);
    const open = "<STMTTRN>\n<TRNAMT>-1\n<STMTTRN>\n<TRNAMT>2";
    expect(findLastLine(1, "qfx", linesOf(open))).toBe(2);
    expect(findLastLine(1, "ofx", linesOf("<STMTTRN><TRNAMT>-1</STMTTRN>\n<STMTTRN>"))).toBe(1);
  });

  test("a marked record runs to its caret", () => {
    expect(findLastLine(2, "qif", linesOf("!Type:Bank\nD1/2/2026\nT-5\n^\nD1/3/2026"))).toBe(4);
  });

  test("a line belongs to the last row that starts at or before it", () => {
    const rows = [4, 7, 12].map((line, index) => ({ row: index + 1, line }));
    expect(findRowAtLine(rows, 3)).toBeNull();
    expect(findRowAtLine(rows, 4)?.row).toBe(1);
    expect(findRowAtLine(rows, 11)?.row).toBe(2);
    expect(findRowAtLine(rows, 99)?.row).toBe(3);
    expect(findRowAtLine([{ row: 1, line: null }], 3)).toBeNull();
  });
});
