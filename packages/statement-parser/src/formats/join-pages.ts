import { joinFacts } from "../proof/join-facts.ts";
import type { StatementParts } from "./build-statement.ts";

/** One message of a bank: which page of which statement it is, and whether others come before and after it. */
export type StatementPage = {
  parts: StatementParts;
  statement: string | null;
  page: number | null;
  /** It opens with an intermediate balance, or says that pages come before it. */
  goesOn: boolean;
  /** It closes with an intermediate balance, or says that it is not the last page. */
  isContinued: boolean;
};

const isSameAccount = (one: StatementParts, other: StatementParts): boolean =>
  one.account.number === other.account.number && one.currency === other.currency;

/** A page whose statement has another number goes on from what stands at the end of the one before it. */
const isNextPage = (one: StatementPage, other: StatementPage): boolean =>
  one.page !== null &&
  other.page === one.page + 1 &&
  (one.statement === other.statement || one.parts.facts.closing === other.parts.facts.opening);

/** Two pages as one. */
const joinTwo = (one: StatementParts, other: StatementParts): StatementParts => ({
  account: one.account,
  currency: one.currency,
  period: { from: one.period?.from ?? null, to: other.period?.to ?? null },
  facts: joinFacts(one.facts, other.facts, one.transactions.length),
  transactions: [...one.transactions, ...other.transactions],
  unread: [...one.unread, ...other.unread],
  lacks_pages: other.lacks_pages ?? false,
  mixed: one.mixed === true || other.mixed === true,
  days_open: one.days_open === true || other.days_open === true,
});

/** The other goes on where this one ends, be it with its next page or with another statement. */
const leadsTo = (one: StatementPage | undefined, other: StatementPage | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.isContinued &&
  other.goesOn &&
  isSameAccount(one.parts, other.parts);

/** What it says comes behind it is not there: a file may be cut off between two pages. */
const lacksPages = (page: StatementPage, next: StatementPage | undefined): boolean =>
  page.isContinued
    ? page.page !== null && !leadsTo(page, next)
    : page.goesOn && page.parts.facts.closing === null;

/** The statements that the messages are pages of; another statement that goes on from one of them must begin where it ended. */
export const joinPages = (pages: readonly StatementPage[]): StatementParts[] => {
  const statements: StatementParts[] = [];
  // Some banks call every balance intermediate: only what began is missed when it does not end.
  let hasBegun = false;
  for (const [at, page] of pages.entries()) {
    const [before, last] = [pages[at - 1], statements.at(-1)];
    const follows = leadsTo(before, page);
    const isNext = follows && before !== undefined && isNextPage(before, page);
    if (!isNext) hasBegun = !page.goesOn;
    const own = { ...page.parts, lacks_pages: hasBegun && lacksPages(page, pages[at + 1]) };
    if (isNext && last !== undefined) statements[statements.length - 1] = joinTwo(last, own);
    else {
      const previous_closing = follows ? (last?.facts.closing ?? null) : null;
      statements.push({ ...own, facts: { ...page.parts.facts, previous_closing } });
    }
  }
  return statements;
};
