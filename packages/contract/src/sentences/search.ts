import { speaker } from "./sentence.ts";
import type { Entry } from "./sentence.ts";

/** What is wrong in a search, said at its place. */
export const SEARCH = {
  search_operator_unknown: [
    "There is no “{written}”. “{meant}” is likely meant.",
    { written: "text", meant: "text" },
  ],
  search_value_missing: ["Write what to look for behind “{operator}”.", { operator: "text" }],
  search_no_amount: ["“{written}” is no amount.", { written: "text" }],
  search_no_days: ["“{written}” is no day, month or year.", { written: "text" }],
  search_value_unknown: [
    "“{operator}” knows no “{written}”. Choose one of: {values}.",
    { operator: "text", written: "text", values: "list" },
  ],
  search_quote_open: "This quote has no end.",
  search_bracket_open: "This bracket has no end.",
  search_bracket_stray: "This bracket has no beginning.",
  search_bracket_empty: "There is nothing in these brackets.",
  search_or_alone: "“OR” stands between two things that are looked for.",
  search_minus_apart: "A minus stands directly before what it leaves out.",
  search_days_turned: [
    "“{from}” begins after “{to}” ends: no day is between them.",
    { from: "text", to: "text" },
  ],
  search_name_unknown: ["“{operator}” finds no “{written}”.", { operator: "text", written: "text" }],
  search_no_merchant: ["No merchant is called “{written}”.", { written: "text" }],
  search_word_meant: [
    "“{written}” is looked for as a word. Is “{meant}” meant?",
    { written: "text", meant: "text" },
  ],
  search_too_many: ["Look for at most {most} things at once.", { most: "count" }],
  search_too_deep: ["Put at most {most} brackets into each other.", { most: "count" }],
  search_has_mistake: ["Mend the search first: {mistake}", { mistake: "said" }],
} as const satisfies Record<string, Entry>;

export const saySearch = speaker(SEARCH);
