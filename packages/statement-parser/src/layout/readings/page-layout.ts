import type { KnownLayout, ParseHints } from "../../parsed-file.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import type { ColumnView } from "./find-columns.ts";
import { findKnown, toFingerprint } from "./known-layout.ts";
import { isRowHeader } from "../headers/header-lines.ts";
import type { ColumnUse, PageReading } from "./reading.ts";
import type { Candidate } from "./candidate.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** How rows of a page were read when they proved: what each column holds by its place, and how directions are told. */
export type PageLayout = Pick<PageReading, "view" | "mode" | "owed"> & {
  columns: { edge: number; use: ColumnUse }[];
};

const VERSION = 1;
const HEADERS_MAX = 3;

/** The names over the columns, by which a page is known again; null where there are none. */
export const fingerprintPage = (lines: readonly ScannedLine[], fixedPitch: boolean): string | null => {
  const names = [...new Set(lines.filter(isRowHeader).map(({ line }) => toPlainWords(line.text)))];
  return names.length === 0
    ? null
    : toFingerprint(`page${VERSION}`, fixedPitch ? "text" : "pdf", names.slice(0, HEADERS_MAX).join("|"));
};

/**
 * Turned round, with all directions and balances, a reading holds as well; only the words of a document say which is
 * meant, so that what is known never stands against them.
 */
export const isUpright = ({ mode, owed }: Pick<PageReading, "mode" | "owed">, owes: boolean): boolean =>
  owed === owes && (mode !== "card" || owes);

/** What is remembered of a proved reading; null for directions that only that statement's balances gave. */
export const writePageLayout = (
  fingerprint: string | null,
  { reading: { view, uses, mode, owed }, edges }: Pick<Candidate, "reading" | "edges">,
  owes: boolean,
): KnownLayout | null => {
  if (fingerprint === null || mode === "balance" || !isUpright({ mode, owed }, owes)) return null;
  const columns = [...edges].map(([key, edge]) => ({ edge: Math.round(edge), use: uses[key] ?? null }));
  const layout: PageLayout = { view, mode, owed, columns };
  return { fingerprint, reading: JSON.stringify(layout) };
};

/** The layout remembered for pages with these names over their columns. */
export const findPageLayout = (
  fingerprint: string | null,
  layouts: ParseHints["layouts"],
): PageLayout | null =>
  findKnown<PageLayout>(
    fingerprint,
    layouts,
    ({ view, columns }) => typeof view === "string" && Array.isArray(columns),
  );

const NEAR = 8;

/** What the columns of these pages hold as they were known; null where a column stands that was not. */
export const toKnownUses = (layout: PageLayout, view: ColumnView): Record<number, ColumnUse> | null => {
  if (layout.view !== view.name) return null;
  const uses: Record<number, ColumnUse> = {};
  for (const { key, edge } of view.columns) {
    const [nearest] = layout.columns.toSorted((a, b) => Math.abs(a.edge - edge) - Math.abs(b.edge - edge));
    if (nearest === undefined || Math.abs(nearest.edge - edge) > NEAR) return null;
    uses[key] = nearest.use;
  }
  return uses;
};
