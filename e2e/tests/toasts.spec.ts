import type { Page, Route } from "@playwright/test";
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
const withoutUndo = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const headers = Object.entries(response.headers()).filter(([name]) => name !== "passbook-change");
  await route.fulfill({ response, headers: Object.fromEntries(headers) });
};
const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 409, json: { code: "conflict", message } });

const KINDS = [
  { kind: "an error", stays_ms: 4000, answer: refuse("Not now."), words: "Not now." },
  { kind: "a success", stays_ms: 2000, answer: withoutUndo, words: "Bank Account updated!" },
  {
    kind: "a success with Undo",
    stays_ms: 8000,
    answer: (route: Route) => route.continue(),
    words: "Bank Account updated!Undo",
  },
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
