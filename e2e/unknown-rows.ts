import type { OfxRow } from "./ledger.ts";

const SYLLABLES = [
  "bra",
  "cor",
  "del",
  "fen",
  "gim",
  "hol",
  "jun",
  "kar",
  "lom",
  "mun",
  "nor",
  "pel",
  "rud",
  "sol",
  "tam",
  "vel",
];
const KINDS = ["CAFE", "BAKERY", "DRY CLEANER", "PHARMACY", "STORE", "TRADING"];

/** Rows of many vendors that nobody has heard of, each named by what it sells. */
export const makeUnknown = (count: number): readonly OfxRow[] =>
  Array.from({ length: count }, (_, index) => {
    const vendor = index % Math.ceil(count / 5);
    const name = [vendor % 16, Math.floor(vendor / 16) % 16, Math.floor(vendor / 256) % 16]
      .map((at) => SYLLABLES[at] ?? "")
      .join("")
      .toUpperCase();
    return {
      day: `2026-0${String(1 + (index % 9))}-${String(1 + (index % 28)).padStart(2, "0")}`,
      cents: -100 - (index % 9000),
      name: `${name} ${KINDS[vendor % KINDS.length] ?? ""}`,
    };
  });
