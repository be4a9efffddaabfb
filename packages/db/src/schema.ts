import type {
  InvitationRow,
  MailedLinkRow,
  SessionRow,
  UserRow,
  SignOnAttemptRow,
  SignOnLinkRow,
} from "./account-rows.ts";
import type {
  AllowedSenderRow,
  ForwardingAddressRow,
  BankConnectionRow,
  ConnectedAccountRow,
  InboxRow,
  MailboxRow,
  MailboxSignInRow,
  PasswordDetailsRow,
  ReceivedMailRow,
  StatementPasswordRow,
} from "./source-rows.ts";
import type { NoticeKind, NoticeRow, ToldNoticeRow } from "./notice-rows.ts";
import type { BalanceLimitRow, DismissedAlertRow, SeenAlertRow, SilencedAlertRow } from "./alert-rows.ts";
import type {
  BudgetAmountRow,
  BudgetAssignmentRow,
  BudgetRow,
  BudgetSettingsRow,
  GoalRow,
} from "./budget-rows.ts";
import type { AssetRow, AssetValueRow, OwnRateRow, RateRow } from "./worth-rows.ts";
import type { ActRow, ChangePartRow, ChangeRow } from "./change-rows.ts";
import type { DaySumRow, MonthSumRow } from "./sum-rows.ts";
import type { BroughtNameRow, BroughtPartRow, BroughtTransactionRow } from "./brought-rows.ts";
import type { AttachmentRow, KeptAnswerRow, RuleRow, SavedSearchRow } from "./kept-rows.ts";
import type { ExplorationRow, HomeCardRow } from "./explore-rows.ts";

export type { InvitationRow, MailedLinkRow, NoticeKind, NoticeRow, SessionRow, ToldNoticeRow, UserRow };
export type { SignOnAttemptRow, SignOnLinkRow };
export type { ActRow, BalanceLimitRow, ChangePartRow, ChangeRow };
export type { AssetRow, AssetValueRow, OwnRateRow, RateRow };
export type { BudgetAmountRow, BudgetAssignmentRow, BudgetRow, BudgetSettingsRow, GoalRow };
export type { AttachmentRow, BroughtNameRow, BroughtPartRow, BroughtTransactionRow, KeptAnswerRow, RuleRow };
export type {
  AllowedSenderRow,
  BankConnectionRow,
  ConnectedAccountRow,
  ForwardingAddressRow,
  InboxRow,
  MailboxRow,
  MailboxSignInRow,
  PasswordDetailsRow,
  ReceivedMailRow,
  StatementPasswordRow,
};

/**
 * The tables, as both engines hold them. Instants and dates are ISO text, amounts integers in minor units, flags 0 or 1,
 * structured values JSON text. Every user-owned table has the key (user_id, id) and refers by (user_id, x_id).
 */

/** A budget of attempts: `spent` within the window that began at `window_start`. */
export type AttemptRow = { bucket: string; spent: number; window_start: string };

/** Mail waiting to be sent, with its lease; `user_id` is null for addresses nobody here has. */
export type OutgoingMailRow = {
  id: string;
  user_id: string | null;
  recipient: string;
  subject: string;
  /** Of which kind of notice it is; null for letters about an account. */
  notice: NoticeKind | null;
  /** Sealed text and link; emptied once sent, since links open accounts. */
  sealed: string;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
};

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
};

/** Some of the bytes of a file, sealed; a file without any has given up its room. */
export type FilePartRow = { user_id: string; file_id: string; part: number; bytes: Uint8Array };

export type StatementRow = {
  user_id: string;
  id: string;
  file_id: string;
  /** Which statement of its file, from 0. */
  file_index: number;
  bank_account_id: string | null;
  /** The account the uploader named or chose; reading prefers it. */
  wanted_account_id: string | null;
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

/**
 * What a person filed a transaction under, and what was predicted before it was learned; one of a transaction, the newest.
 * It outlives the transaction, since what was taught stays taught.
 */
export type AnswerRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  sub_category_id: string;
  answered_at: string;
  vendor_key: string | null;
  /** JSON: the row as the classifier reads it; `{}` stands for the transaction's own values. */
  row: string;
  predicted_id: string | null;
  /** Thousandths; null where nothing was predicted yet when it was given. */
  confidence: number | null;
  /** The prediction had been filed without asking. */
  applied: number;
};

/** Suggestions that must be made again: as long as `wanted` is ahead of `done`. */
export type SuggestionWorkRow = {
  user_id: string;
  /** Counts the changes of what suggestions are made from, and up to which of them they were made. */
  wanted: number;
  done: number;
  /** Counts the changes after which the answers are not just those before and some newer ones. */
  rebuilds: number;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

/** Vendors of a person that are to be led to their merchants. */
export type MerchantWorkRow = {
  user_id: string;
  waiting: number;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

/** What a person decided about something that was found; `subject` tells it for good, whenever it is found again. */
export type DecisionRow = {
  user_id: string;
  id: string;
  kind: "transfer" | "refund" | "series" | "series_name" | "finding" | "rule_proposal";
  subject: string;
  verdict: string;
  /** JSON. */
  details: string | null;
  decided_at: string;
};

/** Derived: found from transactions and decisions, and found again after each change. */
export type TransferRow = {
  user_id: string;
  id: string;
  from_transaction_id: string;
  to_transaction_id: string;
  state: "found" | "confirmed";
  /** JSON. */
  why: string;
};

/** Derived: money back and the purchase it is for, which it lowers by `amount` (positive). */
export type RefundRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  purchase_id: string;
  kind: "refund" | "reversal";
  amount: number;
};

/** Derived: the same merchant at a steady interval. What depends on the day is judged when it is shown. */
export type SeriesRow = {
  user_id: string;
  id: string;
  /** Tells the series by its content. */
  series_key: string;
  merchant_id: string | null;
  vendor_id: string | null;
  /** Where its last transaction was booked. */
  bank_account_id: string;
  kind: "subscription" | "bill" | "fee" | "income" | "transfer";
  currency: string;
  first_on: string;
  last_on: string;
  last_amount: number;
  member_count: number;
  /** What the person decided about it. */
  decision_id: string | null;
  /** JSON: the series as it was found, without its members. */
  details: string;
};

/** Derived: something out of the ordinary, or transfers that need the person's word (`transfer_question`). */
export type FindingRow = {
  user_id: string;
  id: string;
  transaction_id: string;
  kind: string;
  booked_on: string;
  /** JSON. */
  details: string;
};

/** Transactions that changed since findings were found last, as leased work; one row a person. */
export type FindingWorkRow = {
  user_id: string;
  /** JSON: what was touched (core/findings/find/touched.ts); null when nothing waits. */
  touched: string | null;
  /** When findings were written last, so that screens can be told. */
  found_at: string | null;
  /** Tells what was written last from what was written before. */
  found_stamp: string | null;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

export type ClientErrorRow = {
  id: string;
  received_at: string;
  kind: string;
  message: string;
  release_name: string;
  body: string;
};

/** The rows of each table, as they are written. */
export type Rows = {
  users: UserRow;
  sessions: SessionRow;
  mailed_links: MailedLinkRow;
  invitations: InvitationRow;
  sign_on_links: SignOnLinkRow;
  sign_on_attempts: SignOnAttemptRow;
  attempts: AttemptRow;
  outgoing_mails: OutgoingMailRow;
  bank_accounts: BankAccountRow;
  categories: CategoryRow;
  tags: TagRow;
  merchants: MerchantRow;
  vendors: VendorRow;
  files: FileRow;
  file_parts: FilePartRow;
  statements: StatementRow;
  readings: ReadingRow;
  transactions: TransactionRow;
  arriving: ArrivingRow;
  sightings: SightingRow;
  known_layouts: KnownLayoutRow;
  transaction_tags: TransactionTagRow;
  splits: SplitRow;
  attachments: AttachmentRow;
  brought_names: BroughtNameRow;
  brought_rows: BroughtTransactionRow;
  brought_parts: BroughtPartRow;
  month_sums: MonthSumRow;
  day_sums: DaySumRow;
  changes: ChangeRow;
  change_parts: ChangePartRow;
  acts: ActRow;
  rules: RuleRow;
  saved_searches: SavedSearchRow;
  explorations: ExplorationRow;
  home_cards: HomeCardRow;
  budgets: BudgetRow;
  budget_amounts: BudgetAmountRow;
  budget_settings: BudgetSettingsRow;
  budget_assignments: BudgetAssignmentRow;
  goals: GoalRow;
  dismissed_alerts: DismissedAlertRow;
  seen_alerts: SeenAlertRow;
  silenced_alerts: SilencedAlertRow;
  balance_limits: BalanceLimitRow;
  assets: AssetRow;
  asset_values: AssetValueRow;
  own_rates: OwnRateRow;
  answers: AnswerRow;
  suggestion_work: SuggestionWorkRow;
  merchant_work: MerchantWorkRow;
  decisions: DecisionRow;
  transfers: TransferRow;
  refunds: RefundRow;
  series: SeriesRow;
  findings: FindingRow;
  movement_work: FindingWorkRow;
  allowed_senders: AllowedSenderRow;
  statement_passwords: StatementPasswordRow;
  password_details: PasswordDetailsRow;
  received_mails: ReceivedMailRow;
  mailboxes: MailboxRow;
  mailbox_sign_ins: MailboxSignInRow;
  forwarding_addresses: ForwardingAddressRow;
  bank_connections: BankConnectionRow;
  connected_accounts: ConnectedAccountRow;
  inboxes: InboxRow;
  notices: NoticeRow;
  told_notices: ToldNoticeRow;
  kept_answers: KeptAnswerRow;
  /** What the installation knows of itself, by name. */
  installation: { name: "key_check" | "rates_asked_at" | "registration"; value: string };
  client_errors: ClientErrorRow;
  rates: RateRow;
};
