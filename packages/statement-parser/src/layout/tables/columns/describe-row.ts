import { saysInWords, tidyText } from "../../../values/text.ts";
import type { PickedColumns } from "./pick-columns.ts";
import type { PreparedRow } from "./prepare-rows.ts";

/** The other party of a row: of payer and payee the one who does not hold the account, else the first that is named. */
export const findParty = (row: PreparedRow, picked: PickedColumns): string | null => {
  const { columns, holder } = picked.parties;
  let first: string | null = null;
  for (const index of columns) {
    const name = tidyText(row.cells[index]);
    if (name === null) continue;
    if (name !== holder) return name;
    first ??= name;
  }
  return first;
};

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Adds a text to those of a row, said once: one that another holds is left out, whichever stands first. */
const addOnce = (parts: string[], text: string): void => {
  if (parts.some((part) => holds(part, text))) return;
  const at = parts.findIndex((part) => holds(text, part));
  if (at < 0) parts.push(text);
  else parts[at] = text;
};

/** Several texts, each said once. */
const sayAll = (texts: readonly (string | null)[]): string => {
  const parts: string[] = [];
  for (const text of texts) if (text !== null) addOnce(parts, text);
  return parts.join(" ");
};

/** What a column of references says in words: what a payment is for, and no number of it. */
const findSaid = (row: PreparedRow, { reference }: PickedColumns): string | null => {
  const text = reference === null ? null : tidyText(row.cells[reference]);
  return text !== null && saysInWords(text) ? text : null;
};

/** The description of a row: the counterparty, its description columns and continuation lines, or the next best text it has. */
export const describeRow = (row: PreparedRow, picked: PickedColumns): string => {
  const [only] = picked.descriptions;
  const said = findSaid(row, picked);
  if (
    said === null &&
    only !== undefined &&
    picked.descriptions.length === 1 &&
    row.continuation.length === 0
  ) {
    const text = tidyText(row.cells[only]);
    if (text !== null && picked.parties.columns.length === 0) return text;
  }
  const parts: string[] = [];
  for (const index of picked.descriptions) {
    const text = tidyText(row.cells[index]);
    if (text !== null) addOnce(parts, text);
  }
  parts.push(...row.continuation);
  const joined = tidyText(parts.join(" "));
  const party = findParty(row, picked);
  if (said !== null) return sayAll([party, joined, said]);
  if (joined !== null && party !== null && !holds(joined, party)) return `${party} ${joined}`;
  if (joined !== null) return joined;
  if (party !== null) return party;
  const other = [picked.type, picked.category, picked.reference].map((index) =>
    index === null ? null : tidyText(row.cells[index]),
  );
  return other.find((text) => text !== null) ?? "";
};
