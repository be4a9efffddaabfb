import type { BlockLine } from "../../decode/markup/read-page-blocks.ts";
import { DATE_ROLES, MONEY_ROLES } from "../../layout/names/column-roles.ts";
import { isHeader } from "../../layout/tables/rows/table-rows.ts";
import { readSectionWords } from "../../labels/fact-words.ts";
import { readColumnName } from "../../layout/names/column-names.ts";

type Field = { label: string; value: string };

const COUNT_MIN = 3;
const LABEL_WORDS_MAX = 4;
/** The number of a row, and its sign, may stand before its first label. */
const NUMBERED = 2;
const END = /\s*:$/;
const DIGIT = /\p{Nd}/u;
const FIGURE = /^\s*[-+\u2212(]?\p{Nd}/u;

const roleOf = (text: string) => readColumnName(text.replace(END, "")).role;

const isName = (text: string): boolean => text !== "" && !DIGIT.test(text) && roleOf(text) !== null;

/** The names of columns with which a text may begin that says a value, too: `F. contable 18/08/2026`. */
const listPrefixes = (text: string): string[] => {
  const words = text.split(" ");
  return Array.from({ length: Math.min(LABEL_WORDS_MAX, words.length - 1) }, (_, at) =>
    words.slice(0, at + 1).join(" "),
  ).filter(isName);
};

const textsOf = ({ pieces }: BlockLine): string[] => pieces.flat().map((piece) => piece.trim());

const listCandidates = (texts: readonly string[]): string[] => {
  const [only = "", ...others] = texts;
  if (others.length === 0) return listPrefixes(only);
  return texts.filter((text, at) => at + 1 < texts.length && isName(text));
};

/** Names of columns, and how many rows have each in front of its value. */
type Labels = ReadonlyMap<string, number>;

const findLabels = (lines: readonly BlockLine[]): Labels => {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const label of new Set(listCandidates(textsOf(line))))
      counts.set(label, (counts.get(label) ?? 0) + 1);
  const labels = new Map([...counts].filter(([, count]) => count >= COUNT_MIN));
  return new Map([...labels].filter(([label]) => !isValue(label, lines, labels)));
};

/** Nearly wherever it stands, a name of more rows stands right before it: it is what that says, as `Type` an `Outgoing payment`. */
const isValue = (label: string, lines: readonly BlockLine[], labels: Labels): boolean => {
  const before = lines.flatMap((line) => {
    const texts = textsOf(line);
    return texts.flatMap((text, at) => (text === label ? [texts[at - 1] ?? ""] : []));
  });
  const named = before.filter((text) => (labels.get(text) ?? 0) > (labels.get(label) ?? 0));
  return named.length * 2 > before.length;
};

/** The name of a side may stand in few rows, with its figure behind it. */
const namesFigure = (text: string, next: string | undefined): boolean =>
  next !== undefined && DIGIT.test(next) && isName(text) && MONEY_ROLES.has(roleOf(text));

/** What the labels of a line say; null where it has none. */
const readFields = (line: BlockLine, labels: Labels): Field[] | null => {
  const texts = textsOf(line);
  const [first = ""] = texts;
  if (texts.length === 1) {
    const known = listPrefixes(first).filter((prefix) => labels.has(prefix));
    // Before a day or a figure all words are its name; the words of several rows may begin alike.
    const label =
      known.findLast((prefix) => FIGURE.test(first.slice(prefix.length))) ??
      known.toSorted((a, b) => (labels.get(b) ?? 0) - (labels.get(a) ?? 0) || a.length - b.length)[0];
    return label === undefined ? null : [{ label, value: first.slice(label.length).trim() }];
  }
  const start = texts.findIndex((text) => labels.has(text));
  if (start < 0 || start > NUMBERED) return null;
  const fields: Field[] = [];
  for (const [at, text] of texts.slice(start).entries()) {
    const last = fields.at(-1);
    const isLabel = labels.has(text) || namesFigure(text, texts[start + at + 1]);
    // A label in two languages is one.
    if (isLabel && last?.value === "") last.label = `${last.label} ${text}`;
    else if (isLabel) fields.push({ label: text, value: "" });
    else if (last !== undefined) last.value = `${last.value} ${text}`.trim();
  }
  return fields;
};

type Row = { fields: Field[]; line: BlockLine; at: number };

/** The rows of a page: each begins with the label with which the first does; what has no label goes on with what stands before it. */
const listRows = (lines: readonly BlockLine[], labels: Labels): Row[] => {
  const rows: Row[] = [];
  const read = lines.map((line) => readFields(line, labels));
  const begins = read.flatMap((fields) => fields?.[0]?.label ?? []);
  // A row begins with its day, where that begins a line.
  const first = begins.find((label) => DATE_ROLES.has(roleOf(label))) ?? begins[0] ?? null;
  for (const [at, line] of lines.entries()) {
    const fields = read[at] ?? null;
    const row = rows.at(-1);
    if (fields === null) {
      const last = row?.fields.at(-1);
      if (
        last !== undefined &&
        !DATE_ROLES.has(roleOf(last.label)) &&
        !MONEY_ROLES.has(roleOf(last.label)) &&
        row?.fields.some(({ label }) => label !== first) === true &&
        at - row.at <= labels.size + 1
      )
        last.value = `${last.value} ${textsOf(line).join(" ")}`.trim();
      continue;
    }
    const [begun] = fields;
    if (row === undefined || begun?.label === first) rows.push({ fields, line, at });
    else row.fields.push(...fields);
  }
  return rows;
};

const isWhole = (labels: Labels): boolean => {
  const roles = [...labels.keys()].map(roleOf);
  return roles.some((role) => DATE_ROLES.has(role)) && roles.some((role) => MONEY_ROLES.has(role));
};

const isSection = (text: string): boolean => {
  const said = readSectionWords(text);
  return said === "pending" || said === "booked";
};

/** The heading over a row says whether it is booked, and that over the row before does not, or says otherwise. */
const isOther = ({ heading }: BlockLine, before: BlockLine | undefined): boolean =>
  heading !== null && heading !== before?.heading && isSection(heading);

/** Lines in which rows whose values stand behind their names, field by field, are the rows of a table under these names. */
export const unfoldLabels = (lines: readonly BlockLine[]): readonly BlockLine[] => {
  const isNames = ({ grid, place }: BlockLine): boolean =>
    grid !== null && !grid.some((cell) => DIGIT.test(cell)) && isHeader({ cells: grid, place });
  if (lines.some(isNames)) return lines;
  const labels = findLabels(lines);
  if (!isWhole(labels)) return lines;
  const rows = listRows(lines, labels);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || rows.length < COUNT_MIN) return lines;
  // In the order in which most of them stand in one row.
  const fullest = rows.toSorted((a, b) => b.fields.length - a.fields.length);
  const names = [...new Set(fullest.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const toLine = (line: BlockLine, cells: string[]): BlockLine => ({ ...line, cells, grid: cells });
  const header = toLine(
    first.line,
    names.map((name) => name.replace(END, "")),
  );
  const body = rows.flatMap(({ fields, line }, at) => [
    ...(isOther(line, rows[at - 1]?.line) ? [toLine(line, [line.heading ?? ""])] : []),
    toLine(
      line,
      names.map((name) =>
        fields
          .filter(({ label }) => label === name)
          .map(({ value }) => value)
          .join(" "),
      ),
    ),
  ]);
  const used = new Set(
    lines.slice(first.at, last.at + names.length).filter((line) => readFields(line, labels) !== null),
  );
  const behind = lines.slice(last.at).filter((line) => !used.has(line));
  // Over the names it would be that of all rows.
  const before = lines.slice(0, first.at).filter((line) => !isSection(textsOf(line).join(" ")));
  return [...before, header, ...body, ...behind];
};
