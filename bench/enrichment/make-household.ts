import { makeHousehold } from "./us-household/make-household.ts";
import { toTsv } from "./us-household/to-tsv.ts";

/** Prints an invented household for `passbook evaluate-categories`: `node bench/enrichment/make-household.ts [SEED]`. */
process.stdout.write(toTsv(makeHousehold(Number(process.argv[2] ?? "1"))));
