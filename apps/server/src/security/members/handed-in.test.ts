import { listChanges } from "@passbook/contract/changes";
import { expect, test } from "vitest";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { shareWith } from "../../../testing/members/share-with.ts";
import { signUp, startWithAsha } from "../../../testing/people.ts";
import { uploadFiles } from "../../../testing/uploads.ts";
import { STATEMENT_WORK } from "../../core/statements/index.ts";
import { workUntilIdle } from "../../platform/leases/leases.ts";

test("what a member hands in is imported in their name", async () => {
  const { server, asha } = await startWithAsha();
  const ben = await signUp(server, "Ben");
  await shareWith(asha, ben, "editor");
  const row = { day: "2026-09-03", cents: -350, name: "COFFEE", id: "2026090301" };
  await uploadFiles(ben, [{ name: "a.ofx", bytes: makeOfx({ account: "5407324931", rows: [row] }) }]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const { answer } = await asha.call(listChanges);
  expect(answer.data.find(({ kind }) => kind === "import_statement")?.by?.id).toBe(ben.user_id);
  await server.close();
});
