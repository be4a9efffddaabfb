import { createWebhook, tryWebhook } from "@passbook/contract/webhooks";
import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { signUp } from "../../../testing/people.ts";
import { checkWebhooks } from "./examine-webhooks.ts";

let server: TestServer;
afterEach(() => server.close());

test("the doctor says how many messages to webhooks wait, and why the last was given up", async () => {
  server = await startTestServer();
  const { db, clock } = server.services;
  const look = async () => {
    const { state, said } = await checkWebhooks(db);
    return [state, said];
  };
  expect(await look()).toEqual(["good", "0 waiting, 0 given up"]);
  const asha = await signUp(server, "Asha");
  const body = { url: "https://hooks.example.test/passbook", events: ["budget.passed" as const] };
  const { answer } = await asha.call(createWebhook, { body });
  await asha.call(tryWebhook, { params: { id: answer.data.id } });
  expect(await look()).toEqual(["good", "1 waiting, 0 given up"]);
  const giveUp = (why: { fault: string | null; answer_status: number | null }) =>
    db
      .updateTable("webhook_deliveries")
      .set({ ...why, failed_at: clock.now() })
      .execute();
  await giveUp({ fault: "too_slow", answer_status: null });
  expect(await look()).toEqual(["notice", "0 waiting, 1 given up; the last because: too_slow"]);
  await giveUp({ fault: null, answer_status: 500 });
  expect(await look()).toEqual(["notice", "0 waiting, 1 given up; the last because: it answered 500"]);
});
