import type { Page } from "@playwright/test";
import { importFile, importSeptember, makeOfx } from "../../ledger.ts";
import { dataOf, expect, type Person, test } from "../../person.ts";
import { choose, expectToast, undoLast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** Splits that are remembered and done to many, tags that many lose, refunds that are looked for, and what was written down changed. */

type Shown = {
  id: string;
  description: string;
  amount: number;
  splits: { amount: number; percent: number | null }[];
  tags: string[];
  sub_category_id: string;
  refund_of: string | null;
};

/** A picture of one dot. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const list = (person: Person): Promise<Shown[]> => dataOf<Shown[]>(person, "GET", "/api/transactions");

const openRow = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole("article", { name }).getByRole("button").first().click();

const selectAll = async (page: Page): Promise<void> => {
  await page
    .getByRole("checkbox", { name: /Select Coffee House/i })
    .first()
    .check();
  await page.getByRole("button", { name: "Select all 7 matching" }).click();
};

const choosePart = async (page: Page, place: number, name: string): Promise<void> => {
  await choose(page.getByRole("group", { name: `Part ${String(place)}` }).getByRole("combobox"), name);
};

test.beforeEach(async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await expect(page.getByRole("article")).toHaveCount(7);
});

test("a split is remembered for its merchant, seen in the rules, and later ones follow", async ({
  page,
  asha,
}) => {
  await openRow(page, /bookshop/i);
  const details = page.getByRole("complementary");
  await details.getByRole("button", { name: "Split", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Split" });
  await dialog.getByRole("radio", { name: "By percent" }).check();
  await choosePart(page, 1, "Hobbies");
  await choosePart(page, 2, "Coffee");
  await page.getByRole("group", { name: "Part 1" }).getByRole("textbox", { name: "Percent" }).fill("33.3");
  await dialog.getByRole("button", { name: "Save split" }).click();
  await expectToast(page, "Split into 2 parts");
  await expect(details.getByText(/Hobbies.*\(33\.3\s%\)/)).toBeVisible();
  await details.getByRole("button", { name: "Split later ones like this" }).click();
  await expectToast(page, /Later ones of Bookshop.* are split like this/i);
  const later = [{ day: "2026-10-02", cents: -1001, name: "BOOKSHOP AM MARKT" }];
  await importFile(asha, "october.ofx", makeOfx(later));
  const october = (await list(asha)).find(({ amount }) => amount === -1001);
  expect(october?.splits).toMatchObject([{ amount: -333 }, { amount: -668 }]);
  await page.goto("/settings/rules");
  await page.getByRole("link", { name: /Bookshop/i }).click();
  await expect(page.getByRole("group", { name: "Part 1" }).getByRole("textbox")).toHaveValue("33.3");
});

test("all that are found are split, and what is divided is kept or replaced as one says", async ({
  page,
  asha,
}) => {
  const split = async (first: string) => {
    await page.keyboard.press("s");
    const dialog = page.getByRole("dialog", { name: "Split by percent" });
    await choosePart(page, 1, first);
    await choosePart(page, 2, "Coffee");
    await expectFit(page);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Split them" }).click();
  };
  await selectAll(page);
  await split("Hobbies");
  await expectToast(page, "7 transactions split into 2 parts");
  await undoLast(page);
  await expect.poll(async () => (await list(asha)).every(({ splits }) => splits.length === 0)).toBe(true);

  await page
    .getByRole("checkbox", { name: /Select Bookshop/i })
    .first()
    .check();
  await split("Hobbies");
  await expectToast(page, "1 transaction split into 2 parts");
  await selectAll(page);
  await page.keyboard.press("c");
  await choose(page.getByRole("dialog").getByRole("combobox"), "Supermarket");
  const question = page.getByRole("alertdialog", { name: "Keep how they are split?" });
  await expect(question).toContainText("1 of these is divided into parts.");
  await expectFit(page);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep their parts" }).click();
  await expectToast(page, "6 transactions in Supermarket now");
  expect((await list(asha)).filter(({ splits }) => splits.length === 2)).toHaveLength(1);
});

test("a tag is taken from all that are found", async ({ page, asha }) => {
  await selectAll(page);
  await page.keyboard.press("t");
  const tag = page.getByRole("dialog", { name: "Tag" });
  await tag.getByRole("combobox").fill("trip");
  await tag.getByRole("option", { name: /New tag/ }).click();
  await choose(
    page.getByRole("dialog").getByRole("combobox", { name: /Sub-category of the new tag/ }),
    "Coffee",
  );
  await expectToast(page, "7 transactions tagged trip");
  await selectAll(page);
  await page.getByRole("button", { name: "More for the selection" }).click();
  await page.getByRole("menuitem", { name: "Remove a tag" }).click();
  await choose(page.getByRole("dialog", { name: "Remove a tag" }).getByRole("combobox"), "trip");
  await expectToast(page, "7 transactions without the tag trip now");
  expect((await list(asha)).every(({ tags }) => tags.length === 0)).toBe(true);
  await undoLast(page);
  await expect.poll(async () => (await list(asha)).every(({ tags }) => tags.length === 1)).toBe(true);
});

test("only tags that a selection has are offered to be taken away", async ({ page }) => {
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  for (const [place, name] of [
    [0, "trip"],
    [1, "work"],
  ] as const) {
    await page.getByRole("article").nth(place).getByRole("button").first().focus();
    await page.keyboard.press("t");
    const tag = page.getByRole("dialog", { name: "Tag" });
    await tag.getByRole("combobox").fill(name);
    await tag.getByRole("option", { name: /New tag/ }).click();
    await expectToast(page, new RegExp(`tagged ${name}`));
  }
  await boxes.first().check();
  await page.keyboard.press("u");
  const dialog = page.getByRole("dialog", { name: "Remove a tag" });
  await expect(dialog.getByRole("option")).toHaveText(["trip"]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await boxes.first().uncheck();
  await boxes.nth(2).check();
  await page.keyboard.press("u");
  await expect(dialog).toContainText("None of these has a tag");
});

test("a refund is given any purchase, found by its amount", async ({ page, asha }) => {
  await openRow(page, /salary/i);
  const details = page.getByRole("complementary");
  await details.getByRole("button", { name: "Choose a purchase" }).click();
  const search = details.getByRole("searchbox", { name: "Find a purchase" });
  await search.fill("amount:>five");
  await expect(details.getByText(/is no amount/)).toBeVisible();
  await search.fill("42.50");
  await expectFit(page);
  await expectAccessible(page);
  await details.getByRole("button", { name: /42\.50/ }).click();
  await expectToast(page, "Linked as a refund");
  const rows = await list(asha);
  const bought = rows.find(({ amount }) => amount === -4250);
  expect(rows.find(({ amount }) => amount === 250_000)?.refund_of).toBe(bought?.id);
});

test("what was written down is changed, and taken back", async ({ page, asha }) => {
  await page.keyboard.press("n");
  const box = page.getByRole("dialog", { name: "Write down a transaction" });
  await box.getByRole("textbox", { name: "Amount and what it was for" }).fill("12.50 coffee");
  await box.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("article")).toHaveCount(8);
  await openRow(page, /^coffee(?! house)/i);
  const details = page.getByRole("complementary");
  await details.getByRole("button", { name: "Change day, amount or text" }).click();
  const dialog = page.getByRole("dialog", { name: "Change what you wrote" });
  await dialog.getByRole("textbox", { name: "Amount" }).fill("-43.00");
  await dialog.getByRole("textbox", { name: "What it was for" }).fill("restaurant");
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Saved as you wrote it");
  const written = async () => (await list(asha)).find(({ amount }) => amount === -4300)?.description;
  expect(await written()).toBe("restaurant");
  await undoLast(page);
  await expect.poll(written).toBeUndefined();
});

test("all of them are said to be transfers by one key, which is taken back after the page was loaded anew", async ({
  page,
  asha,
}) => {
  const filed = async () => (await list(asha)).map(({ sub_category_id }) => sub_category_id);
  const before = await filed();
  await selectAll(page);
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog", { name: "Transfer or refund" });
  await expect(dialog).toContainText("For 7 transactions");
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Transfers between my accounts" }).check();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectToast(page, "7 transactions are transfers now");
  expect(new Set(await filed()).size).toBe(1);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(7);
  await page.keyboard.press("ControlOrMeta+z");
  await expectToast(page, "Undone");
  expect(await filed()).toEqual(before);
});

test("one paper is kept with all of them, and what is refunded is asked for in a sentence", async ({
  page,
}) => {
  await selectAll(page);
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: "Attach a file" });
  await expectFit(page);
  await expectAccessible(page);
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles({ name: "invoice.png", mimeType: "image/png", buffer: PIXEL });
  await expectToast(page, "invoice.png attached to 7 transactions");
  await page.goto("/transactions?q=has:attachment");
  await expect(page.getByRole("article")).toHaveCount(7);
  await selectAll(page);
  await page.keyboard.press("b");
  const links = page.getByRole("dialog", { name: "Transfer or refund" });
  await links.getByRole("radio", { name: "No refunds" }).check();
  await links.getByRole("button", { name: "Apply" }).click();
  await expectToast(page, "None of these is linked to a purchase.");
  await expect(links).toBeVisible();
});
