import { importSeptember } from "../../ledger.ts";
import { expect, test } from "../../person.ts";

/** What is said of things where they are looked at. */

test("rows of the search before are told apart while what is typed has a mistake", async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions?q=coffee");
  await expect(page.getByRole("article")).toHaveCount(2);
  const note = page.getByText("The rows below are still those of “coffee”");
  await expect(note).toHaveCount(0);
  const search = page.getByRole("combobox", { name: "Search transactions" });
  await search.fill("(rent");
  await expect(note).toBeVisible();
  await expect(page.locator("[data-stale='true']")).toBeVisible();
  await search.fill("rent");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(note).toHaveCount(0);
});
