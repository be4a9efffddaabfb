import { absolute, multiply } from "./journal-amount.ts";

const DECIMALS = 12;
const UNIT = 10n ** BigInt(DECIMALS);
const LONGEST = 200;
/** What stands before a currency and is more than a number with a sign. */
const SUM = /^([-+*/().,\d\s]*\d[-+*/().,\d\s]*)\s*(?=[A-Z])/;
const IS_SUM = /\d\s*[-+*/]|\(/;
const TOKEN = /\s*(\d[\d,]*(?:\.\d*)?|\.\d+|[-+*/()])/y;

const listTokens = (text: string): string[] | null => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
};

const toValue = (token: string): bigint | null => {
  const [, whole = "", fraction = ""] = /^(\d*)(?:\.(\d*))?$/.exec(token.replaceAll(",", "")) ?? [];
  if (whole === "" && fraction === "") return null;
  return BigInt(`${whole}${fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0")}`);
};

/** Takes tokens from the front; null where something cannot be worked out. */
type Take = (tokens: string[]) => bigint | null;

const takeOne: Take = (tokens) => {
  const token = tokens.shift() ?? "";
  if (token === "-" || token === "+") {
    const value = takeOne(tokens);
    return value === null || token === "+" ? value : -value;
  }
  if (token !== "(") return toValue(token);
  const inner = takeSum(tokens);
  return tokens.shift() === ")" ? inner : null;
};

const takeProduct: Take = (tokens) => {
  let value = takeOne(tokens);
  while (value !== null && (tokens[0] === "*" || tokens[0] === "/")) {
    const is_product = tokens.shift() === "*";
    const other = takeOne(tokens);
    if (other === null || (!is_product && other === 0n)) return null;
    value = is_product ? multiply(value, other) : (value * UNIT) / other;
  }
  return value;
};

const takeSum: Take = (tokens) => {
  let value = takeProduct(tokens);
  while (value !== null && (tokens[0] === "+" || tokens[0] === "-")) {
    const sign = tokens.shift() === "+" ? 1n : -1n;
    const other = takeProduct(tokens);
    if (other === null) return null;
    value += sign * other;
  }
  return value;
};

const write = (value: bigint): string => {
  const digits = absolute(value)
    .toString()
    .padStart(DECIMALS + 1, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
};

/** Works out what stands before a currency where it is a sum, as `(10 + 5) / 2 EUR` is 7.5 EUR; any other text as it is. */
export const workOut = (text: string): string => {
  const [whole = "", sum = ""] = SUM.exec(text) ?? [];
  if (!IS_SUM.test(sum) || sum.length > LONGEST) return text;
  const tokens = listTokens(sum.trim());
  const value = tokens === null ? null : takeSum(tokens);
  return value === null || tokens?.length !== 0 ? text : `${write(value)} ${text.slice(whole.length)}`;
};
