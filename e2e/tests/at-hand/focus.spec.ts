import { importFile, importSeptember, makeOfx } from "../../ledger.ts";
import { expect, test } from "../../person.ts";

/** Where the focus goes, and what a second press does. */

for (const [way, ask] of [
  ["the magnifier", "link"],
  ["the key /", "key"],
] as const) {
  test(`${way} leads into the search of transactions though their screen was never opened`, async ({
    page,
    asha,
  }) => {
    await importSeptember(asha);
    await page.goto("/settings/profile");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (ask === "link") await page.getByRole("link", { name: "Search transactions" }).click();
    else await page.keyboard.press("/");
    const search = page.getByRole("combobox", { name: "Search transactions" });
    await expect(search).toBeFocused();
    await page.keyboard.type("notes");
    await expect(search).toHaveValue("notes");
    await expect(page).toHaveURL(/q=notes/);
  });
}

test("the second press of a double click leaves open what the first one opened", async ({ page, asha }) => {
  expect(asha.name).not.toBe("");
  await page.goto("/statements/config-email");
  await page.getByRole("button", { name: "Add a sender" }).dblclick();
  const dialog = page.getByRole("dialog", { name: "Allow a sender" });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test("a chip that is opened by a key is typed into as soon as its choices are there", async ({
  page,
  asha,
}) => {
  await importSeptember(asha);
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/api/categories", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/transactions");
  await page.getByRole("button", { name: "Category", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Category" })).toBeVisible();
  // its choices arrive only now
  send();
  await expect(page.getByRole("searchbox", { name: "Find in Category" })).toBeFocused();
  await page.keyboard.type("cof");
  const choices = page.getByRole("dialog", { name: "Category" });
  await expect(choices.getByRole("button", { name: "Coffee" })).toBeVisible();
});

test("the first Esc closes the palette, whatever was typed", async ({ page, asha }) => {
  expect(asha.name).not.toBe("");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("rules");
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
});

test("Esc closes details that were opened and are not drawn yet", async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  const opener = page.getByRole("article").first().getByRole("button").first();
  await opener.evaluate((button: HTMLElement) => {
    button.click();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  });
  await page.waitForTimeout(500);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page).toHaveURL("/transactions");
  await opener.click();
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary")).toHaveCount(0);
});

test("Esc closes details in the moment in which they are drawn", async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await expect(page.getByRole("article")).toHaveCount(7);
  await page.evaluate(() => {
    const drawn = new MutationObserver(() => {
      if (document.querySelector("aside") === null) return;
      drawn.disconnect();
      document.documentElement.dataset["pressed"] = "yes";
      const key = { key: "Escape", bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-pressed", "yes");
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page).toHaveURL("/transactions");
});

test("Esc closes a choice in the moment in which it has the focus, however late frames are drawn", async ({
  page,
  asha,
}) => {
  await page.addInitScript(() => {
    const draw = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (then) =>
      draw(() => {
        setTimeout(() => {
          then(performance.now());
        }, 300);
      });
  });
  await importFile(
    asha,
    "cafe.ofx",
    makeOfx([{ day: "2026-09-05", cents: -2100, name: "POS PURCHASE ZIGZAG CAFE" }]),
  );
  await page.goto("/transactions/review");
  const likely = page.getByRole("button", { name: "That is right: file Zigzag Cafe under Coffee" });
  await expect(likely).toBeVisible();
  await page.keyboard.press("j");
  await expect(likely).toBeFocused();
  await page.keyboard.press("o");
  const choice = page.getByRole("combobox", { name: "Sub-category of Zigzag Cafe" });
  await choice.evaluate(async (input) => {
    while (document.activeElement !== input) await Promise.resolve();
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  });
  await expect(choice).toHaveCount(0);
  await expect(likely).toBeFocused();
});

test("a further value is chosen by Enter, and the focus stays with what offers more", async ({
  page,
  asha,
}) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  const menu = page.getByRole("button", { name: "Category", exact: true });
  for (const [typed, name] of [
    ["coffee", "Coffee"],
    ["restaurants", "Restaurants"],
  ] as const) {
    await menu.focus();
    await page.keyboard.press("Enter");
    const find = page.getByRole("searchbox", { name: "Find in Category" });
    await expect(find).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
    await expect(find).toBeHidden();
    await expect(menu).toBeFocused();
  }
});

test("a dialog begins in its first field", async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  const note = page.getByRole("dialog").getByRole("textbox");
  await expect(note).toBeFocused();
  await page.keyboard.type("for the office");
  await expect(note).toHaveValue("for the office");
});

test("a split begins with how much its first part is, in its likely category", async ({ page, asha }) => {
  const cafe = { day: "2026-09-04", cents: -1250, name: "ZIGZAG CAFE" };
  await importFile(asha, "cafe.ofx", makeOfx([cafe]));
  await page.goto("/transactions");
  const row = page.getByRole("article", { name: /zigzag/i });
  await expect(row.getByRole("button", { name: /likely Coffee, to confirm/ })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Split" });
  await expect(dialog.getByRole("textbox", { name: "Amount" }).first()).toBeFocused();
  await page.keyboard.type("8");
  await expect(dialog.getByRole("textbox", { name: "Amount" }).nth(1)).toHaveValue("4.50");
  await expect(dialog.getByRole("combobox", { name: "Sub-category of part 1" })).toHaveValue("Coffee");
});

test("a slip in the name of a screen finds it in the palette, and brackets alone find nothing", async ({
  page,
  asha,
}) => {
  await importSeptember(asha);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("catgories");
  await expect(palette.getByRole("option", { name: /^Categories/ })).toBeVisible();
  await palette.getByRole("combobox").fill("((((");
  await expect(palette.getByRole("option")).toHaveCount(1);
  await expect(palette.getByRole("option")).toContainText("((((");
});
