const SUMMED = `sum(case when amount < 0 or refund_of is not null then -amount else 0 end),
  sum(case when amount > 0 and refund_of is null then amount else 0 end), count(*)`;
/** What is likely stands here as it was that day; what the sums count it by is said in core/sums. */
const COUNTED = `select user_id, booked_on, bank_account_id, currency, sub_category_id,
    case when suggested_id is not null and coalesce(confidence, 0) >= 600 then suggested_id else '' end as likely_id,
    coalesce(merchant_id, '') as merchant_id, coalesce(vendor_id, '') as vendor_id, amount, refund_of
  from transactions where has_splits = 0 and hidden = 0
  union all
  select t.user_id, t.booked_on, t.bank_account_id, t.currency, s.sub_category_id, '', coalesce(t.merchant_id, ''),
    coalesce(t.vendor_id, ''), s.amount, t.refund_of
  from splits as s join transactions as t on t.user_id = s.user_id and t.id = s.transaction_id where t.has_splits = 1 and t.hidden = 0`;

/** Sums are kept apart by the category that is likely, and made anew; figures count it unless a person says otherwise. */
export const likely: readonly string[] = [
  "alter table users add column count_likely {int} not null default 1",
  "drop table month_sums",
  `create table month_sums (user_id {text} not null references users (id) on delete cascade, month {text} not null, bank_account_id {text} not null,
    currency {text} not null, sub_category_id {text} not null, likely_id {text} not null, merchant_id {text} not null, vendor_id {text} not null,
    money_out {int} not null, money_in {int} not null, row_count {int} not null,
    primary key (user_id, month, bank_account_id, currency, sub_category_id, likely_id, merchant_id, vendor_id))`,
  `insert into month_sums select user_id, substr(booked_on, 1, 7), bank_account_id, currency, sub_category_id, likely_id, merchant_id, vendor_id,
    ${SUMMED} from (${COUNTED}) as counted group by 1, 2, 3, 4, 5, 6, 7, 8`,
  "drop table day_sums",
  `create table day_sums (user_id {text} not null references users (id) on delete cascade, day {text} not null, bank_account_id {text} not null,
    currency {text} not null, sub_category_id {text} not null, likely_id {text} not null, money_out {int} not null, money_in {int} not null,
    row_count {int} not null, primary key (user_id, day, bank_account_id, currency, sub_category_id, likely_id))`,
  `insert into day_sums select user_id, booked_on, bank_account_id, currency, sub_category_id, likely_id,
    ${SUMMED} from (${COUNTED}) as counted group by 1, 2, 3, 4, 5, 6`,
];
