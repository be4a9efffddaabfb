import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { alterPages } from "../../../testing/alter-pages.ts";
import { listAllAlterations } from "../../../testing/alter-statements.ts";
import { readPdfPages } from "../../decode/pdf/read-pages.ts";
import type { WordPages } from "../../decode/page-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const hints = { today: "2026-11-20" };
const samples = new URL("../../../samples/pdf/", import.meta.url);
const names = readdirSync(samples).filter((name) => name.endsWith(".pdf"));
/** Of each sample so many alterations, spread over all of them. */
const TRIED = 24;

const readPages = async (name: string): Promise<WordPages> => {
  const bytes = Uint8Array.from(readFileSync(new URL(name, samples)));
  const pages = await readPdfPages(bytes, undefined);
  return { pages: pages.ok ? pages.value : [], fixedPitch: false };
};

const readStatements = (pages: WordPages): ParsedStatement[] => {
  const read = readDocument(pages, hints);
  return read.ok ? read.value.statements : [];
};

const isProved = (statements: readonly ParsedStatement[]): boolean =>
  statements.length > 0 && statements.every(({ proof }) => proof.verdict === "proved");

/** The alterations of a sample after which it is still proved. */
const listMissed = async (name: string): Promise<{ tried: number; missed: string[] }> => {
  const pages = await readPages(name);
  const statements = readStatements(pages);
  if (!isProved(statements)) return { tried: 0, missed: [] };
  const all = listAllAlterations(pages, statements).filter(({ told, rewrites }) => told && rewrites !== true);
  const chosen = all.filter((_, at) => at % Math.ceil(all.length / TRIED) === 0);
  const missed = chosen.filter((one) => isProved(readStatements(alterPages(pages, one))));
  return { tried: chosen.length, missed: missed.map((one) => `${one.name} ${one.words[0]?.text ?? ""}`) };
};

/** Altered pages that are still called proved; the number may only fall. */
const MISSED_MAX = 4;

describe("pages on which a printed figure was altered", () => {
  it("are hardly ever proved", { timeout: 300_000 }, async () => {
    const all = await Promise.all(names.map((name) => listMissed(name)));
    const missed = all.flatMap((one, at) => one.missed.map((text) => `${names[at] ?? ""}: ${text}`));
    expect(all.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(250);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(MISSED_MAX);
  });
});
