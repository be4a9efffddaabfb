import { chmodSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp } from "../../../testing/people.ts";
import { mountSmallDisk } from "../../../testing/small-disk.ts";
import { uploadFiles } from "../../../testing/uploads.ts";
import { checkImports, checkProxy, checkRights, checkRoom, checkSeals, listOpen } from "./examine-safety.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("an import that waits for more than an hour and originals that are not sealed are named", async () => {
  const { services, clock } = server;
  const rows = [{ day: "2026-09-04", cents: -1, name: "GOOD", id: "2026090401" }];
  const asha = await signUp(server, "Asha");
  await uploadFiles(asha, [{ name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows }) }]);
  expect([await checkImports(services), await checkSeals(services.db)]).toMatchObject([
    { state: "good" },
    { state: "good" },
  ]);
  clock.advanceMs(3_600_001);
  await services.db.updateTable("files").set({ sealed: 0 }).execute();
  expect([await checkImports(services), await checkSeals(services.db)]).toMatchObject([
    { state: "notice", said: expect.stringContaining("1 wait for more than an hour") as string },
    { state: "notice", said: expect.stringContaining("1 are not sealed yet") as string },
  ]);
});

test.skipIf(process.platform === "win32")("a folder that others can read is bad", () => {
  const { config } = server.services;
  chmodSync(config.data_dir, 0o700);
  expect(checkRights(config, [])).toMatchObject({ state: "good" });
  expect(checkRights(config, ["/data"])).toMatchObject({
    state: "notice",
    said: expect.stringContaining("others could read /data until now") as string,
  });
  chmodSync(config.data_dir, 0o755);
  expect(checkRights(config, listOpen(config))).toMatchObject({
    state: "bad",
    said: expect.stringContaining(config.data_dir) as string,
  });
  chmodSync(config.data_dir, 0o700);
});

test("a proxy is missed behind https only, and not once it is named", () => {
  const { config } = server.services;
  const public_url = "https://money.example.test";
  expect([
    checkProxy({ ...config, public_url: null, trust_proxy: false }),
    checkProxy({ ...config, public_url, trust_proxy: false }),
    checkProxy({ ...config, public_url, trust_proxy: 1 }),
  ]).toMatchObject([{ state: "good" }, { state: "notice" }, { state: "good" }]);
});

test("a disk that takes nothing more is bad, whatever it says of its room", async () => {
  const disk = mountSmallDisk(1);
  if (disk === null) return;
  const config = { ...server.services.config, data_dir: disk.folder };
  expect(await checkRoom(config)).toMatchObject({ state: "good" });
  disk.fill();
  expect(await checkRoom(config)).toMatchObject({ state: "bad" });
  disk.unmount();
});
