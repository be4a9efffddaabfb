import { gzipSync } from "node:zlib";
import type { JsonSchema as Schema } from "../../apps/server/testing/json-schema.ts";
import type { Dice } from "./dice.ts";

type Parameter = { readonly name: string; readonly in: "path" | "query"; readonly schema: Schema };
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};
export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};
export type Call = {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly document: Document;
};
export type Request = {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};
/** What is known of the people: ids of the attacker's own things and of others', by the path in which they were listed. */
export type Ids = {
  readonly own: ReadonlyMap<string, readonly string[]>;
  readonly foreign: readonly string[];
};

const ODD_TEXTS = [
  "",
  " ",
  "\0",
  "a\u0001b",
  "\u202e",
  "\ud800",
  "__proto__",
  "constructor",
  "toString",
  "%00",
  "%",
  "../..",
  "'; drop table users; --",
  '"',
  "*",
  "?",
  "[a-",
  "\\",
  "\u{1f600}".repeat(200),
  "2026-02-30",
  "9999-12-31",
  "0000-00-00",
  "-0",
  "1e999",
  "NaN",
  "null",
  "true",
  "XXX",
  "EUR\0",
];
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  { $ne: 1 },
  { length: 9 },
  [1, "a"],
  "__proto__",
];

const oddText = (dice: Dice): string =>
  dice.chance(0.9) ? dice.pick(ODD_TEXTS) : dice.pick(["a", "\0", "é", " ", "9"]).repeat(dice.size(300_000));
const oddValue = (dice: Dice): unknown =>
  dice.pick([
    () => dice.pick(ODD_VALUES),
    () => oddText(dice),
    () => Array.from({ length: dice.size(20_000) }, () => dice.pick(ODD_VALUES)),
    () => Object.fromEntries(Array.from({ length: dice.size(20_000) }, (_, at) => [`k${String(at)}`, at])),
    () => JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`) as unknown,
  ])();

const resolve = (schema: Schema, document: Document): Schema =>
  schema.$ref === undefined
    ? schema
    : (document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""] ?? {});

const chooseId = (dice: Dice, path: string, ids: Ids): string => {
  const own = ids.own.get(path) ?? [...ids.own.values()].flat();
  const share = dice.below(10);
  if (share < 6 && own.length > 0) return dice.pick(own);
  if (share < 8) return dice.pick(ids.foreign);
  const known = dice.pick(ids.foreign);
  return dice.pick([
    oddText(dice),
    `${known}\0`,
    `${known}\n`,
    known.toUpperCase(),
    ` ${known}`,
    known.slice(1),
    "00000000-0000-0000-0000-000000000000",
    `${known},${known}`,
  ]);
};

const toText = (schema: Schema, dice: Dice, ids: Ids): string => {
  if (schema.pattern?.includes("{36}") === true) return chooseId(dice, "", ids);
  return dice.pick([
    "2024-01",
    "2024-01-31",
    "EUR",
    "asha@example.test",
    "Kaffee",
    "-1.00",
    "current",
    `Kind ${String(dice.below(1e6))}`,
    oddText(dice),
  ]);
};

/** A value much as a schema wants it. */
const toValue = (given: Schema, dice: Dice, document: Document, ids: Ids): unknown => {
  const schema = resolve(given, document);
  const choices = schema.anyOf ?? schema.oneOf;
  const again = (each: Schema): unknown => toValue(each, dice, document, ids);
  if (choices !== undefined) return again(dice.pick(choices));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return dice.pick(schema.enum);
  const { items, properties, required = [] } = schema;
  if (items !== undefined)
    return Array.from({ length: dice.pick([0, 1, 2, 3, dice.size(3000)]) }, () => again(items));
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || dice.chance(0.6))
        .map(([name, each]) => [name, again(each)]),
    );
  const [type] = [schema.type].flat();
  if (type === "integer" || type === "number")
    return dice.pick([0, 1, 2, 50, -1, 2 ** 31, 2 ** 53 - 1, schema.maximum ?? 1]);
  if (type === "boolean") return dice.chance(0.5);
  return type === "string" ? toText(schema, dice, ids) : dice.pick(ODD_VALUES);
};

/** The same with one place in it replaced. */
const spoil = (value: unknown, dice: Dice): unknown => {
  if (typeof value !== "object" || value === null || dice.chance(0.2)) return oddValue(dice);
  const names = Object.keys(value);
  if (names.length === 0) return { [oddText(dice)]: oddValue(dice) };
  const name = dice.pick(names);
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (String(at) === name ? spoil(each, dice) : each));
  return { ...value, [name]: spoil((value as Record<string, unknown>)[name], dice) };
};

type Body = Pick<Request, "headers"> & { readonly body?: Buffer };
const json = { "content-type": "application/json" };

const breakJson = (text: string, dice: Dice): Buffer =>
  dice.pick([
    () => Buffer.from(text.slice(0, dice.below(text.length))),
    () => Buffer.from(text.replace("{", '{"a":1,"a":2,"__proto__":{"x":1},')),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, "utf16le"),
    () => Buffer.from(text.replace(/"[^"]*"/, '"\\ud800\\u0000"')),
    () => Buffer.from(text.replace(/\d+/, "1e999")),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from("[".repeat(dice.size(500_000))),
    () => Buffer.from('{"a":'.repeat(dice.size(200_000))),
    () => Buffer.from(`{${'"a":1,'.repeat(dice.size(150_000))}"b":1}`),
    () => Buffer.from(`"${"a".repeat(dice.size(3_000_000))}"`),
    () => Buffer.from([0xff, 0xc0, 0x80, ...Buffer.from(text)]),
    () => dice.bytes(dice.size(5000)),
    () => Buffer.alloc(0),
  ])();

const ODD_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "application/json;;;",
  "APPLICATION/JSON",
  "application/merge-patch+json",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/xml",
  "*/*",
  "\u00e4",
  "application/json, text/plain",
  "",
];

/** A form that is broken in one of the ways in which forms break. */
const makeForm = (dice: Dice): Body => {
  const boundary = dice.pick(["x", "x", "x".repeat(70), "x".repeat(3000), '"', " ", "--", "ä"]);
  const part = (): string =>
    `--${boundary}\r\n${dice.pick([
      'Content-Disposition: form-data; name="file"; filename="a.csv"',
      'Content-Disposition: form-data; name="file"',
      `Content-Disposition: form-data; name="${"n".repeat(dice.size(20_000))}"; filename="a"`,
      "Content-Disposition: form-data; name=file; filename*=utf-8''%ff%00",
      'Content-Disposition: form-data; filename=""',
      "Content-Disposition: attachment",
      `X: ${"y".repeat(dice.size(90_000))}`,
      "a\r\n b\r\n\tc",
      "",
      ":",
      'Content-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: multipart/mixed; boundary=y\r\nContent-Transfer-Encoding: base64',
    ])}\r\n\r\n${dice.pick(["Date,Amount\n2024-01-01,1.00", "", "--", `--${boundary}`, "\r\n".repeat(dice.size(50_000))])}\r\n`;
  const parts = Array.from({ length: dice.size(dice.pick([2, 5, 3000])) }, part).join("");
  const end = dice.pick([
    `--${boundary}--\r\n`,
    "",
    `--${boundary}--`,
    `--${boundary}`,
    `--${boundary}--\r\nepilogue`,
    "\r\n--",
  ]);
  const told = dice.pick([boundary, boundary, boundary, boundary, "other", `"${boundary}"`]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${told}` },
    body: Buffer.from(dice.pick(["", "", "preamble\r\n"]) + parts + end, "latin1"),
  };
};

const makeBody = ({ operation, document }: Call, dice: Dice, ids: Ids): Body => {
  const [described] = Object.entries(operation.requestBody?.content ?? {});
  if (described !== undefined && described[0] !== "application/json" && dice.chance(0.9))
    return makeForm(dice);
  if (described === undefined && dice.chance(0.8)) return { headers: {} };
  const value = described === undefined ? oddValue(dice) : toValue(described[1].schema, dice, document, ids);
  const share = dice.below(10);
  if (share < 4) return { headers: json, body: Buffer.from(JSON.stringify(value)) };
  if (share < 7) return { headers: json, body: Buffer.from(JSON.stringify(spoil(value, dice))) };
  const text = JSON.stringify(value);
  if (share < 8) return { headers: json, body: breakJson(text, dice) };
  if (share < 9) return { headers: { "content-type": dice.pick(ODD_TYPES) }, body: Buffer.from(text) };
  return {
    headers: { ...json, "content-encoding": dice.pick(["gzip", "br", "x", "gzip, gzip"]) },
    body: gzipSync(Buffer.alloc(dice.size(100_000_000), " ")),
  };
};

const LONG = "x".repeat(64_000);
const makeHeaders = (dice: Dice): Record<string, string> => {
  if (dice.chance(0.4)) return {};
  return dice.pick<Record<string, string>>([
    {
      "if-match": dice.pick([
        '"0"',
        '"999999"',
        "*",
        'W/"1"',
        '"1", "2"',
        "1",
        '"',
        "",
        '"-1"',
        '"1e9"',
        `"${"9".repeat(300)}"`,
      ]),
    },
    { "if-none-match": dice.pick(["*", '"x"', LONG.slice(0, 9000)]) },
    {
      "idempotency-key": dice.pick([
        "",
        "a",
        "\u00e4",
        "x".repeat(300),
        LONG.slice(0, 12_000),
        "00000000-0000-4000-8000-000000000000",
      ]),
    },
    {
      authorization: dice.pick([
        "Bearer",
        "Bearer  ",
        "Basic eDp5",
        "Bearer a.b.c",
        `Bearer ${LONG.slice(0, 9000)}`,
        "bearer eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.",
        "Bearer \u00ff",
      ]),
    },
    {
      cookie: dice.pick([
        "",
        "=",
        ";;;;",
        "passbook_session=%zz",
        `a=${LONG.slice(0, 9000)}`,
        "XSRF-TOKEN=; XSRF-TOKEN=x",
        "__proto__=1",
        "a=\u00ff",
      ]),
    },
    { "x-xsrf-token": dice.pick(["", "x", "\u00ff", LONG.slice(0, 9000)]) },
    { accept: dice.pick(["text/html", "*/*;q=x", ",".repeat(5000), "image/*"]) },
    { "accept-language": dice.pick(["*", "xx-".repeat(3000), "de;q=9", "\u00e4"]) },
    { "accept-encoding": dice.pick(["br", "gzip;q=0, *;q=0", "zstd", ",".repeat(3000)]) },
    { host: dice.pick(["", "evil.example.test", "a b", "x".repeat(5000), "[::1", "127.0.0.1:99999"]) },
    { origin: dice.pick(["null", "http://evil.example.test", "x"]), "sec-fetch-site": "cross-site" },
    { range: dice.pick(["bytes=0-0", "bytes=5-1", "bytes=-1", `bytes=${"0-1,".repeat(2000)}`]) },
    {
      "x-forwarded-for": dice.pick(["x", "1.1.1.1, ".repeat(900), "::ffff:1.1.1.1"]),
      "x-forwarded-host": "evil.example.test",
    },
    { "x-http-method-override": "DELETE", "x-original-url": "/health" },
    { [`x-${"n".repeat(dice.size(5000))}`]: "x" },
    { "x-long": LONG },
    { "last-event-id": dice.pick(["\u00ff", "-1", LONG.slice(0, 9000)]) },
    { expect: "x" },
    { upgrade: "websocket", connection: "upgrade" },
  ]);
};

const makePath = ({ path, operation, document }: Call, dice: Dice, ids: Ids): string => {
  const { parameters = [] } = operation;
  const list = path.slice(0, path.indexOf("/{")).replace(/\/$/, "");
  const raw = dice.chance(0.05);
  const filled = path.replaceAll(/\{\w+\}/g, () => {
    const id = chooseId(dice, list, ids).slice(0, 9000).toWellFormed();
    return raw ? id.replaceAll(/[\0-\u0020\u007f-\uffff]/g, "%") : encodeURIComponent(id);
  });
  const asked = parameters.filter((each) => each.in === "query" && dice.chance(0.4));
  const pairs = asked.flatMap(({ name, schema }) => {
    const value = dice.chance(0.6) ? toValue(schema, dice, document, ids) : oddText(dice);
    const text = encodeURIComponent(
      (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 4000).toWellFormed(),
    );
    return dice.pick([
      [`${name}=${text}`],
      [`${name}=${text}`],
      [`${name}=${text}`, `${name}=`],
      [`${name}[]=${text}`],
      [`${name}[a][b]=${text}`],
      [name],
      [`${name}=%ff%`],
    ]);
  });
  const tail = dice.chance(0.9) ? "" : dice.pick(["/", "//", "%00", "%", "/..%2f", ";a=b", "/x", "\\"]);
  return `${filled}${tail}${pairs.length === 0 ? "" : `?${pairs.join("&")}`}`.slice(0, 60_000);
};

export const listCalls = (documents: readonly Document[]): Call[] =>
  documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        document,
      })),
    ),
  );

export const makeRequest = (call: Call, dice: Dice, ids: Ids): Request => {
  const { headers, ...rest } = makeBody(call, dice, ids);
  return {
    operation: call.operation.operationId,
    method: dice.chance(0.93)
      ? call.method
      : dice.pick(["GET", "HEAD", "OPTIONS", "PUT", "POST", "DELETE", "PATCH", "TRACE", "SEARCH"]),
    path: makePath(call, dice, ids),
    headers: { ...headers, ...makeHeaders(dice) },
    ...rest,
  };
};
