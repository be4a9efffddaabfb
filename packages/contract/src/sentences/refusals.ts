import { speaker } from "./sentence.ts";
import type { Entry } from "./sentence.ts";

/** What a rule looks at. */
const RULE_FIELDS = [
  "description",
  "counterparty",
  "reference",
  "vendor",
  "note",
  "amount",
  "direction",
  "currency",
  "mcc",
  "booked_on",
  "day_of_month",
  "status",
  "bank_account",
  "merchant",
  "category",
  "sub_category",
  "tag",
] as const;

/** What the server answers and keeps of what is asked of it, mostly why it does not do that, by features in their order. */
export const REFUSALS = {
  link_on_its_way: "If this address can get a link, it is on its way. Look into your mail.",
  confirm_by_mail: "Look into your mail to confirm your address.",
  password_changed: "Your password was changed. Please login with it.",
  email_verified: "Email verified successfully",
  account_taken_back: "The account is yours again. Set a new password for it.",
  wrong_credentials: "E-mail or password is wrong, or the address is not confirmed yet.",
  wrong_factor: "This was not accepted. Try the next code, or another way.",
  sign_in_over: "This sign-in took too long. Start again with your password.",
  no_passkeys_here:
    "Passkeys need a named address with https (PUBLIC_URL). Ask whoever runs this Passbook, or use codes of an authenticator app.",
  show_one_factor: "Send a code or a passkey, one of them.",
  confirm_with_one: "Send your password, a code or a passkey, one of them.",
  totp_on_already: "Codes of an authenticator app are on already. Remove them first to begin anew.",
  totp_not_begun: "Begin with the secret for your authenticator app, then send its first code.",
  passkey_refused:
    "This passkey could not be kept. Try again with one that asks for a finger, a face or a PIN.",
  too_many_passkeys: [
    "You have {most} passkeys, which is the most there can be. Remove one that is no longer of use.",
    { most: "count" },
  ],
  no_factor: "Recovery codes come with a second factor. Add one first.",
  password_not_current: "This is not your current password.",
  enter_current_password: "Enter your current password.",
  password_not_new: "Choose a password that differs from your current one.",
  password_has_address: "Choose a password that does not contain your e-mail address.",
  password_common: "This password is among the most common ones. Choose another.",
  password_of_keys:
    "Walks on the keyboard and repeats are guessed first. Choose another, such as a few words together.",
  password_of_own_words: "Choose a password that is more than your name or e-mail address.",
  choose_time_zone: "Choose a time zone.",
  registration_closed:
    "Nobody can register here. Ask whoever runs this Passbook to make an account for you (passbook user add).",
  invitation_needed:
    "Here one registers by invitation, with the link that was made for an address. Ask whoever runs this Passbook for one (passbook user invite).",
  invitation_useless:
    "This invitation was used already, a newer one took its place, or it is older than 7 days. Ask whoever runs this Passbook for one (passbook user invite).",
  sign_on_not_offered:
    "This Passbook knows no other provider to sign in at. Sign in with your password, or ask whoever runs it to set one up (OIDC_ISSUER).",
  sign_on_useless: [
    "This sign-in was finished already, took longer than {minutes, plural, one {# minute} other {# minutes}}, or was begun in another browser. Begin it again.",
    { minutes: "count" },
  ],
  sign_on_refused: [
    "{name} let nobody in, or you turned back there. Begin again, or sign in with your password.",
    { name: "text" },
  ],
  sign_on_unreachable: [
    "{name} does not answer. Try again in a moment, or sign in with your password.",
    { name: "text" },
  ],
  sign_on_failed: [
    "What {name} said could not be believed, so nobody was let in. Begin the sign-in again.",
    { name: "text" },
  ],
  sign_on_unverified: [
    "{name} does not say that your e-mail address is yours. Confirm it there, or link your account in your settings here.",
    { name: "text" },
  ],
  sign_on_unknown: [
    "Nobody here is linked with who you are at {name}. Sign in with your password and link your account in your settings, or ask whoever runs this Passbook for one.",
    { name: "text" },
  ],
  sign_on_taken:
    "One account here is linked with one account there, and one of these is linked already. Unlink that first.",
  registration_fixed:
    "Who may register is said where Passbook is started (REGISTRATION). Change or remove it there, and start Passbook again.",
  not_yourself:
    "Nobody can do this to themselves. Ask another administrator, or use the command line (passbook user).",
  email_registered: "Someone with this address is registered here already.",
  email_taken: "Someone with this address is registered here already, or may still take it back.",
  address_taken_meanwhile: "Another account has this address by now. Choose another in your profile.",
  link_for_other_address: "This link is for an address that is no longer wanted. Ask for a new one.",
  too_many_signing_in: "Too many people are signing in right now. Wait a moment and try again.",
  bank_not_in_list: "Choose a bank of the list, or write its name.",
  name_the_bank: "Choose or name the bank.",
  choose_other_account: "Choose another account.",
  sub_category_cannot_rise:
    "A sub-category cannot become a category. Create the category and move the sub-category there.",
  move_sub_categories_first: "Move or delete its sub-categories first.",
  investments_or_income: "A category holds investments or income, not both.",
  choose_own_category: "Choose a category of your own.",
  name_taken: "There is already one with this name. Choose another.",
  choose_other_merchant: "Choose another merchant.",
  choose_merchant: "Choose a merchant or name a new one.",
  version_of_one_vendor: "A version is that of one vendor. Name one, or leave If-Match out.",
  already_undone: "This change was already undone.",
  change_given_up:
    "This change is too old to undo: its place in the history went to newer ones. Delete statements that you no longer need, and more of the history is kept.",
  choose_money_in: "Choose a transaction in which money came in.",
  choose_money_out: "Choose a transaction in which money went out.",
  choose_purchase_in_currency: "Choose a purchase in the same currency.",
  still_pending: "One of these is still pending. Link them once both are booked.",
  in_transfer: "One of these is part of a transfer. Part that one first.",
  paid_back: "You said that other money pays this purchase back already.",
  say_what_to_change: "Say what to change.",
  choose_other_series: "Choose another series.",
  choose_series_in_currency: "Choose a series in the same currency.",
  series_of_both_directions: "Money in and money out cannot be one series.",
  choose_the_money_out: "Choose the transaction in which money went out.",
  choose_the_money_in: "Choose the transaction in which money came in.",
  choose_of_other_account: "Choose a transaction of another account.",
  amounts_differ: "These amounts differ by more than a fee. Choose two that are the same, or almost.",
  in_other_transfer: "One of these is part of another transfer that you confirmed. Part that one first.",
  name_each_rule_once: "Name each of your rules once. Reload the list and try again.",
  category_or_transfer: "Choose either a category or “transfer”, not both.",
  write_note: "Write the note, or leave it out.",
  category_or_split: "Choose either one category or a split, not both.",
  split_percent_must_add_up: "The parts must come to 100 %.",
  rule_split_one_way:
    "Say of every part its percent, or of every part but the last its amount: the last one has the rest.",
  rule_days_move: "A rule needs days that stay the same: write a year with them, such as 2026-03-05.",
  rule_sets_nothing: "Choose at least one thing that the rule sets.",
  condition_without_words: "Write a text with a letter or a digit; signs alone are not looked at.",
  in_question: "These may be sides of a transfer. Answer that question first.",
  sub_category_or_new_one: "Choose a sub-category or create one, not both.",
  nothing_suggested: "Nothing is suggested for these any more. Reload the list.",
  sample_loaded: "The sample household is there already.",
  sender_known: "This sender is allowed already.",
  password_for_other_host: "Enter the password: the one that is kept goes to no other server or user name.",
  no_mail_receiver:
    "This Passbook receives no mail. Whoever runs it can set that up (MAIL_RECEIVER_PORT), or watch a mailbox instead.",
  no_mail_server:
    "This Passbook has no mail server to send with. Whoever runs it can set that up (SMTP_URL and MAIL_FROM).",
  address_unconfirmed: "Confirm your e-mail address first: mails go to confirmed ones only.",
  no_password_details:
    "Give a name, a day of birth or digits in your profile first; passwords are made of these.",
  unsubscribe_useless:
    "This link is not complete. Copy the whole of it, or turn the mails off under Settings, Notices.",
  pattern_of_everybody: [
    "Anybody can have an address at {domain}, so this would allow everybody. Write the whole address.",
    { domain: "text" },
  ],
  mailbox_known: "This folder of this mailbox is watched already.",
  sign_in_not_offered:
    "This Passbook is not set up for signing in there. Whoever runs it can register it with the provider.",
  sign_in_useless: [
    "This sign-in was used already, was begun elsewhere, or is older than {minutes} minutes. Begin it again.",
    { minutes: "count" },
  ],
  sign_in_refused: "The provider did not confirm this sign-in. Begin it again.",
  sign_in_unreachable: "The provider does not answer right now. Begin the sign-in again in a moment.",
  sign_in_too_short:
    "The provider gave access for a short while only, so the mailbox could not be watched. Whoever runs this Passbook can ask it for lasting access.",
  bridge_token_malformed:
    "This is no setup token of SimpleFIN. Copy the whole of it, as the bridge shows it, and paste it here.",
  bridge_token_refused:
    "The bridge refused this token: it was used before, or the bridge does not know it. Make a new one there. If you did not use it yourself, disable it there too: somebody else may be reading your accounts.",
  bridge_not_secure: "This token leads to an address without encryption, so nothing was said to it.",
  bridge_not_allowed:
    "This token leads to this machine or its network, where this Passbook may not connect. Whoever runs it can allow that (LOCAL_BRIDGES).",
  bridge_away:
    "The bridge could not be reached, or gave no answer that can be used. Try again; if the token was used up by that, make a new one.",
  connected_currency_unknown: "This account is in no currency that Passbook knows. Leave it out.",
  connected_account_stays:
    "What came from it is in another account already, so it stays there. To have it elsewhere, remove the connection and its statements, and connect again.",
  not_in_quarantine: "This message does not wait in quarantine. Reload the page.",
  no_inboxes: "This Passbook has no place for folders. Whoever runs it can set one (INBOX_DIR).",
  inbox_not_made:
    "The folder cannot be made, or something else has its name. Ask whoever runs this Passbook to look.",
  file_given_up:
    "The original of this statement gave its room to other files while the statement was deleted. Upload it again to have it here.",
  currency_of_account: [
    "This account is in {currency}. Write the amount in that, or choose another account.",
    { currency: "text" },
  ],
  not_by_hand:
    "A statement prints this one, so its day, amount and text stay as printed. A wrong row is corrected in its statement.",
  some_are_divided: [
    "{divided, plural, one {# of these is} other {# of these are}} divided into parts. Say whether they keep them.",
    { divided: "count" },
  ],
  not_divided: "This transaction is not divided. Divide it first.",
  nobody_paid:
    "Nobody is known to whom this was paid, so later ones cannot be told. Give it a merchant first.",
  one_file_only: "Attach one file at a time.",
  not_attachable: "Only pictures (JPEG, PNG, WebP, GIF) and PDFs can be attached. This file is neither.",
  photo_not_shown:
    "This is a HEIC photo, which browsers do not show. Save it as JPEG (or send it from the phone’s browser, which does that) and attach that.",
  attachment_too_large: [
    "This is larger than {limit}, and nothing larger can be attached. Take a smaller picture, or attach its pages one by one.",
    { limit: "bytes" },
  ],
  attached_already: "This file is attached to it already.",
  attached_to_all: "This file is attached to each of them already, or they have room for no more.",
  too_many_to_attach: ["Attach a file to at most {most} transactions at once.", { most: "count" }],
  too_many_attachments: [
    "A transaction has room for {most} attachments. Delete one to attach another.",
    { most: "count" },
  ],
  attachment_given_up:
    "This file gave its room to others while it was deleted. Attach it again to have it here.",
  choose_file: "Choose at least one file.",
  no_book: "This book is not waiting to be moved in. Look at it under Statements, or upload it again.",
  account_in_other_currency: "This account is in another currency. Choose one in the same, or have one made.",
  book_needs_currency: "Choose what the money of this book is in.",
  not_failed: "Only a statement that failed can be read again. Delete this one to import it anew.",
  not_locked: "This statement does not wait for a password.",
  not_in_review: "This statement does not wait for an answer.",
  choose_account: "Choose the account.",
  statement_currency_differs:
    "Its currency is not that of the account. Choose the account again, or another.",
  account_or_new_one: "Choose an account or create one, not both.",
  choose_date_order: "Choose how its dates are written.",
  choose_decimal_sign: "Choose its decimal sign.",
  say_spent_or_received: "Say whether the rows shown are money spent or received.",
  correct_or_as_read: "Correct its rows, or say that they are to be imported as they were read.",
  no_rows_to_correct: "This statement has no rows to correct.",
  not_imported: "Only a statement that is imported can be read again this way.",
  reading_would_contradict:
    "Read again, its rows would contradict the printed balances. Nothing was changed.",
  statement_not_found_again: "This statement is no longer found in its file; nothing was changed.",
  statement_changed_meanwhile: "This statement changed meanwhile. Look at it again.",
  name_transactions: "Name the transactions, or a filter that finds them.",
  too_many_match: "More than 100,000 transactions match. Narrow them by a period.",
  no_transfer_among_these: "These are transfers already, are split, or are not booked yet.",
  no_pair_among_these:
    "Passbook takes none of these for a transfer. File what you filed as one under another category.",
  no_purchase_for_these: "No purchase at the same place fits these. Open one and choose its purchase.",
  no_refund_among_these: "None of these is linked to a purchase.",
  nothing_matches: "Nothing matches this any more. Reload the list.",
  split_in_two: "Divide it into at least two parts, or into none to join it again.",
  split_without_amount: "Give every part an amount.",
  split_one_way: "Say of every part its amount, or of every part its percent.",
  split_part_of_nothing: "So small an amount cannot be divided like this: a part would be nothing.",
  split_must_add_up: "The parts must add up to the amount of the transaction exactly.",
  message_without_attachment: "This message has no attachment.",
  message_without_statement: "None of the files of this message can be a statement.",
  file_is_no_paper: "This is a program, a sound or a film and can be no statement. It was not kept.",
  no_statement_in_message: "There is no statement in this message: nothing attached to it can be one.",
  try_one_message: "Only one message is tried at a time. Save it by itself.",
  unreadable_form: "This form is incomplete or broken. Send it again.",
  file_name_missing: "A part of this form is no file with a name. Send files only, each with its name.",
  invitation_for_other: ["This invitation is for {email}. Register with that address.", { email: "text" }],
  signed_in_as_other: [
    "You are signed in as {email}, and this link belongs to another account. Confirm it to be signed in there instead.",
    { email: "text" },
  ],
  no_statement_in_messages: [
    "There is no statement in any of these {messages, plural, one {# message} other {# messages}}.",
    { messages: "count" },
  ],
  message_unreadable: ["This message cannot be read. {reason}", { reason: "said" }],
  too_many_messages: [
    "This file holds more than {most, plural, one {# message} other {# messages}}. Save those with statements by themselves.",
    { most: "count" },
  ],
  take_back_useless: ["This link was used already or is older than {days} days.", { days: "count" }],
  link_useless: [
    "This link was used already, is older than {minutes} minutes, or the password was changed since. Ask for a new one.",
    { minutes: "count" },
  ],
  currency_stays: [
    "This account has transactions in {currency}, so its currency stays. Was it guessed wrongly? Delete its statements, set the currency here, then upload them again.",
    { currency: "text" },
  ],
  account_in_use: [
    "“{name}” has {transactions, plural, one {# transaction} other {# transactions}} and {statements, plural, one {# statement} other {# statements}}. Choose the account that takes them, or delete them too.",
    { name: "text", transactions: "count", statements: "count" },
  ],
  no_loan: "This account is no loan. Choose “Loan” as its type in its settings if it is one.",
  choose_account_in: ["Choose an account in {currency}.", { currency: "text" }],
  has_sub_categories: [
    "“{name}” has sub-categories and cannot go under another category. Move or delete them first.",
    { name: "text" },
  ],
  category_reserved: [
    "“{name}” belongs to Passbook: you can use it, but not rename, move or delete it. Create a category of your own instead.",
    { name: "text" },
  ],
  parent_reserved: [
    "“{name}” belongs to Passbook and takes no further sub-categories. Choose a category of your own.",
    { name: "text" },
  ],
  category_in_use: [
    "“{name}” holds {transactions, plural, one {# transaction} other {# transactions}}.{rules, plural, =0 {} one { Without it # rule would go too.} other { Without it # rules would go too.}} Choose the sub-category that takes its place.",
    { name: "text", transactions: "count", rules: "count" },
  ],
  merchant_in_use: [
    "“{name}” has {transactions, plural, one {# transaction} other {# transactions}} and {vendors, plural, one {# vendor} other {# vendors}}.{rules, plural, =0 {} one { Without it # rule would go too.} other { Without it # rules would go too.}} Choose the merchant that takes its place, or none.",
    { name: "text", transactions: "count", vendors: "count", rules: "count" },
  ],
  merchant_reserved: [
    "“{name}” belongs to Passbook: you can use it, but not rename, merge or delete it.",
    { name: "text" },
  ],
  too_many_explorations: [
    "You keep {most} explorations, which is the most there can be. Delete one that is no longer of use.",
    { most: "count" },
  ],
  too_many_saved_searches: [
    "You keep {most} searches, which is the most there can be. Delete one that is no longer of use.",
    { most: "count" },
  ],
  too_many_budgets: [
    "You have {most} budgets, which is the most there can be. Delete one that is no longer of use.",
    { most: "count" },
  ],
  budget_known: "There is a budget for this and this kind of period already. Change that one.",
  budget_of_one_kind: "Choose categories or tags, not both.",
  budget_needs_place: "Choose at least one category or tag.",
  budget_of_no_spending: "Nothing under this counts as spending, so that there is nothing to budget.",
  choose_pay_day: "Choose how often pay comes, and a day on which it came.",
  budget_has_less: "This budget has less than that in this period.",
  choose_other_budget: "Choose another budget of the same currency.",
  budgets_are_limits:
    "Your budgets are limits, so nothing is assigned to them. Choose in their settings that every unit has a job.",
  budget_of_gone: "What this budget was for was deleted. Choose its categories again, or delete it.",
  budget_of_tags: "A budget of tags stays a limit. Assign money to budgets of categories.",
  nothing_to_assign: "There is nothing to assign, or no budget that asks for more.",
  too_many_goals: [
    "You have {most} goals, which is the most there can be. Delete one that is no longer of use.",
    { most: "count" },
  ],
  goal_in_past: "A goal cannot be for a day that has gone. Choose today or a day to come, or none.",
  goal_in_debt: "What is owed on a card or a loan is saved nowhere. Choose accounts that hold money.",
  goal_of_one_currency: "A goal is in one currency. Choose accounts of that currency.",
  goal_of_no_saving:
    "Nothing that goes into this is put aside. Choose categories of spending or of investing.",
  goal_of_one_kind: "Choose accounts or categories, not both.",
  goal_needs_place: "Choose the accounts that it is saved in, or categories.",
  too_many_assets: [
    "You keep {most} assets and debts, which is the most there can be. Delete one that is no longer of use.",
    { most: "count" },
  ],
  too_many_values: [
    "It has values of {most} days, which is the most there can be. Remove some of them.",
    { most: "count" },
  ],
  archive_unknown:
    "This file is no archive of Passbook. Choose a ZIP file that was downloaded under Settings, About, Everything with its files.",
  archive_changed:
    "This archive is not as it was written: it is cut short or was changed. Download it again.",
  archive_of_other_version:
    "This archive was made by another version of Passbook. Bring both to the same version and download it again.",
  account_not_new:
    "This account holds something already. An archive is taken in by an account that is new: register another one for it.",
  too_many_rates: [
    "You keep {most} exchange rates, which is the most there can be. Delete some that are no longer of use.",
    { most: "count" },
  ],
  value_of_future: "A value cannot be of a day to come. Choose a day up to today.",
  rate_of_future: "A rate cannot begin on a day to come. Choose a day up to today.",
  rate_of_one_currency: "Choose two different currencies.",
  value_twice: "Write one value for each day.",
  explore_two_dimensions: "Choose two different things for rows and columns.",
  explore_days_turned: "The last day is before the first. Choose a later one.",
  explore_too_fine: [
    "That makes more than {most} columns, which nobody can read. Choose weeks, months or years, or a shorter time.",
    { most: "count" },
  ],
  choose_day_gone: "Choose a day up to today.",
  choose_day_ahead: "Choose a day from today to the last of the forecast.",
  too_many_rules: [
    "You have {most} rules, which is the most there can be. Delete one that is no longer of use.",
    { most: "count" },
  ],
  range_without_end: [
    "Write from where or up to where the {field, select, description {description} counterparty {counterparty} reference {reference} vendor {vendor} note {note} amount {amount} direction {direction} currency {currency} mcc {merchant code} booked_on {date} day_of_month {day of the month} status {status} bank_account {account} merchant {merchant} category {category} sub_category {sub-category} tag {tag} other {value}} may be.",
    { field: RULE_FIELDS },
  ],
  field_of_two_values: [
    "The {field, select, description {description} counterparty {counterparty} reference {reference} vendor {vendor} note {note} amount {amount} direction {direction} currency {currency} mcc {merchant code} booked_on {date} day_of_month {day of the month} status {status} bank_account {account} merchant {merchant} category {category} sub_category {sub-category} tag {tag} other {value}} cannot be two things at once.",
    { field: RULE_FIELDS },
  ],
  range_of_nothing: [
    "No {field, select, description {description} counterparty {counterparty} reference {reference} vendor {vendor} note {note} amount {amount} direction {direction} currency {currency} mcc {merchant code} booked_on {date} day_of_month {day of the month} status {status} bank_account {account} merchant {merchant} category {category} sub_category {sub-category} tag {tag} other {value}} lies within these bounds. Check which is the smaller one.",
    { field: RULE_FIELDS },
  ],
  no_such_row: [
    "There is no row {row}: {rows, plural, one {# row} other {# rows}} were read.",
    { row: "count", rows: "count" },
  ],
  files_kept_before: [
    "What came before it was kept: {names}{more, plural, =0 {} one { and # other} other { and # others}}.",
    { names: "list", more: "count" },
  ],
} as const satisfies Record<string, Entry>;

export const say = speaker(REFUSALS);
