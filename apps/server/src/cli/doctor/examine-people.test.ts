import { expect, test } from "vitest";
import { startTestServer } from "../../../testing/harness.ts";
import { signUp } from "../../../testing/people.ts";
import { checkAdministrators } from "./examine-people.ts";

test("an installation that nobody looks after is named, with what to do", async () => {
  const server = await startTestServer();
  const { db } = server.services;
  expect(await checkAdministrators(db)).toMatchObject({ state: "good" });
  const { user_id } = await signUp(server, "Asha");
  expect(await checkAdministrators(db)).toMatchObject({ state: "good", said: "1 of 1" });
  await db.updateTable("users").set({ is_admin: 0 }).where("id", "=", user_id).execute();
  expect(await checkAdministrators(db)).toMatchObject({
    state: "notice",
    said: expect.stringContaining("passbook user make-admin") as string,
  });
  await db
    .updateTable("users")
    .set({ disabled_at: "2026-11-20T09:00:00.000Z" })
    .where("id", "=", user_id)
    .execute();
  await signUp(server, "Ben");
  expect(await checkAdministrators(db)).toMatchObject({ state: "notice" });
  await server.close();
});
