import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import type { Reader } from "../../src/reader/index.ts";

type Read = Awaited<ReturnType<Reader["parse"]>>;

/**
 * Reads the same bytes with the same hints once: the files of the sample household take seconds, and many tests load it. What was refused is
 * read again, since a child may have ended.
 */
export const readOnce = (reader: Reader): Reader => {
  const known = new Map<string, Read>();
  return {
    ...reader,
    parse: async (bytes, hints, scan) => {
      const key = createHash("sha256")
        .update(serialize([hints, scan]))
        .update(bytes)
        .digest("base64");
      const before = known.get(key);
      // Each has its own, as from a child.
      if (before !== undefined) return structuredClone(before);
      const read = await reader.parse(bytes, hints, scan);
      if (read.ok) known.set(key, structuredClone(read));
      return read;
    },
  };
};
