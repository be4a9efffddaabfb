/** Who shares a book, which is the data of the person whose `user_id` it stands under. */

/** Somebody who may look at a book or change it, or who might once. */
export type MemberRow = {
  /** Whose book it is. */
  user_id: string;
  id: string;
  /** Who they are. */
  member_id: string;
  role: "editor" | "viewer";
  /** 1 for who may ask others in and out. */
  manages: number;
  created_at: string;
  /** Since when they are a member no more; kept, so that the history knows their name. */
  ended_at: string | null;
};

/** A link by which one person becomes a member; of its token only the hash is kept. It goes once it is used. */
export type MemberInvitationRow = {
  user_id: string;
  id: string;
  role: "editor" | "viewer";
  /** Where it was sent; null where it was handed over otherwise. */
  email: string | null;
  token_hash: string;
  /** Who made it; null for one from before that was kept. */
  invited_by: string | null;
  created_at: string;
  expires_at: string;
};
