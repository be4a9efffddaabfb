/** Tables that say of whom a row is and are not spread by it: each finds a person by what somebody shows, so that it is the same on every shard. */
export const DIRECTORY: ReadonlySet<string> = new Set([
  "users",
  // By the text of a link, of a cookie, or of an address.
  "mailed_links",
  "waiting_sign_ins",
  "forwarding_addresses",
  // By who was let into a book, or asked to come in.
  "members",
  "member_invitations",
  // By what a provider or an authenticator says.
  "sign_on_links",
  "sign_on_attempts",
  "passkeys",
  // Of people and of strangers, by address.
  "outgoing_mails",
]);

/** Tables of nobody. */
export const OF_NOBODY: ReadonlySet<string> = new Set([
  "migrations",
  "installation",
  "backup_runs",
  "attempts",
  "client_errors",
  "invitations",
  "passkey_challenges",
  "rates",
]);

/** What is asked of all people at once: of every shard, and by no call. */
export const OF_ALL_PEOPLE: readonly { readonly is: RegExp; readonly why: string }[] = [
  {
    is: /^(?:with held as .*)?update \w+ set .*attempts = attempts \+ 1 where .* = \(select /,
    why: "work is claimed for whoever has waited longest",
  },
  {
    is: /^select \* from \w+ (?:where \([\w, ]+\) > \([^)]*\) )?order by [\w, ]+ limit \S+$/,
    why: "a backup holds what everybody has, table by table",
  },
  {
    is: /^select (?:sum\(file_size\) as bytes|user_id, id, file_size, object) from files where object is not null/,
    why: "a backup holds what lies in the storage of originals too",
  },
  {
    is: /^delete from \w+ where (?:octet_length\(edits\) = \S+ and )?\(?\w+ < \S+(?: or \w+ < \S+\))?$/,
    why: "what has ended long ago is tidied away each hour",
  },
  {
    is: /^select user_id from answers group by user_id having count\(\*\) > \S+$/,
    why: "whoever answered more than is learned is found each hour, and tidied one by one",
  },
  {
    is: /^select .*count\(\*\) as count(?:, max\(at\) as latest_at)? from /,
    why: "an administrator sees how much work waits and what failed",
  },
];

/** A statement in one form, whatever built it. */
export const toPlain = (statement: string): string =>
  statement.replaceAll(/["`]/g, "").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Every place where a statement reads or writes a table. */
const PLACE = /\b(?:from|join|into|update)\s+([a-z_]+)\b/g;
/** A person is named: their id is compared, is among what is compared, or joins two tables. */
const NAMED =
  /\buser_id\s*(?:=|in\b)|=\s*(?:[a-z_0-9]+\.)?user_id\b|\busing \(user_id|\(user_id,[^)]*\) (?:=|in\b)/g;

/**
 * The tables of people that a plain statement reads or writes without saying whose: each place where one stands wants a condition of its own. What
 * inserts names the person among its columns.
 */
export const findLoose = (plain: string, spread: ReadonlySet<string>): readonly string[] => {
  const places = [...plain.matchAll(PLACE)].flatMap(([, table = ""]) => (spread.has(table) ? [table] : []));
  const inserted = /\binsert into [a-z_]+ \([^)]*\buser_id\b/.test(plain) ? 1 : 0;
  const named = (plain.match(NAMED) ?? []).length + inserted;
  return named >= places.length ? [] : places;
};
