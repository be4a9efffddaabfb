import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currency, email, id, instant, many, one } from "../fields.ts";

/** What a member may do in the book of another person: look, or change its rows too. */
export const MEMBER_ROLES = ["editor", "viewer"] as const;
export const memberRole = z.enum(MEMBER_ROLES);
export type MemberRole = z.output<typeof memberRole>;
export const bookRole = z.enum(["owner", ...MEMBER_ROLES]);
export type BookRole = z.output<typeof bookRole>;

/** A book that a person may look at: what one person keeps, named after them. Its id is theirs, and goes into the header `passbook-book`. */
export const book = z.strictObject({
  id,
  owner_name: z.string(),
  role: bookRole,
  /** Whether they may ask others in and out. */
  manages: z.boolean(),
  /** How many others look at it. */
  member_count: z.int(),
  /** Of its figures; a person's own settings say how they are written. */
  home_currency: currency,
  /** Of its days. */
  time_zone: z.string(),
  /** Accounts that its owner keeps from its members: of a book of somebody else, all sums are without these. */
  private_accounts: z.int(),
});
export type Book = z.output<typeof book>;

/** Somebody who shares a book. `person_id` is what the history names them by. */
export const member = z.strictObject({
  id,
  person_id: id,
  name: z.string(),
  /** Told to who manages, and of oneself. */
  email: z.nullable(z.string()),
  role: memberRole,
  manages: z.boolean(),
  created_at: instant,
  is_you: z.boolean(),
});
export type Member = z.output<typeof member>;

/** A link into a book; where it went, null where it was handed over otherwise. */
const madeInvitation = z.strictObject({
  id,
  role: memberRole,
  email: z.nullable(z.string()),
  created_at: instant,
  expires_at: instant,
});
/** One that can still be used; who made it, null where that was not noted yet. */
export const memberInvitation = z.strictObject({
  ...madeInvitation.shape,
  by: z.nullable(z.strictObject({ id, name: z.string() })),
});
export type MemberInvitation = z.output<typeof memberInvitation>;
export type MadeInvitation = z.output<typeof madeInvitation>;

/** Who shares the chosen book. Invitations are told to who manages, and are empty for others. */
export const sharing = z.strictObject({
  owner: z.strictObject({ person_id: id, name: z.string(), is_you: z.boolean() }),
  members: z.array(member),
  invitations: z.array(memberInvitation),
});
export type Sharing = z.output<typeof sharing>;

const token = z.string().check(z.minLength(1), z.maxLength(200));
const params = z.strictObject({ id });

export const listBooks = endpoint({
  id: "list_books",
  method: "GET",
  path: "/api/books",
  summary: "The books that you may look at, your own first",
  answer: many(book),
});
/** Also told to somebody who is a member already, so that a link that was opened twice says so. */
export const checkMemberInvitation = endpoint({
  id: "check_member_invitation",
  method: "POST",
  path: "/api/books/invitation",
  summary: "Look at an invitation into a book before accepting it",
  body: z.strictObject({ token }),
  answer: one(z.strictObject({ owner_name: z.string(), role: memberRole, expires_at: instant })),
});
export const acceptMemberInvitation = endpoint({
  id: "accept_member_invitation",
  method: "POST",
  path: "/api/books/accept",
  summary: "Become a member of a book",
  body: z.strictObject({ token }),
  answer: one(book),
});
export const leaveBook = endpoint({
  id: "leave_book",
  method: "DELETE",
  path: "/api/books/{id}",
  summary: "Be a member of a book no more",
  params,
});

export const listMembers = endpoint({
  id: "list_members",
  method: "GET",
  path: "/api/members",
  summary: "Who shares this book",
  answer: one(sharing),
});
/** The link is told once; of its token only a hash is kept. With an address it is mailed there too. */
export const inviteMember = endpoint({
  id: "invite_member",
  room: "takes",
  method: "POST",
  path: "/api/members/invitations",
  summary: "Ask somebody into this book, by a link that works once",
  body: z.strictObject({ role: memberRole, email: z.nullable(email) }),
  answer: one(z.strictObject({ ...madeInvitation.shape, link: z.string() })),
  address: () => "/api/members",
  hands_out_secret: true,
  asks_again: true,
});
export const withdrawMemberInvitation = endpoint({
  id: "withdraw_member_invitation",
  method: "DELETE",
  path: "/api/members/invitations/{id}",
  summary: "Make an invitation into this book worthless",
  params,
});
/** `manages` is for the owner to give and take. Who manages is an editor: one who becomes a viewer manages no more. */
export const changeMember = endpoint({
  id: "change_member",
  method: "PATCH",
  path: "/api/members/{id}",
  summary: "Say what a member may do, or hand the managing of members over",
  params,
  body: z.strictObject({ role: z.optional(memberRole), manages: z.optional(z.boolean()) }),
  answer: one(member),
});
export const removeMember = endpoint({
  id: "remove_member",
  method: "DELETE",
  path: "/api/members/{id}",
  summary: "Have somebody share this book no more",
  params,
});
