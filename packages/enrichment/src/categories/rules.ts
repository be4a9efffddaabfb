/** Fields of a row in which a rule looks for text. */
export type TextField = "description" | "counterparty" | "vendor" | "merchant" | "reference" | "note";

/** One thing that must hold. Texts are compared without case and accents; `matches_words`: all these words, whole, in any order. */
export type Condition =
  | {
      readonly field: TextField;
      readonly op: "contains" | "is" | "starts_with" | "matches_words";
      readonly text: string;
    }
  | {
      /** Sizes in minor units of the row's currency, never negative; `direction` says which way the money must go. */
      readonly field: "amount";
      readonly op: "is" | "at_least" | "at_most" | "between";
      readonly size: number;
      /** The upper end of `between`. */
      readonly to?: number;
      readonly direction?: "in" | "out";
    }
  | { readonly field: "direction"; readonly op: "is"; readonly direction: "in" | "out" }
  | {
      readonly field: "currency" | "bank_account" | "mcc" | "category" | "sub_category" | "status";
      readonly op: "is";
      readonly value: string;
    }
  | { readonly field: "tag"; readonly op: "has"; readonly value: string }
  | { readonly field: "booked_on"; readonly op: "from" | "to"; readonly date: string }
  | {
      /** Day 1 to 31 (31 = the last day of shorter months too), weekday 0 (Sunday) to 6, month 1 to 12. */
      readonly field: "booked_on";
      readonly op: "day_of_month" | "weekday" | "month";
      readonly number: number;
    };

/** What a rule sets. */
export type Action =
  | { readonly action: "set_sub_category"; readonly sub_category: string }
  | { readonly action: "add_tags"; readonly tags: readonly string[] }
  | { readonly action: "set_merchant"; readonly merchant: string }
  | { readonly action: "set_note"; readonly note: string }
  | { readonly action: "mark_as_transfer" }
  | { readonly action: "hide" }
  | { readonly action: "split"; readonly parts: readonly RulePart[] }
  /** No rule after this one is asked. */
  | { readonly action: "stop" };

/** A part of a row: in hundredths of a percent, or by its size in minor units; the last of those by size has the rest. */
export type RulePart = {
  readonly sub_category: string;
  readonly percent?: number;
  readonly size?: number;
};

/** A person's rule: where all conditions hold, its actions are taken; lower positions come first. */
export type Rule = {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly enabled: boolean;
  readonly conditions: readonly Condition[];
  readonly actions: readonly Action[];
};

/** A row as rules see it; ids are opaque, `amount` in minor units, negative = money out, `booked_on` ISO. */
export type RuleRow = {
  readonly description: string;
  readonly counterparty: string | null;
  readonly vendor: string | null;
  readonly merchant: string | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly amount: number;
  readonly currency: string | null;
  readonly bank_account: string | null;
  readonly booked_on: string | null;
  readonly mcc: string | null;
  readonly category: string | null;
  readonly sub_category: string | null;
  readonly tags: readonly string[];
  readonly status: string | null;
};
