import type { Locator, Page } from "@playwright/test";
import { importSeptember } from "../ledger.ts";
import { expect, makePerson, test } from "../person.ts";
import { expectToast } from "../screen.ts";

/** The main way through the product with keys alone. */

const MOST_STEPS = 20;

/** Presses Tab, or Shift and Tab, until the focus is there. */
const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
};

test("from login to a category with keys alone", async ({ page, baseURL, faults }) => {
  const asha = await makePerson(baseURL ?? "");
  await importSeptember(asha);
  await page.goto("/login");
  await tabTo(page, page.getByLabel("E-mail"));
  await page.keyboard.type(asha.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(asha.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  // The new screen has the focus; its header stands just before it.
  await expect(page.getByRole("main")).toBeFocused();
  const tabs = page.getByRole("navigation", { name: "Main" });
  await tabTo(page, tabs.getByRole("link", { name: "Transactions" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(7);
  await page.keyboard.press("j");
  await expect(page.getByRole("article").first().getByRole("button").first()).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("c");
  await expect(page.getByRole("combobox", { name: "Sub-category" })).toBeFocused();
  await page.keyboard.type("Hobbies");
  await page.keyboard.press("Enter");
  await expectToast(page, /1 transaction in .*Hobbies.* now/);
  await page.keyboard.press("x");
  await expect(page.getByRole("region", { name: "Selection" })).toContainText("1 selected");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Selection" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("the first Tab leads past the header to the content", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
