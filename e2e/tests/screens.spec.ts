import { expect, test as base } from "../person.ts";
import { GUARDED, PUBLIC } from "../routes.ts";
import { expectAccessibleInBoth, expectFit, settle } from "../soundness.ts";
import { fillPath, openFor, type Visit } from "../visit.ts";

/** Every screen of the specification, with much data and with none: it opens, fits, is accessible in light and in dark, and breaks no policy. */

const test = base.extend<object, { household_shown: Visit; newcomer_shown: Visit }>({
  household_shown: [
    async ({ browser, workerHousehold }, use, info) => {
      const visit = await openFor(browser, info.project.use, workerHousehold);
      await use(visit);
      await visit.page.context().close();
    },
    { scope: "worker" },
  ],
  newcomer_shown: [
    async ({ browser, workerNewcomer }, use, info) => {
      const visit = await openFor(browser, info.project.use, workerNewcomer);
      await use(visit);
      await visit.page.context().close();
    },
    { scope: "worker" },
  ],
});

const expectSound = async ({ page, person, faults }: Visit, path: string): Promise<void> => {
  faults.length = 0;
  await page.goto(await fillPath(person, path));
  await settle(page);
  await expectFit(page);
  await expectAccessibleInBoth(page);
  expect(faults).toEqual([]);
};

/** One act is the first of a screen: where two are drawn so, neither is. */
const expectOneFirstAct = async ({ page }: Visit): Promise<void> => {
  const first = page.getByRole("main").locator("[data-kind=primary]:visible");
  expect(await first.allTextContents(), "one act is the first").toHaveLength(
    Math.min(1, await first.count()),
  );
};

for (const path of PUBLIC) {
  test(`${path} opens to anyone`, async ({ page, faults }) => {
    await page.goto(path);
    await settle(page);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expectFit(page);
    await expectAccessibleInBoth(page);
    expect(faults).toEqual([]);
  });
}

for (const path of GUARDED) {
  test(`${path} shows a household`, ({ household_shown }) => expectSound(household_shown, path));
}

/** Screens that show something else while there is nothing yet. */
const EMPTY_AT_FIRST = [
  "/",
  "/transactions",
  "/transactions/review",
  "/recurring",
  "/statements",
  "/statements/upload",
  "/statements/config-email",
  "/vendors",
  "/settings/rules",
  "/settings/categorisation",
  "/settings/bank-accounts",
  "/settings/merchants",
  "/settings/history",
  "/settings/about",
];

for (const path of EMPTY_AT_FIRST) {
  test(`${path} shows a new person what to do`, async ({ newcomer_shown }) => {
    await expectSound(newcomer_shown, path);
    await expectOneFirstAct(newcomer_shown);
  });
}
