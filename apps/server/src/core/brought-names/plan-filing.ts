import { type Db, idsIn } from "@passbook/db/dialect";
import type { BroughtNameRow, SplitRow, TagRow, TransactionRow } from "@passbook/db/schema";
import { toNameKey } from "../categories/index.ts";
import { getReservedId, isChosen, loadStarterIds, recordEach } from "../categorisation/index.ts";
import { type Author, deleteFrom, type Edit, insertInto, updateEach, updateIn } from "../changes/index.ts";
import { addEdited, readEdited } from "../transactions/index.ts";
import { readDetails } from "./details.ts";
import type { FiledRow } from "./names.ts";

type Who = Pick<Author, "user_id" | "clock">;

/** How the reason of a category begins that a source gave. */
const BROUGHT = '{"kind":"brought"';

/** Why a row is filed where it is: what its source calls it. */
const toWhy = ({ source, parent, name }: BroughtNameRow): string =>
  JSON.stringify({ kind: "brought", source, name: parent === "" ? name : `${parent}: ${name}` });

const OPEN = JSON.stringify({ kind: "none" });

type Filing = {
  readonly source: string;
  /** Names with what is chosen for them now, and as they were before. */
  readonly names: readonly BroughtNameRow[];
  readonly former: readonly BroughtNameRow[];
  readonly rows: readonly FiledRow[];
};

type Planned = {
  readonly edits: readonly Edit[];
  readonly filed: readonly FiledRow[];
  /** Rows of names that were chosen, which stay as the person set them by hand. */
  readonly kept: number;
};

type Targets = ReadonlyMap<string, BroughtNameRow>;

const toTargets = (names: readonly BroughtNameRow[]): Targets =>
  new Map(
    names.flatMap((name) =>
      name.kind === "category" && name.choice === "taken" && name.sub_category_id !== null
        ? [[name.id, name] as const]
        : [],
    ),
  );

const takes = (names: readonly BroughtNameRow[], kind: BroughtNameRow["kind"]): boolean =>
  names.some((name) => name.kind === kind && name.choice === "taken");

/** Filed as this source said it, and by nobody's hand since. */
const isOurs = ({ transaction: { why } }: FiledRow, source: string): boolean =>
  why?.startsWith(`${BROUGHT},"source":${JSON.stringify(source)}`) === true;

/** What a person set by hand, or had from another source, is theirs. */
const mayFile = (row: FiledRow, source: string): boolean =>
  (!isChosen(row.transaction) && row.transaction.has_splits === 0) || isOurs(row, source);

/** The sub-category of each part; null unless all of them have one. */
const toParts = ({ parts }: FiledRow, targets: Targets): string[] | null => {
  const subs = parts.flatMap(({ name_id }) => targets.get(name_id ?? "")?.sub_category_id ?? []);
  return subs.length === parts.length && subs.length > 1 ? subs : null;
};

/** Divided here as its source said before, so that it may be divided anew. */
const isDividedAsBefore = (row: FiledRow, former: Targets): boolean => {
  const before = toParts(row, former);
  return (
    before !== null &&
    row.splits.length === row.parts.length &&
    row.splits.every(
      ({ amount, sub_category_id }, index) =>
        amount === row.parts[index]?.amount && sub_category_id === before[index],
    )
  );
};

/**
 * What filing by names does: each row of a name goes where that leads as the person's own answer, rows of names that lead nowhere any more
 * are open again, divided ones are divided, and tags and notes come along. Nothing is done to what a person set by hand.
 */
export const planFiling = async (
  db: Db,
  author: Who,
  { source, names, former, rows }: Filing,
): Promise<Planned> => {
  const targets = toTargets(names);
  const named = rows.filter(({ brought }) => targets.has(brought.name_id ?? ""));
  const filed = named.filter((row) => mayFile(row, source));
  const moved = filed.filter(({ transaction, brought }) => {
    const name = targets.get(brought.name_id ?? "");
    return (
      name !== undefined &&
      (transaction.sub_category_id !== name.sub_category_id || transaction.why !== toWhy(name))
    );
  });
  const opened = rows.filter((row) => !targets.has(row.brought.name_id ?? "") && isOurs(row, source));
  const parting = takes(names, "parts")
    ? await planParts(author, { targets, former: toTargets(former), rows })
    : NO_PARTS;
  return {
    edits: [
      ...(await planCategories(db, author, moved, targets)),
      ...(await planOpening(db, author, opened)),
      ...parting.edits,
      ...(takes(names, "tags") ? await planTags(db, author, { rows, targets, source }) : []),
      ...(takes(names, "notes") ? planNotes(rows) : []),
    ],
    filed: [...filed, ...parting.divided],
    kept: named.length - filed.length,
  };
};

const idsOf = (rows: readonly FiledRow[]): string[] => rows.map(({ transaction }) => transaction.id);

/** Rows that were edited alike are updated together. */
const setEdited = (
  rows: readonly FiledRow[],
  values: Partial<TransactionRow>,
  change: (edited: string | null) => string | null,
): Edit[] =>
  [...Map.groupBy(rows, ({ transaction }) => transaction.edited)].map(([edited, alike]) =>
    updateIn("transactions", idsOf(alike), { ...values, edited: change(edited) }),
  );

/** In one edit and with one look at what was predicted, however many names there are. */
const planCategories = async (
  db: Db,
  author: Who,
  rows: readonly FiledRow[],
  targets: Targets,
): Promise<Edit[]> => {
  const led = rows.flatMap(({ transaction, brought }) => {
    const name = targets.get(brought.name_id ?? "");
    const sub_category_id = name?.sub_category_id ?? null;
    return name === undefined || sub_category_id === null
      ? []
      : [{ row: transaction, sub_category_id, why: toWhy(name) }];
  });
  const updates = led.map(({ row, sub_category_id, why }) => ({
    key: { id: row.id },
    values: {
      sub_category_id,
      why,
      suggested_id: null,
      confidence: null,
      edited: addEdited(row.edited, ["sub_category_id"]),
    },
  }));
  return [updateEach("transactions", updates), ...(await recordEach(db, author, led))];
};

/** Rows that their source filed before stand open again, and what they taught is forgotten. */
const planOpening = async (db: Db, { user_id }: Who, rows: readonly FiledRow[]): Promise<Edit[]> => {
  if (rows.length === 0) return [];
  const sub_category_id = getReservedId(await loadStarterIds(db, user_id), "uncategorised.uncategorised");
  const answers = await db
    .selectFrom("answers")
    .select("id")
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, idsOf(rows)))
    .execute();
  return [
    ...setEdited(rows, { sub_category_id, why: OPEN, suggested_id: null, confidence: null }, (edited) => {
      const left = readEdited(edited).filter((name) => name !== "sub_category_id");
      return left.length === 0 ? null : addEdited(null, left);
    }),
    deleteFrom(
      "answers",
      answers.map(({ id }) => id),
    ),
  ];
};

type Parting = { readonly targets: Targets; readonly former: Targets; readonly rows: readonly FiledRow[] };
type Parted = { readonly edits: readonly Edit[]; readonly divided: readonly FiledRow[] };
const NO_PARTS: Parted = { edits: [], divided: [] };

const planParts = async ({ user_id, clock }: Who, { targets, former, rows }: Parting): Promise<Parted> => {
  const divided = rows.filter((row) => {
    if (toParts(row, targets) === null) return false;
    const sum = row.parts.reduce((all, { amount }) => all + amount, 0);
    const is_free = row.transaction.has_splits === 0 && !isChosen(row.transaction);
    return sum === row.transaction.amount && (is_free || isDividedAsBefore(row, former));
  });
  const added = divided.flatMap((row): SplitRow[] =>
    (toParts(row, targets) ?? []).map((sub_category_id, position) => ({
      user_id,
      id: clock.newId(),
      transaction_id: row.transaction.id,
      position,
      sub_category_id,
      amount: row.parts[position]?.amount ?? 0,
      percent: null,
      note: row.parts[position]?.note ?? null,
    })),
  );
  return {
    edits: [
      deleteFrom(
        "splits",
        divided.flatMap(({ splits }) => splits.map(({ id }) => id)),
      ),
      insertInto("splits", added),
      ...setEdited(divided, { has_splits: 1 }, (edited) => addEdited(edited, ["splits"])),
    ],
    divided,
  };
};

/** Tags stand under sub-categories: each is looked for, or made, where its row is filed. */
const planTags = async (
  db: Db,
  { user_id, clock }: Who,
  { rows, targets, source }: { rows: readonly FiledRow[]; targets: Targets; source: string },
): Promise<Edit[]> => {
  const tagged = rows.flatMap((row) => {
    const { tags } = readDetails(row.brought);
    if (tags.length === 0) return [];
    const own = mayFile(row, source) ? targets.get(row.brought.name_id ?? "")?.sub_category_id : undefined;
    return [{ transaction_id: row.transaction.id, sub: own ?? row.transaction.sub_category_id, tags }];
  });
  if (tagged.length === 0) return [];
  const known = await db.selectFrom("tags").selectAll().where("user_id", "=", user_id).execute();
  const toKey = (sub: string, name: string): string => `${sub} ${toNameKey(name)}`;
  const byKey = new Map<string, TagRow>(known.map((tag) => [toKey(tag.sub_category_id, tag.name), tag]));
  const made: TagRow[] = [];
  const find = (sub_category_id: string, name: string): string => {
    const key = toKey(sub_category_id, name);
    const before = byKey.get(key);
    if (before !== undefined) return before.id;
    const tag = { user_id, id: clock.newId(), sub_category_id, name, name_key: toNameKey(name) };
    byKey.set(key, tag);
    made.push(tag);
    return tag.id;
  };
  const present = await db
    .selectFrom("transaction_tags")
    .select(["transaction_id", "tag_id"])
    .where("user_id", "=", user_id)
    .where(
      "transaction_id",
      "in",
      idsIn(
        db,
        tagged.map(({ transaction_id }) => transaction_id),
      ),
    )
    .execute();
  const has = new Set(present.map((row) => `${row.transaction_id} ${row.tag_id}`));
  const added = tagged.flatMap(({ transaction_id, sub, tags }) =>
    [...new Set(tags.map((name) => find(sub, name)))]
      .filter((tag_id) => !has.has(`${transaction_id} ${tag_id}`))
      .map((tag_id) => ({ user_id, transaction_id, tag_id })),
  );
  return [insertInto("tags", made), insertInto("transaction_tags", added)];
};

/** A note that is there stays. */
const planNotes = (rows: readonly FiledRow[]): Edit[] => {
  const noted = rows.flatMap(({ transaction, brought }) => {
    const { note } = readDetails(brought);
    const is_free = transaction.note === null && !readEdited(transaction.edited).includes("note");
    return note === null || !is_free ? [] : [{ key: { id: transaction.id }, values: { note } }];
  });
  return [updateEach("transactions", noted)];
};
