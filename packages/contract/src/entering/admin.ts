import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { email, id, instant, many, one, page, paging } from "../fields.ts";

/** What somebody who looks after the installation sees of its people, and nothing of what they keep but how much room it takes. */
export const knownPerson = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  email_verified_at: z.nullable(instant),
  created_at: instant,
  /** Of the sign-ins that are still known. */
  last_seen_at: z.nullable(instant),
  is_admin: z.boolean(),
  disabled_at: z.nullable(instant),
  storage_bytes: z.int(),
  /** Who asks. */
  is_you: z.boolean(),
});
export type KnownPerson = z.output<typeof knownPerson>;

export const invitation = z.strictObject({
  id,
  /** As addresses are compared: in small letters. */
  email: z.string(),
  created_at: instant,
  expires_at: instant,
});
export type Invitation = z.output<typeof invitation>;

export const REGISTRATIONS = ["open", "invite", "closed"] as const;
const policy = z.enum(REGISTRATIONS);
export const registration = z.strictObject({
  policy,
  /** It is said by the configuration and cannot be chosen here. */
  is_fixed: z.boolean(),
});

/** Work that is done by and by; what watches mailboxes and folders never ends, and is none of it. */
export const WORK_KINDS = [
  "statements",
  "acts",
  "merchants",
  "findings",
  "suggestions",
  "mail",
  "notice_mail",
  "webhook_deliveries",
  "moved_originals",
  "removed_originals",
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export const FAILURE_KINDS = ["statements", "mail", "webhooks", "browsers"] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export const installation = z.strictObject({
  version: z.string(),
  people: z.int(),
  admins: z.int(),
  registration,
  /** Those that are made by themselves: the last one that was opened and found the same, and when the last try failed, if it did. */
  backup: z.strictObject({
    is_on: z.boolean(),
    last_good_at: z.nullable(instant),
    failed_at: z.nullable(instant),
  }),
  /** How much of each kind waits, and how much of it is being done. */
  work: z.array(z.strictObject({ kind: z.enum(WORK_KINDS), waiting: z.int(), under_way: z.int() })),
  /** What went wrong for good within the last 30 days. */
  failures: z.array(
    z.strictObject({ kind: z.enum(FAILURE_KINDS), count: z.int(), latest_at: z.nullable(instant) }),
  ),
});
export type Installation = z.output<typeof installation>;

const params = z.strictObject({ id });

export const getInstallation = endpoint({
  id: "get_installation",
  method: "GET",
  path: "/api/admin/installation",
  guard: "admin",
  summary: "How this Passbook is doing",
  answer: one(installation),
});
export const setRegistration = endpoint({
  id: "set_registration",
  method: "PUT",
  path: "/api/admin/registration",
  guard: "admin",
  summary: "Say who may register",
  body: z.strictObject({ policy }),
  answer: one(registration),
});
export const listPeople = endpoint({
  id: "list_people",
  method: "GET",
  path: "/api/admin/people",
  guard: "admin",
  summary: "Who has an account here",
  query: z.strictObject(paging),
  answer: page(knownPerson),
});
export const disablePerson = endpoint({
  id: "disable_person",
  method: "POST",
  path: "/api/admin/people/{id}/disable",
  guard: "admin",
  summary: "Sign a person out and let them in no more",
  params,
  answer: one(knownPerson),
});
export const enablePerson = endpoint({
  id: "enable_person",
  method: "POST",
  path: "/api/admin/people/{id}/enable",
  guard: "admin",
  summary: "Let a person in again",
  params,
  answer: one(knownPerson),
});
export const makeAdmin = endpoint({
  id: "make_admin",
  method: "POST",
  path: "/api/admin/people/{id}/make_admin",
  guard: "admin",
  summary: "Have a person look after the installation",
  params,
  answer: one(knownPerson),
});
export const removeAdmin = endpoint({
  id: "remove_admin",
  method: "POST",
  path: "/api/admin/people/{id}/remove_admin",
  guard: "admin",
  summary: "Have a person look after the installation no more",
  params,
  answer: one(knownPerson),
});
export const listInvitations = endpoint({
  id: "list_invitations",
  method: "GET",
  path: "/api/admin/invitations",
  guard: "admin",
  summary: "Invitations that can still be used",
  answer: many(invitation),
});
/** The link is told once; of its token only a hash is kept. */
export const invitePerson = endpoint({
  id: "invite_person",
  method: "POST",
  path: "/api/admin/invitations",
  guard: "admin",
  summary: "Make a link by which one person registers with this address",
  body: z.strictObject({ email }),
  answer: one(z.strictObject({ ...invitation.shape, link: z.string() })),
  address: () => "/api/admin/invitations",
  hands_out_secret: true,
});
export const withdrawInvitation = endpoint({
  id: "withdraw_invitation",
  method: "DELETE",
  path: "/api/admin/invitations/{id}",
  guard: "admin",
  summary: "Make an invitation worthless",
  params,
});
