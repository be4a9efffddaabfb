import type { Result } from "@passbook/contract/values";
import type { DocumentReading } from "../../layout/pages/read-document.ts";
import type { Problem, Refusal } from "../../parsed-file.ts";
import { chooseDigits, isProved, weigh } from "./choose-digits.ts";
import type { ReadPages } from "./choose-digits.ts";
import { mergeSeen } from "./merge-seen.ts";
import type { SeenPage } from "./see-page.ts";

/** What was read of the pages as they were seen, and what was chosen for it. */
export type Look = {
  pages: readonly SeenPage[];
  read: Result<DocumentReading, Refusal>;
  problems: Problem[];
};

const choose = ({ pages, read, problems }: Look, readPages: ReadPages): Look => {
  const chosen = read.ok && !isProved(read) ? chooseDigits(pages, read.value, readPages) : null;
  return chosen === null
    ? { pages, read, problems }
    : { pages, read: { ok: true, value: chosen.reading }, problems: chosen.problems };
};

const weightOf = ({ read }: Look): number => (read.ok ? weigh(read.value) : -1);

/**
 * Looks at the pages once, and a second time with finer dots where that proves nothing. Of two looks that prove nothing, what each saw is
 * possible for the other.
 */
export const readLooks = async (
  see: (finer: number) => Promise<SeenPage[]>,
  readPages: ReadPages,
): Promise<Look> => {
  const look = (pages: readonly SeenPage[]): Look => ({ pages, read: readPages(pages), problems: [] });
  const first = choose(look(await see(1)), readPages);
  if (isProved(first.read) || first.pages.every(({ words }) => words.length === 0)) return first;
  const second = choose(look(await see(FINER)), readPages);
  if (isProved(second.read)) return second;
  const merged = [
    choose({ ...first, pages: mergeSeen(first.pages, second.pages) }, readPages),
    choose({ ...second, pages: mergeSeen(second.pages, first.pages) }, readPages),
  ];
  const all = [...merged, first, second];
  return (
    merged.find(({ read }) => isProved(read)) ?? all.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? first
  );
};

const FINER = 1.5;
