type WhyData = { readonly kind: string; readonly [part: string]: unknown };

/** Why a transaction has its category, as far as a sentence can be made of it. */
export type WhyFacts =
  | { readonly kind: "chosen" }
  | { readonly kind: "split" }
  | { readonly kind: "remembered"; readonly vendor: string; readonly count: number; readonly of: number }
  | { readonly kind: "merchant"; readonly vendor: string }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "mcc"; readonly mcc: string }
  | { readonly kind: "bank_category"; readonly word: string }
  | { readonly kind: "transfer"; readonly word: string }
  | { readonly kind: "sample" }
  | { readonly kind: "none" };

type Subject = {
  readonly why: WhyData | null;
  readonly edited: readonly string[];
  readonly splits: readonly unknown[];
  readonly vendor_name: string | null;
  readonly description: string;
};

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const countOf = (value: unknown): number => (typeof value === "number" && value > 0 ? value : 1);

/** Reads the stored reason; what a person chose outweighs it, and an unknown reason is told as none. */
export const readWhy = ({ why, edited, splits, vendor_name, description }: Subject): WhyFacts => {
  if (splits.length > 0) return { kind: "split" };
  if (edited.includes("sub_category_id") || why?.kind === "chosen") return { kind: "chosen" };
  if (why === null) return { kind: "none" };
  const vendor = textOf(why["vendor"]) ?? vendor_name ?? description;
  const word = textOf(why["word"]);
  if (why.kind === "remembered")
    return { kind: "remembered", vendor, count: countOf(why["count"]), of: countOf(why["of"]) };
  if (why.kind === "merchant") return { kind: "merchant", vendor };
  if (why.kind === "mcc") return { kind: "mcc", mcc: textOf(why["mcc"]) ?? "" };
  if (why.kind === "sample") return { kind: "sample" };
  if (word !== null && (why.kind === "word" || why.kind === "bank_category" || why.kind === "transfer"))
    return { kind: why.kind, word };
  return { kind: "none" };
};
