import { readFileSync } from "node:fs";

/** A descriptor of a list, with the parent category that a person decided before anything was measured. */
type FreshDescriptor = {
  readonly country: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly parent: string;
};

/** Household files carry the currency of a row, not its country; the others pay in euros. */
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

/** The descriptors of a list in this folder. */
export const readFreshList = (name: string): FreshDescriptor[] =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [country = "", money = "", description = "", parent = ""] = line.split("\t");
      const amount = money === "+" ? AMOUNT : -AMOUNT;
      return { country, description, amount, currency: MONEY[country] ?? "EUR", parent };
    });
