import { deliver } from "../../deliver.ts";
import { makeOfx, SEPTEMBER } from "../../ledger.ts";
import { dataOf, expect, test } from "../../person.ts";
import { expectToast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** Statements that are forwarded to a secret address. */

type Sources = { readonly forwarding: { readonly address: string | null } };

const MAIL = [
  "From: Rhein Bank <statements@rhein-bank.example>",
  "To: asha@example.test",
  "Subject: Your statement of September",
  "MIME-Version: 1.0",
  'Content-Type: multipart/mixed; boundary="b1"',
  "",
  "--b1",
  'Content-Disposition: attachment; filename="september.ofx"',
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from(makeOfx(SEPTEMBER)).toString("base64").replaceAll(/.{76}/g, "$&\r\n"),
  "--b1--",
].join("\r\n");

test("an address is made, copied, written to, renewed and removed", async ({ page, context, asha }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const told = async (): Promise<string> =>
    (await dataOf<Sources>(asha, "GET", "/api/statement_sources")).forwarding.address ?? "";
  await page.goto("/statements/config-email");
  const card = page.getByRole("region", { name: "Forward to an address" });
  await card.getByRole("button", { name: "Add an address" }).click();
  await expectToast(page, "This is your address from now on");
  const address = await told();
  await expect(card.getByText(address)).toBeVisible();
  await expect(card.getByText("Waits for its first message.")).toBeVisible();
  await card.getByRole("button", { name: "Copy the address" }).click();
  await expectToast(page, "Address copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  expect(await deliver(address, MAIL)).toMatch(/^250/);
  await expect(card.getByText("from statements@rhein-bank.example.")).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  const mails = page.getByRole("list", { name: "Messages that came in" });
  await expect(mails.getByText("a sender nobody knows yet. Not opened.")).toBeVisible();
  await mails.getByRole("button", { name: "Allow this sender" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Also without a signature").check();
  await dialog.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(mails.getByRole("link", { name: /september\.ofx, 7 rows, 7 new/ })).toBeVisible();

  const more = card.getByRole("button", { name: "What to do with the address" });
  await more.click();
  await page.getByRole("menuitem", { name: "Get a new address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Get a new address" }).click();
  await expect(card.getByText(address)).toBeHidden();
  const renewed = await told();
  await expect(card.getByText(renewed)).toBeVisible();
  expect(await deliver(address, MAIL)).toMatch(/^550/);
  await more.click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Nothing is received any more");
  await expect(card.getByRole("button", { name: "Add an address" })).toBeVisible();
  expect(await deliver(renewed, MAIL)).toMatch(/^550/);
});

test("what a mail provider asks before it forwards is shown as text until it is done", async ({
  page,
  asha: _asha,
}) => {
  // Only a provider could sign such a message.
  await page.route("**/api/statement_sources", async (route) => {
    const answered = await route.fetch();
    const { data } = (await answered.json()) as { data: { mails: object[] } };
    const asked = {
      id: "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b",
      sender: "forwarding-noreply@google.com",
      subject: "(#894532123) Gmail Forwarding Confirmation",
      received_at: "2026-11-20T09:00:00.000Z",
      sent_at: null,
      mailbox_id: null,
      is_forwarded: true,
      authentication: { dkim: "pass", spf: "pass", dmarc: "pass", is_signed: true },
      signature: "holds",
      signed_by: "google.com",
      claimed_bank: null,
      outcome: "confirmation",
      reason: null,
      message: "",
      statement_ids: [],
      known_statement_ids: [],
      confirmation: {
        provider: "Gmail",
        account: "asha@gmail.com",
        code: "894532123",
        link: "https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-jYn0ANGjdJ8ANGjdJ8ANGjdJ8",
      },
    };
    await route.fulfill({ json: { data: { ...data, mails: [asked] } } });
  });
  await page.goto("/statements/config-email");
  const card = page.getByRole("region", { name: "Forward to an address" });
  await expect(card.getByText("Gmail asks you to confirm forwarding from asha@gmail.com")).toBeVisible();
  await expect(card.getByText("894532123")).toBeVisible();
  await expect(card.getByText("https://mail-settings.google.com/mail/vf-")).toBeVisible();
  await expect(card.getByRole("link")).toHaveCount(0);
  await expectFit(page);
  await expectAccessible(page);
  await expect(card.getByRole("button", { name: "Copy the link" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Done" })).toBeVisible();
});
