import type { StarterSubCategoryId } from "./categories/starter.ts";

/** A transaction as far as its vendor and category are concerned; `amount` in minor units, negative = money out. */
export type EnrichmentRow = {
  readonly description: string;
  readonly counterparty: string | null;
  readonly amount: number;
  /** ISO 18245 merchant category code of four digits, where the file carries one. */
  readonly mcc?: string | null;
  /** The bank's own word for the category, where the file carries one, in any language. */
  readonly bank_category?: string | null;
};

/** A counterparty as the statements name it: a readable `name`, and a `key` that is equal for its spellings. */
export type VendorName = { readonly name: string; readonly key: string };

/** How often the user filed a vendor's transactions under each of their own sub-categories (sub_category_id → count). */
export type VendorAnswers = ReadonlyMap<string, number>;

/** What the user has taught so far; an empty map gives day-zero knowledge alone. */
export type Knowledge = {
  /** Answers by vendor key, see {@link VendorName}. */
  readonly answers: ReadonlyMap<string, VendorAnswers>;
  /** Default sub_category_id of the merchant a vendor belongs to, by vendor key; used when no answer decides. */
  readonly merchant_defaults: ReadonlyMap<string, string>;
};

/** Why a transaction has its category, as data for a sentence. */
export type Why =
  | {
      readonly kind: "remembered";
      readonly vendor: string;
      readonly sub_category: string;
      readonly count: number;
      readonly of: number;
    }
  | { readonly kind: "merchant"; readonly vendor: string; readonly sub_category: string }
  | { readonly kind: "word"; readonly word: string; readonly sub_category: StarterSubCategoryId }
  | {
      readonly kind: "brand";
      readonly brand: string;
      /** The kind of place on OpenStreetMap, such as "shop=supermarket"; null for a service that no map knows. */
      readonly osm: string | null;
      readonly sub_category: StarterSubCategoryId;
    }
  | { readonly kind: "mcc"; readonly mcc: string; readonly sub_category: StarterSubCategoryId }
  | { readonly kind: "bank_category"; readonly word: string; readonly sub_category: StarterSubCategoryId }
  | { readonly kind: "transfer"; readonly word: string; readonly sub_category: StarterSubCategoryId }
  | { readonly kind: "none" };

/** A category for a row: the user's own sub_category_id, or a starter id that the caller turns into the user's. */
export type Suggestion =
  | { readonly from: "user"; readonly sub_category: string; readonly why: Why }
  | { readonly from: "starter"; readonly sub_category: StarterSubCategoryId; readonly why: Why };

/** A row's vendor and the category suggested for it; `suggestion` is null when nothing is known (`why.kind` is then "none"). */
export type Enrichment = {
  readonly vendor: VendorName;
  readonly suggestion: Suggestion | null;
  readonly why: Why;
};
