import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import { isObject } from "../../decode/parse-json.ts";
import type { JsonObject, JsonText, JsonValue } from "../../decode/parse-json.ts";
import type { ParsedStatement, Problem } from "../../parsed-file.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { placePoint } from "./json-cells.ts";
import { dayOf, dayOfSeconds, makeStatement, textOf } from "./json-export.ts";
import type { JsonExport, WrittenRow } from "./json-export.ts";

const listObjects = (value: JsonValue | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

type OwnRow = WrittenRow & { account: string | null };

/** One statement for each account and currency, in the order of their first rows. */
const makeStatements = (
  rows: readonly OwnRow[],
  context: { json: JsonText; problems: Problem[] },
): ParsedStatement[] => {
  const groups = Map.groupBy(rows, ({ account, currency }) => `${account ?? ""} ${currency ?? ""}`);
  return [...groups.values()].map((group) => {
    const id = group[0]?.account ?? null;
    const currency = group[0]?.currency ?? null;
    return makeStatement({ name: null, id, bank: null, currency, closing: null }, group, context);
  });
};

/** Written in hundredths although one is their smallest unit (https://docs.stripe.com/currencies). */
const IN_HUNDREDTHS: ReadonlySet<CurrencyCode> = new Set(["ISK", "UGX"]);

const decimalsOf = (currency: CurrencyCode | null): number =>
  currency !== null && IN_HUNDREDTHS.has(currency) ? 2 : minorDigits(currency);

const isStripeRow = (object: JsonObject): boolean =>
  object["object"] === "balance_transaction" &&
  Number.isInteger(object["net"]) &&
  typeof object["created"] === "number";

/** Stripe's balance: what each movement left of it after its fee, in smallest units, and seconds since 1970. */
export const readStripe: JsonExport = (json, problems) => {
  const { value } = json;
  const objects = listObjects(isObject(value) ? value["data"] : value);
  if (objects.length === 0 || !objects.every(isStripeRow)) return null;
  const rows = objects.map((object): OwnRow => {
    const currency = findCurrencyCode((textOf(object["currency"]) ?? "").toUpperCase());
    return {
      object,
      day: dayOfSeconds(object["created"]),
      amount: placePoint(object["net"], decimalsOf(currency)),
      currency,
      name: textOf(object["description"]) ?? textOf(object["type"]),
      memo: null,
      reference: textOf(object["id"]),
      pending: false,
      account: null,
    };
  });
  return makeStatements(rows, { json, problems });
};

const isLeg = (object: JsonObject): boolean =>
  "leg_id" in object && "account_id" in object && "amount" in object && "currency" in object;

const isRevolutRow = (object: JsonObject): boolean => {
  const legs = listObjects(object["legs"]);
  return "state" in object && legs.length > 0 && legs.every(isLeg);
};

/** What moved nothing, or was taken back. */
const NOT_MOVED = new Set(["declined", "failed", "reverted"]);

/** Revolut Business: each movement has a leg for each account of the holder's that it moves, with its balance after it. */
export const readRevolutBusiness: JsonExport = (json, problems) => {
  const objects = listObjects(json.value);
  if (objects.length === 0 || !objects.every(isRevolutRow)) return null;
  const moved = objects.filter(({ state }) => !NOT_MOVED.has(textOf(state) ?? ""));
  const rows = moved.flatMap((object) =>
    listObjects(object["legs"]).map((leg): OwnRow => ({
      object: leg,
      day: dayOf(object["completed_at"]) ?? dayOf(object["created_at"]),
      amount: textOf(leg["amount"]),
      currency: findCurrencyCode(textOf(leg["currency"]) ?? ""),
      name: textOf(leg["description"]),
      memo: textOf(object["reference"]),
      reference: textOf(leg["leg_id"]),
      balance: textOf(leg["balance"]),
      pending: textOf(object["state"]) !== "completed",
      account: textOf(leg["account_id"]),
    })),
  );
  return makeStatements(rows, { json, problems });
};
