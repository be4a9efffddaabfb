import type { Book, Member, Sharing } from "@passbook/contract/members";
import { type Db, toNumber } from "@passbook/db/dialect";
import { countPrivate } from "@passbook/db/private/leave-out";
import type { MemberRow } from "@passbook/db/rows/member-rows";
import type { Caller } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";

/** A member by whose book it is and the row's own id. */
export type MemberPlace = { readonly user_id: string; readonly id: string };

/** The books of which somebody is a member, the first that they came into first; not those whose owner may not come in. */
const selectShared = (db: Db, member_id: string) =>
  db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["members.user_id", "role", "manages", "name", "home_currency", "time_zone"])
    .where("member_id", "=", member_id)
    .where("ended_at", "is", null)
    .where("disabled_at", "is", null)
    .orderBy("members.created_at")
    .orderBy("members.user_id");

type Shown = Pick<Book, "home_currency" | "time_zone"> & { readonly user_id: string; readonly name: string };

const toBook = async (
  db: Db,
  { user_id: id, name, home_currency, time_zone }: Shown,
  standing: Pick<Book, "role" | "manages">,
): Promise<Book> => {
  const member_count = await countMembers(db, id);
  const private_accounts = await countPrivate(db, id);
  return { id, owner_name: name, ...standing, member_count, home_currency, time_zone, private_accounts };
};

/** How many people share a book with its owner. */
export const countMembers = async (db: Db, user_id: string): Promise<number> => {
  const { count } = await db
    .selectFrom("members")
    .select((of) => of.fn.countAll().as("count"))
    .where("user_id", "=", user_id)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return toNumber(count);
};

/** The books that a person may look at, their own first. */
export const listBooks = async (db: Db, person_id: string): Promise<Book[]> => {
  const own = await db
    .selectFrom("users")
    .select(["id as user_id", "name", "home_currency", "time_zone"])
    .where("id", "=", person_id)
    .executeTakeFirstOrThrow();
  const books = [await toBook(db, own, { role: "owner", manages: true })];
  for (const { role, manages, ...row } of await selectShared(db, person_id).execute())
    books.push(await toBook(db, row, { role, manages: manages === 1 }));
  return books;
};

/** A book of which somebody is a member. */
export const getShared = async (db: Db, of: { user_id: string; member_id: string }): Promise<Book> => {
  const row = await selectShared(db, of.member_id)
    .where("members.user_id", "=", of.user_id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("book");
  const { role, manages, ...shown } = row;
  return toBook(db, shown, { role, manages: manages === 1 });
};

const selectMembers = (db: Db, user_id: string) =>
  db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.member_id")
    .select([
      "members.id",
      "member_id as person_id",
      "name",
      "email",
      "role",
      "manages",
      "members.created_at",
    ])
    .where("user_id", "=", user_id)
    .where("ended_at", "is", null);
type Selected = Awaited<ReturnType<ReturnType<typeof selectMembers>["executeTakeFirstOrThrow"]>>;

/** Who asks, and whether addresses are told to them. */
type Asking = { readonly actor_id: string; readonly manages: boolean };

const toMember = ({ email, ...row }: Selected, { actor_id, manages }: Asking): Member => {
  const is_you = row.person_id === actor_id;
  return { ...row, email: manages || is_you ? email : null, manages: row.manages === 1, is_you };
};

export const getMember = async (db: Db, { user_id, id }: MemberPlace, asking: Asking): Promise<Member> => {
  const row = await selectMembers(db, user_id).where("members.id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("member");
  return toMember(row, asking);
};

/** A member as stored; throws for one that is none any more. */
export const getMemberRow = async (trx: Db, { user_id, id }: MemberPlace): Promise<MemberRow> => {
  const row = await trx
    .selectFrom("members")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw notFound("member");
  return row;
};

export const saveMember = async (
  trx: Db,
  { user_id, id }: MemberPlace,
  values: Partial<Pick<MemberRow, "role" | "manages" | "created_at" | "ended_at">>,
): Promise<void> => {
  await trx.updateTable("members").set(values).where("user_id", "=", user_id).where("id", "=", id).execute();
};

/** Who acts on a book, and what they are in it. */
export type Standing = Pick<Caller, "user_id" | "actor_id" | "role">;

/** Whether somebody may ask others in and out, now. */
export const isManaging = async (db: Db, { user_id, actor_id, role }: Standing): Promise<boolean> => {
  if (role === "owner") return true;
  const row = await db
    .selectFrom("members")
    .select("manages")
    .where("user_id", "=", user_id)
    .where("member_id", "=", actor_id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row?.manages === 1;
};

/** Who shares a book, in the order in which they came. */
export const showSharing = async (db: Db, caller: Caller, now: string): Promise<Sharing> => {
  const { user_id, actor_id } = caller;
  const owner = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const manages = await isManaging(db, caller);
  const rows = await selectMembers(db, user_id).orderBy("members.created_at").orderBy("members.id").execute();
  return {
    owner: { person_id: owner.id, name: owner.name, is_you: owner.id === actor_id },
    members: rows.map((row) => toMember(row, { actor_id, manages })),
    invitations: manages ? await listInvitations(db, user_id, now) : [],
  };
};

/** The invitations into a book that can still be used, the latest first. */
const listInvitations = async (db: Db, user_id: string, now: string): Promise<Sharing["invitations"]> => {
  const rows = await db
    .selectFrom("member_invitations")
    .leftJoin("users", "users.id", "member_invitations.invited_by")
    .select(["member_invitations.id", "role", "member_invitations.email", "member_invitations.created_at"])
    .select(["expires_at", "users.id as maker_id", "users.name as maker_name"])
    .where("user_id", "=", user_id)
    .where("expires_at", ">", now)
    .orderBy("member_invitations.id", "desc")
    .execute();
  return rows.map(({ maker_id, maker_name, ...made }) => ({
    ...made,
    by: maker_id === null || maker_name === null ? null : { id: maker_id, name: maker_name },
  }));
};
