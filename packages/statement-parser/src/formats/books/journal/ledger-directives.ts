import type { CurrencyCode } from "@passbook/contract/values";
import type { Problem, Refusal } from "../../../parsed-file.ts";
import { type Marks, type Quantity } from "./journal-amount.ts";
import { refuseInclude, tellLine } from "./journal-refusals.ts";
import { cutComment, readTag } from "./ledger-comments.ts";
import type { JournalBlock } from "./split-journal.ts";
import { readAmount } from "./work-out.ts";

/** What holds until its `end`. */
type Applied =
  | { readonly kind: "account" | "tag"; readonly value: string }
  | { readonly kind: "year"; readonly before: number | null }
  | { readonly kind: "other" };

/** What directives have said so far. */
export type LedgerState = {
  readonly marks: Marks;
  readonly home: CurrencyCode | undefined;
  readonly problems: Problem[];
  readonly aliases: Map<string, string>;
  readonly applied: Applied[];
  readonly types: Map<string, string>;
  year: number | null;
  /** The account that a transaction of one posting stands against. */
  bucket: string | null;
  /** What amounts are of that name no commodity. */
  commodity: string;
};

/** An account by its whole name: what is applied stands before it, and aliases stand for others. */
export const nameAccount = (written: string, { aliases, applied }: LedgerState): string => {
  const outer = applied.flatMap((one) => (one.kind === "account" ? one.value : []));
  const name = [...outer, written].join(":");
  for (const [from, to] of aliases)
    if (name === from || name.startsWith(`${from}:`)) return `${to}${name.slice(from.length)}`;
  return name;
};

/** The tags that hold for every transaction just now. */
export const listApplied = ({ applied }: LedgerState): string[] =>
  applied.flatMap((one) => (one.kind === "tag" ? (readTag(one.value) ?? []) : []));

/** An amount of the commodity that is meant where none is named. */
export const inCommodity = (quantity: Quantity, { commodity }: LedgerState): Quantity =>
  quantity.commodity === "" ? { ...quantity, commodity } : quantity;

const ALIAS = /^alias\s+([^=/]+?)\s*=\s*(.+)$/;
const TYPED = /\btype:\s*([A-Za-z]+)/;
/** Directives that move nothing. */
const SAYS_NOTHING = /^(?:P|N|C|commodity|tag|decimal-mark|define|def|assert|check|expr|eval|value|--?\w)\b/;

const takeAccount = ({ head, body }: JournalBlock, written: string, state: LedgerState): void => {
  const account = nameAccount(written, state);
  const [, comment] = cutComment(head.text);
  const type = TYPED.exec([comment, ...body.map((line) => line.text)].join(" "))?.[1];
  if (type !== undefined) state.types.set(account, type);
  for (const { text } of body) {
    const [, alias] = /^\s+alias\s+(\S.*?)\s*$/.exec(text) ?? [];
    if (alias !== undefined) state.aliases.set(alias, account);
    else if (/^\s+default\s*$/.test(text)) state.bucket = account;
  }
};

const beginApplied = (kind: string, value: string, state: LedgerState): void => {
  if (kind === "account" || kind === "tag") state.applied.push({ kind, value });
  else if (kind === "year") {
    state.applied.push({ kind, before: state.year });
    state.year = Number(value);
  } else state.applied.push({ kind: "other" });
};

const endApplied = (state: LedgerState): void => {
  const ended = state.applied.pop();
  if (ended?.kind === "year") state.year = ended.before;
};

/** A payee is called otherwise where its text is like a pattern: which pattern is nobody's to run. */
const tellAliases = ({ body }: JournalBlock, { problems }: LedgerState): void => {
  for (const { text, line } of body) if (/^\s+alias\s/.test(text)) problems.push(tellLine(text, line));
};

/** What a directive means, by its first word; false where it is none of these. */
const follow = (block: JournalBlock, text: string, state: LedgerState): boolean => {
  const [, account] = /^account\s+(.+?)\s*$/.exec(text) ?? [];
  const [, kind, value = ""] = /^apply\s+(\w+)\s*(.*?)\s*$/.exec(text) ?? [];
  const [, bucket] = /^(?:bucket|A)\s+(\S.*?)\s*$/.exec(text) ?? [];
  const [, year] = /^(?:Y|year)\s*(\d{4})\s*$/.exec(text) ?? [];
  const [, usual] = /^D\s+(\S.*?)\s*$/.exec(text) ?? [];
  const [, from, to] = ALIAS.exec(text) ?? [];
  if (from !== undefined && to !== undefined) state.aliases.set(from, to.trim());
  else if (account !== undefined) takeAccount(block, account, state);
  else if (kind !== undefined) beginApplied(kind, value, state);
  else if (/^end aliases\s*$/.test(text)) state.aliases.clear();
  else if (/^end(?:\s+apply)?(?:\s+\w+)?\s*$/.test(text)) endApplied(state);
  else if (bucket !== undefined) state.bucket = nameAccount(bucket, state);
  else if (year !== undefined) state.year = Number(year);
  else if (usual !== undefined)
    state.commodity = readAmount(usual, state.marks)?.quantity.commodity ?? state.commodity;
  else if (/^payee\b/.test(text)) tellAliases(block, state);
  else return SAYS_NOTHING.test(text);
  return true;
};

/** Takes in what a directive says; what it is not known to be is told. */
export const direct = (block: JournalBlock, state: LedgerState): Refusal | null => {
  const { head } = block;
  const [text] = cutComment(head.text.replace(/^[!@]/, ""));
  const [, included] = /^include\s+(.+)$/.exec(text) ?? [];
  if (included !== undefined) return refuseInclude(included, head.line);
  if (!follow(block, text, state)) state.problems.push(tellLine(head.text, head.line));
  return null;
};
