import { speaker } from "./sentence.ts";
import type { Entry } from "./sentence.ts";

/** What may be asked for and not be there. */
const THINGS = [
  "bank_account",
  "bank",
  "category",
  "sub_category",
  "tag",
  "merchant",
  "vendor",
  "transaction",
  "transfer",
  "series",
  "finding",
  "rule",
  "saved_search",
  "exploration",
  "budget",
  "goal",
  "alert",
  "asset",
  "exchange_rate",
  "change",
  "statement",
  "file",
  "message",
  "sender",
  "mailbox",
  "bank_connection",
  "connected_account",
  "folder",
  "password",
  "person",
  "invitation",
  "sign_in",
  "sample_household",
  "project",
  "page",
  "brought_name",
] as const;
export type Thing = (typeof THINGS)[number];

/** What is wrong with a request before anybody looks at what it asks for, and what may be in the way of any. */
export const REQUESTS = {
  unreadable_envelope: "Send a Sentry envelope.",
  unreadable_report: "Send a report of a content security policy.",
  headers_too_large: "The address or the headers of this request are too long. Shorten them.",
  too_slow: "This request took too long to arrive. Send it again.",
  unreadable_request: "This is no HTTP request that can be read.",
  no_tunnels: "This server opens no tunnels to others. Ask it for one of its own addresses.",
  unexpected_nothing_changed: "Something went wrong on our side. Nothing was changed; try again.",
  unexpected_look: "Something went wrong on our side. Reload to see what was saved, then try again.",
  too_many_files: "These are too many files for one upload. Send some of them first.",
  wrong_media_type: "Send this as the kind of body the call asks for.",
  unreadable_body: "The body cannot be read. Send valid JSON, or a complete form.",
  condition_failed: "This file is not the one that the request asks for. Ask for it without a condition.",
  not_ready: "The database does not answer. Try again in a moment.",
  key_malformed: "Use 8 to 100 letters, digits and signs, without spaces.",
  key_reused: "This Idempotency-Key was used for something else. Send a new one with each new request.",
  use_new_key: "Use a new key.",
  import_under_way:
    "A large file of yours is coming in right now, and this is part of it. Try again in a moment.",
  range_outside: "This file has no such part. Ask for the whole of it.",
  host_unclear: "This request names no host, or more than one. Send one Host header.",
  host_malformed:
    "The Host header of this request is no name or address. Send the one this server is reached by.",
  unknown_expectation: "This server does nothing that is asked for by Expect. Send the request without it.",
  wrong_encoding: "Send the body as it is, not compressed (without Content-Encoding).",
  foreign_origin: "This request came from another site. Open Passbook itself and try again.",
  too_complex: "This holds too many values, or values too deep inside each other. Send less at once.",
  changed_meanwhile: "This was changed meanwhile. Look at what it says now, then try again.",
  own_uploads_full:
    "Other files of yours are still on their way. Wait until they have arrived and try again.",
  all_uploads_full: "Many files are arriving right now. Try again in a moment.",
  act_under_way: "A large change of yours is being made right now. Try again in a moment.",
  too_many_streams: "Too many windows of yours watch for changes. Close some of them.",
  database_away: "The database does not answer right now. Try again in a moment.",
  disk_full:
    "The disk that Passbook keeps its data on is full, so this could not be stored. Make room on it and try again; what is stored already is safe.",
  session_missing: "Please login to see this.",
  session_expired: "Session expired, please login again!",
  session_of_other_browser: "This session belongs to another browser, please login again!",
  session_invalid: "This session is not valid, please login again!",
  account_disabled:
    "This account was disabled by whoever runs this Passbook. Ask them to enable it again; nothing in it was deleted.",
  admins_only:
    "Only who looks after this Passbook can do this. Whoever runs it can make you an administrator (passbook user make-admin).",
  page_out_of_date: "This page is out of date. Reload it and try again.",
  check_input: "Check what you entered.",
  not_found: [
    "This {thing, select, bank_account {bank account} bank {bank} category {category} sub_category {sub-category} tag {tag} merchant {merchant} vendor {vendor} transaction {transaction} transfer {transfer} series {series} finding {finding} rule {rule} saved_search {saved search} exploration {exploration} budget {budget} goal {goal} alert {alert} asset {asset} exchange_rate {exchange rate} change {change} statement {statement} file {file} message {message} sender {sender} mailbox {mailbox} bank_connection {bank connection} connected_account {connected account} folder {folder} password {password} person {person} invitation {invitation} sign_in {sign-in} sample_household {sample household} project {project} page {page} other {entry}} does not exist. It may have been deleted; reload the page.",
    { thing: THINGS },
  ],
  too_many_attempts: ["Too many attempts. Wait {minutes} min and try again.", { minutes: "count" }],
  wrong_method: ["This address takes {methods} only.", { methods: "list" }],
  body_too_large: ["This is larger than {limit}. Send less at once.", { limit: "bytes" }],
  file_too_large: ["This is larger than {limit}. Split it, or raise UPLOAD_LIMIT_MB.", { limit: "bytes" }],
  storage_full: [
    "You keep {used} of the {limit} that you may keep here, and this would be more. Delete statements that you no longer need, or ask whoever runs this Passbook for more room.",
    { used: "bytes", limit: "bytes" },
  ],
  storage_too_small: [
    "You keep {used} of the {limit} that you may keep here, and this has {size}. Delete statements that you no longer need, or ask whoever runs this Passbook for more room.",
    { used: "bytes", limit: "bytes", size: "bytes" },
  ],
  wait_seconds: ["{said} Try again in {wait} s.", { said: "text", wait: "count" }],
  wait_minutes: ["{said} Try again in {wait} min.", { said: "text", wait: "count" }],
  refused_partly: ["{refused} {kept}", { refused: "said", kept: "said" }],
} as const satisfies Record<string, Entry>;

export const say = speaker(REQUESTS);
