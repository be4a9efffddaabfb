import { isDeepStrictEqual } from "node:util";
import { readPdfPages } from "../../../packages/statement-parser/src/decode/pdf/read-pages.ts";
import type { WordPages } from "../../../packages/statement-parser/src/decode/page-words.ts";
import { readDocument } from "../../../packages/statement-parser/src/layout/pages/read-document.ts";
import type { ParsedStatement } from "../../../packages/statement-parser/src/parsed-file.ts";
import { alterPages } from "../../../packages/statement-parser/testing/alter-pages.ts";
import { listAllAlterations } from "../../../packages/statement-parser/testing/alter-statements.ts";
import type { WeighedAlteration } from "../../../packages/statement-parser/testing/alter-statements.ts";
import { TODAY } from "../make-file.ts";

/** What became of one alteration: whether a printed figure tells it, whether its pages were proved, and what was altered. */
export type Altered = { kind: string; told: boolean; proved: boolean; changes: string };

const HINTS = { today: TODAY };

/** So many, evenly of each kind: where a kind is rare, all of it. */
const spread = (all: readonly WeighedAlteration[], most: number): WeighedAlteration[] => {
  const kinds = [...Map.groupBy(all, (one) => one.name).values()].toSorted((a, b) => a.length - b.length);
  let left = most;
  return kinds.flatMap((own, at) => {
    const count = Math.min(own.length, Math.ceil(left / (kinds.length - at)));
    left -= count;
    return own.filter(
      (_, index) =>
        Math.floor((index * count) / own.length) !== Math.floor(((index - 1) * count) / own.length),
    );
  });
};

const readStatements = (pages: WordPages): ParsedStatement[] => {
  const read = readDocument(pages, HINTS);
  return read.ok ? read.value.statements : [];
};

const areProved = (statements: readonly ParsedStatement[]): boolean =>
  statements.length > 0 && statements.every(({ proof }) => proof.verdict === "proved");

const figuresOf = ({ currency, transactions }: ParsedStatement): unknown => [
  currency,
  transactions.map(({ amount }) => amount),
];

const describe = ({ pages }: WordPages, { words }: WeighedAlteration): string =>
  words
    .slice(0, 3)
    .map(({ page, word, text }) => `${pages[page]?.words[word]?.text ?? ""} → ${text}`)
    .join(", ");

/** Reads a document, alters what proved it in up to so many ways, and reads each again; nothing where it is not proved. */
export const measureAlterations = async (bytes: Uint8Array, most: number): Promise<Altered[]> => {
  const pages = await readPdfPages(Uint8Array.from(bytes), undefined);
  if (!pages.ok) return [];
  const document = { pages: pages.value, fixedPitch: false };
  const statements = readStatements(document);
  if (!areProved(statements)) return [];
  const figures = statements.map(figuresOf);
  return spread(listAllAlterations(document, statements), most).map((alteration) => {
    const again = readStatements(alterPages(document, alteration));
    // What is written another way, and read as it was, is no other.
    const isSame = alteration.rewrites === true && isDeepStrictEqual(again.map(figuresOf), figures);
    return {
      kind: alteration.name,
      told: alteration.told && !isSame,
      proved: areProved(again),
      changes: describe(document, alteration),
    };
  });
};
