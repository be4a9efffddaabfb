import { makeHousehold } from "./us-household/make-household.ts";

/** Prints an invented household as a TSV for `passbook evaluate-categories`: `node bench/enrichment/make-household.ts [SEED]`. */
const seed = Number(process.argv[2] ?? "1");
console.log(["user", "date", "amount", "currency", "description", "category"].join("\t"));
for (const row of makeHousehold(seed))
  console.log(["us", row.date, row.amount, "USD", row.description, row.category].join("\t"));
