import type { Page } from "@playwright/test";
import { importSeptember } from "../ledger.ts";
import { enterAs, expect, test } from "../person.ts";
import { GUARDED } from "../routes.ts";
import { showAsPdf } from "../shown-as-pdf.ts";
import { expectFit, settle } from "../soundness.ts";
import { fillPath, openFor } from "../visit.ts";

/** What is different on a small screen. */

test("the tab bar lies at the bottom, 61 px high, and moves to the top from 768 px on", async ({
  page,
  context,
  household,
}) => {
  await enterAs(context, household);
  await page.goto("/settings");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link")).toHaveText(["Insights", "Transactions", "Statements", "Settings"]);
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 390, height: 61, y: height - 61 });
  // it stays there while the page scrolls
  await page.goto("/settings/categories");
  await expect(page.getByRole("list", { name: "Categories" })).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  expect((await bar.boundingBox())?.y).toBe(height - 61);
  await page.setViewportSize({ width: 767, height });
  expect(await bar.boundingBox()).toMatchObject({ y: height - 61, height: 61 });
  await page.setViewportSize({ width: 768, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  expect((await bar.boundingBox())?.y).toBeLessThan(61);
});

test("each tab opens its screen", async ({ page, context, household }) => {
  await enterAs(context, household);
  await page.goto("/settings/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  for (const [name, path] of [
    ["Transactions", "/transactions"],
    ["Statements", "/statements"],
    ["Settings", "/settings"],
    ["Insights", "/"],
  ] as const) {
    await bar.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
});

test("details of a transaction open as a sheet over the list", async ({ page, context, household }) => {
  await enterAs(context, household);
  await page.goto("/transactions");
  await page.getByRole("article").first().getByRole("button").first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("textbox", { name: "Note" })).toBeVisible();
  await sheet.getByRole("button", { name: "Close details" }).click();
  await expect(sheet).toHaveCount(0);
});

test("a tap on a tile of spending says what it is and stays, a second one opens it", async ({
  page,
  context,
  household,
}) => {
  await enterAs(context, household);
  await page.goto("/");
  await page.getByRole("radio", { name: "Treemap" }).check();
  const tile = page
    .getByRole("list")
    .filter({ has: page.locator("a[title]") })
    .getByRole("link")
    .first();
  const said = (await tile.getAttribute("title")) ?? "";
  await tile.tap();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  await tile.tap();
  await expect(page).toHaveURL(/^[^?]*\/transactions\?/);
});

test("a strip of the original stays over the rows, and opens by thumb", async ({ page, asha, faults }) => {
  const { id } = await importSeptember(asha);
  await showAsPdf(page, id, false);
  await page.goto(`/statements/${id}?row=40`);
  const pages = page.getByRole("group", { name: "Pages of the file" });
  const framed = pages.getByRole("button", { name: /^Row 40,/ });
  await expect(framed).toBeInViewport();
  await expect(page.locator("[data-row='40']")).toBeInViewport();
  await page.locator("[data-row='41'] [data-choose]").tap();
  await expect(pages.getByRole("button", { name: /^Row 41,/ })).toHaveAttribute("aria-pressed", "true");
  const before = (await pages.boundingBox())?.height ?? 0;
  await page.getByRole("button", { name: "Show more" }).tap();
  await expect.poll(async () => (await pages.boundingBox())?.height).toBeGreaterThan(before * 2);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});

/** How far things jumped while the page came, and what did. */
const findJumps = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const jumps: string[] = [];
        type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            jumps.push(`${String(value)}: ${sources.map(({ node }) => node?.className).join()}`);
        }).observe({ type: "layout-shift", buffered: true });
        // what was buffered is handed over in a task of its own
        setTimeout(() => {
          resolve(jumps);
        }, 100);
      }),
  );

for (const path of ["/", "/transactions", "/statements", "/vendors"]) {
  test(`nothing on ${path} jumps while it comes, however late the sample is known`, async ({
    page,
    context,
    household,
  }) => {
    await enterAs(context, household);
    const answered = page.waitForResponse(/\/api\/(insights|transactions|statements|vendors)/);
    await page.route("**/api/sample", async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByText("You see the sample household")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toHaveCount(0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await findJumps(page)).toEqual([]);
  });
}

test("a failing question for the sample hides nothing for long", async ({ page, context, household }) => {
  await enterAs(context, household);
  await page.route("**/api/sample", (route) => route.abort());
  await page.goto("/transactions");
  await expect(page.getByRole("combobox", { name: "Search transactions" })).toBeVisible();
});

/** The same person, as if another language had been chosen: the household itself stays as it is. */
const speak = async (page: Page, language: string): Promise<void> => {
  await page.route(/\/api\/users\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, language } } });
  });
};

/** Words are longest in German, and lines run the other way in Arabic. */
const IN_OTHER_LANGUAGES = [
  { language: "de", dir: "ltr", paths: GUARDED },
  {
    language: "ar",
    dir: "rtl",
    paths: ["/", "/transactions", "/statements/{statement}", "/settings/profile"],
  },
];

for (const { language, dir, paths } of IN_OTHER_LANGUAGES) {
  test(`screens fit a phone in the language ${language}`, async ({ browser, workerHousehold }, info) => {
    test.slow();
    const { page, faults } = await openFor(browser, info.project.use, workerHousehold);
    await speak(page, language);
    for (const path of paths) {
      await page.goto(await fillPath(workerHousehold, path));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      await settle(page);
      await test.step(path, () => expectFit(page));
    }
    expect(faults).toEqual([]);
    // what the page still asks while it closes comes too late for the route, and is no failure
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().close();
  });
}

test("what a day of a chart tells stands within the screen", async ({ page, context, household }) => {
  await enterAs(context, household);
  await page.goto("/ahead");
  await settle(page);
  const day = page.getByRole("region", { name: "Balance" }).getByRole("img", { name: /Nine times in ten/ });
  for (const place of [1, -1]) {
    const { left, right } = await day.nth(place).evaluate(async (element) => {
      if (element instanceof HTMLElement) element.focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const tip = document.querySelector('[class*="_tip_"]');
      return tip?.getBoundingClientRect().toJSON() as { left: number; right: number };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  }
});
