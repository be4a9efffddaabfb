import { createHash } from "node:crypto";

const BYTES = 16;

/**
 * What rows of a table hold, whatever their order: how many, and the sum of the first halves of their SHA-256. Engines sort texts
 * differently, so that a hash over a sequence would tell their orders apart, not their rows.
 */
export type TableDigest = { readonly rows: number; readonly sum: string };

export const makeTableDigest = () => {
  const sum = Buffer.alloc(BYTES);
  let rows = 0;
  return {
    add: (line: string): void => {
      rows += 1;
      const hash = createHash("sha256").update(line).digest();
      let carry = 0;
      for (let at = BYTES - 1; at >= 0; at -= 1) {
        const next = sum.readUInt8(at) + hash.readUInt8(at) + carry;
        sum.writeUInt8(next % 256, at);
        carry = next >> 8;
      }
    },
    end: (): TableDigest => ({ rows, sum: sum.toString("hex") }),
  };
};
