/** A transaction as far as its vendor and category are concerned; `amount` in minor units, negative = money out. */
export type EnrichmentRow = {
  readonly description: string;
  readonly counterparty: string | null;
  readonly amount: number;
  /** ISO 18245 merchant category code of four digits, where the file carries one. */
  readonly mcc?: string | null;
  /** The bank's own word for the category, where the file carries one, in any language. */
  readonly bank_category?: string | null;
  /** The kind of the account, where it is known. */
  readonly account_type?: string | null;
};

/** A counterparty as the statements name it: a readable `name`, and a `key` that is equal for its spellings. */
export type VendorName = { readonly name: string; readonly key: string };
