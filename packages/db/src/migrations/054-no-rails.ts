/** Merchants that were made of nothing but how money moved go again: whoever has vendors waits for the work that knows them. */
export const noRails: readonly string[] = [
  "update merchant_work set waiting = 1, attempts = 0, lease_owner = null, lease_until = null",
  `insert into merchant_work select id, 1, created_at, 0, null, null from users
    where exists (select 1 from vendors where vendors.user_id = users.id)
    and not exists (select 1 from merchant_work where merchant_work.user_id = users.id)`,
];
