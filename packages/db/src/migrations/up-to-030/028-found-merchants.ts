/**
 * Merchants that Passbook makes from vendors, told from those of a person; a merchant that a vendor had so far was given by a person. Vendors
 * without one are led to theirs by leased work, of which each row is a person's.
 */
export const foundMerchants: readonly string[] = [
  "alter table merchants add column is_found {int} not null default 0",
  "alter table vendors add column merchant_key {text}",
  "alter table vendors add column is_assigned {int} not null default 0",
  "update vendors set is_assigned = 1 where merchant_id is not null",
  "create index transactions_by_merchant on stored_transactions (user_id, merchant_id, booked_on) where merchant_id is not null",
  "create index vendors_by_merchant on vendors (user_id, merchant_id) where merchant_id is not null",
  `create table merchant_work (user_id {text} not null references users (id) on delete cascade, waiting {int} not null, created_at {text} not null,
    attempts {int} not null, lease_owner {text}, lease_until {text}, primary key (user_id))`,
  `insert into merchant_work select id, 1, created_at, 0, null, null from users
    where exists (select 1 from vendors where vendors.user_id = users.id)`,
];
