import { foldWords, readPhrases } from "../text/fold.ts";
import { makePhraseSet } from "../text/phrase-set.ts";
import lists from "./lists/payments.json" with { type: "json" };
import { readFoldedSet, readWordSet } from "./read-words.ts";

/** Words with which banks mark a card bill or a movement between the holder's own accounts; compared as whole words. */
export const OWN_TRANSFER_WORDS = makePhraseSet(lists.own_transfer);

/** Words of moving money that say nothing of whose account is at the other end. */
export const TRANSFER_WORDS = makePhraseSet(lists.transfer);

/** Words by which a bank account's row says that a card is being paid, and the issuers' own names. */
export const CARD_WORDS = makePhraseSet(lists.card);

/** Words by which a card's own row says that its bill was paid. */
export const BILL_PAID_WORDS = makePhraseSet(lists.bill_paid);

export const LOAN_WORDS = makePhraseSet(lists.loan);

/** Words for an account that money is put by in. */
export const SAVING_WORDS = makePhraseSet(lists.saving);

/** Words for an account of every day. */
export const CURRENT_WORDS = makePhraseSet(lists.current);

/** Words of cash that is drawn. */
export const CASH_WORDS = makePhraseSet(lists.cash);

/** Words behind a bank's machine that say that nothing was drawn or paid in there. */
export const NOT_AT_MACHINE_WORDS = readFoldedSet(lists.not_at_machine);

/** Beginnings of rows that tell how money came or went, and never with whom: cheques and cash handed in, dividends, what changing money costs. */
export const MOVEMENT_WORDS = makePhraseSet(lists.movement);

/** That a payment is made by itself, ahead of whom it goes to, or of what it is for. */
export const OWN_ACCORD_WORDS = makePhraseSet(lists.own_accord);

/** Heads of columns, which stand among the rows of badly written files. */
export const HEADS = new Set(readPhrases(lists.head).map(foldWords));

/** Words of cash that also name other things (a card scheme, a shop, goods to be fetched): they need company, or nobody named beside them. */
export const MAYBE_CASH_WORDS = makePhraseSet(lists.maybe_cash);

/** Names of companies among these: without company they say nothing. */
export const ALSO_COMPANIES = readWordSet(lists.also_companies);

/** Money that only looks like a movement between own accounts: it was earned, charged, granted or given back. */
export const AGAINST_WORDS = makePhraseSet(lists.against);

/** The same as ends of longer words ("Kontoführungsgebühr"). */
export const AGAINST_ENDINGS = [...readFoldedSet(lists.against_endings)];

/** Money that comes back: never one half of a movement between own accounts. */
export const RETURN_WORDS = makePhraseSet(lists.return);

/** The same as ends of longer words ("Steuererstattung"). */
export const RETURN_ENDINGS = [...readFoldedSet(lists.return_endings)];

/** Words that name no one: what banks print around a movement. */
export const NEUTRAL_WORDS = readFoldedSet(lists.neutral);

/** Money in that a bank grants, whatever else its text says: interest on a balance, cashback. */
export const GRANTED_WORDS = makePhraseSet(lists.granted);

/** Words by which banks give a fee back, beside those of all money that comes back. */
export const FEE_BACK_WORDS = makePhraseSet(lists.fee_back);

/** Money in that was earned or granted, so that it pays no purchase back. */
export const EARNED_WORDS = makePhraseSet(lists.earned);

/** Words that cancel a row rather than give money back for goods. */
export const REVERSAL_WORDS = makePhraseSet(lists.reversal);

/** Words by which banks charge fees and interest; words of schools, clubs and car parks are left out. */
export const FEE_WORDS = makePhraseSet(lists.fee);

/** Words by which the statement of a loan calls what borrowing costs. */
export const INTEREST_WORDS = makePhraseSet(lists.interest);

/** Words of standing obligations: what is fixed but no subscription. */
export const BILL_WORDS = makePhraseSet(lists.bill);

/** What people buy one by one, for each person or each time: two at one price are two, not one charged twice. */
export const EACH_WORDS = makePhraseSet(lists.each);
