import * as z from "zod/mini";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
/** Who may call: anyone, the person of a live session, or one who looks after the installation. */
export type Guard = "public" | "session" | "admin";
/** How a body travels: JSON, multipart form with files, or raw bytes. */
export type BodyKind = "json" | "multipart" | "raw";
/** Whether a call adds to what its person keeps, in a measure of its own, or makes room (or lets in who can make some). */
export type Room = "takes" | "makes" | null;
/** What an answer is: JSON of the schema, nothing (204), a file, or a stream of server-sent events. */
export type AnswerKind = "json" | "none" | "file" | "events";

type Schema = z.core.$ZodType;

/** One call of the product: its address, who may make it, and the shapes that go in and come out. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  readonly id: string;
  readonly method: Method;
  /** Path with `{name}` slots, as OpenAPI writes it. */
  readonly path: string;
  readonly guard: Guard;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly body_kind: BodyKind;
  readonly answer: Answer;
  readonly answer_kind: AnswerKind;
  readonly status: 200 | 201 | 202 | 204;
  /** Of a call that makes something: the path at which that is read from then on, told in `Location`. */
  readonly address: ((made: never) => string) | null;
  /** Honours `If-Match` with the version of the entity in its path. */
  readonly versioned: boolean;
  /** Keeps what it came to in the transaction of what it does, so that no crash lies between; see {@link honoursKey}. */
  readonly repeatable: boolean;
  /** Hands out a secret, which is never compressed together with what somebody sent. */
  readonly hands_out_secret: boolean;
  /** Refused (428) unless the person has said within the last ten minutes who they are. */
  readonly asks_again: boolean;
  readonly room: Room;
  /** Of a call that takes room: whether this body adds anything. */
  readonly adds: (body: never) => boolean;
};

/** Whether a call takes an `Idempotency-Key`: every POST of a person does, and repeats are answered with what the first came to. */
export const honoursKey = ({ method, guard }: Pick<Endpoint, "method" | "guard">): boolean =>
  method === "POST" && guard !== "public";

const nothing = z.strictObject({});
type Nothing = typeof nothing;

type Definition<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> = {
  id: string;
  method: Method;
  path: string;
  summary: string;
  guard?: Guard;
  params?: P;
  query?: Q;
  body?: B;
  body_kind?: BodyKind;
  answer?: A;
  answer_kind?: AnswerKind;
  status?: 200 | 202 | 204;
  address?: (made: { body: z.output<B>; answer: z.output<A> }) => string;
  versioned?: boolean;
  repeatable?: boolean;
  hands_out_secret?: boolean;
  asks_again?: boolean;
  room?: Room;
  adds?: (body: z.output<B>) => boolean;
};

/** The schema that is defined; where none is, its type is that of nothing. */
const orNothing = <S extends Schema>(schema: S | undefined): S => schema ?? (nothing as unknown as S);

/** Completes a definition: guarded by a session, strict empty inputs and 204 without an answer unless it says otherwise; 201 with an address. */
export const endpoint = <
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  A extends Schema = Nothing,
>(
  definition: Definition<P, Q, B, A>,
): Endpoint<P, Q, B, A> => {
  const answer_kind = definition.answer_kind ?? (definition.answer === undefined ? "none" : "json");
  return {
    id: definition.id,
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    guard: definition.guard ?? "session",
    params: orNothing(definition.params),
    query: orNothing(definition.query),
    body: orNothing(definition.body),
    body_kind: definition.body_kind ?? "json",
    answer: orNothing(definition.answer),
    answer_kind,
    versioned: definition.versioned ?? false,
    repeatable: definition.repeatable ?? false,
    hands_out_secret: definition.hands_out_secret ?? false,
    asks_again: definition.asks_again ?? false,
    room: definition.room ?? (definition.method === "DELETE" ? "makes" : null),
    adds: definition.adds ?? (() => true),
    address: definition.address ?? null,
    status:
      definition.status ?? (definition.address !== undefined ? 201 : answer_kind === "none" ? 204 : 200),
  };
};

/** Whether only somebody who is signed in may call it. */
export const needsSession = ({ guard }: Pick<Endpoint, "guard">): boolean => guard !== "public";

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never;
export type AnswerOf<E> = E extends Endpoint<Schema, Schema, Schema, infer A> ? z.output<A> : never;
/** What a caller writes, before defaults and trimming. */
export type QueryInputOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
export type BodyInputOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
