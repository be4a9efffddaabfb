import type { DateOrder, KnownLayout, ParseHints } from "../../../parsed-file.ts";
import type { DecimalSign } from "../../../values/amount.ts";
import type { Reading } from "./choose-reading.ts";
import { findKnown, toFingerprint } from "../../readings/known-layout.ts";
import type { Section } from "../rows/table-rows.ts";
import type { PickedColumns } from "./pick-columns.ts";

/** How the rows of a table are read: its columns, the order of its dates, its decimal sign, where amounts stand. */
export type TableLayout = {
  order: DateOrder;
  sign: DecimalSign;
  picked: PickedColumns;
  reading: Reading;
  /** Nothing in the file tells money in from money out. */
  undirected: boolean;
};

/** Neither the file nor the person says which way the amounts go. */
export const isOpen = ({ undirected }: Pick<TableLayout, "undirected">, hints: ParseHints): boolean =>
  undirected && hints.account_type === undefined;

const VERSION = 2;

/** The shape of a table by which its layout is known again: what separates its cells, how many they are, their names. */
export const fingerprintOf = (section: Section, container: string): string => {
  const width = Math.max(section.names?.length ?? 0, section.rows[0]?.cells.length ?? 0);
  const names = section.names?.map((name) => name.plain).join("|") ?? "";
  return toFingerprint(`table${VERSION}`, container, width, names);
};

/** What is remembered of a proved reading; null for signs that only that statement's balances gave. */
export const writeLayout = (fingerprint: string, layout: TableLayout): KnownLayout | null =>
  layout.reading.source.kind === "balanced" || layout.undirected
    ? null
    : { fingerprint, reading: JSON.stringify(layout) };

/** The layout remembered for a table of this shape. */
export const findLayout = (fingerprint: string, layouts: ParseHints["layouts"]): TableLayout | null =>
  findKnown<TableLayout>(
    fingerprint,
    layouts,
    ({ picked, reading }) => typeof picked.booking === "number" && typeof reading.source.kind === "string",
  );
