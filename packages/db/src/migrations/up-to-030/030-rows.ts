/**
 * The day on which a transaction counts in figures, where it is another than the booked one, and by how many hundredths of a percent a part was
 * divided. PostgreSQL keeps the columns that a view had when it was made.
 */
export const rows: readonly string[] = [
  "alter table stored_transactions add column counts_on {text}",
  "drop view transactions",
  `create view transactions as select * from stored_transactions as stored
    where not exists (select 1 from arriving)
      or not exists (select 1 from arriving where arriving.user_id = stored.user_id and arriving.statement_id = stored.statement_id)`,
  "create index transactions_by_counting_day on stored_transactions (user_id, counts_on) where counts_on is not null",
  "alter table splits add column percent {int}",
];
