import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { parseStatement } from "@passbook/statement-parser";
import { judge, judgeRefusal } from "./judge-corpus.ts";
import type { Entry, Outcome } from "./judge-corpus.ts";

export type CorpusResult = { entry: Entry; outcome: Outcome; bytes: number; ms: number };
export type CorpusWish = {
  folder: string;
  /** All when empty. */
  formats: ReadonlySet<string>;
  today: string;
  /** Tell the reader the country that the corpus names. */
  withCountry: boolean;
};

const readEntries = (folder: string): Entry[] => {
  const manifest = path.join(folder, "manifest.jsonl");
  if (!existsSync(manifest)) return [];
  return readFileSync(manifest, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Entry);
};

const readOne = async (entry: Entry, { folder, today, withCountry }: CorpusWish): Promise<CorpusResult> => {
  const bytes = readFileSync(path.join(folder, entry.path));
  const country = withCountry && /^[A-Z]{2}$/.test(entry.country ?? "") ? entry.country : undefined;
  const start = performance.now();
  const parsed = await parseStatement(
    Uint8Array.from(bytes),
    country === undefined ? { today } : { today, country },
  );
  const ms = performance.now() - start;
  const outcome = parsed.ok
    ? judge(parsed.value, entry.expected)
    : judgeRefusal(parsed.error, entry.expected);
  return { entry, outcome, bytes: bytes.length, ms };
};

/** Reads the files of the corpus one after another; none where there is no corpus. */
export const readCorpus = async (wish: CorpusWish): Promise<CorpusResult[]> => {
  const results: CorpusResult[] = [];
  for (const entry of readEntries(wish.folder))
    if (wish.formats.size === 0 || wish.formats.has(entry.format)) results.push(await readOne(entry, wish));
  return results;
};
