type WhyData = { readonly kind: string; readonly [part: string]: unknown };

/** What anyone would say of a row, before any answer of the person. */
export type KnownFacts =
  /** `means` is the whole word that a printed one, cut off or run together with others, stands for. */
  | { readonly kind: "word"; readonly word: string; readonly means: string | null }
  | { readonly kind: "mcc"; readonly mcc: string }
  | { readonly kind: "bank_category"; readonly word: string }
  | { readonly kind: "transfer"; readonly word: string }
  | { readonly kind: "loan_paid" }
  /** `place` is what maps call it, in words; null where no map knows it. */
  | { readonly kind: "brand"; readonly brand: string; readonly place: string | null };

type Counted = { readonly count: number; readonly of: number };

/** Why a transaction has its category, or why one is suggested, as far as a sentence can be made of it. */
export type WhyFacts =
  | { readonly kind: "chosen" }
  | { readonly kind: "brought"; readonly name: string }
  | { readonly kind: "split" }
  | { readonly kind: "rule"; readonly name: string }
  | ({ readonly kind: "remembered"; readonly vendor: string } & Counted)
  | ({ readonly kind: "remembered_amount"; readonly vendor: string; readonly amount: number } & Counted)
  | { readonly kind: "merchant"; readonly vendor: string }
  | ({ readonly kind: "model"; readonly words: readonly string[] } & Counted)
  /** Common knowledge, borne out by `count` of the person's `of` answers of that kind; of none when `of` is 0. */
  | ({ readonly kind: "known"; readonly known: KnownFacts } & Counted)
  | ({ readonly kind: "usual" } & Counted)
  | { readonly kind: "transfer_pair"; readonly days: number; readonly chosen: boolean }
  | { readonly kind: "refund_of"; readonly cancels: boolean }
  | { readonly kind: "sample" }
  | { readonly kind: "none" };

type Subject = {
  readonly why: WhyData | null;
  readonly edited: readonly string[];
  readonly splits: readonly unknown[];
  readonly vendor_name: string | null;
  readonly description: string;
};

const NONE = { kind: "none" } as const;

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []) : [];

const isWhy = (value: unknown): value is WhyData =>
  typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";

/** Counts are told only where they were stored whole. */
const countedOf = (why: WhyData, part = "count"): Counted | null => {
  const count = numberOf(why[part]);
  const of = numberOf(why["of"]);
  return count === null || of === null ? null : { count, of };
};

/** "shop=department_store" is a department store. */
const placeOf = (osm: unknown): string | null => textOf(osm)?.split("=").at(-1)?.replaceAll("_", " ") ?? null;

const readKnown = (why: WhyData): KnownFacts | null => {
  const word = textOf(why["word"]);
  const brand = textOf(why["brand"]);
  const mcc = textOf(why["mcc"]);
  if (why.kind === "brand" && brand !== null) return { kind: "brand", brand, place: placeOf(why["osm"]) };
  if (why.kind === "loan_paid") return { kind: "loan_paid" };
  if (why.kind === "mcc" && mcc !== null) return { kind: "mcc", mcc };
  if (word !== null && why.kind === "word") return { kind: "word", word, means: textOf(why["means"]) };
  if (word !== null && (why.kind === "bank_category" || why.kind === "transfer"))
    return { kind: why.kind, word };
  return null;
};

const readLearned = (why: WhyData, vendor: string): WhyFacts | null => {
  const counted = countedOf(why, why.kind === "model" ? "similar" : "count");
  if (counted === null) return null;
  if (why.kind === "remembered") return { kind: "remembered", vendor, ...counted };
  const amount = numberOf(why["amount"]);
  if (why.kind === "remembered_amount" && amount !== null)
    return { kind: "remembered_amount", vendor, amount, ...counted };
  const words = textsOf(why["words"]);
  if (why.kind === "model" && words.length > 0) return { kind: "model", words, ...counted };
  if (why.kind === "usual") return { kind: "usual", ...counted };
  const known = isWhy(why["known"]) ? readKnown(why["known"]) : null;
  return why.kind === "known" && known !== null ? { kind: "known", known, ...counted } : null;
};

/** Reads the stored reason; what a person chose outweighs it, and an unknown reason is told as none. */
export const readWhy = ({ why, edited, splits, vendor_name, description }: Subject): WhyFacts => {
  if (splits.length > 0) return { kind: "split" };
  const brought = why?.kind === "brought" ? textOf(why["name"]) : null;
  if (brought !== null) return { kind: "brought", name: brought };
  if (edited.includes("sub_category_id") || why?.kind === "chosen") return { kind: "chosen" };
  if (why === null) return NONE;
  const vendor = textOf(why["vendor"]) ?? vendor_name ?? description;
  const name = textOf(why["name"]);
  if (why.kind === "rule" && name !== null) return { kind: "rule", name };
  if (why.kind === "merchant") return { kind: "merchant", vendor };
  if (why.kind === "sample") return { kind: "sample" };
  if (why.kind === "transfer_pair") {
    const reasons: readonly unknown[] = Array.isArray(why["reasons"]) ? why["reasons"] : [];
    const chosen = reasons.some((reason) => isWhy(reason) && reason.kind === "answer");
    return { kind: "transfer_pair", days: Math.abs(numberOf(why["days"]) ?? 0), chosen };
  }
  if (why.kind === "refund_of") return { kind: "refund_of", cancels: why["refund"] === "reversal" };
  const known = readKnown(why);
  if (known !== null) return { kind: "known", known, count: 0, of: 0 };
  return readLearned(why, vendor) ?? NONE;
};
