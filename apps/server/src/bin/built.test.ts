import { getStatement } from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { signUp } from "../../testing/people.ts";
import { killPrograms, startProgramFile } from "../../testing/programs.ts";
import { buildServer } from "../../testing/setup/build-server.ts";
import { uploadFiles } from "../../testing/uploads.ts";

/** The server as `npm start` puts it together: threads, children and files beside them must be found from there too. */

let server: TestServer;
let built: ReturnType<typeof buildServer>;
beforeAll(async () => {
  built = buildServer();
  server = await startTestServer();
  server.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await killPrograms();
  await server.close();
  built.remove();
});

const OFX = makeOfx({
  account: "5407324931",
  rows: [{ day: "2026-10-01", cents: -1250, name: "COFFEE HOUSE", id: "20261001000001" }],
});

test("the server that was put together serves, reads and imports, and ends in order", async () => {
  const person = await signUp(server, "Asha");
  const program = await startProgramFile(server, built.file("serve"));
  const [health, css] = await Promise.all(
    ["/health", "/api/docs.css"].map((place) => fetch(program.url + place)),
  );
  expect([health?.status, css?.status]).toEqual([200, 200]);
  const [received] = await uploadFiles(person, [{ name: "october.ofx", bytes: OFX }]);
  const params = { id: received?.statement.id ?? "" };
  await expect
    .poll(async () => (await person.call(getStatement, { params })).answer.data, { timeout: 60_000 })
    .toMatchObject({ status: "imported", counts: { new: 1 } });
  expect(await program.stop()).toBe(0);
});

test("`work` that was put together starts and ends in order", async () => {
  const program = await startProgramFile(server, built.file("work"));
  expect(await program.stop()).toBe(0);
});
