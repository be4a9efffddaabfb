import * as users from "@passbook/contract/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { findMailedLink, PASSWORD, readFragmentToken } from "../../../../testing/people.ts";
import { COMMON_WORK } from "../../../common/index.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("the confirming link leads on to the invitation that was opened before, and no log tells it", async () => {
  const book_invitation = "of-a-book-1234567890";
  const email = "cara.e@example.test";
  await makeClient(server).call(users.registerUser, {
    body: { name: "Cara", email, password: PASSWORD, book_invitation },
  });
  const first = await findMailedLink(server, email);
  expect(first).toMatch(/#token=[\w-]+&join=of-a-book-1234567890$/);
  await makeClient(server).call(users.sendVerification, { body: { email, book_invitation } });
  const second = await findMailedLink(server, email);
  expect(second).toMatch(/&join=of-a-book-1234567890$/);
  await workUntilIdle(server.services, COMMON_WORK);
  const { auth_token } = (
    await makeClient(server).call(users.verifyEmail, { body: { token: readFragmentToken(second) } })
  ).answer;
  expect(auth_token).not.toBeNull();
  expect(server.logged.join("")).toContain("mail for c***@example.test");
  expect(server.logged.join("")).not.toContain(book_invitation);
  const spelled = { name: "Cara", email, password: PASSWORD, book_invitation: "no token & more" };
  await expect(makeClient(server).call(users.registerUser, { body: spelled })).rejects.toMatchObject({
    fields: { book_invitation: expect.any(String) as string },
  });
});
