/** What a person is told by mail. */

/** A statement came by itself and was read, waits for an answer or a password, or has not come; an alert; or what a week or a month was. */
export type NoticeKind =
  | "read"
  | "needs_answer"
  | "needs_password"
  | "late"
  | "bill_due"
  | "missing"
  | "price_rise"
  | "charge"
  | "low_balance"
  | "budget"
  | "weekly"
  | "monthly";

/** A kind of mail that a person turned on once; the lease on it is that of whoever looks for news. */
export type NoticeRow = {
  user_id: string;
  kind: NoticeKind;
  is_on: number;
  /** What came before is not told. */
  turned_on_at: string;
  /** When the last mail of the kind was written. */
  told_at: string | null;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

/** What was told under a kind, so that it is told once. */
export type ToldNoticeRow = { user_id: string; kind: NoticeKind; subject: string; told_at: string };
