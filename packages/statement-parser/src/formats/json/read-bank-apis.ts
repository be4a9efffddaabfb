import { minorDigits } from "@passbook/contract/values";
import { isObject } from "../../decode/parse-json.ts";
import type { JsonObject, JsonValue } from "../../decode/parse-json.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { findNumberedCurrency } from "../../values/currency-numbers.ts";
import { placePoint } from "./json-cells.ts";
import { readDecimal } from "../read-decimal.ts";
import { dayOf, dayOfSeconds, makeStatement, negate, textOf } from "./json-export.ts";
import type { JsonExport, WrittenRow } from "./json-export.ts";

const listObjects = (value: JsonValue | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const isPlaidRow = (object: JsonObject): boolean =>
  "account_id" in object && "transaction_id" in object && "amount" in object && "pending" in object;

/** Accounts whose balance is what is owed. */
const PLAID_DEBTS = new Set(["credit", "loan"]);

/** Plaid: accounts beside their transactions; a positive amount leaves the account. */
export const readPlaid: JsonExport = (json, problems) => {
  const { value } = json;
  const accounts = isObject(value) ? listObjects(value["accounts"]) : [];
  const objects = isObject(value) ? listObjects(value["transactions"]) : [];
  if (accounts.length === 0 || objects.length === 0 || !objects.every(isPlaidRow)) return null;
  return accounts.map((account) => {
    const balances = isObject(account["balances"]) ? account["balances"] : {};
    const currency = findCurrencyCode(textOf(balances["iso_currency_code"]) ?? "");
    const current = textOf(balances["current"]);
    const isDebt = PLAID_DEBTS.has(textOf(account["type"]) ?? "");
    const rows = objects
      .filter((object) => object["account_id"] === account["account_id"])
      .map((object): WrittenRow => {
        const merchant = textOf(object["merchant_name"]);
        const name = textOf(object["name"]);
        return {
          object,
          day: dayOf(object["date"]),
          amount: negate(textOf(object["amount"])),
          currency: findCurrencyCode(textOf(object["iso_currency_code"]) ?? "") ?? currency,
          name: merchant ?? name,
          memo: merchant === null ? null : name,
          reference: textOf(object["transaction_id"]),
          pending: object["pending"] === true,
        };
      });
    const told = {
      name: [textOf(account["name"]), textOf(account["mask"])].filter((part) => part !== null).join(" "),
      id: null,
      bank: null,
      currency,
      closing: readDecimal(isDebt ? negate(current) : current, currency),
    };
    return makeStatement(told, rows, { json, problems });
  });
};

const isMonobankRow = (object: JsonObject): boolean =>
  typeof object["time"] === "number" &&
  Number.isInteger(object["amount"]) &&
  Number.isInteger(object["operationAmount"]) &&
  typeof object["currencyCode"] === "number";

/** The number of the currency is the purchase's: the account's where both amounts are one. */
const findMonobankCurrency = (objects: readonly JsonObject[]): string | null => {
  const own = objects.filter((object) => object["amount"] === object["operationAmount"]);
  const numbers = new Set(own.map((object) => textOf(object["currencyCode"])?.padStart(3, "0") ?? ""));
  const [number = ""] = numbers;
  return numbers.size === 1 ? findNumberedCurrency(number) : null;
};

/** Monobank: rows newest first, in smallest units, each with the balance after it; `hold` is not booked yet but in the balance. */
export const readMonobank: JsonExport = (json, problems) => {
  const objects = listObjects(json.value);
  if (objects.length === 0 || !objects.every(isMonobankRow)) return null;
  const currency = findMonobankCurrency(objects);
  const decimals = minorDigits(currency);
  const rows = objects.map((object): WrittenRow => ({
    object,
    day: dayOfSeconds(object["time"]),
    amount: placePoint(object["amount"], decimals),
    currency,
    name: textOf(object["counterName"]) ?? textOf(object["description"]),
    memo: textOf(object["counterName"]) === null ? textOf(object["comment"]) : textOf(object["description"]),
    reference: textOf(object["id"]),
    balance: placePoint(object["balance"], decimals),
    pending: false,
  }));
  const account = { name: null, id: null, bank: null, currency, closing: null };
  return [makeStatement(account, rows, { json, problems })];
};
