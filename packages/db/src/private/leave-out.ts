import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
  type RootOperationNode,
  SelectQueryNode,
  sql,
} from "kysely";
import { type Db, engineOf, idsIn, toNumber } from "../dialect.ts";
import { LEFT_OUT, type LeavingOut, type LeftOutTable } from "./left-out.ts";

const TABLES = Object.keys(LEFT_OUT) as LeftOutTable[];

/** SQLite takes a name within its own definition for a circle; PostgreSQL takes it for the table, as long as it stands before all others of that name. */
const leavingOut = (db: Db, user_id: string): LeavingOut => ({
  user_id,
  real: engineOf(db) === "sqlite" ? (table) => sql.table(`main.${table}`) : (table) => sql.table(table),
});

const listParts = (of: LeavingOut) =>
  TABLES.map((table) => ({
    table,
    rows: sql`(select each.* from ${of.real(table)} as each where not (each.user_id = ${of.user_id} and (${LEFT_OUT[table](of)})))`,
  }));

const READ = /^\s*select\b/i;

/** Queries within a query are made like it, each with what hides; the outermost hides for them all, and a union could not take more. */
class OutermostAlone extends OperationNodeTransformer {
  readonly #hiding: ReadonlySet<CommonTableExpressionNode>;
  constructor(hiding: readonly CommonTableExpressionNode[]) {
    super();
    this.#hiding = new Set(hiding);
  }
  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const { with: named, ...rest } = node;
    const own = (named?.expressions ?? []).filter((each) => !this.#hiding.has(each));
    const bare =
      named === undefined || own.length === 0 ? rest : { ...rest, with: { ...named, expressions: own } };
    return super.transformSelectQuery(bare, queryId);
  }
}

/** Puts what may be seen in the place of each table, for everything that a statement reads, however it is written. */
const hiding = (db: Db, user_id: string): KyselyPlugin => {
  const parts = listParts(leavingOut(db, user_id));
  const expressions = parts.map(({ table, rows }) => ({
    ...CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(table), rows.toOperationNode()),
    // Kept for its moment, each would be read whole.
    materialized: false,
  }));
  const named = parts.map(({ table, rows }) => sql`${sql.ref(table)} as not materialized ${rows}`);
  const head = sql`with ${sql.join(named)} `.toOperationNode();
  const outermost = new OutermostAlone(expressions);
  const hide = (node: RootOperationNode): RootOperationNode => {
    if (SelectQueryNode.is(node)) {
      const { with: own, ...rest } = outermost.transformNode(node);
      return {
        ...rest,
        with: { kind: "WithNode", expressions: [...expressions, ...(own?.expressions ?? [])] },
      };
    }
    if (RawNode.is(node) && READ.test(node.sqlFragments[0] ?? ""))
      return RawNode.create(["", "", ""], [head, outermost.transformNode(node)]);
    return node;
  };
  return { transformQuery: ({ node }) => hide(node), transformResult: async ({ result }) => result };
};

const whole = new WeakMap<Db, Db>();

/** The database (or a transaction on it) as a member sees it whom the private accounts of a book are kept from. Only what it reads is another. */
export const leaveOut = (db: Db, user_id: string): Db => {
  const shown = db.withPlugin(hiding(db, user_id));
  whole.set(shown, db);
  return shown;
};

/** The database with everything, for what is made from all of it and shows nothing of any row. */
export const wholeOf = (db: Db): Db => whole.get(db) ?? db;

/** How many accounts of a book are private. */
export const countPrivate = async (db: Db, user_id: string): Promise<number> => {
  const { count } = await db
    .selectFrom("bank_accounts")
    .select((of) => of.fn.countAll().as("count"))
    .where("user_id", "=", user_id)
    .where("is_private", "=", 1)
    .executeTakeFirstOrThrow();
  return toNumber(count);
};

/** Their rows have no id of their own, or none that a call could name. */
const UNNAMED: ReadonlySet<LeftOutTable> = new Set([
  "change_parts",
  "acts",
  "known_layouts",
  "month_sums",
  "category_sums",
  "day_sums",
  "brought_parts",
  "brought_rows",
  "transaction_tags",
  "readings",
  "file_parts",
  "stored_transactions",
]);
const NAMED = TABLES.filter((table) => !UNNAMED.has(table));

/** Which of these ids, of whatever kind, name what is left out for members of a book. */
export const listLeftOut = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const of = leavingOut(db, user_id);
  const each = NAMED.map(
    (table) => sql`select each.id from ${of.real(table)} as each
      where each.user_id = ${user_id} and each.id in ${idsIn(db, ids)} and (${LEFT_OUT[table](of)})`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(each, sql` union `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
