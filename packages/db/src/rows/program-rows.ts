/** What lets programs act for a person, and tells them what happens. */

/** A key of a program; only the hash of its text is kept. */
export type ProgramKeyRow = {
  user_id: string;
  id: string;
  name: string;
  /** How its text begins, to tell keys apart. */
  prefix: string;
  key_hash: string;
  /** JSON array: what it may do. */
  scopes: string;
  created_at: string;
  last_used_at: string | null;
  /** Null: until it is ended. */
  expires_at: string | null;
};
