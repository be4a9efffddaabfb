import { foldText, isInName as holdsWord } from "@passbook/contract/fold-text";
import { isNearly, LEAST_LETTERS } from "@passbook/contract/nearest";
import { listTerms, type SearchTree } from "@passbook/contract/search";
import { containsText, type Db } from "@passbook/db/dialect";
import { sql } from "kysely";

/** Ids of what was likely meant by a word that no name holds. */
export type Slips = { readonly vendors: readonly string[]; readonly merchants: readonly string[] };

const MOST_LETTERS = 30;
/** Names that are looked through, the newest first: so many take a few milliseconds. */
const MOST_NAMES = 5000;
/** Words of one search that are looked for so; a further one has to be written as it is. */
const MOST_WORDS = 4;

type Name = { readonly id: string; readonly folded: string };

const listNames = async (db: Db, user_id: string, table: "vendors" | "merchants"): Promise<Name[]> => {
  const rows = await db
    .selectFrom(table)
    .select(["id", "name"])
    .where("user_id", "=", user_id)
    .orderBy("id", "desc")
    .limit(MOST_NAMES)
    .execute();
  return rows.map(({ id, name }) => ({ id, folded: foldText(name) }));
};

/** Whether the name of a vendor or merchant holds a word; cheaper than to fetch the names. */
const isInName = async (db: Db, user_id: string, word: string): Promise<boolean> => {
  const holds = (table: "vendors" | "merchants") =>
    sql`exists (select 1 from ${sql.table(table)} where user_id = ${user_id} and ${containsText(db, sql.ref("name"), word)})`;
  const { rows } = await sql`select 1 where ${holds("vendors")} or ${holds("merchants")}`.execute(db);
  return rows.length > 0;
};

const wordsOf = (tree: SearchTree | null): readonly string[] => {
  const words = listTerms(tree).flatMap((term) => {
    const is_named = term.kind === "text" || (term.kind === "field" && term.field === "merchant");
    return is_named && !term.exact ? [foldText(term.text)] : [];
  });
  const fitting = words.filter((word) => word.length >= LEAST_LETTERS && word.length <= MOST_LETTERS);
  return [...new Set(fitting)].slice(0, MOST_WORDS);
};

/** What was meant by the words of a search that stand in no name of a vendor or merchant, by the folded word. */
export const findSlips = async (
  db: Db,
  user_id: string,
  tree: SearchTree | null,
): Promise<ReadonlyMap<string, Slips>> => {
  const asked = await Promise.all(
    wordsOf(tree).map(async (word) => ({ word, known: await isInName(db, user_id, word) })),
  );
  const unknown = asked.filter(({ known }) => !known).map(({ word }) => word);
  if (unknown.length === 0) return new Map();
  const [vendors, merchants] = await Promise.all([
    listNames(db, user_id, "vendors"),
    listNames(db, user_id, "merchants"),
  ]);
  const idsNear = (word: string, among: readonly Name[]): string[] =>
    among.filter(({ folded }) => holdsWord(folded, word) || isNearly(word, folded)).map(({ id }) => id);
  return new Map(
    unknown.map((word) => [word, { vendors: idsNear(word, vendors), merchants: idsNear(word, merchants) }]),
  );
};
