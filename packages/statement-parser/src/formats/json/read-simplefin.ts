import { say } from "@passbook/contract/sentences/reading";
import { isObject } from "../../decode/parse-json.ts";
import type { JsonObject } from "../../decode/parse-json.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { dayOfSeconds, makeStatement, readJsonAmount, textOf } from "./json-export.ts";
import type { JsonExport, WrittenRow } from "./json-export.ts";

const isAccount = (object: JsonObject): boolean =>
  "balance" in object && "currency" in object && ("balance-date" in object || "org" in object);

/** A row without a posting time is not booked yet; it then has only the time at which it was made. */
const readRow = (object: JsonObject, currency: string | null): WrittenRow => {
  const posted = dayOfSeconds(object["posted"]);
  return {
    object,
    day: posted ?? dayOfSeconds(object["transacted_at"]),
    amount: textOf(object["amount"]),
    currency,
    name: textOf(object["payee"]),
    memo: textOf(object["description"]) ?? textOf(object["memo"]),
    reference: textOf(object["id"]),
    pending: object["pending"] === true || posted === null,
  };
};

/** Reads an answer of SimpleFIN (protocol 1 and 2): one statement for each account, its balance as of the answer. */
export const readSimpleFin: JsonExport = (json, problems) => {
  const { value } = json;
  if (!isObject(value) || !Array.isArray(value["accounts"])) return null;
  const accounts = value["accounts"].filter(isObject);
  if (accounts.length === 0 || !accounts.every(isAccount)) return null;
  for (const fault of Array.isArray(value["errors"]) ? value["errors"] : []) {
    const text = textOf(isObject(fault) ? fault["msg"] : fault);
    if (text !== null)
      problems.push({
        code: "connection_warning",
        ...say("connection_warning", { text: text.slice(0, 200) }),
      });
  }
  return accounts.map((account) => {
    const currency = findCurrencyCode(textOf(account["currency"]) ?? "");
    const rows = Array.isArray(account["transactions"]) ? account["transactions"].filter(isObject) : [];
    const org = account["org"];
    return makeStatement(
      {
        name: textOf(account["name"]),
        id: textOf(account["id"]),
        bank: isObject(org) ? (textOf(org["name"]) ?? textOf(org["domain"])) : textOf(account["conn_name"]),
        currency,
        closing: readJsonAmount(textOf(account["balance"]), currency),
      },
      rows.map((row) => readRow(row, currency)),
      { json, problems },
    );
  });
};
