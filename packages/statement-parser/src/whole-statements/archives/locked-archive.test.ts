import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseStatement, readPieces } from "../../index.ts";

const folder = new URL("../../../samples/locked-archives/", import.meta.url);
const today = "2026-11-20";
const PASSWORD = "Kornblume-1987";
const NAMES = [
  "cipher.zip",
  "cipher-sizes-follow.zip",
  "aes-128-stored.zip",
  "aes-128-sizes-follow.zip",
  "aes-256.zip",
];

const load = (name: string): Uint8Array => Uint8Array.from(readFileSync(new URL(name, folder)));

const read = async (bytes: Uint8Array, password?: string): Promise<string> => {
  const parsed = await parseStatement(bytes, password === undefined ? { today } : { today, password });
  return parsed.ok ? parsed.value.statements.map(({ proof }) => proof.verdict).join() : parsed.error.code;
};

describe("locked archives", () => {
  it.each(NAMES)("opens %s with its password alone", async (name) => {
    expect(await read(load(name))).toBe("needs_password");
    expect(await read(load(name), "cornflower")).toBe("wrong_password");
    expect(await read(load(name), PASSWORD)).toBe("proved");
  });

  it("shows the lines of the original with the password alone", async () => {
    const wanted = { kind: "lines", after: 1, limit: 1 } as const;
    const refused = await readPieces(load("aes-256.zip"), wanted);
    expect(refused.ok ? "shown" : refused.error.code).toBe("needs_password");
    const shown = await readPieces(load("aes-256.zip"), { ...wanted, password: PASSWORD });
    expect(shown.ok && shown.value.pieces).toEqual([{ line: 2, text: "2026-05-04,Baker,-10.00,90.00" }]);
  });

  it.each(["cipher.zip", "cipher-sizes-follow.zip"])(
    "never takes a wrong password of %s for the right one, which a single byte would let pass",
    async (name) => {
      const tries = Array.from({ length: 600 }, (_, index) => read(load(name), `wrong ${String(index)}`));
      expect(new Set(await Promise.all(tries))).toEqual(new Set(["wrong_password"]));
    },
  );

  it.each(NAMES)("ends with a reading or a reason for every damaged byte of %s", async (name) => {
    const whole = load(name);
    for (let at = 0; at < whole.length; at += 1) {
      const bytes = Uint8Array.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 0x41;
      expect(await read(bytes, PASSWORD)).toMatch(
        /^(proved|wrong_password|unreadable|too_large|empty|not_a_statement)$/,
      );
    }
  });
});
