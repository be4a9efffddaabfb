import type { FinderRow } from "../finding-types.ts";
import { foldWords } from "../text/fold.ts";
import { type FoundPhrase, listPhrasesOf, type PhraseSet } from "../text/phrase-set.ts";
import { findOwnTransfer } from "./find-own-transfer.ts";
import {
  AGAINST_ENDINGS,
  AGAINST_WORDS,
  ALSO_COMPANIES,
  BILL_PAID_WORDS,
  CARD_WORDS,
  CASH_WORDS,
  CURRENT_WORDS,
  LOAN_WORDS,
  MAYBE_CASH_WORDS,
  NEUTRAL_WORDS,
  RETURN_ENDINGS,
  RETURN_WORDS,
  SAVING_WORDS,
  TRANSFER_WORDS,
} from "../words/payments.ts";

/** What a row's texts say for or against a movement between own accounts, without a look at the other row. */
export type TextSigns = {
  /** Texts of equal key differ in figures only. */
  readonly key: string;
  readonly words: readonly string[];
  readonly text: string;
  readonly counterparty: string;
  /** A phrase that leaves no doubt. */
  readonly own: string | null;
  readonly transfer: string | null;
  readonly card: string | null;
  readonly billPaid: string | null;
  readonly loan: string | null;
  readonly saving: string | null;
  readonly current: string | null;
  readonly cash: string | null;
  readonly against: string | null;
  readonly returned: string | null;
  /** Last four digits of every number of the texts. */
  readonly digits: ReadonlySet<string>;
  /** Words that no list explains: most likely someone's name. */
  readonly names: readonly string[];
};

const LISTS = {
  transfer: TRANSFER_WORDS,
  card: CARD_WORDS,
  billPaid: BILL_PAID_WORDS,
  loan: LOAN_WORDS,
  saving: SAVING_WORDS,
  current: CURRENT_WORDS,
  cash: CASH_WORDS,
  against: AGAINST_WORDS,
} satisfies Record<string, PhraseSet>;

const NUMBER = /[x*•.]{0,12}\d{4,}|\d{2,}(?: \d{2,}){2,}/gi;
const MASKED = /^[x*•.]/i;
const YEAR = /^(?:19|20)\d\d$/;
const SHORTEST_NAME = 3;
const HAS_DIGIT = /\d/;

const readDigits = (text: string): Set<string> => {
  const found = new Set<string>();
  for (const [run] of text.matchAll(NUMBER)) {
    const plain = run.replace(/\D/g, "");
    if (YEAR.test(plain) && !MASKED.test(run)) continue;
    found.add(plain.slice(-4));
  }
  return found;
};

const findEnding = (words: readonly string[], endings: readonly string[]): string | null =>
  words.find((word) => endings.some((ending) => word.endsWith(ending))) ?? null;

/** Words that may mean cash do where two of them stand together, or where one stands and the text names nobody. */
const isCashMeant = (maybe: readonly FoundPhrase[], names: readonly string[]): boolean => {
  const said = new Set(maybe.map(({ word }) => word));
  if (said.size > 1) return true;
  const [only] = said;
  return only !== undefined && !ALSO_COMPANIES.has(only) && names.every((name) => name === only);
};

/** The signs of a description and counterparty; read once for equal texts by {@link makeSignReading}. */
const readSigns = (description: string, counterparty: string | null): TextSigns => {
  const printed = foldWords(description);
  const other = counterparty === null ? "" : foldWords(counterparty);
  const text = other === "" || printed.includes(other) ? printed : `${printed} ${other}`;
  const words = text.split(" ");
  const explained = new Set<number>();
  const note = (set: PhraseSet): string | null => {
    const found = listPhrasesOf(set, words);
    for (const { at, length } of found)
      for (let offset = 0; offset < length; offset += 1) explained.add(at + offset);
    return found[0]?.word ?? null;
  };
  const returned = note(RETURN_WORDS) ?? findEnding(words, RETURN_ENDINGS);
  const against = note(LISTS.against) ?? findEnding(words, AGAINST_ENDINGS);
  const lists = {
    transfer: note(LISTS.transfer),
    card: note(LISTS.card),
    billPaid: note(LISTS.billPaid),
    loan: note(LISTS.loan),
    saving: note(LISTS.saving),
    current: note(LISTS.current),
    cash: note(LISTS.cash),
  };
  const isName = (word: string, at: number): boolean =>
    word.length >= SHORTEST_NAME && !explained.has(at) && !HAS_DIGIT.test(word) && !NEUTRAL_WORDS.has(word);
  const listNames = (): string[] => [...new Set(words.filter((word, at) => isName(word, at)))];
  const maybe = listPhrasesOf(MAYBE_CASH_WORDS, words).filter(({ at }) => !explained.has(at));
  const isMeant = lists.cash === null && isCashMeant(maybe, listNames());
  if (isMeant || lists.cash !== null) for (const { at } of maybe) explained.add(at);
  return {
    key: text.replace(/\d+/g, "0"),
    words,
    text: ` ${text} `,
    counterparty: other,
    own: findOwnTransfer(words),
    ...lists,
    cash: isMeant ? (maybe[0]?.word ?? null) : lists.cash,
    against,
    returned,
    digits: readDigits(`${description} ${counterparty ?? ""}`),
    names: listNames(),
  };
};

export type SignReading = (row: FinderRow) => TextSigns;

/** Reads each text once. */
export const makeSignReading = (): SignReading => {
  const known = new Map<string, TextSigns>();
  return (row) => {
    const key = `${row.description}\u0000${row.counterparty ?? ""}`;
    const read = known.get(key) ?? readSigns(row.description, row.counterparty);
    known.set(key, read);
    return read;
  };
};
