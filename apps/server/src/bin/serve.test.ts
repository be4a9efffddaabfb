import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { killPrograms, type Program, startProgram } from "../../testing/programs.ts";

/** The program itself, as `npm start` runs it, on the data of a test. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(killPrograms);
afterAll(() => server.close());

/** Heard to its end: the server waits for what is still being answered before it ends. */
const statusOf = async ({ url }: Program, path: string): Promise<number> => {
  const answer = await fetch(`${url}${path}`);
  await answer.arrayBuffer();
  return answer.status;
};

test.each([
  { only: "core", answers: ["/api/sessions", "/api/openapi.json"], lacks: "/common/banks" },
  { only: "common", answers: ["/common/banks", "/common/openapi.json"], lacks: "/api/sessions" },
])("`serve --only $only` answers for that service alone, and for its health", async (service) => {
  const program = await startProgram(server, "serve", ["--only", service.only]);
  for (const path of ["/health", "/ready"]) expect(await statusOf(program, path)).toBe(200);
  for (const path of service.answers) expect([path, await statusOf(program, path)]).not.toContain(404);
  expect(await statusOf(program, service.lacks)).toBe(404);
  expect(await program.stop()).toBe(0);
});

test("another service or option is refused with one line that says how", async () => {
  for (const args of [["--only", "everything"], ["--colour"]])
    await expect(startProgram(server, "serve", args)).rejects.toThrow(
      /before it was ready: Usage: serve \[--only core\|common\] \[--no-work\]\n$/,
    );
});

test("a port that is taken is named, with the way out", async () => {
  const first = await startProgram(server, "serve");
  const { port } = new URL(first.url);
  await expect(startProgram(server, "serve", [], { PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that, or set PORT to another number, such as PORT=${String(Number(port) + 1)}.\n`,
  );
  expect(await first.stop()).toBe(0);
});

const SLOW_MS = 4000;
const BODY = JSON.stringify({ email: "nobody@example.test", password: "not the password" });

/** Sends the head of a login and half of its body. */
const beginLogin = async ({ url }: Program): Promise<Socket> => {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = ["POST /api/sessions/login HTTP/1.1", `host: ${host}`, "content-type: application/json"];
  socket.write(`${[...head, `content-length: ${String(BODY.length)}`].join("\r\n")}\r\n\r\n`);
  socket.write(BODY.slice(0, 10));
  return socket;
};

test("told to stop, it answers what it was asked before, takes nothing new, and ends in order", async () => {
  const program = await startProgram(server, "serve");
  const socket = await beginLogin(program);
  // an answer to another call shows that the head of the first was read
  expect(await statusOf(program, "/health")).toBe(200);
  const stopped = program.stop();
  await expect
    .poll(
      () =>
        fetch(`${program.url}/health`).then(
          ({ status }) => status,
          () => "refused",
        ),
      { timeout: 30_000 },
    )
    .toBe("refused");
  let answer = "";
  socket.on("data", (bytes: Buffer) => (answer += bytes.toString()));
  // a large file over a slow line takes its time
  await sleep(SLOW_MS);
  socket.write(BODY.slice(10));
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(answer).toContain("wrong_credentials");
  // else the line is kept for what may be asked next, until it is cut
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(await stopped).toBe(0);
});

test("a signal that comes from a terminal and from what started the program alike is one wish", async () => {
  const program = await startProgram(server, "serve");
  const socket = await beginLogin(program);
  socket.resume();
  expect(await statusOf(program, "/health")).toBe(200);
  const stopped = program.stop();
  void program.stop();
  await sleep(SLOW_MS);
  socket.write(BODY.slice(10));
  await once(socket, "close");
  expect(await stopped).toBe(0);
});

test("told to stop once more later, it ends without waiting", async () => {
  const program = await startProgram(server, "serve");
  const socket = await beginLogin(program);
  socket.on("error", () => undefined);
  expect(await statusOf(program, "/health")).toBe(200);
  const stopped = program.stop();
  await sleep(SLOW_MS);
  void program.stop();
  expect(await stopped).toBe(1);
});
