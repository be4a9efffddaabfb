import {
  type Marks,
  multiply,
  NUMBER,
  type Quantity,
  readQuantity,
  SYMBOL,
  SYMBOL_BEHIND,
  toQuantity,
  UNIT,
} from "./journal-amount.ts";

const LONGEST = 200;
const OPERATOR = /^[-+*/]/;
const TOKEN = new RegExp(
  String.raw`\s*(?:([-+*/()])|(${SYMBOL})\s*([-+]?(?:${NUMBER}))|(${NUMBER})(?:\s*(${SYMBOL_BEHIND}))?)`,
  "uy",
);
const COMMODITY = new RegExp(String.raw`^\s*(${SYMBOL_BEHIND})`, "u");

/** Takes tokens from the front of a text as it goes; what cannot be worked out is null. */
class Sum {
  readonly #text: string;
  readonly #marks: Marks;
  #at = 0;

  constructor(text: string, marks: Marks) {
    this.#text = text;
    this.#marks = marks;
  }

  get rest(): string {
    return this.#text.slice(this.#at).trim();
  }

  sum(): Quantity | null {
    let value = this.#product();
    for (let sign = this.#operator(/[-+]/); value !== null && sign !== null; sign = this.#operator(/[-+]/)) {
      const other = this.#product();
      value = other === null ? null : add(value, sign === "-" ? { ...other, value: -other.value } : other);
    }
    return value;
  }

  #product(): Quantity | null {
    let value = this.#one();
    for (let sign = this.#operator(/[*/]/); value !== null && sign !== null; sign = this.#operator(/[*/]/)) {
      const other = this.#one();
      value = other === null ? null : scale(value, other, sign === "/");
    }
    return value;
  }

  #one(): Quantity | null {
    const [, operator, before, number, alone, behind] = this.#take() ?? [];
    if (operator === "-" || operator === "+") {
      const value = this.#one();
      return value === null || operator === "+" ? value : { ...value, value: -value.value };
    }
    if (operator === "(") {
      const inner = this.sum();
      return this.#take()?.[1] === ")" ? inner : null;
    }
    return operator === undefined ? toQuantity(number ?? alone ?? "", before ?? behind, this.#marks) : null;
  }

  #take(): RegExpExecArray | null {
    TOKEN.lastIndex = this.#at;
    const token = TOKEN.exec(this.#text);
    if (token !== null) this.#at = TOKEN.lastIndex;
    return token;
  }

  #operator(wanted: RegExp): string | null {
    const before = this.#at;
    const operator = this.#take()?.[1];
    if (operator !== undefined && wanted.test(operator)) return operator;
    this.#at = before;
    return null;
  }
}

const add = (one: Quantity, other: Quantity): Quantity | null => {
  const commodity = one.commodity || other.commodity;
  if (other.commodity !== "" && other.commodity !== commodity) return null;
  return { commodity, value: one.value + other.value };
};

const scale = (one: Quantity, other: Quantity, is_divided: boolean): Quantity | null => {
  const commodity = one.commodity || other.commodity;
  if (!is_divided) return { commodity, value: multiply(one.value, other.value) };
  return other.value === 0n ? null : { commodity, value: (one.value * UNIT) / other.value };
};

/**
 * The amount that a text begins with, worked out where it is a sum: `($10 + $5) / 2`, or `(10 + 5) / 2 EUR`. What stands behind it is left; null where it
 * begins with none.
 */
export const readAmount = (text: string, marks: Marks): { quantity: Quantity; rest: string } | null => {
  const plain = readQuantity(text, marks);
  if (plain !== null && !OPERATOR.test(plain.rest)) return plain;
  if (text.length > LONGEST) return null;
  const worked = new Sum(text, marks);
  const quantity = worked.sum();
  if (quantity === null) return null;
  const [whole = "", named] = quantity.commodity === "" ? (COMMODITY.exec(worked.rest) ?? []) : [];
  const commodity = (named ?? quantity.commodity).replaceAll('"', "");
  return {
    quantity: { value: quantity.value, commodity: marks.aliases?.get(commodity) ?? commodity },
    rest: worked.rest.slice(whole.length).trim(),
  };
};
