const PLACE = ["month", "sub_category_id", "likely_id", "bank_account_id"];
const SUMMED = ["money_out", "money_in", "row_count", "out_count"];

/**
 * What is asked by time and category alone does not read who was paid; a currency stands before its months, so that whether another one is used is seen at once.
 */
export const categorySums: readonly string[] = [
  `create table category_sums (user_id {text} not null references users (id) on delete cascade, currency {text} not null,
    ${PLACE.map((name) => `${name} {text} not null`).join(", ")}, ${SUMMED.map((name) => `${name} {int} not null`).join(", ")},
    primary key (user_id, currency, ${PLACE.join(", ")})) {in_key_order}`,
  `insert into category_sums (user_id, currency, ${PLACE.join(", ")}, ${SUMMED.join(", ")})
    select user_id, currency, ${PLACE.join(", ")}, ${SUMMED.map((name) => `sum(${name})`).join(", ")}
    from month_sums group by user_id, currency, ${PLACE.join(", ")}`,
];
