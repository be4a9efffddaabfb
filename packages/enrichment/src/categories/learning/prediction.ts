import type { EnrichmentRow, VendorName } from "../../enrichment.ts";
import type { DayZeroSuggestion, DayZeroWhy } from "../day-zero.ts";
import type { Rule, RuleRow } from "../rules.ts";
import type { StarterSubCategoryId } from "../../starter.ts";

/**
 * A row to be filed: `amount` in minor units, negative = money out. Whoever has worked out the day-zero knowledge already hands it
 * over; null is an answer too.
 */
export type ClassifierRow = EnrichmentRow & {
  readonly vendor: VendorName;
  readonly currency?: string | null;
  readonly country?: string | null;
  readonly booked_on?: string | null;
  readonly bank_account_id?: string | null;
  readonly day_zero?: DayZeroSuggestion | null;
  /** What only rules look at. */
  readonly for_rules?: Partial<RuleRow>;
};

/** Why a row got its label, as data for a sentence; `sub_category` is the label, every count is of answers given so far. */
export type PredictionWhy =
  | { readonly kind: "rule"; readonly rule_id: string; readonly name: string; readonly sub_category: string }
  | {
      /** `count` of the `of` answers for this vendor and direction of money. */
      readonly kind: "remembered";
      readonly vendor: string;
      readonly sub_category: string;
      readonly count: number;
      readonly of: number;
    }
  | {
      /** The same for this vendor and exactly this amount (minor units). */
      readonly kind: "remembered_amount";
      readonly vendor: string;
      readonly amount: number;
      readonly sub_category: string;
      readonly count: number;
      readonly of: number;
    }
  | { readonly kind: "merchant"; readonly vendor: string; readonly sub_category: string }
  | {
      /** The words that weighed most; of the answers that hold the first of them, `of`, `similar` have this label. */
      readonly kind: "model";
      readonly words: readonly string[];
      readonly sub_category: string;
      readonly similar: number;
      readonly of: number;
    }
  | {
      /** What is known on the first day, and how many answers of that kind went to this label. */
      readonly kind: "known";
      readonly known: DayZeroWhy;
      readonly sub_category: string;
      readonly count: number;
      readonly of: number;
    }
  | {
      /** Nothing but the direction of the money speaks: `count` of the `of` answers in this direction. */
      readonly kind: "usual";
      readonly sub_category: string;
      readonly count: number;
      readonly of: number;
    }
  | { readonly kind: "none" };

/** A label with the probability that it is right; `applied` = file without asking, `suggested` = show for review. */
export type Prediction = {
  readonly label: string | null;
  readonly confidence: number;
  readonly why: PredictionWhy;
  readonly applied: boolean;
  readonly suggested: boolean;
};

/**
 * A label of the person's own: what answers call it, what the person calls it and what it stands under, and the sub-category of the
 * starter taxonomy that it came from. Where it came from none, its name tells what it means.
 */
export type OwnLabel = {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly starter: StarterSubCategoryId | null;
};

export type ClassifierOptions = {
  readonly rules?: readonly Rule[];
  /** Label of the merchant a vendor belongs to, by vendor key; speaks where no answer for the vendor does. */
  readonly merchant_defaults?: ReadonlyMap<string, string>;
  /** The labels there are before any answer; one that comes up in an answer alone is its own name. */
  readonly labels?: readonly OwnLabel[];
};

/** What is learned from a person's answers; learning the same answers in the same order gives the same predictions. */
export type Classifier = {
  readonly predict: (row: ClassifierRow) => Prediction;
  /** Labels that something speaks for, by how likely they are. */
  readonly rank: (row: ClassifierRow) => string[];
  readonly learn: (row: ClassifierRow, label: string) => void;
};
