import type { ScannedLine } from "./tokens.ts";

/** Keeps what was read of a list of lines: every way to take its rows asks the same list again. */
export const rememberLines = <Read>(
  read: (lines: readonly ScannedLine[]) => Read,
): ((lines: readonly ScannedLine[]) => Read) => {
  const known = new WeakMap<readonly ScannedLine[], { read: Read }>();
  return (lines) => {
    const before = known.get(lines);
    if (before !== undefined) return before.read;
    const after = { read: read(lines) };
    known.set(lines, after);
    return after.read;
  };
};
