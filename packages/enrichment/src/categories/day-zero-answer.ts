import type { EnrichmentRow, VendorName } from "../enrichment.ts";
import type { PhraseText } from "../trades/phrase-index.ts";
import type { StarterSubCategoryId } from "../starter.ts";

/** A row whose vendor has been read, with what tells its country. */
export type DayZeroRow = EnrichmentRow & {
  readonly vendor: VendorName;
  readonly currency?: string | null | undefined;
  readonly country?: string | null | undefined;
};

/** Why a row has its category on the first day, as data for a sentence. */
export type DayZeroWhy = { readonly sub_category: StarterSubCategoryId } & (
  | {
      readonly kind: "word";
      /** As it is printed; `means` is the whole word that a cut or longer one stands for ("COFF", "coffee"). */
      readonly word: string;
      readonly means?: string;
    }
  | { readonly kind: "bank_category" | "transfer"; readonly word: string }
  /** Money that comes into a loan. */
  | { readonly kind: "loan_paid" }
  | { readonly kind: "mcc"; readonly mcc: string }
  | {
      readonly kind: "brand";
      readonly brand: string;
      /** The kind of place on OpenStreetMap, such as "shop=supermarket"; null for a service that no map knows. */
      readonly osm: string | null;
    }
);

/** What anyone would say of a row; `strength` is the probability, fixed in advance, that the parent category is right. */
export type DayZeroSuggestion = {
  readonly sub_category: StarterSubCategoryId;
  readonly why: DayZeroWhy;
  readonly strength: number;
};

/** A row's texts and where it may belong. */
export type QuestionText = {
  readonly row: DayZeroRow;
  readonly text: PhraseText;
  readonly moneyIn: boolean;
  readonly countries: readonly string[] | null;
};
/** An answer with its reason. */
export const answer = (why: DayZeroWhy, strength: number): DayZeroSuggestion => ({
  sub_category: why.sub_category,
  why,
  strength,
});
