import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "@passbook/contract/endpoint";
import type { BookRole } from "@passbook/contract/members";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";

/** Methods that change nothing. */
export const SAFE: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Who calls, and on whose book the call acts, as the guard found them; `session_id` is the id of the key where one was called with. */
export type Caller = {
  /** Whose rows the call acts on: of a call that is a person's own matter who calls, of others the owner of the chosen book. */
  readonly user_id: string;
  /** The person of the session or of the key. */
  readonly actor_id: string;
  /** What they are in that book. */
  readonly role: BookRole;
  readonly session_id: string;
  /** Whether a program calls, with a key of the person. */
  readonly is_program: boolean;
};

/** One call in flight: parsed input, who calls, and what the server is made of. */
export type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: E["guard"] extends "public" ? null : Caller;
  /** How many accounts of the book its owner keeps from who calls: what is answered is without them (125). */
  readonly without_accounts: number;
  /** Where it came from. */
  readonly address: string;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Who calls in a book of their own. */
export const inOwnBook = (user_id: string, by: Pick<Caller, "session_id" | "is_program">): Caller => ({
  user_id,
  actor_id: user_id,
  role: "owner",
  ...by,
});

/** A route is a call of the contract and the one function that answers it. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly answer: (call: Call<Endpoint>) => Promise<unknown>;
};

/** Ties an endpoint to its function; the types of input and answer come from the contract. */
export const route = <E extends Endpoint>(
  endpoint: E,
  answer: (call: GuardedCall<E>) => Promise<AnswerFor<E>>,
): Route => ({
  endpoint,
  answer: answer as unknown as Route["answer"],
});

/** Endpoints are guarded unless public, so the caller is there; public ones find `null`. */
export type GuardedCall<E extends Endpoint> = Omit<Call<E>, "caller"> & { readonly caller: Caller };
type AnswerFor<E extends Endpoint> = E["answer_kind"] extends "none" ? void : AnswerOf<E> | void;

/** Names the change that a call made. */
export const CHANGE_HEADER = "passbook-change";

/** Tells the client with which id the change just made can be undone. */
export const tellChange = (reply: FastifyReply, change_id: string): void => {
  void reply.header(CHANGE_HEADER, change_id);
};
