import { err, isIsoDate, ok } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Result } from "@passbook/contract/values";
import type { ParsedFile, ParseHints, Problem, Refusal } from "../../../parsed-file.ts";
import { tidyText } from "../../../values/text.ts";
import { readName } from "../../brought/brought-texts.ts";
import { bookToFile } from "../book-to-file.ts";
import { entriesToBook, type Entry } from "../double-entry.ts";
import { absolute, findMoney, type Quantity, quantize } from "./journal-amount.ts";
import { Lots } from "./lots.ts";
import { readAmount } from "./work-out.ts";
import {
  type JournalPosting,
  readWorth,
  RunningBalances,
  solveEntry,
  tellAssertion,
  toEntryPosting,
  weigh,
} from "./journal-posting.ts";
import { NO_ENTRIES, refuseInclude, refuseUnbalanced, tellLine } from "./journal-refusals.ts";
import { type JournalBlock, type JournalLine, splitJournal } from "./split-journal.ts";
import { tellAccounts } from "./tell-accounts.ts";

const MARKS = { decimal: "." } as const;
const WITHOUT_AMOUNT = { quantity: null, price: null, lot: null, asserted: null } as const;
const BY_COST = { weighings: ["cost"], exchanges: false } as const;
const DATED = /^(\d{4})[-/](\d{2})[-/](\d{2})\s+(\S+)\s*(.*)$/;
const FLAG = /^(?:txn|[*!&#?%PSTCURM])$/;
const STRING = /^"((?:[^"\\]|\\.)*)"\s*/s;
const POSTING =
  /^\s+(?:([*!&#?%PSTCURM])\s+)?([\p{Lu}\p{Lo}][\p{L}\p{N}-]*(?::[\p{Lu}\p{N}\p{Lo}][\p{L}\p{N}-]*)+)\s*(.*)$/u;
const METADATA = /^\s+[a-z][\p{L}\p{N}_-]*:/u;
/** Directives that move nothing. */
const MOVES_NOTHING = new Set(["commodity", "note", "document", "event", "price", "query", "custom"]);
/** A balance may differ by this much, twice the last digit that is written. */
const BALANCE_TOLERANCE = 10n ** 10n;

type Said = { readonly day: IsoDate; readonly line: JournalLine };
type Drafted = Said & {
  readonly kind: "entry";
  readonly payee: string | null;
  readonly text: string | null;
  readonly cleared: JournalPosting["cleared"];
  readonly tags: readonly string[];
  readonly reference: string | null;
  readonly postings: readonly JournalPosting[];
};
type Balance = Said & { readonly kind: "balance"; readonly account: string; readonly quantity: Quantity };
type Pad = Said & { readonly kind: "pad"; readonly account: string; readonly from: string };
type Directive = Drafted | Balance | Pad;

type State = {
  readonly home: CurrencyCode | undefined;
  readonly problems: Problem[];
  readonly closed: Set<string>;
  readonly pushed: Set<string>;
  readonly types: Map<string, string>;
  /** Currencies in which what is worked out is rounded, whatever else stands in the transaction. */
  readonly rounded: Set<string>;
};

/** The text before a comment; signs between quotation marks begin none. */
const withoutComment = (text: string): string => {
  let is_quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"' && text[at - 1] !== "\\") is_quoted = !is_quoted;
    if (text[at] === ";" && !is_quoted) return text.slice(0, at).trimEnd();
  }
  return text;
};

const readStrings = (text: string): { strings: string[]; rest: string } => {
  const strings: string[] = [];
  let rest = text;
  for (let match = STRING.exec(rest); match !== null; match = STRING.exec(rest)) {
    strings.push((match[1] ?? "").replaceAll(/\\(.)/g, "$1"));
    rest = rest.slice(match[0].length);
  }
  return { strings, rest };
};

/** A currency whose number is left to the other postings. */
const CURRENCY_ALONE = /^[A-Z][A-Z\d'._-]*$/;
/** A price of which beancount is to work out the number. */
const withoutOpenPrice = (text: string): string => text.replace(/@@?\s*(?:[A-Z][A-Z\d'._-]*)?\s*$/, "");

const readPosting = ({ text, line }: JournalLine): JournalPosting | null => {
  const [whole, flag, account = "", rest = ""] = POSTING.exec(withoutComment(text)) ?? [];
  if (whole === undefined) return null;
  const cleared = flag === "*" ? "cleared" : flag === "!" ? "uncleared" : null;
  const of = { account, note: null, cleared, line } as const;
  if (rest === "" || CURRENCY_ALONE.test(rest)) return { ...of, ...WITHOUT_AMOUNT };
  const read = readAmount(rest, MARKS);
  if (read === null) return null;
  const worth = readWorth({ quantity: read.quantity, text: withoutOpenPrice(read.rest) }, MARKS);
  return worth === null ? null : { ...of, quantity: read.quantity, ...worth };
};

/** A number without a currency is of the one that the transaction is in. */
const inOneCurrency = (postings: readonly JournalPosting[]): JournalPosting[] => {
  const worths = postings.flatMap((posting) => weigh(posting, "cost") ?? []);
  const [commodity = "", ...others] = new Set(worths.flatMap(({ commodity }) => commodity || []));
  return postings.map((posting) =>
    posting.quantity?.commodity === "" && others.length === 0
      ? { ...posting, quantity: { ...posting.quantity, commodity } }
      : posting,
  );
};

/** A transaction as it is written; null where a line of it is not understood, which is told. */
const draft = (
  { head, body }: JournalBlock,
  { day, flag, rest }: { day: IsoDate; flag: string; rest: string },
  state: State,
): Drafted | null => {
  const { strings, rest: behind } = readStrings(withoutComment(rest));
  const postings: JournalPosting[] = [];
  const named = [behind];
  for (const line of body) {
    const text = withoutComment(line.text);
    if (text.trim() === "" || METADATA.test(text)) continue;
    if (/^\s+[#^]/.test(text)) {
      named.push(text);
      continue;
    }
    const posting = readPosting(line);
    if (posting === null) {
      state.problems.push(tellLine(line.text, line.line));
      return null;
    }
    postings.push(posting);
  }
  const marks = named.join(" ");
  const priced = inOneCurrency(postings);
  const tags = [...state.pushed, ...[...marks.matchAll(/#([^\s#^]+)/g)].map(([, tag = ""]) => tag)];
  const [first, second] = strings;
  return {
    kind: "entry",
    day,
    line: head,
    payee: tidyText(second === undefined ? null : first),
    text: tidyText(second ?? first),
    cleared: flag === "!" ? "uncleared" : flag === "*" ? "cleared" : null,
    tags: [...new Set(tags)].flatMap((tag) => readName(tag) ?? []),
    reference: tidyText(/\^(\S+)/.exec(marks)?.[1]),
    postings: priced,
  };
};

const OPTION_ROOTS: Readonly<Record<string, string>> = {
  name_assets: "a",
  name_liabilities: "l",
  name_equity: "e",
  name_income: "r",
  name_expenses: "x",
};

/** Takes in a directive that has no day; what it is not known to be is told. */
const direct = ({ head }: JournalBlock, state: State): Refusal | null => {
  const text = withoutComment(head.text);
  const [, name = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const [first = "", second = ""] = readStrings(rest).strings;
  if (name === "include") return refuseInclude(first, head.line);
  if (name === "pushtag") state.pushed.add(rest.replace(/^#/, ""));
  else if (name === "poptag") state.pushed.delete(rest.replace(/^#/, ""));
  else if (name === "option") {
    const type = OPTION_ROOTS[first];
    if (type !== undefined) state.types.set(second, type);
    if (first === "inferred_tolerance_default") state.rounded.add(second.split(":")[0] ?? "");
  } else if (name !== "pushmeta" && name !== "popmeta") state.problems.push(tellLine(head.text, head.line));
  return null;
};

const readBalance = (rest: string, said: Said): Balance | null => {
  const [, account = "", amount = ""] = /^(\S+)\s+(.*)$/.exec(rest) ?? [];
  // The tolerance that may stand between the number and its currency.
  const read = readAmount(amount.replace(/\s*~\s*[\d.,]+/, ""), MARKS);
  return read === null || read.rest !== ""
    ? null
    : { ...said, kind: "balance", account, quantity: read.quantity };
};

const readDirective = (block: JournalBlock, state: State): Directive | Refusal | null => {
  const [whole, year, month, day, name = "", rest = ""] = DATED.exec(block.head.text) ?? [];
  if (whole === undefined) return direct(block, state);
  const on = `${year ?? ""}-${month ?? ""}-${day ?? ""}`;
  const said = { day: on, line: block.head };
  const bare = withoutComment(rest).trim();
  if (isIsoDate(on)) {
    if (FLAG.test(name)) return draft(block, { day: on, flag: name, rest }, state);
    if (name === "open" || MOVES_NOTHING.has(name)) return null;
    if (name === "close") {
      state.closed.add(bare);
      return null;
    }
    const [account = "", from = ""] = bare.split(/\s+/);
    if (name === "pad" && from !== "") return { ...said, kind: "pad", account, from };
    const balance = name === "balance" ? readBalance(bare, said) : null;
    if (balance !== null) return balance;
  }
  state.problems.push(tellLine(block.head.text, block.head.line));
  return null;
};

const ORDER = { balance: 0, pad: 1, entry: 2 } as const;

const byDay = (one: Directive, other: Directive): number =>
  one.day === other.day ? ORDER[one.kind] - ORDER[other.kind] : one.day < other.day ? -1 : 1;

const collect = (text: string, state: State): Result<Directive[], Refusal> => {
  const directives: Directive[] = [];
  for (const block of splitJournal(text)) {
    const read = readDirective(block, state);
    if (read !== null && "code" in read) return err(read);
    if (read !== null) directives.push(read);
  }
  return ok(directives.toSorted(byDay));
};

const toEntry = (drafted: Drafted, postings: readonly JournalPosting[], state: State): Entry => ({
  date: drafted.day,
  payee: drafted.payee,
  text: drafted.text,
  note: null,
  tags: drafted.tags,
  reference: drafted.reference,
  place: { line: drafted.line.line },
  postings: postings.flatMap((posting) =>
    toEntryPosting({ ...posting, cleared: posting.cleared ?? drafted.cleared }, state.home, state.problems),
  ),
});

/** What a padded account lacks when its balance is said comes in on the day of the pad. */
const pad = ({ account, from, day, line }: Pad, quantity: Quantity, state: State): Entry => {
  const of = { price: null, lot: null, asserted: null, note: null, cleared: null, line: line.line };
  const other = { commodity: quantity.commodity, value: -quantity.value };
  return toEntry(
    {
      kind: "entry",
      day,
      line,
      payee: null,
      text: null,
      cleared: null,
      tags: [],
      reference: null,
      postings: [],
    },
    [
      { ...of, account, quantity },
      { ...of, account: from, quantity: other },
    ],
    state,
  );
};

class Following {
  readonly entries: Entry[] = [];
  readonly #held = new RunningBalances();
  readonly #lots = new Lots();
  readonly #pads = new Map<string, { readonly pad: Pad; readonly done: Set<string> }>();
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  balance({ account, quantity, day, line }: Balance): void {
    const found = this.#held.under(account, quantity.commodity);
    const open = this.#pads.get(account);
    const missing = { commodity: quantity.commodity, value: quantity.value - found };
    const is_padded = open !== undefined && !open.done.has(quantity.commodity);
    if (is_padded && missing.value !== 0n) {
      this.#held.add(account, missing);
      this.#held.add(open.pad.from, { ...missing, value: -missing.value });
      this.entries.push(pad(open.pad, missing, this.#state));
    } else if (absolute(missing.value) > BALANCE_TOLERANCE)
      this.#state.problems.push(tellAssertion({ account, said: quantity, found }, { day, line: line.line }));
    // Each currency is padded once.
    open?.done.add(quantity.commodity);
  }

  entry(drafted: Drafted): Refusal | null {
    const { day, line, payee, text, postings } = drafted;
    const solved = solveEntry(this.#book(postings, day), BY_COST);
    if (solved.kind === "unbalanced")
      return refuseUnbalanced({ text: payee ?? text ?? line.text, day, line: line.line }, solved.left);
    if (solved.kind === "open") {
      this.#state.problems.push(tellLine(line.text, line.line));
      return null;
    }
    const rounded = this.#round(solved.postings, postings);
    for (const { account, quantity } of rounded) if (quantity !== null) this.#held.add(account, quantity);
    this.entries.push(toEntry(drafted, rounded, this.#state));
    return null;
  }

  pad(said: Pad): void {
    this.#pads.set(said.account, { pad: said, done: new Set() });
  }

  /** What was left out is worked out to the digits of what stands beside it in its currency. */
  #round(solved: readonly JournalPosting[], written: readonly JournalPosting[]): JournalPosting[] {
    const { rounded, home } = this.#state;
    const known = new Set([...rounded, ...written.flatMap(({ quantity }) => quantity?.commodity ?? [])]);
    const is_left_out = written.some(({ quantity }) => quantity === null);
    return solved.map((posting) => {
      const { quantity } = posting;
      if (!is_left_out || quantity === null || written.some((one) => one.quantity === quantity))
        return posting;
      const is_rounded = known.has("*") || known.has(quantity.commodity);
      return is_rounded
        ? { ...posting, quantity: quantize(quantity, findMoney(quantity.commodity, home)) }
        : posting;
    });
  }

  /** What is sold of a lot costs what was paid for it. */
  #book(postings: readonly JournalPosting[], on: IsoDate): JournalPosting[] {
    return postings.map((posting) => {
      const { account, quantity, lot } = posting;
      if (quantity === null || lot === null) return posting;
      return { ...posting, lot: { ...lot, cost: this.#lots.book(account, quantity, { lot, on }) } };
    });
  }
}

/** Reads a journal of beancount (https://beancount.github.io/docs/beancount_language_syntax.html). */
export const readBeancount = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const state: State = {
    home: hints.currency,
    problems: [],
    closed: new Set(),
    pushed: new Set(),
    types: new Map(),
    rounded: new Set(),
  };
  const directives = collect(text, state);
  if (!directives.ok) return directives;
  const following = new Following(state);
  for (const directive of directives.value) {
    if (directive.kind === "balance") following.balance(directive);
    else if (directive.kind === "pad") following.pad(directive);
    else {
      const refusal = following.entry(directive);
      if (refusal !== null) return err(refusal);
    }
  }
  const { entries } = following;
  if (entries.length === 0) return err(NO_ENTRIES);
  const accounts = tellAccounts(entries, state.types, state.closed);
  const book = {
    program: "beancount",
    format: "beancount",
    accounts,
    entries,
    problems: state.problems,
  } as const;
  return ok(bookToFile(entriesToBook(book)));
};
