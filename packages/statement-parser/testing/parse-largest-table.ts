import { parseBytes } from "../src/parse-bytes.ts";

/** Parses a table of as many rows and cells as are allowed; run by a test in a process with a small heap. */
const rows = 119_000;
const bytes = new TextEncoder().encode(
  `Date,Text,Amount,Balance,A,B,C,D,E,F\n${"2024-01-02,Shop in the street,-10.00,100.00,a1,b2,c3,d4,e5,f6\n".repeat(rows)}`,
);
const parsed = parseBytes(bytes, { today: "2026-11-20" });
console.log(parsed.ok ? parsed.value.statements[0]?.transactions.length : parsed.error.code);
