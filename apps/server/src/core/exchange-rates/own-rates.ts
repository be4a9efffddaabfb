import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/exchange-rates";
import type { ExchangeRate } from "@passbook/contract/exchange-rates";
import type { UsedRate } from "@passbook/contract/converted";
import { sayField } from "@passbook/contract/sentences/fields";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { findCurrency } from "../../common/index.ts";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { type Author, changeData, deleteFrom, insertInto, type Subject, updateIn } from "../changes/index.ts";

const MOST_RATES = 2000;

/** Rates that a person entered, newest first. */
export const listExchangeRates = async (db: Db, user_id: string): Promise<ExchangeRate[]> => {
  const rows = await db
    .selectFrom("own_rates")
    .select(["id", "base", "currency", "rate", "valid_from", "version"])
    .where("user_id", "=", user_id)
    .orderBy("valid_from", "desc")
    .orderBy("base")
    .orderBy("currency")
    .execute();
  return rows.map(({ valid_from, ...row }) => ({ ...row, from: valid_from }));
};

/** The same as figures are converted by them. */
export const listOwnRates = async (db: Db, user_id: string): Promise<UsedRate[]> =>
  (await listExchangeRates(db, user_id)).map(({ id: _id, version: _version, ...rate }) => ({
    ...rate,
    source: "own",
  }));

export const getExchangeRate = async (db: Db, user_id: string, id: string): Promise<ExchangeRate> => {
  const found = (await listExchangeRates(db, user_id)).find((rate) => rate.id === id);
  if (found === undefined) throw notFound("exchange_rate");
  return found;
};

/** The rate that a call changes. */
export const toRateSubject = (id: string): Subject => ({ table: "own_rates", id, show: getExchangeRate });

/** Without zeros that say nothing. */
const tidyRate = (rate: string): string => {
  const [whole = "", part = ""] = rate.split(".");
  const digits = part.replace(/0+$/, "");
  return (whole.replace(/^0+(?=\d)/, "") + "." + digits).replace(/\.$/, "");
};

const sayRate = ({ base, currency, rate }: Pick<ExchangeRate, "base" | "currency" | "rate">): string =>
  `1 ${base} = ${rate} ${currency}`;

/** Keeps a rate; of the same two currencies and day it takes the place of the one before, whichever way round that was said. */
export const createExchangeRate = async (
  trx: Db,
  author: Author,
  { body, today }: { readonly body: BodyOf<typeof contract.createExchangeRate>; readonly today: string },
): Promise<{ id: string; change_id: string }> => {
  const { user_id, clock } = author;
  const { base, currency, from } = body;
  for (const [field, code] of Object.entries({ base, currency }))
    if (findCurrency(code) === null) throw invalidInput({ [field]: sayField("choose_currency") });
  if (base === currency) throw invalidInput({ currency: say("rate_of_one_currency") });
  if (from > today) throw invalidInput({ from: say("rate_of_future") });
  const known = await listExchangeRates(trx, user_id);
  const same = known.find(
    (each) =>
      each.from === from && [each.base, each.currency].every((code) => [base, currency].includes(code)),
  );
  if (same === undefined && known.length >= MOST_RATES)
    throw conflict("too_many_rates", say("too_many_rates", { most: MOST_RATES }));
  const rate = tidyRate(body.rate);
  const id = same?.id ?? clock.newId();
  const note = { kind: "create_exchange_rate", summary: sayRate({ base, currency, rate }) };
  const change_id = await changeData(trx, author, note, [
    same === undefined
      ? insertInto("own_rates", [{ user_id, id, base, currency, valid_from: from, rate }])
      : updateIn("own_rates", [id], { base, currency, rate }),
  ]);
  return { id, change_id };
};

export const deleteExchangeRate = async (
  trx: Db,
  author: Author,
  id: string,
): Promise<{ change_id: string }> => {
  const known = await getExchangeRate(trx, author.user_id, id);
  const note = { kind: "delete_exchange_rate", summary: sayRate(known) };
  return { change_id: await changeData(trx, author, note, [deleteFrom("own_rates", [id])]) };
};
