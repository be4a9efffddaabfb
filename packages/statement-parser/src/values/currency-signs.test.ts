import { expect, test } from "vitest";
import { listCurrencies } from "./currency.ts";

/** A locale of the country whose money it is, by currency. */
const HOMES: Readonly<Record<string, string>> = {
  VUV: "en-VU",
  MWK: "en-MW",
  ZMW: "de-DE",
  PGK: "en-PG",
  MGA: "fr-MG",
  GNF: "fr-GN",
  AFN: "fa-AF",
  KWD: "ar-KW",
  QAR: "ar-QA",
  CAD: "fr-FR",
  NZD: "fr-FR",
  TOP: "to-TO",
  SCR: "en-SC",
  ILS: "sk-SK",
  XPF: "en-GB",
};

test.each(Object.entries(HOMES))(
  "%s is known by what a locale of %s prints before its figures",
  (code, locale) => {
    const signs = (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: code, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === "currency" ? value.trim() : [])),
    );
    expect(signs.filter((sign) => !listCurrencies(sign).includes(code))).toEqual([]);
  },
);
