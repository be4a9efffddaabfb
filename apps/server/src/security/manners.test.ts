import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ENDPOINTS } from "@passbook/contract/index";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { toJSONSchema } from "zod/mini";
import { buildApp } from "../app.ts";
import { makeClient, startTestServer, type TestServer } from "../../testing/harness.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";

let server: TestServer;
let web: FastifyInstance;
let asha: TestPerson;
const folder = mkdtempSync(path.join(tmpdir(), "passbook-manners-"));
beforeAll(async () => {
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "index.html"), "<!doctype html><title>Passbook</title>");
  writeFileSync(path.join(folder, "assets/app.css"), "a{}");
  writeFileSync(path.join(folder, "icon.svg"), "<svg/>");
  server = await startTestServer({ LOG_LEVEL: "silent" });
  web = await buildApp(server.services, ["core", "common"], folder);
  asha = await signUp(server, "Asha");
  await server.app.listen({ port: 0 });
});
afterAll(async () => {
  await web.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("an address that is asked with another method", () => {
  const samples = ENDPOINTS.map(({ path: address }) => address.replaceAll(/\{\w+\}/g, "x"));
  test("says with 405 which it takes, whatever the address", async () => {
    for (const url of new Set(samples)) {
      const { statusCode, headers, body } = await server.app.inject({ method: "TRACE", url });
      expect([url, statusCode, JSON.parse(body)]).toMatchObject([url, 405, { code: "wrong_method" }]);
      const taken = ENDPOINTS.filter((_, at) => samples[at] === url).map(({ method }) => method);
      expect(String(headers.allow).split(", ")).toEqual(expect.arrayContaining([...taken, "OPTIONS"]));
    }
  });
  test("is told by OPTIONS too, and HEAD goes where GET does", async () => {
    const asked = await server.app.inject({ method: "OPTIONS", url: "/api/merchants?x=1" });
    expect([asked.statusCode, asked.headers.allow, asked.body]).toEqual([
      204,
      "GET, HEAD, OPTIONS, POST",
      "",
    ]);
    const { statusCode, body } = await asha.send({ method: "HEAD", url: "/api/merchants" });
    expect([statusCode, body]).toEqual([200, ""]);
    expect((await server.app.inject({ method: "OPTIONS", url: "/api/nothing" })).statusCode).toBe(404);
    expect((await server.app.inject({ method: "POST", url: "/health" })).statusCode).toBe(405);
  });
});

test("a page is read and nothing else", async () => {
  for (const url of ["/login", "/transactions/review"]) {
    const { statusCode, headers } = await web.inject({ method: "POST", url });
    expect([url, statusCode, headers.allow]).toEqual([url, 405, "GET, HEAD, OPTIONS"]);
    expect((await web.inject({ method: "OPTIONS", url })).statusCode).toBe(204);
    expect((await web.inject({ url })).body).toContain("<title>");
  }
  expect((await web.inject({ method: "POST", url: "/assets/none.js" })).statusCode).toBe(404);
});

test("a body that says it is compressed is refused, whatever it is", async () => {
  const call = { method: "POST" as const, url: "/api/merchants", payload: { name: "Packed Lunch" } };
  for (const encoding of ["gzip", "br", "deflate", "GZIP, identity"]) {
    const { statusCode, headers, body } = await asha.send({
      ...call,
      headers: { "content-encoding": encoding },
    });
    expect([statusCode, headers["accept-encoding"], JSON.parse(body)]).toMatchObject([
      415,
      "identity",
      { code: "wrong_encoding" },
    ]);
  }
  const plain = await asha.send({ ...call, headers: { "content-encoding": "identity" } });
  expect(plain.statusCode).toBe(201);
});

test.each(["//x", "//example.test/%2e%2e", "/transactions//x", "//api/merchants", "/%00", "/x%"])(
  "%s is no page",
  async (url) => {
    const { statusCode, body } = await web.inject({ url });
    expect([statusCode, body.includes("<title>")]).toEqual([404, false]);
  },
);

test.each(["bearer", "BEARER", "Bearer  "])("a session is shown as %s too", async (scheme) => {
  const authorization = `${scheme} ${asha.token}`;
  expect((await asha.send({ method: "GET", url: "/api/merchants" }, { authorization })).statusCode).toBe(200);
});

describe("long JSON", () => {
  test.each([
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
  ])("is compressed with %s", async (encoding, decompress) => {
    const plain = await asha.send({ method: "GET", url: "/api/categories" });
    const packed = await asha.send({
      method: "GET",
      url: "/api/categories",
      headers: { "accept-encoding": encoding },
    });
    expect(packed.headers).toMatchObject({ "content-encoding": encoding, "cache-control": "no-store" });
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
  });
  test("that is short, or not wanted so, is as it is", async () => {
    const isPlain = async (url: string, accepted: string): Promise<boolean> =>
      (await asha.send({ method: "GET", url, headers: { "accept-encoding": accepted } })).headers[
        "content-encoding"
      ] === undefined;
    expect(await isPlain("/api/merchants", "gzip, br")).toBe(true);
    expect(await isPlain("/api/categories", "br;q=0, gzip;q=0")).toBe(true);
  });
  test("that holds a secret is never compressed, and every call that hands one out says so", async () => {
    const secrets = ENDPOINTS.filter(
      ({ answer_kind, answer }) =>
        answer_kind === "json" &&
        /"\w*(?:token|secret|password|recovery_codes)":/.test(JSON.stringify(toJSONSchema(answer))),
    );
    // An address to which mail is forwarded is as secret as a password, and so are what passwords are made of, how a sign-in was begun, and invitations.
    const private_ones = [
      "get_statement_sources",
      "get_password_details",
      "set_password_details",
      "begin_mailbox_sign_in",
      "renew_mailbox_sign_in",
      "renew_forwarding_address",
      "invite_person",
      "invite_member",
      "begin_sign_on",
      "begin_sign_on_link",
      "create_key",
    ];
    const handing_out = ENDPOINTS.flatMap(({ id, hands_out_secret }) => (hands_out_secret ? [id] : []));
    expect(handing_out.toSorted()).toEqual([...secrets.map(({ id }) => id), ...private_ones].toSorted());
    expect(secrets.length).toBeGreaterThan(0);
    const answer = await makeClient(server).send({
      method: "POST",
      url: "/api/sessions/login",
      payload: { email: asha.email, password: asha.password },
      headers: { "accept-encoding": "gzip, br" },
    });
    expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, undefined]);
  });
});

test("what everybody may read is kept by the browser and asked for by its tag", async () => {
  for (const url of [
    "/common/banks",
    "/common/currencies",
    "/common/category_icons",
    "/common/application",
    "/common/openapi.json",
    "/api/openapi.json",
  ]) {
    const first = await server.app.inject({ url });
    expect(first.headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"\S+"$/) as string,
      "cache-control": "public, no-cache",
    });
    const headers = { "if-none-match": `"x", ${String(first.headers.etag)}`, "accept-encoding": "gzip" };
    const again = await server.app.inject({ url, headers });
    expect([url, again.statusCode, again.body, again.headers.etag]).toEqual([
      url,
      304,
      "",
      first.headers.etag,
    ]);
    expect((await server.app.inject({ url, headers: { "if-none-match": '"x"' } })).statusCode).toBe(200);
  }
});

const portOf = ({ app }: TestServer): number => (app.server.address() as AddressInfo).port;

/** Several addresses of this machine, as if it were several. */
const open = (of: TestServer, localAddress = "127.0.0.1") =>
  connect({ host: "127.0.0.1", port: portOf(of), localAddress }).on("error", () => undefined);

const say = async (bytes: string, of = server, from?: string): Promise<string> => {
  const socket = open(of, from);
  let said = "";
  socket.on("data", (part) => (said += part.toString()));
  socket.write(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return said;
};

test("a request that names its host twice, or not at all, is refused", async () => {
  const lines = ["GET /health HTTP/1.1", "Host: a", "host: b", "Connection: close", "", ""];
  expect(await say(lines.join("\r\n"))).toMatch(/^HTTP\/1\.1 400 [^]*"code":"unreadable_request"/);
  const one = lines.filter((line) => line !== "host: b");
  expect(await say(one.join("\r\n"))).toMatch(/^HTTP\/1\.1 200 /);
  const none = one.filter((line) => line !== "Host: a");
  expect(await say(none.join("\r\n"))).toMatch(/^HTTP\/1\.1 400 [^]*"code":"unreadable_request"/);
  expect(await say("GET /health HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.\d 200 /);
});

test.each(["a/b@c", "a@b", "", "a b", "a:x", "[::1", "a,b:80:80", "http://a"])(
  "a request whose host is %j is refused",
  async (host) => {
    const said = await say(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1\.1 400 [^]*"code":"unreadable_request","message":"\w/);
  },
);

test.each([
  "a",
  "localhost:4000",
  "127.0.0.1:80",
  "[::1]:4000",
  "[::1]",
  "xn--bcher-kva.example.test",
  "a_b:",
])("a request whose host is %j is answered", async (host) => {
  const said = await say(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
});

test("a request that expects what nobody does is told so, and one that asks when to go on is", async () => {
  const post = (expect: string, body = "{}") =>
    say(
      `POST /api/sessions/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${String(body.length)}\r\nExpect: ${expect}\r\nConnection: close\r\n\r\n${body}`,
    );
  expect(await post("foo")).toMatch(/^HTTP\/1\.1 417 [^]*"code":"unknown_expectation","message":"\w/);
  expect(await post("100-Continue")).toMatch(/^HTTP\/1\.1 100 Continue[^]*HTTP\/1\.1 422 /);
});

test.each([
  ["no request at all", "hello\r\n\r\n", 400, "unreadable_request"],
  ["an address that is too long", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, "headers_too_large"],
  ["a flood of headers", `GET / HTTP/1.1\r\n${"X: y\r\n".repeat(5000)}\r\n`, 431, "headers_too_large"],
  [
    "a flood of headers with a body behind it",
    `POST / HTTP/1.1\r\nContent-Length: 900000\r\n${"X: y\r\n".repeat(5000)}\r\n${"z".repeat(900_000)}`,
    431,
    "headers_too_large",
  ],
  [
    "a tunnel to somewhere else",
    "CONNECT a.example.test:443 HTTP/1.1\r\nHost: a\r\n\r\n",
    405,
    "wrong_method",
  ],
  [
    "a length that is none",
    "POST /api/users HTTP/1.1\r\nContent-Length: x\r\n\r\n",
    400,
    "unreadable_request",
  ],
])("%s is refused as everything else is", async (_, bytes, status, code) => {
  const [head = "", body = ""] = (await say(bytes)).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${String(status)} `);
  expect(head).toContain("connection: close");
  expect(JSON.parse(body)).toMatchObject({ code, message: expect.any(String) as string });
});

test.each([
  ["no address", "/api/nowhere", "close", 404],
  ["an address that takes less", "/api/sessions/login", "close", 413],
  ["an address that takes less and closes", "/api/sessions/login", "keep-alive", 413],
])("a large body that is closed behind hears its refusal by %s", async (_, address, connection, status) => {
  const head = `POST ${address} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: ${connection}\r\n`;
  const socket = open(server).pause();
  socket.write(`${head}Content-Length: 2000000\r\n\r\n${" ".repeat(1_000_000)}`);
  // Whoever is busy goes on to write, and reads what came only then.
  await sleep(300);
  socket.write(" ".repeat(1_000_000));
  await sleep(300);
  let said = "";
  socket.on("data", (part) => (said += part.toString())).resume();
  await new Promise((resolve) => socket.once("close", resolve));
  expect(said.slice(0, 12)).toBe(`HTTP/1.1 ${String(status)}`);
});

test("who dribbles headers or a body is cut off, and connections have a bound", () => {
  const { headersTimeout, requestTimeout, maxConnections } = server.app.server;
  expect([headersTimeout, requestTimeout].every((ms) => ms > 0 && ms <= 120_000)).toBe(true);
  expect(headersTimeout).toBeLessThan(requestTimeout);
  expect(maxConnections).toBeGreaterThan(100);
});

test.each([
  ["a part behind its end", { range: "bytes=99999999-" }, [416, "range_outside"]],
  ["a part that ends before it begins", { range: "bytes=5-1" }, [416, "range_outside"]],
  ["a part that is none", { range: "bytes=abc" }, [416, "range_outside"]],
  ["another state of it", { "if-match": '"x"' }, [412, "condition_failed"]],
  [
    "an older state of it",
    { "if-unmodified-since": "Mon, 01 Jan 2001 00:00:00 GMT" },
    [412, "condition_failed"],
  ],
])("a file of the web app asked for as %s is refused in words", async (_, headers, expected) => {
  for (const url of ["/assets/app.css", "/icon.svg"]) {
    const { statusCode, body } = await web.inject({ url, headers: headers as Record<string, string> });
    expect([url, statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([url, ...expected]);
  }
});

test("a folder of the web app is no page", async () => {
  expect((await web.inject({ url: "/assets/" })).statusCode).toBe(404);
});

test("who asks for the head of a stream holds none", async () => {
  for (let asked = 0; asked < 3; asked += 1) {
    const { statusCode, body } = await asha.send({ method: "HEAD", url: "/api/events" });
    expect([statusCode, body]).toEqual([200, ""]);
  }
  await expect.poll(() => server.services.watching.size).toBe(0);
});

const HEALTH = "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

const startListening = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const listening = await startTestServer({ LOG_LEVEL: "silent", ...env });
  await listening.app.listen({ port: 0, host: "127.0.0.1" });
  return listening;
};

test("connections on which nobody asks anything make room for others", async () => {
  const proxied = await startListening({ TRUST_PROXY: "loopback" });
  const sockets = Array.from({ length: 800 }, () => open(proxied).resume());
  for (const socket of sockets) socket.write("GET /health HTTP/1.1\r\nHost: a\r\n\r\n");
  await vi.waitFor(
    () => expect(sockets.filter(({ bytesRead }) => bytesRead > 0).length).toBeGreaterThan(700),
    20_000,
  );
  expect(await say(HEALTH, proxied)).toMatch(/^HTTP\/1\.1 200 /);
  await vi.waitFor(() => expect(sockets.filter(({ closed }) => closed).length).toBeGreaterThan(600), 20_000);
  for (const socket of sockets) socket.destroy();
  await proxied.close();
});

test("a network that holds connections without a word leaves the others theirs", async () => {
  const open_to_all = await startListening();
  const sockets = Array.from({ length: 700 }, () => open(open_to_all).resume());
  await vi.waitFor(() => expect(sockets.filter(({ closed }) => closed)).toHaveLength(400), 20_000);
  expect(await say(HEALTH, open_to_all)).toBe("");
  expect(await say(HEALTH, open_to_all, "127.0.0.2")).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await say(HEALTH, open_to_all)).toMatch(/^HTTP\/1\.1 200 /), 20_000);
  await open_to_all.close();
});
