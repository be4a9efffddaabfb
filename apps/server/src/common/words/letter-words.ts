/** What mails say, in English and in ICU's notation: the catalogs beside this have the same in other languages. */
export const LETTER_WORDS = {
  not_you: "If this was not you, you need not do anything.",
  turn_off: "Turn these mails off",
  confirm_subject: "Confirm your e-mail address",
  confirm_text: "Welcome to Passbook. Confirm your address with this link within 30 minutes.",
  confirm_link: "Confirm my address",
  confirm_new_subject: "Confirm your new e-mail address",
  confirm_new_text:
    "This address was given as the new one of a Passbook account. It takes effect when you confirm it within 30 minutes.",
  confirm_new_link: "Confirm my new address",
  change_asked_subject: "A new e-mail address was given for your account",
  change_asked_text:
    "Someone who knows your password gave a new e-mail address for your Passbook account. It takes effect once the new address is confirmed.",
  change_asked_not_you:
    "If this was not you, sign in and change your password now: that cancels the new address too.",
  changed_subject: "The e-mail address of your account was changed",
  changed_text: "Your Passbook account has another e-mail address now; this one no longer opens it.",
  changed_not_you:
    "If this was not you, take the account back with this link within 7 days. It brings this address back, ends every sign-in, and lets you set a new password.",
  changed_link: "Take my account back",
  left_subject: "Your address belongs to an account no longer",
  left_text: "The Passbook account that had this e-mail address has another one now.",
  held_subject: "This address cannot be used yet",
  held_text:
    "Someone gave this address for a Passbook account, but another account had it until a few days ago and may still take it back. Try again in a week.",
  registered_subject: "You already have an account",
  registered_text:
    "Someone registered with this address, but you already have a Passbook account. Sign in as usual, or set a new password if you have forgotten it.",
  registered_link: "I forgot my password",
  finish_subject: "Finish registering",
  finish_text:
    "This address was registered before but never confirmed. Choose your password with this link within 30 minutes; that confirms the address too.",
  finish_link: "Choose my password",
  reset_subject: "Set a new password",
  reset_text: "Set a new password with this link within 30 minutes.",
  no_account_subject: "No account with this address",
  no_account_text:
    "Someone asked Passbook for a link to this address, but there is no account with it. You may have registered with another address.",
  no_account_link: "Register",
  confirmed_subject: "Your address is confirmed",
  confirmed_text: "Someone asked for a confirming link, but this address is confirmed already.",
  confirmed_link: "Sign in",
  password_subject: "Your password was changed",
  password_text: "The password of your Passbook account was changed, and other sign-ins were ended.",
  password_not_you:
    "If this was not you, set a new password now with “Forgot password?” on the sign-in page.",
  news_statement: "A statement",
  news_statement_of: "{account}, {month}",
  news_proved: "{statement}: read and proved",
  news_read: "{statement}: read, but not all of it is proved",
  news_came: "{statement}, came on {day}",
  news_expected: "{statement}: expected by {day}",
  news_left: "and {count} more",
  news_link: "Open my statements",
  read_subject:
    "{count, plural, one {A statement came and was read} other {# statements came and were read}}",
  read_text: "This came by itself, and Passbook has read it:",
  read_setting: "You get this because you turned on mails for when a statement was read.",
  needs_answer_subject:
    "{count, plural, one {A statement needs an answer} other {# statements need an answer}}",
  needs_answer_text:
    "This came by itself, and is not in your books yet, since Passbook has a question about it:",
  needs_answer_setting: "You get this because you turned on mails for when a statement needs an answer.",
  needs_password_subject:
    "{count, plural, one {A statement needs its password} other {# statements need a password}}",
  needs_password_text: "This came by itself and is locked, and no password that you keep opens it:",
  needs_password_setting: "You get this because you turned on mails for when a statement needs a password.",
  late_subject: "{count, plural, one {A statement is late} other {# statements are late}}",
  late_text: "The day on which this usually comes has passed:",
  stopped_subject: "A mailbox is no longer looked into",
  stopped_text:
    "Its sign-in was refused too often, so no statement comes from it until you see to it under Statements by e-mail:",
  stopped_line: "Mailbox at {host}, since {day}",
  late_setting: "You get this because you turned on mails for when a statement is late.",
} as const;
