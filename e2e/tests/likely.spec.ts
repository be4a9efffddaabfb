import type { Page } from "@playwright/test";
import { importFile, makeOfx, type OfxRow } from "../ledger.ts";
import { dataOf, expect, type Person, test } from "../person.ts";
import { expectToast, undoLast } from "../screen.ts";
import { expectAccessible, expectFit } from "../soundness.ts";
import { makeUnknown } from "../unknown-rows.ts";

/** Likely categories count in figures, are told apart there, and are confirmed by the hundred. */

const MONTH: readonly OfxRow[] = [
  { day: "2026-09-03", cents: -350, name: "POS PURCHASE DELTA CAFE" },
  { day: "2026-09-04", cents: -450, name: "POS PURCHASE DELTA CAFE" },
  { day: "2026-09-05", cents: -2100, name: "POS PURCHASE ZIGZAG CAFE" },
  { day: "2026-09-12", cents: -9900, name: "QUIDDLE 1 STORE" },
  { day: "2026-09-19", cents: -1890, name: "POS PURCHASE ELEGANT DRY CLEANER" },
];

type Count = { transactions: number; at_least: { sure_from: number; transactions: number; wrong: number }[] };
const countOf = (person: Person): Promise<Count> => dataOf(person, "GET", "/api/suggestions/count");
const likelyOf = async (person: Person): Promise<number> =>
  (await countOf(person)).at_least.find(({ sure_from }) => sure_from === 0.6)?.transactions ?? 0;

const entries = (page: Page) => page.locator("[data-entry]");

test("a figure counts what is likely, says so, and leads to the rows to confirm them", async ({
  page,
  asha,
  faults,
}) => {
  await importFile(asha, "september.ofx", makeOfx(MONTH));
  const likely = await likelyOf(asha);
  expect(likely).toBeGreaterThan(1);
  await page.goto("/?month=2026-09");
  await expect(page.getByRole("link", { name: `${String(likely)} rows likely in Spent` })).toBeVisible();
  await expect(page.getByText("likely, not confirmed").first()).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: /rows? likely in Eating out/ }).click();
  await expect(page).toHaveURL(/transactions\/review\?.*category_id=/);
  await expect(page.getByText(/Only of: .*September 2026.*Eating out/)).toBeVisible();
  await page.getByRole("button", { name: /^File all .* of ≥ / }).click();
  await expectToast(page, /transactions filed/);
  await expect(page.getByRole("heading", { name: "Nothing to confirm here" })).toBeVisible();
  await page.goto("/?month=2026-09");
  await expect(page.getByRole("link", { name: /rows? likely in Eating out/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("likely categories are not counted by whoever does not want it, and are again", async ({
  page,
  asha,
}) => {
  await importFile(asha, "september.ofx", makeOfx(MONTH));
  const likely = await likelyOf(asha);
  await page.goto("/transactions?from=2026-09-01&to=2026-09-30");
  await expect(page.getByRole("link", { name: `${String(likely)} rows likely in Shown` })).toBeVisible();
  await page.goto("/settings/categorisation");
  const count = page.getByRole("switch", { name: "Count likely categories" });
  await expect(count).toBeChecked();
  await expectAccessible(page);
  await count.click();
  await expect(count).not.toBeChecked();
  await expect(count).toBeEnabled();
  await page.goto("/transactions?uncategorised=true");
  await expect(page.getByRole("article")).toHaveCount(MONTH.length);
  await expect(page.getByRole("link", { name: /rows? likely/ })).toHaveCount(0);
  await page.goto("/settings/categorisation");
  await count.click();
  await expect(count).toBeChecked();
  await expect(count).toBeEnabled();
  await page.goto("/transactions?uncategorised=true");
  await expect(page.getByRole("article")).toHaveCount(MONTH.length - likely);
});

/** Tells whether the queue was ever empty while it is answered. */
const watchForBlank = (page: Page) =>
  page.evaluate(() => {
    const seen = { least: Number.POSITIVE_INFINITY };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      seen.least = Math.min(seen.least, document.querySelectorAll("[data-entry]").length);
    }).observe(document.body, { childList: true, subtree: true });
  });
const leastSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { least: number } }).seen.least);

/** Seconds that the page itself has worked, which others on the machine do not lengthen as they do the clock. */
const watchWork = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.POSITIVE_INFINITY;
  };
};

test("five thousand waiting rows are answered by keys and by the hundred, and nothing is ever blank", async ({
  page,
  asha,
}) => {
  test.setTimeout(180_000);
  await importFile(asha, "unknown.ofx", makeOfx(makeUnknown(5000)));
  const before = await countOf(asha);
  expect(before.transactions).toBeGreaterThan(3000);
  await page.goto("/transactions/review");
  await expect(entries(page).first()).toBeVisible();
  await watchForBlank(page);
  const workedSoFar = await watchWork(page);
  const worked_before = await workedSoFar();
  const began = Date.now();
  await page.keyboard.press("j");
  for (let index = 0; index < 60; index += 1) {
    await page.keyboard.press(index % 6 === 5 ? "2" : "Enter");
    await expect(entries(page).locator("[data-accept]:focus")).toHaveCount(1);
  }
  const by_keys = Date.now() - began;
  const worked = (await workedSoFar()) - worked_before;
  expect(await leastSeen(page)).toBeGreaterThan(20);
  const by_person = async () =>
    (await dataOf<{ filed: { by_person: number } }>(asha, "GET", "/api/categorisation")).filed.by_person;
  await expect.poll(by_person).toBeGreaterThan(200);
  await page.getByRole("button", { name: /^File all .* of ≥ / }).click();
  await expectToast(page, /transactions filed/);
  await undoLast(page);
  await expect(entries(page).first()).toBeVisible();
  test.info().annotations.push({
    type: "60 answers by keys",
    description: `${String(by_keys)} ms, of which the page worked ${worked.toFixed(1)} s`,
  });
});
