import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp } from "../../../testing/people.ts";

const KEY = "a key of the observer 7";
const BOARD = path.resolve(import.meta.dirname, "../../../../../docs/grafana-passbook.json");

let server: TestServer;
afterEach(() => server.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "GET", url, headers });

test("without a port or a key there are no metrics", async () => {
  server = await startTestServer();
  expect((await ask("/metrics", { authorization: `Bearer ${KEY}` })).statusCode).toBe(404);
});

test("whoever has the key is told how long calls took, what waits, and how old the last backup is", async () => {
  server = await startTestServer({ METRICS_KEY: KEY });
  const asha = await signUp(server, "Asha");
  await asha.send({ method: "GET", url: "/api/transactions?q=secret" });
  for (const authorization of ["", "Bearer another key of 7"])
    expect((await ask("/metrics", { authorization })).statusCode).toBe(401);
  const { statusCode, body, headers } = await ask("/metrics", { authorization: `Bearer ${KEY}` });
  expect([statusCode, headers["content-type"]]).toEqual([200, expect.stringContaining("text/plain")]);
  expect(body).toContain(
    'passbook_request_seconds_count{route="/api/transactions",method="GET",status="200"} 1',
  );
  expect(body).toContain("passbook_backup_age_seconds -1");
  expect(body).toContain("passbook_mails_waiting");
  expect(body).not.toContain("secret");
  const named = readFileSync(BOARD, "utf8").match(/\b(?:passbook|process|nodejs)_[a-z_]+/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(body, name).toContain(name.replace(/_(bucket|count|sum)$/, ""));
});

test("metrics have a port of their own where one is set", async () => {
  server = await startTestServer({ METRICS_PORT: "0" });
  await server.app.ready();
  const told = server.logged.find((line) => line.includes("telling metrics")) ?? "{}";
  const { port } = (JSON.parse(told) as { address: AddressInfo }).address;
  const answer = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("process_cpu")]);
  expect((await fetch(`http://127.0.0.1:${String(port)}/`)).status).toBe(404);
  expect((await ask("/metrics")).statusCode).toBe(404);
});

test("a request has one id, in its answer and in the log, and is told when it was slow", async () => {
  server = await startTestServer({ SLOW_CALL_MS: "1" });
  const asha = await signUp(server, "Asha");
  const { headers } = await asha.send({ method: "GET", url: "/api/categories" });
  const line = server.logged.find((each) => each.includes(String(headers["x-request-id"]))) ?? "{}";
  expect(JSON.parse(line)).toMatchObject({ msg: "slow call", level: 40, route: "/api/categories" });
  const unknown = await ask("/api/nowhere");
  expect(server.logged.some((each) => each.includes(String(unknown.headers["x-request-id"])))).toBe(true);
});

test("calls are traced to a collector, as parts of what whoever calls traces", async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = "";
    request.on("data", (bytes: Buffer) => (body += bytes.toString("utf8")));
    request.on("end", () => {
      received.push(`${request.url ?? ""} ${body}`);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}/` });
  const trace = "0af7651916cd43dd8448eb211c80319c";
  await ask("/common/currencies?q=secret", { traceparent: `00-${trace}-b7ad6b7169203331-01` });
  await server.app.close();
  const [sent = ""] = received;
  expect(sent.startsWith("/v1/traces ")).toBe(true);
  for (const part of ["GET /common/currencies", trace, "http.response.status_code", "passbook"])
    expect(sent).toContain(part);
  expect(sent).not.toContain("secret");
  collector.closeAllConnections();
  collector.close();
});
