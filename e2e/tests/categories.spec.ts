import type { Page } from "@playwright/test";
import { importFile, makeCsv, makeOfx } from "../ledger.ts";
import { callAs, dataOf, expect, type Person, test } from "../person.ts";
import { choose, expectToast, undoLast } from "../screen.ts";
import { expectAccessible, expectFit } from "../soundness.ts";

/** Categories that are likely: confirmed, corrected, passed on to others alike, and measured. */

const ROWS = [
  { day: "2026-09-03", cents: -350, name: "POS PURCHASE DELTA CAFE" },
  { day: "2026-09-04", cents: -450, name: "POS PURCHASE DELTA CAFE" },
  { day: "2026-09-05", cents: -2100, name: "POS PURCHASE ZIGZAG CAFE" },
  { day: "2026-09-12", cents: -4250, name: "POS PURCHASE BAGEL CORNER" },
  { day: "2026-09-14", cents: -900, name: "QUIDDLE 1 STORE" },
  { day: "2026-09-15", cents: -1100, name: "QUIDDLE 2 STORE" },
  { day: "2026-09-16", cents: -1200, name: "QUIDDLE 3 STORE" },
  { day: "2026-09-19", cents: -1890, name: "POS PURCHASE ELEGANT DRY CLEANER" },
];

type Shown = { id: string; description: string; sub_category_id: string };
type Category = { sub_categories: { id: string; name: string }[] };

/** How many transactions of that description stand in a sub-category. */
const countIn = async (person: Person, description: RegExp, name: string): Promise<number> => {
  const categories = await dataOf<Category[]>(person, "GET", "/api/categories");
  const ids = categories.flatMap(({ sub_categories }) =>
    sub_categories.filter((sub) => sub.name === name).map(({ id }) => id),
  );
  const shown = await dataOf<Shown[]>(person, "GET", "/api/transactions");
  return shown.filter((one) => description.test(one.description) && ids.includes(one.sub_category_id)).length;
};

const entryOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test("a CSV is uploaded, and its likely categories wait for a word", async ({ page, asha, faults }) => {
  await page.goto("/statements/upload");
  await page.locator("input[type=file]").setInputFiles({
    name: "daily.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(makeCsv(ROWS)),
  });
  await page.getByRole("link", { name: "Answer" }).click();
  await choose(page.getByRole("combobox", { name: "Bank" }), "Rhein Bank", "Use “Rhein Bank”");
  await page.getByLabel("Last 4 digits").fill("4931");
  const currency = page.getByRole("combobox", { name: "Currency" });
  await currency.fill("eur");
  await currency.press("Enter");
  await page.getByRole("button", { name: "Accept and import" }).click();
  await expect(page.getByText(`${String(ROWS.length)} new, none known before`)).toBeVisible();
  expect(await dataOf<Shown[]>(asha, "GET", "/api/transactions")).toHaveLength(ROWS.length);
  await page.goto("/transactions");
  await page.getByRole("link", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "To confirm" })).toBeVisible();
  await expect(entryOf(page, "Delta Cafe")).toContainText("2 transactions");
  await expect(entryOf(page, "Delta Cafe")).toContainText("The description says “cafe”.");
  await expectFit(page);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

test.describe("with a month of them", () => {
  test.beforeEach(async ({ page, asha }) => {
    await importFile(asha, "daily.ofx", makeOfx(ROWS));
    await page.goto("/transactions/review");
    await expect(entryOf(page, "Delta Cafe")).toBeVisible();
  });

  test("one is confirmed, and undone", async ({ page, asha }) => {
    await page.getByRole("button", { name: "That is right: file Delta Cafe under Coffee" }).click();
    await expectToast(page, "2 transactions filed");
    await expect(entryOf(page, "Delta Cafe")).toHaveCount(0);
    expect(await countIn(asha, /delta/i, "Coffee")).toBe(2);
    await undoLast(page);
    await expect(entryOf(page, "Delta Cafe")).toBeVisible();
    expect(await countIn(asha, /delta/i, "Coffee")).toBe(0);
  });

  test("another is chosen instead", async ({ page, asha }) => {
    await page.getByRole("button", { name: "Choose another sub-category for Bagel Corner" }).click();
    await choose(page.getByRole("combobox", { name: "Sub-category of Bagel Corner" }), "Coffee");
    await expectToast(page, /1 transaction in Coffee now/);
    await expect(entryOf(page, "Bagel Corner")).toHaveCount(0);
    expect(await countIn(asha, /bagel/i, "Coffee")).toBe(1);
  });

  test("the queue is answered by keys, and the focus stays in it", async ({ page, asha }) => {
    await page.keyboard.press("j");
    await expect(page.getByRole("button", { name: /file Delta Cafe under/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectToast(page, "2 transactions filed");
    const first = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^That is right: / }) });
    await expect(first.first().getByRole("button", { name: /^That is right: / })).toBeFocused();
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await expect(first.first().getByRole("button", { name: /^That is right: / })).toBeFocused();
    await page.keyboard.press("o");
    const choice = page.getByRole("combobox", { name: /^Sub-category of/ });
    await expect(choice).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(first.first().getByRole("button", { name: /^That is right: / })).toBeFocused();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("File it as suggested");
    await page.keyboard.press("Escape");
    expect(await countIn(asha, /delta/i, "Coffee")).toBe(2);
    await page.keyboard.press("u");
    await expectToast(page, "Undone");
    await expect(entryOf(page, "Delta Cafe")).toBeVisible();
    expect(await countIn(asha, /delta/i, "Coffee")).toBe(0);
  });

  test("what is learned meanwhile takes no choice away that was begun", async ({ page }) => {
    let learned = 0;
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expectToast(page, "2 transactions filed");
    await page.route("**/api/suggestions?*", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { sub_category_id: string; offered: string[] }[] };
      for (const suggestion of answer.data)
        suggestion.sub_category_id = suggestion.offered[1] ?? suggestion.sub_category_id;
      learned += 1;
      await route.fulfill({ response, json: answer });
    });
    await page.keyboard.press("o");
    const choice = page.getByRole("combobox", { name: /^Sub-category of/ });
    await expect(choice).toBeFocused();
    await expect.poll(() => learned).toBeGreaterThan(0);
    await choice.fill("Fuel");
    await expect(page.getByRole("option", { name: "Fuel and charging" })).toBeVisible();
    await page.waitForTimeout(500);
    await expect(choice).toBeFocused();
    await expect(choice).toHaveValue("Fuel");
    await page.keyboard.press("Enter");
    await expectToast(page, /1 transaction in Fuel and charging now/);
  });

  test("in the list, a likely category is taken with a click or a key", async ({ page, asha }) => {
    await page.goto("/transactions?suggested=true");
    const row = page.getByRole("article", { name: /zigzag/i });
    await row.getByRole("button", { name: "File Zigzag Cafe under Coffee" }).click();
    await expectToast(page, /1 transaction in Coffee now/);
    await expect.poll(() => countIn(asha, /zigzag/i, "Coffee")).toBe(1);
    await page.goto("/transactions?q=bagel");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.keyboard.press("j");
    await page.keyboard.press("c");
    // the likely one is chosen already, so that Enter takes it
    const choice = page.getByRole("combobox", { name: "Sub-category" });
    await expect(choice).toHaveValue("Fast food");
    // it opens once it has the focus, and Enter is its own from then on
    await expect(choice).toBeFocused();
    await expect(choice).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Enter");
    await expectToast(page, /1 transaction in Fast food now/);
    await expect.poll(() => countIn(asha, /bagel/i, "Fast food")).toBe(1);
    await page.goto("/transactions?q=cleaner");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.keyboard.press("j");
    await page.keyboard.press("a");
    await expectToast(page, /1 transaction in Cleaning and household help now/);
    await expect(page.getByRole("article").getByRole("button").first()).toBeFocused();
  });

  test("others alike are seen, and filed with the one that was answered", async ({ page, asha }) => {
    await page.goto("/transactions?q=quiddle");
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /category of/i })
      .click();
    await choose(page.getByRole("combobox", { name: "Sub-category" }), "Hobbies");
    const offer = page.getByRole("region", { name: "Others alike" });
    await expect(offer).toContainText("2 others in Hobbies and crafts too?");
    await offer.getByRole("button", { name: "See them" }).click();
    const dialog = page.getByRole("dialog", { name: "2 others in Hobbies and crafts too?" });
    await expect(dialog.getByRole("checkbox")).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "File 2 others" }).click();
    await expectToast(page, /2 transactions in Hobbies and crafts now/);
    await expect.poll(() => countIn(asha, /quiddle/i, "Hobbies and crafts")).toBe(3);
    await undoLast(page);
    await expect.poll(() => countIn(asha, /quiddle/i, "Hobbies and crafts")).toBe(1);
  });

  test("how well it guesses is shown after answers", async ({ page }) => {
    await page.getByRole("button", { name: "That is right: file Delta Cafe under Coffee" }).click();
    await expectToast(page, "2 transactions filed");
    await page.goto("/settings/categorisation");
    // both rows of the vendor were one decision
    await expect(page.getByText("1 answer", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("1 of 1").first()).toBeVisible();
    await expectFit(page);
    await expectAccessible(page);
  });

  test("a transaction is hidden, found among the hidden, and shown again", async ({ page, asha }) => {
    await page.goto("/transactions");
    await page
      .getByRole("article", { name: /elegant/i })
      .getByRole("button")
      .first()
      .click();
    const details = page.getByRole("complementary");
    await details.getByRole("button", { name: "Hide" }).click();
    await expectToast(page, "1 transaction hidden now");
    await expect(page.getByRole("article")).toHaveCount(ROWS.length - 1);
    await page
      .getByRole("group", { name: "Filters" })
      .getByRole("button", { name: "Hidden", exact: true })
      .click();
    await expect(page).toHaveURL(/hidden=true/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(details.getByText("Hidden: left out of lists and figures.")).toBeVisible();
    await details.getByRole("button", { name: "Show again" }).click();
    await expectToast(page, "1 transaction shown again");
    expect((await callAs(asha, "GET", "/api/transactions")).body).toMatchObject({
      data: { length: ROWS.length },
    });
  });
});
