import { minorDigits } from "@passbook/contract/values";
import type { AccountType, DateOrder, ParsedAccount, ParseHints } from "../../parsed-file.ts";
import { findIban, findIbanAtStart, findLast4Digits, maskIban } from "../../values/account-number.ts";
import { findCurrency, findCurrencyCode } from "../../values/currency.ts";
import { overPlainWords, toPlainWords } from "../plain-words.ts";
import { rememberTexts } from "../remember-texts.ts";
import { readFactWords } from "./fact-words.ts";
import { findDateHabit } from "./date-habit.ts";
import type { Line } from "./lines.ts";

/** What the words of a document say about the account. */
export type DocumentWords = {
  text: string;
  plain: string;
  currency: string | null;
  /** The currency that the document itself names. */
  statedCurrency: string | null;
  accountType: AccountType | null;
  /** Balances are money owed. */
  owes: boolean;
  /** Some words speak of a card or of what is due, and none says for certain that the account is one. */
  mayOwe: boolean;
  /** The order of day and month that language and country speak for. */
  dateHabit: DateOrder | null;
};

const CARD =
  /\b(credit card|creditcard|card statement|minimum payment|credit limit|kreditkart\w*|kreditkarten\w*|kredietkaart|creditcardoverzicht|carte de credit|carte a debit differe|tarjeta de credito|limite de credito|cartao de credito|fatura|carta di credito|kreditkort|karta kredytowa|kreditni karta|kredi karti|kartu kredit|payment due date|minimum amount due|total amount due|mastercard statement|visa statement|asgari odeme|hesap kesim tarihi|donem borcu|the tin dung|kreditgrans|kredittgrense|lagsta belopp att betala|minimum (belop )?a betale|bestedingslimiet|minimaal te betalen( bedrag)?|new charges|minimum due|paiement minimum|montant minimum|pago minimo|pago para no generar intereses|pagamento minimo|son odeme tarihi|kart limiti|kartenlimit)\b|ご請求(金)?額|最低还款|最低還款|信用卡|クレジットカード|ご利用代金|신용카드|이용대금|บัตรเครดิต/;
const LOAN =
  /\b(loan (statement|account)|mortgage (statement|account)|outstanding principal|principal balance|darlehen\w*|darlehenskonto|kreditkonto|prestamo|hypothek\w*|emprestimo|kredyt|mutuo|pret immobilier|compte de pret|lening|hitel)\b/;
const SAVINGS =
  /\b(savings?( account)?|sparkonto|tagesgeld\w*|sparbuch|livret( a)?|compte epargne|cuenta de ahorros?|caja de ahorro|spaarrekening|poupanca|libretto|conto deposito|conto di risparmio|sparekonto|rachunek oszczednosciowy|konto oszczednosciowe)\b/;
const CURRENT =
  /\b(checking|chequing|current account|girokonto|kontokorrent\w*|privatkonto|compte (courant|cheques?|de depot)|cuenta corriente|betaalrekening|conto corrente|conta corrente|lonekonto|rachunek|cek hesabi|vadesiz|cuenta de cheques|transaction account|everyday account)\b/;

/** Words of the bill of a card or a loan that other statements print too. */
const BILL =
  /\b(payments? (and )?(other )?credits|new purchases|purchases|charges|balance due|amount due|total due|available credit|credit line|cash advance limit|verfugungsrahmen|payment due|due date|pay by|statement balance|cash advances?|cardholder|card|carte|cb|depenses|montant a (payer|regler)|encours|plafond|karte|kartenabrechnung|rechnungsbetrag|tarjeta|fecha limite de pago|total a pagar|cartao|vencimento|carta|importo dovuto|kart|ekstre|borc\w*|kaart|te betalen|karta|do zaplaty|kort|att betala|repayments?|interest charged|principal|overdraft|arranged limit|credit limit)\b|カード|明細|請求|お支払|账单|帳單|还款|額度|额度|카드|청구|карт[аы]|задолженност/;

const plainOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => toPlainWords(line))
    .join("\n");

const findType = (plain: string): AccountType | null => {
  const head = plain.slice(0, 2500);
  if (CARD.test(head)) return "credit_card";
  if (LOAN.test(head)) return "loan";
  if (CURRENT.test(head)) return "current";
  return SAVINGS.test(head) ? "savings" : null;
};

/** Where only a shared sign such as $ is printed: words that only one country's banks use. */
const SHARED_SIGNS: readonly (readonly [string, RegExp])[] = [
  ["USD", /\bfdic\b|\bzelle\b|\bncua\b|\brouting\b/],
  [
    "USD",
    /\b(a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]) \d{5}\b/,
  ],
  ["SGD", /\bsingapore\b|\bsgd\b/],
  ["HKD", /hong kong|\bhkd\b/],
  ["AUD", /\baustralia\w*\b|\bbsb\b|\bafsl\b/],
  ["NZD", /new zealand|\baotearoa\b/],
  ["CAD", /\bcanad\w*\b|\bcdic\b|\binterac\b/],
  ["MXN", /\bclabe\b|\bmexico\b|\brfc\b|\bcondusef\b/],
  ["ARS", /\bcuit\b|\bcbu\b|\bargentina\b/],
  ["CLP", /\brut\b|\bchile\b/],
  ["COP", /\bcolombia\b|\bnit\b/],
  ["USD", /\bunited states\b|\busa\b/],
];

const ROW_START = /^(?:\S+ ){0,2}?(?:\d{1,4}[./-]\d{1,2}\b|\d{1,2}[ -.]?\p{L}{3,}|\p{L}{3,9}\.? ?\d{1,2}\b)/u;
const ROW_AMOUNT = /(?<![\d.,])\d+(?:[.,'\u2019]\d{3})*[.,]\d{2,3}(?![\d.,/])/;
const ROWS_GAP = 5;

const isRowText = rememberTexts((text): boolean => ROW_START.test(text) && ROW_AMOUNT.test(text));
const isRowLike = ({ text }: Line): boolean => isRowText(text);

/** What rows are about, as the payment of a card or a loan, says nothing about their account. */
const dropRows = (lines: readonly Line[]): Line[] => {
  const rows = lines.flatMap((line, at) => (isRowLike(line) ? [at] : []));
  const taken = new Set<number>();
  for (const [index, at] of rows.entries()) {
    const next = rows[index + 1];
    if (next === undefined || next - at > ROWS_GAP) continue;
    for (let between = at; between <= next; between += 1) taken.add(between);
  }
  return lines.filter((_, at) => !taken.has(at));
};

/** Codes that are words of other languages too. */
const ENGLISH = new Set(
  "TOP ALL TRY CUP PEN MOP SOS BAM LAK ANG AMD GEL MAD COP CAD LEI SAR NAD BOB RON DEM SIT GIP PTE".split(
    " ",
  ),
);
const WORD =
  /(?<![\p{L}\d])[A-Z]{3}(?!\p{L})|(?<!\p{L})[A-Z]{3}(?![\p{L}\d])|\p{Sc}|円|元|원|[A-Z]{1,2}\$|Rs\.?|zł|Kč|kr\.?|Fr\.|TL|RM|Rp|人民[币幣]|[新]?[臺台]幣|港[币幣]|美元/gu;

/** Names of currencies of one country, as they stand behind the word currency. */
const CURRENCY_NAMES: readonly (readonly [string, RegExp])[] = [
  ["NGN", /\bnaira\b/],
  ["ZAR", /\brand\b/],
  ["PKR", /\bpak\w* rupees?\b/],
  ["INR", /\bindian rupees?\b/],
  ["LKR", /\b(sri lankan?|lanka) rupees?\b/],
  ["MYR", /\bringgit\b/],
  ["IDR", /\brupiah\b/],
  ["THB", /\bbaht\b/],
  ["VND", /\bdong\b/],
  ["BDT", /\btaka\b/],
  ["GHS", /\bcedis?\b/],
  ["KES", /\bkenyan? shillings?\b/],
  ["AED", /\buae dirhams?\b/],
  ["SAR", /\bsaudi riyals?\b/],
  ["EGP", /\begyptian pounds?\b/],
];

const countWord = (
  text: string,
  { named, weight: own }: { named: boolean; weight: number },
  add: (currency: string | null, weight: number) => void,
): void => {
  const bare = text.replaceAll(/[()[\]:,;.]/g, "");
  const code = /^[A-Z]{3}$/.test(bare) ? findCurrencyCode(bare) : null;
  const weight = text.startsWith("(") ? 20 : ENGLISH.has(bare) ? 0 : own;
  add(code, named ? 50 : weight);
  if (code !== null || text.search(WORD) < 0) return;
  for (const [sign] of text.matchAll(WORD))
    if (/\d/.test(text) || text === sign || /[(（].{1,4}[)）]$/.test(text)) add(findCurrency(sign), 1);
};

const MONEY = /^[-+(]?\d[\d.,'\u2019]*[-+)]?$/;
const LETTERS = /^\p{L}{2}/u;

/** An amount in the middle of a text, `of 72.19 USD issued by`, is what something cost elsewhere. */
const isInText = ({ words }: Line, at: number): boolean => {
  const [before, own, next] = [words[at - 1], words[at], words[at + 1]];
  if (own === undefined || next === undefined || !MONEY.test(before?.text ?? "")) return false;
  const gap = next.box[0] - own.box[2];
  return LETTERS.test(next.text) && findCurrencyCode(next.text) === null && gap < own.box[3] - own.box[1];
};

/** The currencies that a row names beside its amounts; its other words may look like codes. */
/** A code before the day of a row, `USD 31 Jan`, is that of its own account. */
const LEADING_CODE = /^[A-Z]{3}$/;

const findLeading = ({ words: [first, second, third] }: Line): string | null => {
  if (!LEADING_CODE.test(first?.text ?? "") || ENGLISH.has(first?.text ?? "")) return null;
  const isDay =
    /^\d{1,4}(?:[./-]|$)/.test(second?.text ?? "") &&
    (/[./-]/.test(second?.text ?? "") || LETTERS.test(third?.text ?? ""));
  return isDay ? findCurrencyCode(first?.text ?? "") : null;
};

const listMentions = (line: Line): string[] => {
  const found = new Set<string>();
  const add = (currency: string | null, weight: number): void => {
    if (currency !== null && weight > 0) found.add(currency);
  };
  for (const [at, word] of line.words.entries()) {
    const beside = [line.words[at - 1], line.words[at + 1]].some((other) => MONEY.test(other?.text ?? ""));
    if ((beside && !isInText(line, at)) || /\d/.test(word.text))
      countWord(word.text, { named: false, weight: 1 }, add);
  }
  return [...found];
};

/** The currencies beside the figures of a balance, where a code that is a word of another language is none. */
const listStated = (line: Line): string[] => {
  if (readFactWords(line.text.replaceAll(/[\d.,]+/g, " ")) === null) return [];
  const codes = line.words.flatMap(({ text }, at) => {
    const beside = [line.words[at - 1], line.words[at + 1]].some((other) => MONEY.test(other?.text ?? ""));
    return beside && /^[A-Z]{3}$/.test(text) ? (findCurrencyCode(text) ?? []) : [];
  });
  return [...new Set([...listMentions(line), ...codes])];
};

const findNamed = (plain: string): string | null =>
  CURRENCY_NAMES.find(([, words]) => words.test(plain))?.[0] ?? null;

const CURRENCY_WORD = overPlainWords(
  /\b((?<!foreign )currency|wahrung|devise|moneda|divisa|valuta|valiuta|valuuta|waluta|mena|munt|moeda|para birimi|doviz|ccy|mata uang|валута|валюта)\b/,
);

const countCurrencies = (lines: readonly Line[]): Map<string, number> => {
  const counts = new Map<string, number>();
  const add = (currency: string | null, weight: number): void => {
    if (currency !== null && weight > 0) counts.set(currency, (counts.get(currency) ?? 0) + weight);
  };
  const rows = new Set(lines.filter(isRowLike));
  const mentions: string[] = [];
  const stated = new Set<string>();
  for (const line of lines) {
    const named = CURRENCY_WORD.test(toPlainWords(line.text));
    if (named) add(findNamed(toPlainWords(line.text)), 50);
    add(findLeading(line), 20);
    const words = line.words.filter((_, at) => !isInText(line, at));
    if (rows.has(line)) mentions.push(...listMentions(line));
    else for (const word of words) countWord(word.text, { named, weight: 1 }, add);
    for (const currency of rows.has(line) ? [] : listStated(line)) stated.add(currency);
  }
  for (const currency of stated) if (ENGLISH.has(currency)) add(currency, 1);
  // What only some rows name was bought abroad, or is a word of a text; so is what only rows name where balances name another.
  const isAbroad = (currency: string): boolean => stated.size > 0 && !stated.has(currency);
  for (const [currency, each] of Map.groupBy(mentions, (mention) => mention))
    if (each.length * 2 >= rows.size && !isAbroad(currency)) add(currency, each.length);
  return counts;
};

/** Ways to pay and codes of banks that only one country has. */
const HOME_WORDS: readonly (readonly [string, RegExp])[] = [
  ["INR", /\bifsc\b|\bifs code\b|\bneft\b|\bupi\b|\bgstin\b/],
  ["NGN", /\bnibss\b|\bnip transfer\b/],
];
const HOME_WEIGHT = 10;

/** Scripts that only one country writes; names of shops in Taiwan have Japanese letters too. */
const SCRIPTS: readonly (readonly [string, RegExp, RegExp])[] = [
  ["JPY", /[\u3041-\u3096]/g, /口座|お支払|お預|ご利用|普通預金|残高/],
  ["KRW", /[\uac00-\ud7a3]/g, /[\uac00-\ud7a3]/],
  ["THB", /[\u0e01-\u0e2e]/g, /[\u0e01-\u0e2e]/],
];
const SCRIPT_LETTERS_MIN = 2;

const findCurrencyOfScript = (plain: string): string | null =>
  SCRIPTS.find(
    ([, letters, words]) => words.test(plain) && (plain.match(letters)?.length ?? 0) >= SCRIPT_LETTERS_MIN,
  )?.[0] ?? null;

const IBAN_COUNTRY = /\b([a-z]{2})\d{2} ?(?:[a-z0-9]{4} ?){3}/;
const EURO = "at be cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk";
const COUNTRY_CURRENCY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO.split(" ").map((country) => [country, "EUR"])),
  gb: "GBP",
  ch: "CHF",
  li: "CHF",
  pl: "PLN",
  cz: "CZK",
  hu: "HUF",
  ro: "RON",
  dk: "DKK",
  no: "NOK",
  se: "SEK",
  tr: "TRY",
  ae: "AED",
  sa: "SAR",
  kw: "KWD",
  bh: "BHD",
  qa: "QAR",
  pk: "PKR",
  il: "ILS",
  ua: "UAH",
  br: "BRL",
};

const findCurrencyOf = (
  lines: readonly Line[],
  plain: string,
  hints: ParseHints,
): { stated: string | null; currency: string | null } => {
  const counts = countCurrencies(lines);
  const home = COUNTRY_CURRENCY[IBAN_COUNTRY.exec(plain)?.[1] ?? ""];
  if (home !== undefined) counts.set(home, (counts.get(home) ?? 0) + 4);
  for (const [code, words] of HOME_WORDS)
    if (words.test(plain)) counts.set(code, (counts.get(code) ?? 0) + HOME_WEIGHT);
  const shared = counts.get("") ?? 0;
  counts.delete("");
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (first !== undefined && first[1] >= shared / 2) return { stated: first[0], currency: first[0] };
  // Towns and ways to pay in rows are those of others.
  const around = plainOf(textOf(dropRows(lines)));
  const byWords = SHARED_SIGNS.find(([, words]) => words.test(around))?.[0];
  const bySign = shared > 0 ? byWords : undefined;
  const stated = bySign ?? first?.[0] ?? null;
  return { stated, currency: stated ?? hints.currency ?? byWords ?? findCurrencyOfScript(plain) };
};

const textOf = (lines: readonly Line[]): string => lines.map((line) => line.text).join("\n");

const LABEL_WORDS_MAX = 12;

/** The words of a line without its sentences: what a bank offers, or warns of, is no account of the holder. */
const labelsOf = ({ cells }: Line): string =>
  cells
    .filter(({ text }) => text.split(" ").length <= LABEL_WORDS_MAX)
    .map(({ text }) => text)
    .join(" ");

/** Reads type of account, currency and whether it owes from all words of a document. */
export const readDocumentWords = (lines: readonly Line[], hints: ParseHints): DocumentWords => {
  const text = textOf(lines);
  const plain = plainOf(text);
  const around = dropRows(lines);
  const accountType = findType(plainOf(around.map(labelsOf).join("\n")));
  const owes = accountType === "loan" || accountType === "credit_card";
  const { stated, currency } = findCurrencyOf(lines, plain, hints);
  const dateHabit = findDateHabit(text, plain, stated);
  // Labels inside long cells count here: they only raise a question.
  const mayOwe = BILL.test(plainOf(textOf(around)));
  return { text, plain, currency, statedCurrency: stated, accountType, owes, mayOwe, dateHabit };
};

export const exponentOf = (currency: string | null): number => minorDigits(currency);

const IBAN_IN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g;
/** Numbers behind these are of the branch. */
const BRANCH =
  /\b(?:ag[eê]n\p{L}*|branch|sort code|bsb|filial\p{L}*|blz|bankleitzahl|sucursal|oficina|guichet|succursale|routing|transit)\b/u;
const ACCOUNT =
  /account|acct|a\/c|konto(?!auszug|stand|ausz\.|inhaber|bewegung|\u00fcbersicht)|rekening(?!afschrift|overzicht)|compte|cuenta|conto|conta|rachun\w*|účtu|uctu|számla\w*|szamla\w*|hesap|card|karte\w*|kort|tarjeta|carte|cartão|cartao|carta|clabe|kartenummer|kontonummer|口座番号|账号|帳號/u;
const DIGITS = /(?:[\d*xX•.…]{2,}[ -]?){1,8}\d{2,}/u;
const NUMBER = new RegExp(
  `(?:${ACCOUNT.source})(?:(?!${BRANCH.source})[^\\d*xX•\\n]){0,34}?(${DIGITS.source})`,
  "giu",
);
const BANK =
  /^(?=.{3,60}$)(?!.*\b(?:statement|account|auszug|extracto|relev|konto)\b).*(?:\b(?:banque|banco|banca|banka|bankası|raiffeisen|caisse|credit union|building society|bancorp|financial|trust)\b|(?:bank|kasse|banken|kassen)\b|银行|銀行|은행)/iu;

/** Days, months of a year, amounts and years stand behind such words as well. */
const NO_NUMBER =
  /^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}[./-]?(?:19|20)\d{2}$|^(?:19|20)\d{2}$/;

/** The number that stands behind a word for an account or a card. */
export const findAccountNumber = (text: string): string | null => {
  for (const match of text.matchAll(NUMBER)) {
    const number = (match[1] ?? "").trim();
    if (number.replaceAll(/\D/g, "").length >= 4 && !number.split(/\s+/).some((part) => NO_NUMBER.test(part)))
      return number;
  }
  return null;
};

const findBank = (text: string): string | null => {
  const lines = text.split("\n").slice(0, 40);
  const named = lines.find((line) => BANK.test(line.trim()) && !/[.!?]$|\d{4}/.test(line.trim()));
  return named?.replace(/^bank name\s*:\s*/i, "").trim() ?? null;
};

/** An IBAN as its country writes them, or what stands behind that word. */
const findPrintedIban = (text: string): string | null => {
  for (const match of text.matchAll(IBAN_IN)) {
    const iban = findIbanAtStart(match[0]);
    if (iban !== null) return iban;
    const isNamed = /IBAN\W{0,4}$/i.test(text.slice(Math.max(0, match.index - 10), match.index));
    const named = isNamed ? findIban(match[0].replace(/(?:\s+[A-Z]+)+$/, "")) : null;
    if (named !== null) return named;
  }
  return null;
};

/** The account that a part of a document names. */
export const describeAccount = (text: string, accountType: AccountType | null): ParsedAccount => {
  const iban = findPrintedIban(text);
  const number = findAccountNumber(text);
  // A number that is no part of the IBAN is some other one: of the customer, or of the statement.
  const own = iban !== null && !iban.includes((number ?? "").replaceAll(/\D/g, "")) ? iban : (number ?? iban);
  return {
    bank_name: findBank(text),
    number: iban ?? number,
    last_4_digits: findLast4Digits(own ?? ""),
    iban_masked: iban === null ? null : maskIban(iban),
    account_type: accountType,
    bank_code: null,
  };
};
