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
import type { BackupRunRow } from "./rows/backup-rows.ts";
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
import type { CategorySumRow, DaySumRow, MonthSumRow } from "./sum-rows.ts";
import type { BroughtNameRow, BroughtPartRow, BroughtTransactionRow } from "./brought-rows.ts";
import type { AttachmentRow, KeptAnswerRow, RuleRow, SavedSearchRow } from "./kept-rows.ts";
import type * as entering from "./factor-rows.ts";
import type { MemberInvitationRow, MemberRow } from "./rows/member-rows.ts";
import type * as programs from "./rows/program-rows.ts";
import type { ExplorationRow, HomeCardRow } from "./explore-rows.ts";
import type * as found from "./rows/found-rows.ts";
import type * as ledger from "./rows/ledger-rows.ts";

export type * from "./rows/found-rows.ts";
export type * from "./rows/ledger-rows.ts";

export type { InvitationRow, MailedLinkRow, NoticeKind, NoticeRow, SessionRow, ToldNoticeRow, UserRow };
export type { SignOnAttemptRow, SignOnLinkRow };
export type { ActRow, BackupRunRow, BalanceLimitRow, ChangePartRow, ChangeRow };
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
  totp_factors: entering.TotpFactorRow;
  passkeys: entering.PasskeyRow;
  recovery_codes: entering.RecoveryCodeRow;
  waiting_sign_ins: entering.WaitingSignInRow;
  passkey_challenges: entering.PasskeyChallengeRow;
  account_events: entering.AccountEventRow;
  devices: entering.DeviceRow;
  invitations: InvitationRow;
  sign_on_links: SignOnLinkRow;
  sign_on_attempts: SignOnAttemptRow;
  attempts: AttemptRow;
  outgoing_mails: OutgoingMailRow;
  bank_accounts: ledger.BankAccountRow;
  categories: ledger.CategoryRow;
  tags: ledger.TagRow;
  merchants: ledger.MerchantRow;
  vendors: ledger.VendorRow;
  files: ledger.FileRow;
  file_parts: ledger.FilePartRow;
  file_moves: ledger.FileMoveRow;
  object_removals: ledger.ObjectRemovalRow;
  statements: ledger.StatementRow;
  readings: ledger.ReadingRow;
  transactions: ledger.TransactionRow;
  arriving: ledger.ArrivingRow;
  sightings: ledger.SightingRow;
  known_layouts: ledger.KnownLayoutRow;
  transaction_tags: ledger.TransactionTagRow;
  splits: ledger.SplitRow;
  attachments: AttachmentRow;
  brought_names: BroughtNameRow;
  brought_rows: BroughtTransactionRow;
  brought_parts: BroughtPartRow;
  month_sums: MonthSumRow;
  category_sums: CategorySumRow;
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
  answers: found.AnswerRow;
  suggestion_work: found.SuggestionWorkRow;
  merchant_work: found.MerchantWorkRow;
  decisions: found.DecisionRow;
  transfers: found.TransferRow;
  refunds: found.RefundRow;
  series: found.SeriesRow;
  findings: found.FindingRow;
  movement_work: found.FindingWorkRow;
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
  backup_runs: BackupRunRow;
  kept_answers: KeptAnswerRow;
  members: MemberRow;
  member_invitations: MemberInvitationRow;
  program_keys: programs.ProgramKeyRow;
  proposals: programs.ProposalRow;
  webhooks: programs.WebhookRow;
  webhook_told: programs.WebhookToldRow;
  webhook_deliveries: programs.WebhookDeliveryRow;
  /** What the installation knows of itself, by name. */
  installation: { name: "key_check" | "rates_asked_at" | "registration"; value: string };
  client_errors: ClientErrorRow;
  rates: RateRow;
};
