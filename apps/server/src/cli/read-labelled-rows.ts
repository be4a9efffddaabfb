import { isIsoDate, minorDigits } from "@passbook/contract/values";

/** A row of a labelled file; `row` counts the file's data rows from 1, `amount` in minor units, an empty category is null. */
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
  readonly category: string | null;
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

const readRow = (cells: readonly string[], columns: Columns, row: number): LabelledRow => {
  const find = (name: string): string | null => {
    const at = columns.get(name);
    const value = at === undefined ? "" : (cells[at]?.trim() ?? "");
    return value === "" ? null : value;
  };
  const currency = find("currency")?.toUpperCase() ?? null;
  const amount = readAmount(find("amount") ?? "", currency);
  const booked_on = DATE.exec(find("date") ?? "")?.[1];
  if (amount === null || booked_on === undefined || !isIsoDate(booked_on)) {
    const fault = amount === null ? "amount is not a decimal number" : "date is not a day written YYYY-MM-DD";
    throw new LabelledRowsFault(`Row ${String(row)} cannot be read: its ${fault}.`);
  }
  return {
    row,
    user: find("user") ?? "",
    booked_on,
    amount,
    currency,
    description: find("description") ?? "",
    counterparty: find("counterparty"),
    mcc: find("mcc"),
    bank_category: find("bank_category"),
    bank_account_id: find("account"),
    category: find("category"),
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
    .filter((line) => line.trim() !== "")
    .map(readCells);
  if (head === undefined) throw new LabelledRowsFault("The file is empty.");
  const columns = readColumns(head);
  return rows.map((cells, at) => readRow(cells, columns, at + 1));
};
