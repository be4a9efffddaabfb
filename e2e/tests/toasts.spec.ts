import type { Locator, Page, Route } from "@playwright/test";
import { dataOf, expect, type Person, test } from "../person.ts";
import { toasts } from "../screen.ts";

/** Where toasts stand, how long, and how many at once; the clock of the page is held still. */

const LEAVING_MS = 190;
const JUMP_MS = 60_000;

const openAccount = async (page: Page, person: Person): Promise<void> => {
  const { id } = await dataOf<{ id: string }>(person, "POST", "/api/bank_accounts", {
    data: { bank: { name: "Rhein Bank" }, account_type: "savings", currency: "EUR", last_4_digits: "4931" },
  });
  await page.clock.install();
  await page.goto(`/settings/bank-accounts/${id}`);
  await expect(page.getByRole("switch", { name: "Closed" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + JUMP_MS);
};

/** Answers every change of an account; other calls go through. */
const onChange = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  await page.route("**/api/bank_accounts/*", (route) =>
    route.request().method() === "PATCH" ? answer(route) : route.continue(),
  );
};
const goThrough = (route: Route): Promise<void> => route.continue();
const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 409, json: { code: "conflict", message } });

const KINDS = [
  { kind: "an error", stays_ms: 4000, answer: refuse("Not now."), words: "Not now." },
  { kind: "a success", stays_ms: 2000, answer: goThrough, words: "Bank Account updated!Undo" },
];
for (const { kind, stays_ms, answer, words } of KINDS) {
  test(`${kind} stays ${String(stays_ms)} ms`, async ({ page, asha }) => {
    await onChange(page, answer);
    await openAccount(page, asha);
    await page.getByRole("switch", { name: "Closed" }).click();
    await expect(toasts(page)).toHaveText([words]);
    await page.clock.runFor(stays_ms - 1);
    await expect(toasts(page)).toHaveCSS("opacity", "1");
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCSS("opacity", "0");
    await page.clock.runFor(LEAVING_MS);
    await expect(toasts(page)).toHaveCount(0);
  });
}

/** A toast of a success, on a clock that stands still. */
const succeed = async (page: Page, person: Person): Promise<Locator> => {
  await openAccount(page, person);
  await page.getByRole("switch", { name: "Closed" }).click();
  await expect(toasts(page)).toHaveText(["Bank Account updated!Undo"]);
  return toasts(page).getByRole("button", { name: "Undo" });
};
const expectGone = async (page: Page, after_ms: number): Promise<void> => {
  await page.clock.runFor(after_ms);
  await page.clock.runFor(LEAVING_MS);
  await expect(toasts(page)).toHaveCount(0);
};
/** What waits for a tick of the clock gets one, until the change is seen to be taken back. */
const expectUndone = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(toasts(page).filter({ hasText: "Undone" })).toBeVisible({ timeout: 500 });
    await expect(page.getByRole("switch", { name: "Closed" })).not.toBeChecked({ timeout: 500 });
  }).toPass();
};

test("an offer to take back what the specification does not name stays 8000 ms, or until the next", async ({
  page,
  asha,
}) => {
  const conditions = [{ field: "description", op: "contains", value: "bookshop" }];
  const actions = { note: "Books" };
  await dataOf(asha, "POST", "/api/rules", { data: { name: "bookshop", conditions, actions, apply: false } });
  await page.clock.install();
  await page.goto("/settings/rules");
  const use = page.getByRole("switch", { name: "Use bookshop" });
  await expect(use).toBeChecked();
  await page.clock.pauseAt(Date.now() + JUMP_MS);
  await use.click();
  await expect(toasts(page)).toHaveText(["Rule updated!Undo"]);
  // the list may be fetched again after any of its ticks
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(use).not.toBeChecked({ timeout: 500 });
    await expect(use).toBeEnabled({ timeout: 500 });
  }).toPass();
  await use.click();
  await expect(toasts(page)).toHaveCount(2);
  await page.clock.runFor(LEAVING_MS);
  await expect(toasts(page)).toHaveText(["Rule updated!Undo"]);
  await page.clock.runFor(7999 - LEAVING_MS);
  await expect(toasts(page)).toHaveCSS("opacity", "1");
  await expectGone(page, 1);
});

test("the mouse on a toast holds it, and the time goes on where it stood", async ({ page, asha }) => {
  await succeed(page, asha);
  await page.clock.runFor(1500);
  await toasts(page).hover();
  await page.clock.runFor(JUMP_MS);
  await expect(toasts(page)).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await page.clock.runFor(499);
  await expect(toasts(page)).toHaveCSS("opacity", "1");
  await expectGone(page, 1);
});

test("the focus on a toast holds it, and goes back after Undo", async ({ page, asha }) => {
  const undo = await succeed(page, asha);
  const field = page.getByRole("switch", { name: "Closed" });
  await expect(field).toBeFocused();
  await undo.focus();
  await page.clock.runFor(JUMP_MS);
  await expect(toasts(page)).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expectUndone(page);
  await expectGone(page, 2000);
});

test("a click on Undo takes the change back, and nothing stays held", async ({ page, asha }) => {
  const undo = await succeed(page, asha);
  await undo.click();
  await page.mouse.move(0, 0);
  await expectUndone(page);
  await expectGone(page, 2000);
});

test("that a change is taken back is said at once, whatever else of the page is still on its way", async ({
  page,
  asha,
}) => {
  await page.route("**/common/banks?*", () => undefined);
  const undo = await succeed(page, asha);
  await undo.click();
  await expectUndone(page);
});

test("the keyboard takes back one change after the other, long after their toasts", async ({
  page,
  asha,
}) => {
  await succeed(page, asha);
  await expectGone(page, 2000);
  const field = page.getByRole("switch", { name: "Closed" });
  await field.click();
  await expect(toasts(page)).toHaveText(["Bank Account updated!Undo"]);
  await expectGone(page, 2000);
  await expect(field).not.toBeChecked();
  await page.clock.resume();
  await page.getByLabel("Label").focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(toasts(page)).toHaveCount(0);
  await field.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(field).toBeChecked();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(field).not.toBeChecked();
});

test("at most 20 stand at the top in the middle, 8 px apart, 350 px wide", async ({ page, asha }) => {
  let answered = 0;
  await onChange(page, async (route) => {
    answered += 1;
    await refuse(`${String(answered)}: ${"a long sentence about what went wrong ".repeat(3)}`)(route);
  });
  await openAccount(page, asha);
  for (let pressed = 1; pressed <= 22; pressed += 1) {
    await page.getByRole("switch", { name: "Closed" }).click();
    await expect(toasts(page).first()).toContainText(`${String(pressed)}:`);
  }
  await expect(toasts(page)).toHaveCount(20);
  const boxes = await toasts(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const [index, { left, right, top }] of boxes.entries()) {
    expect((left + right) / 2).toBeCloseTo(width / 2, 0);
    expect(right - left).toBeLessThanOrEqual(350);
    expect(top - (boxes[index - 1]?.bottom ?? 8)).toBeCloseTo(8, 0);
  }
});
