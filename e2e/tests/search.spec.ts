import { importSeptember } from "../ledger.ts";
import { dataOf, expect, test } from "../person.ts";
import { expectToast, undoLast } from "../screen.ts";
import { expectAccessible } from "../soundness.ts";

/** The search of transactions, saved searches, and what finds everything from everywhere. */

test.beforeEach(async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await expect(page.getByRole("article")).toHaveCount(7);
});

test("the search completes operators, takes amounts and slips, and marks a mistake with a proposal", async ({
  page,
}) => {
  const search = page.getByRole("combobox", { name: "Search transactions" });
  const completions = page.getByRole("listbox", { name: "Completions" });
  await page.keyboard.press("/");
  await search.pressSequentially("cat");
  await expect(completions.getByRole("option", { name: /^category:/ })).toBeVisible();
  // rows are pale while others are on their way
  await expect(page.locator("[data-stale='true']")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(search).toHaveValue("category:");
  await page.keyboard.press("Escape");
  await search.fill("grocre");
  await expect(page.getByRole("article")).toHaveCount(2);
  await search.fill("grocer categry:x");
  const mistake = page.getByRole("search").getByRole("status");
  await expect(mistake).toContainText("There is no “categry:”");
  await expect(search).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectAccessible(page);
  await mistake.getByRole("button").click();
  await expect(search).toHaveValue("grocer category:x");
  await expect(page.getByText("Nothing matches")).toBeVisible();
});

test("what cannot be searched since the server is gone is said, and follows once it answers", async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Search transactions" }).fill("grocer");
  const said = page.getByRole("status").filter({ hasText: "This could not be searched" });
  await expect(said).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(7);
  // longer than anything is asked again
  await page.waitForTimeout(5000);
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(said).toHaveCount(0);
});

test("a letter asks once, for the rows and for what they come to", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/transactions") && searchParams.has("q")) asked.push(pathname);
  });
  await page.getByRole("combobox", { name: "Search transactions" }).pressSequentially("g");
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("definition").filter({ hasText: "6 transactions" })).toBeVisible();
  expect(asked).toEqual(["/api/transactions/days"]);
});

test("filters take several values and leave some out, and what narrows the list can be kept", async ({
  page,
  asha,
}) => {
  const filters = page.getByRole("group", { name: "Filters" });
  const saved = page.getByRole("group", { name: "Saved searches" });
  await filters.getByRole("button", { name: "Merchant" }).click();
  const merchants = page.getByRole("dialog", { name: "Merchant" });
  await merchants.getByText("Leave out", { exact: true }).click();
  await merchants.getByRole("button", { name: "No merchant" }).click();
  await expect(page).toHaveURL("/transactions?merchant_id=-none");
  await expect(filters.getByRole("button", { name: "Remove not No merchant" })).toBeVisible();
  await saved.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("dialog", { name: "Save search" }).getByLabel("Name of the search").fill("Named");
  await page.keyboard.press("Enter");
  await expectToast(page, "Search “Named” saved");
  await expect(saved.getByRole("button", { name: "Named" })).toBeVisible();
  await page.goto("/transactions");
  await saved.getByRole("button", { name: "Named" }).click();
  await expect(page).toHaveURL("/transactions?merchant_id=-none");
  await saved.getByRole("button", { name: "Named" }).click();
  await page.getByRole("button", { name: "Delete this search" }).click();
  await expectToast(page, "Search “Named” deleted");
  await undoLast(page);
  await expect(saved.getByRole("button", { name: "Named" })).toBeVisible();
  expect(await dataOf<unknown[]>(asha, "GET", "/api/saved_searches")).toHaveLength(1);
});

test("what the bar of settings leads to, and what is added, is found by the palette", async ({ page }) => {
  await page.goto("/settings/profile");
  const areas = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await expect(areas.first()).toBeVisible();
  const names = await areas.allTextContents();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  const places = palette.getByRole("group", { name: "Go to" }).getByRole("option");
  await expect(places.first()).toBeVisible();
  const found = await places.allTextContents();
  for (const name of names) expect(found.join("\n")).toContain(name.trim());
  await palette.getByRole("combobox").fill("add");
  const actions = palette.getByRole("group", { name: "Actions" }).getByRole("option");
  await expect(actions.filter({ hasText: "Write down a transaction" })).toBeVisible();
  await expect(actions.filter({ hasText: "Upload statements" })).toBeVisible();
  await expect(actions.filter({ hasText: "Create a rule" })).toBeVisible();
});

test("screens, actions and transactions are found from everywhere, and all keys are told", async ({
  page,
}) => {
  await page.goto("/settings/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("green groc");
  await expect(palette.getByRole("group", { name: "Transactions" }).getByRole("option")).toHaveCount(3);
  await palette.getByRole("combobox").fill("bank acc");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/settings/bank-accounts");
  await expect(palette).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page).toHaveURL("/transactions");
  await expect(page.getByRole("article")).toHaveCount(7);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByText("Choose a category")).toBeVisible();
  await expect(keys.getByText("What the search understands")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.goto("/recurring");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search transactions" })).toBeFocused();
});
