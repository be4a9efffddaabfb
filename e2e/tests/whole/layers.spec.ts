import type { Page } from "@playwright/test";
import { expect, test } from "../../person.ts";
import { expectLayerSound, type Layer, press } from "../../layers.ts";
import { settle } from "../../soundness.ts";
import { fillPath, openFor } from "../../visit.ts";

/**
 * Dialogs, menus and popovers of a household with much data: each fits and is accessible, in light and in dark colours, and Escape closes it.
 * What lies beneath them is looked at by screens.spec.ts.
 */

const SELECTION_MENU = "More for the selection";

const openFirst = (page: Page) => page.getByRole("article").first().getByRole("button").first().click();
const inDetails = (name: string) => async (page: Page) => {
  await openFirst(page);
  await press(name)(page);
};
/** Rows are ticked where they have a box; where they have none, they are once it is said that some are selected. */
const select = async (page: Page) => {
  const row = page.getByRole("article").first();
  if (await page.getByRole("button", { name: "Select", exact: true }).isVisible()) {
    await press("Select")(page);
    await openFirst(page);
  } else await row.getByRole("checkbox").check();
};
const withSelection = (open: (page: Page) => Promise<void>) => async (page: Page) => {
  if (!(await page.getByRole("button", { name: SELECTION_MENU }).isVisible())) await select(page);
  await open(page);
};

/** The layers of each address, in the order in which one person could open them: a selection stays until the end. */
const LAYERS: Readonly<Record<string, readonly Layer[]>> = {
  "/transactions": [
    ...["Period", "Account", "Category", "Merchant", "Amount", "Tag", "Kind", "Add"].map((name) => ({
      name: `the choice ${name}`,
      open: press(name),
    })),
    { name: "the keys", open: (page) => page.keyboard.press("?") },
    { name: "the details of a transaction", open: openFirst },
    { name: "the split of a transaction", open: inDetails("Split") },
    { name: "the day it counts on", open: inDetails("Count on another day") },
    { name: "the question before a deletion", open: inDetails("Delete") },
    { name: "what more can be done with a selection", open: withSelection(press(SELECTION_MENU)) },
    { name: "the category of a selection", open: withSelection(press("Category")) },
  ],
  "/settings": [
    { name: "the palette", open: (page) => page.keyboard.press("ControlOrMeta+k") },
    { name: "a transaction that is written down", open: (page) => page.keyboard.press("n") },
    { name: "the menu of the account", open: press(/account menu/) },
  ],
  "/": [
    { name: "other days", open: press("Other days") },
    { name: "the home screen, arranged", open: press("Arrange the home screen") },
  ],
  "/budgets": [{ name: "a new budget", open: press("New budget") }],
  "/goals": [{ name: "a new goal", open: press("New goal") }],
  "/net-worth": [{ name: "an asset or a debt", open: press("Add an asset or a debt") }],
  "/explore": [{ name: "the ways out of an exploration", open: press("Export") }],
  "/recurring/{series}": [{ name: "the merger of two series", open: press("Merge") }],
  "/statements/{statement}": [{ name: "what can be done with a statement", open: press("More actions") }],
  "/vendors": [
    {
      name: "the merchant of printed names",
      open: async (page) => {
        await page.getByRole("article").first().getByRole("checkbox").check();
        await press("Set merchant")(page);
      },
    },
  ],
  "/settings/merchants/{merchant}": [
    { name: "the merger of two merchants", open: press("Merge") },
    { name: "the question before a merchant goes", open: press("Delete") },
  ],
  "/settings/categories/{category}/edit/{sub_category}": [
    { name: "where transactions of a sub-category go", open: press("Delete") },
  ],
  "/settings/bank-accounts/{account}": [
    { name: "the question before an account goes", open: press("Delete") },
  ],
  "/settings/rules": [{ name: "what can be done with a rule", open: press(/^More for /) }],
  "/settings/profile": [{ name: "the question before all of it goes", open: press("Delete account") }],
  "/settings/history": [{ name: "a change and its rows", open: press(/^Undo/) }],
  "/statements/config-email": [
    { name: "a mailbox that is watched", open: press("Add a mailbox") },
    { name: "a bank that is connected", open: press("Add a bank") },
    { name: "a message that is tried", open: press("Try one first") },
    { name: "a sender that is allowed", open: press("Add a sender") },
    { name: "a password that is kept", open: press("Add a password") },
  ],
};

for (const [path, layers] of Object.entries(LAYERS))
  test(`each layer over ${path} is sound in both themes`, async ({ browser, household }, { project }) => {
    // a busy machine needs ten seconds for a layer
    test.setTimeout(300_000);
    const { page, person, faults } = await openFor(browser, project.use, household);
    await page.goto(await fillPath(person, path));
    await settle(page);
    for (const layer of layers) await expectLayerSound(page, layer);
    expect(faults).toEqual([]);
    await page.context().close();
  });
