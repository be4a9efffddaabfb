/** What a person said of alerts, which are derived themselves. */

/** An alert that a person is done with; its id follows from what it is about. */
export type DismissedAlertRow = {
  user_id: string;
  id: string;
  kind: string;
  /** What it was about, as that was called then. */
  name: string;
  dismissed_at: string;
};

/** An alert that was shown. */
export type SeenAlertRow = { user_id: string; id: string; seen_at: string };

/** A kind that is not wanted in the app. */
export type SilencedAlertRow = { user_id: string; id: string; kind: string };

/** Below how much the balance of an account is low, where the person said it. */
export type BalanceLimitRow = { user_id: string; id: string; bank_account_id: string; amount: number };
