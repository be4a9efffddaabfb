import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  cutShort,
  makeEmptyPages,
  makeEndlessPageTree,
  makeInflatingPage,
  makePictureOfText,
} from "../../../testing/hostile-pdfs.ts";
import { parseStatement } from "../../index.ts";

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  const parsed = await parseStatement(bytes, { today: "2026-11-20" });
  return parsed.ok ? "read" : parsed.error.code;
};

describe("hostile PDF files", () => {
  it("says of a scanned page that it has no text", async () => {
    expect(await refusalOf(makePictureOfText())).toBe("no_text_layer");
  });

  it("refuses a page tree without end", async () => {
    expect(await refusalOf(makeEndlessPageTree())).toBe("unreadable");
  });

  it("refuses ten thousand pages before it reads them", async () => {
    expect(await refusalOf(makeEmptyPages())).toBe("too_large");
  });

  it("finds nothing in drawing commands that inflate to blanks", async () => {
    expect(await refusalOf(makeInflatingPage(2))).toBe("no_text_layer");
  });

  it("does not say of pages without a picture that they are one", async () => {
    const parsed = await parseStatement(makeInflatingPage(2), { today: "2026-11-20" });
    expect(parsed).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("or drawn so that") },
    });
  });

  it.each([0.02, 0.3, 0.6])("refuses a file cut at %s of its length", async (share) => {
    const whole = readFileSync(new URL("../../../samples/pdf/locked/owner-only-rc4.pdf", import.meta.url));
    expect(["unreadable", "no_text_layer", "not_a_statement"]).toContain(
      await refusalOf(cutShort(Uint8Array.from(whole), share)),
    );
  });
});
