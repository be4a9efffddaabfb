/** Exchange rates: those that a person entered, and the one place that converts by these and by published ones. */
export { chooseCounting, type Counting } from "./choose-currency.ts";
export { convert, findRate, type Rates } from "./convert.ts";
export {
  convertDays,
  type ConvertedDays,
  type ConvertedSum,
  convertInto,
  type Money,
  moneyMoved,
  tellConverted,
} from "./convert-days.ts";
export { loadRates } from "./load-rates.ts";
export { totalAsChosen } from "./total-in-home.ts";
export { listExchangeRates } from "./own-rates.ts";
