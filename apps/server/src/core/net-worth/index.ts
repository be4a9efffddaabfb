/** Net worth: assets and exchange rates that a person entered, for whoever takes them along. */
export { listAssets } from "./assets.ts";
export { listExchangeRates } from "./exchange-rates.ts";
