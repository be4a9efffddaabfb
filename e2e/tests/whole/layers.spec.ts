import type { Page } from "@playwright/test";
import { expect, test } from "../../person.ts";
import { expectAccessibleInBoth, expectFit, settle } from "../../soundness.ts";
import { openFor } from "../../visit.ts";

/** Dialogs, menus and popovers of a household with much data: each fits and is accessible, in light and in dark colours. */

type Layer = {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
};

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
const openFirst = (page: Page) => page.getByRole("article").first().getByRole("button").first().click();
const inDetails = (name: string) => async (page: Page) => {
  await openFirst(page);
  await press(name)(page);
};
/** Rows are ticked where they have a box; where they have none, they are once it is said that some are selected. */
const withSelection = (open: (page: Page) => Promise<void>) => async (page: Page) => {
  const row = page.getByRole("article").first();
  if (await page.getByRole("button", { name: "Select", exact: true }).isVisible()) {
    await press("Select")(page);
    await openFirst(page);
  } else await row.getByRole("checkbox").check();
  await open(page);
};

const LAYERS: readonly Layer[] = [
  ...["Period", "Account", "Category", "Merchant", "Amount", "Tag", "Kind", "Add"].map((name) => ({
    name: `the choice ${name}`,
    path: "/transactions",
    open: press(name),
  })),
  { name: "the details of a transaction", path: "/transactions", open: openFirst },
  { name: "the split of a transaction", path: "/transactions", open: inDetails("Split") },
  {
    name: "the day it counts on",
    path: "/transactions",
    open: inDetails("Count on another day"),
  },
  { name: "the question before a deletion", path: "/transactions", open: inDetails("Delete") },
  {
    name: "what more can be done with a selection",
    path: "/transactions",
    open: withSelection(press("More for the selection")),
  },
  {
    name: "the category of a selection",
    path: "/transactions",
    open: withSelection(press("Category")),
  },
  { name: "the palette", path: "/settings", open: (page) => page.keyboard.press("ControlOrMeta+k") },
  { name: "the keys", path: "/transactions", open: (page) => page.keyboard.press("?") },
  { name: "a transaction that is written down", path: "/settings", open: (page) => page.keyboard.press("n") },
  { name: "the menu of the account", path: "/settings", open: press(/account menu/) },
  { name: "a change and its rows", path: "/settings/history", open: press(/^Undo/) },
  { name: "a sender that is allowed", path: "/statements/config-email", open: press("Add a sender") },
];

for (const { name, path, open } of LAYERS)
  test(`${name} is sound in both themes`, async ({ browser, household }, { project }) => {
    const { page, faults } = await openFor(browser, project.use, household);
    await page.goto(path);
    await settle(page);
    await open(page);
    await expect(
      page
        .getByRole("dialog")
        .or(page.getByRole("alertdialog"))
        .or(page.getByRole("menu"))
        .or(page.getByRole("complementary"))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectFit(page);
    await expectAccessibleInBoth(page);
    expect(faults).toEqual([]);
    await page.context().close();
  });
