/** Net worth: assets that a person entered, for whoever takes them along. */
export { listAssets } from "./assets.ts";
