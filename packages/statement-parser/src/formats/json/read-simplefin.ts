import { say } from "@passbook/contract/sentences/reading";
import { isObject } from "../../decode/parse-json.ts";
import type { JsonObject } from "../../decode/parse-json.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { readDecimal } from "../read-decimal.ts";
import { dayOfSeconds, makeStatement, textOf } from "./json-export.ts";
import type { JsonAccount, JsonExport, WrittenRow } from "./json-export.ts";

const isAccount = (object: JsonObject): boolean =>
  "balance" in object && "currency" in object && ("balance-date" in object || "org" in object);

/** A row without a posting time is not booked yet; it then has at most the time at which it was made, else that of the answer. */
const readRow = (object: JsonObject, currency: string | null, answered: string | null): WrittenRow => {
  const posted = dayOfSeconds(object["posted"]);
  const made = dayOfSeconds(object["transacted_at"]);
  return {
    object,
    day: posted ?? made ?? answered,
    amount: textOf(object["amount"]),
    currency,
    name: textOf(object["payee"]),
    memo: textOf(object["description"]) ?? textOf(object["memo"]),
    reference: textOf(object["id"]),
    pending: object["pending"] === true || posted === null,
  };
};

const DAY_S = 86_400;

/** The days that were asked for, where whoever kept the answer wrote the question beside it; its end is not among them. */
const readPeriod = (asked: JsonObject): JsonAccount["period"] => {
  const end = asked["end-date"];
  const [from, to] = [
    dayOfSeconds(asked["start-date"]),
    typeof end === "number" ? dayOfSeconds(end - DAY_S) : null,
  ];
  return from === null || to === null ? undefined : { from, to };
};

/** The balance closes the statement when it is of a day that no booked row comes after, and that was asked for. */
const readClosing = (
  account: JsonObject,
  rows: readonly WrittenRow[],
  { currency, to }: { readonly currency: string | null; readonly to: string | undefined | null },
): number | null => {
  const day = dayOfSeconds(account["balance-date"]);
  const isCovered = (limit: string): boolean =>
    rows.every((row) => row.pending || row.day === null || row.day <= limit);
  const closes = day === null || (isCovered(day) && (to === null || to === undefined || day <= to));
  return closes ? readDecimal(textOf(account["balance"]), currency) : null;
};

/** What the bridge has to say: texts (protocol 1), or objects with one (2). */
const listFaults = (value: JsonObject): string[] =>
  [value["errors"], value["errlist"]].flatMap((faults) =>
    (Array.isArray(faults) ? faults : []).flatMap(
      (fault) => textOf(isObject(fault) ? (fault["msg"] ?? fault["message"]) : fault) ?? [],
    ),
  );

/**
 * Reads an answer of SimpleFIN (protocol 1 and 2): one statement for each account. Days are those of UTC, in which bridges write midnight or
 * noon of the day; the id of an account is the bridge's own and no number of it.
 */
export const readSimpleFin: JsonExport = (json, problems) => {
  const { value } = json;
  if (!isObject(value) || !Array.isArray(value["accounts"])) return null;
  const accounts = value["accounts"].filter(isObject);
  if (accounts.length === 0 || !accounts.every(isAccount)) return null;
  for (const text of new Set(listFaults(value)))
    problems.push({
      code: "connection_warning",
      ...say("connection_warning", { text: text.slice(0, 200) }),
    });
  const period = readPeriod(value);
  return accounts.map((account) => {
    const currency = findCurrencyCode(textOf(account["currency"]) ?? "");
    const list = Array.isArray(account["transactions"]) ? account["transactions"].filter(isObject) : [];
    const answered = dayOfSeconds(account["balance-date"]);
    const rows = list.map((row) => readRow(row, currency, answered));
    const org = account["org"];
    return makeStatement(
      {
        name: textOf(account["name"]),
        id: null,
        bank: isObject(org) ? (textOf(org["name"]) ?? textOf(org["domain"])) : textOf(account["conn_name"]),
        currency,
        closing: readClosing(account, rows, { currency, to: period?.to }),
        ...(period === undefined ? {} : { period }),
      },
      rows,
      { json, problems },
    );
  });
};
