import { listCurrencies, listRates } from "@passbook/contract/common";
import { type Route, route } from "../../platform/http/route.ts";
import { CURRENCIES } from "./currencies.ts";

export const currenciesRoutes: readonly Route[] = [
  route(listCurrencies, async () => ({ data: CURRENCIES.map((currency) => ({ ...currency })) })),
  route(listRates, async ({ services, query }) => ({
    data: await services.db
      .selectFrom("rates")
      .select(["currency", "day", "rate"])
      .where("base", "=", query.base)
      .orderBy("currency")
      .orderBy("day", "desc")
      .limit(5000)
      .execute(),
  })),
];
