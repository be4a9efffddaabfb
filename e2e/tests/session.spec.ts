import type { Page } from "@playwright/test";
import { findLink } from "../outbox.ts";
import { callAs, enterAs, expect, makePerson, newEmail, PASSWORD, test } from "../person.ts";
import { GUARDED } from "../routes.ts";
import {
  answerWith,
  expectToast,
  expiredToken,
  openAccountMenu,
  readStorage,
  toasts,
  validToken,
} from "../screen.ts";

/** Signing up, in and out, and every way a session ends. */

const UNKNOWN = "01a1f8e1-6f40-7000-947d-3be25e382676";

const fillLogin = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
};

test("registering signs in and shows the first screen", async ({ page, faults }) => {
  const email = newEmail();
  await page.goto("/login");
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Name").fill("Meera Raghavan");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Drop your first statement" })).toBeVisible();
  const { token, user } = await readStorage(page);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.parse(user ?? "{}")).toMatchObject({ name: "Meera Raghavan", email });
  expect(faults).toEqual([]);
});

test("wrong credentials are told at the password and nobody is signed in", async ({ page, newcomer }) => {
  await page.goto("/login");
  await fillLogin(page, newcomer.email, "not the password of Asha");
  const field = page.getByLabel("Password", { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL("/login");
  expect(await readStorage(page)).toEqual({});
  await fillLogin(page, newcomer.email, newcomer.password);
  await expect(page).toHaveURL("/");
});

test("every guarded path sends someone signed out to /login", async ({ page }) => {
  for (const path of GUARDED.map((one) => one.replaceAll(/\{\w+\}/g, UNKNOWN))) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/login");
  }
});

test("after signing in the attempted path opens, and the guard leaves no entry behind", async ({
  page,
  newcomer,
}) => {
  await page.goto("/register");
  await page.goto("/settings/merchants?from=elsewhere#x");
  await expect(page).toHaveURL("/login");
  await fillLogin(page, newcomer.email, newcomer.password);
  await expect(page).toHaveURL("/settings/merchants?from=elsewhere#x");
  await expect(page.getByRole("heading", { level: 1, name: "Merchants" })).toBeVisible();
  // /login took the place of the guarded entry, and the merchants that of /login
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => document.referrer)).not.toContain("/login");
});

test("logging out clears what was fetched and stored", async ({ page, asha }) => {
  await page.goto("/settings/categories");
  await expect(page.getByRole("list", { name: "Categories" })).toBeVisible();
  const menu = await openAccountMenu(page);
  const left = page.waitForResponse("/api/sessions/logout");
  await menu.getByRole("menuitem", { name: "Logout" }).click();
  expect((await left).request().method()).toBe("POST");
  await expect(page).toHaveURL("/login");
  expect(await readStorage(page)).toEqual({});
  await expect(toasts(page)).toHaveCount(0);
  const after = await callAs(asha, "GET", "/api/categories");
  expect(after.status).toBe(401);
  // the next login starts at home, with nothing of the first person left in the cache
  const asked = page.waitForRequest("/api/statements*");
  await fillLogin(page, asha.email, asha.password);
  await asked;
  await expect(page).toHaveURL("/");
});

test("the menu shows name, e-mail, three entries and the tier", async ({ page, asha }) => {
  await page.goto("/settings");
  const menu = await openAccountMenu(page);
  const popover = page.locator("[popover]").filter({ has: menu });
  await expect(popover.getByText("Asha Raghavan", { exact: true })).toBeVisible();
  await expect(popover.getByText(asha.email, { exact: true })).toBeVisible();
  await expect(menu.getByRole("menuitem")).toHaveText(["Profile", /^Subscription/, "Logout"]);
  await expect(popover.getByText("Free-forever", { exact: true })).toBeVisible();
  await menu.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page).toHaveURL("/settings/profile");
  await (await openAccountMenu(page)).getByRole("menuitem", { name: "Subscription" }).click();
  await expect(page).toHaveURL("/settings/subscription");
  await expect(page.getByRole("main").getByText("Free-forever").first()).toBeVisible();
});

test("a person without a name is welcomed", async ({ page, context, newcomer }) => {
  await enterAs(context, newcomer);
  await page.route(`/api/users/${newcomer.user_id}`, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response: answer, json: { data: { ...data, name: "" } } });
  });
  const named = page.waitForResponse(`/api/users/${newcomer.user_id}`);
  await page.goto("/settings");
  await named;
  await page.getByRole("button", { name: "Account menu", exact: true }).click();
  await expect(page.getByText("Welcome", { exact: true })).toBeVisible();
});

test("while the session is checked the screen shows Loading...", async ({ page, context, newcomer }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>();
  await enterAs(context, newcomer);
  await context.addInitScript(() => {
    localStorage.removeItem("user");
  });
  await page.route(`/api/users/${newcomer.user_id}`, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/settings");
  await expect(page.getByRole("main").getByText("Loading...", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login/Register" })).toHaveCount(0);
  answer(true);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

const ENDED = [
  {
    what: "an expired token",
    token: expiredToken(UNKNOWN),
    words: "Session expired, please login again!",
  },
  {
    what: "a token that cannot be read",
    token: "a.b.c",
    words: "Invalid token specified: invalid base64 for part #2, please retry login!",
  },
  {
    what: "a text that is no token",
    token: "nonsense",
    words: "Invalid token specified: missing part #2, please retry login!",
  },
];
for (const { what, token, words } of ENDED) {
  test(`${what} ends the session on the client`, async ({ page, context }) => {
    await context.addInitScript(
      ([stored, id]) => {
        localStorage.setItem("token", stored ?? "");
        localStorage.setItem("user", JSON.stringify({ id, name: "Asha", email: "asha@example.test" }));
      },
      [token, UNKNOWN],
    );
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) calls.push(request.url());
    });
    await page.goto("/transactions");
    await expect(page).toHaveURL("/login");
    await expectToast(page, words);
    expect(await readStorage(page)).toEqual({});
    expect(calls).toEqual([]);
  });
}

for (const { status, call } of [
  { status: 401, call: { method: "PATCH", path: /^\/api\/users\// } },
  { status: 403, call: { method: "GET", path: "/api/events" } },
]) {
  test(`an answer of ${String(status)} to ${call.method} clears local storage, leads to /login and is told once`, async ({
    page,
    asha,
  }) => {
    await page.goto("/settings/profile");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const reported = page.waitForRequest((request) => request.url().includes("/common/client_errors"));
    await answerWith(page, call, {
      status,
      body: { code: "signed_out", message: "You were signed out elsewhere." },
    });
    if (call.method === "PATCH") {
      await page.getByLabel("Name", { exact: true }).fill("Asha R.");
      await page.getByRole("button", { name: "Save" }).first().click();
    } else await page.getByRole("link", { name: "Statements" }).first().click();
    await expect(page).toHaveURL("/login");
    await expectToast(page, "You were signed out elsewhere.");
    await expect(toasts(page)).toHaveCount(1);
    expect(await readStorage(page)).toEqual({});
    expect((await reported).postData()).toContain("You were signed out elsewhere.");
    expect(asha.token).not.toBe("");
  });
}

test("a token whose person is gone ends with the server's words", async ({ page, context }) => {
  await context.addInitScript((token) => {
    localStorage.setItem("token", token);
  }, validToken(UNKNOWN));
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(toasts(page)).toHaveCount(1);
  expect(await readStorage(page)).toEqual({});
});

test("the link of the mail verifies the address and signs in", async ({ page, baseURL }) => {
  const { email } = await makePerson(baseURL ?? "");
  await page.goto(await findLink(email, "/email-verify"));
  await expectToast(page, "Email verified successfully");
  await expect(page).toHaveURL("/");
  await page.goto("/settings/profile");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});

test("a used link says so and offers another one", async ({ page }) => {
  await page.goto("/email-verify#token=unknown-token-of-nobody");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
});

test("a forgotten password is set anew by the link of a mail", async ({ page, asha }) => {
  await page.goto("/login");
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("E-mail").fill(asha.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await page.goto(await findLink(asha.email, "/reset-password"));
  await page.getByLabel("New password").fill("a quiet harbour 42");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/login");
  await fillLogin(page, asha.email, "a quiet harbour 42");
  await expect(page).toHaveURL("/");
});

test("a link that does not work says so before anything is typed, and leads to a new one", async ({
  page,
}) => {
  await page.goto("/reset-password#token=some-token-of-a-mail");
  await expect(page.getByRole("alert").filter({ hasText: "link" })).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a link that is used up while its page is open says so on saving", async ({ page }) => {
  await answerWith(page, { method: "POST", path: "/api/users/reset_password/check" }, { status: 204 });
  await page.goto("/reset-password#token=some-token-of-a-mail");
  await page.getByLabel("New password").fill("a quiet harbour 42");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "link" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
});

test("a reset that answers nothing is a failure, and who is signed in was told what it ends", async ({
  page,
  asha,
}) => {
  await answerWith(page, { method: "POST", path: "/api/users/reset_password/check" }, { status: 204 });
  await answerWith(page, { method: "PATCH", path: "/api/users/reset_password" }, { status: 200 });
  await page.goto("/reset-password?token=some-token-of-a-mail");
  await expect(page.getByText(`You are signed in here as ${asha.email}. Saving signs you out`)).toBeVisible();
  await page.getByLabel("New password").fill("a quiet harbour 42");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Password reset failed, please retry!");
});
