import { type Db, idsIn } from "@passbook/db/dialect";
import { deleteFrom, deleteKeys, type Edit, insertInto, updateEach, updateIn } from "../changes/index.ts";

type Move = { readonly ids: readonly string[]; readonly move_to: string };

/** Files everything that is under these categories elsewhere: transactions, parts, merchants' defaults, memories and tags. */
export const moveCategoryUse = async (trx: Db, user_id: string, move: Move): Promise<Edit[]> => [
  ...(await moveFiled(trx, user_id, move)),
  ...(await moveMemories(trx, user_id, move)),
  ...(await moveTags(trx, user_id, move)),
];

const moveFiled = async (trx: Db, user_id: string, { ids, move_to }: Move): Promise<Edit[]> => {
  const edits: Edit[] = [];
  for (const table of ["transactions", "splits", "merchants"] as const) {
    const rows = await trx
      .selectFrom(table)
      .select("id")
      .where("user_id", "=", user_id)
      .where("sub_category_id", "in", idsIn(trx, ids))
      .execute();
    edits.push(
      updateIn(
        table,
        rows.map((row) => row.id),
        { sub_category_id: move_to },
      ),
    );
  }
  return edits;
};

const moveMemories = async (trx: Db, user_id: string, { ids, move_to }: Move): Promise<Edit[]> => {
  const rows = await trx
    .selectFrom("vendor_memories")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("sub_category_id", "in", idsIn(trx, [...ids, move_to]))
    .execute();
  const moving = rows.filter((row) => row.sub_category_id !== move_to);
  const known = new Map(
    rows.filter((row) => row.sub_category_id === move_to).map((row) => [row.vendor_key, row]),
  );
  const answers = new Map<string, number>();
  for (const { vendor_key, answers: count } of moving)
    answers.set(vendor_key, (answers.get(vendor_key) ?? 0) + count);
  const added = [...answers].map(([vendor_key, count]) => ({
    user_id,
    vendor_key,
    sub_category_id: move_to,
    answers: count + (known.get(vendor_key)?.answers ?? 0),
  }));
  return [
    deleteKeys(
      "vendor_memories",
      moving.map(({ vendor_key, sub_category_id }) => ({ vendor_key, sub_category_id })),
    ),
    insertInto(
      "vendor_memories",
      added.filter((row) => !known.has(row.vendor_key)),
    ),
    updateEach(
      "vendor_memories",
      added
        .filter((row) => known.has(row.vendor_key))
        .map(({ vendor_key, sub_category_id, answers: count }) => ({
          key: { vendor_key, sub_category_id },
          values: { answers: count },
        })),
    ),
  ];
};

/** A tag whose name the other sub-category has already gives its transactions to that one. */
const moveTags = async (trx: Db, user_id: string, { ids, move_to }: Move): Promise<Edit[]> => {
  const tags = await trx
    .selectFrom("tags")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("sub_category_id", "in", idsIn(trx, [...ids, move_to]))
    .orderBy("id")
    .execute();
  const keeping = new Map(
    tags.filter((tag) => tag.sub_category_id === move_to).map((tag) => [tag.name_key, tag.id]),
  );
  const moved: string[] = [];
  const joined = new Map<string, string>();
  for (const tag of tags.filter((one) => one.sub_category_id !== move_to)) {
    const twin = keeping.get(tag.name_key);
    if (twin === undefined) moved.push(tag.id);
    else joined.set(tag.id, twin);
    keeping.set(tag.name_key, twin ?? tag.id);
  }
  return [updateIn("tags", moved, { sub_category_id: move_to }), ...(await joinTags(trx, user_id, joined))];
};

const joinTags = async (trx: Db, user_id: string, joined: ReadonlyMap<string, string>): Promise<Edit[]> => {
  const uses = await trx
    .selectFrom("transaction_tags")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("tag_id", "in", idsIn(trx, [...joined.keys(), ...joined.values()]))
    .execute();
  const toKey = (transaction_id: string, tag_id: string) => `${transaction_id}\0${tag_id}`;
  const present = new Set(uses.map((use) => toKey(use.transaction_id, use.tag_id)));
  const added = uses.flatMap(({ transaction_id, tag_id }) => {
    const twin = joined.get(tag_id);
    if (twin === undefined || present.has(toKey(transaction_id, twin))) return [];
    present.add(toKey(transaction_id, twin));
    return [{ user_id, transaction_id, tag_id: twin }];
  });
  return [insertInto("transaction_tags", added), deleteFrom("tags", [...joined.keys()])];
};
