import type { AnswerOf, BodyOf } from "@passbook/contract/endpoint";
import type { PassedOver, proposeCategories } from "@passbook/contract/proposals";
import { sayOfProgram } from "@passbook/contract/sentences/programs";
import { type Db, idsIn, insertRows, lockPerson, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { Caller } from "../../platform/http/route.ts";
import { conflict } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { checkSubCategories } from "../categories/index.ts";
import { getRows, isFiledByPerson } from "../transactions/index.ts";
import { IS_UNANSWERED, selectOpen } from "./open.ts";

/** So many of one program wait at most: a person is to come to their end. */
const MOST_WAITING = 1000;
/** So many of those that were declined are known, so that they are not proposed again. */
const MOST_DECLINED = 1000;

type Wish = BodyOf<typeof proposeCategories>["proposals"][number];
type Standing = {
  readonly id: string;
  readonly sub_category_id: string;
  readonly declined_at: string | null;
};
/** Whose book, and which program. */
type Program = { readonly user_id: string; readonly key_id: string; readonly name: string };

/** The program that calls; a person in a session is none. */
const getProgram = async (trx: Db, { user_id, session_id }: Caller): Promise<Program> => {
  const key = await trx
    .selectFrom("program_keys")
    .select(["id", "name"])
    .where("user_id", "=", user_id)
    .where("id", "=", session_id)
    .executeTakeFirst();
  if (key === undefined) throw conflict("program_needed", sayOfProgram("program_needed"));
  return { user_id, key_id: key.id, name: key.name };
};

/** What this program proposed for these transactions before. */
const findStanding = async (
  trx: Db,
  { user_id, key_id }: Program,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> => {
  const rows = await trx
    .selectFrom("proposals")
    .select(["id", "transaction_id", "sub_category_id", "declined_at"])
    .where("user_id", "=", user_id)
    .where("key_id", "=", key_id)
    .where("transaction_id", "in", idsIn(trx, ids))
    .execute();
  return new Map(rows.map(({ transaction_id, ...row }) => [transaction_id, row]));
};

type Row = Awaited<ReturnType<typeof getRows>>[number];

const whyNot = (
  { sub_category_id }: Wish,
  row: Row | undefined,
  standing: Standing | undefined,
): PassedOver | null => {
  if (row === undefined) return "twice";
  if (isFiledByPerson(row)) return "answered";
  if (row.has_splits === 1) return "divided";
  if (row.sub_category_id === sub_category_id) return "filed_so";
  const is_declined = standing?.sub_category_id === sub_category_id && standing.declined_at !== null;
  return is_declined ? "declined" : null;
};

/** What a program proposed and nobody will be asked about any more makes room. */
const dropAnswered = async (trx: Db, { user_id, key_id }: Program): Promise<void> => {
  const answered = trx
    .selectFrom("proposals")
    .innerJoin("transactions", (join) =>
      join.on("transactions.user_id", "=", user_id).onRef("transactions.id", "=", "proposals.transaction_id"),
    )
    .select("proposals.id")
    .where("proposals.user_id", "=", user_id)
    .where("proposals.key_id", "=", key_id)
    .where("proposals.declined_at", "is", null)
    .where(sql<boolean>`not ${IS_UNANSWERED}`);
  const latest = trx
    .selectFrom("proposals")
    .select("id")
    .where("user_id", "=", user_id)
    .where("key_id", "=", key_id)
    .where("declined_at", "is not", null)
    .orderBy("id", "desc")
    .limit(MOST_DECLINED);
  const ofProgram = trx.deleteFrom("proposals").where("user_id", "=", user_id).where("key_id", "=", key_id);
  await ofProgram.where("id", "in", answered).execute();
  await ofProgram.where("declined_at", "is not", null).where("id", "not in", latest).execute();
};

const refuseTooMany = async (trx: Db, { user_id, key_id }: Program): Promise<void> => {
  const { count } = await selectOpen(trx, user_id)
    .select(({ fn }) => fn.countAll().as("count"))
    .where("proposals.key_id", "=", key_id)
    .executeTakeFirstOrThrow();
  if (toNumber(count) > MOST_WAITING)
    throw conflict("too_many_proposals", sayOfProgram("too_many_proposals", { most: MOST_WAITING }));
};

type Taken = { readonly wish: Wish; readonly standing: Standing | undefined };

/** One that says the same of a transaction stays the same proposal; one that says another thing is another, which nobody has seen yet. */
const writeProposals = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  program: Program,
  taken: readonly Taken[],
): Promise<void> => {
  const { user_id, key_id, name } = program;
  const isSame = ({ wish, standing }: Taken): boolean => standing?.sub_category_id === wish.sub_category_id;
  for (const { wish, standing } of taken.filter(isSame))
    await trx
      .updateTable("proposals")
      .set({ reason: wish.reason ?? "" })
      .where("user_id", "=", user_id)
      .where("id", "=", standing?.id ?? "")
      .execute();
  const others = taken.filter((each) => !isSame(each));
  const replaced = others.flatMap(({ standing }) => standing?.id ?? []);
  await trx
    .deleteFrom("proposals")
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, replaced))
    .execute();
  const rows = others.map(({ wish: { transaction_id, sub_category_id, reason = "" } }) => ({
    user_id,
    id: clock.newId(),
    transaction_id,
    key_id,
    program: name,
    sub_category_id,
    reason,
    created_at: clock.now(),
    declined_at: null,
  }));
  await insertRows(trx, "proposals", rows);
};

/** Puts down what a program proposes. A person's own word stands: what they have said, or declined, is not asked again. */
export const propose = async (
  trx: Db,
  services: Pick<Services, "clock">,
  caller: Caller,
  { proposals }: BodyOf<typeof proposeCategories>,
): Promise<AnswerOf<typeof proposeCategories>["data"]> => {
  const { user_id } = caller;
  await lockPerson(trx, user_id);
  const subs = [...new Set(proposals.map(({ sub_category_id }) => sub_category_id))];
  await checkSubCategories(trx, user_id, subs, "proposals");
  const ids = proposals.map(({ transaction_id }) => transaction_id);
  const rows = new Map(
    (await getRows(trx, user_id, { ids, field: "proposals" })).map((row) => [row.id, row]),
  );
  const program = await getProgram(trx, caller);
  const standing = await findStanding(trx, program, ids);
  const taken: Taken[] = [];
  const passed_over: AnswerOf<typeof proposeCategories>["data"]["passed_over"] = [];
  for (const wish of proposals) {
    const { transaction_id } = wish;
    const before = standing.get(transaction_id);
    const why = whyNot(wish, rows.get(transaction_id), before);
    rows.delete(transaction_id);
    if (why === null) taken.push({ wish, standing: before });
    else passed_over.push({ transaction_id, why });
  }
  await writeProposals(trx, services, program, taken);
  await dropAnswered(trx, program);
  await refuseTooMany(trx, program);
  return { proposed: taken.length, passed_over };
};
