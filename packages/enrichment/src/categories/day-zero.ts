import { readCountries } from "../merchants/brands/countries.ts";
import { findWholeBrandName } from "../merchants/brands/name-brand.ts";
import { isWithoutBlanks } from "../merchants/brands/find-brand.ts";
import { withoutMisleadingForms } from "../merchants/legal-forms.ts";
import { foldWords } from "../text/fold.ts";
import { hideNumbers } from "../text/hide-numbers.ts";
import { findPhraseOf } from "../text/phrase-set.ts";
import { openMemo } from "../text/memo.ts";
import { findOwnTransfer } from "../transfers/find-own-transfer.ts";
import { type BrandAnswer, findAnyBrand, readParent, toListedWhy } from "./answer-brand.ts";
import { answer, type DayZeroRow, type DayZeroSuggestion, type QuestionText } from "./day-zero-answer.ts";
import { isAutomaticPayment } from "./automatic-payments.ts";
import { findByMerchantCode } from "./merchant-codes.ts";
import {
  findPhrase,
  indexWordLists,
  type PhraseHit,
  type PhraseText,
  toPhraseText,
} from "../trades/phrase-index.ts";
import { quotePrinted } from "./quote-printed.ts";
import { findCutTradeWord, findTradeWord } from "../trades/read-trade.ts";
import { findCutBrand } from "../trades/regions.ts";
import { findCardBill, isStore } from "./store-cards.ts";
import { findServiceBeforeStar } from "./services-before-star.ts";
import type { StarterSubCategoryId } from "../starter.ts";
import { STRENGTHS } from "../trades/strengths.ts";
import {
  BANK_CATEGORY_WORDS,
  BANK_WORDS,
  BANK_WORDS_OTHER_SCRIPTS,
  PAID_BACK_WORDS,
} from "../words/by-category.ts";
import { REVERSAL_WORDS } from "../words/payments.ts";

export type { DayZeroRow, DayZeroSuggestion, DayZeroWhy } from "./day-zero-answer.ts";

const BANK_INDEX = indexWordLists([BANK_WORDS, BANK_WORDS_OTHER_SCRIPTS]);
const PAID_BACK_INDEX = indexWordLists([PAID_BACK_WORDS]);
const BANK_CATEGORY_INDEX = indexWordLists([BANK_CATEGORY_WORDS]);

/** A row's texts, and its brand, looked up once when the first source asks. */
type Question = QuestionText & { readonly getBrand: () => BrandAnswer | null };

const readFold = (text: string | null | undefined): string[] => {
  const folded = foldWords(text ?? "");
  return folded === "" ? [] : folded.split(" ");
};

const answerWord = (hit: PhraseHit, strength: number): DayZeroSuggestion =>
  answer({ kind: "word", word: hit.word, sub_category: hit.sub_category }, strength);

/** A store's name beside words for its card's bill: two witnesses that nothing was bought there. */
const askStoreCards = (question: Question): DayZeroSuggestion | null => {
  const bill = findCardBill(question.text.words, question.countries);
  if (bill === null) return null;
  const brand = question.getBrand();
  if (brand === null || !isStore(brand.sub_category)) return null;
  return answer({ kind: "transfer", word: bill, sub_category: "transfers.transfers" }, STRENGTHS.transfer);
};

/** Whoever pays a loan off does so from an account of theirs, whether its statements are here or not; what a bank takes back of a charge is no payment. */
const askLoan = ({ row, text, moneyIn }: Question): DayZeroSuggestion | null =>
  moneyIn && row.account_type === "loan" && findPhraseOf(REVERSAL_WORDS, text.words) === null
    ? answer({ kind: "loan_paid", sub_category: "transfers.transfers" }, STRENGTHS.transfer)
    : null;

const askBank = ({ text, moneyIn }: Question): DayZeroSuggestion | null => {
  const transfer = findOwnTransfer(text.words);
  if (transfer !== null)
    return answer(
      { kind: "transfer", word: transfer, sub_category: "transfers.transfers" },
      STRENGTHS.transfer,
    );
  const hit = findPhrase(BANK_INDEX, text, moneyIn);
  if (hit === null) return null;
  return answerWord(hit, STRENGTHS.bank);
};

/** A reimbursement or an insurer's payment is other income at best: people file it in many ways. */
const askPaidBack = ({ text, moneyIn }: Question): DayZeroSuggestion | null => {
  const hit = moneyIn ? findPhrase(PAID_BACK_INDEX, text, moneyIn) : null;
  return hit === null ? null : answerWord(hit, STRENGTHS.weak_word);
};

const askBrands = (question: Question): DayZeroSuggestion | null => {
  const found = question.getBrand();
  return found === null || found.isDoubtful ? null : answer(found.why, found.strength);
};

/** A doubtful brand and a word of a trade: where they disagree a sure word is the better witness ("Little Sprouts Preschool"). */
const askBrandsAndTrades = (question: Question): DayZeroSuggestion | null => {
  const brand = question.getBrand();
  const trade = askTrades(question);
  if (trade !== null && (brand === null || trade.strength >= STRENGTHS.word)) return trade;
  return brand === null ? null : answer(brand.why, brand.strength);
};

const askMerchantCode = ({ row }: Question): DayZeroSuggestion | null => {
  const sub_category = row.mcc ? findByMerchantCode(row.mcc) : null;
  if (!row.mcc || sub_category === null) return null;
  return answer({ kind: "mcc", mcc: row.mcc, sub_category }, STRENGTHS.mcc);
};

const askTrades = ({ text, moneyIn, countries }: Question): DayZeroSuggestion | null => {
  const found = findTradeWord(text, moneyIn, countries);
  return found === null || isAutomaticPayment(found.hit.word, text.words)
    ? null
    : answerWord(found.hit, found.strength);
};

/** True where a name's last word is one by itself, and not the beginning of what is found ("SHELL", "Shellpoint"). */
const isOwnWord = (text: PhraseText, { word }: PhraseHit): boolean => {
  const last = text.vendor.at(-1) ?? "";
  if (isAutomaticPayment(last, text.words)) return true;
  return findWholeBrandName(last) !== null && !foldWords(word).split(" ").includes(last);
};

/** Names and words whose end the bank cut off. */
const askCutWords = ({ text, countries }: Question): DayZeroSuggestion | null => {
  const brand = findCutBrand(text.vendor, countries);
  const hit = brand ?? findCutTradeWord(text, countries);
  if (hit === null || isOwnWord(text, hit)) return null;
  return brand === null ? answerWord(hit, STRENGTHS.cut) : answer(toListedWhy(hit), STRENGTHS.cut);
};

/** What else a kitchen sells. */
const BESIDE_MEALS = /^(?:eating_out|groceries\.(?:bakery|alcohol|fresh))/;

const isWithin = (found: DayZeroSuggestion, service: StarterSubCategoryId): boolean =>
  service.startsWith("eating_out.")
    ? BESIDE_MEALS.test(found.sub_category)
    : readParent(found.sub_category) === readParent(service);

/** A payment service that one trade uses, before names that are also other firms' ("TST* WIRED CUP"). */
const askSureServices = (question: Question): DayZeroSuggestion | null => {
  const service = findServiceBeforeStar(question.row.description);
  if (service === null || !service.surely) return null;
  const named = askBrandsAndTrades(question);
  if (named !== null && isWithin(named, service.sub_category)) return named;
  return answer({ kind: "word", word: service.word, sub_category: service.sub_category }, STRENGTHS.service);
};

const askServices = ({ row }: Question): DayZeroSuggestion | null => {
  const service = findServiceBeforeStar(row.description);
  if (service === null) return null;
  return answer({ kind: "word", word: service.word, sub_category: service.sub_category }, STRENGTHS.cut);
};

const askBankCategory = ({ row, moneyIn }: Question): DayZeroSuggestion | null => {
  const words = readFold(row.bank_category);
  const hit = findPhrase(BANK_CATEGORY_INDEX, toPhraseText(words, words), moneyIn);
  if (hit === null) return null;
  return answer(
    { kind: "bank_category", word: hit.word, sub_category: hit.sub_category },
    STRENGTHS.bank_category,
  );
};

/** From the surest source to the weakest: the first that knows the row decides. */
const SOURCES = [
  askLoan,
  askStoreCards,
  askBank,
  askPaidBack,
  askSureServices,
  askBrands,
  askMerchantCode,
  askBrandsAndTrades,
  askCutWords,
  askServices,
  askBankCategory,
] as const;

const NEVER_REFUNDED = ["loans.", "taxes_fees.", "housing.mortgage", "housing.rent", "family.support"];

/** True when the direction of the money fits: income comes in; the rest goes out or comes back as a refund. */
const fitsDirection = (id: StarterSubCategoryId, amount: number): boolean => {
  if (id.startsWith("income.")) return amount > 0;
  return amount <= 0 || !NEVER_REFUNDED.some((start) => id.startsWith(start));
};

const isRefund = (found: DayZeroSuggestion, moneyIn: boolean): boolean =>
  moneyIn && !found.sub_category.startsWith("income.") && found.sub_category !== "transfers.transfers";

const LONGEST_TEXT = 1000;
const LONGEST_PIECE = 8;
const LONGEST_CUT_WORD = 24;

/** A word of a script without blanks, and the shorter words that may stand in it. */
const cutToPieces = (word: string): string[] => {
  if (!isWithoutBlanks(word)) return [word];
  const pieces = [word];
  const letters = word.slice(0, LONGEST_CUT_WORD);
  for (let at = 0; at < letters.length; at += 1) {
    const longest = Math.min(letters.length, at + LONGEST_PIECE);
    for (let end = at + 2; end <= longest; end += 1) pieces.push(letters.slice(at, end));
  }
  return pieces;
};

const RUN_TOGETHER = /[a-z]\d/;
const BEFORE_NUMBER = /^([a-z]{3,})\d/;

/** A word run together with a number stands once more without it ("FUEL1423"). */
const partFromNumber = (word: string): string[] => {
  const part = BEFORE_NUMBER.exec(word)?.[1];
  return part === undefined ? [word] : [word, part];
};

/** The folded words of the row; the vendor's stand once more where something stood between them in print. */
const readTexts = (row: DayZeroRow): PhraseText => {
  const printed = foldWords(`${row.description} ${row.counterparty ?? ""}`.slice(0, LONGEST_TEXT));
  const vendor = foldWords(row.vendor.name);
  const all = printed.includes(vendor) ? printed : `${printed} ${vendor}`;
  const printedWords = withoutMisleadingForms(all.trim()).split(" ");
  const words = RUN_TOGETHER.test(all) ? printedWords.flatMap(partFromNumber) : printedWords;
  return toPhraseText(isWithoutBlanks(all) ? words.flatMap(cutToPieces) : words, vendor.split(" "));
};

const suggestAnew = (row: DayZeroRow): DayZeroSuggestion | null => {
  const text = readTexts(row);
  const countries = readCountries(row);
  const asked: QuestionText = { row, text, moneyIn: row.amount > 0, countries };
  let brand: BrandAnswer | null | undefined;
  const getBrand = (): BrandAnswer | null => (brand === undefined ? (brand = findAnyBrand(asked)) : brand);
  const question: Question = { ...asked, getBrand };
  for (const ask of SOURCES) {
    const found = ask(question);
    if (found === null) continue;
    if (!fitsDirection(found.sub_category, row.amount)) return null;
    const share = isRefund(found, question.moneyIn) ? STRENGTHS.of_refund : 1;
    const why = quotePrinted(found.why, row, text.words);
    return { ...found, why, strength: found.strength * share };
  }
  return null;
};

type Said = DayZeroSuggestion | "nothing";

const HAS_DIGIT = /\d/;

/** What quotes a number holds for the rows with this number alone. */
const withoutNumbers = openMemo<Said>(
  (said) => said === "nothing" || said.why.kind !== "word" || !HAS_DIGIT.test(said.why.word),
);

const toKey = (row: DayZeroRow): string | null => {
  const { description, counterparty, vendor, amount, country, currency, mcc, bank_category, account_type } =
    row;
  const texts = hideNumbers([description, counterparty ?? "", vendor.name, bank_category ?? ""]);
  if (texts === null) return null;
  return `${amount > 0 ? "+" : "-"}\0${country ?? ""}\0${currency ?? ""}\0${mcc ?? ""}\0${account_type ?? ""}\0${texts}`;
};

/**
 * The category that a row has on the first day, before any answer: by the bank's own words, those of a store's card, brands (our lists and the map's), the
 * merchant code, words of trades, the bank's category; null when nothing is known or the direction of the money speaks against it.
 */
export const suggestOnDayZero = (row: DayZeroRow): DayZeroSuggestion | null => {
  const key = toKey(row);
  if (key === null) return suggestAnew(row);
  const said = withoutNumbers(key, () => suggestAnew(row) ?? "nothing");
  return said === "nothing" ? null : said;
};
