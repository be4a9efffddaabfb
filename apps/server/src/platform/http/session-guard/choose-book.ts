import type { Endpoint } from "@passbook/contract/endpoint";
import { BOOK_HEADER } from "@passbook/contract/client";
import { readsOnly, whoseOf } from "@passbook/contract/scopes";
import { say } from "@passbook/contract/sentences/members";
import type { FastifyRequest } from "fastify";
import { conflict, Problem } from "../../problem.ts";
import type { Services } from "../../services.ts";
import type { Caller } from "../route.ts";

const bookUnknown = (): Problem => new Problem({ status: 404, code: "book_unknown", ...say("book_unknown") });

/** How somebody is a member of a book now; nothing for who is none (any more), and of a book whose owner may not come in. */
const findMember = (
  { db }: Pick<Services, "db">,
  { user_id, member_id }: { readonly user_id: string; readonly member_id: string },
) =>
  db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["role", "manages"])
    .where("user_id", "=", user_id)
    .where("member_id", "=", member_id)
    .where("ended_at", "is", null)
    .where("disabled_at", "is", null)
    .executeTakeFirst();

type Standing = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Refuses what a member may not do. A 403 would sign them out, so it is a conflict with who they are here. */
const refuseBeyond = (endpoint: Endpoint, { role, manages }: Standing): void => {
  const whose = whoseOf(endpoint);
  if (whose === "owner") throw conflict("owner_needed", say("owner_needed"));
  if (whose === "manager" && manages !== 1) throw conflict("manager_needed", say("manager_needed"));
  if (role === "viewer" && !readsOnly(endpoint))
    throw conflict("viewer_only_looks", say("viewer_only_looks"));
};

/**
 * Decides whose book a call acts on: what is a person's own acts on them, everything else on the book that the header names, on their own without one.
 * A book of which they are no member is 404, and what a member may not do 409. Keys open the book of their person alone.
 */
export const chooseBook = async (
  services: Pick<Services, "db">,
  { headers }: Pick<FastifyRequest, "headers">,
  { endpoint, caller }: { readonly endpoint: Endpoint; readonly caller: Caller },
): Promise<Caller> => {
  const book = headers[BOOK_HEADER];
  if (book === undefined || book === caller.actor_id || whoseOf(endpoint) === "person") return caller;
  if (typeof book !== "string" || caller.is_program) throw bookUnknown();
  const member = await findMember(services, { user_id: book, member_id: caller.actor_id });
  if (member === undefined) throw bookUnknown();
  refuseBeyond(endpoint, member);
  return { ...caller, user_id: book, role: member.role };
};
