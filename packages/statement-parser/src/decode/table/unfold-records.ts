import type { TableRow } from "./table.ts";

const FIELD = /^[ \t]{0,4}(\p{L}[\p{L} ./-]{0,29}):[ \t\u00a0]*(.*)$/u;
const LINES_MAX = 200_000;
const FIELDS_MIN = 3;
const FIELDS_MAX = 12;

type Field = { label: string; value: string; line: number };

const readFields = (text: string): Field[] =>
  text.split(/\r\n|\n|\r/, LINES_MAX).flatMap((line, index) => {
    const match = FIELD.exec(line);
    return match === null ? [] : [{ label: match[1] ?? "", value: (match[2] ?? "").trim(), line: index + 1 }];
  });

/** The labels that repeat in one fixed order, as the fields of a record do. */
const findLabels = (fields: readonly Field[]): string[] | null => {
  const counts = new Map<string, number>();
  for (const { label } of fields) counts.set(label, (counts.get(label) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const labels = [...counts].flatMap(([label, count]) => (count === most ? [label] : []));
  return most >= 2 && labels.length >= FIELDS_MIN && labels.length <= FIELDS_MAX ? labels : null;
};

/** A list of records written as `Label: value` lines as a table with one header row; null when the text is none. */
export const unfoldRecords = (text: string): TableRow[] | null => {
  const fields = readFields(text);
  const labels = findLabels(fields);
  if (labels === null) return null;
  const rows: { cells: string[]; place: { line: number } }[] = [];
  const before: TableRow[] = [];
  for (const { label, value, line } of fields) {
    const index = labels.indexOf(label);
    if (index < 0) {
      if (rows.length === 0) before.push({ cells: [label, value], place: { line } });
      continue;
    }
    if (index === 0) rows.push({ cells: labels.map(() => ""), place: { line } });
    const record = rows.at(-1);
    if (record !== undefined) record.cells[index] = value;
  }
  const line = Math.max(1, (rows[0]?.place.line ?? 2) - 1);
  return [...before, { cells: labels, place: { line } }, ...rows];
};
