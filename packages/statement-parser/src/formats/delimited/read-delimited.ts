import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { unfoldRecords } from "../../decode/table/unfold-records.ts";
import { splitFixedWidth } from "../../decode/table/split-fixed-width.ts";
import { splitDelimited } from "../../decode/table/split-delimited.ts";
import type { DelimitedFault, DelimitedRows } from "../../decode/table/split-delimited.ts";
import type { TableRow } from "../../decode/table/table.ts";
import { isDataRow } from "../../layout/tables/rows/table-rows.ts";
import { readTable } from "../../layout/tables/read-table.ts";
import { restoreDates } from "../sheet/date-serials.ts";
import { addBrought, printAsBanks } from "../brought/read-brought.ts";
import { refuseBeside } from "../brought/refuse-beside.ts";
import { signRows } from "../brought/sign-rows.ts";
import { joinFigures } from "./join-figures.ts";
import { expandTransfers } from "./expand-transfers.ts";
import { readHoldings } from "../holdings/read-holdings.ts";
import { readOwnExport } from "../brought/own-export.ts";
import type { ParsedFile, ParseHints, Refusal } from "../../parsed-file.ts";

/** A sign that no text holds stands for separators of several signs. */
const UNIT = "\u001F";
const DELIMITERS = [",", ";", "\t", "|", UNIT, "^", "~"] as const;
const WIDE_SEPARATORS = ["~|~", "|~|", "^|^"] as const;
const HEAD_CHARS = 64 * 1024;
const HEAD_ROWS = 120;

const FAULTS = {
  open_quote: "line_with_open_quote",
  too_many_columns: "line_too_wide",
  long_field: "line_with_long_field",
  too_many_cells: "line_too_many",
} as const satisfies Record<DelimitedFault["code"], string>;

const scoreRows = (rows: readonly TableRow[]): number => {
  const widths = new Map<number, number>();
  let data = 0;
  for (const row of rows) {
    widths.set(row.cells.length, (widths.get(row.cells.length) ?? 0) + 1);
    if (isDataRow(row)) data += 1;
  }
  let steady = 0;
  for (const [width, count] of widths) if (width > 1) steady = Math.max(steady, count);
  return data * 10 + steady;
};

/** The sign between cells: the one that gives most rows with a date and an amount, in columns that stay the same. */
const chooseDelimiter = (text: string): string => {
  const head = text.slice(0, HEAD_CHARS);
  let best = { delimiter: ",", score: -1 };
  for (const delimiter of DELIMITERS) {
    if (!head.includes(delimiter)) continue;
    const { rows } = splitDelimited(head, { delimiter, rowsMax: HEAD_ROWS });
    const score = scoreRows(rows);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
};

const DECLARED = /^\uFEFF?"?sep=([,;\t|])"?\r?\n?/i;

const explain = (fault: DelimitedFault): Refusal => ({
  code: fault.code === "too_many_cells" ? "too_large" : "unreadable",
  ...say(FAULTS[fault.code], { line: fault.line }),
  place: { line: fault.line },
});

/** Lines that are quoted as a whole hold another table inside; taken apart once more. */
const unwrap = (rows: readonly TableRow[]): TableRow[] | null => {
  if (!rows.every((row) => row.cells.length === 1)) return null;
  const text = rows.map((row) => row.cells[0] ?? "").join("\n");
  const inner = splitDelimited(text, { delimiter: chooseDelimiter(text) });
  if (inner.fault !== null || inner.rows.length !== rows.length) return null;
  return inner.rows.map((row, index) => ({ cells: row.cells, place: rows[index]?.place ?? row.place }));
};

/** A cell that goes over rows of the table: its quote was never closed, and another one of the text ended it. */
const swallowsRows = (rows: readonly TableRow[], delimiter: string): boolean =>
  rows.some(({ cells }) =>
    cells.some((cell) => {
      if (!cell.includes("\n")) return false;
      const [, ...inner] = cell.split("\n");
      return inner.some(
        (line) =>
          line.split(delimiter).length >= ROW_CELLS_MIN &&
          splitDelimited(line, { delimiter, byLine: true }).rows.some(isDataRow),
      );
    }),
  );
const ROW_CELLS_MIN = 3;

/** Faults that a text whose marks hold for their own line only may not have. */
const AT_QUOTES: ReadonlySet<DelimitedFault["code"]> = new Set(["open_quote", "long_field"]);

/** Splits the text at quotes that hold; one that is never closed costs no more than its own line. */
const splitRows = (body: string, delimiter: string): DelimitedRows => {
  const split = splitDelimited(body, { delimiter });
  if (split.fault === null ? !swallowsRows(split.rows, delimiter) : !AT_QUOTES.has(split.fault.code))
    return split;
  const byLines = splitDelimited(body, { delimiter, byLine: true });
  return byLines.fault === null && byLines.rows.some(isDataRow) ? byLines : split;
};

/** Reads delimited text of any bank: comma, semicolon, tab or bar, told by the rows themselves. */
export const readDelimited = (raw: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const wide = WIDE_SEPARATORS.find((separator) => raw.slice(0, HEAD_CHARS).includes(separator));
  const text = wide === undefined ? raw : raw.replaceAll(wide, UNIT);
  const declared = DECLARED.exec(text.slice(0, 16));
  const delimiter = declared?.[1] ?? chooseDelimiter(text);
  const body = declared === null ? text : text.slice(declared[0].length).replace(/^/, "\n");
  const split = splitRows(body, delimiter);
  if (split.fault !== null) return err(explain(split.fault));
  const rows = delimiter === "," ? joinFigures(split.rows) : split.rows;
  const beside = refuseBeside(rows);
  if (beside !== null) return err(beside);
  const held = readHoldings(rows, hints, delimiter === "\t" ? "tsv" : "csv");
  if (held !== null) return held;
  const own = readOwnExport(rows, true);
  const named = printAsBanks(rows);
  const signed = signRows(named);
  const written = own?.printed ?? expandTransfers(named) ?? signed ?? unwrap(rows) ?? named;
  // A workbook that lost the format of its days was saved as text.
  const table = written.some(isDataRow) ? written : restoreDates(written);
  const read = readTable(table, hints, delimiter);
  const records = read.ok || table.some(isDataRow) ? null : unfoldRecords(body);
  if (records !== null) {
    const unfolded = readTable(records, hints, "records");
    if (unfolded.ok) return ok({ format: "text", ...unfolded.value });
  }
  const columns = read.ok ? null : splitFixedWidth(body, isDataRow);
  if (columns !== null) {
    const aligned = readTable(columns, hints, "columns");
    if (aligned.ok) return ok({ format: "text", ...aligned.value });
  }
  if (!read.ok) return read;
  const brought = addBrought(read.value, own?.written ?? rows);
  // Which way money went was just told by the program's own words.
  const problems = brought.problems.filter(({ code }) => signed === null || code !== "direction_unknown");
  return ok({ format: delimiter === "\t" ? "tsv" : "csv", ...brought, problems });
};
