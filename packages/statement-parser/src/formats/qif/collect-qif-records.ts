import { listLinePieces } from "../../decode/text/split-lines.ts";

/** The first value of each letter. */
export type QifFields = { [letter: string]: string | undefined };

/** A part of a record as it is written: its category, memo and amount. */
export type QifPart = { category: string; memo: string; amount: string };

/** One `^`-ended record: its first value per letter, the amounts of its splits, the line it starts at (from 1). */
export type QifRecord = {
  fields: QifFields;
  splits: string[] | null;
  parts: QifPart[] | null;
  line: number;
  investment: boolean;
};

/** What an account is said to hold at the end of a day, both as they are written. */
export type QifBalance = { amount: string; day: string };

export type QifAccount = {
  name: string | null;
  type: string;
  balance: QifBalance | null;
  records: QifRecord[];
};

const LISTS = new Set("CAT CLASS MEMORIZED SECURITY PRICES TAG BUDGET INVITEM TEMPLATE".split(" "));
const OF_SPLIT = new Set(["S", "E", "$", "%"]);

const emptyRecord = (line: number, investment: boolean): QifRecord => ({
  // Named at once, the letters of nearly every record need no room of their own later.
  fields: {
    D: undefined,
    T: undefined,
    U: undefined,
    N: undefined,
    P: undefined,
    M: undefined,
    L: undefined,
    C: undefined,
    S: undefined,
    Y: undefined,
  },
  splits: null,
  parts: null,
  line,
  investment,
});

/** Parts are written one after another, each from its category on. */
const addToParts = (record: QifRecord, letter: string, value: string): void => {
  const part = record.parts?.at(-1);
  if (letter === "S") (record.parts ??= []).push({ category: value, memo: "", amount: "" });
  else if (letter === "E" && part !== undefined) part.memo = value;
  else if (letter === "$" && part !== undefined) part.amount = value;
};

const addLine = (record: QifRecord, text: string): void => {
  const letter = text.charAt(0);
  const value = text.slice(1).trim();
  if (OF_SPLIT.has(letter)) addToParts(record, letter, value);
  if (letter !== "$" && record.splits === null && record.fields[letter] === undefined) {
    record.fields[letter] = value;
    return;
  }
  if (letter === "$") (record.splits ??= []).push(value);
  const inSplit = record.splits !== null || record.fields["S"] !== undefined;
  if (inSplit && !OF_SPLIT.has(letter) && record.fields[letter] !== undefined) return;
  if (record.fields[letter] === undefined) record.fields[letter] = value;
};

/** The balance of a statement and its day, as a record that names an account prints them. */
const readBalance = ({ fields, splits }: QifRecord): QifBalance | null => {
  const [amount] = splits ?? [];
  const day = fields["/"];
  return amount === undefined || day === undefined ? null : { amount, day };
};

type Section = "account" | "rows" | "list";

/** Sorts the records of a QIF file into accounts; lists of categories, securities and the like are left out. */
export const collectQifRecords = (text: string): QifAccount[] => {
  const accounts = new Map<string, QifAccount>();
  let named: (Pick<QifAccount, "type" | "balance"> & { name: string }) | null = null;
  let section: Section = "list";
  let type = "";
  let record: QifRecord | null = null;
  let lineNumber = 0;
  const getAccount = (): QifAccount => {
    const key = named === null ? `type ${type}` : `name ${named.name}`;
    const known = accounts.get(key);
    if (known !== undefined) return known;
    const { name, balance } = named ?? { name: null, balance: null };
    const account = { name, type, balance, records: [] };
    accounts.set(key, account);
    return account;
  };
  const finish = (): void => {
    if (record !== null && section === "account" && record.fields["N"] !== undefined)
      named = {
        name: record.fields["N"] ?? "",
        type: record.fields["T"] ?? "",
        balance: readBalance(record),
      };
    if (record !== null && section === "rows") getAccount().records.push(record);
    record = null;
  };
  const takeLine = (line: string): void => {
    lineNumber += 1;
    if (line.startsWith("!")) {
      finish();
      const header = /^!\s*(Type:|Account|Option|Clear)\s*(.*)$/i.exec(line);
      if (header === null || /^option|^clear/i.test(header[1] ?? "")) return;
      type = (header[2] ?? "").trim();
      if (/^account/i.test(header[1] ?? "")) section = "account";
      else section = LISTS.has(type.toUpperCase()) ? "list" : "rows";
    } else if (line.startsWith("^")) finish();
    else if (section !== "list" && line.trim() !== "") {
      record ??= emptyRecord(lineNumber, /^invst/i.test(type));
      addLine(record, line);
    }
  };
  for (const lines of listLinePieces(text)) for (const line of lines) takeLine(line);
  finish();
  return [...accounts.values()];
};
