import { findLink } from "../outbox.ts";
import { callAs, dataOf, expect, makePerson, newEmail, test } from "../person.ts";
import { answerWith, expectToast, openAccountMenu, readStorage } from "../screen.ts";

/** The person's own data: name, address, password, sign-ins, and the end of it all. */

test("a new name shows in the menu at once and can be undone", async ({ page, asha }) => {
  await page.goto("/settings/profile");
  await page.getByLabel("Name").fill("Asha Menon");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Profile updated!");
  await openAccountMenu(page);
  await expect(page.getByText("Asha Menon", { exact: true })).toBeVisible();
  expect(await dataOf(asha, "GET", `/api/users/${asha.user_id}`)).toMatchObject({ name: "Asha Menon" });
});

test("a profile that cannot be stored says so", async ({ page, asha }) => {
  await answerWith(
    page,
    { method: "PATCH", path: `/api/users/${asha.user_id}` },
    { status: 200, body: { data: "something else" } },
  );
  await page.goto("/settings/profile");
  await page.getByLabel("Name").fill("Asha Menon");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Oops, update failed!");
  await expect(page.getByLabel("Name")).toHaveValue("Asha Menon");
});

test("a new password needs the old one and ends other sign-ins", async ({ page, asha }) => {
  await page.goto("/settings/profile");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password").fill("a quiet harbour 42");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Current password").fill(asha.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Password changed, other sign-ins ended");
  const login = await callAs({ ...asha, token: "", cookies: [] }, "POST", "/api/sessions/login", {
    data: { email: asha.email, password: "a quiet harbour 42" },
  });
  expect(login.status).toBe(200);
});

test("a new e-mail waits for its link", async ({ page, asha }) => {
  const email = newEmail();
  await page.goto("/settings/profile");
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await page.getByLabel("New e-mail").fill(email);
  await page.getByLabel("Current password").fill(asha.password);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expectToast(page, "A link was sent to the new address");
  await expect(page.getByText(/waits for confirmation/)).toContainText(email);
  expect(await dataOf(asha, "GET", `/api/users/${asha.user_id}`)).toMatchObject({
    email: asha.email,
    pending_email: email,
  });
  await page.goto(await findLink(email, "/email-verify"));
  await expectToast(page, "Email verified successfully");
  await page.goto("/settings/profile");
  await expect(page.getByRole("main").getByText(email, { exact: true })).toBeVisible();
});

test("the account goes with everything in it, after e-mail and password", async ({
  page,
  baseURL,
  context,
}) => {
  const ravi = await makePerson(baseURL ?? "", "Ravi Menon");
  await context.addCookies(ravi.cookies.map(({ name, value }) => ({ name, value, url: ravi.base_url })));
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(ravi.email);
  await page.getByLabel("Password", { exact: true }).fill(ravi.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.goto("/settings/profile");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Current password").fill(ravi.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText(`Write ${ravi.email} to confirm.`)).toBeVisible();
  await dialog.getByLabel("Your e-mail, to confirm").fill(ravi.email);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/login");
  await expectToast(page, "Your account was deleted with everything in it");
  expect(await readStorage(page)).toEqual({});
  const gone = await callAs({ ...ravi, token: "", cookies: [] }, "POST", "/api/sessions/login", {
    data: { email: ravi.email, password: ravi.password },
  });
  expect(gone.status).not.toBe(200);
});

test("another sign-in is ended from here", async ({ page, asha }) => {
  await callAs({ ...asha, token: "", cookies: [] }, "POST", "/api/sessions/login", {
    data: { email: asha.email, password: asha.password },
  });
  await page.goto("/settings/security");
  const sign_ins = page.getByRole("list", { name: "Sign-ins" });
  await expect(sign_ins.getByRole("listitem")).toHaveCount(2);
  await sign_ins.getByRole("button", { name: /^Sign out/ }).click();
  await expectToast(page, "Signed out there");
  await expect(sign_ins.getByRole("listitem")).toHaveCount(1);
});
