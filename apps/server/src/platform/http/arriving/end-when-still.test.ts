import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import type { TestServer } from "../../../../testing/harness.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { endWhenStill } from "./end-when-still.ts";

const MB = 1024 * 1024;
const SIZE = 48 * MB;
const STILL_MS = 500;

function* listParts(): Generator<Uint8Array> {
  for (let part = 0; part < SIZE / MB; part += 1) yield Buffer.alloc(MB, "a");
}

const answering = createServer((raw, response) => {
  endWhenStill({ raw }, STILL_MS);
  Readable.from(listParts(), { objectMode: false }).pipe(response);
});
let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha({ LOG_LEVEL: "silent" }));
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  await new Promise((resolve) => answering.listen(0, "127.0.0.1", () => resolve(null)));
});
afterAll(async () => {
  answering.close();
  await server.close();
});

const ask = (): Socket => {
  const socket = connect((answering.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined).write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  return socket;
};

test("who takes nothing of an answer for long loses the connection", async () => {
  const socket = ask().pause();
  await sleep(6 * STILL_MS);
  socket.resume();
  await new Promise((resolve) => socket.once("close", resolve));
  expect(socket.bytesRead).toBeLessThan(SIZE);
});

test("who takes some of it now and then gets all of it, in however many times as long", async () => {
  const socket = ask();
  let seen = 0;
  socket.on("data", (part) => {
    seen += part.length;
    if (seen < 3 * MB) return;
    seen = 0;
    socket.pause();
    setTimeout(() => socket.resume(), STILL_MS / 2);
  });
  const begun_ms = performance.now();
  await new Promise((resolve) => socket.once("close", resolve));
  expect(performance.now() - begun_ms).toBeGreaterThan(4 * STILL_MS);
  expect(socket.bytesRead).toBeGreaterThan(SIZE);
});

test("downloads and exports are given so long that 4 kB/s is progress", async () => {
  const [uploaded] = await uploadFiles(asha, [{ name: "a.bin", bytes: Buffer.alloc(1000, 1) }]);
  const given: number[] = [];
  server.app.server.on("request", ({ socket }: { socket: Socket }) => {
    const setTimeoutOf = socket.setTimeout.bind(socket);
    socket.setTimeout = (ms: number, act?: () => void) => {
      given.push(ms);
      return setTimeoutOf(ms, act);
    };
  });
  const origin = `http://127.0.0.1:${String((server.app.server.address() as AddressInfo).port)}`;
  const headers = {
    authorization: `Bearer ${asha.token}`,
    cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    connection: "close",
  };
  for (const url of [
    `/api/statements/${uploaded?.statement.id ?? ""}/file`,
    "/api/export/transactions",
    "/api/export",
  ]) {
    given.length = 0;
    const answer = await fetch(origin + url, { headers });
    await answer.arrayBuffer();
    expect([url, answer.status, Math.max(...given)]).toEqual([url, 200, 300_000]);
  }
});
