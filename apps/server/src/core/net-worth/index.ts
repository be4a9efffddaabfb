/** Net worth: assets and exchange rates that a person entered, for whoever takes them along, and converting by these and by published ones. */
export { listAssets } from "./assets.ts";
export { listExchangeRates } from "./exchange-rates.ts";
export { convert, findRate, type Rates } from "./convert.ts";
export { loadRates } from "./load-rates.ts";
