/**
 * The bytes of a file are kept in sealed parts, so that they are read and sent part by part; files of before, which have theirs in one piece,
 * are put in parts in turns by the running server.
 */
export const fileParts: readonly string[] = [
  `create table file_parts (user_id {text} not null, file_id {text} not null, part {int} not null, bytes {blob} not null,
    primary key (user_id, file_id, part),
    foreign key (user_id, file_id) references files (user_id, id) on delete cascade)`,
  "create index files_in_one_piece on files (user_id, id) where length(bytes) > 0",
];
