import type { Endpoint } from "@passbook/contract/endpoint";
import * as z from "zod";
import type { InjectOptions } from "fastify";
import type { Kind, Owned } from "./populate.ts";
import { makeTextPdf, SMALL_PNG } from "./files/pictures.ts";
import { toMultipart } from "./populate.ts";
import type { JsonSchema as Schema } from "./json-schema.ts";

/** Makes valid calls of any endpoint from its schemas and from what a person owns, so that a new call is covered by itself. */

export type Place = "params" | "query" | "body";
/** A place in a call that holds an id: the path of names to it, and what kind of thing it names. */
export type Slot = {
  place: Place;
  path: readonly string[];
  kind: Kind;
  /** The object it stands in, where only one of several shapes has it. */
  within?: Values;
};
type Values = Record<string, unknown>;

const ID_PATTERN = "^[0-9a-f-]{36}$";

const toSchema = (schema: z.core.$ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

/** The thing a path is about, by its collection. */
const COLLECTIONS: readonly (readonly [RegExp, Kind])[] = [
  [/^\/api\/users\//, "user"],
  // What administrators may do is asked by who they are, not by what they own.
  [/^\/api\/admin\//, "user"],
  [/^\/api\/sessions/, "session"],
  [/^\/api\/factors\/passkeys/, "passkey"],
  [/^\/api\/bank_accounts/, "bank_account"],
  [/^\/api\/categories/, "sub_category"],
  [/^\/api\/merchants/, "merchant"],
  [/^\/api\/vendors/, "vendor"],
  [/^\/api\/transactions/, "transaction"],
  [/^\/api\/(?:transfers|refunds)\/decide/, "transaction"],
  [/^\/api\/statements/, "statement"],
  [/^\/api\/statement_sources\/senders/, "sender"],
  [/^\/api\/statement_sources\/passwords/, "password"],
  [/^\/api\/statement_sources\/mails/, "mail"],
  [/^\/api\/statement_sources\/mailboxes/, "mailbox"],
  [/^\/api\/statement_sources\/bank_connections/, "bank_connection"],
  [/^\/api\/statement_sources\/connected_accounts/, "connected_account"],
  [/^\/api\/changes/, "change"],
  [/^\/api\/rules/, "rule"],
  [/^\/api\/keys/, "key"],
  [/^\/api\/proposals/, "proposal"],
  [/^\/api\/books/, "book"],
  [/^\/api\/members\/invitations/, "member_invitation"],
  [/^\/api\/members/, "member"],
  [/^\/api\/webhooks/, "webhook"],
  [/^\/api\/saved_searches/, "saved_search"],
  [/^\/api\/explorations/, "exploration"],
  [/^\/api\/budgets/, "budget"],
  [/^\/api\/alerts/, "alert"],
  [/^\/api\/goals/, "goal"],
  [/^\/api\/assets/, "asset"],
  [/^\/api\/exchange_rates/, "exchange_rate"],
  [/^\/api\/series/, "series"],
  [/^\/api\/unusual/, "finding"],
];

/** What fields hold, by their name wherever they stand; the rest hold what their path is about. */
const FIELDS: Readonly<Record<string, Kind>> = {
  bank_account_id: "bank_account",
  alert_ids: "alert",
  from_budget_id: "budget",
  into_budget_id: "budget",
  account_ids: "bank_account",
  newest_id: "mail",
  category_id: "category",
  category_ids: "category",
  tag_ids: "tag",
  parent_id: "category",
  sub_category_id: "sub_category",
  tag_id: "tag",
  tags: "tag",
  add_tags: "tag",
  remove_tags: "tag",
  merchant_id: "merchant",
  vendor_id: "vendor",
  statement_id: "statement",
  statement_ids: "statement",
  series_id: "series",
  from_transaction_id: "transaction",
  to_transaction_id: "transaction",
  transaction_id: "transaction",
  purchase_id: "transaction",
  transaction_ids: "transaction",
  attachment_id: "attachment",
  proposal_ids: "proposal",
  key_id: "key",
  source: "bank_account",
  name_id: "brought_name",
  delivery_id: "delivery",
  card: "exploration",
};
/** What the value of a rule's condition names, by the field it is about. */
const CONDITIONS: Readonly<Record<string, Kind>> = {
  bank_account: "bank_account",
  merchant: "merchant",
  category: "category",
  sub_category: "sub_category",
  tag: "tag",
};
const OF_THE_PATH = new Set(["id", "ids", "move_to", "into"]);

const findKind = ({ path }: Endpoint, name: string): Kind => {
  const kind = OF_THE_PATH.has(name)
    ? COLLECTIONS.find(([pattern]) => pattern.test(path))?.[1]
    : FIELDS[name];
  if (kind === undefined)
    throw new Error(`Say in call-samples.ts what kind of thing "${name}" of ${path} names.`);
  return kind;
};

const branches = (schema: Schema): Schema[] => schema.anyOf ?? [schema];

const findIn = (endpoint: Endpoint, place: Place, schema: Schema, path: readonly string[] = []): Slot[] =>
  branches(schema).flatMap((branch) => {
    if (branch.pattern === ID_PATTERN) {
      const name = path.findLast((part) => part !== "0") ?? "";
      return [{ place, path, kind: findKind(endpoint, name) }];
    }
    if (branch.items !== undefined) return findIn(endpoint, place, branch.items, [...path, "0"]);
    const named = CONDITIONS[String(branch.properties?.["field"]?.const)];
    if (named !== undefined) return [toConditionSlot(branch, place, { path, kind: named })];
    return Object.entries(branch.properties ?? {}).flatMap(([name, each]) =>
      findIn(endpoint, place, each, [...path, name]),
    );
  });

const toConditionSlot = (
  { properties = {} }: Schema,
  place: Place,
  { path, kind }: { path: readonly string[]; kind: Kind },
): Slot => ({
  place,
  path: [...path, "value"],
  kind,
  within: { field: properties["field"]?.const, op: properties["op"]?.const },
});

/** Every place of a call that holds an id: in its path, its query, and anywhere in its body. */
export const findSlots = (endpoint: Endpoint): Slot[] => [
  ...findIn(endpoint, "params", toSchema(endpoint.params)),
  ...findIn(endpoint, "query", toSchema(endpoint.query)),
  ...(endpoint.body_kind === "json" ? findIn(endpoint, "body", toSchema(endpoint.body)) : []),
];

const TEXTS: Readonly<Record<string, string>> = {
  email: "someone.else@example.test",
  current_password: "quiet harbour 42 lanterns",
  pattern: "*@other.example",
  host: "imap.example.com",
  since: "2026-01-01",
  booked_on: "2026-11-03",
  on: "2026-11-03",
  from: "2026-11-03",
  to: "2026-11-03",
  month: "2026-11",
  base: "USD",
  currency: "EUR",
  rate: "0.92",
  search: "q=coffee",
  sentry_key: "0123456789abcdef",
  url: "https://hooks.example.test/passbook",
  key: '01890000-0000-7000-8000-000000000001 [{"field":"vendor","op":"is","value":"Kiosk"}]',
};

type Making = { endpoint: Endpoint; owned: Owned; wanted: readonly string[] };

const makeObject = (making: Making, schema: Schema): Values => {
  const { required = [], properties = {} } = schema;
  const [head] = making.wanted;
  const names = Object.keys(properties).filter((name) => required.includes(name) || name === head);
  return Object.fromEntries(
    names.map((name) => {
      const wanted = name === head ? making.wanted.slice(1) : [];
      return [name, makeValue({ ...making, wanted }, properties[name] ?? {}, name)];
    }),
  );
};

const makeValue = (making: Making, schema: Schema, name: string): unknown => {
  const [branch = schema] = branches(schema);
  if (branch.const !== undefined) return branch.const;
  if (branch.enum !== undefined) return branch.enum[0];
  if (branch.properties !== undefined) return makeObject(making, branch);
  if (branch.items !== undefined) {
    const wanted = making.wanted.slice(1);
    const isNeeded = making.wanted.length > 0 || (branch.minItems ?? 0) > 0;
    return isNeeded ? [makeValue({ ...making, wanted }, branch.items, name)] : [];
  }
  if (branch.pattern === ID_PATTERN) return making.owned[findKind(making.endpoint, name)];
  if (branch.type === "integer" || branch.type === "number") return 1;
  if (branch.type === "boolean") return true;
  return TEXTS[name] ?? `a fine ${name} of 2026`;
};

const isSlotOf = (slot: Slot | null, place: Place): readonly string[] =>
  slot?.place === place ? slot.path : [];

const CHOOSES: ReadonlySet<string> = new Set(["change_transactions", "decide_transfers", "decide_refunds"]);

/** What a call needs beside what its schema requires: something to change, and which ones. */
const complete = (endpoint: Endpoint, owned: Owned, body: Values): Values => {
  if ("actions" in body && Object.keys(body["actions"] ?? {}).length === 0)
    return { ...body, actions: { note: "a note" } };
  if (endpoint.id === "change_transaction" && Object.keys(body).length === 0) return { note: "a note" };
  if (endpoint.id === "map_connected_account" && Object.keys(body).length === 0) return { is_left_out: true };
  if (endpoint.id === "change_series" && Object.keys(body).length === 0) return { decision: "confirmed" };
  if (!CHOOSES.has(endpoint.id)) return body;
  const chosen = "ids" in body || "filter" in body ? {} : { ids: [owned.transaction] };
  if (endpoint.id !== "change_transactions") return { ...body, ...chosen };
  const change = Object.keys(body["change"] ?? {}).length === 0 ? { note: "a note" } : body["change"];
  return { ...body, change, ...chosen };
};

/** Only a statement that asks something takes an answer. */
const toOwn = (endpoint: Endpoint, owned: Owned): Owned =>
  endpoint.id === "accept_statement" ? { ...owned, statement: owned.asking_statement } : owned;

export type Sample = { params: Record<string, string>; query: Record<string, string>; body: Values };

const setIn = (holder: unknown, path: readonly string[], value: unknown): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(holder))
    return holder.map((each, index) => (String(index) === head ? setIn(each, rest, value) : each));
  const known = (holder ?? {}) as Values;
  return { ...known, [head]: setIn(known[head], rest, value) };
};

/** A call with a person's own ids, every required field filled, and the given slot (with what it stands in) holding `id`. */
export const makeSample = (endpoint: Endpoint, all: Owned, slot: Slot | null = null, id = ""): Sample => {
  const owned = toOwn(endpoint, all);
  const make = (place: Place): Values =>
    makeObject({ endpoint, owned, wanted: isSlotOf(slot, place) }, toSchema(endpoint[place]));
  const sample: Sample = {
    params: make("params") as Record<string, string>,
    query: make("query") as Record<string, string>,
    body: complete(endpoint, owned, make("body")),
  };
  if (slot === null) return sample;
  const { place, path, within } = slot;
  if (within === undefined) return { ...sample, [place]: setIn(sample[place], path, id) };
  return { ...sample, [place]: setIn(sample[place], path.slice(0, -1), { ...within, value: id }) };
};

const OFX = "OFXHEADER:100\n\n<OFX></OFX>\n";
/** What calls take that take no statements. */
const FILES: Readonly<Record<string, readonly [file_name: string, bytes: Uint8Array]>> = {
  // Another than the one that is attached already.
  attach_file: ["receipt.pdf", makeTextPdf(["A receipt"])],
  attach_file_to_many: ["receipt.pdf", makeTextPdf(["Another receipt"])],
  find_purchases_of_receipt: ["receipt.png", SMALL_PNG],
};

/** The request of a sample, ready for a test client. */
export const toRequest = (
  endpoint: Endpoint,
  { params, query, body }: Sample,
): InjectOptions & { url: string } => {
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? "x1"),
  );
  const search = new URLSearchParams(query).toString();
  const url = search === "" ? filled : `${filled}?${search}`;
  if (endpoint.body_kind === "multipart") {
    const [file_name, bytes] = FILES[endpoint.id] ?? ["a.ofx", OFX];
    return { method: endpoint.method, url, ...toMultipart(file_name, bytes) };
  }
  const hasBody = endpoint.method !== "GET" && (Object.keys(body).length > 0 || endpoint.method !== "DELETE");
  return { method: endpoint.method, url, ...(hasBody ? { payload: body } : {}) };
};
