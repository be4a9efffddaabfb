import { readFileSync } from "node:fs";
import { callAs, dataOf, enterAs, expect, makePerson, type Person, test } from "../../person.ts";
import { expectAccessibleInBoth, expectFit, settle } from "../../soundness.ts";

/** An account that the owner of a shared book keeps to themselves. */

const makeAccount = (person: Person, label: string) =>
  callAs(person, "POST", "/api/bank_accounts", {
    data: { label, account_type: "current", currency: "EUR", bank: { name: "Bank of Test" } },
  });

const shareWith = async (owner: Person, guest: Person): Promise<void> => {
  const data = { role: "viewer", email: null };
  const { link } = await dataOf<{ link: string }>(owner, "POST", "/api/members/invitations", { data });
  const token = new URL(link).hash.replace("#token=", "");
  await dataOf(guest, "POST", "/api/books/accept", { data: { token } });
};

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

test("every sum says what it is without, on every screen that has any, and so does what is taken out", async ({
  browser,
  asha,
}) => {
  test.slow();
  expect((await callAs(asha, "POST", "/api/sample")).status).toBe(201);
  const accounts = await dataOf<{ id: string }[]>(asha, "GET", "/api/bank_accounts");
  const keep = (is_private: boolean) =>
    callAs(asha, "PATCH", `/api/bank_accounts/${accounts[0]?.id ?? ""}`, { data: { is_private } });
  const question = await pinSpentOf(asha, accounts[0]?.id ?? "");
  const guest = await makePerson(asha.base_url, "Ravi Menon");
  await shareWith(asha, guest);
  const context = await browser.newContext({ baseURL: asha.base_url });
  await enterAs(context, guest);
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Choose a book" }).click();
  await page.getByRole("menuitemcheckbox", { name: /Asha Raghavan/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "You look at" })).toBeVisible();
  const said = page.locator("main").getByText("without 1 private account", { exact: true });
  await keep(true);
  for (const address of SUMS) {
    await page.goto(address);
    await settle(page);
    await expect(said.first(), address).toBeVisible();
  }
  // what is asked of the account itself has no answer here, and no nought stands for one
  const why = page.getByText("This asks about an account that was removed or is kept private.");
  await page.goto("/");
  await expect(why).toBeVisible();
  await page.goto(question);
  await expect(why).toBeVisible();
  await page.getByRole("link", { name: "Ask of all accounts" }).click();
  await expect(why).toHaveCount(0);
  await page.goto("/explore");
  await page.getByRole("button", { name: "Export" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Table (CSV)" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/-without-1-private-account\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("(without 1 private account)");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => globalThis.dispatchEvent(new Event("beforeprint")));
  await expect(page.getByText(/^Asha Raghavan, as of/)).toBeVisible();

  await keep(false);
  await page.emulateMedia({ media: "screen" });
  await page.goto("/transactions");
  await settle(page);
  await expect(said).toHaveCount(0);
  await context.close();
});

test("the owner keeps an account to themselves, and whoever shares the book reads that sums are without it", async ({
  page,
  asha,
  browser,
}) => {
  test.slow();
  await makeAccount(asha, "Household");
  await makeAccount(asha, "Secret savings");
  const guest = await makePerson(asha.base_url, "Ravi Menon");
  await shareWith(asha, guest);

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

  const context = await browser.newContext({ baseURL: asha.base_url });
  await enterAs(context, guest);
  const theirs = await context.newPage();
  await theirs.goto("/");
  await theirs.getByRole("button", { name: "Choose a book" }).click();
  await theirs.getByRole("menuitemcheckbox", { name: /Asha Raghavan/ }).click();
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
  await context.close();
});
