import { readFileSync } from "node:fs";
import { readVendor, suggestOnDayZero } from "@passbook/enrichment";

/** A descriptor of a list, with the parent category that a person decided before anything was measured, and what is found. */
export type FreshDescriptor = {
  readonly country: string;
  readonly description: string;
  readonly parent: string;
  readonly vendor: string;
  /** The starter sub-category found, null where day-zero knowledge is silent. */
  readonly found: string | null;
  readonly because: string;
};

/** Household files carry the currency of a row, not its country. */
const MONEY: Readonly<Record<string, string>> = {
  US: "USD",
  CA: "CAD",
  GB: "GBP",
  AU: "AUD",
  NZ: "NZD",
  CH: "CHF",
  IN: "INR",
  BR: "BRL",
  MX: "MXN",
  ZA: "ZAR",
  SG: "SGD",
  JP: "JPY",
  AE: "AED",
  PL: "PLN",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
};

const AMOUNT = 2345;

/** The descriptors of a list in this folder, each with what anyone would say of it on the first day. */
export const readFreshList = (name: string): FreshDescriptor[] =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [country = "", money = "", description = "", parent = ""] = line.split("\t");
      const amount = money === "+" ? AMOUNT : -AMOUNT;
      const printed = { description, counterparty: null, amount, currency: MONEY[country] ?? "EUR" };
      const vendor = readVendor(printed);
      const answer = suggestOnDayZero({ ...printed, vendor });
      const because = answer === null ? "" : JSON.stringify(answer.why);
      return {
        country,
        description,
        parent,
        vendor: vendor.name,
        found: answer?.sub_category ?? null,
        because,
      };
    });
