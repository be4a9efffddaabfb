import type { AccountType } from "../parsed-file.ts";
import { listPlaces, says } from "../words/find-phrases.ts";

const HEAD_LENGTH = 2500;

/** A limit with its figure is the account's own. */
const OWN_FIGURE = /^(?: \p{L}{3})? \d/u;
/** What tables of rates and offers print too: two of them tell. */
const BILL_FIGURES = ["credit_limit", "least_due", "due_day"] as const;
const SIGNS_MIN = 2;

const namesCard = (head: string): boolean =>
  says(head, "card_account") ||
  listPlaces(head, "credit_limit").some(({ to }) => OWN_FIGURE.test(head.slice(to))) ||
  BILL_FIGURES.filter((concept) => says(head, concept)).length >= SIGNS_MIN;

/** The kind of account that the plain words over rows, or its name, speak of; null where they name none. */
export const findAccountKind = (plain: string): AccountType | null => {
  const head = plain.slice(0, HEAD_LENGTH);
  if (namesCard(head)) return "credit_card";
  if (says(head, "loan_account") || listPlaces(head, "loan").length >= SIGNS_MIN) return "loan";
  const savings = listPlaces(head, "savings");
  // `Rachunek` is any account, `rachunek oszczednosciowy` one for savings.
  const isCurrent = listPlaces(head, "current").some(
    ({ from, to }) => !savings.some((other) => other.from <= from && to <= other.to),
  );
  if (isCurrent) return "current";
  return savings.length > 0 ? "savings" : null;
};
