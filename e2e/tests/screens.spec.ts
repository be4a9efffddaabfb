import type { Browser, Page } from "@playwright/test";
import { callAs, enterAs, expect, type Person, test as base, watchFaults } from "../person.ts";
import { GUARDED, PUBLIC } from "../routes.ts";
import { expectAccessible, expectFit, settle } from "../soundness.ts";

/** Every screen of the specification, with much data and with none: it opens, fits, is accessible and breaks no policy. */

type Visit = { page: Page; person: Person; faults: string[] };

/** One page a worker and person: the screens only look, and a page that knows the app's files opens the next at once. */
const openFor = async (browser: Browser, use: object, person: Person): Promise<Visit> => {
  const context = await browser.newContext(use);
  await enterAs(context, person);
  const page = await context.newPage();
  return { page, person, faults: watchFaults(page) };
};

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
  await page.goto(await fill(person, path));
  await settle(page);
  await expectFit(page);
  await expectAccessible(page);
  expect(faults).toEqual([]);
};

const firstId = async (person: Person, path: string): Promise<string> => {
  const { body } = await callAs(person, "GET", path);
  return (body as { data: { id: string }[] }).data[0]?.id ?? "";
};

const ensureRule = async (person: Person, sub_category_id: string): Promise<void> => {
  if ((await firstId(person, "/api/rules")) !== "") return;
  const conditions = [{ field: "description", op: "contains", value: "kaveri" }];
  const data = { name: "Kaveri", conditions, actions: { sub_category_id }, apply: false };
  await callAs(person, "POST", "/api/rules", { data });
};

const fill = async (person: Person, path: string): Promise<string> => {
  if (!path.includes("{")) return path;
  const categories = (await callAs(person, "GET", "/api/categories")).body as {
    data: { id: string; reserved: boolean; sub_categories: { id: string }[] }[];
  };
  const category = categories.data.find((one) => !one.reserved && one.sub_categories.length > 0);
  if (path.includes("{rule}")) await ensureRule(person, category?.sub_categories[0]?.id ?? "");
  if (path.includes("{merchant}") && (await firstId(person, "/api/merchants")) === "")
    await callAs(person, "POST", "/api/merchants", { data: { name: "Kaveri Fresh" } });
  return path
    .replace("{statement}", await firstId(person, "/api/statements?limit=1"))
    .replace("{account}", await firstId(person, "/api/bank_accounts"))
    .replace("{rule}", await firstId(person, "/api/rules"))
    .replace("{series}", await firstId(person, "/api/series"))
    .replace("{merchant}", await firstId(person, "/api/merchants"))
    .replace("{category}", category?.id ?? "")
    .replace("{sub_category}", category?.sub_categories[0]?.id ?? "");
};

for (const path of PUBLIC) {
  test(`${path} opens to anyone`, async ({ page, faults }) => {
    await page.goto(path);
    await settle(page);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expectFit(page);
    await expectAccessible(page);
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
  "/settings/about",
];

for (const path of EMPTY_AT_FIRST) {
  test(`${path} shows a new person what to do`, ({ newcomer_shown }) => expectSound(newcomer_shown, path));
}
