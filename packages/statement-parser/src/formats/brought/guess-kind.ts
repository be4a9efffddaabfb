import type { AccountType } from "../../parsed-file.ts";

const CASH = /cash|wallet|petty|bargeld|kasse|porte-?monnaie|esp[eè]ces|efectivo|dinheiro|contanti/i;
const SAVINGS = /saving|spar|[eé]pargne|livret|ahorro|poupan|risparm|tagesgeld/i;
const INVESTED = /invest|broker|\bira\b|401|stock|depot|pension|retire|etrade|vanguard|fidelity|securities/i;
const LOAN = /loan|mortgage|kredit(?!karte)|darlehen|hypothe|pr[eé]stamo|empr[eé]st|pr[eê]t\b|student/i;

const OWED = /credit(?! union)|card|visa|mastercard|amex|kreditkarte|\bloan|mortgage|darlehen|hypothe/i;

/** Whether an account's name says that what is in it is owed. */
export const isNamedDebt = (name: string): boolean => OWED.test(name);

/** The kind of an own account by its name, where nothing else says it. */
export const guessKind = (name: string, is_debt: boolean): AccountType => {
  if (is_debt) return LOAN.test(name) ? "loan" : "credit_card";
  if (CASH.test(name)) return "cash";
  if (SAVINGS.test(name)) return "savings";
  return INVESTED.test(name) ? "investment" : "current";
};
