import type { Program } from "@passbook/contract/programs";
import { isObject } from "../../decode/parse-json.ts";
import type { JsonObject, JsonText, JsonValue } from "../../decode/parse-json.ts";
import type { BroughtRow, ParsedStatement, Problem } from "../../parsed-file.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { readCategory, readName, readNote, readTags } from "../brought/brought-texts.ts";
import { dayOf, makeStatement, negate, textOf } from "./json-export.ts";
import type { JsonExport, WrittenRow } from "./json-export.ts";

/** Objects of the list under one of the names, or of the value itself when it is a list. */
const listUnder = (value: JsonValue, ...names: string[]): JsonObject[] => {
  if (Array.isArray(value)) return value.filter(isObject);
  if (!isObject(value)) return [];
  for (const name of names) {
    const inner = value[name];
    if (Array.isArray(inner)) return inner.filter(isObject);
    if (isObject(inner) && Array.isArray(inner["results"])) return inner["results"].filter(isObject);
  }
  return [];
};

const nameOf = (value: JsonValue | undefined): string | null =>
  isObject(value) ? (textOf(value["name"]) ?? textOf(value["displayName"])) : textOf(value);

/** Names that stand as texts, or in objects, with commas between them or in a list. */
const tagsOf = (value: JsonValue | undefined): string[] =>
  readTags((Array.isArray(value) ? value.map((tag) => nameOf(tag) ?? "") : [textOf(value) ?? ""]).join(","));

/** What these programs write of a row, under the names that most of them share. */
const broughtOf = (
  object: JsonObject,
  {
    category,
    group,
    payee,
    account,
  }: { [name in "category" | "group" | "payee" | "account"]: string | null },
): BroughtRow => ({
  category: readCategory(category, group),
  tags: tagsOf(object["tags"]),
  note: readNote(textOf(object["notes"])),
  payee: readName(payee),
  account: readName(account),
  transfer: null,
  cleared: object["cleared"] === true ? "cleared" : null,
  parts: [],
});

type AccountRow = WrittenRow & { account: string | null };

/** Rows of several accounts as one statement for each, in the order of their first rows. */
const groupByAccount = (
  rows: readonly AccountRow[],
  context: { json: JsonText; problems: Problem[]; program: Program },
): ParsedStatement[] => {
  const groups = new Map<string, AccountRow[]>();
  for (const row of rows) {
    const key = `${row.account ?? ""} ${row.currency ?? ""}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    const account = {
      name: first?.account ?? null,
      id: null,
      bank: null,
      currency: first?.currency ?? null,
      closing: null,
      program: context.program,
    };
    return makeStatement(account, group, context);
  });
};

/** Hundredths as a decimal text, so that every program's amounts take one way. */
const fromHundredths = (value: JsonValue | undefined): string | null => {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return null;
  const digits = String(Math.abs(value)).padStart(3, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Actual: a list of rows with `imported_payee` or `cleared`, amounts in hundredths, negative is out. */
export const readActual: JsonExport = (json, problems) => {
  const objects = listUnder(json.value, "transactions", "data");
  const isRow = (object: JsonObject): boolean =>
    "date" in object &&
    Number.isInteger(object["amount"]) &&
    ("imported_payee" in object || "cleared" in object);
  if (objects.length === 0 || !objects.every(isRow)) return null;
  // The parts of a split stand beside or below the whole, which has the amount.
  const rows = objects
    .filter((object) => object["is_child"] !== true)
    .map((object) => ({
      object,
      day: dayOf(object["date"]),
      amount: fromHundredths(object["amount"]),
      currency: null,
      name: textOf(object["payee_name"]) ?? textOf(object["imported_payee"]),
      memo: textOf(object["notes"]),
      reference: textOf(object["imported_id"]) ?? textOf(object["id"]),
      category: textOf(object["category_name"]),
      pending: false,
      account: textOf(object["account_name"]) ?? textOf(object["account"]),
      brought: broughtOf(object, {
        category: textOf(object["category_name"]),
        group: null,
        payee: textOf(object["payee_name"]),
        account: textOf(object["account_name"]),
      }),
    }));
  return groupByAccount(rows, { json, problems, program: "actual" });
};

const fireflySides = (split: JsonObject): { signs: [string | null, 1 | -1][] } => {
  const type = (textOf(split["type"]) ?? "").toLowerCase();
  const source = textOf(split["source_name"]);
  const destination = textOf(split["destination_name"]);
  if (type === "withdrawal") return { signs: [[source, -1]] };
  if (type === "deposit") return { signs: [[destination, 1]] };
  if (type === "transfer")
    return {
      signs: [
        [source, -1],
        [destination, 1],
      ],
    };
  return { signs: [] };
};

/** The two rows of a transfer are one entry of the program. */
const toMovement = (split: JsonObject): BroughtRow["transfer"] => {
  const movement = textOf(split["transaction_journal_id"]);
  return movement === null || fireflySides(split).signs.length < 2 ? null : { movement };
};

const readFireflySplit = (split: JsonObject): AccountRow[] => {
  const amount = textOf(split["amount"]);
  return fireflySides(split).signs.map(([account, sign]) => ({
    object: split,
    day: dayOf(split["date"]),
    amount: sign < 0 ? negate(amount) : amount,
    currency: findCurrencyCode(textOf(split["currency_code"]) ?? ""),
    name: sign < 0 ? textOf(split["destination_name"]) : textOf(split["source_name"]),
    memo: textOf(split["description"]),
    reference: textOf(split["external_id"]) ?? textOf(split["internal_reference"]),
    category: textOf(split["category_name"]),
    pending: false,
    account,
    brought: {
      ...broughtOf(split, {
        category: textOf(split["category_name"]),
        group: null,
        payee: sign < 0 ? textOf(split["destination_name"]) : textOf(split["source_name"]),
        account,
      }),
      transfer: toMovement(split),
    },
  }));
};

/** Firefly III: groups of splits; a transfer is a row of both accounts, opening balances and corrections are none. */
export const readFirefly: JsonExport = (json, problems) => {
  const groups = listUnder(json.value, "data").flatMap((group) => {
    const attributes = group["attributes"];
    const splits = isObject(attributes) ? attributes["transactions"] : group["transactions"];
    return Array.isArray(splits) ? splits.filter(isObject) : [];
  });
  const isSplit = (object: JsonObject): boolean =>
    "source_name" in object && "destination_name" in object && "amount" in object;
  if (groups.length === 0 || !groups.every(isSplit)) return null;
  return groupByAccount(groups.flatMap(readFireflySplit), { json, problems, program: "firefly" });
};

/** Lunch Money: positive is spent unless the file says otherwise. */
export const readLunchMoney: JsonExport = (json, problems) => {
  const objects = listUnder(json.value, "transactions");
  const isRow = (object: JsonObject): boolean =>
    "payee" in object &&
    "amount" in object &&
    ("to_base" in object || "is_income" in object || "asset_id" in object);
  if (objects.length === 0 || !objects.every(isRow)) return null;
  // A group repeats the rows it holds.
  const rows = objects
    .filter((object) => object["is_group"] !== true)
    .map((object) => ({
      object,
      day: dayOf(object["date"]),
      amount: negate(textOf(object["amount"])),
      currency: findCurrencyCode(textOf(object["currency"]) ?? ""),
      name: textOf(object["payee"]),
      memo: textOf(object["notes"]),
      reference: textOf(object["external_id"]) ?? textOf(object["id"]),
      category: textOf(object["category_name"]),
      pending: object["is_pending"] === true || object["status"] === "pending",
      account:
        textOf(object["account_display_name"]) ??
        textOf(object["plaid_account_name"]) ??
        textOf(object["asset_name"]),
      brought: broughtOf(object, {
        category: textOf(object["category_name"]),
        group: textOf(object["category_group_name"]),
        payee: textOf(object["payee"]),
        account: textOf(object["asset_name"]) ?? textOf(object["plaid_account_name"]),
      }),
    }));
  return groupByAccount(rows, { json, problems, program: "lunch_money" });
};

/** Monarch: rows with a merchant and an account object, negative is out. */
export const readMonarch: JsonExport = (json, problems) => {
  const inner = isObject(json.value) && isObject(json.value["data"]) ? json.value["data"] : json.value;
  const objects = listUnder(inner, "allTransactions", "transactions");
  const isRow = (object: JsonObject): boolean =>
    "date" in object && "amount" in object && "merchant" in object && isObject(object["account"]);
  if (objects.length === 0 || !objects.every(isRow)) return null;
  const rows = objects.map((object) => ({
    object,
    day: dayOf(object["date"]),
    amount: textOf(object["amount"]),
    currency: null,
    name: nameOf(object["merchant"]),
    memo: textOf(object["plaidName"]) ?? textOf(object["notes"]),
    reference: textOf(object["id"]),
    category: nameOf(object["category"]),
    pending: object["pending"] === true,
    account: nameOf(object["account"]),
    brought: broughtOf(object, {
      category: nameOf(object["category"]),
      group: null,
      payee: nameOf(object["merchant"]),
      account: nameOf(object["account"]),
    }),
  }));
  return groupByAccount(rows, { json, problems, program: "monarch" });
};
