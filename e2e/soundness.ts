import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** The screen stands: its heading is there and nothing on it says that it is still loading. */
export const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

/** Words that stand out of what is pressed, as far as nothing cuts them there. */
const findWordsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 2;
    const textsOf = (pressed: Element): Text[] => {
      const walker = document.createTreeWalker(pressed, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
      return texts;
    };
    const cutBy = (text: Text, pressed: Element): Element[] => {
      const around: Element[] = [];
      for (let each = text.parentElement; each !== null && pressed.contains(each); each = each.parentElement)
        if (getComputedStyle(each).overflowX !== "visible") around.push(each);
      return around;
    };
    const isOutside = (text: Text, pressed: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const cuts = cutBy(text, pressed).map((each) => each.getBoundingClientRect());
      const left = Math.max(words.left, ...cuts.map((cut) => cut.left));
      const right = Math.min(words.right, ...cuts.map((cut) => cut.right));
      const box = pressed.getBoundingClientRect();
      return left < right && (left < box.left - TOLERANCE_PX || right > box.right + TOLERANCE_PX);
    };
    return [...document.querySelectorAll("button, a, [role=tab], label, summary")]
      .filter((pressed) => pressed.checkVisibility() && getComputedStyle(pressed).display !== "inline")
      .flatMap((pressed) => textsOf(pressed).filter((text) => isOutside(text, pressed)))
      .map(({ data }) => data);
  });

export const expectFit = async (page: Page): Promise<void> => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, "the page must not scroll sideways").toBeLessThanOrEqual(0);
  expect(await findWordsOutside(page), "words must stand within what is pressed").toEqual([]);
};

/** Amounts with a sign of which a line ends within. */
const listBrokenAmounts = (within: Locator): Promise<string[]> =>
  within.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { 0: amount, index } of (node.nodeValue ?? "").matchAll(/\u2212[^ ]*\d/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) broken.push(amount);
      }
    return broken;
  });

/** At every width from that of the smallest phone on, so that some end a line anywhere. */
export const expectAmountsWhole = async (page: Page, within: Locator): Promise<void> => {
  for (let width = 300; width <= 400; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    await expect(within).toBeVisible();
    expect(await listBrokenAmounts(within), `${String(width)} px`).toEqual([]);
  }
};

/** What stands over a screen. */
export const LAYER_ELEMENTS = ["dialog[open]", "[role=dialog]", "[role=alertdialog]", "[role=menu]", "aside"];

/** Where axe looks: on the whole page, or within these elements; for all that it knows, or by these rules. */
type Look = { readonly within?: readonly string[]; readonly rules?: readonly string[] };

/** What fades in, or changes its colour slowly, is looked at once it has. */
const awaitStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ).then(() => true),
  );

export const expectAccessible = async (page: Page, { within = [], rules }: Look = {}): Promise<void> => {
  await awaitStill(page);
  // no page holds another's frame: what is found needs no page of its own to be put together
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules !== undefined) axe.withRules([...rules]);
  for (const element of within) axe.include(element);
  // what fades away is read no more
  const { violations } = await axe.exclude('[class*="_leaving_"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
    [],
  );
};

/** The rules whose outcome rests on colours: all that another theme can change. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
const THEMES = [{ colorScheme: "light" }, { colorScheme: "dark", rules: OF_COLOURS }] as const;

/** {@link expectAccessible} in light and in dark colours, whichever the page was opened in. */
export const expectAccessibleInBoth = async (page: Page, within: readonly string[] = []): Promise<void> => {
  for (const { colorScheme, ...look } of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { within, ...look });
  }
  await page.emulateMedia({ colorScheme: null });
};
