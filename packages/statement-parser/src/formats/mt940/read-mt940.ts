import { err, minorDigits, ok } from "@passbook/contract/values";
import type { CurrencyCode, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { ParsedFile, ParsedTransaction, ParseHints, Problem, Refusal } from "../../parsed-file.ts";
import { toMinor } from "../../values/amount.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { joinTexts, tidyText } from "../../values/text.ts";
import { listPlaces } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { buildStatement } from "../build-statement.ts";
import type { StatementParts } from "../build-statement.ts";
import { collectRows } from "../collect-rows.ts";
import { findFirstDay } from "../find-first-day.ts";
import { joinPages } from "../join-pages.ts";
import type { StatementPage } from "../join-pages.ts";
import { readMtAccount } from "./read-account.ts";
import { findReference, readDetails } from "./read-details.ts";
import { readBalance, readEntry, readMtAmount, readMtMinor } from "./read-entry.ts";
import type { MtBalance, MtEntry } from "./read-entry.ts";
import { splitMessages } from "./split-messages.ts";
import type { MtField, MtMessage } from "./split-messages.ts";

type EntryFields = { line: MtField; details: MtField[] };
/** `announced`: the message lists entries that are not booked yet; `interim`: it may list some that say so themselves. */
type Context = { hints: ParseHints; problems: Problem[]; announced: boolean; interim: boolean };

const WORDS_BEFORE = 40;

const findField = (message: MtMessage, ...tags: string[]): MtField | null =>
  message.fields.find((field) => tags.includes(field.tag)) ?? null;

/** Every statement line with the texts that follow it; a text behind a balance speaks of the whole statement. */
const listEntries = function* ({ fields }: MtMessage): Generator<EntryFields> {
  let entry: EntryFields | null = null;
  let open = false;
  for (const field of fields) {
    if (field.tag === "61") {
      if (entry !== null) yield entry;
      entry = { line: field, details: [] };
      open = true;
    } else if (field.tag === "86" || field.tag === "NS") {
      if (open) entry?.details.push(field);
    } else if (field.tag !== "25") open = false;
  }
  if (entry !== null) yield entry;
};

const toSigned = (balance: MtBalance | null, currency: CurrencyCode | null): number | null => {
  const amount = balance === null ? null : (toMinor(balance.amount, minorDigits(currency))?.amount ?? null);
  return amount === null || amount === 0 || balance?.negative !== true ? amount : -amount;
};

const ORIGINAL = /\/OCMT\/([A-Z]{3})([\d.,]+)/;

const readOriginal = (
  lines: readonly string[],
  negative: boolean,
): { amount: number; currency: CurrencyCode } | null => {
  const match = lines.length > 1 ? ORIGINAL.exec(lines.slice(1).join("")) : null;
  const currency = match === null ? null : findCurrencyCode(match[1] ?? "");
  const written = currency === null ? null : readMtAmount(match?.[2] ?? "");
  const read = written === null ? null : toMinor(written, minorDigits(currency));
  if (read === null || currency === null) return null;
  return { amount: negative ? -read.amount : read.amount, currency };
};

/** What stands on the lines below a statement line, for entries without a text of their own. */
const readSupplement = (lines: readonly string[]): string | null =>
  tidyText(
    lines
      .slice(1)
      .filter((line) => !ORIGINAL.test(line))
      .join(" "),
  );

type Texts = Required<Pick<ParsedTransaction, "description" | "counterparty" | "reference" | "type">>;

const readTexts = (fields: EntryFields, entry: MtEntry): Texts => {
  const [first] = fields.details;
  const lines = fields.details.length === 1 ? first?.lines : fields.details.flatMap((field) => field.lines);
  const details = first === undefined ? null : readDetails(first.tag, lines ?? []);
  const text = details?.text ?? readSupplement(fields.line.lines);
  const counterparty = details?.counterparty ?? tidyText(entry.name);
  return {
    description: joinTexts(counterparty ?? details?.type ?? null, text),
    counterparty,
    reference: details?.reference ?? findReference(entry.reference) ?? findReference(entry.bankReference),
    type: details?.type ?? (entry.type === "" ? null : entry.type),
  };
};

const readRow = (
  fields: EntryFields,
  currency: CurrencyCode | null,
  context: Context,
): ParsedTransaction | Problem => {
  const place = { line: fields.line.line };
  const { today } = context.hints;
  const [first = "", second = ""] = fields.line.lines;
  const entry = readEntry(first, today) ?? readEntry(first.trim() + second.trim(), today);
  const read = entry === null ? null : readMtMinor(entry.amount, minorDigits(currency));
  if (entry === null || read === null)
    return {
      code: "amount_unreadable",
      ...say("line_unreadable", { line: first.slice(0, 40) }),
      place,
    };
  if (entry.bookedOn === null)
    return { code: "date_unreadable", ...say("transaction_date_unreadable"), place };
  if (!read.exact)
    context.problems.push({
      code: "amount_rounded",
      ...say("amount_in_line_rounded", { line: first.slice(0, 40) }),
      place,
    });
  if (read.amount === 0) return { code: "zero_amount", ...say("row_of_zero"), place };
  const texts = readTexts(fields, entry);
  return {
    booked_on: entry.bookedOn,
    value_on: entry.valueOn,
    amount: entry.debit ? -read.amount : read.amount,
    currency,
    original: readOriginal(fields.line.lines, entry.debit),
    // Spread, they would take a tenth of the whole parse.
    description: texts.description,
    counterparty: texts.counterparty,
    reference: texts.reference,
    type: texts.type,
    balance_after: null,
    pending: entry.expected || context.announced || (context.interim && beginsPending(texts.description)),
    source: place,
  };
};

const beginsPending = (text: string): boolean =>
  listPlaces(toPlainWords(text.slice(0, WORDS_BEFORE)), "pending")[0]?.from === 0;

/** Each part is looked for where the one before ended, so that a line without end takes one look at each sign. */
const splitTotal = (line: string): { count: string; written: string } | null => {
  const text = line.trim();
  const [count = ""] = /^\d*/.exec(text) ?? [];
  const behind = text.slice(count.length).trimStart();
  const written = behind.replace(/^[A-Z]{3}/, "").trimStart();
  return /^[\d.,]+$/.test(written) ? { count, written } : null;
};

/** Number and sum of all debits or credits (fields 90D and 90C). */
const readTotal = (
  field: MtField | null,
  currency: CurrencyCode | null,
): { count: number; sum: number } | null => {
  const total = splitTotal(field?.lines[0] ?? "");
  const written = total === null ? null : readMtAmount(total.written);
  const read = written === null ? null : toMinor(written, minorDigits(currency));
  return read === null ? null : { count: Number(total?.count ?? ""), sum: read.amount };
};

type Balances = { opening: MtBalance | null; closing: MtBalance | null };

const findBalances = (message: MtMessage, context: Context): Balances => {
  const read = (...tags: string[]): MtBalance | null => {
    const field = findField(message, ...tags);
    return field === null ? null : readBalance(field.lines.join(""), context.hints.today);
  };
  return { opening: read("60F", "60M"), closing: read("62F", "62M") };
};

/** The currencies of balances and totals, in this order. */
const listCurrencies = (message: MtMessage, { opening, closing }: Balances): CurrencyCode[] => {
  const ofTotals = ["34F", "90D", "90C"].map(
    (tag) => /^\s*\d*\s*([A-Z]{3})/.exec(findField(message, tag)?.lines[0] ?? "")?.[1],
  );
  return [opening?.currency, closing?.currency, ...ofTotals].flatMap(
    (code) => findCurrencyCode(code ?? "") ?? [],
  );
};

const readMessage = (message: MtMessage, context: Context): StatementParts => {
  const balances = findBalances(message, context);
  const owner = readMtAccount(findField(message, "25", "25P")?.lines[0] ?? "", message.bic);
  const currencies = listCurrencies(message, balances);
  const currency = currencies[0] ?? owner.currency ?? context.hints.currency ?? null;
  const { transactions, unread, still } = collectRows(
    listEntries(message),
    (fields) => readRow(fields, currency, context),
    context.problems,
  );
  const debits = readTotal(findField(message, "90D"), currency);
  const credits = readTotal(findField(message, "90C"), currency);
  // Totals over announced entries do not speak of booked rows.
  const bound = !transactions.some((row) => row.pending);
  const counted = bound && debits !== null && credits !== null && debits.count + credits.count > 0;
  // Rows that moved nothing are counted on a side that nothing tells.
  const countAlone = (total: typeof debits, other: typeof debits): number | null =>
    bound && still === 0 && other === null && total !== null && total.count > 0 ? total.count : null;
  const [opened, closed] = [balances.opening?.day ?? null, balances.closing?.day ?? null];
  return {
    account: owner.account,
    currency,
    period: { from: findFirstDay(opened, closed, transactions), to: closed },
    facts: {
      opening: toSigned(balances.opening, currency),
      closing: toSigned(balances.closing, currency),
      credits: bound ? (credits?.sum ?? null) : null,
      debits: bound && debits !== null ? 0 - debits.sum : null,
      count: counted ? debits.count + credits.count - still : null,
      credit_count: countAlone(credits, debits),
      debit_count: countAlone(debits, credits),
    },
    transactions,
    unread,
    mixed: new Set(currencies).size > 1,
  };
};

const isInterim = (message: MtMessage): boolean =>
  message.interim ||
  (findField(message, "60F", "60M") === null &&
    findField(message, "34F", "13", "13D", "90D", "90C") !== null);

/** Banks answer FinTS clients' question for entries that are not booked with an MT942 that has field 13 for 13D. */
const isAnnounced = (message: MtMessage): boolean => isInterim(message) && findField(message, "13") !== null;

const isWhole = (message: MtMessage): boolean =>
  message.fields.some((field) => field.tag === "61") ||
  (findField(message, "60F", "60M") !== null && findField(message, "62F", "62M") !== null);

const STATEMENT_PAGE = /^\s*(\d+)\s*\/\s*(\d+)/;

/** How a message says that it is one of several pages. */
const describePage = (message: MtMessage): Omit<StatementPage, "parts"> => {
  const [, statement, page] = STATEMENT_PAGE.exec(findField(message, "28C", "28")?.lines[0] ?? "") ?? [];
  return {
    statement: statement ?? null,
    page: page === undefined ? null : Number(page),
    goesOn: findField(message, "60M") !== null,
    isContinued: findField(message, "62M") !== null,
  };
};

/** Reads SWIFT MT940 and MT942 in the dialects of banks: one statement for each message or run of pages, balances as printed. */
export const readMt940 = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const messages = splitMessages(text);
  if (!messages.some(isWhole))
    return err({
      code: "not_a_statement",
      ...say("mt940_without_rows"),
    });
  const problems: Problem[] = [];
  const pages = messages.map((message) => ({
    ...describePage(message),
    parts: readMessage(message, {
      hints,
      problems,
      announced: isAnnounced(message),
      interim: isInterim(message),
    }),
  }));
  const statements = joinPages(pages).map(buildStatement);
  return ok({
    format: messages.every(isInterim) ? "mt942" : "mt940",
    statements,
    problems,
    questions: [],
  });
};
