import type { Endpoint } from "@passbook/contract/endpoint";
import { refusal } from "@passbook/contract/fields";
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
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
/** An OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.0). */
export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

const toJsonSchema = (schema: Schema, io: "input" | "output"): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as JsonSchema;
};

const isEmpty = (schema: JsonSchema): boolean => Object.keys(schema.properties ?? {}).length === 0;

const toParameters = (schema: Schema, place: Parameter["in"]): Parameter[] => {
  const { properties = {}, required = [] } = toJsonSchema(schema, "input");
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

const toBody = ({ body, body_kind, method }: Endpoint): Operation["requestBody"] => {
  const schema = toJsonSchema(body, "input");
  if (body_kind === "json" && (method === "GET" || isEmpty(schema))) return undefined;
  const described =
    body_kind === "multipart" ? FORM : body_kind === "raw" && isEmpty(schema) ? FILES : schema;
  return { required: true, content: { [BODY_TYPES[body_kind]]: { schema: described } } };
};

const toAnswer = ({ answer, answer_kind }: Endpoint): Operation["responses"][string] => {
  if (answer_kind === "none") return { description: "Done" };
  if (answer_kind === "file") return { description: "The file", content: { "*/*": { schema: FILES } } };
  if (answer_kind === "events")
    return {
      description: "Server-sent events",
      content: { "text/event-stream": { schema: { type: "string" } } },
    };
  return { description: "Done", content: { "application/json": { schema: toJsonSchema(answer, "output") } } };
};

/** The version of the entity, as its `version` field or the ETag of an answer tells it. */
const IF_MATCH: Parameter = {
  name: "If-Match",
  in: "header",
  required: false,
  schema: { type: "string", examples: ['"3"'] },
};

const REFUSED = { $ref: "#/components/responses/refused" } as unknown as { description: string };

const toOperation = (endpoint: Endpoint): Operation => {
  const requestBody = toBody(endpoint);
  const guarded = endpoint.guard === "session";
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[2] ?? ""],
    security: guarded ? [{ session: [] }] : [],
    parameters: [
      ...toParameters(endpoint.params, "path"),
      ...toParameters(endpoint.query, "query"),
      ...(endpoint.versioned ? [IF_MATCH] : []),
    ],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: {
      [String(endpoint.status)]: toAnswer(endpoint),
      ...(guarded ? { "401": REFUSED } : {}),
      ...(endpoint.versioned ? { "412": REFUSED } : {}),
      "4XX": REFUSED,
    },
  };
};

/** Describes the calls of one service, from the same definitions that parse them. */
export const toOpenApi = (
  endpoints: readonly Endpoint[],
  info: { title: string; version: string; description: string },
): OpenApi => {
  const paths: OpenApi["paths"] = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = toOperation(endpoint);
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "The auth_token of a login, beside the session cookie it set; writes also carry the XSRF-TOKEN cookie's value as X-XSRF-TOKEN.",
        },
      },
      responses: {
        refused: {
          description: "Refused, and why",
          content: { "application/json": { schema: toJsonSchema(refusal, "output") } },
        },
      },
    },
  };
};
