import type { Page } from "@playwright/test";
import { dataOf, expect, type Person, test } from "../../person.ts";
import { choose, expectToast, undoLast } from "../../screen.ts";
import { expectAccessible, expectFit, settle } from "../../soundness.ts";

/** What an export of another program calls its categories, and what becomes of them on one screen. */

const EXPORT = [
  "date,payee,amount,currency,category,account,tags,notes,status",
  "2026-08-14,Maple Bakery,-27.27,eur,Groceries,Checking,weekly,,cleared",
  "2026-08-17,Zyx Trading,-64.22,eur,Zorbing,Checking,,two of us,cleared",
  "2026-08-19,Vrk Nine,-12.00,eur,Zorbing,Checking,,,cleared",
  "2026-08-20,Blue Harbour,-8.10,eur,Uncategorized,Checking,,,cleared",
].join("\n");

type Shown = { description: string; sub_category_id: string; edited: string[] };
const list = (person: Person): Promise<Shown[]> => dataOf<Shown[]>(person, "GET", "/api/transactions");

const open = async (page: Page): Promise<void> => {
  await page.goto("/statements/names/lunch_money");
  await expect(page.getByRole("heading", { level: 1, name: "Categories of Lunch Money" })).toBeVisible();
  await settle(page);
};

test.beforeEach(async ({ asha }) => {
  const account = await dataOf<{ id: string }>(asha, "POST", "/api/bank_accounts", {
    data: { label: "Checking", account_type: "current", currency: "EUR", bank: { name: "Bank of Test" } },
  });
  const file = { name: "lunch-money.csv", mimeType: "text/csv", buffer: Buffer.from(EXPORT) };
  await dataOf(asha, "POST", `/api/statements?bank_account_id=${account.id}`, { multipart: { file } });
  await expect.poll(async () => (await list(asha)).length).toBe(4);
});

test("the names of an export are filed with one press, which Undo takes back", async ({ page, asha }) => {
  await page.goto("/statements");
  await page.getByRole("link", { name: "Look at them" }).click();
  await expect(page.getByRole("combobox", { name: "Where “Zorbing” goes" })).toHaveValue(
    "New: Lunch Money, Zorbing",
  );
  await expect(page.getByRole("combobox", { name: "Where “Groceries” goes" })).toHaveValue("Supermarket");
  await expect(page.getByRole("combobox", { name: "Where “Uncategorized” goes" })).toHaveValue(
    "Leave as it is",
  );
  await choose(page.getByRole("combobox", { name: "Where “Groceries” goes" }), "Bakery");
  await expect(page.getByText("3 transactions to file")).toBeVisible();
  await page.getByRole("button", { name: "File all" }).click();
  await expectToast(page, "3 transactions are filed as you chose");
  expect((await list(asha)).filter(({ edited }) => edited.includes("sub_category_id"))).toHaveLength(3);
  await expect(page.getByText("All of it is filed so")).toBeVisible();
  await expect(page.getByRole("button", { name: "File all" })).toBeDisabled();
  await page.getByRole("link", { name: "Statements" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Statements" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Look at them" })).toHaveCount(0);
  await undoLast(page);
  await expect
    .poll(async () => (await list(asha)).filter(({ edited }) => edited.includes("sub_category_id")).length)
    .toBe(0);
});

test("the screen of names stands on a phone and on a desk, light and dark", async ({ page }) => {
  for (const [width, colorScheme] of [
    [390, "light"],
    [390, "dark"],
    [1280, "light"],
    [1280, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await expectFit(page);
    await expectAccessible(page);
    await page.screenshot({
      path: test.info().outputPath(`names-${String(width)}-${colorScheme}.png`),
      fullPage: true,
    });
  }
});

test("where categories came from stands under its title in the settings", async ({ page }) => {
  await page.goto("/settings/categorisation");
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: "Categories of your exports" }),
  });
  const title = await card.getByRole("heading").boundingBox();
  const source = await card.getByText("Lunch Money").boundingBox();
  expect(source?.x).toBe(title?.x);
});

test("a source without names says so, and leads back", async ({ page }) => {
  await page.goto("/statements/names/ynab");
  await expect(page.getByRole("heading", { name: "The list did not arrive" })).toBeVisible();
});
