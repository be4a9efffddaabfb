import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestServer } from "../../../../testing/harness.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";

const MB = 1024 * 1024;
/** What the system holds of a connection beside what the server has read of it. */
const BUFFERED = 16 * MB;

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha({ LOG_LEVEL: "silent", UPLOAD_LIMIT_MB: "5" }));
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const open = (): Socket =>
  connect({ host: "127.0.0.1", port: (server.app.server.address() as AddressInfo).port }).on(
    "error",
    () => undefined,
  );

const toHead = (line: string, headers: Record<string, string>): string =>
  [
    `${line} HTTP/1.1`,
    "Host: a",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ].join("\r\n");

const signedIn = (): Record<string, string> => ({
  authorization: `Bearer ${asha.token}`,
  cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  "x-xsrf-token": asha.cookies.get("XSRF-TOKEN") ?? "",
});

/** Who is let pour ends after this time. */
const POURED_MS = 20_000;

/** Sends a head and then bytes for as long as they are taken; what was answered first, how much was taken and how long. */
const pour = async (head: string): Promise<{ answer: string; taken: number; took_ms: number }> => {
  const socket = open();
  let answer = "";
  socket.on("data", (part) => (answer += part.toString("latin1")));
  socket.write(head);
  const begun_ms = performance.now();
  const part = Buffer.alloc(64 * 1024, "z");
  while (!socket.destroyed && socket.bytesWritten < 1024 * MB && performance.now() - begun_ms < POURED_MS)
    if (!socket.write(part))
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), sleep(50)]);
  const took_ms = performance.now() - begun_ms;
  socket.destroy();
  return { answer: answer.slice(0, 12), taken: socket.bytesWritten, took_ms };
};

const HUGE = { "content-length": String(8 * 1024 * MB) };
const FORM = { "content-type": "multipart/form-data; boundary=x" };
const JSON_TYPE = { "content-type": "application/json" };

describe("a request of gigabytes whose answer is known before is answered, and taken no further", () => {
  test.each<[string, string, () => Record<string, string>, number]>([
    ["nobody's upload", "POST /api/statements", () => ({ ...FORM, ...HUGE }), 401],
    ["no address", "POST /api/nowhere", () => HUGE, 404],
    ["an address that is none", "POST /%", () => HUGE, 404],
    ["another method", "PATCH /api/merchants", () => HUGE, 405],
    ["another type", "POST /api/sessions/login", () => ({ ...HUGE, "content-type": "text/plain" }), 415],
    ["too long", "POST /api/sessions/login", () => ({ ...HUGE, ...JSON_TYPE }), 413],
    ["two hosts", "POST /api/sessions/login", () => ({ ...HUGE, ...JSON_TYPE, host: "b" }), 400],
    ["no end", "POST /api/statements", () => ({ ...FORM, "transfer-encoding": "chunked" }), 401],
    ["only read", "GET /health", () => HUGE, 200],
    [
      "an expectation of nobody",
      "POST /api/sessions/login",
      () => ({ ...JSON_TYPE, ...HUGE, expect: "foo" }),
      417,
    ],
    ["no form", "POST /api/statements", () => ({ ...signedIn(), ...HUGE }), 415],
    [
      "one that finds no room",
      "POST /api/statements",
      () => ({ ...signedIn(), ...FORM, ...HUGE, "x-full": "yes" }),
      503,
    ],
  ])("%s", async (_, line, headers, status) => {
    const all = headers();
    const leave = all["x-full"] === undefined ? null : await fillRoom();
    const chunk = all["transfer-encoding"] === undefined ? "" : "70000000\r\n";
    const { answer, taken, took_ms } = await pour(toHead(line, all) + chunk);
    leave?.();
    expect(answer).toBe(`HTTP/1.1 ${String(status)}`);
    expect(taken).toBeLessThan(8 * MB + BUFFERED);
    expect(took_ms).toBeLessThan(POURED_MS);
  });
});

/** Keeps uploads out: so many wait that no further one may. */
const fillRoom = async (): Promise<() => void> => {
  const { uploads } = server.services;
  const leaves = await Promise.all(["x", "y"].map((user_id) => uploads.enter(user_id, 5 * MB)));
  const waiting = Array.from({ length: 200 }, (_, at) => uploads.enter(`w${String(at)}`, 5 * MB));
  for (const each of waiting) void each.then((leave) => leave()).catch(() => undefined);
  return () => leaves.forEach((leave) => leave());
};

test("a small body behind a refusal is let in, and the connection serves the next request", async () => {
  const socket = open();
  let said = "";
  socket.on("data", (part) => (said += part.toString("latin1")));
  const body = "z".repeat(300_000);
  socket.write(toHead("POST /api/nowhere", { "content-length": String(body.length) }) + body.slice(0, 1000));
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 404 (?![^]*connection: close)/);
  for (let at = 1000; at < body.length; at += 100_000) {
    socket.write(body.slice(at, at + 100_000));
    await sleep(20);
  }
  said = "";
  socket.write(toHead("GET /health", {}));
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test("a refused file that its person could have sent is let in whole, and the connection stays", async () => {
  const socket = open();
  let said = "";
  socket.on("data", (part) => (said += part.toString("latin1")));
  const body = Buffer.alloc(4 * MB, "z");
  socket.write(toHead("POST /api/statements", { ...FORM, "content-length": String(body.length) }));
  socket.write(body);
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 401 /);
  said = "";
  socket.write(toHead("GET /health", {}));
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test("bytes that are no request are let in no further either", async () => {
  const { answer, taken, took_ms } = await pour("hello\r\n\r\n");
  expect(answer).toBe("HTTP/1.1 400");
  expect(taken).toBeLessThan(8 * MB + BUFFERED);
  expect(took_ms).toBeLessThan(POURED_MS);
});
