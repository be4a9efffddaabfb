export type BankAccountRow = {
  user_id: string;
  id: string;
  label: string | null;
  last_4_digits: string | null;
  account_type: string;
  currency: string;
  bank_id: string | null;
  bank_name: string;
  bank_country: string | null;
  /** Keyed hash of the full number as statements print it; matches later statements without keeping the number. */
  number_hash: string | null;
  is_sample: number;
  closed_at: string | null;
  /** Of a loan: percent a year as its person said, a decimal as text. */
  interest_rate: string | null;
  /** Of a loan: the days from which it is another, each with it, as JSON and by day; null where there are none. */
  rate_changes: string | null;
  /** 1 where the owner of the book keeps it from its members. */
  is_private: number;
  created_at: string;
};

/** Parents have an empty `parent_id`; sub-categories name theirs. */
export type CategoryRow = {
  user_id: string;
  id: string;
  parent_id: string;
  name: string;
  name_key: string;
  icon: string;
  color: number;
  position: number;
  reserved: number;
  is_investment: number;
  is_income: number;
  /** Id of the starter taxonomy this came from; how reserved ones and day-zero knowledge find it. */
  starter_id: string | null;
};

export type TagRow = { user_id: string; id: string; sub_category_id: string; name: string; name_key: string };

export type MerchantRow = {
  user_id: string;
  id: string;
  name: string;
  name_key: string;
  reserved: number;
  logo: string | null;
  sub_category_id: string | null;
  /** 1 as long as it is as Passbook made it from a vendor, 0 once it is a person's. */
  is_found: number;
};

export type VendorRow = {
  user_id: string;
  id: string;
  name: string;
  name_key: string;
  merchant_id: string | null;
  /** Equal for vendors that lead to one merchant; empty where one leads to none, null before that was looked at. */
  merchant_key: string | null;
  /** 1 once a person said to which merchant it belongs, or that it belongs to none. */
  is_assigned: number;
};

export type FileRow = {
  user_id: string;
  id: string;
  file_name: string;
  file_size: number;
  file_hash: string;
  /** Empty where they are in parts, as all are that were not kept before there were parts. */
  bytes: Uint8Array;
  created_at: string;
  /** 1 where `bytes` are sealed with the key of the installation, or in parts. */
  sealed: number;
  /** Where its sealed parts lie one behind the other in storage that speaks S3; null where they are in the database. */
  object: string | null;
};

/** Some of the bytes of a file, sealed; a file without any, here or as an object, has given up its room. */
export type FilePartRow = { user_id: string; file_id: string; part: number; bytes: Uint8Array };

/** A file whose parts are to lie in the storage that is set, with the lease of whoever moves them. */
export type FileMoveRow = {
  user_id: string;
  file_id: string;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

/**
 * An object that is to be removed from the storage, of a person who may be gone. One that is being written stands here too until a row names
 * it: what writes it may end before that.
 */
export type ObjectRemovalRow = {
  user_id: string;
  object: string;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

export type StatementRow = {
  user_id: string;
  id: string;
  file_id: string;
  /** Which statement of its file, from 0. */
  file_index: number;
  bank_account_id: string | null;
  /** The account the uploader named or chose; reading prefers it. */
  wanted_account_id: string | null;
  /** The member of the book that handed it in; null for its owner, and for what came by itself. */
  uploaded_by: string | null;
  source: "upload" | "email" | "folder" | "api" | "sample" | "bank_sync";
  file_name: string;
  file_size: number;
  file_hash: string;
  format: string | null;
  period_from: string | null;
  period_to: string | null;
  currency: string | null;
  opening_balance: number | null;
  closing_balance: number | null;
  status: "received" | "reading" | "imported" | "needs_password" | "needs_review" | "failed";
  verdict: string | null;
  /** JSON: proof, printed account, problems, questions, answers (hints a person gave). */
  details: string;
  count_new: number;
  count_duplicate: number;
  count_changed: number;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  created_at: string;
  updated_at: string;
};

export type TransactionRow = {
  user_id: string;
  id: string;
  bank_account_id: string;
  statement_id: string | null;
  booked_on: string;
  value_on: string | null;
  /** The day on which figures count it; null is the booked one. */
  counts_on: string | null;
  amount: number;
  currency: string;
  original_amount: number | null;
  original_currency: string | null;
  description: string;
  counterparty: string | null;
  reference: string | null;
  balance_after: number | null;
  vendor_id: string | null;
  merchant_id: string | null;
  sub_category_id: string;
  note: string | null;
  status: "posted" | "pending";
  has_splits: number;
  /** JSON: how the category came about. */
  why: string | null;
  /** JSON: where in the file it was read. */
  source: string | null;
  /** JSON array: names of the fields a person set. */
  edited: string | null;
  /** What makes two printed rows the same fact; with `nth`, unique per account. */
  fingerprint: string;
  nth: number;
  /** ISO 18245 merchant category code and the bank's own category, where the file carries them. */
  mcc: string | null;
  bank_category: string | null;
  /** A likely category that waits for the person's word. */
  suggested_id: string | null;
  /** Thousandths: the chance that the category (or the suggested one) is right; null where no chance is stated. */
  confidence: number | null;
  transfer_id: string | null;
  refund_of: string | null;
  series_id: string | null;
  hidden: number;
  /** JSON array: the rules that set something on it; null where none did. */
  rule_ids: string | null;
  /** JSON: what a person wrote of it by hand (the printed columns), where a statement took it over. */
  written: string | null;
};

/** A statement whose transactions are only being written, a slice at a time: nobody sees them before all are there. */
export type ArrivingRow = { user_id: string; statement_id: string };

/** The rows of a statement as printed, 500 to a chunk: JSON array of ReadRow, in file order. */
export type ReadingRow = { user_id: string; statement_id: string; chunk: number; rows: string };

/** A transaction printed in a further statement than the one it came from; it outlives its own statement there. */
export type SightingRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  statement_id: string;
  /** JSON: where in that statement's file it stands. */
  source: string;
  /** JSON: what that statement prints of it (the printed columns of a transaction), where it differs from what the transaction says. */
  printed: string | null;
};

/** How a table or page of an account was read when its statement proved; tried first next time. */
export type KnownLayoutRow = {
  user_id: string;
  fingerprint: string;
  bank_account_id: string;
  reading: string;
  proved_count: number;
  last_used_at: string;
};

export type TransactionTagRow = { user_id: string; transaction_id: string; tag_id: string };

export type SplitRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  position: number;
  sub_category_id: string;
  amount: number;
  note: string | null;
  /** Hundredths of a percent, where it was divided by percent. */
  percent: number | null;
};
