import { readdirSync, readFileSync } from "node:fs";
import { minorDigits } from "@passbook/contract/values";
import { describe, expect, it } from "vitest";
import type { Box, Word } from "../../decode/page-words.ts";
import { readPdfPages } from "../../decode/pdf/read-pages.ts";
import { parseStatement } from "../../index.ts";
import type { ParsedTransaction } from "../../index.ts";

const samples = new URL("../../../samples/pdf/", import.meta.url);
const names = readdirSync(samples).filter((name) => name.endsWith(".pdf"));

const SLACK = 1;

const isInside = ({ box: [x0, y0, x1, y1] }: Word, box: Box): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= box[0] - SLACK && x <= box[2] + SLACK && y >= box[1] - SLACK && y <= box[3] + SLACK;
};

const digitsOf = ({ amount, currency }: ParsedTransaction): string =>
  String(Math.abs(amount)).padStart(minorDigits(currency) + 1, "0");

const readInside = async (name: string) => {
  const bytes = readFileSync(new URL(name, samples));
  const parsed = await parseStatement(Uint8Array.from(bytes), { today: "2026-11-20" });
  const pages = await readPdfPages(Uint8Array.from(bytes), undefined);
  const statements = parsed.ok ? parsed.value.statements : [];
  const words = pages.ok ? pages.value : [];
  const rows = statements
    .flatMap(({ transactions }) => transactions)
    .map((row) => {
      const { source } = row;
      if (!("box" in source)) return { row, texts: [] };
      const page = words.find((candidate) => candidate.page === source.page);
      const inside = page?.words.filter((word) => isInside(word, source.box)) ?? [];
      return { row, texts: inside.map(({ text }) => text) };
    });
  return { statements, rows };
};

describe("boxes of the rows of PDF statements", () => {
  it.each(names)("hold the digits of the amount in %s", async (name) => {
    const { statements, rows } = await readInside(name);
    const untied = rows.filter(
      ({ row, texts }) => !texts.join("").replaceAll(/\D/g, "").includes(digitsOf(row)),
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(untied).toEqual([]);
  });

  it.each(["br-extrato-1.pdf", "date-below-dated-balances-3.pdf"])(
    "hold all words of a text of several lines in %s",
    async (name) => {
      const { rows } = await readInside(name);
      const cut = rows.filter(({ row, texts }) => {
        const inside = new Set(texts.flatMap((text) => text.split(/\s+/)));
        return row.description.split(" ").some((word) => !inside.has(word));
      });
      expect(cut).toEqual([]);
    },
  );
});
