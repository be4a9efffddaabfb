import type { VendorName } from "../enrichment.ts";
import { foldWords } from "../text/fold.ts";
import { listPhrasesOf } from "../text/phrase-set.ts";
import {
  CASH_WORDS,
  CURRENT_WORDS,
  HEADS,
  MOVEMENT_WORDS,
  NEUTRAL_WORDS,
  OWN_ACCORD_WORDS,
  OWN_TRANSFER_WORDS,
  RETURN_WORDS,
  SAVING_WORDS,
} from "../words/payments.ts";
import { findBankRow, isBankRowName } from "./bank-rows.ts";
import { type Brand, findSpelledBrands, toBrandKey } from "./brands/brand-index.ts";
import { findListedStart } from "./brands/listed-names.ts";
import { findWholeBrandName } from "./brands/name-brand.ts";
import { isRailAlone } from "./rails.ts";
import { readVendor, UNNAMED } from "./read-vendor.ts";
import { readTrade } from "../trades/read-trade.ts";
import { readTokens } from "./tokens.ts";

/** As long as a merchant's name may be. */
const LONGEST_NAME = 80;

/** Rows that bear one name in the manner of a bank's own, and yet are with somebody. */
const WITH_SOMEONE = new Set("Rent Miete Loyer Alquiler Huur Salary Venmo".split(" "));

const LETTER = /\p{L}/u;

const ABOUT_ACCOUNTS = [OWN_TRANSFER_WORDS, SAVING_WORDS, CURRENT_WORDS];

/** Words that say nothing but that money moves between own accounts, or to one's own card ("Own Account Transfer To Savings"). */
const isOwnTransfer = (words: readonly string[]): boolean => {
  if (listPhrasesOf(OWN_TRANSFER_WORDS, words).length === 0) return false;
  const said = ABOUT_ACCOUNTS.flatMap((set) => listPhrasesOf(set, words));
  return words.every(
    (word, index) =>
      NEUTRAL_WORDS.has(word) || said.some(({ at, length }) => index >= at && index < at + length),
  );
};

/** Cash that is drawn is with no one, wherever the machine stands ("Cash Withdrawal Gulberg"). */
const isCash = (words: readonly string[]): boolean =>
  listPhrasesOf(CASH_WORDS, words).some(({ at }) => at === 0);

/** The head of a column, or how money came and went ("Cheque Deposit", "Dividend Earned for Period", "Automatic Withdrawal Electric"). */
const isMovement = (words: readonly string[]): boolean => {
  if (HEADS.has(words.join(" "))) return true;
  if (listPhrasesOf(MOVEMENT_WORDS, words).some(({ at }) => at === 0)) return true;
  const ahead = listPhrasesOf(OWN_ACCORD_WORDS, words).find(({ at }) => at === 0)?.length ?? 0;
  if (ahead === 0) return false;
  const rest = words.slice(ahead);
  return rest.length === 0 || (rest.length === 1 && readTrade(rest) !== null);
};

/** Services that hold money for people, and so are with whom it went. */
const SERVICES = new Set("cash app,venmo,klarna,afterpay,clearpay".split(","));

const isService = (words: readonly string[]): boolean =>
  SERVICES.has(words.join(" ")) || findWholeBrandName(words.join(" ")) !== null;

/** True where a name tells of the bank alone, of the holder's own accounts, of a rail, or of no one: interest, cash, cheques, fees, transfers. */
const isWithNoOne = (name: string): boolean => {
  if (name === UNNAMED || !LETTER.test(name)) return true;
  if (WITH_SOMEONE.has(name)) return false;
  if (isBankRowName(name) || findBankRow(readTokens(name)) !== null) return true;
  const words = foldWords(name).split(" ");
  return (
    isOwnTransfer(words) ||
    isMovement(words) ||
    (isCash(words) && !isService(words)) ||
    (isRailAlone(words) && !isService(words))
  );
};

/** Words behind the name of a chain of groceries that say how large a shop is, or that it sells fuel. */
const FORMATS = new Set(
  "express metro local extra superstore supermarket supermarkets supermarche hypermarket market city pfs petrol fuel gas online internet stores store"
    .split(" ")
    .map(foldWords),
);
const SOLD_AT_CHAINS = /^(?:groceries\.|transport\.fuel$)/;

/** Brands whose own name the words are, not a spelling of another's. */
const findOwnBrands = (words: readonly string[]): readonly Brand[] => {
  const key = words.join("");
  return (findSpelledBrands(key) ?? []).filter(({ name }) => toBrandKey(name) === key);
};

const sellsFood = ({ sub_category }: Brand): boolean => SOLD_AT_CHAINS.test(sub_category);

/** The chain of a shop that is named by its format ("Tesco Express"), unless that is another business ("American Express"). */
const findChain = (words: readonly string[]): string | null => {
  const end = words.findLastIndex((word) => !FORMATS.has(word)) + 1;
  if (end === 0 || end === words.length) return null;
  const chain = words.slice(0, end);
  if (!findOwnBrands(chain).some(sellsFood) || !findOwnBrands(words).every(sellsFood)) return null;
  return findWholeBrandName(chain.join(" "));
};

/** A name without the words around it that say that money came back, which would make another of whoever it came from; null where none stand there. */
const readReturned = (words: readonly string[]): VendorName | null => {
  const found = listPhrasesOf(RETURN_WORDS, words);
  const ahead = found.find(({ at }) => at === 0)?.length ?? 0;
  const behind = found.find(({ at, length }) => at + length === words.length)?.at ?? words.length;
  const bare = words.slice(ahead, behind);
  if (bare.length === 0 || bare.length === words.length) return null;
  return readVendor({ description: bare.join(" ").toUpperCase(), counterparty: null });
};

/** A brand that is printed twice, as services do before what was paid, often cut ("Amazon Amazon S"), said once; null for any other. */
const readTwice = ([first = "", again, ...rest]: readonly string[]): VendorName | null => {
  if (first !== again || findListedStart([first]) === null) return null;
  const said = rest.every((word) => word.length === 1) ? [first] : [first, ...rest];
  return readVendor({ description: said.join(" ").toUpperCase(), counterparty: null });
};

const cutName = (name: string): string => Array.from(name).slice(0, LONGEST_NAME).join("").trim();

/**
 * The merchant that a vendor leads to, named as people say it; vendors of one merchant share its `key`. Null where a vendor's name tells of no
 * one who is paid or pays.
 */
export const nameMerchant = (vendor: VendorName): VendorName | null => {
  if (isWithNoOne(vendor.name)) return null;
  const words = foldWords(vendor.name).split(" ");
  const named = readReturned(words) ?? readTwice(words) ?? vendor;
  if (named !== vendor && isWithNoOne(named.name)) return null;
  const chain = findChain(named === vendor ? words : foldWords(named.name).split(" "));
  const { name, key } = chain === null ? named : readVendor({ description: chain, counterparty: null });
  return { name: cutName(name), key };
};
