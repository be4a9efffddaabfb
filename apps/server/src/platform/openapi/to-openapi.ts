import { type Endpoint, needsSession } from "@passbook/contract/endpoint";
import { refusal } from "@passbook/contract/fields";
import { NAMED_SCHEMAS } from "@passbook/contract/index";
import { listRefusals } from "@passbook/contract/refusals";
import * as z from "zod";

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
type Content = Record<string, { schema: JsonSchema }>;
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
  return { required: true, content: { [BODY_TYPES[body_kind]]: { schema: described } } };
};

const LOCATION: Headers = {
  Location: {
    description: "Where what was made is read",
    schema: { type: "string", format: "uri-reference" },
  },
};

const toFile = (description: string): Operation["responses"][string] => ({
  description,
  content: { "*/*": { schema: FILES } },
});

const toAnswer = (endpoint: Endpoint, named: Named): Operation["responses"][string] => {
  const { answer, answer_kind, address } = endpoint;
  if (answer_kind === "none") return { description: "Done" };
  if (answer_kind === "file") return toFile("The file");
  if (answer_kind === "events")
    return {
      description: "Server-sent events",
      content: { "text/event-stream": { schema: { type: "string" } } },
    };
  return {
    description: "Done",
    ...(address === null ? {} : { headers: LOCATION }),
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

/** A refusal of one status, with the codes that a call may give. */
const toRefusal = (codes: readonly string[]): Operation["responses"][string] => ({
  description: `Refused: ${codes.join(", ")}`,
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
    ...(refusals.has(416) ? { 206: toFile("The part of the file that Range asked for") } : {}),
    ...Object.fromEntries([...refusals].map(([status, codes]) => [String(status), toRefusal(codes)])),
  };
};

const toOperation = (endpoint: Endpoint, named: Named): Operation => {
  const requestBody = toBody(endpoint, named);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: describe(endpoint),
    tags: [toTag(endpoint)],
    security: needsSession(endpoint) ? [{ session: [] }] : [],
    parameters: [
      ...toParameters(endpoint.params, "path"),
      ...toParameters(endpoint.query, "query"),
      ...(endpoint.versioned ? [IF_MATCH] : []),
      ...(endpoint.repeatable ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: toResponses(endpoint, named),
  };
};

const toTag = ({ path }: Endpoint): string => path.split("/")[2] ?? "";

const CALLERS: Readonly<Record<Endpoint["guard"], string>> = {
  public: "Anybody may call this.",
  session: "Needs a session.",
  admin: "Needs the session of somebody who looks after the installation.",
};

const describe = ({ guard, versioned, repeatable }: Endpoint): string =>
  [
    CALLERS[guard],
    ...(versioned ? ["Honours If-Match with the version of what it changes."] : []),
    ...(repeatable
      ? ["Repeats with the same Idempotency-Key within a day are answered and not done again."]
      : []),
  ].join(" ");

const SESSION = {
  session: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The auth_token of a login, beside the session cookie it set; writes also carry the XSRF-TOKEN cookie's value as X-XSRF-TOKEN.",
  },
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
    components: { ...(isGuarded ? { securitySchemes: SESSION } : {}), schemas },
  };
};
