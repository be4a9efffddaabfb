import { listSpelled } from "../../labels/spelled-currencies.ts";
import type { Concept } from "../../words/concept.ts";
import { isPhrase, says } from "../../words/find-phrases.ts";
import { DAY_NAMES, PLAIN_DAY } from "./day-names.ts";
import type { DayRole } from "./day-names.ts";
import { findNamedDirections } from "../../labels/meaning-words.ts";
import type { NamedDirections } from "../../labels/meaning-words.ts";
import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import { rememberTexts } from "../../words/remember-texts.ts";

/** What a column holds, as its name says. */
export type ColumnRole =
  | DayRole
  | "time"
  | "amount"
  | "debit"
  | "credit"
  | "direction"
  | "balance"
  | "balance_before"
  | "currency"
  | "original_amount"
  | "original_currency"
  | "fee"
  | "rate"
  | "tax"
  | "account"
  | "account_name"
  | "card"
  | "counter_account"
  | "counterparty"
  | "description"
  | "reference"
  | "status"
  | "category"
  | "mcc"
  | "type";

export type ColumnName = {
  /** As it is printed. */
  text: string;
  role: ColumnRole | null;
  currency: string | null;
  plain: string;
  /** Of a name that spells out both directions: its words for them. */
  named_directions: NamedDirections | null;
};

type Named = readonly [role: ColumnRole, isNamed: (plain: string) => boolean];

/** Names in the order in which they are tried. */
const NAMES: readonly (Named | readonly [ColumnRole, RegExp] | (ColumnRole & Concept))[] = [
  "mcc",
  ["category", (plain) => says(plain, "category_text")],
  "direction",
  "rate",
  "tax",
  [
    "original_amount",
    (plain) => says(plain, "original_amount") || (says(plain, "foreign") && says(plain, "money")),
  ],
  [
    "original_currency",
    /\b(original\w*|foreign|local|source|fremd\w*|ursprung\w*|instructed|orig|origine|transfer|target|converted)\b.*(currency|wahrung|waehrung|devise|moneda|valuta|mena|ccy|curr)|fremdwahrung|originalwahrung/,
  ],
  "fee",
  [
    "balance_before",
    /\b(opening|previous|start|starting|begin|beginning|initial|anterior|before|vorheriger|alter)\b.*(balance|saldo|kontostand|solde)|startsaldo|anfangssaldo|beginsaldo|\bbal(ance)? before\b|期初/,
  ],
  [
    "currency",
    /^(.* )?(currency|ccy|curr|wahrung|waehrung|whrg|devise|moneda|divisa|munt|muntsoort|mena|waluta|devizaneme?|deviza|para birimi|moeda|valyuta|валюта|monn|muunt|commodity|valuutta|doviz|mata uang)( code)?$|^mena |^currency (of )?(the )?\w+( \w+)?$|币种|幣別|通貨|통화|^מטבע/,
  ],
  ["balance", (plain) => says(plain, "balance_name")],
  [
    "counterparty",
    /^(nazev|jmeno|meno|nazwa|naziv|name|names|naam|namn|navn|nimi|nom|nombre|nome|nume|numele|neve|nev) .*(protiuct|protistran|counter|gegen|tegen|partner|kontrahent|odbiorc|nadawc|platc|prijemc|beneficiar|recipient|destinatar)|protistran|наименование (на )?контрагент|контрагент|对方(账户|帐户)?(名称|户名|姓名)|对手(方)?名称|対象者|의뢰인|수취인|보낸분|받는분|거래처|ονομα|שם/,
  ],
  [
    "counter_account",
    /\b(counter\w*|gegen\w*|tegen\w*|protiuct\w*|partner|payee\w*|beneficiary\w*|recipient\w*|empfanger\w*|other|op|remitter|contra|payer|sender|receiver|destin\w*|begunstigter|tp|zahlungspflichtiger|kontrahenta|vastaanottajan|mottagar\w*|saaja|maksja|saneme\w*|maksata\w*|gavej\w*|moketo\w*)\b.*\b(account\w*|acct|konto\w*|konts|saskait\w*|rekening\w*|iban|bban|ucet|uctu|szamla\w*|number|bic|blz|bank|tilinumero|rachun\w*|clearing)\b|\b(account|acct|iban|bban|bic|konto\w*|rekening\w*|rachun\w*|ucet|uctu|numero (de )?(compte|cuenta|conta|conto)) (du |de la |del |des |van |der |of |of the )?(tegen\w*|counter\w*|gegen\w*|partner\w*|begunst\w*|benefic\w*|payee|recipient|contrepartie|contrapart\w*|ordenante|destinat\w*|kontrahent\w*|protistran\w*)|gegenkonto|tegenrekening|counter ?account|protiucet|protiuctu|对方账号/,
  ],
  ...DAY_NAMES,
  "time",
  ["date", PLAIN_DAY],
  ["currency", (plain) => isPhrase(plain, "currency")],
  "account_name",
  "card",
  "account",
  "status",
  "debit",
  "credit",
  "amount",
  "description",
  ["counterparty", (plain) => says(plain, "party")],
  ["category", (plain) => says(plain, "category")],
  "type",
  "reference",
];

const ROLES = NAMES.map((name): Named => {
  if (typeof name === "string") return [name, (plain) => says(plain, name)];
  const [role, words] = name;
  if (typeof words === "function") return [role, words];
  const pattern = overPlainWords(words);
  return [role, (plain) => pattern.test(plain)];
});

/** The one currency that a name spells out; null where several share its sign. */
const findNamedCurrency = (name: string): string | null =>
  listSpelled(name).find(({ length }) => length === 1)?.[0] ?? null;

const NOT_MONEY =
  /\b(card|karte|kreditkarte|line|limit|debitor|creditor|kreditor|transfer type|account|identifier|id|name|iban|reference|mandate|score)\b/;

/** The direction that a word stands for in a column's name, or null. */
const findNamedDirection = rememberTexts((word): "debit" | "credit" | null => {
  const role = ROLES.find(([, isNamed]) => isNamed(word))?.[0];
  return role === "debit" || role === "credit" ? role : null;
});

const isSide = (role: ColumnRole | null): boolean => role === "debit" || role === "credit";

const findRole = (plain: string): ColumnRole | null =>
  plain === ""
    ? null
    : (ROLES.find(([role, isNamed]) => isNamed(plain) && !(isSide(role) && NOT_MONEY.test(plain)))?.[0] ??
      null);

/** Several words in brackets explain a name: `Charges (added to loan)`; one alone may belong to it: `Amount (out)`. */
const REMARK = /\([^()]*\p{L}\s+\p{L}[^()]*\)/gu;

const findOwnRole = (name: string): ColumnRole | null => {
  const own = name.replaceAll(REMARK, " ");
  return own === name ? null : findRole(toPlainWords(own));
};

/** A side keeps its name beside that of its currency: `Soll EUR`. */
const findSide = (plain: string, currency: string): ColumnRole | null => {
  const code = currency.toLowerCase();
  // `Betrag in EUR` names no side.
  const role = plain.endsWith(` in ${code}`) ? null : findRole(plain.replace(` ${code}`, ""));
  return isSide(role) ? role : null;
};

/** `Payments` is money out where nothing else is said; with another word it is that of one side. */
const ONE_SIDE = /^payments? (in|out|received|sent)$/;

/** Money out and in in Vietnamese: without its signs above and below the letters `Nợ` is a number. */
const MARKED_SIDES: readonly Named[] = [
  ["debit", (name) => /^nợ(?: \(.*\))?$/iu.test(name)],
  ["credit", (name) => /^có(?: \(.*\))?$/iu.test(name)],
];

const findMarkedSide = (name: string): ColumnRole | null =>
  MARKED_SIDES.find(([, isNamed]) => isNamed(name.trim().normalize("NFC")))?.[0] ?? null;

/** The sign of a currency behind a word that is `in` in several languages and money that came in in others. */
const IN_SIGN = /\sin\s*\(?\p{Sc}\)?$/u;

/** The words of a name; an amount in a currency is none that came in: `Bedrag in €`. */
const toPlainName = (name: string): string => {
  const amount = toPlainWords(name.replace(IN_SIGN, ""));
  return IN_SIGN.test(name) && findRole(amount) === "amount" ? amount : toPlainWords(name);
};

/** The role that a column's name gives it, and the currency the name carries. */
export const readColumnName = rememberTexts((name): ColumnName => {
  const plain = toPlainName(name);
  const named_directions = ONE_SIDE.test(plain) ? null : findNamedDirections(plain, findNamedDirection);
  const currency = findNamedCurrency(name);
  const side = findMarkedSide(name) ?? (currency === null ? null : findSide(plain, currency));
  const role = named_directions === null ? (side ?? findOwnRole(name) ?? findRole(plain)) : "direction";
  return { text: name, role, currency, plain, named_directions };
});

/** The side that the name of a column says; null for any other name. */
export const sideOfName = (text: string): 1 | -1 | null => {
  const { role } = readColumnName(text);
  return role === "credit" ? 1 : role === "debit" ? -1 : null;
};
