import fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { JsonSchema as Schema } from "./json-schema.ts";

/** Makes requests of every sort from an OpenAPI document: right ones, nearly right ones and nonsense. */

type Parameter = { name: string; in: "path" | "query"; schema: Schema };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};
/** A request and the call it was made from. */
export type AnyRequest = InjectOptions & { operation: string; url: string };

const TEXTS = [
  "2026-10",
  "2026-10-31",
  "9999-12-31",
  "0001-01-01",
  "EUR",
  "asha@example.test",
  "42",
  "-1",
  "true",
];
const ODD_TEXTS = [
  "",
  " ",
  "\0",
  "\ud83c",
  "__proto__",
  "constructor",
  "%00",
  "../..",
  "'",
  '"',
  "a".repeat(3000),
  "＝1",
];
const ODD_NUMBERS = [0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 5e-324];

const oddText = fc.oneof(
  fc.constantFrom(...TEXTS, ...ODD_TEXTS),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...ODD_NUMBERS, null, true, false),
  fc.constantFrom<unknown>([], {}, [[]], [null], { a: { b: [1] } }),
  fc.jsonValue({ maxDepth: 3 }),
);

const toText = ({ pattern }: Schema, ids: readonly string[]): fc.Arbitrary<string> => {
  const likely = pattern?.includes("{36}") === true ? fc.constantFrom(...ids) : oddText;
  if (pattern === undefined || pattern.includes("\\p{")) return likely;
  return fc.oneof(
    { weight: 4, arbitrary: fc.stringMatching(new RegExp(pattern)) },
    { weight: 6, arbitrary: likely },
  );
};

const toNumber = ({ minimum, maximum }: Schema): fc.Arbitrary<number> => {
  const min = Math.max(minimum ?? -1000, -(2 ** 31));
  return fc.integer({ min, max: Math.max(min, Math.min(maximum ?? 100_000, 2 ** 31 - 1)) });
};

type Known = {
  readonly document: Document;
  readonly ids: readonly string[];
  /** What a call's path most likely names. */
  readonly likely: ReadonlyMap<string, string>;
};

const resolve = (schema: Schema, { document }: Known): Schema =>
  schema.$ref === undefined
    ? schema
    : (document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""] ?? {});

/** Values as a schema wants them. */
const toValue = (given: Schema, known: Known): fc.Arbitrary<unknown> => {
  const schema = resolve(given, known);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((each) => toValue(each, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.items !== undefined) return fc.array(toValue(schema.items, known), { maxLength: 3 });
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties).map(
      ([name, each]) => [name, toValue(each, known)] as const,
    );
    return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
      requiredKeys: schema.required ?? [],
    });
  }
  const [type] = [schema.type].flat();
  if (type === "integer" || type === "number") return toNumber(schema);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  return type === "string" ? toText(schema, known.ids) : oddValue;
};

/** The same value with one place in it replaced. */
const spoil = (value: unknown, at: number, odd: unknown): unknown => {
  if (typeof value !== "object" || value === null) return odd;
  const entries = Object.entries(value);
  const index = at % (entries.length + 1);
  const [name, inner] = entries[index] ?? ["unknown_field", null];
  const spoilt = Math.floor(at / (entries.length + 1));
  if (Array.isArray(value))
    return [...value.slice(0, index), spoil(inner, spoilt, odd), ...value.slice(index + 1)];
  return { ...value, [name]: spoil(inner, spoilt, odd) };
};

const spoilOrNot = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.nat(10_000), oddValue, fc.integer({ min: 0, max: 9 }))
    .map(([value, at, odd, chance]) => (chance < 4 ? value : spoil(value, at, odd)));

type Sent = { payload?: string | Buffer; headers: Record<string, string> };

const TYPES = [
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "x",
  "application/json; charset=x",
];
const FORMS = [
  "--x\r\n\r\n--x--",
  "--x--",
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a.csv"\r\n\r\na\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\na',
];
const brokenBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(fc.constantFrom(...FORMS), fc.nat(200))
    .map(([form, length]) => Buffer.from(form).subarray(0, length)),
  fc
    .constantFrom(
      ...FORMS,
      "{",
      "[",
      '{"a":',
      "null",
      '"x"',
      "[".repeat(5000),
      '{"__proto__":{}}',
      "\ufeff{}",
    )
    .map((text) => Buffer.from(text)),
);
const broken: fc.Arbitrary<Sent> = fc
  .tuple(brokenBytes, fc.constantFrom(...TYPES))
  .map(([payload, type]) => ({ payload, headers: { "content-type": type } }));

const toBody = ({ requestBody }: Operation, known: Known): fc.Arbitrary<Sent> => {
  const [described] = Object.entries(requestBody?.content ?? {});
  if (described?.[0] !== "application/json")
    return described === undefined ? fc.oneof(fc.constant<Sent>({ headers: {} }), broken) : broken;
  const valid = spoilOrNot(toValue(described[1].schema, known)).map((value) => ({
    payload: JSON.stringify(value) ?? "null",
    headers: { "content-type": "application/json" },
  }));
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: broken });
};

const ODD_HEADERS: readonly Record<string, string>[] = [
  ...Array.from({ length: 20 }, () => ({})),
  { accept: "text/html" },
  { "accept-encoding": "br;q=0, gzip, x" },
  { "if-none-match": "*" },
  { "if-match": '"0", x' },
  ...["5-1", "0-0", "-1", "2-", "0-1,4-5", "99999999999999999999-", "-0", "x-y"].map((part) => ({
    range: `bytes=${part}`,
  })),
  { range: "lines=1-2" },
  { origin: "null" },
  { cookie: "passbook_session=%zz; =; a" },
  { authorization: "Bearer" },
  { authorization: "bearer a.b.c" },
  { "x-xsrf-token": "" },
  { "x-forwarded-for": "x, 999.1.1.1," },
  { "transfer-encoding": "chunked" },
];

const NO_TAIL = Array.from({ length: 40 }, () => "");

const fillPath = (path: string, values: readonly string[]): string => {
  let at = 0;
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent((values[at++] ?? "x").toWellFormed()));
};

/** Some made-up objects have no text of their own. */
const toQueryText = (value: unknown): string =>
  (typeof value === "string" ? value : JSON.stringify([value]).slice(1, -1)).toWellFormed();

const toSearch = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, toQueryText(each)]));
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString()}`;
};

const toRequests = (
  path: string,
  method: string,
  operation: Operation,
  known: Known,
): fc.Arbitrary<AnyRequest> => {
  const { parameters = [], operationId } = operation;
  const likely = fc.constantFrom(known.likely.get(operationId) ?? "x");
  const slots = parameters.filter((each) => each.in === "path").map(({ schema }) => schema);
  const asked = parameters.filter((each) => each.in === "query");
  const query = fc.record<Record<string, unknown>>(
    Object.fromEntries(asked.map(({ name, schema }) => [name, spoilOrNot(toValue(schema, known))])),
    { requiredKeys: [] },
  );
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom("GET", "HEAD", "OPTIONS", "PUT", "POST", "DELETE", "PATCH") },
      ),
      values: fc.tuple(
        ...slots.map((schema) =>
          fc.oneof(
            { weight: 6, arbitrary: likely },
            { weight: 3, arbitrary: toValue(schema, known) },
            { weight: 1, arbitrary: oddText },
          ),
        ),
      ),
      query: query,
      tail: fc.constantFrom(...NO_TAIL, "/", "//", "%00", "?a=1&a=2", "%", "/x"),
      sent: toBody(operation, known),
      headers: fc.constantFrom(...ODD_HEADERS),
    })
    .map((made) => ({
      operation: operationId,
      method: made.method as "GET",
      url: fillPath(path, made.values.map(String)) + toSearch(made.query) + made.tail,
      headers: { ...made.sent.headers, ...made.headers },
      ...(made.method === "GET" || made.method === "HEAD" || made.sent.payload === undefined
        ? {}
        : { payload: made.sent.payload }),
    }));
};

/** So many requests of one seed over every call of the documents but those left out. */
export const sampleRequests = (
  documents: readonly Document[],
  wanted: { seed: number; count: number; without: ReadonlySet<string> } & Omit<Known, "document">,
): AnyRequest[] => {
  const arbitraries = documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { operationId }]) => !wanted.without.has(operationId))
        .map(([method, operation]) => toRequests(path, method, operation, { ...wanted, document })),
    ),
  );
  return fc.sample(fc.oneof(...arbitraries), { seed: wanted.seed, numRuns: wanted.count });
};
