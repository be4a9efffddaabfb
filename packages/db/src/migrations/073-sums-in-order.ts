/**
 * The sums of SQLite stand in the order of their key, so that nobody looks each of them up in a second place; and what is told by time and category stands in
 * that order already. PostgreSQL has no such tables, and adds up without an order.
 */
const inOrder = (table: string, place: readonly string[], key: readonly string[]): string[] => {
  const summed = ["money_out", "money_in", "row_count", "out_count"];
  const columns = ["user_id", ...place, ...summed].join(", ");
  return [
    `alter table ${table} rename to ${table}_before`,
    `create table ${table} (user_id {text} not null references users (id) on delete cascade, ${place.map((name) => `${name} {text} not null`).join(", ")},
      ${summed.map((name) => `${name} {int} not null`).join(", ")}, primary key (user_id, ${key.join(", ")})) without rowid`,
    `insert into ${table} (${columns}) select ${columns} from ${table}_before order by user_id, ${key.join(", ")}`,
    `drop table ${table}_before`,
  ];
};

export const sumsInOrder: readonly string[] = [
  ...inOrder(
    "month_sums",
    ["month", "bank_account_id", "currency", "sub_category_id", "likely_id", "merchant_id", "vendor_id"],
    ["month", "sub_category_id", "likely_id", "currency", "bank_account_id", "merchant_id", "vendor_id"],
  ),
  ...inOrder(
    "day_sums",
    ["day", "bank_account_id", "currency", "sub_category_id", "likely_id"],
    ["day", "sub_category_id", "likely_id", "currency", "bank_account_id"],
  ),
];
