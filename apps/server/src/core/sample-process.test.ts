import { getSample, loadSample } from "@passbook/contract/sample";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { signUp } from "../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, ["core", "common"], { imports_here: false });
});
afterAll(() => server.close());

test("the sample household is made in a process, once for each call, and refused from there in the same words", async () => {
  const asha = await signUp(server, "Asha");
  const load = (key: string) =>
    asha.send({ method: loadSample.method, url: loadSample.path, headers: { "idempotency-key": key } });
  const first = await load("the-first-time");
  const made = first.json<{ data: { loaded: boolean; transactions: number } }>().data;
  expect(made).toMatchObject({ loaded: true });
  expect(made.transactions).toBeGreaterThan(2000);
  const repeated = await load("the-first-time");
  expect([repeated.statusCode, repeated.json(), repeated.headers["passbook-change"]]).toEqual([
    first.statusCode,
    first.json(),
    first.headers["passbook-change"],
  ]);
  const again = await load("another-time");
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { code: "sample_loaded", message: "The sample household is there already." },
  ]);
  expect((await asha.call(getSample)).answer.data).toEqual(made);
  await expectSumsToHold(server.services.db, asha.user_id);
});
