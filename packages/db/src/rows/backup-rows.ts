/** The backup that is made every day: one row, whose lease is that of the process that makes it; between two it ends when the next is due. */
export type BackupRunRow = {
  name: string;
  /** Of the last one that was written, read again and found the same. */
  good_at: string | null;
  good_file: string | null;
  good_rows: number | null;
  good_bytes: number | null;
  is_encrypted: number;
  is_far: number;
  /** Why the last try failed: "no_room", "not_far" (the copy elsewhere alone) or "failed". */
  fault: string | null;
  failed_at: string | null;
  created_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};
