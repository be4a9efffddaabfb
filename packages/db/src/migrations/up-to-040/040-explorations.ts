/**
 * Explorations that a person keeps, each a name for the address of one, and the order of the cards of the home screen: a card is one of the product's by its
 * name, or an exploration by its id.
 */
export const explorations: readonly string[] = [
  `create table explorations (user_id {text} not null references users (id) on delete cascade, id {text} not null, name {text} not null,
    name_key {text} not null, search {text} not null, pinned {int} not null, created_at {text} not null, version {int} not null default 1,
    primary key (user_id, id), constraint explorations_name_taken unique (user_id, name_key))`,
  `create table home_cards (user_id {text} not null references users (id) on delete cascade, card {text} not null, position {int} not null,
    hidden {int} not null, primary key (user_id, card))`,
];
