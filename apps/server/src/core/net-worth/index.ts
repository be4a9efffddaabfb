/** Net worth: assets and exchange rates that a person entered, for whoever takes them along, and converting by these. */
export { listAssets } from "./assets.ts";
export { listExchangeRates, listOwnRates } from "./exchange-rates.ts";
export { convert, findRate } from "./convert.ts";
