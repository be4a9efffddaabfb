import { isObject } from "../../decode/parse-json.ts";
import type { JsonObject, JsonText } from "../../decode/parse-json.ts";
import type { TableRow } from "../../decode/table/table.ts";
import { findStatus } from "../../labels/meaning-words.ts";
import { readColumnName } from "../../layout/names/column-names.ts";
import { readAmount } from "../../values/amount.ts";
import { readDate } from "../../values/date.ts";
import { listCells, readMoney, toWords } from "./json-cells.ts";
import type { JsonCell } from "./json-cells.ts";
import { placePoints } from "./place-points.ts";

type List = { key: string; records: readonly JsonObject[] };

/** Lists of records in an object, also those in objects of it. */
const findLists = (object: JsonObject, outer = ""): List[] =>
  Object.entries(object).flatMap(([key, value]): List[] => {
    const name = `${outer} ${toWords(key)}`.trim();
    if (isObject(value)) return findLists(value, name);
    const records = Array.isArray(value) ? value.filter(isObject) : [];
    return records.length === 0 ? [] : [{ key: name, records }];
  });

const isBalances = ({ key }: List): boolean =>
  key.split(" ").some((word) => readColumnName(word).role === "balance");

const isAmount = (text: string): boolean => {
  const figure = text.replace(/ [A-Z]{3}$/, "");
  return readAmount(figure, ".") !== null || readAmount(figure, ",") !== null;
};

/** A record with a day, and an amount that is no day. */
const isTransaction = (record: JsonObject): boolean => {
  const texts = listCells(record, "without lists").map(({ text }) => text);
  return (
    texts.some((text) => readDate(text) !== null) &&
    texts.some((text) => readDate(text) === null && isAmount(text))
  );
};

const isTable = (list: List): boolean =>
  !isBalances(list) &&
  list.records.filter(isTransaction).length * 2 >= list.records.length &&
  !list.records.some((record) => findLists(record).some(isTable));

/** `closingBooked` 120.50 EUR of some day as a line that prints a balance. */
const printBalance = (record: JsonObject): string[] => {
  const cells = listCells(record, "without lists");
  const money = Object.values(record).find((value) => isObject(value) && readMoney(value) !== null);
  const amount = isObject(money) ? readMoney(money) : readMoney(record);
  if (amount === null) return [];
  const kind = cells.find(({ name, text }) => name.includes("type") && /^[A-Za-z _]+$/.test(text));
  const day = cells.find(({ text }) => readDate(text) !== null);
  return [`${kind === undefined ? "" : toWords(kind.text)} balance`.trim(), day?.text ?? "", amount];
};

const REASON = /^(?:declined?|reject(?:ion)?|failure) reason$/;

/** What says that a movement never happened, where its reason is told: `decline_reason`. */
const listFailures = (cells: readonly JsonCell[]): string[] =>
  cells.some(({ name }) => REASON.test(name)) ? ["declined"] : [];

type Printed = { names: readonly string[]; rows: readonly TableRow[] };

/** The rows of lists that lie side by side in one object, such as those booked and those pending. */
const printTable = (lists: readonly List[], json: JsonText): Printed => {
  const isParted = lists.some(({ key }) => findStatus(key.split(" ").at(-1) ?? "") === "pending");
  const records = lists.flatMap(({ key, records: own }) =>
    own.map((record) => {
      const cells = listCells(record, "with lists");
      const statuses = [...(isParted ? [key.split(" ").at(-1) ?? ""] : []), ...listFailures(cells)];
      return { record, cells: [...cells, ...statuses.map((text) => ({ name: "status", text }))] };
    }),
  );
  const names = [...new Set(records.flatMap(({ cells }) => cells.map(({ name }) => name)))];
  const rows = records.map(({ record, cells }): TableRow => {
    const texts = new Map<string, string>();
    for (const { name, text } of cells) texts.set(name, `${texts.get(name) ?? ""} ${text}`.trim());
    return { cells: names.map((name) => texts.get(name) ?? ""), place: { line: json.lineOf(record) } };
  });
  return { names, rows };
};

/** What an object says besides its tables, as lines of a name and a value. */
const printHead = (object: JsonObject, lists: readonly List[], json: JsonText): TableRow[] => {
  const place = { line: json.lineOf(object) };
  const said = listCells(object, "without lists").map(({ name, text }) => ({ cells: [name, text], place }));
  const balances = lists.filter(isBalances).flatMap(({ records }) =>
    records.map((record) => ({
      cells: printBalance(record),
      place: { line: json.lineOf(record) },
    })),
  );
  return [...said, ...balances].filter(({ cells }) => cells.length > 0);
};

/** A table of cells; `isCounted` where its amounts were taken for smallest units. */
export type JsonTable = { rows: readonly TableRow[]; isCounted: boolean };

const makeTable = (above: readonly TableRow[], printed: Printed): JsonTable => {
  const counted = placePoints({ head: above, ...printed });
  const { head, names, rows } = counted ?? { head: above, ...printed };
  const header = { cells: names, place: rows[0]?.place ?? { line: 1 } };
  return { rows: [...head, header, ...rows], isCounted: counted !== null };
};

const listTablesOf = (object: JsonObject, above: readonly TableRow[], json: JsonText): JsonTable[] => {
  const lists = findLists(object);
  const head = [...above, ...printHead(object, lists, json)];
  const tables = lists.filter(isTable);
  const inner = lists.filter((list) => !tables.includes(list) && !isBalances(list));
  return [
    ...(tables.length === 0 ? [] : [makeTable(head, printTable(tables, json))]),
    ...inner.flatMap(({ records }) => records.flatMap((record) => listTablesOf(record, head, json))),
  ];
};

/** JSON of any bank or program as tables of cells: one for each object that holds lists of records with days and amounts. */
export const listJsonTables = (json: JsonText): JsonTable[] => {
  const { value } = json;
  return listTablesOf(isObject(value) ? value : { "": value }, [], json);
};
