import { speaker } from "./sentence.ts";
import type { Entry, Given, Said, Told } from "./sentence.ts";

const BOUNDED = ["characters", "entries", "number"] as const;

/** What is wrong with what stands in a field: said by the schemas of the contract, on both sides. */
export const FIELDS = {
  choose_currency: "Choose a currency.",
  choose_locale: "Choose a language and region.",
  letters_only: "Use letters, digits and signs only.",
  id_malformed: "This is not a valid id.",
  exploration_malformed: "Write what an exploration can be, as its address has it.",
  search_malformed: "Write what a list of transactions can be narrowed by, as its address has it.",
  ids_malformed: "Write valid ids with commas between.",
  date_malformed: "Write the date as YYYY-MM-DD.",
  day_out_of_reach: "Choose a day from 1980 to 2099.",
  interest_rate_malformed: "Write the rate in percent a year, such as 3.6.",
  rate_twice: "Write one rate for each day.",
  rate_malformed: "Write a rate above 0 in digits, such as 1.08.",
  at_least_nothing: "Write an amount of 0 or more.",
  month_malformed: "Write the month as YYYY-MM.",
  choose_month_or_year: "Choose a month (YYYY-MM) or a year (YYYY).",
  month_too_old: "Write the month as YYYY-MM, from 1900 on.",
  write_amount: "Write an amount.",
  amount_too_large: "This amount is too large to be kept.",
  enter_name: "Enter a name.",
  enter_code: "Enter a code.",
  passkey_malformed: "This is not what a browser says of a passkey.",
  email_malformed: "Enter an e-mail address such as name@example.com.",
  enter_your_password: "Enter your password.",
  use_next: "Use the `next` of the page before.",
  four_digits_printed: "Four digits, as printed on the statement.",
  enter_text_to_find: "Enter the text to look for.",
  write_four_digits: "Write four digits.",
  add_condition: "Add at least one condition.",
  two_parts: "Divide it into at least two parts.",
  proposal_unknown: "This names no proposal. Reload the page.",
  webhook_malformed: "Write an address such as https://example.com/passbook.",
  mail_server_malformed: "Write the name of the mail server, such as imap.example.com.",
  pattern_malformed: "Write an address, or *@ and a domain.",
  enter_the_password: "Enter the password.",
  enter_text: "Enter a text.",
  link_incomplete: "This link is not complete. Copy the whole of it, or ask for a new one.",
  choose_account_type: "Choose the kind of account.",
  choose_icon: "Choose an icon.",
  choose_one: "Choose at least one.",
  choose_one_vendor: "Choose at least one vendor.",
  field_unknown: "This field is not known here; leave it out.",
  field_needed: "This field is needed.",
  field_of_other_kind: "This value is not of the kind this field takes.",
  at_most_characters: ["Use at most {most} characters.", { most: "count" }],
  at_least_characters: ["Use at least {least} characters.", { least: "count" }],
  use_at_least: [
    "Use at least {thing, select, characters {{bound} characters} entries {{bound} entries} other {{bound}}}.",
    { bound: "count", thing: BOUNDED },
  ],
  use_at_most: [
    "Use at most {thing, select, characters {{bound} characters} entries {{bound} entries} other {{bound}}}.",
    { bound: "count", thing: BOUNDED },
  ],
  choose_one_of: ["Choose one of: {values}.", { values: "list" }],
} as const satisfies Record<string, Entry>;

export const sayField = speaker(FIELDS);

/** A schema keeps the English of what it says, and by that it is found again. */
const kept = new Map<string, Said>();

/** The English for a schema, of which {@link findSaid} knows what it says. */
export const textOf = <Name extends keyof typeof FIELDS>(
  sentence: Name,
  ...given: Given<(typeof FIELDS)[Name]>
): string => {
  const told = sayField(sentence, ...given);
  kept.set(told.message, told);
  return told.message;
};

/** The sentence that a schema said; other texts are only themselves. */
export const findSaid = (message: string): Told => kept.get(message) ?? { message };
