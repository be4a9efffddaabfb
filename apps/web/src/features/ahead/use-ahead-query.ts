import { addDays } from "@passbook/contract/values";
import { useSearchParams } from "react-router";
import type { ForecastQuery } from "../../lib/reference-data/use-forecast.ts";
import { useLocale } from "../../words/locale.tsx";

const DAYS = ["30", "60", "90"] as const;
export type AheadDays = (typeof DAYS)[number];
const WHOLE = /^-?\d{1,14}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f-]{36}$/;
const CURRENCY = /^[A-Z]{3}$/;

type Asked = {
  readonly account: string | undefined;
  readonly currency: string | undefined;
  readonly days: AheadDays;
  readonly limit: number;
  readonly spend: number | undefined;
  readonly on: string | undefined;
  /** The day lies outside of the forecast, so that nothing is asked of it. */
  readonly is_off: boolean;
};

/** What is asked of the forecast stands in the address, so that it is kept and passed on with it; what is no sense there is left out. */
export const useAheadQuery = () => {
  const { today } = useLocale();
  const [params, setParams] = useSearchParams();
  const read = (name: string, form: RegExp): string | undefined => {
    const value = params.get(name);
    return value !== null && form.test(value) ? value : undefined;
  };
  const spend = Number(read("spend", WHOLE) ?? 0);
  const days = DAYS.find((each) => each === params.get("days")) ?? "30";
  const on = read("on", DAY);
  const asked: Asked = {
    account: read("account", ID),
    currency: read("currency", CURRENCY),
    days,
    limit: Number(read("limit", WHOLE) ?? 0),
    spend: spend > 0 ? spend : undefined,
    on,
    is_off: on !== undefined && (on < today || on > addDays(today, Number(days))),
  };
  const query: ForecastQuery = {
    days: asked.days,
    limit: asked.limit,
    ...(asked.account === undefined ? {} : { bank_account_id: asked.account }),
    ...(asked.currency === undefined ? {} : { currency: asked.currency }),
    ...(asked.spend === undefined || asked.is_off ? {} : { spend: asked.spend, on: asked.on }),
  };
  const change = (own: Readonly<Record<string, string | undefined>>): void => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(own))
          if (value === undefined || value === "") after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  };
  return { asked, query, change };
};
