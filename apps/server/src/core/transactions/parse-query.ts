/** Fields that a word of the query language can name, as in `merchant:amazon`. */
const FIELDS = ["category", "tag", "account", "merchant", "vendor", "note", "currency"] as const;
export type QueryField = (typeof FIELDS)[number];
export type Comparison = ">" | ">=" | "<" | "<=" | "=";

/** One word of a search; all of them must hold. */
export type QueryTerm =
  | { readonly kind: "text"; readonly text: string; readonly negated: boolean }
  | { readonly kind: "field"; readonly field: QueryField; readonly text: string; readonly negated: boolean }
  /** `amount` in major units; a signed one is compared with its sign, any other with the size alone. */
  | {
      readonly kind: "amount";
      readonly comparison: Comparison;
      readonly amount: number;
      readonly signed: boolean;
      readonly negated: boolean;
    }
  /** A year, month or day, as the beginning of an ISO date. */
  | { readonly kind: "period"; readonly begins: string; readonly negated: boolean };

const WORD = /(-?)(?:([a-z]+)(:|>=|<=|=|>|<))?(?:"([^"]*)"|(\S+))/giu;
const AMOUNT = /^[+-]?\d{1,15}(?:\.\d{1,4})?$/;
const PERIOD = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** More words than a person looks for; each costs a look at every row. */
const MOST_TERMS = 20;

const isField = (name: string): name is QueryField => FIELDS.some((field) => field === name);

type Word = {
  readonly whole: string;
  readonly negated: boolean;
  readonly key: string;
  readonly sign: string;
  readonly value: string;
};

const toAmountTerm = ({ sign, value, negated }: Word): QueryTerm | null => {
  const plain =
    /,\d{1,2}$/.test(value) && !value.includes(".") ? value.replace(",", ".") : value.replaceAll(",", "");
  if (!AMOUNT.test(plain)) return null;
  // The pattern of a word has no other signs.
  const comparison = (sign === ":" ? "=" : sign) as Comparison;
  return { kind: "amount", comparison, amount: Number(plain), signed: /^[+-]/.test(plain), negated };
};

const toTerm = (word: Word): QueryTerm | null => {
  const { key, sign, value, negated } = word;
  if (key === "amount") return toAmountTerm(word);
  if (sign !== ":" || value === "") return null;
  if (key === "in") return PERIOD.test(value) ? { kind: "period", begins: value, negated } : null;
  return isField(key) ? { kind: "field", field: key, text: value, negated } : null;
};

/**
 * Reads a search such as `amount>500 category:food -tag:work "blue bottle" in:2026-03`. Whatever is no known word of the language is
 * text to look for, so nothing a person types is an error; words after the twentieth are left out.
 */
export const parseQuery = (text: string): QueryTerm[] => {
  const terms: QueryTerm[] = [];
  for (const match of text
    .normalize("NFC")
    .replaceAll(/\p{Cc}/gu, " ")
    .matchAll(WORD)) {
    const [whole, minus = "", key = "", sign = "", quoted, plain = ""] = match;
    const word = { whole, negated: minus === "-", key: key.toLowerCase(), sign, value: quoted ?? plain };
    const term = key === "" ? null : toTerm(word);
    if (term !== null) terms.push(term);
    else terms.push(...toText(word));
  }
  return terms.slice(0, MOST_TERMS);
};

const toText = ({ whole, negated, key, value }: Word): QueryTerm[] => {
  const text = key === "" ? value : whole.replace(/^-/, "").replaceAll('"', "");
  if (text.trim() === "") return [];
  return [{ kind: "text", text: text.trim(), negated }];
};
