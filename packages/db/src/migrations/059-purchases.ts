/** Rows of money out as they are counted; what is likely stands here as it was that day, what the sums count it by is said in core/sums. */
const OUT = `select user_id, coalesce(counts_on, booked_on) as day, bank_account_id, currency, sub_category_id,
    case when suggested_id is not null and coalesce(confidence, 0) >= 600 then suggested_id else '' end as likely_id,
    coalesce(merchant_id, '') as merchant_id, coalesce(vendor_id, '') as vendor_id
  from transactions where has_splits = 0 and hidden = 0 and amount < 0
  union all
  select t.user_id, coalesce(t.counts_on, t.booked_on), t.bank_account_id, t.currency, s.sub_category_id, '', coalesce(t.merchant_id, ''),
    coalesce(t.vendor_id, '')
  from splits as s join transactions as t on t.user_id = s.user_id and t.id = s.transaction_id
  where t.has_splits = 1 and t.hidden = 0 and s.amount < 0`;

const fill = (table: string, first: string, place: readonly string[]): string => {
  const keys = ["user_id", first, ...place];
  const counted = ["user_id", first === "month" ? "substr(day, 1, 7) as month" : "day", ...place];
  return `update ${table} set out_count = counted.out_rows from (
      select ${counted.join(", ")}, count(*) as out_rows from (${OUT}) as rows_out group by ${keys.map((_, at) => String(at + 1)).join(", ")}
    ) as counted where ${keys.map((key) => `${table}.${key} = counted.${key}`).join(" and ")}`;
};

const PLACE = ["bank_account_id", "currency", "sub_category_id", "likely_id"];

/** How many rows of a sum are money out, so that money back is no purchase. */
export const purchases: readonly string[] = [
  "alter table month_sums add column out_count {int} not null default 0",
  "alter table day_sums add column out_count {int} not null default 0",
  fill("month_sums", "month", [...PLACE, "merchant_id", "vendor_id"]),
  fill("day_sums", "day", PLACE),
];
