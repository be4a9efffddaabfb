import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp } from "../../../testing/people.ts";
import { checkBackups } from "./examine-backups.ts";

let server: TestServer;
afterEach(() => server.close());

const look = async () => {
  const { state, said } = await checkBackups(server.services);
  return [state, said];
};

test("the doctor says how old the last good backup is, and what hinders the next", async () => {
  server = await startTestServer();
  expect(await look()).toEqual(["good", "none yet"]);
  await signUp(server, "Asha");
  const { db } = server.services;
  const set = (values: Record<string, string | null>) => db.updateTable("backup_runs").set(values).execute();
  await set({ fault: "no_room", failed_at: "2026-11-20T08:00:00.000Z" });
  expect(await look()).toEqual([
    "bad",
    "none yet; the last try failed: there is too little room on the disk",
  ]);
  await set({ good_at: "2026-11-20T06:00:00.000Z", good_file: "a.backup", fault: null });
  expect(await look()).toEqual(["good", "the last good one is 3 hours old (a.backup)"]);
  await set({ fault: "not_far" });
  expect((await look())[0]).toBe("notice");
  await set({ good_at: "2026-11-18T06:00:00.000Z" });
  expect((await look())[0]).toBe("bad");
});

test("the doctor says when backups are turned off", async () => {
  server = await startTestServer({ BACKUPS: "off" });
  expect((await look())[0]).toBe("notice");
});
