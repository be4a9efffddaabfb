import type { BookName } from "@passbook/contract/move-in";
import { isProgram, PROGRAM_NAMES } from "@passbook/contract/programs";
import type { Db } from "@passbook/db/dialect";
import type { BroughtNameRow } from "@passbook/db/schema";
import type { BroughtName, ParsedStatement } from "@passbook/statement-parser";
import { getReservedId, loadStarterIds } from "../categorisation/index.ts";
import { checkSubCategories, listCategoryRows } from "../categories/index.ts";
import type { Author } from "../changes/index.ts";
import { makeCategories } from "./choose-names.ts";
import { openGuessing } from "./guess-names.ts";
import { MOVEMENT, nameOf, toKey } from "./name-of.ts";
import type { NamesToTake } from "./names-to-take.ts";

/** A name with its rows and money, before anything of it is kept. */
export type CountedName = Omit<BookName, "guess">;

/** Who has more has not named them by hand. */
const MOST_NAMES = 2000;

/**
 * The names of the categories that statements bring, those of the most rows first; parts count for themselves, and what is told to be a
 * movement needs no name ({@link withMovements}).
 */
export const countNames = (statements: readonly ParsedStatement[]): CountedName[] => {
  const counted = new Map<string, { name: BroughtName; rows: number; sums: Map<string | null, number> }>();
  const add = (name: BroughtName | null, amount: number, currency: string | null): void => {
    if (name === null) return;
    const key = toKey(name);
    const one = counted.get(key) ?? { name, rows: 0, sums: new Map<string | null, number>() };
    one.rows += 1;
    one.sums.set(currency, (one.sums.get(currency) ?? 0) + amount);
    counted.set(key, one);
  };
  for (const { transactions } of statements)
    for (const { brought, amount, currency } of transactions) {
      if (brought === undefined) continue;
      const name = nameOf(brought);
      if (brought.parts.length === 0 && name !== MOVEMENT) add(name, amount, currency);
      for (const part of brought.parts) add(part.category, part.amount, currency);
    }
  return [...counted.values()]
    .toSorted((one, other) => other.rows - one.rows || (one.name.name < other.name.name ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map(({ name, rows, sums }) => ({
      parent: name.parent,
      name: name.name,
      transactions: rows,
      totals: [...sums].map(([currency, amount]) => ({ currency, amount })),
    }));
};

const NOT_FILED: ReadonlyMap<string, number> = new Map();

/** What each name likely is here; what was chosen for it before, in this program or another, comes first. */
export const guessForNames = async (
  db: Db,
  user_id: string,
  { source, names }: { source: string; names: readonly CountedName[] },
): Promise<BookName[]> => {
  const chosen = await db
    .selectFrom("brought_names")
    .select(["name_key", "sub_category_id"])
    .where("user_id", "=", user_id)
    .where("kind", "=", "category")
    .where("choice", "=", "taken")
    .where("sub_category_id", "is not", null)
    .execute();
  const guess = openGuessing({
    categories: await listCategoryRows(db, user_id),
    chosen,
    countFiled: () => NOT_FILED,
    parent_name: isProgram(source) ? PROGRAM_NAMES[source] : "",
  });
  return names.map((name) => ({ ...name, guess: guess(toOpen(user_id, source, name), name.totals) }));
};

const toOpen = (user_id: string, source: string, { parent, name }: CountedName): BroughtNameRow => ({
  user_id,
  id: "",
  source,
  kind: "category",
  parent: parent ?? "",
  name,
  name_key: toKey({ parent, name }),
  choice: "open",
  sub_category_id: null,
});

/** Refuses choices that cannot be: categories that are not there, or stand where nothing is made. */
export const checkNamesToTake = async (
  db: Db,
  author: Pick<Author, "user_id" | "clock">,
  { source, taken: { names } }: { source: string; taken: NamesToTake },
): Promise<void> => {
  await checkSubCategories(
    db,
    author.user_id,
    names.flatMap(({ sub_category_id }) => sub_category_id ?? []),
    "names",
  );
  await makeCategories(db, author, {
    source,
    names: names.map((one, index) => ({ ...one, name_id: String(index) })),
  });
};

/** Movements are filed as such, unless their person chose for a name that reads alike. */
export const withMovements = async (db: Db, user_id: string, taken: NamesToTake): Promise<NamesToTake> => {
  const key = toKey(MOVEMENT);
  if (taken.names.some(({ parent, name }) => toKey({ parent: parent ?? null, name }) === key)) return taken;
  const sub_category_id = getReservedId(await loadStarterIds(db, user_id), "transfers.transfers");
  return { ...taken, names: [...taken.names, { ...MOVEMENT, sub_category_id }] };
};
