import type { Page } from "@playwright/test";
import { importFile, importSeptember, makeOfx } from "../ledger.ts";
import { dataOf, expect, type Person, test } from "../person.ts";
import { choose, expectToast, undoLast } from "../screen.ts";
import { expectAccessible, expectFit } from "../soundness.ts";

/** The list of transactions: found, narrowed, categorised one by one and many at once, divided, noted; and its vendors. */

type Shown = {
  id: string;
  description: string;
  sub_category_id: string;
  note: string | null;
  splits: unknown[];
  version: number;
};

const list = (person: Person): Promise<Shown[]> => dataOf<Shown[]>(person, "GET", "/api/transactions");
const findRow = (page: Page, name: RegExp) => page.getByRole("article", { name });

test.beforeEach(async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await expect(page.getByRole("article")).toHaveCount(7);
});

test("a search narrows the list and its totals, and stands in the address", async ({ page }) => {
  const search = page.getByRole("combobox", { name: "Search transactions" });
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.getByRole("link", { name: "Insights" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Search transactions" }).click();
  await expect(search).toBeFocused();
  await search.pressSequentially("grocer");
  await expect(page).toHaveURL("/transactions?q=grocer");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText(/^2 transactions/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByRole("article")).toHaveCount(7);
});

test("filters narrow the list and are taken off again", async ({ page }) => {
  const filters = page.getByRole("group", { name: "Filters" });
  const kind = filters.getByRole("button", { name: "Kind" });
  await kind.click();
  await expect(page.getByRole("dialog", { name: "Kind" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(kind).toBeFocused();
  await kind.click();
  await page.getByRole("dialog", { name: "Kind" }).getByRole("button", { name: "Income" }).click();
  await expect(page).toHaveURL("/transactions?flow=income");
  await expect(page.getByRole("article")).toHaveCount(1);
  const remove = filters.getByRole("button", { name: /^Remove/ });
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(kind).toBeFocused();
  await page.goto("/transactions?from=2026-09-01&to=2026-09-04");
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("Esc closes one layer after the other, and leaves the screen where it is", async ({ page }) => {
  const opener = findRow(page, /salary/i)
    .getByRole("button")
    .first();
  await opener.click();
  const details = page.getByRole("complementary");
  const opened = /\/transactions\?transaction=/;
  await details.getByRole("button", { name: "Add a tag" }).click();
  await expect(page.getByRole("dialog", { name: "Add a tag" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Add a tag" })).toBeHidden();
  await expect(details.getByRole("button", { name: "Add a tag" })).toBeFocused();
  await details.getByRole("button", { name: "Split" }).click();
  await expect(page.getByRole("dialog", { name: "Split" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Split" })).toHaveCount(0);
  await expect(page).toHaveURL(opened);
  // held down: more than one stroke comes before the panel is gone
  await details.getByRole("button", { name: "Split" }).evaluate((button) => {
    for (const repeat of [false, true])
      button.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, repeat }),
      );
  });
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL("/transactions");
  await expect(opener).toBeFocused();
});

test("a category is chosen where the row stands", async ({ page, asha }) => {
  await findRow(page, /bookshop/i)
    .getByRole("button", { name: /category of/i })
    .click();
  await choose(page.getByRole("combobox", { name: "Sub-category" }), "Hobbies");
  await expectToast(page, /1 transaction in .*Hobbies.* now/);
  await expect(
    findRow(page, /bookshop/i).getByRole("button", { name: /category of .*: .*Hobbies/i }),
  ).toBeVisible();
  await undoLast(page);
  await expect(
    findRow(page, /bookshop/i).getByRole("button", { name: /category of .*: .*Hobbies/i }),
  ).toHaveCount(0);
  expect(await list(asha)).toHaveLength(7);
});

test("a category that is refused is taken back", async ({ page, asha }) => {
  const before = await list(asha);
  await page.route("**/api/transactions/*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await findRow(page, /bookshop/i)
    .getByRole("button", { name: /category of/i })
    .click();
  await choose(page.getByRole("combobox", { name: "Sub-category" }), "Hobbies");
  await expectToast(page, "Network Error");
  await expect(page.getByRole("button", { name: /category of .*: .*Hobbies/i })).toHaveCount(0);
  expect(await list(asha)).toEqual(before);
});

test("many are categorised at once, and undone at once", async ({ page, asha }) => {
  const before = await list(asha);
  for (const row of await findRow(page, /coffee house/i).all()) await row.getByRole("checkbox").check();
  const selection = page.getByRole("region", { name: "Selection" });
  await expect(selection).toContainText("2 selected");
  await selection.getByRole("button", { name: /^Categorise/ }).click();
  await expect(page.getByRole("dialog")).toContainText("For 2 transactions");
  await choose(page.getByRole("dialog").getByRole("combobox"), "Hobbies");
  await expectToast(page, /2 transactions in .*Hobbies.* now/);
  await expect(page.getByRole("button", { name: /category of .*: .*Hobbies/i })).toHaveCount(2);
  await undoLast(page);
  await expect(page.getByRole("button", { name: /category of .*: .*Hobbies/i })).toHaveCount(0);
  // all as before, but for the versions: the change and its undo count at the two they changed
  const counted = before.map((row) => ({
    ...row,
    version: row.version + (/coffee house/i.test(row.description) ? 2 : 0),
  }));
  expect(await list(asha)).toEqual(counted);
});

test("a transaction is divided, and the parts must be the whole", async ({ page, asha }) => {
  await findRow(page, /lindenhof/i)
    .getByRole("button")
    .first()
    .click();
  const details = page.getByRole("complementary");
  await details.getByRole("button", { name: "Split" }).click();
  const dialog = page.getByRole("dialog", { name: "Split" });
  await dialog.getByRole("textbox", { name: "Amount" }).first().fill("900");
  await expect(dialog.getByRole("button", { name: "Save split" })).toBeDisabled();
  await choose(dialog.getByRole("combobox", { name: "Sub-category of part 2" }), "Hobbies");
  await expect(dialog.getByText("The parts add up.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save split" }).click();
  await expectToast(page, "Split into 2 parts");
  const rent = (await list(asha)).find(({ description }) => /rent/i.test(description));
  expect(rent?.splits).toMatchObject([{ amount: -90_000 }, { amount: -5000 }]);

  // the same parts by percent, one of them with a decimal
  await details.getByRole("button", { name: "Change split" }).click();
  await dialog.getByRole("radio", { name: "By percent" }).check();
  const part = (name: string) => dialog.getByRole("group", { name });
  await part("Part 1").getByRole("textbox", { name: "Percent" }).fill("33.3");
  await expect(part("Part 2").getByText(/the rest: 66.7\s%/)).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save split" }).click();
  await expect(details.getByText(/Hobbies.*633\.65/)).toBeVisible();
  // What is shown is shown before the server has it.
  await expect
    .poll(async () => (await list(asha)).find(({ description }) => /rent/i.test(description))?.splits)
    .toMatchObject([
      { amount: -31_635, percent: 3330 },
      { amount: -63_365, percent: 6670 },
    ]);
  await details.getByRole("button", { name: "Change split" }).click();
  await expect(dialog.getByRole("radio", { name: "By percent" })).toBeChecked();
});

test("a note that cannot be stored stays, over a reload too, and is stored later", async ({ page, asha }) => {
  let is_down = true;
  await page.route("**/api/transactions/*", (route) =>
    is_down && route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await findRow(page, /bookshop/i)
    .getByRole("button")
    .first()
    .click();
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("for the school");
  await note.blur();
  await expect(page.getByRole("complementary").getByText("Network Error")).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue("for the school");
  const again = page.getByRole("complementary").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  is_down = false;
  await again.click();
  await expect(
    page.getByRole("complementary").getByRole("status").filter({ hasText: "Saved" }),
  ).toBeVisible();
  expect((await list(asha)).map(({ note: kept }) => kept)).toContain("for the school");
});

test("transactions are deleted after a question, and come back", async ({ page, asha }) => {
  await findRow(page, /salary/i)
    .getByRole("button")
    .first()
    .click();
  await page.getByRole("complementary").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "1 transaction deleted");
  await expect(page.getByRole("article")).toHaveCount(6);
  await undoLast(page);
  await expect(page.getByRole("article")).toHaveCount(7);
  expect(await list(asha)).toHaveLength(7);
});

test("a vendor is given to a merchant, and its transactions follow", async ({ page, asha }) => {
  await page.goto("/vendors");
  const vendor = page.getByRole("article", { name: /green grocer/i });
  await vendor.getByRole("button", { name: /merchant of/i }).click();
  await choose(
    page.getByRole("dialog").getByRole("combobox", { name: "Merchant" }),
    "Corner shop",
    "New merchant “Corner shop”",
  );
  await expectToast(page, "1 printed name with Corner shop now, 2 transactions follow");
  await expect(vendor.getByRole("button", { name: /^Merchant of .*: Corner shop/i })).toBeVisible();
  await vendor.getByRole("link").click();
  await expect(page.getByRole("article", { name: /corner shop/i })).toHaveCount(2);
  expect(await dataOf<unknown[]>(asha, "GET", "/api/merchants")).toContainEqual(
    expect.objectContaining({ name: "Corner shop" }),
  );
});

test("while the server does not answer, what is shown stays, and an edit waits and is sent once", async ({
  page,
  context,
}) => {
  const tabs = page.getByRole("navigation", { name: "Main" });
  const subscription = page.getByRole("main").getByRole("link", { name: "Subscription" });
  await page.goto("/?month=2026-09");
  await expect(page.getByText("Spent in September")).toBeVisible();
  await tabs.getByRole("link", { name: "Settings" }).click();
  await expect(subscription).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Spent in September")).toBeVisible();
  await tabs.getByRole("link", { name: "Transactions" }).click();
  await expect(page.getByRole("article")).toHaveCount(7);
  const category = (name: string) =>
    page.getByRole("button", { name: new RegExp(`category of bookshop.*${name}`, "i") });
  let edits = 0;
  page.on("request", (request) => {
    edits += request.method() === "PATCH" ? 1 : 0;
  });
  await context.setOffline(true);
  await category("").click();
  await choose(page.getByRole("combobox", { name: "Sub-category" }), "Hobbies");
  const banner = page.getByRole("alert").filter({ hasText: "Passbook does not answer." });
  await expect(banner).toHaveCount(1);
  await expect(banner).toContainText("1 change waits");
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
  const between = async () =>
    ((await page.getByRole("search").boundingBox())?.y ?? 0) -
    ((await banner.boundingBox())?.y ?? 0) -
    ((await banner.boundingBox())?.height ?? 0);
  // the search stays in view below the banner
  await expect.poll(between).toBeGreaterThanOrEqual(0);
  await page.goBack();
  await expect(page.getByText("Spent in September")).toBeVisible();
  // a screen that was never opened waits, and says so
  await tabs.getByRole("link", { name: "Settings" }).click();
  await subscription.click();
  await expect(page.getByText("This screen was not opened before")).toBeVisible();
  await expect(banner).toContainText("1 change waits");
  edits = 0;
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
  await tabs.getByRole("link", { name: "Transactions" }).click();
  await expect(category("Hobbies")).toBeVisible();
  expect(edits).toBe(1);
});

test("an edit that waits when the page is left is sent once the app is opened again", async ({
  page,
  context,
  asha,
}) => {
  await page.getByRole("button", { name: /category of bookshop/i }).click();
  const category = page.getByRole("combobox", { name: "Sub-category" });
  await expect(category).toBeVisible();
  await context.setOffline(true);
  await choose(category, "Hobbies");
  await expect(page.getByRole("alert").filter({ hasText: "1 change waits" })).toHaveCount(1);
  await page.close();
  await context.setOffline(false);
  const bookshop = async () => (await list(asha)).find(({ description }) => /bookshop/i.test(description));
  const before = await bookshop();
  const again = await context.newPage();
  await again.goto("/transactions");
  await expectToast(again, "1 change that waited is made now");
  await expect(again.getByRole("button", { name: /category of bookshop.*Hobbies/i })).toBeVisible();
  const after = await bookshop();
  expect(after?.version).toBe((before?.version ?? 0) + 1);
  await again.reload();
  await expect(again.getByRole("article")).toHaveCount(7);
  expect((await bookshop())?.version).toBe(after?.version);
  const kept = await again.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith("edit:")),
  );
  expect(kept).toEqual([]);
});

test("the whole list is printed, with its head, however little of it was shown", async ({ page, asha }) => {
  const rows = Array.from({ length: 300 }, (_, index) => ({
    day: `2026-0${String(1 + (index % 8))}-1${String(index % 9)}`,
    cents: -100 - index,
    name: `KIOSK ${String(index)}`,
  }));
  await importFile(asha, "year.ofx", makeOfx(rows));
  await page.goto("/transactions");
  await expect(page.getByText("307 transactions")).toBeVisible();
  expect(await page.getByRole("article").count()).toBeLessThan(100);
  // in place before the key is pressed: the browser's own dialog would be opened otherwise, and nothing told
  const printed = await page.evaluateHandle(() => {
    const told = Promise.withResolvers<{ rows: number; text: string; head: string }>();
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      told.resolve({
        rows: document.querySelectorAll("article").length,
        text: document.body.innerText,
        head: getComputedStyle(document.documentElement).getPropertyValue("--print-head"),
      });
      dispatchEvent(new Event("afterprint"));
    };
    return { told: told.promise };
  });
  await page.keyboard.press("ControlOrMeta+p");
  const { rows: count, text, head } = await printed.evaluate(({ told }) => told);
  expect(count).toBe(307);
  expect(text).toContain("Asha Raghavan, as of");
  // each further page bears it in its margin
  expect(head).toMatch(/^"Transactions · Passbook · Asha Raghavan, as of .+"$/);
  await expect.poll(() => page.getByRole("article").count()).toBeLessThan(100);
});

test("paper that lacks rows says so, where the browser prints by itself", async ({ page, asha }) => {
  const rows = Array.from({ length: 600 }, (_, index) => ({
    day: `2026-0${String(1 + (index % 8))}-1${String(index % 9)}`,
    cents: -100 - index,
    name: `KIOSK ${String(index)}`,
  }));
  await importFile(asha, "years.ofx", makeOfx(rows));
  await page.goto("/transactions");
  await expect(page.getByText("607 transactions")).toBeVisible();
  const said = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.body.innerText;
  });
  expect(said).toContain("Rows that were not shown yet are missing on this paper.");
});

test("paper cuts no name, however long it is", async ({ page, asha }) => {
  const name = "CARD PAYMENT TO NORTHGATE CANTEEN AND ORCHARD MARKET OF THE OLD HARBOUR TOWN";
  await importFile(asha, "long.ofx", makeOfx([{ day: "2026-08-11", cents: -1250, name }]));
  await page.goto("/transactions");
  await expect(page.getByText("8 transactions")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const cut = await page.getByRole("article").evaluateAll((rows) =>
    rows.flatMap((row) =>
      [...row.querySelectorAll("*")].flatMap((element) => {
        const { display, overflowX, textOverflow } = getComputedStyle(element);
        const isShown = display !== "none" && element.clientWidth > 0;
        const isCut =
          overflowX !== "visible" && textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth;
        return isShown && isCut ? [element.textContent] : [];
      }),
    ),
  );
  expect(cut).toEqual([]);
});
