import { foldWords, readPhrases } from "../text/fold.ts";
import { CONNECTOR_SET } from "./rails.ts";
import { styleName } from "./spelling.ts";
import type { Token } from "./tokens.ts";
import { findTransferRow } from "./transfer-rows.ts";

/** Rows that are with no one but the bank, by the one name under which they stand. */
const NAMES: Readonly<Record<string, string>> = {
  Interest:
    "interest, int on credit balance, int on cr bal, interest on credit balance, interest on balance, int pd, int paid, int cr, int credit, int earned, int payment, int pymt, sb int, sb int pd, sb interest, intpd, interest paid, interest payment, interest pymt, interest credit, interest credited, interest cr, interest earned, interest received, credit interest, credit int, cr interest, savings interest, savings int, gross interest, net interest, deposit interest, interest deposit, monthly interest, monthly interest paid, bonus interest, interest capitalised, interest capitalized",
  "Interest Charge":
    "interest charge, interest charges, interest charged, interest charged on, interest charge on, interest charged to, purchase interest charge, debit interest, interest debited, int on debit balance, interest on debit balance, overdraft interest, int charged",
  Check:
    "check, check paid, paid check, check no, check number, check nbr, check withdrawal, chk, ck, check clearing, substitute check, draft check, inclearing check",
  Cheque:
    "cheque, cheque paid, chq, chq paid, paid cheque, cheque no, cheque number, inward cheque, cheque withdrawal",
  Deposit:
    "deposit, dep, branch deposit, counter deposit, over the counter deposit, teller deposit, customer deposit",
  "Mobile Deposit":
    "mobile deposit, mobile check deposit, mobile deposit capture, remote deposit, remote online deposit",
  "ATM Deposit": "atm deposit, atm cash deposit, atm check deposit",
  "ATM Withdrawal":
    "atm withdrawal, atm wdl, atm w d, atm cash withdrawal, atm debit, cash machine withdrawal, atm withdraw, non chase atm withdraw, non network atm withdrawal, non network atm withdraw, other bank atm withdrawal, foreign atm withdrawal, atm cash",
  "Card Payment":
    "payment thank you, payment thank you web, payment thank you mobile, online payment thank you, mobile payment thank you, internet payment thank you, autopay payment thank you, automatic payment thank you, payment received thank you, thank you for your payment, bppy cc payment",
  "Provisional Credit":
    "provisional credit, provisional credit for claim, temporary credit, temporary credit for claim",
  "Returned Payment":
    "returned payment, payment returned, return payment, payment return, payment reversal, payment reversed",
  Venmo: "venmo payment",
  "Cash Rewards":
    "cash rewards statement credit, cash back statement credit, cashback statement credit, rewards statement credit, cash back reward, cash rewards, cashback bonus",
  "Cash Withdrawal": "cash withdrawal, cash wdl, counter withdrawal, branch withdrawal, teller withdrawal",
  Rent: "rent, rent payment, rent pmt, rent for, monthly rent, house rent, apartment rent, rent paid, rent transfer",
  Miete: "miete, mietzahlung, miete fur",
  Loyer: "loyer, loyer de, loyer du",
  Alquiler: "alquiler, pago alquiler",
  Huur: "huur",
  Salary: "salary, salary for, salary credit, monthly salary, salary payment, sal credit",
  Withdrawal: "withdrawal, wdl, withdrawl",
};

/** True for a name under which rows stand that are with the bank alone. */
export const isBankRowName = (name: string): boolean => Object.hasOwn(NAMES, name);

const BY_FIRST = Map.groupBy(
  Object.entries(NAMES).flatMap(([name, list]) =>
    readPhrases([list]).map((phrase) => ({ name, words: foldWords(phrase).split(" ") })),
  ),
  ({ words }) => words[0] ?? "",
);
for (const phrases of BY_FIRST.values()) phrases.sort((a, b) => b.words.length - a.words.length);

/** Words that say when, how or for what such a row was written. */
const CIRCUMSTANCES = new Set(
  "payment paid credit credited balance account acct ac a c savings saving checking current monthly quarterly annual period periodic month quarter year ending end thru through rate gross net tax date dated value number no nbr num ref reference id made branch store atm teller cash advance advances purchases purchase standard transaction interest your this statement cycle posted capitalised capitalized jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december sept januar februar marz april mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre januari februari maart augustus"
    .split(" ")
    .map(foldWords),
);

const isCircumstance = (word: string): boolean => CIRCUMSTANCES.has(word) || CONNECTOR_SET.has(word);

const FEES = new Set("fee fees charge charges".split(" "));
/** Words by which banks call their fees, some of which introduce payments elsewhere. */
const FEE_WORDS = new Set(
  "debit credit card atm cash withdrawal deposit transfer payment purchase transaction foreign international intl domestic overseas annual yearly monthly quarterly overdraft maintenance service account wire incoming outgoing late returned return item replacement sms alert notification processing currency conversion exchange cheque check stop order unpaid dishonour immediate chargeback dispute electronic external balance advance of sale pos point online internet banking admin administration network use usage inactivity minimum statement paper unarranged arranged excess"
    .split(" ")
    .map(foldWords),
);

/** A fee of the bank's own keeps its whole name ("DEBIT CARD ANNUAL FEE"). */
const findFee = (words: readonly string[]): string | null => {
  const at = words.findIndex((word) => FEES.has(word));
  if (at < 1 || !words.slice(0, at).every((word) => FEE_WORDS.has(word))) return null;
  if (!words.slice(at + 1).every(isCircumstance)) return null;
  return styleName(words.slice(0, at + 1).join(" "));
};

/** The name of a row that is with the bank alone, when the whole text says nothing else; or null. */
export const findBankRow = (tokens: readonly Token[]): string | null => {
  const transfer = findTransferRow(tokens);
  if (transfer !== null) return transfer;
  const first = tokens.find(({ kind }) => kind === "word")?.words[0] ?? "";
  const phrases = BY_FIRST.get(first);
  if (phrases === undefined && !FEE_WORDS.has(first)) return null;
  if (tokens.some(({ kind }) => kind === "domain" || kind === "star")) return null;
  const words = tokens.flatMap((token) => (token.kind === "word" ? token.words : []));
  const found = phrases?.find((phrase) => phrase.words.every((word, at) => words[at] === word));
  if (found !== undefined && words.slice(found.words.length).every(isCircumstance)) return found.name;
  return findFee(words);
};
