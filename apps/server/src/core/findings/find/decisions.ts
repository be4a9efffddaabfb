import { type Db, idsIn } from "@passbook/db/dialect";
import type { DecisionRow } from "@passbook/db/schema";
import * as z from "zod";
import { type Author, deleteFrom, type Edit, insertInto, type Values } from "../../changes/index.ts";
import { toFact } from "../../transactions/index.ts";

const decisionDetails = z.object({
  /** The transactions it is about, and by what each is known should it come back under another id. */
  transaction_ids: z.array(z.string()),
  facts: z.array(z.string()),
  /** To which transaction each of them was linked until then, by a link of the same kind. */
  linked: z.optional(z.array(z.nullable(z.string()))),
  /** What the person calls a series. */
  name: z.optional(z.string()),
});

/** What a person decided, with the transactions it is about as they are called now; those that are gone are left out. */
export type Decision = {
  readonly id: string;
  readonly kind: DecisionRow["kind"];
  readonly subject: string;
  readonly verdict: string;
  readonly name: string | null;
  readonly transaction_ids: readonly string[];
};

type Anchor = {
  readonly id: string;
  readonly fact: string;
  /** What it is linked to as the decision is made. */
  readonly linked: Readonly<Record<LinkKind, string | null>>;
};
type LinkKind = keyof typeof LINK_FIELDS;

/** Decisions that link transactions, and how that is told. */
const LINK_FIELDS = { refund: "refund_of", transfer: "transfer_with" } as const;

const toLinkKind = (kind: unknown): LinkKind | undefined =>
  kind === "refund" || kind === "transfer" ? kind : undefined;

/** From what to what a decision linked the transactions it is about; nothing of one that kept no word of what had been. */
export const listLinks = ({ kind: of, verdict, details }: Values) => {
  const kind = toLinkKind(of);
  if (kind === undefined || typeof details !== "string") return [];
  const { transaction_ids, linked } = readDetails(details);
  const [first, second] = transaction_ids;
  if (linked === undefined || first === undefined) return [];
  const field = LINK_FIELDS[kind];
  const toLink = (id: string, index: number, other: string | undefined) => ({
    id,
    field,
    from: linked[index] ?? null,
    to: verdict === "confirmed" ? (other ?? null) : null,
  });
  // what is paid back is told with the money that comes back
  return kind === "refund" || second === undefined
    ? [toLink(first, 0, second)]
    : [toLink(first, 0, second), toLink(second, 1, first)];
};

/** Every decision about findings, oldest first. */
export const loadDecisions = async (db: Db, user_id: string): Promise<Decision[]> => {
  const rows = await db
    .selectFrom("decisions")
    .select(["id", "kind", "subject", "verdict", "details"])
    .where("user_id", "=", user_id)
    .where("kind", "in", ["transfer", "refund", "series", "series_name", "finding"])
    .orderBy("decided_at")
    .orderBy("id")
    .execute();
  const read = rows.map((row) => ({ row, details: readDetails(row.details) }));
  const called = await findCalled(
    db,
    user_id,
    read.map(({ details }) => details),
  );
  return read.map(({ row: { id, kind, subject, verdict }, details }) => ({
    id,
    kind,
    subject,
    verdict,
    name: details.name ?? null,
    transaction_ids: details.transaction_ids.flatMap((each, index) =>
      called.ids.has(each) ? [each] : (called.by_fact.get(details.facts[index] ?? "") ?? []),
    ),
  }));
};

/** The transactions of pairs that the person said are no transfer. */
export const listParted = (decisions: readonly Decision[]): Set<string> =>
  new Set(
    decisions
      .filter(({ kind, verdict }) => kind === "transfer" && verdict === "rejected")
      .flatMap(({ transaction_ids }) => transaction_ids),
  );

/** Money in that the person said pays nothing back. */
export const listNoRefunds = (decisions: readonly Decision[]): Set<string> =>
  new Set(
    decisions
      .filter(({ kind, verdict }) => kind === "refund" && verdict === "rejected")
      .flatMap(({ transaction_ids }) => transaction_ids),
  );

type Details = z.output<typeof decisionDetails>;

/** What `decisions.details` holds. */
export const readDetails = (text: string | null): Details =>
  z.parse(decisionDetails, JSON.parse(text ?? '{"transaction_ids":[],"facts":[]}'));

const FACT_COLUMNS = ["id", "bank_account_id", "fingerprint", "nth"] as const;

/** Which of the transactions that decisions name are there, under their id or under another. */
const findCalled = async (db: Db, user_id: string, details: readonly Details[]) => {
  const known = await listFacts(
    db,
    user_id,
    details.flatMap(({ transaction_ids }) => transaction_ids),
  );
  const present = new Set(known.map(({ id }) => id));
  const missing = details.flatMap(({ transaction_ids, facts }) =>
    facts.filter((_, index) => !present.has(transaction_ids[index] ?? "")),
  );
  const returned = await findReturned(db, user_id, missing);
  return { ids: present, by_fact: new Map(returned.map((row) => [toFact(row), row.id])) };
};

const listFacts = async (db: Db, user_id: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("transactions")
        .select(FACT_COLUMNS)
        .where("user_id", "=", user_id)
        .where("id", "in", idsIn(db, [...new Set(ids)]))
        .execute();

const findReturned = async (db: Db, user_id: string, facts: readonly string[]) => {
  if (facts.length === 0) return [];
  const parts = facts.map((fact) => fact.split(" "));
  const nthOf = (index: number): string[] => [...new Set(parts.map((part) => part[index] ?? ""))];
  return db
    .selectFrom("transactions")
    .select(FACT_COLUMNS)
    .where("user_id", "=", user_id)
    .where("bank_account_id", "in", idsIn(db, nthOf(0)))
    .where("fingerprint", "in", idsIn(db, nthOf(1)))
    .execute();
};

/** By what these transactions are known for good, in the order of the ids. */
export const findAnchors = async (db: Db, user_id: string, ids: readonly string[]): Promise<Anchor[]> => {
  const [rows, linked] = [await listFacts(db, user_id, ids), await findLinked(db, user_id, ids)];
  const facts = new Map(rows.map((row) => [row.id, toFact(row)]));
  return ids.flatMap((id) => {
    const fact = facts.get(id);
    return fact === undefined ? [] : [{ id, fact, linked: linked(id) }];
  });
};

/** What transactions pay back, and the other sides of their transfers. */
const findLinked = async (db: Db, user_id: string, ids: readonly string[]) => {
  const own = db
    .selectFrom("transactions")
    .select(["id", "refund_of", "transfer_id"])
    .where("user_id", "=", user_id);
  const rows = ids.length === 0 ? [] : await own.where("id", "in", idsIn(db, [...new Set(ids)])).execute();
  const transfers = new Set(rows.flatMap(({ transfer_id }) => transfer_id ?? []));
  const sides =
    transfers.size === 0 ? [] : await own.where("transfer_id", "in", idsIn(db, [...transfers])).execute();
  const by_id = new Map(rows.map((row) => [row.id, row]));
  const by_transfer = Map.groupBy(sides, ({ transfer_id }) => transfer_id);
  return (id: string): Anchor["linked"] => {
    const { refund_of = null, transfer_id = null } = by_id.get(id) ?? {};
    const other = by_transfer.get(transfer_id)?.find((side) => side.id !== id);
    return { refund: refund_of, transfer: other?.id ?? null };
  };
};

type NewDecision = Pick<DecisionRow, "kind" | "verdict"> & {
  readonly anchors: readonly Anchor[];
  readonly name?: string | null | undefined;
  /** Told apart by more than its transactions. */
  readonly about?: string;
};

type Written = { readonly replaced: readonly string[]; readonly row: DecisionRow };

const toWritten = (
  { user_id, clock }: Author,
  { decisions, before }: { decisions: readonly Decision[]; before?: Pick<Decision, "id"> | undefined },
  { kind, verdict, anchors, name, about }: NewDecision,
): Written => {
  const subject = [...(about === undefined ? [] : [about]), ...anchors.map(({ fact }) => fact)].join("|");
  const link = toLinkKind(kind);
  const details: Details = {
    transaction_ids: anchors.map(({ id }) => id),
    facts: anchors.map(({ fact }) => fact),
    ...(link === undefined ? {} : { linked: anchors.map(({ linked }) => linked[link]) }),
    ...(name == null ? {} : { name }),
  };
  return {
    replaced: decisions
      .filter((each) => each.id === before?.id || (each.kind === kind && each.subject === subject))
      .map(({ id }) => id),
    row: {
      user_id,
      id: clock.newId(),
      kind,
      subject,
      verdict,
      details: JSON.stringify(details),
      decided_at: clock.now(),
    },
  };
};

const toEdits = (written: readonly Written[]): Edit[] => {
  const replaced = [...new Set(written.flatMap((each) => each.replaced))];
  return [
    ...(replaced.length === 0 ? [] : [deleteFrom("decisions", replaced)]),
    insertInto(
      "decisions",
      written.map(({ row }) => row),
    ),
  ];
};

/**
 * The edits that write a decision in the place of `before`, and of what was said of the very same before it was looked at. It is a row of its
 * own, never the other one changed, so that undoing one decision takes back that one alone.
 */
export const writeDecision = (
  author: Author,
  place: { decisions: readonly Decision[]; before?: Pick<Decision, "id"> | undefined },
  made: NewDecision,
): Edit[] => toEdits([toWritten(author, place, made)]);

/** One decision about several transactions, each by itself or as a pair. */
type Alike = Pick<NewDecision, "kind" | "verdict"> & { readonly about: readonly (readonly string[])[] };

/** The edits that write one decision about each of many, in the place of what was said of their first transaction, or of the pair, before. */
export const writeDecisions = async (
  db: Db,
  author: Author,
  { kind, verdict, about }: Alike,
): Promise<Edit[]> => {
  if (about.length === 0) return [];
  const [all, anchors] = await Promise.all([
    loadDecisions(db, author.user_id),
    findAnchors(db, author.user_id, about.flat()),
  ]);
  const by_id = new Map(anchors.map((anchor) => [anchor.id, anchor]));
  // money comes back for one thing at a time; a pair is any two
  const toKey = (ids: readonly string[]): string =>
    kind === "refund" ? (ids[0] ?? "") : ids.toSorted().join(" ");
  const before = Map.groupBy(
    all.filter((each) => each.kind === kind),
    ({ transaction_ids }) => toKey(transaction_ids),
  );
  return toEdits(
    about.map((ids) => {
      const decisions = before.get(toKey(ids)) ?? [];
      const made = { kind, verdict, anchors: ids.flatMap((id) => by_id.get(id) ?? []) };
      return toWritten(author, { decisions, before: decisions[0] }, made);
    }),
  );
};
