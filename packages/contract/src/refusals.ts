import { type Endpoint, honoursKey, needsSession } from "./endpoint.ts";
import { needOf, readsOnly, whoseOf } from "./programs/scopes.ts";

type Refusals = Readonly<Record<number, readonly string[]>>;

/** What may be wrong with the provider of the installation, or with what it says. */
const PROVIDER = ["sign_on_refused", "sign_on_unreachable", "sign_on_failed"];

/** What a call refuses beyond what every call of its kind does, by its id. */
const OWN: Readonly<Record<string, Refusals>> = {
  login: { 422: ["wrong_credentials", "account_disabled"], 429: ["too_many_attempts", "busy"] },
  find_second_factor: { 409: ["sign_in_over"] },
  begin_second_passkey: { 409: ["sign_in_over", "no_passkeys_here"], 429: ["too_many_attempts"] },
  show_second_factor: {
    409: ["sign_in_over", "no_passkeys_here"],
    422: ["wrong_factor", "account_disabled"],
    429: ["too_many_attempts"],
  },
  begin_passkey_login: { 409: ["no_passkeys_here"], 429: ["too_many_attempts"] },
  log_in_with_passkey: {
    409: ["no_passkeys_here"],
    422: ["wrong_factor", "account_disabled"],
    429: ["too_many_attempts"],
  },
  begin_confirming: { 409: ["no_passkeys_here"] },
  confirm_session: {
    409: ["no_passkeys_here"],
    422: ["wrong_factor"],
    429: ["too_many_attempts", "busy"],
  },
  begin_totp: { 409: ["totp_on_already"] },
  confirm_totp: {
    409: ["totp_on_already", "totp_not_begun"],
    422: ["wrong_factor"],
    429: ["too_many_attempts"],
  },
  begin_passkey: { 409: ["no_passkeys_here", "too_many_passkeys"] },
  add_passkey: { 409: ["no_passkeys_here", "too_many_passkeys"], 422: ["passkey_refused"] },
  make_recovery_codes: { 409: ["no_factor"] },
  register_user: {
    409: ["email_taken"],
    422: ["registration_closed", "invitation_needed"],
    429: ["too_many_attempts", "busy"],
  },
  forgot_password: { 429: ["too_many_attempts"] },
  send_verification: { 429: ["too_many_attempts"] },
  take_back_address: { 429: ["too_many_attempts"] },
  reset_password: { 429: ["too_many_attempts", "busy"] },
  check_reset_link: { 429: ["too_many_attempts"] },
  verify_email: { 409: ["signed_in_as_other"], 422: ["account_disabled"], 429: ["too_many_attempts"] },
  change_user: { 409: ["email_taken"], 429: ["too_many_attempts", "busy"] },
  disable_person: { 409: ["not_yourself"] },
  remove_admin: { 409: ["not_yourself"] },
  invite_person: { 409: ["email_taken"], 422: ["registration_closed"] },
  set_registration: { 409: ["registration_fixed"] },
  begin_sign_on: { 409: ["sign_on_not_offered", ...PROVIDER], 429: ["too_many_attempts"] },
  finish_sign_on: {
    409: [
      "sign_on_not_offered",
      "sign_on_useless",
      ...PROVIDER,
      "sign_on_unknown",
      "sign_on_unverified",
      "email_taken",
    ],
    422: ["account_disabled"],
    429: ["too_many_attempts"],
  },
  confirm_sign_on: {
    409: ["sign_on_useless", "sign_on_taken"],
    422: ["wrong_credentials", "account_disabled"],
    429: ["too_many_attempts", "busy"],
  },
  get_sign_on: { 409: ["sign_on_not_offered"] },
  begin_sign_on_link: { 409: ["sign_on_not_offered", ...PROVIDER], 429: ["too_many_attempts", "busy"] },
  finish_sign_on_link: {
    409: ["sign_on_not_offered", "sign_on_useless", ...PROVIDER, "sign_on_taken"],
  },
  unlink_sign_on: { 409: ["sign_on_not_offered"], 429: ["too_many_attempts", "busy"] },
  delete_user: { 409: ["book_shared"], 429: ["too_many_attempts", "busy"] },
  take_client_errors: { 429: ["too_many_attempts"] },
  take_policy_reports: { 429: ["too_many_attempts"] },
  create_category: { 409: ["name_taken", "reserved"] },
  change_category: { 409: ["name_taken", "reserved", "has_sub_categories"] },
  delete_category: { 409: ["in_use", "reserved"] },
  create_tag: { 409: ["name_taken"] },
  create_merchant: { 409: ["name_taken"] },
  change_merchant: { 409: ["name_taken", "reserved"] },
  delete_merchant: { 409: ["in_use", "reserved"] },
  merge_merchant: { 409: ["reserved"] },
  get_loan: { 409: ["no_loan"] },
  change_bank_account: { 409: ["in_use"] },
  delete_bank_account: { 409: ["in_use"] },
  confirm_transfer: { 409: ["still_pending", "amounts_differ", "in_other_transfer"] },
  decide_transfers: { 409: ["nothing_to_pair", "nothing_to_part"] },
  decide_refunds: { 409: ["nothing_to_pair", "nothing_to_part"] },
  confirm_refund: { 409: ["in_transfer", "paid_back", "still_pending"] },
  create_saved_search: { 409: ["name_taken", "too_many_saved_searches"] },
  change_saved_search: { 409: ["name_taken"] },
  create_exploration: { 409: ["name_taken", "too_many_explorations"] },
  change_exploration: { 409: ["name_taken"] },
  create_budget: { 409: ["budget_known", "too_many_budgets"] },
  take_suggested_budgets: { 409: ["budget_known", "too_many_budgets"] },
  change_budget: { 409: ["budget_known"] },
  assign_to_budget: { 409: ["budgets_are_limits"] },
  move_assigned: { 409: ["budgets_are_limits"] },
  fill_budgets: { 409: ["budgets_are_limits", "nothing_to_assign"] },
  create_goal: { 409: ["too_many_goals"] },
  create_asset: { 409: ["too_many_assets"] },
  change_asset: { 409: ["too_many_values"] },
  create_exchange_rate: { 409: ["too_many_rates"] },
  take_in_archive: {
    409: ["account_not_new"],
    422: ["archive_unknown", "archive_changed", "archive_of_other_version"],
  },
  create_key: { 409: ["too_many_keys"] },
  propose_categories: { 409: ["program_needed", "too_many_proposals"] },
  accept_proposals: { 409: ["nothing_proposed"] },
  decline_proposals: { 409: ["nothing_proposed"] },
  check_member_invitation: { 422: ["invitation_useless"], 429: ["too_many_attempts"] },
  accept_member_invitation: {
    409: ["own_book", "member_already", "too_many_members"],
    422: ["invitation_useless"],
    429: ["too_many_attempts"],
  },
  invite_member: { 409: ["too_many_members", "no_mail_server"], 429: ["too_many_attempts"] },
  change_member: { 409: ["owner_needed"] },
  remove_member: { 409: ["owner_needed"] },
  create_webhook: { 409: ["too_many_webhooks"] },
  try_webhook: { 429: ["too_many_attempts"] },
  send_webhook_delivery: { 429: ["too_many_attempts"] },
  create_rule: { 409: ["too_many_rules"] },
  remember_split: { 409: ["too_many_rules", "not_divided", "nobody_paid"] },
  change_transactions: { 409: ["divided"] },
  rewrite_transaction: { 409: ["not_by_hand"] },
  file_brought_names: { 409: ["reserved"] },
  accept_suggestions: { 409: ["in_question", "nothing_suggested"] },
  stream_events: { 429: ["too_many_streams"] },
  undo_change: { 409: ["owner_needed", "already_undone", "change_given_up", "name_taken"] },
  load_sample: { 409: ["sample_loaded"] },
  create_allowed_sender: { 409: ["sender_known"] },
  create_mailbox: { 409: ["mailbox_known"] },
  change_mailbox: { 409: ["mailbox_known"] },
  renew_forwarding_address: { 409: ["no_mail_receiver"] },
  test_mailbox: { 429: ["too_many_attempts"] },
  begin_mailbox_sign_in: { 409: ["sign_in_not_offered", "mailbox_known"], 429: ["too_many_attempts"] },
  renew_mailbox_sign_in: { 409: ["sign_in_not_offered"], 429: ["too_many_attempts"] },
  finish_mailbox_sign_in: {
    409: [
      "sign_in_useless",
      "sign_in_not_offered",
      "sign_in_refused",
      "sign_in_unreachable",
      "sign_in_too_short",
      "mailbox_known",
    ],
    429: ["too_many_attempts"],
  },
  create_bank_connection: { 429: ["too_many_attempts"] },
  change_bank_connection: { 429: ["too_many_attempts"] },
  check_bank_connection: { 429: ["too_many_attempts"] },
  map_connected_account: { 409: ["connected_account_stays"] },
  open_inbox: { 409: ["no_inboxes", "inbox_not_made"] },
  change_notices: { 409: ["no_mail_server", "address_unconfirmed"] },
  let_in_mail: { 409: ["not_in_quarantine"] },
  attach_file: {
    409: ["attached_already", "too_many_attachments"],
    422: ["one_file_only", "not_attachable", "photo_not_shown"],
  },
  attach_file_to_many: {
    409: ["attached_already"],
    422: ["one_file_only", "not_attachable", "photo_not_shown"],
  },
  get_attachment: { 404: ["attachment_given_up"], 416: ["range_outside"], 503: ["originals_away"] },
  find_purchases_of_receipt: {
    422: ["one_file_only", "not_attachable", "photo_not_shown"],
    429: ["too_many_attempts"],
  },
  get_statement_pages: { 503: ["originals_away"] },
  export_archive: { 503: ["originals_away"] },
  get_statement_file: { 404: ["file_given_up"], 416: ["range_outside"], 503: ["originals_away"] },
  upload_statements: { 422: ["no_statement", "unreadable_message", "too_many_messages"] },
  try_mail: { 422: ["unreadable_message", "many_messages"], 429: ["too_many_attempts"] },
  upload_mails: { 422: ["too_many_messages"] },
  unlock_statement: { 409: ["not_locked"] },
  try_made_passwords: { 409: ["not_locked", "no_password_details"] },
  accept_statement: { 409: ["not_in_review"] },
  move_in: { 409: ["no_book"] },
  retry_statement: { 409: ["not_failed"] },
  correct_statement: {
    409: ["changed_meanwhile", "not_read", "not_imported", "not_a_statement", "contradicted"],
    503: ["originals_away"],
  },
  reread_statement: {
    409: ["changed_meanwhile", "not_read", "not_imported", "not_a_statement", "contradicted"],
    503: ["originals_away"],
  },
};

/** What is odd about a request before anybody looks at what it asks for. */
const ODD: Refusals = {
  400: ["unreadable_request"],
  408: ["too_slow"],
  415: ["wrong_encoding"],
  417: ["unknown_expectation"],
  431: ["headers_too_large"],
};
const SESSION = [
  "session_missing",
  "session_invalid",
  "session_ended",
  "session_expired",
  "session_cookie_missing",
  "account_disabled",
];
/** What a key is refused, beside what any request is. */
const KEY: Refusals = { 401: ["key_unknown", "key_expired"], 429: ["too_many_requests"] };
const FORM = ["too_large", "too_many_files"];
const BROKEN_FORM: Refusals = {
  400: ["unreadable_form", "file_name_missing"],
  429: ["uploads_full"],
};

const listOfWrites = (endpoint: Endpoint, { body_kind, room } = endpoint): Refusals => ({
  ...(body_kind === "multipart" ? BROKEN_FORM : {}),
  413: body_kind === "multipart" ? FORM : ["too_large", "too_complex"],
  415: ["wrong_media_type"],
  419: needsSession(endpoint) ? ["foreign_origin", "xsrf"] : ["foreign_origin"],
  422: ["invalid_input", "unreadable_body"],
  ...(needsSession(endpoint)
    ? { 503: ["import_under_way", "act_under_way", ...(body_kind === "multipart" ? ["uploads_full"] : [])] }
    : {}),
  507: room === "takes" ? ["disk_full", "storage_limit"] : ["disk_full"],
});

/** What is refused to others than the owner of a book. */
const listOfMembers = (endpoint: Endpoint): Refusals => {
  const whose = whoseOf(endpoint);
  if (whose === "person") return {};
  const unknown = { 404: ["book_unknown"] };
  if (whose === "owner") return { ...unknown, 409: ["owner_needed"] };
  if (whose === "manager") return { ...unknown, 409: ["manager_needed"] };
  return readsOnly(endpoint) ? unknown : { ...unknown, 409: ["viewer_only_looks"] };
};

/** Every refusal of a call: the codes by status, those that all calls of its kind have among them. */
export const listRefusals = (endpoint: Endpoint): ReadonlyMap<number, readonly string[]> => {
  const is_guarded = needsSession(endpoint);
  const guarded: Refusals = is_guarded ? { 401: SESSION } : {};
  const by_key: Refusals = { 403: [needOf(endpoint) === null ? "person_needed" : "scope_missing"] };
  const writes = endpoint.method === "GET" ? {} : listOfWrites(endpoint);
  const all: readonly Refusals[] = [
    { 404: ["not_found"], 422: ["invalid_input"], 500: ["unexpected"], 503: ["database_away"] },
    ODD,
    guarded,
    endpoint.guard === "admin" ? { 404: ["admins_only"] } : {},
    ...(is_guarded ? [KEY, by_key] : []),
    listOfMembers(endpoint),
    writes,
    honoursKey(endpoint) ? { 422: ["key_reused"] } : {},
    honoursKey(endpoint) && !endpoint.repeatable ? { 409: ["under_way"] } : {},
    endpoint.asks_again ? { 428: ["confirmation_needed"] } : {},
    endpoint.versioned ? { 412: ["changed_meanwhile"] } : {},
    OWN[endpoint.id] ?? {},
  ];
  const codes = new Map<number, string[]>();
  for (const [status, some] of all.flatMap((each) => Object.entries(each)))
    codes.set(Number(status), [...new Set([...(codes.get(Number(status)) ?? []), ...some])]);
  return codes;
};
