import type { Page } from "@playwright/test";
import { findLink } from "../outbox.ts";
import { callAs, enterAs, expect, makePerson, newEmail, test } from "../person.ts";
import { answerWith, expectToast } from "../screen.ts";
import { expectAccessible, expectFit, settle } from "../soundness.ts";

/** Who gets in: registration that is not for everybody, links in the browser of somebody else, an address that is taken back. */

const registerBy = async (page: Page, registration: string): Promise<void> => {
  await page.route("**/common/application", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, registration } } });
  });
};

for (const [registration, words] of [
  ["closed", "Nobody can register here."],
  ["invite", "Here one registers by invitation."],
] as const) {
  test(`/register says that registration is ${registration} before anything is filled in`, async ({
    page,
    faults,
  }) => {
    await registerBy(page, registration);
    await page.goto("/register");
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveCount(0);
    await expectFit(page);
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });
}

test("where nobody can register the login screen does not offer it", async ({ page }) => {
  await registerBy(page, "closed");
  await page.goto("/login");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expect(page.getByRole("link", { name: "Register", exact: true })).toHaveCount(0);
});

test("a link that gives back nothing any more says so and has no button", async ({ page, faults }) => {
  await page.goto("/take-back#token=a-link-that-was-used-before");
  await page.getByRole("button", { name: "Take my account back" }).click();
  await expect(page.getByRole("alert")).toContainText("This link was used already");
  await expect(page.getByRole("button", { name: "Take my account back" })).toHaveCount(0);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

for (const [field, message] of [
  ["invitation", "This invitation was used already."],
  ["email", "This invitation is for dora@example.test. Register with that address."],
] as const)
  test(`an invitation that opens nothing is told at the ${field}, and what was typed stays`, async ({
    page,
    faults,
  }) => {
    await registerBy(page, "invite");
    const body = { code: "invitation_needed", message, fields: { [field]: message } };
    await answerWith(page, { method: "POST", path: "/api/users" }, { status: 422, body });
    await page.goto("/register#token=an-invitation-of-the-owner");
    await page.getByLabel("Name").fill("Dora");
    await page.getByLabel("E-mail").fill("other@example.test");
    await page.getByLabel("Password", { exact: true }).fill("a quiet harbour 42");
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByRole("main").getByText(message)).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Dora");
    await settle(page);
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

test("the link of an invitation opens the form, and its token goes with it", async ({ page }) => {
  await registerBy(page, "invite");
  await page.goto("/register#token=an-invitation-of-the-owner");
  await page.getByLabel("Name").fill("Dora");
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("a quiet harbour 42");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/users"),
  );
  await page.getByRole("button", { name: "Register" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ invitation: "an-invitation-of-the-owner" });
});

test("a confirming link in the browser of somebody else asks first", async ({
  page,
  asha,
  baseURL,
  faults,
}) => {
  const bert = await makePerson(baseURL ?? "", "Bert");
  const other_tab = await page.context().newPage();
  await other_tab.goto("/settings/profile");
  await other_tab.getByLabel("Name", { exact: true }).fill("Asha R.");
  await page.goto(await findLink(bert.email, "/email-verify"));
  await expect(page.getByRole("heading", { name: "Sign in to another account?" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(asha.email);
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm and sign in there" }).click();
  await expectToast(page, "Email verified successfully");
  await page.goto("/settings/profile");
  await expect(page.getByRole("main").getByText(bert.email, { exact: true })).toBeVisible();
  // what was open for the one who was signed in before begins anew, so that nothing of theirs is shown or saved under the other's name
  await expect(other_tab).toHaveURL("/");
  await other_tab.goto("/settings/profile");
  await expect(other_tab.getByLabel("Name", { exact: true })).toHaveValue("Bert");
  expect(faults).toEqual([]);
});

test("the old address takes the account back and sets a new password", async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  const asha = await makePerson(baseURL ?? "");
  await enterAs(context, asha);
  await page.goto(await findLink(asha.email, "/email-verify"));
  await expectToast(page, "Email verified successfully");
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  const here = {
    ...asha,
    token,
    cookies: (await context.cookies()).map(({ name, value }) => ({ name, value })),
  };
  const email = newEmail();
  const data = { email, current_password: asha.password };
  expect((await callAs(here, "PATCH", `/api/users/${asha.user_id}`, { data })).status).toBe(200);
  await page.goto(await findLink(email, "/email-verify"));
  await expectToast(page, "Email verified successfully");
  await page.goto(await findLink(asha.email, "/take-back"));
  await settle(page);
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take my account back" }).click();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await page.getByLabel("New password").fill("seven lamps on the pier");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, /Password changed/);
  const login = { email: asha.email, password: "seven lamps on the pier" };
  expect(
    (await callAs({ ...asha, token: "", cookies: [] }, "POST", "/api/sessions/login", { data: login }))
      .status,
  ).toBe(200);
  expect(faults).toEqual([]);
});
