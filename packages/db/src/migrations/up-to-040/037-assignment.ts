/** Which way of budgets a person chose (there is one row, whose id is that of the person), and what they assigned to budgets month by month. */
export const assignment: readonly string[] = [
  `create table budget_settings (user_id {text} not null references users (id) on delete cascade, id {text} not null, way {text} not null,
    starts_in {text} not null, primary key (user_id, id))`,
  `create table budget_assignments (user_id {text} not null references users (id) on delete cascade, id {text} not null, budget_id {text} not null,
    month {text} not null, amount {int} not null, primary key (user_id, id),
    constraint budget_assignments_of_month unique (user_id, budget_id, month),
    foreign key (user_id, budget_id) references budgets (user_id, id) on delete cascade)`,
];
