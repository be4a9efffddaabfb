import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { importSeptember } from "../../ledger.ts";
import { callAs, dataOf, expect, makePerson, type Person, test as base } from "../../person.ts";
import { enterBook, join } from "../../shared-book.ts";
import { expectAccessibleInBoth, expectFit, settle } from "../../soundness.ts";

/** An account that the owner of a shared book keeps to themselves. */

const makeAccount = (person: Person, label: string) =>
  dataOf<{ id: string }>(person, "POST", "/api/bank_accounts", {
    data: { label, account_type: "current", currency: "EUR", bank: { name: "Bank of Test" } },
  });

const keep = (owner: Person, account: string, is_private: boolean) =>
  dataOf(owner, "PATCH", `/api/bank_accounts/${account}`, { data: { is_private } });

/** What sums of a book stand on, each with a sum that is there in any month. */
const SUMS = [
  "/",
  "/?from=2026-08-01&to=2026-10-31",
  "/transactions",
  "/net-worth",
  "/ahead",
  "/explore",
  "/recurring",
  "/vendors",
];

/** Puts what was spent on one account onto the home screen of its owner, and answers the address of the question. */
const pinSpentOf = async (owner: Person, account: string): Promise<string> => {
  const search = `measure=spent&rows=month&bank_account_id=${account}`;
  const { id } = await dataOf<{ id: string }>(owner, "POST", "/api/explorations", {
    data: { name: "Spent of one account", search },
  });
  await dataOf(owner, "PATCH", `/api/explorations/${id}`, { data: { pinned: true } });
  return `/explore?${search}`;
};

/** A page of somebody who may look at the book. */
const openAsViewer = async (browser: Browser, owner: Person): Promise<Page> => {
  const guest = await makePerson(owner.base_url, "Ravi Menon");
  const book = await join(owner, guest, "viewer");
  const context = await browser.newContext({ baseURL: owner.base_url });
  await enterBook(context, guest, book);
  return context.newPage();
};

type Kept = { readonly theirs: Page; readonly question: string };

const test = base.extend<object, { kept: Kept }>({
  /** The sample household without one of its accounts, as a viewer sees it; no test changes it. */
  kept: [
    async ({ browser, workerNewcomer }, use) => {
      const owner = await makePerson(workerNewcomer.base_url);
      expect((await callAs(owner, "POST", "/api/sample")).status).toBe(201);
      const [account] = await dataOf<{ id: string }[]>(owner, "GET", "/api/bank_accounts");
      const question = await pinSpentOf(owner, account?.id ?? "");
      await keep(owner, account?.id ?? "", true);
      const theirs = await openAsViewer(browser, owner);
      await use({ theirs, question });
      await theirs.context().close();
    },
    // its files are read as anybody's are, which takes a busy machine a while
    { scope: "worker", timeout: 180_000 },
  ],
});

const said = (page: Page) => page.locator("main").getByText("without 1 private account", { exact: true });

for (const address of SUMS)
  test(`sums of ${address} say what they are without`, async ({ kept: { theirs } }) => {
    await theirs.goto(address);
    await settle(theirs);
    await expect(said(theirs).first()).toBeVisible();
  });

test("what is asked of the account itself has no answer, and no nought stands for one", async ({
  kept: { theirs, question },
}) => {
  const why = theirs.getByText("This asks about an account that was removed or is kept private.");
  await theirs.goto("/");
  await settle(theirs);
  await expect(why).toBeVisible();
  await theirs.goto(question);
  await settle(theirs);
  await expect(why).toBeVisible();
  await theirs.getByRole("link", { name: "Ask of all accounts" }).click();
  await expect(why).toHaveCount(0);
});

test("what is taken out of the book says what it is without", async ({ kept: { theirs } }) => {
  await theirs.goto("/explore");
  await theirs.getByRole("button", { name: "Export" }).click();
  const coming = theirs.waitForEvent("download");
  await theirs.getByRole("menuitem", { name: "Table (CSV)" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/-without-1-private-account\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("(without 1 private account)");
  await theirs.emulateMedia({ media: "print" });
  await theirs.evaluate(() => globalThis.dispatchEvent(new Event("beforeprint")));
  await expect(theirs.getByText(/^Asha Raghavan, as of/)).toBeVisible();
  await theirs.emulateMedia({ media: null });
});

test("sums say it no more once the account is everybody's again", async ({ browser, asha }) => {
  await importSeptember(asha);
  const account = await makeAccount(asha, "Secret savings");
  await keep(asha, account.id, true);
  const theirs = await openAsViewer(browser, asha);
  await theirs.goto("/transactions");
  await expect(said(theirs)).toBeVisible();
  await keep(asha, account.id, false);
  await theirs.reload();
  await settle(theirs);
  await expect(said(theirs)).toHaveCount(0);
  await theirs.context().close();
});

test("the owner keeps an account to themselves, and sees where that is so", async ({ page, asha }) => {
  await makeAccount(asha, "Household");
  await makeAccount(asha, "Secret savings");
  await join(asha, await makePerson(asha.base_url, "Ravi Menon"), "viewer");
  await page.goto("/settings/sharing");
  await settle(page);
  const keeps = page.getByRole("switch", { name: "Secret savings" });
  await keeps.click();
  await expect(keeps).toBeChecked();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFit(page);
    await expectAccessibleInBoth(page);
  }
  await page.goto("/settings/bank-accounts");
  await expect(page.getByRole("listitem").filter({ hasText: "Secret savings" })).toContainText(
    "Kept to yourself",
  );
  await page.getByRole("link", { name: /Secret savings/ }).click();
  await expect(page.getByRole("switch", { name: "Keep to yourself" })).toBeChecked();
  await expectFit(page);
});

test("whoever shares the book does not see the account, and reads what sums are without", async ({
  asha,
  browser,
}) => {
  await makeAccount(asha, "Household");
  const account = await makeAccount(asha, "Secret savings");
  await keep(asha, account.id, true);
  const theirs = await openAsViewer(browser, asha);
  await theirs.goto("/settings/bank-accounts");
  await expect(theirs.getByRole("status").filter({ hasText: "You look at" })).toContainText(
    "All sums are without 1 account that is kept private.",
  );
  // what the owner did may tell of it: that it is left out is said, and not that nothing was done
  await theirs.goto("/settings/history");
  await expect(theirs.getByText(/^Only what members changed stands here/)).toBeVisible();
  await expect(theirs.getByText(/^Nothing was changed yet/)).toHaveCount(0);
  await theirs.goto("/settings/bank-accounts");
  await expect(theirs.getByRole("link", { name: /Household/ })).toBeVisible();
  await expect(theirs.getByText("Secret savings")).toHaveCount(0);
  for (const width of [390, 1280]) {
    await theirs.setViewportSize({ width, height: 844 });
    await expectFit(theirs);
    await expectAccessibleInBoth(theirs);
  }
  await theirs.context().close();
});
