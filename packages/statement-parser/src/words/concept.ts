/** What words of statements stand for, in all languages; a label may say several of them. */
export type Concept =
  /** What pays a debt off, as the box of a bill or the row of a card calls it. */
  | "payment"
  /** What makes a debt greater. */
  | "purchase"
  /** Fees and interest that a bank adds. */
  | "cost"
  /** What a bank says of a bill that was paid. */
  | "thanks"
  /** What of a debt is left. */
  | "owed";

/** The words of one language: for each concept its phrases, apart by commas, written as `phrase-notation.ts` says. */
export type Words = Readonly<Partial<Record<Concept, string>>>;
