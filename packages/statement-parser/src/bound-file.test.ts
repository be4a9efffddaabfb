import { describe, expect, it } from "vitest";
import { GROWING_FILES } from "../testing/growth/growing-files.ts";
import { FILE_LIMITS } from "./bound-file.ts";
import { parseStatement } from "./parse-statement.ts";

const parse = (text: string) => parseStatement(new TextEncoder().encode(text), { today: "2026-11-20" });

const writeQif = (description: string): string =>
  `!Type:Bank\nD02/01/2024\nT-1.00\nPBakery\n^\nD13/01/2024\nT-2.00\nPCafe\nM${description}\n^\n`;

describe("what a file may hold", () => {
  it("keeps 2,000 letters of a description and says of which row the rest was left out", async () => {
    const parsed = await parse(writeQif(`${"x".repeat(1999)}😀${"y".repeat(600_000)}`));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const rows = parsed.value.statements[0]?.transactions ?? [];
    expect(rows.map(({ description }) => description.length)).toEqual([6, expect.any(Number)]);
    expect(rows[1]?.description.length).toBeLessThanOrEqual(FILE_LIMITS.description);
    expect(rows[1]?.description).not.toMatch(/[\uD800-\uDBFF]$/);
    expect(parsed.value.problems).toMatchObject([{ code: "text_cut", place: { line: 6 } }]);
  });

  it("leaves a long text as banks print it alone", async () => {
    const text = "SEPA-LASTSCHRIFT ".repeat(58).trim();
    const parsed = await parse(writeQif(text));
    expect(parsed.ok && parsed.value.problems).toEqual([]);
    expect(parsed.ok && parsed.value.statements[0]?.transactions[1]?.description).toContain(text);
  });

  it("refuses more statements than any file has (too_many_statements)", async () => {
    const growing = GROWING_FILES.filter(
      ({ format, dimension }) => dimension === "accounts" && ["camt", "mt940", "csv"].includes(format),
    );
    for (const { make } of growing) {
      const parsed = await parse(make(FILE_LIMITS.statements + 1));
      expect(parsed).toMatchObject({
        ok: false,
        error: { code: "too_many_statements", message: expect.stringContaining("Download a shorter period") },
      });
    }
  });

  it.each(["mt940", "qif", "ofx", "camt", "csv"])(
    "refuses more rows of %s than any file has, with a sentence, and reads as many (too_many_rows, too_large)",
    async (format) => {
      const growing = GROWING_FILES.find((file) => file.format === format && file.dimension === "rows");
      // A table has a head, too.
      const most = FILE_LIMITS.rows - 2;
      const read = await parse(growing?.make(most) ?? "");
      expect(read.ok && read.value.statements[0]?.transactions).toHaveLength(most);
      expect(await parse(growing?.make(FILE_LIMITS.rows + 1) ?? "")).toMatchObject({
        ok: false,
        error: {
          code: expect.stringMatching(/^too_(?:many_rows|large)$/),
          message: expect.stringContaining("ownload a shorter period"),
        },
      });
    },
    120_000,
  );

  it("leaves no row of a long file of columns out in silence", async () => {
    const rows = "2024-01-02  SHOP BERLIN      -1.00\n\n".repeat(FILE_LIMITS.rows / 2 + 1);
    expect((await parse(`Date        Text             Amount\n${rows}`)).ok).toBe(false);
  });

  it("lists the first problems of a file and counts the others", async () => {
    const parsed = await parse(
      `!Type:Bank\n${"D02/01/2024\nTmuch\nPBakery\n^\n".repeat(2000)}D02/01/2024\nT-1.00\n^\n`,
    );
    const problems = parsed.ok ? parsed.value.problems : [];
    expect(problems).toHaveLength(FILE_LIMITS.problems + 1);
    expect(problems.at(-1)?.message).toContain("1,500 more");
  });

  it("leaves amounts out that cannot be counted exactly, in every format", async () => {
    for (const { format, make } of GROWING_FILES.filter(({ dimension }) => dimension === "rows")) {
      // The first row is of ten cents.
      const text = make(3)
        .replaceAll(/\b0([.,])10\b/g, "99999999999999999999$110")
        .replace(",10,Z", ",99999999999999999999,Z");
      const parsed = await parse(text);
      const amounts = parsed.ok
        ? parsed.value.statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))
        : [];
      expect({ format, unsafe: amounts.filter((amount) => !Number.isSafeInteger(amount)) }).toEqual({
        format,
        unsafe: [],
      });
    }
  });
});
