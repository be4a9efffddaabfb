import { isIsoDate, minorDigits } from "@passbook/contract/values";

/** A row of a labelled file; `row` counts the file's data rows from 1, `amount` in minor units. */
export type LabelledRow = {
  readonly row: number;
  readonly user: string;
  readonly booked_on: string;
  readonly amount: number;
  readonly currency: string | null;
  readonly description: string;
  readonly counterparty: string | null;
  readonly mcc: string | null;
  readonly bank_category: string | null;
  readonly bank_account_id: string | null;
  readonly category: string;
};

/** Why a file cannot be read, as one sentence. */
export class LabelledRowsFault extends Error {}

const NEEDED = ["date", "amount", "description", "category"] as const;
/** A cell in quotes, which may hold tabs and doubled quotes, or a plain one; a quote that only opens a word stands for itself. */
const CELL = /"((?:[^"]|"")*)"(?=\t|$)|[^\t]*/y;

const readCells = (line: string): string[] => {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at = CELL.lastIndex + 1) {
    CELL.lastIndex = at;
    const [plain = "", quoted] = CELL.exec(line) ?? [];
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    CELL.lastIndex = at + plain.length;
  }
  return cells;
};

/** Commas only where they part thousands: elsewhere they may be decimal signs, and a guess would be off by a hundred. */
const AMOUNT = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/;

const readAmount = (text: string, currency: string | null): number | null => {
  const plain = text.replace("−", "-");
  if (!AMOUNT.test(plain)) return null;
  const amount = Math.round(Number(plain.replaceAll(",", "")) * 10 ** minorDigits(currency));
  return Number.isSafeInteger(amount) ? amount : null;
};

type Columns = ReadonlyMap<string, number>;

const readColumns = (head: readonly string[]): Columns => {
  const columns = new Map(head.map((name, at) => [name.trim().toLowerCase(), at]));
  const missing = NEEDED.filter((name) => !columns.has(name));
  if (missing.length === 0) return columns;
  throw new LabelledRowsFault(
    `The file has no column ${missing.map((name) => `"${name}"`).join(", ")}; its first line must name user, date, amount, currency, description and category, separated by tabs.`,
  );
};

/** A line of the file that is not blank; `line` and `row` count from 1, `row` without the head and blank lines. */
type Line = { readonly line: number; readonly row: number; readonly cells: readonly string[] };

const refuseRow = ({ line, row }: Line, column: string, fault: string): LabelledRowsFault =>
  new LabelledRowsFault(
    `Row ${String(row)} cannot be read: ${fault} (line ${String(line)}, column "${column}").`,
  );

const checkCells = (at: Line, columns: Columns): void => {
  for (const name of NEEDED)
    if ((columns.get(name) ?? 0) >= at.cells.length) throw refuseRow(at, name, `it ends before its ${name}`);
};

const readRow = (at: Line, columns: Columns): LabelledRow => {
  checkCells(at, columns);
  const find = (name: string): string | null => {
    const place = columns.get(name);
    const value = place === undefined ? "" : (at.cells[place]?.trim() ?? "");
    return value === "" ? null : value;
  };
  const currency = find("currency")?.toUpperCase() ?? null;
  const amount = readAmount(find("amount") ?? "", currency);
  if (amount === null) throw refuseRow(at, "amount", "its amount is not a decimal number");
  const booked_on = DATE.exec(find("date") ?? "")?.[1];
  if (booked_on === undefined || !isIsoDate(booked_on))
    throw refuseRow(at, "date", "its date is not a day written YYYY-MM-DD");
  const category = find("category");
  if (category === null) throw refuseRow(at, "category", "its category is empty");
  return {
    row: at.row,
    user: find("user") ?? "",
    booked_on,
    amount,
    currency,
    description: find("description") ?? "",
    counterparty: find("counterparty"),
    mcc: find("mcc"),
    bank_category: find("bank_category"),
    bank_account_id: find("account"),
    category,
  };
};

/** Spreadsheets save text for Unicode as UTF-16, whose first two bytes tell the order of the others. */
const findEncoding = ([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" => {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
};

/** The rows of a labelled file in its order; blank lines are no rows. */
export const readLabelledRows = (bytes: Uint8Array): LabelledRow[] => {
  const [head, ...rows] = new TextDecoder(findEncoding(bytes))
    .decode(bytes)
    .split(/\r\n|\n|\r/)
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text.trim() !== "");
  if (head === undefined) throw new LabelledRowsFault("The file is empty.");
  const columns = readColumns(readCells(head.text));
  return rows.map(({ text, line }, at) => readRow({ line, row: at + 1, cells: readCells(text) }, columns));
};
