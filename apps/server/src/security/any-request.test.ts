import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import type { Endpoint } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { listRefusals } from "@passbook/contract/refusals";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyRequest, type Document, sampleRequests } from "../../testing/any-request.ts";
import { findSlots } from "../../testing/call-samples.ts";
import { makeClient, type TestClient, type TestServer } from "../../testing/harness.ts";
import { type TestPerson } from "../../testing/people.ts";
import { type Owned, startWithOwned } from "../../testing/populate.ts";
import { expectSumsToHold } from "../../testing/expect-sums.ts";

const SEED = Number(process.env["REQUEST_SEED"] ?? 20_261_122);
/** Ten thousand where it is quick; fewer on the other engines, which share all but the statements sent to them. */
const SHARE = (process.env["TEST_ENGINE"] ?? "sqlite") === "sqlite" ? 1 : 0.2;
const SIGNED_IN = 6500 * SHARE;
const SIGNED_OUT = 2000 * SHARE;
const BROKEN = 1500 * SHARE;
const AT_ONCE = 8;
const LONGEST_MS = 20_000;
const MOST_SIGNS = 4096;

/** What ends the session, never ends by design, or takes seconds when it succeeds. */
const APART = new Set(["logout", "delete_user", "stream_events", "load_sample", "remove_sample"]);

let server: TestServer;
let asha: TestPerson;
let own: Owned;
let documents: Document[];
let likely: Map<string, string>;
beforeAll(async () => {
  ({ server, asha, own } = await startWithOwned({ UPLOAD_LIMIT_MB: "1" }));
  likely = new Map(ENDPOINTS.map((endpoint) => [endpoint.id, findPathId(endpoint)]));
  documents = await Promise.all(
    ["/api", "/common"].map(async (base) =>
      (await server.app.inject(`${base}/openapi.json`)).json<Document>(),
    ),
  );
  await server.app.listen({ port: 0 });
}, 120_000);
afterAll(() => server.close());

const findPathId = (endpoint: Endpoint): string => {
  const slot = findSlots(endpoint).find(({ place }) => place === "params");
  return slot === undefined ? "in-hdfc-bank" : own[slot.kind];
};

const withinTime = async <T>(work: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, LONGEST_MS, null)));
  const first = await Promise.race([work, late]);
  clearTimeout(timer);
  return first;
};

const CODES = new Map(
  ENDPOINTS.map((endpoint) => [
    endpoint.id,
    {
      endpoint,
      codes: listRefusals(endpoint),
      address: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+")}/?(?:\\?|$)`),
    },
  ]),
);
/** An address or a method that was altered leads nowhere or to another call, whatever the call it was made from. */
const LEADS_NOWHERE = new Set([404, 405]);

const isUndocumented = (
  operation: string,
  { statusCode, raw }: LightMyRequestResponse,
  code: string,
): boolean => {
  const known = CODES.get(operation);
  if (known === undefined || LEADS_NOWHERE.has(statusCode)) return false;
  if (raw.req.method !== known.endpoint.method || !known.address.test(raw.req.url ?? "")) return false;
  return known.codes.get(statusCode)?.includes(code) !== true;
};

/** What was said, also where the request let it be packed: longer answers are. */
const readBody = ({ headers, body, rawPayload }: LightMyRequestResponse): string =>
  headers["content-encoding"] === "gzip" ? gunzipSync(rawPayload).toString("utf8") : body;

const describeFault = (operation: string, answered: LightMyRequestResponse | null): string | null => {
  if (answered === null) return "no answer";
  const { statusCode, headers } = answered;
  const body = readBody(answered);
  if (statusCode >= 500) return `${String(statusCode)} ${body}`;
  if (statusCode < 400 || body === "") return null;
  if (body.length > MOST_SIGNS) return `a refusal of ${String(body.length)} signs`;
  const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
  if (isUndocumented(operation, answered, String(code)))
    return `${String(statusCode)} ${String(code)} is not documented`;
  const isRefusal = typeof code === "string" && typeof message === "string" && message !== "";
  return isRefusal && String(headers["content-type"]).startsWith("application/json")
    ? null
    : `no refusal: ${body}`;
};

const sendAll = async (client: TestClient, requests: readonly AnyRequest[]): Promise<string[]> => {
  const faults: string[] = [];
  const waiting = requests.values();
  const work = async (): Promise<void> => {
    for (const { operation, ...request } of waiting) {
      const fault = describeFault(operation, await withinTime(client.send(request)));
      if (fault !== null) faults.push(`${operation}: ${fault}\n${JSON.stringify(request)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
};

const listFaultsOfOurs = (): string[] =>
  server.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);

test("whatever somebody who is signed in sends is answered, and never with a fault of ours", async () => {
  const ids = [...Object.values(own), "00000000-0000-0000-0000-000000000000"];
  const requests = sampleRequests(documents, { ids, likely, seed: SEED, count: SIGNED_IN, without: APART });
  expect(await sendAll(asha, requests)).toEqual([]);
  expect(listFaultsOfOurs()).toEqual([]);
  await expectSumsToHold(server.services.db, asha.user_id);
});

test("whatever somebody who is not signed in sends is answered, and never with a fault of ours", async () => {
  const ids = Object.values(own);
  const requests = sampleRequests(documents, {
    ids,
    likely,
    seed: SEED + 1,
    count: SIGNED_OUT,
    without: new Set(),
  });
  expect(await sendAll(makeClient(server), requests)).toEqual([]);
  expect(listFaultsOfOurs()).toEqual([]);
});

const REQUESTS = [
  "GET /health HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /api/merchants?a=1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a.b.c\r\nCookie: a=b\r\n\r\n",
  'POST /api/sessions/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":"b"}',
  'POST /api/sessions/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{"a":"b"}\r\n0\r\n\r\n',
  "POST /api/statements HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 15\r\n\r\n--x\r\n\r\n--x--\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
  "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET http://a/health HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nExpect: x\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET //x HTTP/1.1\r\nHost: a\r\n\r\n",
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${"X: y\r\n".repeat(3000)}\r\n`,
  "POST /api/users HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
  "POST /api/users HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nhello",
  "POST /api/users HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\nhello",
  "GET / HTTP/1.0\r\n\r\n",
  "GET /health",
];

/** Bytes that were a request before something was cut out, put in or doubled. */
const brokenBytes = fc
  .tuple(
    fc.constantFrom(...REQUESTS),
    fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.uint8Array({ maxLength: 6 })), { maxLength: 3 }),
  )
  .map(([text, edits]) =>
    edits.reduce(
      (bytes, [place, cut, put]) => {
        const at = place % (bytes.length + 1);
        return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)]);
      },
      Buffer.from(text, "latin1"),
    ),
  );

/** What comes back over a connection until it ends; who sent half a request and left is owed nothing. */
const sendBytes = async (bytes: Uint8Array): Promise<string> => {
  const socket = connect((server.app.server.address() as AddressInfo).port);
  let said = "";
  socket.on("data", (part) => (said += part.toString("latin1"))).on("error", () => undefined);
  const ended = once(socket, "close");
  socket.end(bytes);
  const closed = await withinTime(ended);
  socket.destroy();
  return closed === null ? `${said} and never closed` : said;
};

test("broken bytes are answered with a refusal or an end, and the server goes on", async () => {
  const all = [
    ...REQUESTS.map((text) => Buffer.from(text, "latin1")),
    ...fc.sample(brokenBytes, { seed: SEED, numRuns: BROKEN }),
  ];
  const waiting = all.values();
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (const bytes of waiting) {
      const said = await sendBytes(bytes);
      if (/HTTP\/1\.1 5|never closed$/.test(said))
        faults.push(`${said}\n${JSON.stringify(bytes.toString("latin1"))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual([]);
  expect(await sendBytes(Buffer.from(REQUESTS[0] ?? ""))).toMatch(/^HTTP\/1\.1 200 /);
  expect(listFaultsOfOurs()).toEqual([]);
});
