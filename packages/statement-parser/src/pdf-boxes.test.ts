import { readdirSync, readFileSync } from "node:fs";
import { minorDigits } from "@passbook/contract/values";
import { describe, expect, it } from "vitest";
import type { Box, Word } from "./decode/page-words.ts";
import { readPdfPages } from "./decode/pdf/read-pages.ts";
import { parseStatement } from "./index.ts";
import type { ParsedTransaction } from "./index.ts";

const samples = new URL("../samples/pdf/", import.meta.url);
const names = readdirSync(samples).filter((name) => name.endsWith(".pdf"));

const SLACK = 1;

const isInside = ({ box: [x0, y0, x1, y1] }: Word, box: Box): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= box[0] - SLACK && x <= box[2] + SLACK && y >= box[1] - SLACK && y <= box[3] + SLACK;
};

const digitsOf = ({ amount, currency }: ParsedTransaction): string =>
  String(Math.abs(amount)).padStart(minorDigits(currency) + 1, "0");

describe("boxes of the rows of PDF statements", () => {
  it.each(names)("hold the digits of the amount in %s", async (name) => {
    const bytes = readFileSync(new URL(name, samples));
    const parsed = await parseStatement(Uint8Array.from(bytes), { today: "2026-11-20" });
    const pages = await readPdfPages(Uint8Array.from(bytes), undefined);
    const statements = parsed.ok ? parsed.value.statements : [];
    const rows = statements.flatMap(({ transactions }) => transactions);
    const words = pages.ok ? pages.value : [];
    const untied = rows.filter((row) => {
      const { source } = row;
      if (!("box" in source)) return true;
      const page = words.find((candidate) => candidate.page === source.page);
      const inside = page?.words.filter((word) => isInside(word, source.box)) ?? [];
      const digits = inside.map(({ text }) => text.replaceAll(/\D/g, "")).join("");
      return !digits.includes(digitsOf(row));
    });
    expect(statements.length).toBeGreaterThan(0);
    expect(untied).toEqual([]);
  });
});
