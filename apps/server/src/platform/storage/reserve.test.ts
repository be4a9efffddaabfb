import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { keepReserve } from "./reserve.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("a reserve that is smaller than there is room for is made anew, for its owner alone", async () => {
  const file = path.join(server.folder, ".reserve");
  writeFileSync(file, "cut short", { mode: 0o600 });
  await keepReserve(server.services);
  const { size, mode, ino } = statSync(file);
  expect(size).toBeGreaterThan(256 * 1024);
  expect(mode & 0o777).toBe(0o600);
  await keepReserve(server.services);
  expect(statSync(file)).toMatchObject({ size, ino });
});
