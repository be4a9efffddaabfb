import { err, ok, toIsoDate } from "@passbook/contract/values";
import type { IsoDate, Result } from "@passbook/contract/values";
import type { ParsedFile, ParseHints, Problem, Refusal } from "../../../parsed-file.ts";
import { tidyText } from "../../../values/text.ts";
import { bookToFile } from "../book-to-file.ts";
import { entriesToBook, type Entry } from "../double-entry.ts";
import { findMarks, type Marks } from "./journal-amount.ts";
import { cutComment, readComment } from "./ledger-comments.ts";
import { direct, inCommodity, type LedgerState, listApplied, nameAccount } from "./ledger-directives.ts";
import {
  type Asserted,
  type JournalPosting,
  readWorth,
  RunningBalances,
  solveEntry,
  tellAssertion,
  toEntryPosting,
} from "./journal-posting.ts";
import { NO_ENTRIES, refuseUnbalanced, tellLine } from "./journal-refusals.ts";
import { type JournalBlock, type JournalLine, splitJournal } from "./split-journal.ts";
import { tellAccounts } from "./tell-accounts.ts";
import { readAmount } from "./work-out.ts";

type Head = {
  readonly date: IsoDate;
  readonly cleared: JournalPosting["cleared"];
  readonly code: string | null;
  readonly text: string;
  readonly comment: string;
};

const DATE = /^(?:(\d{4})[-/.])?(\d{1,2})[-/.](\d{1,2})(?:=\S+)?(?:\s+(.*))?$/;
const STATUS = /^([*!])\s*/;
const CODE = /^\(([^)]*)\)\s*/;

const toCleared = (mark: string | undefined): JournalPosting["cleared"] =>
  mark === "*" ? "cleared" : mark === "!" ? "uncleared" : null;

const readHead = ({ text }: JournalLine, { year }: LedgerState): Head | null => {
  const [whole, written, month, day, rest = ""] = DATE.exec(text) ?? [];
  if (whole === undefined || (written === undefined && year === null)) return null;
  const date = toIsoDate(Number(written ?? year), Number(month), Number(day));
  if (date === null) return null;
  const [said, comment] = cutComment(rest);
  const status = STATUS.exec(said);
  const behind = said.slice(status?.[0].length ?? 0);
  const code = CODE.exec(behind);
  return {
    date,
    cleared: toCleared(status?.[1]),
    code: tidyText(code?.[1]),
    text: behind.slice(code?.[0].length ?? 0).trim(),
    comment,
  };
};

const POSTING = /^\s+(?:([*!])\s*)?(\S(?:(?!\s{2}|\t).)*?)(?:\s{2,}|\t\s*|\s*$)(.*)$/;
const VIRTUAL = /^[([].*[)\]]$/;
/** What Ledger adds up only once all is read. */
const DEFERRED = /^<(.+)>$/;
const COMMENT = /^\s+;+\s*(.*)$/;
/** What Ledger is to look at while it reads. */
const CHECK = /^\s+(?:assert|check|expr)\s/;
/** An amount, and the comment behind it. */
const AMOUNT_AND_COMMENT = /^((?:[^;"]|"[^"]*")*)(?:;+(.*))?$/;

const WITHOUT_AMOUNT = { quantity: null, price: null, lot: null, asserted: null } as const;

type Said = { readonly tags: readonly string[]; readonly note: string | null };
type ReadPosting = { readonly posting: JournalPosting; readonly said: Said } | "virtual" | null;

const readPosting = ({ text, line }: JournalLine, state: LedgerState): ReadPosting => {
  const [cut, comment] = cutComment(text);
  const [whole, status, written = "", behind = ""] = POSTING.exec(cut) ?? [];
  if (whole === undefined) return null;
  if (VIRTUAL.test(written)) return "virtual";
  const account = nameAccount(DEFERRED.exec(written)?.[1] ?? written, state);
  const [, rest, joined = ""] = AMOUNT_AND_COMMENT.exec(behind) ?? [];
  if (rest === undefined) return null;
  const said = readComment([joined, comment].join(" "));
  const of = { account, note: said.note, cleared: toCleared(status), line };
  if (rest.trim() === "") return { posting: { ...of, ...WITHOUT_AMOUNT }, said };
  const read = rest.startsWith("=") ? { quantity: null, rest } : readAmount(rest, state.marks);
  if (read === null) return null;
  const quantity = read.quantity === null ? null : inCommodity(read.quantity, state);
  const worth = readWorth({ quantity, text: read.rest }, state.marks);
  if (worth === null) return null;
  const { asserted } = worth;
  const of_balance = asserted === null ? null : { ...asserted, ...inCommodity(asserted, state) };
  // A lot weighs what it cost where it is bought or sold at a price; alone it says where shares come from.
  const lot = worth.price === null ? null : worth.lot;
  return { posting: { ...of, quantity, ...worth, lot, asserted: of_balance }, said };
};

type Drafted = {
  readonly head: Head;
  readonly line: JournalLine;
  readonly postings: readonly JournalPosting[];
  readonly tags: readonly string[];
  readonly notes: readonly string[];
};

/** A transaction as it is written; null where a line of it is not understood, which is told. What is said below a posting is said of it. */
const draft = (block: JournalBlock, head: Head, state: LedgerState): Drafted | null => {
  const before = readComment(head.comment);
  const tags = [...listApplied(state), ...before.tags];
  const notes = before.note === null ? [] : [before.note];
  const postings: JournalPosting[] = [];
  let last: "head" | "virtual" | "posting" = "head";
  for (const line of block.body) {
    const [, comment] = COMMENT.exec(line.text) ?? [];
    if (comment !== undefined) {
      const said = readComment(comment);
      if (last !== "virtual") tags.push(...said.tags);
      if (last === "head") notes.push(...(said.note === null ? [] : [said.note]));
      if (last === "posting") addNote(postings, said.note);
      continue;
    }
    if (CHECK.test(line.text)) continue;
    const read = readPosting(line, state);
    if (read === null || read === "virtual") state.problems.push(tellLine(line.text, line.line));
    if (read === null) return null;
    last = read === "virtual" ? "virtual" : "posting";
    if (read === "virtual") continue;
    postings.push(read.posting);
    tags.push(...read.said.tags);
  }
  const [first, ...others] = postings;
  if (first !== undefined && others.length === 0 && state.bucket !== null)
    postings.push({ ...first, account: state.bucket, note: null, ...WITHOUT_AMOUNT });
  return { head, line: block.head, postings, tags, notes };
};

const addNote = (postings: JournalPosting[], note: string | null): void => {
  const last = postings.pop();
  if (last === undefined) return;
  postings.push({ ...last, note: tidyText([last.note, note].flatMap((one) => one ?? []).join("; ")) });
};

/** The amounts of assignments follow from what was there before; balances that are said are compared. */
const followBalances = (
  { head, postings }: Drafted,
  held: RunningBalances,
  problems: Problem[],
): JournalPosting[] =>
  postings.map((posting) => {
    const { account, asserted, quantity, line } = posting;
    const find = ({ commodity, is_below }: Asserted): bigint =>
      is_below ? held.under(account, commodity) : held.of(account, commodity);
    const assigned =
      quantity === null && asserted !== null
        ? { commodity: asserted.commodity, value: asserted.value - find(asserted) }
        : quantity;
    if (assigned !== null) held.add(account, assigned);
    if (asserted !== null && quantity !== null) {
      const found = find(asserted);
      if (found !== asserted.value)
        problems.push(tellAssertion({ account, said: asserted, found }, { day: head.date, line }));
    }
    return { ...posting, quantity: assigned };
  });

const PAYEE = /^(.*?)\s*\|\s*(.*)$/;

const toEntry = (drafted: Drafted, postings: readonly JournalPosting[], state: LedgerState): Entry => {
  const { head, line, notes, tags } = drafted;
  const [, payee, text] = PAYEE.exec(head.text) ?? [];
  return {
    date: head.date,
    payee: tidyText(payee ?? head.text),
    text: tidyText(text),
    note: tidyText(notes.join("; ")),
    tags: [...new Set(tags)],
    reference: head.code,
    place: { line: line.line },
    postings: postings.flatMap((posting) =>
      toEntryPosting({ ...posting, cleared: posting.cleared ?? head.cleared }, state.home, state.problems),
    ),
  };
};

const collect = (text: string, state: LedgerState): Result<Drafted[], Refusal> => {
  const drafts: Drafted[] = [];
  for (const block of splitJournal(text)) {
    const head = readHead(block.head, state);
    if (head !== null) {
      const drafted = draft(block, head, state);
      if (drafted !== null) drafts.push(drafted);
      continue;
    }
    const refusal = direct(block, state);
    if (refusal !== null) return err(refusal);
  }
  // What is said of balances is said of days, not of lines.
  return ok(drafts.toSorted((a, b) => (a.head.date < b.head.date ? -1 : Number(a.head.date > b.head.date))));
};

const WITH_MARK = /^decimal-mark\s+([.,])/m;
/** What a commodity is shown as: behind its directive, or below it. */
const FORMAT = /^(?:commodity|D)\s+(?=.*\d)(\S.*)$|^\s+format\s+(\S.*)$/;
const COMMODITY = /^commodity\s+"?([^\s\d";]+)/;
const COMMODITY_ALIAS = /^\s+alias\s+(\S+)\s*$/;

/** What stands behind the account of each posting, what commodities are shown as, and what they are called besides. */
const findOwnMarks = (text: string): Marks => {
  const [amounts, formats]: [string[], string[]] = [[], []];
  const aliases = new Map<string, string>();
  let commodity: string | null = null;
  for (const line of text.split("\n")) {
    const [said = ""] = line.split(";");
    const [, behind, below] = FORMAT.exec(said) ?? [];
    const [, alias] = COMMODITY_ALIAS.exec(said) ?? [];
    if (behind !== undefined || below !== undefined) formats.push(behind ?? below ?? "");
    else if (alias !== undefined && commodity !== null) aliases.set(alias, commodity);
    else if (/^[ \t]/.test(line))
      amounts.push(
        said
          .trimStart()
          .split(/ {2}|\t/)
          .slice(1)
          .join(" "),
      );
    if (/^\S/.test(line)) commodity = COMMODITY.exec(line)?.[1] ?? null;
  }
  const marks = { ...findMarks(amounts, formats), aliases };
  const [, mark] = WITH_MARK.exec(text) ?? [];
  return mark === "," || mark === "." ? { decimal: mark, aliases } : marks;
};

/** What a lot cost weighs in Ledger, and what it is sold for in hledger. */
const SOLVING = { weighings: ["cost", "price"], exchanges: true } as const;

const solveAll = (drafts: readonly Drafted[], state: LedgerState): Result<Entry[], Refusal> => {
  const held = new RunningBalances();
  const entries: Entry[] = [];
  for (const drafted of drafts) {
    const { head, line } = drafted;
    const assigned = followBalances(drafted, held, state.problems);
    const solved = solveEntry(assigned, SOLVING);
    if (solved.kind === "unbalanced")
      return err(refuseUnbalanced({ text: head.text, day: head.date, line: line.line }, solved.left));
    if (solved.kind === "open") {
      state.problems.push(tellLine(line.text, line.line));
      continue;
    }
    const filled = solved.postings.filter((posting) => !assigned.includes(posting));
    for (const { account, quantity } of filled) if (quantity !== null) held.add(account, quantity);
    entries.push(toEntry(drafted, solved.postings, state));
  }
  return ok(entries);
};

/** Reads a journal of hledger or Ledger, in the subset that both share (https://hledger.org/hledger.html#journal). */
export const readLedger = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const state: LedgerState = {
    marks: findOwnMarks(text),
    home: hints.currency,
    problems: [],
    aliases: new Map(),
    applied: [],
    types: new Map(),
    year: null,
    bucket: null,
    commodity: "",
  };
  const drafts = collect(text, state);
  if (!drafts.ok) return drafts;
  const read = solveAll(drafts.value, state);
  if (!read.ok) return read;
  const entries = read.value;
  if (entries.length === 0) return err(NO_ENTRIES);
  const accounts = tellAccounts(entries, state.types);
  return ok(
    bookToFile(
      entriesToBook({ program: "ledger", format: "ledger", accounts, entries, problems: state.problems }),
    ),
  );
};
