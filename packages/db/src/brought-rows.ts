/** A name of a category as a program or a bank writes it, or what else a source brings (`kind`), and what a person chose for it. */
export type BroughtNameRow = {
  user_id: string;
  id: string;
  /** The program whose export it is, or the id of the bank account whose bank writes it. */
  source: string;
  kind: "category" | "tags" | "notes" | "parts";
  /** The category it stands in, empty where none is written. */
  parent: string;
  name: string;
  name_key: string;
  choice: "open" | "taken" | "left";
  /** Of a category that is taken: where its rows are filed. */
  sub_category_id: string | null;
};

/** What a source says of a transaction. */
export type BroughtTransactionRow = {
  user_id: string;
  transaction_id: string;
  source: string;
  name_id: string | null;
  /** JSON: tags, note, payee, account and cleared flag, as they are written there. */
  details: string;
};

/** A part of a transaction as its person divided it there. */
export type BroughtPartRow = {
  user_id: string;
  transaction_id: string;
  source: string;
  position: number;
  name_id: string | null;
  amount: number;
  note: string | null;
};
