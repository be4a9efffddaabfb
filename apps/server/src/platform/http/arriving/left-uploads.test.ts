import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { signUp } from "../../../../testing/people.ts";
import { toForm } from "../../../../testing/uploads.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

const LEFT = "the client left before its request was whole";

test("an upload that a page takes with it when it is loaded anew is no fault of the server", async () => {
  const asha = await signUp(server, "Asha");
  const { body, content_type } = toForm([{ name: "a.csv", bytes: Buffer.alloc(1_000_000, "1") }]);
  const sending = request({
    port: (server.app.server.address() as AddressInfo).port,
    method: "POST",
    path: "/api/statements",
    headers: {
      authorization: `Bearer ${asha.token}`,
      cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-xsrf-token": asha.cookies.get("XSRF-TOKEN") ?? "",
      "content-type": content_type,
      "content-length": body.length,
    },
  });
  sending.on("error", () => undefined);
  const reached = new Promise((resolve) => server.app.server.once("request", resolve));
  sending.write(body.subarray(0, body.length / 2));
  await reached;
  await new Promise((resolve) => setTimeout(resolve, 100));
  sending.destroy();
  await expect.poll(() => server.logged.join("")).toContain(LEFT);
  const levels = server.logged.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(Math.max(...levels)).toBe(30);
});
