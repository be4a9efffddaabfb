import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBoth, expectFit, LAYER_ELEMENTS } from "./soundness.ts";

/** What stands over a screen, and how it is opened from there. */
export type Layer = { readonly name: string; readonly open: (page: Page) => Promise<void> };

/** Presses the first button of that name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

const shownLayers = (page: Page) =>
  page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .or(page.getByRole("menu"))
    .or(page.getByRole("complementary"))
    .filter({ visible: true });

/** Each Escape closes a layer, until none is left. */
const closeAll = async (page: Page): Promise<void> => {
  const shown = await shownLayers(page).count();
  if (shown === 0) return;
  await page.keyboard.press("Escape");
  await expect.poll(() => shownLayers(page).count()).toBeLessThan(shown);
  await closeAll(page);
};

/** The layer opens, fits, is accessible in light and in dark colours, and Escape closes it. */
export const expectLayerSound = (page: Page, { name, open }: Layer): Promise<void> =>
  test.step(name, async () => {
    await open(page);
    await expect(shownLayers(page).first()).toBeVisible();
    await expectFit(page);
    await expectAccessibleInBoth(page, LAYER_ELEMENTS);
    await closeAll(page);
  });
