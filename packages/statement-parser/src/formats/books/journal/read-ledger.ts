import { err, ok, toIsoDate } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Result } from "@passbook/contract/values";
import type { ParsedFile, ParseHints, Problem, Refusal } from "../../../parsed-file.ts";
import { tidyText } from "../../../values/text.ts";
import { readName } from "../../brought/brought-texts.ts";
import { bookToFile } from "../book-to-file.ts";
import { entriesToBook, type Entry } from "../double-entry.ts";
import { findMarks, type Marks, readQuantity } from "./journal-amount.ts";
import {
  type JournalPosting,
  readWorth,
  RunningBalances,
  solveEntry,
  tellAssertion,
  toEntryPosting,
} from "./journal-posting.ts";
import { NO_ENTRIES, refuseInclude, refuseUnbalanced, tellLine } from "./journal-refusals.ts";
import { type JournalBlock, type JournalLine, splitJournal } from "./split-journal.ts";
import { tellAccounts } from "./tell-accounts.ts";

/** What directives have said so far. */
type State = {
  readonly marks: Marks;
  readonly home: CurrencyCode | undefined;
  readonly problems: Problem[];
  readonly aliases: Map<string, string>;
  readonly applied: string[];
  readonly types: Map<string, string>;
  year: number | null;
  /** The account that a transaction of one posting stands against. */
  bucket: string | null;
};

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

/** The text and the comment behind it. */
const cutComment = (text: string): [text: string, comment: string] => {
  const at = text.search(/(?:^|\s)[;]/);
  return at < 0 ? [text, ""] : [text.slice(0, at).trimEnd(), text.slice(at).replace(/^\s*;\s*/, "")];
};

const readHead = ({ text }: JournalLine, { year }: State): Head | null => {
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

const TAG_LIST = /(?:^|\s):((?:[^\s:]+:)+)(?=\s|$)/g;
const TAG = /(?:^|[\s,])([\p{L}\p{N}_-]+):(?!\/)\s*([^,\n]*)/gu;
const NO_TAG = /^(?:date2?|https?)$/i;

/** The tags in a comment, and what else it says. */
export const readComment = (comment: string): { tags: string[]; note: string | null } => {
  const listed = [...comment.matchAll(TAG_LIST)].flatMap(([, list = ""]) => list.split(":"));
  const left = comment.replaceAll(TAG_LIST, " ");
  const named = [...left.matchAll(TAG)].flatMap(([, name = "", value = ""]) =>
    NO_TAG.test(name) ? [] : [value.trim() === "" ? name : `${name}: ${value.trim()}`],
  );
  const tags = [...listed, ...named].flatMap((tag) => readName(tag) ?? []);
  const said = left.replaceAll(TAG, " ").replaceAll(/^[\s,;]+|[\s,;]+$/g, "");
  return { tags: [...new Set(tags)], note: tidyText(said) };
};

const nameAccount = (written: string, { aliases, applied }: State): string => {
  const name = applied.length === 0 ? written : `${applied.join(":")}:${written}`;
  for (const [from, to] of aliases)
    if (name === from || name.startsWith(`${from}:`)) return `${to}${name.slice(from.length)}`;
  return name;
};

const POSTING = /^\s+(?:([*!])\s*)?(\S(?:(?!\s{2}|\t).)*?)(?:\s{2,}|\t\s*|\s*$)(.*)$/;
const VIRTUAL = /^[([].*[)\]]$/;

const WITHOUT_AMOUNT = { quantity: null, weight: null, asserted: null } as const;

type ReadPosting = JournalPosting | "comment" | "virtual" | null;

const readPosting = ({ text, line }: JournalLine, state: State): ReadPosting => {
  if (/^\s+;/.test(text)) return "comment";
  const [said, comment] = cutComment(text);
  const [whole, status, account = "", rest = ""] = POSTING.exec(said) ?? [];
  if (whole === undefined) return null;
  if (VIRTUAL.test(account)) return "virtual";
  const of = {
    account: nameAccount(account, state),
    note: readComment(comment).note,
    cleared: toCleared(status),
    line,
  };
  if (rest === "") return { ...of, ...WITHOUT_AMOUNT };
  const read = rest.startsWith("=") ? { quantity: null, rest } : readQuantity(rest, state.marks);
  if (read === null) return null;
  const worth = readWorth({ quantity: read.quantity, text: read.rest }, { marks: state.marks, by: "price" });
  return worth === null ? null : { ...of, quantity: read.quantity, ...worth };
};

type Drafted = {
  readonly head: Head;
  readonly line: JournalLine;
  readonly postings: JournalPosting[];
  readonly comments: string[];
};

/** A transaction as it is written; null where a line of it is not understood, which is told. */
const draft = (block: JournalBlock, head: Head, state: State): Drafted | null => {
  const drafted: Drafted = { head, line: block.head, postings: [], comments: [head.comment] };
  for (const line of block.body) {
    const posting = readPosting(line, state);
    if (posting === "comment") drafted.comments.push(line.text.trim().replace(/^;+\s*/, ""));
    else if (posting === null || posting === "virtual") {
      state.problems.push(tellLine(line.text, line.line));
      if (posting === null) return null;
    } else drafted.postings.push(posting);
  }
  const [first, ...others] = drafted.postings;
  if (first !== undefined && others.length === 0 && state.bucket !== null)
    drafted.postings.push({ ...first, account: state.bucket, note: null, ...WITHOUT_AMOUNT });
  return drafted;
};

const ALIAS = /^alias\s+([^=/]+?)\s*=\s*(.+)$/;
const TYPED = /\btype:\s*([A-Za-z]+)/;
/** Directives that move nothing. */
const SAYS_NOTHING =
  /^(?:P|N|D|C|commodity|tag|payee|decimal-mark|apply (?:tag|fixed|rate)|end (?:tag|fixed|rate)|define|def|assert|check|--?\w)\b/;

/** Takes in what a directive says; what it is not known to be is told. */
const direct = ({ head, body }: JournalBlock, state: State): Refusal | null => {
  const [text, comment] = cutComment(head.text);
  const [, included] = /^!?include\s+(.+)$/.exec(text) ?? [];
  if (included !== undefined) return refuseInclude(included, head.line);
  const [, from, to] = ALIAS.exec(text) ?? [];
  const [, account] = /^account\s+(.+?)\s*$/.exec(text) ?? [];
  const [, applied] = /^apply account\s+(.+?)\s*$/.exec(text) ?? [];
  const [, bucket] = /^(?:bucket|A)\s+(\S.*?)\s*$/.exec(text) ?? [];
  const [, year] = /^(?:Y|year|apply year)\s*(\d{4})\s*$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) state.aliases.set(from, to.trim());
  else if (account !== undefined) {
    const all = [comment, ...body.map((line) => line.text)].join(" ");
    const type = TYPED.exec(all)?.[1];
    if (type !== undefined) state.types.set(account, type);
  } else if (applied !== undefined) state.applied.push(applied);
  else if (/^end(?: apply)?(?: account)?\s*$/.test(text)) state.applied.pop();
  else if (bucket !== undefined) state.bucket = nameAccount(bucket, state);
  else if (year !== undefined) state.year = Number(year);
  else if (/^end aliases\s*$/.test(text)) state.aliases.clear();
  else if (!SAYS_NOTHING.test(text)) state.problems.push(tellLine(head.text, head.line));
  return null;
};

/** The amounts of assignments follow from what was there before; balances that are said are compared. */
const followBalances = (
  { head, postings }: Drafted,
  held: RunningBalances,
  problems: Problem[],
): JournalPosting[] =>
  postings.map((posting) => {
    const { account, asserted, quantity, line } = posting;
    const assigned =
      quantity === null && asserted !== null
        ? { commodity: asserted.commodity, value: asserted.value - held.of(account, asserted.commodity) }
        : quantity;
    if (assigned !== null) held.add(account, assigned);
    if (asserted !== null && quantity !== null) {
      const found = held.of(account, asserted.commodity);
      if (found !== asserted.value)
        problems.push(tellAssertion({ account, said: asserted, found }, { day: head.date, line }));
    }
    return { ...posting, quantity: assigned };
  });

const PAYEE = /^(.*?)\s*\|\s*(.*)$/;

const toEntry = (drafted: Drafted, postings: readonly JournalPosting[], state: State): Entry => {
  const { head, line, comments } = drafted;
  const [, payee, text] = PAYEE.exec(head.text) ?? [];
  const said = comments.map(readComment);
  return {
    date: head.date,
    payee: tidyText(payee ?? head.text),
    text: tidyText(text),
    note: tidyText(said.flatMap(({ note }) => note ?? []).join("; ")),
    tags: [...new Set(said.flatMap(({ tags }) => tags))],
    reference: head.code,
    place: { line: line.line },
    postings: postings.flatMap((posting) =>
      toEntryPosting({ ...posting, cleared: posting.cleared ?? head.cleared }, state.home, state.problems),
    ),
  };
};

const collect = (text: string, state: State): Result<Drafted[], Refusal> => {
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
/** What stands behind the account of each posting. */
const listAmounts = (text: string): string[] =>
  text.split("\n").flatMap((line) => {
    if (!/^[ \t]/.test(line)) return [];
    const [said = ""] = line.trimStart().split(";");
    return said
      .split(/ {2}|\t/)
      .slice(1)
      .join(" ");
  });

const findOwnMarks = (text: string): Marks => {
  const [, mark] = WITH_MARK.exec(text) ?? [];
  if (mark === "," || mark === ".") return { decimal: mark };
  return findMarks(listAmounts(text));
};

const solveAll = (drafts: readonly Drafted[], state: State): Result<Entry[], Refusal> => {
  const held = new RunningBalances();
  const entries: Entry[] = [];
  for (const drafted of drafts) {
    const { head, line } = drafted;
    const assigned = followBalances(drafted, held, state.problems);
    const solved = solveEntry(assigned, "price");
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
  const state: State = {
    marks: findOwnMarks(text),
    home: hints.currency,
    problems: [],
    aliases: new Map(),
    applied: [],
    types: new Map(),
    year: null,
    bucket: null,
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
