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
  | "owed"
  /** What a label calls a sum of money that came in. */
  | "credits"
  /** What the name of a column calls money that comes in. */
  | "credit"
  /** What says in a cell of its own that money came in. */
  | "credit_mark"
  /** What a label calls a sum of money that went out. */
  | "debits"
  /** What the name of a column calls money that goes out. */
  | "debit"
  /** What says in a cell of its own that money went out. */
  | "debit_mark"
  /** A name that holds a word and does not mean it: of a card, of a product. */
  | "name";

/** The words of one language: for each concept its phrases, apart by commas, written as `phrase-notation.ts` says. */
export type Words = Readonly<Partial<Record<Concept, string>>>;
