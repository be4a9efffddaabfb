import type { RefusalBody } from "./fields.ts";
import { type AnswerOf, type Endpoint, honoursKey } from "./endpoint.ts";
import * as z from "zod/mini";

/** The header that says on which book a call acts, by its id; without it, on the caller's own. */
export const BOOK_HEADER = "passbook-book";
/** On answers to members of a book: how many private accounts of its owner these are without. */
export const WITHOUT_ACCOUNTS_HEADER = "passbook-without-accounts";

/** What goes over the wire, whatever carries it (axios in the browser, Fastify's inject in tests). */
export type Wire = {
  method: string;
  url: string;
  body: unknown;
  /** Sent as `If-Match`. */
  if_match: string | null;
  /** Sent as `Idempotency-Key`. */
  idempotency_key: string | null;
};
export type WireAnswer = { status: number; body: unknown; change_id: string | null };
export type Transport = (wire: Wire) => Promise<WireAnswer>;

/** A refusal of the server, with its code, sentence and the fields it names. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly sentence: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** The entity as it is by now, where it was changed meanwhile (412). */
  readonly current: unknown;
  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.name = "Refusal";
    this.status = status;
    this.code = body.code;
    this.sentence = body.sentence;
    this.data = body.data;
    this.fields = body.fields ?? {};
    this.current = body.current;
  }
}

export type CallInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  /** The version the change was made from; where there was another change since, it is refused. */
  version?: number | undefined;
  /** The same for all tries of one wish, so that it is fulfilled once; every POST of a person takes it. */
  idempotency_key?: string | undefined;
};
/** The parsed answer, and the id with which the change it made can be undone (null where nothing is undoable). */
export type Called<A> = { answer: A; change_id: string | null };

/** Fills `{name}` slots and appends the query; undefined query values are left out. */
export const toUrl = (path: string, input: Pick<CallInput, "params" | "query">): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined && value !== "");
  const text = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join("&");
  return text === "" ? filled : `${filled}?${text}`;
};

/** Calls an endpoint through a transport and parses the answer with the contract; transports throw a {@link Refusal} for refusals. */
export const callEndpoint = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput,
  transport: Transport,
): Promise<Called<AnswerOf<E>>> => {
  const { version } = input;
  const wire = {
    method: endpoint.method,
    url: toUrl(endpoint.path, input),
    body: input.body,
    idempotency_key: honoursKey(endpoint) ? (input.idempotency_key ?? null) : null,
    if_match: version === undefined ? null : `"${String(version)}"`,
  };
  const answered = await transport(wire);
  const answer = endpoint.answer_kind === "json" ? z.parse(endpoint.answer, answered.body) : undefined;
  // Without a body there is nothing to type.
  return { answer: answer as AnswerOf<E>, change_id: answered.change_id };
};
