import type { Page } from "@playwright/test";
import { importSeptember } from "../../ledger.ts";
import { expect, test } from "../../person.ts";
import { choose, expectToast, undoLast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** What can be made of a row: the month it counts in, its parts, and many at once. */

const openRow = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole("article", { name }).getByRole("button").first().click();

test.beforeEach(async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await expect(page.getByRole("article")).toHaveCount(7);
});

test("a row is counted in another month, says so, and comes back by undo", async ({ page }) => {
  await openRow(page, /Salary/i);
  const details = page.getByRole("complementary", { name: /Salary/i });
  await details.getByRole("button", { name: "Count on another day" }).click();
  const dialog = page.getByRole("dialog", { name: "Counts on another day" });
  await dialog.getByRole("button", { name: "Later: October 2026" }).click();
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Count in this month" }).click();
  await expectToast(page, "1 transaction moved to October 2026 in Insights");
  await expect(details.getByText(/counts on .*1 October 2026/)).toBeVisible();
  await page.keyboard.press("Escape");
  const row = page.getByRole("article", { name: /Salary/i });
  await expect(row.getByRole("img", { name: "Counts in October 2026" })).toBeVisible();

  await page.goto("/?month=2026-10");
  await page
    .getByRole("link", { name: /Income.*2,500/ })
    .first()
    .click();
  await expect(page.getByText("Counted: October 2026")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await openRow(page, /Salary/i);
  await details.getByRole("button", { name: "Change" }).click();
  await dialog.getByRole("button", { name: "Count when booked" }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("a rule asks by a search with OR, marks its mistake, and divides by percent", async ({ page }) => {
  await page.goto("/settings/rules/create");
  await page.getByRole("combobox", { name: "Field" }).selectOption("Search");
  const search = page.getByRole("combobox", { name: "Search transactions" });
  await search.fill("(coffee OR grocer) amount:>five");
  await expect(page.getByText(/is no amount/)).toBeVisible();
  await search.fill("(coffee OR grocer) >5");
  await page.getByRole("checkbox", { name: "Split it" }).check();
  const part = (name: string) => page.getByRole("group", { name });
  await choose(part("Part 1").getByRole("combobox"), "Coffee");
  await choose(part("Part 2").getByRole("combobox"), "Supermarket");
  await part("Part 1").getByRole("textbox", { name: "Percent" }).fill("33.3");
  await expect(part("Part 2").getByText(/the rest: 66.7\s%/)).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL("/settings/rules");
  await page.goto("/transactions?q=grocer");
  await expect(page.getByRole("img", { name: "Split" })).toHaveCount(2);
});

test("all that a search finds are noted, hidden and shown again together", async ({ page }) => {
  await page
    .getByRole("checkbox", { name: /Select Coffee House/i })
    .first()
    .check();
  await page.getByRole("button", { name: "Select all 7 matching" }).click();
  const more = page.getByRole("button", { name: "More for the selection" });
  await more.click();
  await page.getByRole("menuitem", { name: "Write a note" }).click();
  const dialog = page.getByRole("dialog", { name: "Note" });
  await dialog.getByRole("textbox", { name: "Note" }).fill("the first month");
  await dialog.getByRole("button", { name: "Set note" }).click();
  await expectToast(page, "7 transactions with this note now");
  await expect(page.getByRole("img", { name: "Has a note" })).toHaveCount(7);

  await page
    .getByRole("checkbox", { name: /Select Coffee House/i })
    .first()
    .check();
  await page.getByRole("button", { name: "Select all 7 matching" }).click();
  await more.click();
  await page.getByRole("menuitem", { name: "Hide" }).click();
  await expectToast(page, "7 transactions hidden now");
  await expect(page.getByRole("article")).toHaveCount(0);
  await undoLast(page);
  await expect(page.getByRole("article")).toHaveCount(7);
});
