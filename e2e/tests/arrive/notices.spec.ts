import type { Page } from "@playwright/test";
import { expect, test } from "../../person.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** Alerts in the app and by mail: switches, and the page on which a mail is turned off from the mail itself. */

const KINDS = [
  "read",
  "needs_answer",
  "needs_password",
  "late",
  "bill_due",
  "missing",
  "price_rise",
  "charge",
  "low_balance",
  "budget",
  "weekly",
  "monthly",
];
const mailsOf = (page: Page) => page.getByRole("region", { name: /^Mails to / });

/** This server sends no mail: answers as one that does, and keeps what is turned on. */
const answerAsWithMail = async (
  page: Page,
  { email, is_verified = true }: { readonly email: string; readonly is_verified?: boolean },
): Promise<Set<string>> => {
  const on = new Set<string>();
  await page.route("**/api/notices", async (route) => {
    const body = route.request().method() === "PATCH" ? (route.request().postDataJSON() as object) : {};
    for (const [kind, is_on] of Object.entries(body)) if (is_on === true) on.add(kind);
    for (const [kind, is_on] of Object.entries(body)) if (is_on === false) on.delete(kind);
    const kinds = KINDS.map((kind) => ({ kind, is_on: on.has(kind), told_at: null }));
    const data = { has_mail_server: true, email, is_verified, kinds };
    await route.fulfill({ json: { data } });
  });
  return on;
};

test("where no mail can be sent, the switches say so and turn nothing on", async ({ page, asha }) => {
  await page.goto("/settings");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Notices/ })
    .click();
  await expect(page.getByRole("region", { name: `Mails to ${asha.email}` })).toBeVisible();
  await expect(page.getByText("This Passbook has no mail server to send with")).toBeVisible();
  const switches = mailsOf(page).getByRole("switch");
  await expect(switches).toHaveCount(KINDS.length);
  for (const each of await switches.all()) await expect(each).toBeDisabled();
  await expectAccessible(page);
});

test("each kind of mail is turned on and off by itself", async ({ page, asha }) => {
  const on = await answerAsWithMail(page, { email: asha.email });
  await page.goto("/settings/notices");
  const late = mailsOf(page).getByRole("switch", { name: "A statement is late" });
  await expect(late).not.toBeChecked();
  // a click, since a switch shows its change a moment later than `check` looks
  await late.click();
  await expect(late).toBeChecked();
  await mailsOf(page).getByRole("switch", { name: "A statement needs an answer" }).click();
  await expect.poll(() => [...on].toSorted()).toEqual(["late", "needs_answer"]);
  await late.click();
  await expect(late).not.toBeChecked();
  await expect.poll(() => [...on]).toEqual(["needs_answer"]);
  await expect(mailsOf(page).getByRole("switch", { name: "A statement was read" })).not.toBeChecked();
  await expectFit(page);
  await expectAccessible(page);
});

test("an address that is not confirmed is told", async ({ page, asha }) => {
  await answerAsWithMail(page, { email: asha.email, is_verified: false });
  await page.goto("/settings/notices");
  await expect(page.getByText("Mails go to confirmed addresses only.")).toBeVisible();
  await expect(mailsOf(page).getByRole("switch", { name: "A statement is late" })).toBeDisabled();
  // In the app it needs no mail.
  await expect(
    page.getByRole("region", { name: "In the app" }).getByRole("switch", { name: "A statement is late" }),
  ).toBeEnabled();
});

test("the link of a mail turns its kind off once that is wanted, and says when it is no link", async ({
  page,
}) => {
  const methods: string[] = [];
  await page.route("**/api/notices/unsubscribe/late.token", async (route) => {
    methods.push(route.request().method());
    await route.fulfill({ json: { data: { kind: "late" } } });
  });
  await page.goto("/unsubscribe#token=late.token");
  await expect(page.getByText("A statement is late")).toBeVisible();
  expect(methods).not.toContain("POST");
  await page.getByRole("button", { name: "Turn these mails off" }).click();
  await expect(page.getByText("These mails are off.")).toBeVisible();
  expect(methods.at(-1)).toBe("POST");
  await expectFit(page);
  await expectAccessible(page);
  await page.goto("/unsubscribe#token=broken");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("This link is not complete.");
});
