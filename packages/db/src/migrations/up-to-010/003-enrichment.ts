const owned = "user_id {text} not null references users (id) on delete cascade, id {text} not null";

/** Rules, answers and what they are learned from; transfers, refunds, recurring series and unusual findings. */
export const enrichment: readonly string[] = [
  "alter table transactions add column mcc {text}",
  "alter table transactions add column bank_category {text}",
  "alter table transactions add column suggested_id {text}",
  "alter table transactions add column confidence {int}",
  "alter table transactions add column transfer_id {text}",
  "alter table transactions add column refund_of {text}",
  "alter table transactions add column series_id {text}",
  "alter table transactions add column hidden {int} not null default 0",
  "alter table transactions add column rule_ids {text}",
  "create index transactions_by_suggestion on transactions (user_id, suggested_id, vendor_id, booked_on, id) where suggested_id is not null",
  "create index transactions_by_series on transactions (user_id, series_id) where series_id is not null",
  "create index transactions_by_rule on transactions (user_id, rule_ids) where rule_ids is not null",
  "create index transactions_by_refund on transactions (user_id, refund_of) where refund_of is not null",

  `create table rules (${owned}, position {int} not null, name {text} not null, enabled {int} not null, conditions {text} not null,
    actions {text} not null, created_at {text} not null, primary key (user_id, id))`,
  `create table answers (${owned}, transaction_id {text} not null, sub_category_id {text} not null, answered_at {text} not null,
    vendor_key {text}, row {text} not null, predicted_id {text}, confidence {int}, applied {int} not null,
    primary key (user_id, id), constraint answers_once unique (user_id, transaction_id),
    foreign key (user_id, sub_category_id) references categories (user_id, id) on delete cascade)`,
  "create index answers_in_order on answers (user_id, answered_at, id)",
  // Suggestions are made again after whatever they are made from changed; one row a person says that they wait.
  `create table suggestion_work (user_id {text} not null references users (id) on delete cascade, wanted {int} not null, done {int} not null,
    rebuilds {int} not null, created_at {text} not null, attempts {int} not null, lease_owner {text}, lease_until {text},
    primary key (user_id))`,
  `create table decisions (${owned}, kind {text} not null, subject {text} not null, verdict {text} not null, details {text},
    decided_at {text} not null, primary key (user_id, id), constraint decisions_once unique (user_id, kind, subject))`,
  // What a vendor was remembered by becomes answers of the transactions that taught it; taking a category away taught nothing.
  `insert into answers (user_id, id, transaction_id, sub_category_id, answered_at, vendor_key, row, predicted_id, confidence, applied)
    select t.user_id, t.id, t.id, t.sub_category_id, t.booked_on, v.name_key, '{}', null, null, 0
    from transactions t left join vendors v on v.user_id = t.user_id and v.id = t.vendor_id
    where t.edited like '%"sub_category_id"%' and t.has_splits = 0 and not exists (select 1 from categories c
      where c.user_id = t.user_id and c.id = t.sub_category_id and c.starter_id = 'uncategorised.uncategorised')`,
  "drop table vendor_memories",

  `create table transfers (${owned}, from_transaction_id {text} not null, to_transaction_id {text} not null, state {text} not null,
    why {text} not null, primary key (user_id, id),
    foreign key (user_id, from_transaction_id) references transactions (user_id, id) on delete cascade,
    foreign key (user_id, to_transaction_id) references transactions (user_id, id) on delete cascade)`,
  "create index transfers_by_from on transfers (user_id, from_transaction_id)",
  "create index transfers_by_to on transfers (user_id, to_transaction_id)",
  `create table refunds (${owned}, transaction_id {text} not null, purchase_id {text} not null, kind {text} not null,
    amount {int} not null, primary key (user_id, id),
    foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade,
    foreign key (user_id, purchase_id) references transactions (user_id, id) on delete cascade)`,
  "create index refunds_by_transaction on refunds (user_id, transaction_id)",
  "create index refunds_by_purchase on refunds (user_id, purchase_id)",
  `create table series (${owned}, series_key {text} not null, merchant_id {text}, vendor_id {text}, bank_account_id {text} not null,
    kind {text} not null, currency {text} not null, first_on {text} not null, last_on {text} not null, last_amount {int} not null,
    member_count {int} not null, decision_id {text}, details {text} not null, primary key (user_id, id),
    constraint series_once unique (user_id, series_key))`,
  `create table findings (${owned}, transaction_id {text} not null, kind {text} not null, booked_on {text} not null,
    details {text} not null, primary key (user_id, id),
    foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade)`,
  "create index findings_by_day on findings (user_id, booked_on)",
  // Movements are found again after whatever changed; one row a person says what must be looked at.
  `create table movement_work (user_id {text} not null references users (id) on delete cascade, touched {text},
    found_at {text}, found_stamp {text}, created_at {text} not null, attempts {int} not null, lease_owner {text}, lease_until {text}, primary key (user_id))`,
  `insert into movement_work (user_id, touched, created_at, attempts) select id, '{"everything":true,"stamp":"first"}', created_at, 0 from users`,
];
