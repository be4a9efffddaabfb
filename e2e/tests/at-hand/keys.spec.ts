import type { Page } from "@playwright/test";
import { importSeptember } from "../../ledger.ts";
import { expect, test } from "../../person.ts";
import { expectToast } from "../../screen.ts";

/** Each key that is listed does what it says, and what the palette offers is done. */

test.beforeEach(async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await expect(page.getByRole("article")).toHaveCount(7);
});

const toFirstRow = async (page: Page): Promise<void> => {
  await page.keyboard.press("j");
  await expect(page.getByRole("article").first().getByRole("button").first()).toBeFocused();
};

for (const [key, title] of [
  ["s", "Split"],
  ["e", "Note"],
  ["t", "Tag"],
  ["m", "Merchant"],
  ["d", "Counts on another day"],
  ["Delete", "Delete 1 transaction?"],
] as const)
  test(`${key} opens “${title}” of the row`, async ({ page }) => {
    await toFirstRow(page);
    await page.keyboard.press(key);
    const role = key === "Delete" ? "alertdialog" : "dialog";
    const dialog = page.getByRole(role, { name: title });
    await expect(dialog).toBeVisible();
    // one layer at a time: the choices of a dialog before the dialog
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole("article")).toHaveCount(7);
  });

test("the mouse cancels a choice of many", async ({ page }) => {
  await toFirstRow(page);
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Merchant" });
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
});

test("keys act on the selection from its bar and from its menu, and the focus goes back to the row", async ({
  page,
}) => {
  await toFirstRow(page);
  const row = page.getByRole("article").first();
  const bar = page.getByRole("region", { name: "Selection" });
  const more = bar.getByRole("button", { name: "More for the selection" });
  await page.keyboard.press("x");
  await more.focus();
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog", { name: "Note" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("d");
  await expect(page.getByRole("dialog", { name: "Counts on another day" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await expect(row.getByRole("button").first()).toBeFocused();
});

test("a row is hidden by H and taken back by the palette", async ({ page }) => {
  await toFirstRow(page);
  await page.keyboard.press("h");
  await expectToast(page, "1 transaction hidden now");
  await expect(page.getByRole("article")).toHaveCount(6);
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("take back the last");
  await page.keyboard.press("Enter");
  await expectToast(page, "Undone");
  await expect(page.getByRole("article")).toHaveCount(7);
  // the row is still the one that keys are for
  await page.keyboard.press("f");
  await expect(page).toHaveURL(/\/settings\/rules\/create\?transaction=/);
});

test("what is typed before the palette is there is for it", async ({ page }) => {
  await page.route(/\/assets\/palette[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await toFirstRow(page);
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("take back");
  await expect(page.getByRole("dialog", { name: "Find anything" }).getByRole("combobox")).toHaveValue(
    "take back",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(7);
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("theme: light");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what is typed before the box for a new transaction is there is for it", async ({ page }) => {
  await page.route(/\/assets\/quick-add[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await toFirstRow(page);
  await page.keyboard.press("n");
  await page.keyboard.type("12.50 coffee");
  const box = page.getByRole("dialog", { name: "Write down a transaction" });
  await expect(box.getByRole("textbox")).toHaveValue("12.50 coffee");
  // what was given up is not there the next time
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(box.getByRole("textbox")).toHaveValue("");
});

test("what is typed before the search is there is for it, and no key of a row", async ({ page }) => {
  const link = page.getByRole("link", { name: "Search transactions" });
  for (const ask of [() => page.keyboard.press("/"), () => link.click()]) {
    await page.goto("/settings/profile");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await ask();
    await page.keyboard.type("notes");
    await expect(page.getByRole("combobox", { name: "Search transactions" })).toHaveValue("notes");
    await expect(page).toHaveURL(/q=notes/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("F makes a rule of a row", async ({ page }) => {
  await toFirstRow(page);
  await page.keyboard.press("f");
  await expect(page).toHaveURL(/\/settings\/rules\/create\?transaction=/);
});

test("R asks for a receipt", async ({ page }) => {
  // the browser is told first that choices of files are awaited: a key in the same moment would come before that
  const choosing = page.waitForEvent("filechooser");
  await toFirstRow(page);
  await page.keyboard.press("r");
  await choosing;
});

test("the palette changes the theme and the language, and shows the keys", async ({ page }) => {
  const take = async (words: string) => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
  };
  await take("theme: light");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await take("show these keys");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByText("Write a note")).toBeVisible();
  await keys.getByRole("button", { name: "Close" }).first().click();
  await take("deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("a merchant like no other is marked, and looked for everywhere instead", async ({ page }) => {
  const search = page.getByRole("combobox", { name: "Search transactions" });
  await search.fill("merchant:zzzq");
  await expect(page.getByText("No merchant is called “zzzq”.")).toBeVisible();
  await page.getByRole("button", { name: "Search for zzzq" }).click();
  await expect(search).toHaveValue("zzzq");
});
