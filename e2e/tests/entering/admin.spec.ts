import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { enterAs, expect, makePerson, PASSWORD, test } from "../../person.ts";
import { expectToast } from "../../screen.ts";
import { expectAccessibleInBoth, expectFit, LAYER_ELEMENTS, settle } from "../../soundness.ts";

/** Who looks after the installation: people, invitations, and how the server is doing. */

const PROGRAM = path.resolve(import.meta.dirname, "../../../apps/server/src/bin/passbook.ts");
/** As whoever has the machine: the data folder is that of the server. */
const onTheMachine = async (...args: readonly string[]): Promise<void> => {
  const env = { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"] ?? "" };
  await promisify(execFile)(process.execPath, [PROGRAM, "user", ...args], { env });
};

test("an administrator invites, and signs out and lets in again whom they disable", async ({
  page,
  context,
  baseURL,
  browser,
  faults,
}) => {
  // what lies over the page is looked at too, which takes a busy machine a while
  test.setTimeout(120_000);
  const asha = await makePerson(baseURL ?? "");
  const bert = await makePerson(baseURL ?? "", "Bert of the disabled");
  await onTheMachine("make-admin", asha.email);
  await enterAs(context, asha);
  await page.goto("/settings");
  await page
    .getByRole("link", { name: /People and server/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "People and server" })).toBeVisible();
  await page.getByLabel("E-mail").fill(`guest.of.${asha.email}`);
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText(/\/register#token=/)).toBeVisible();
  await settle(page);
  await expectFit(page);
  await expectAccessibleInBoth(page);

  const other = await browser.newContext();
  await enterAs(other, bert);
  const theirs = await other.newPage();
  await theirs.goto("/settings");
  await expect(theirs.getByRole("link", { name: /People and server/ })).toHaveCount(0);

  const row = page.getByRole("listitem").filter({ hasText: bert.email });
  const more = page.getByRole("button", { name: /Load more|Show more/ });
  // The button goes with the last page, which may come while it is pressed.
  await expect(async () => {
    if ((await row.count()) === 0) await more.click({ timeout: 2_000 });
    await expect(row).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await row.getByRole("button", { name: "What to do with Bert of the disabled" }).click();
  await expectAccessibleInBoth(page, LAYER_ELEMENTS);
  await page.getByRole("menuitem", { name: "Disable" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleInBoth(page, LAYER_ELEMENTS);
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await expectToast(page, "Bert of the disabled was signed out");
  await expect(row).toContainText("Disabled");

  await theirs.goto("/settings/profile");
  await expect(theirs).toHaveURL(/\/login/);
  await expect(theirs.getByText("This account was disabled by whoever runs this Passbook")).toBeVisible();
  await theirs.getByLabel("E-mail").fill(bert.email);
  await theirs.getByLabel("Password", { exact: true }).fill(PASSWORD);
  // why the session ended is still on the screen: the answer to this login is what counts
  const refused = theirs.waitForResponse("**/api/sessions/login");
  await theirs.getByRole("button", { name: "Login" }).click();
  expect((await refused).ok()).toBe(false);
  await expect(theirs.getByText("This account was disabled").first()).toBeVisible();
  await expect(theirs).toHaveURL(/\/login/);

  await row.getByRole("button", { name: "What to do with Bert of the disabled" }).click();
  await page.getByRole("menuitem", { name: "Enable" }).click();
  await expectToast(page, "Bert of the disabled can sign in again");
  await theirs.getByRole("button", { name: "Login" }).click();
  await expect(theirs).not.toHaveURL(/\/login/);
  await other.close();
  expect(faults).toEqual([]);
});

test("who does not look after the installation is told so at its address, not that something failed", async ({
  page,
  asha,
}) => {
  expect(asha.name).not.toBe("");
  await page.goto("/settings/admin");
  await expect(page.getByRole("heading", { name: "You do not look after this Passbook" })).toBeVisible();
  await expect(page.getByText("This could not be loaded.")).toHaveCount(0);
  await settle(page);
  await expectFit(page);
});
