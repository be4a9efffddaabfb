const READS = /^\s*(select|with|explain|pragma)\b/i;
const WRITES = /\b(insert|update|delete|wal_checkpoint)\b/i;

/** True for a statement that changes nothing, so that it need not wait for whoever writes. */
export const isRead = (sql: string): boolean => READS.test(sql) && !WRITES.test(sql);
