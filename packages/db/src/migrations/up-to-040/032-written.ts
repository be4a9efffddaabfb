/** What a person wrote of a transaction that a statement took over. PostgreSQL keeps the columns that a view had when it was made. */
export const written: readonly string[] = [
  "alter table stored_transactions add column written {text}",
  "drop view transactions",
  `create view transactions as select * from stored_transactions as stored
    where not exists (select 1 from arriving)
      or not exists (select 1 from arriving where arriving.user_id = stored.user_id and arriving.statement_id = stored.statement_id)`,
];
