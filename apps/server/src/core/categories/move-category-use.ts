import { type Db, idsIn } from "@passbook/db/dialect";
import { deleteFrom, type Edit, insertInto, replaceMentioned, updateIn } from "../changes/index.ts";

type Move = { readonly ids: readonly string[]; readonly move_to: string };

/** Files everything that is under these categories elsewhere: transactions, parts, merchants' defaults, answers, tags and rules. */
export const moveCategoryUse = async (trx: Db, user_id: string, move: Move): Promise<Edit[]> => [
  ...(await moveFiled(trx, user_id, move)),
  ...(await moveLearned(trx, user_id, move)),
  ...(await moveTags(trx, user_id, move)),
  ...(await moveInRules(trx, user_id, move)),
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

/** What was answered and predicted, and what is suggested, names the other category from now on. */
const moveLearned = async (trx: Db, user_id: string, { ids, move_to }: Move): Promise<Edit[]> => {
  const answered = await findAnswers(trx, user_id, { column: "sub_category_id", ids });
  const predicted = await findAnswers(trx, user_id, { column: "predicted_id", ids });
  return [
    updateIn("answers", answered, { sub_category_id: move_to }),
    updateIn("answers", predicted, { predicted_id: move_to }),
    updateIn("transactions", await findSuggested(trx, user_id, ids), { suggested_id: move_to }),
  ];
};

const findAnswers = async (
  trx: Db,
  user_id: string,
  { column, ids }: { column: "sub_category_id" | "predicted_id"; ids: readonly string[] },
): Promise<string[]> => {
  const rows = await trx
    .selectFrom("answers")
    .select("id")
    .where("user_id", "=", user_id)
    .where(column, "in", idsIn(trx, ids))
    .execute();
  return rows.map((row) => row.id);
};

/** Transactions that these categories are suggested for. */
export const findSuggested = async (trx: Db, user_id: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("suggested_id", "in", idsIn(trx, ids))
    .execute();
  return rows.map((row) => row.id);
};

/** Rules name the other sub-category, and where they look for a category as a whole, the one it is in. */
const moveInRules = async (trx: Db, user_id: string, { ids, move_to }: Move): Promise<Edit[]> => {
  const rows = await trx
    .selectFrom("categories")
    .select(["id", "parent_id"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, [...ids, move_to]))
    .execute();
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]));
  const parent = parents.get(move_to) ?? null;
  return replaceMentioned(
    trx,
    user_id,
    new Map(ids.map((id) => [id, parents.get(id) === "" ? parent : move_to])),
  );
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
  return [
    updateIn("tags", moved, { sub_category_id: move_to }),
    ...(await joinTags(trx, user_id, joined)),
    ...(await replaceMentioned(trx, user_id, joined)),
  ];
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
