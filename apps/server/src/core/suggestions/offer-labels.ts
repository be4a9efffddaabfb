import { type Db, idsIn } from "@passbook/db/dialect";
import {
  getReservedId,
  loadClassifier,
  loadCountries,
  loadStarterIds,
  READ_COLUMNS,
  toClassifierRow,
} from "../categorisation/index.ts";

/** One more than is shown, since Uncategorised is nothing to choose. */
const MOST_LABELS = 4;

/** For each of these transactions the sub-categories that it is likeliest to belong to. */
export const offerLabels = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> => {
  const [classifier, countries, starter_ids, known] = await Promise.all([
    loadClassifier(db, user_id),
    loadCountries(db, user_id),
    loadStarterIds(db, user_id),
    db
      .selectFrom("categories")
      .select("id")
      .where("user_id", "=", user_id)
      .where("parent_id", "!=", "")
      .execute(),
  ]);
  const rows = await db
    .selectFrom("transactions")
    .select(["id", ...READ_COLUMNS])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  const choices = new Set(known.map(({ id }) => id));
  choices.delete(getReservedId(starter_ids, "uncategorised.uncategorised"));
  return new Map(
    rows.map((row) => [
      row.id,
      classifier.rank(toClassifierRow(row, countries), MOST_LABELS).filter((label) => choices.has(label)),
    ]),
  );
};
