/** The history of a person, and what is under way of it. */

export type ChangeRow = {
  user_id: string;
  id: string;
  kind: string;
  summary: string;
  row_count: number;
  session_id: string | null;
  /** Who made it, where that was not the owner of the book. */
  actor_id: string | null;
  created_at: string;
  undone_at: string | null;
  undo_of: string | null;
  /** JSON: what was before and after, per table and row; empty where that is in parts. */
  edits: string;
};

/** What one slice of a change of very many rows did: JSON, as `edits` of a change. */
export type ChangePartRow = { user_id: string; change_id: string; part: number; edits: string };

/** The last change of very many rows of a person, and whether its slices are under way: until they are, nobody else changes their data. */
export type ActRow = {
  user_id: string;
  change_id: string;
  kind: string;
  summary: string;
  /** Who makes it, where that is not the owner of the book. */
  actor_id: string | null;
  under_way: number;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};
