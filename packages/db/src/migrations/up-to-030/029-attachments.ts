/** Pictures and papers that a person keeps with a transaction; their bytes are files, as the originals of statements are. */
export const attachments: readonly string[] = [
  `create table attachments (user_id {text} not null references users (id) on delete cascade, id {text} not null, transaction_id {text} not null,
    file_id {text} not null, file_name {text} not null, media_type {text} not null, created_at {text} not null, primary key (user_id, id),
    constraint attachments_known unique (user_id, transaction_id, file_id),
    foreign key (user_id, transaction_id) references stored_transactions (user_id, id) on delete cascade,
    foreign key (user_id, file_id) references files (user_id, id))`,
  "create index attachments_by_file on attachments (user_id, file_id)",
];
