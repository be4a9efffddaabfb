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
