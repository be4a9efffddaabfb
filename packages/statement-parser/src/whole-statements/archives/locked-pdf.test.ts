import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseStatement } from "../../index.ts";

const folder = new URL("../../../samples/pdf/locked/", import.meta.url);
const today = "2026-11-20";
const PASSWORD = "Kornblume-1987";

const read = async (name: string, password?: string): Promise<string> => {
  const bytes = Uint8Array.from(readFileSync(new URL(`${name}.pdf`, folder)));
  const parsed = await parseStatement(bytes, password === undefined ? { today } : { today, password });
  return parsed.ok ? parsed.value.statements.map(({ proof }) => proof.verdict).join() : parsed.error.code;
};

describe("locked PDF statements", () => {
  it.each(["rc4-40", "rc4-128", "aes-128", "aes-256"])(
    "U2: a wrong password opens nothing, and %s opens with its own",
    async (name) => {
      expect(await read(name)).toBe("needs_password");
      expect(await read(name, "cornflower")).toBe("wrong_password");
      expect(await read(name, PASSWORD)).toBe("proved");
    },
  );

  it.each(["owner-only-rc4", "owner-only-aes-256"])("opens %s without asking", async (name) => {
    expect(await read(name)).toBe("proved");
  });
});
