import { type Endpoint, honoursKey, needsSession } from "@passbook/contract/endpoint";
import { refusal } from "@passbook/contract/fields";
import { NAMED_SCHEMAS } from "@passbook/contract/index";
import { BOOK_HEADER, WITHOUT_ACCOUNTS_HEADER } from "@passbook/contract/client";
import { needOf, whoseOf } from "@passbook/contract/scopes";
import { listRefusals } from "@passbook/contract/refusals";
import * as z from "zod";
import { CHANGE_HEADER } from "../http/route.ts";
import { makeExample } from "./make-example.ts";
import { SECURITY_SCHEMES, toSecurity } from "./security-schemes.ts";

type Schema = z.core.$ZodType;
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  [key: string]: unknown;
};
export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
};
type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
type Headers = Record<string, { description: string; schema: JsonSchema }>;
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; headers?: Headers; content?: Content }>;
};
/** An OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.0). */
export type OpenApi = {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

type Io = "input" | "output";
/** Where the shapes that have a name are put; null where every shape stands in its place. */
type Named = Record<string, JsonSchema> | null;

const makeNames = (suffix: string) => {
  const names = z.registry<{ id: string }>();
  for (const [name, schema] of NAMED_SCHEMAS)
    if (!names.has(schema)) names.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) + suffix });
  return names;
};
const NAMES = { input: makeNames("Input"), output: makeNames("") } as const;
const NAMELESS = z.registry<{ id: string }>();

/** Tuples of equal parts are lists of a fixed length, which every reader of OpenAPI knows. */
const tidy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  const { prefixItems, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, tidy(each)]),
  );
  if (typeof rest["$ref"] === "string")
    return { $ref: rest["$ref"].replace("#/$defs/", "#/components/schemas/") };
  if (!Array.isArray(prefixItems)) return rest;
  const [items]: readonly unknown[] = prefixItems;
  return {
    ...rest,
    items,
    minItems: prefixItems.length,
    maxItems: prefixItems.length,
  };
};

const toJsonSchema = (schema: Schema, io: Io, named: Named): JsonSchema => {
  const metadata = named === null ? NAMELESS : NAMES[io];
  const made = z.toJSONSchema(schema, { io, unrepresentable: "any", metadata });
  const { $schema: _dialect, $defs = {}, ...rest } = made;
  for (const [name, definition] of Object.entries($defs))
    if (named !== null) named[name] = toShape(definition);
  return toShape(rest);
};

const toShape = (made: object): JsonSchema => {
  // An object stays one.
  const { id: _id, ...shape } = tidy(made) as JsonSchema;
  return shape;
};

const isEmpty = (schema: JsonSchema): boolean => Object.keys(schema.properties ?? {}).length === 0;

const toParameters = (schema: Schema, place: Parameter["in"]): Parameter[] => {
  const { properties = {}, required = [] } = toJsonSchema(schema, "input", null);
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: each,
  }));
};

const BODY_TYPES = {
  json: "application/json",
  multipart: "multipart/form-data",
  raw: "application/octet-stream",
} as const;
const FILES: JsonSchema = { type: "string", format: "binary" };
/** Forms carry files alone, each in a part of this name. */
const FORM: JsonSchema = {
  type: "object",
  properties: { file: { type: "array", items: FILES, minItems: 1 } },
  required: ["file"],
};

const toBody = ({ body, body_kind, method }: Endpoint, named: Named): Operation["requestBody"] => {
  if (body_kind === "json" && (method === "GET" || isEmpty(toJsonSchema(body, "input", null))))
    return undefined;
  const schema = toJsonSchema(body, "input", named);
  const described =
    body_kind === "multipart" ? FORM : body_kind === "raw" && isEmpty(schema) ? FILES : schema;
  const example = body_kind === "json" ? { example: makeExample(toJsonSchema(body, "input", null)) } : {};
  return { required: true, content: { [BODY_TYPES[body_kind]]: { schema: described, ...example } } };
};

const LOCATION: Headers = {
  Location: {
    description: "Where what was made is read",
    schema: { type: "string", format: "uri-reference" },
  },
};
const CHANGE: Headers = {
  [CHANGE_HEADER]: {
    description: "The change that was made, where it can be taken back: POST /api/changes/{id}/undo",
    schema: { type: "string", format: "uuid" },
  },
};
const WITHOUT_ACCOUNTS: Headers = {
  [WITHOUT_ACCOUNTS_HEADER]: {
    description:
      "In somebody else's book: how many accounts its owner keeps private, which what is answered is without",
    schema: { type: "integer" },
  },
};
const RETRY_AFTER: Headers = {
  "Retry-After": { description: "Seconds until trying again makes sense", schema: { type: "integer" } },
};
const MAY_PASS = new Set([429, 503]);

/** What an answer says beside its body. */
const toHeaders = (endpoint: Endpoint): { headers?: Headers } => {
  const { address, guard, method } = endpoint;
  const headers = {
    ...(address === null ? {} : LOCATION),
    ...(guard !== "public" && method !== "GET" ? CHANGE : {}),
    ...(whoseOf(endpoint) === "book" ? WITHOUT_ACCOUNTS : {}),
  };
  return Object.keys(headers).length === 0 ? {} : { headers };
};

const toFile = (description: string, endpoint: Endpoint): Operation["responses"][string] => ({
  description,
  ...toHeaders(endpoint),
  content: { "*/*": { schema: FILES } },
});

const toAnswer = (endpoint: Endpoint, named: Named): Operation["responses"][string] => {
  const { answer, answer_kind } = endpoint;
  if (answer_kind === "none") return { description: "Done", ...toHeaders(endpoint) };
  if (answer_kind === "file") return toFile("The file", endpoint);
  if (answer_kind === "events")
    return {
      description: "Server-sent events",
      content: { "text/event-stream": { schema: { type: "string" } } },
    };
  return {
    description: "Done",
    ...toHeaders(endpoint),
    content: { "application/json": { schema: toJsonSchema(answer, "output", named) } },
  };
};

/** The version of the entity, as its `version` field or the ETag of an answer tells it. */
const IF_MATCH: Parameter = {
  name: "If-Match",
  in: "header",
  required: false,
  schema: { type: "string", examples: ['"3"'] },
};

/** Chosen by the caller, the same for all tries of one wish. */
const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 8, maxLength: 100 },
};

/** Of calls that act on a book, when it is another than the caller's own. */
const BOOK: Parameter = {
  name: BOOK_HEADER,
  in: "header",
  required: false,
  schema: { type: "string", pattern: "^[0-9a-f-]{36}$" },
};

/** A refusal of one status, with the codes that a call may give. */
const toRefusal = (status: number, codes: readonly string[]): Operation["responses"][string] => ({
  description: `Refused: ${codes.join(", ")}`,
  ...(MAY_PASS.has(status) ? { headers: RETRY_AFTER } : {}),
  content: {
    "application/json": {
      schema: {
        allOf: [{ $ref: "#/components/schemas/Refusal" }],
        properties: { code: { type: "string", enum: [...codes] } },
      },
    },
  },
});

const toResponses = (endpoint: Endpoint, named: Named): Operation["responses"] => {
  const refusals = listRefusals(endpoint);
  return {
    [String(endpoint.status)]: toAnswer(endpoint, named),
    // What may be asked for in parts refuses parts that it has not.
    ...(refusals.has(416) ? { 206: toFile("The part of the file that Range asked for", endpoint) } : {}),
    ...Object.fromEntries([...refusals].map(([status, codes]) => [String(status), toRefusal(status, codes)])),
  };
};

const toOperation = (endpoint: Endpoint, named: Named): Operation => {
  const requestBody = toBody(endpoint, named);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: describe(endpoint),
    tags: [toTag(endpoint)],
    security: toSecurity(endpoint),
    parameters: [
      ...toParameters(endpoint.params, "path"),
      ...toParameters(endpoint.query, "query"),
      ...(whoseOf(endpoint) === "person" ? [] : [BOOK]),
      ...(endpoint.versioned ? [IF_MATCH] : []),
      ...(honoursKey(endpoint) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: toResponses(endpoint, named),
  };
};

const toTag = ({ path }: Endpoint): string => path.split("/")[2] ?? "";

const describe = (endpoint: Endpoint): string =>
  [
    saysWho(endpoint),
    ...(endpoint.versioned ? ["Honours If-Match with the version of what it changes."] : []),
    ...(honoursKey(endpoint)
      ? ["Repeats with the same Idempotency-Key within a day are answered and not done again."]
      : []),
  ].join(" ");

/** Who may call, in a sentence. */
const saysWho = (endpoint: Endpoint): string => {
  if (endpoint.guard === "public") return "Anybody may call this.";
  if (endpoint.guard === "admin") return "Needs the session of somebody who looks after the installation.";
  const need = needOf(endpoint);
  if (need === null) return "Needs a session; no key will do.";
  return `Needs a session, or a key${need === "any" ? "" : ` with the scope ${need}`}.`;
};

/** Describes the calls of one service, from the same definitions that parse them; shapes stand in their places unless they shall be named. */
export const toOpenApi = (
  endpoints: readonly Endpoint[],
  { shapes, ...info }: { title: string; version: string; description: string; shapes: "named" | "in place" },
): OpenApi => {
  const schemas: Record<string, JsonSchema> = { Refusal: toJsonSchema(refusal, "output", null) };
  const named = shapes === "named" ? schemas : null;
  const paths: OpenApi["paths"] = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = toOperation(endpoint, named);
  const isGuarded = endpoints.some(needsSession);
  return {
    openapi: "3.1.0",
    info: {
      ...info,
      contact: { name: "Passbook" },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(endpoints.map(toTag))].map((name) => ({
      name,
      description: `Calls about ${name.replaceAll("_", " ")}.`,
    })),
    paths,
    components: { ...(isGuarded ? { securitySchemes: SECURITY_SCHEMES } : {}), schemas },
  };
};
