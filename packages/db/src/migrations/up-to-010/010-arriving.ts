/**
 * Rows of a large import are written in slices and seen all at once: those of a statement that is named here are not among the
 * transactions. Whoever reads transactions reads a view of what is stored; as long as nothing arrives, that asks once for each query.
 */
export const arriving: readonly string[] = [
  "alter table transactions rename to stored_transactions",
  `create table arriving (user_id {text} not null references users (id) on delete cascade, statement_id {text} not null,
    primary key (user_id, statement_id))`,
  `create view transactions as select * from stored_transactions as stored
    where not exists (select 1 from arriving)
      or not exists (select 1 from arriving where arriving.user_id = stored.user_id and arriving.statement_id = stored.statement_id)`,
];
