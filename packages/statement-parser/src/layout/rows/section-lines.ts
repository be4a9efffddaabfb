import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { readSectionWords, readSideWords } from "../../labels/fact-words.ts";
import type { SectionWords } from "../../labels/fact-words.ts";
import { sideOfName } from "../names/column-names.ts";
import { isHeaderLine, listsChecks, moneyRolesOf, namesBalancesOnly } from "../headers/header-lines.ts";
import { amountsOf, datesOf, plainText } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";

const PAYMENTS =
  /^(?:electronic |online |bill |other |your |automatic |mobile )*payments?(?: continued| cont)?$/;

/** What is left of a period behind a heading when its days are gone. */
const PERIOD_WORDS =
  /(?:[\s(]+(?:from|to|between|and|for|the|period|vom|von|bis|du|au|de|del|desde|hasta|a|al|até|dal|van|tot|od|do|[-–—]))+[\s)]*$/iu;

const NAMED_WORDS_MAX = 10;

/** Names of columns may take so many lines. */
const HEADER_LINES = 3;

/** The roles of the columns of money whose names stand right under a line, over as many lines as they take. */
const moneyUnder = (lines: readonly ScannedLine[], index: number) => {
  const below = lines.slice(index + 1, index + 1 + HEADER_LINES);
  const end = below.findIndex((scanned) => scanned.tokens.length > 0);
  const names = (end < 0 ? below : below.slice(0, end)).map(moneyRolesOf);
  return names.find((roles) => roles.length > 0) ?? [];
};

/** A heading right over the names of columns whose amounts are of one side: its words tell which, whatever else they say. */
const sideOver = (heading: string, money: ReturnType<typeof moneyUnder>): SectionWords => {
  const isOpen = money.length > 0 && money.every((role) => role === "amount");
  return isOpen && heading.split(" ").length <= NAMED_WORDS_MAX && !/\d/.test(heading)
    ? (readSideWords(heading) ?? sideOfName(heading))
    : null;
};

const isOfTable = (scanned: ScannedLine): boolean => isHeaderLine(scanned) || datesOf(scanned).length > 0;

/** No table stands over it, nor right under it: it names the bank, or what it sells. A box beside it may be read before it. */
const isTitleOfAll = (lines: readonly ScannedLine[], index: number): boolean => {
  const own = lines[index]?.line;
  const above = lines.slice(0, index).filter(({ line }) => own === undefined || line.box[1] < own.box[1]);
  return own?.page === lines[0]?.line.page && ![...above, ...lines.slice(index, index + 2)].some(isOfTable);
};

type Place = { owes: boolean; within: SectionWords };

const TITLE_WORDS_MAX = 5;
const ROW_LINES = 3;

/** What the document calls itself, right under rows of the same page, heads those of the statement. */
const isTitleAmid = (lines: readonly ScannedLine[], index: number): boolean => {
  const own = lines[index]?.line;
  if (own?.cells.length !== 1 || own.words.length > TITLE_WORDS_MAX) return false;
  const above = lines.slice(Math.max(0, index - ROW_LINES), index);
  const isUnderRow = above.some((scanned) => scanned.line.page === own.page && amountsOf(scanned).length > 0);
  return isUnderRow && says(toPlainWords(own.text), "statement");
};

/** What a line says as a heading over rows; `within` is the section in which it stands. */
export const sectionOf = (
  lines: readonly ScannedLine[],
  index: number,
  { owes, within }: Place,
): SectionWords => {
  const scanned = lines[index];
  if (scanned === undefined) return null;
  if (listsChecks(scanned)) return -1;
  if (amountsOf(scanned).length > 0 || scanned.line.cells.length > 2) return null;
  const dated = scanned.tokens.length > 0;
  const heading = scanned.line.cells[0]?.text ?? "";
  if (!dated && !owes && PAYMENTS.test(toPlainWords(heading))) return -1;
  if (!dated) {
    const own = readSectionWords(heading) ?? sideOver(heading, moneyUnder(lines, index));
    const said = own ?? (within === "pending" && isTitleAmid(lines, index) ? "booked" : null);
    return said === "none" && isTitleOfAll(lines, index) ? null : said;
  }
  if (scanned.tokens[0]?.from === 0) return null;
  const said = readSectionWords(plainText(scanned).replace(PERIOD_WORDS, ""));
  // Of what came in or went out more rows may follow under a heading of the period.
  return said === "none" || said === "pending" || (said === "booked" && typeof within === "string")
    ? said
    : null;
};

const WORD = /\p{L}{3}/u;

/** Days, each with an amount and perhaps the mark of its side, and no word: the balances of days. */
const isBareDays = (scanned: ScannedLine | undefined): boolean =>
  scanned !== undefined &&
  datesOf(scanned).length > 0 &&
  datesOf(scanned).length === amountsOf(scanned).length &&
  !WORD.test(plainText(scanned));

/** The names over the balances of days, which move nothing. */
export const listsDayBalances = (lines: readonly ScannedLine[], index: number): boolean => {
  const scanned = lines[index];
  return scanned !== undefined && namesBalancesOnly(scanned) && isBareDays(lines[index + 1]);
};
