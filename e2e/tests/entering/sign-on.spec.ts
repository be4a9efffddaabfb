import type { Page } from "@playwright/test";
import { expect, test } from "../../person.ts";
import { expectAccessibleInBoth, expectFit, settle } from "../../soundness.ts";

/** Signing in at the provider of an installation, which answers here as a real one does (apps/server/src/core/sign-on/sign-on.test.ts). */

const withProvider = async (page: Page): Promise<void> => {
  await page.route("**/common/application", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    const sign_on = { name: "House Key", logs_out: false };
    await route.fulfill({ response, json: { data: { ...data, sign_on } } });
  });
  await page.route("**/api/sign_on/begin", (route) =>
    route.fulfill({ json: { data: { url: "/sign-on?code=a-code&state=a-state" } } }),
  );
};

test("the login screen leads to the provider, and whose address is known here is asked for the password", async ({
  page,
  faults,
}) => {
  await withProvider(page);
  await page.route("**/api/sign_on/finish", (route) =>
    route.fulfill({ json: { data: { auth_token: null, password_for: "asha@example.test" } } }),
  );
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with House Key" }).click();
  await expect(page.getByText("asha@example.test has an account here already.")).toBeVisible();
  await expect(page).toHaveURL(/\/sign-on$/);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await settle(page);
  await expectFit(page);
  await expectAccessibleInBoth(page);
  expect(faults).toEqual([]);
});

test("whoever turned back at the provider is told so, and can begin again", async ({ page }) => {
  await withProvider(page);
  const message = "House Key let nobody in, or you turned back there.";
  await page.route("**/api/sign_on/finish", (route) =>
    route.fulfill({ status: 409, json: { code: "sign_on_refused", message } }),
  );
  await page.goto("/sign-on?error=access_denied&state=a-state");
  await expect(page.getByRole("alert")).toContainText(message);
  await expect(page).toHaveURL(/\/sign-on$/);
  await expectAccessibleInBoth(page);
  await page.getByRole("link", { name: "Begin again" }).click();
  await expect(page.getByRole("button", { name: "Sign in with House Key" })).toBeVisible();
});

test("whoever came by the provider and has no password yet is led to choosing one where it is asked for", async ({
  page,
  asha,
}) => {
  expect(asha.email).not.toBe("");
  await withProvider(page);
  await page.goto("/settings/profile");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Current password")).toBeVisible();
  await settle(page);
  await expectFit(page);
  await expectAccessibleInBoth(page);
  await dialog.getByRole("link", { name: "Forgotten, or none yet?" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});
