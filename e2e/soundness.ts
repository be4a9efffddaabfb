import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The screen stands: its heading is there and nothing on it says that it is still loading. */
export const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

export const expectFit = async (page: Page): Promise<void> => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, "the page must not scroll sideways").toBeLessThanOrEqual(0);
};

export const expectAccessible = async (page: Page): Promise<void> => {
  // what fades away is read no more
  const { violations } = await new AxeBuilder({ page }).exclude('[class*="_leaving_"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
    [],
  );
};

const THEMES = ["light", "dark"] as const;

/** {@link expectAccessible} in light and in dark colours, whichever the page was opened in. */
export const expectAccessibleInBoth = async (page: Page): Promise<void> => {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    // colours that change slowly are looked at once they have
    await page.evaluate(() =>
      Promise.allSettled(
        document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
      ),
    );
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: null });
};
