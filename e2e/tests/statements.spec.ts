import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeOfx, READ_WITHIN, SEPTEMBER } from "../ledger.ts";
import { dataOf, expect, type Person, test } from "../person.ts";
import { answerWith, choose, dropFiles, expectToast } from "../screen.ts";
import { expectAccessible, expectFit } from "../soundness.ts";

/** Files handed in: what becomes of each, and how it is taken back. */

const OFX = makeOfx(SEPTEMBER);
const CSV =
  "Date,Description,Amount\n2026-08-03,Coffee house,-3.50\n2026-08-14,Grocer,-21.00\n2026-08-28,Salary,2500.00\n";
/** The same month with the balance after each row. */
const PROVED =
  "Date,Description,Amount,Balance\n2026-08-03,Coffee house,-3.50,96.50\n2026-08-14,Grocer,-21.00,75.50\n2026-08-28,Salary,2500.00,2575.50\n2026-08-31,Bakery,-2.50,2573.00\n";
/** What a card prints as well as an account. */
const UNTOLD = `Date,Description,Amount (EUR)
2026-08-13,Corner Books,25.00
2026-08-20,Harbour Office,-10.00
2026-08-21,Bakery,15.00
`;
/** Every date can be read both ways. */
const AMBIGUOUS = "Date,Description,Amount\n03/04/2026,A,-10.00\n05/06/2026,B,-20.00\n07/08/2026,C,-5.00\n";
const LETTER = "Dear Sir or Madam,\n\nthank you for your letter.\n";

const MAIL = [
  "From: Rhein Bank <statements@rhein-bank.example>",
  "To: asha@example.test",
  "Subject: Your statement of September",
  "Date: Tue, 29 Sep 2026 08:00:00 +0200",
  "MIME-Version: 1.0",
  'Content-Type: multipart/mixed; boundary="b1"',
  "",
  "--b1",
  "Content-Type: text/plain",
  "",
  "Please find your statement attached.",
  "--b1",
  'Content-Type: application/octet-stream; name="september.ofx"',
  'Content-Disposition: attachment; filename="september.ofx"',
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from(OFX).toString("base64").replaceAll(/.{76}/g, "$&\r\n"),
  "--b1--",
  "",
].join("\r\n");

/** Chooses a file by the button of the page. */
const chooseFile = async (page: Page, name: string, text: string): Promise<void> => {
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
};

const countTransactions = async (person: Person): Promise<number> =>
  (await dataOf<{ count: number }>(person, "GET", "/api/transactions/totals")).count;

test("who uploads is warned once the room for files comes to its end, and not before", async ({
  page,
  asha: _asha,
}) => {
  const MB = 1024 * 1024;
  let used_bytes = 7 * MB;
  await page.goto("/settings/subscription");
  await expect(page.getByText("Any number of accounts, statements and transactions")).toBeVisible();
  await page.route("**/api/subscription", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { storage: object } };
    const storage = { ...data.storage, used_bytes, limit_bytes: 10 * MB };
    await route.fulfill({ response, json: { data: { ...data, storage } } });
  });
  const warning = page.getByText("of 10 MB used.");
  await page.goto("/settings/subscription");
  await expect(warning).toContainText("7 MB");
  await expect(
    page.getByText("As many accounts, statements and transactions as fit into 10 MB"),
  ).toBeVisible();
  await expect(page.getByText("without a limit of days")).toHaveCount(0);
  await page.goto("/statements/upload");
  await expect(page.getByText("Whose statement is it?")).toBeVisible();
  await expect(warning).toHaveCount(0);
  used_bytes = 8 * MB;
  await page.reload();
  await expect(warning).toContainText("8 MB");
  await expectFit(page);
  await expectAccessible(page);
});

test("a file beyond the room of a person is refused in the server's words, and comes in once there is room", async ({
  page,
  asha,
  faults,
}) => {
  const message =
    "You keep 1 MB of the 1 MB that you may keep here, and this has 90 kB. Delete statements that you no longer need.";
  const upload = { method: "POST", path: "/api/statements" };
  await answerWith(page, upload, { status: 507, body: { code: "storage_limit", message } });
  await page.goto("/statements/upload");
  await chooseFile(page, "september.ofx", OFX);
  await expect(page.getByText(message)).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("7 rows: all new.")).toBeVisible(READ_WITHIN);
  expect(await countTransactions(asha)).toBe(7);
  expect(faults).toEqual([]);
});

test("a chosen OFX is imported, adds nothing a second time, and can be undone", async ({
  page,
  asha,
  faults,
}) => {
  await page.goto("/statements/upload");
  await chooseFile(page, "september.ofx", OFX);
  await expect(page.getByText("7 rows: all new.")).toBeVisible(READ_WITHIN);
  expect(await countTransactions(asha)).toBe(7);
  await page.getByRole("link", { name: "september.ofx" }).click();
  await expect(page.getByRole("row").filter({ hasText: /green grocer/i })).toHaveCount(2);
  await expect(page.getByText("7 new, none known before")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Statements" }).click();
  await page.getByRole("link", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Upload a statement" })).toBeVisible();
  await chooseFile(page, "september again.ofx", OFX);
  await expect(page.getByText(/[.,] Known already/).first()).toBeVisible();
  expect(await countTransactions(asha)).toBe(7);
  await page.goto("/settings/history");
  await page.getByRole("button", { name: /^Undo: Statement imported/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Statement imported/ });
  const concerned = dialog.getByRole("listitem");
  await expect(concerned.first()).toContainText("Transaction");
  await expect(concerned.filter({ hasText: /green grocer/i }).filter({ hasText: "Transaction" })).toHaveCount(
    2,
  );
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Undone");
  expect(await countTransactions(asha)).toBe(0);
  expect(faults).toEqual([]);
});

test("a CSV dropped on the first screen asks whose it is, and comes in with a new account", async ({
  page,
  asha,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Drop your first statement" })).toBeVisible();
  // a page that is left cuts off what it still sends
  const sent = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/statements"),
  );
  await dropFiles(page, [{ name: "august.csv", text: CSV }]);
  await expect(page).toHaveURL("/statements");
  await sent;
  await page.goto("/statements/upload");
  await expect(page.getByRole("listitem").getByText("Which account is it from?")).toBeVisible(READ_WITHIN);
  await page.getByRole("link", { name: "Answer" }).click();
  await expect(page.getByText("Nothing is imported until you accept.")).toBeVisible();
  expect(await countTransactions(asha)).toBe(0);
  await page.getByRole("button", { name: "Accept and import" }).click();
  await expect(page.getByText("Choose or name the bank.")).toBeVisible();
  // What was typed counts when the next field is gone to, and Enter takes a currency by its code without sending the form.
  await page.getByRole("combobox", { name: "Bank" }).fill("Rhein Bank");
  await page.getByLabel("Last 4 digits").fill("4931");
  const currency = page.getByRole("combobox", { name: "Currency" });
  await currency.fill("nothing of that name");
  await currency.press("Enter");
  await currency.fill("chf");
  await currency.press("Enter");
  await expect(currency).toHaveValue("Swiss Franc");
  await page.getByRole("button", { name: "Accept and import" }).click();
  await expect(page.getByText("3 new, none known before")).toBeVisible();
  expect(await countTransactions(asha)).toBe(3);
  const [account] = await dataOf<{ currency: string; bank: { name: string } }[]>(
    asha,
    "GET",
    "/api/bank_accounts",
  );
  expect(account).toMatchObject({ currency: "CHF", bank: { name: "Rhein Bank" } });
  await page.goto("/transactions");
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("rows that the proved statement of their days does not hold are shown and asked about", async ({
  page,
  asha,
  faults,
}) => {
  await dataOf(asha, "POST", "/api/bank_accounts", {
    data: { bank: { name: "Rhein Bank" }, account_type: "savings", currency: "EUR" },
  });
  await page.goto("/statements/upload");
  await chooseFile(page, "proved.csv", PROVED);
  await page.getByRole("link", { name: "Answer" }).click();
  await page.getByRole("radio", { name: "One of my accounts" }).check();
  await choose(page.getByRole("combobox", { name: "Account" }), "Rhein Bank");
  await page.getByRole("button", { name: "Accept and import" }).click();
  await expect(page.getByText("4 new, none known before")).toBeVisible();
  await page.goto("/statements/upload");
  await chooseFile(page, "list.csv", `${CSV}2026-08-19,Unknown shop,-45.00\n`);
  await expect(
    page.getByText("It has rows that a proved statement of their days does not hold."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Answer" }).click();
  await expect(page.getByText("1 row is not on the proved statement of August 2026:")).toBeVisible();
  await expect(page.getByText("Unknown shop, −€45.00")).toBeVisible();
  await expect(page.getByRole("link", { name: "The proved statement" })).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
  expect(await countTransactions(asha)).toBe(4);
  await page.getByRole("button", { name: "Import as read" }).click();
  await expect(page.getByText("1 new")).toBeVisible();
  expect(await countTransactions(asha)).toBe(5);
  expect(faults).toEqual([]);
});

test("dates that can be read both ways are asked for", async ({ page, asha }) => {
  await dataOf(asha, "POST", "/api/bank_accounts", {
    data: { bank: { name: "Rhein Bank" }, account_type: "savings", currency: "EUR" },
  });
  await page.goto("/statements/upload");
  await chooseFile(page, "dates.csv", AMBIGUOUS);
  await expect(page.getByText("Is its day or its month written first?")).toBeVisible();
  await page.getByRole("link", { name: "Answer" }).click();
  await page.getByRole("radio", { name: "One of my accounts" }).check();
  await choose(page.getByRole("combobox", { name: "Account" }), "Rhein Bank");
  await page.getByRole("button", { name: "Accept and import" }).click();
  await expect(page.getByText("Choose how its dates are written.")).toBeVisible();
  await page.getByRole("radio", { name: "Month first" }).check();
  await page.getByRole("button", { name: "Accept and import" }).click();
  await expect(page.getByText("3 new, none known before")).toBeVisible();
  const [newest] = await dataOf<{ booked_on: string }[]>(asha, "GET", "/api/transactions");
  expect(newest?.booked_on).toBe("2026-07-08");
});

test("amounts of which nothing says which way they go are asked about, with two of them", async ({
  page,
  asha,
  faults,
}) => {
  await page.goto("/statements/upload");
  await chooseFile(page, "card.csv", UNTOLD);
  await expect(page.getByText("Are its amounts money spent or received?")).toBeVisible();
  await page.getByRole("link", { name: "Answer" }).click();
  await expect(page.getByText("Nothing printed says which way these amounts go:")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Corner Books" })).toContainText("25.00");
  await page.getByRole("combobox", { name: "Bank" }).fill("Rhein Bank");
  await page.getByRole("button", { name: "Accept and import" }).click();
  await expect(page.getByText("Say whether this is money you spent or received.")).toBeVisible();
  await page.getByRole("radio", { name: "Money I spent" }).check();
  await expect(page.getByLabel("Account type")).toHaveValue("credit_card");
  await expectAccessible(page);
  await expectFit(page);
  await page.getByRole("button", { name: "Accept and import" }).click();
  await expect(page.getByText("3 new, none known before")).toBeVisible();
  const rows = await dataOf<{ amount: number }[]>(asha, "GET", "/api/transactions");
  expect(rows.map(({ amount }) => amount)).toEqual([-1500, 1000, -2500]);
  expect(faults).toEqual([]);
});

test("a file that is no statement says why and can be downloaded as it came", async ({ page, asha }) => {
  await page.goto("/settings/about");
  await dropFiles(page, [{ name: "letter.txt", text: LETTER }]);
  await expect(page).toHaveURL("/statements/upload");
  await page.getByRole("link", { name: "letter.txt" }).click();
  await expect(page.getByRole("heading", { name: "This file could not be read" })).toBeVisible();
  const [failed] = await dataOf<{ problems: { message: string }[] }[]>(asha, "GET", "/api/statements");
  await expect(page.getByText(failed?.problems[0]?.message ?? "no reason")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the original" }).first().click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("letter.txt");
  expect(await readFile(await download.path(), "utf8")).toBe(LETTER);
});

test("an upload that does not arrive says so and is sent again on request", async ({ page, asha }) => {
  let is_down = true;
  await page.route("**/api/statements", (route) =>
    is_down && route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.goto("/statements/upload");
  await chooseFile(page, "september.ofx", OFX);
  await expect(page.getByRole("alert").filter({ hasText: "Network Error" })).toBeVisible();
  is_down = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("7 rows: all new.")).toBeVisible(READ_WITHIN);
  expect(await countTransactions(asha)).toBe(7);
});

test("a message that was saved is read as it is dropped", async ({ page, asha }) => {
  await page.goto("/statements/config-email");
  await expect(page.getByText("Nothing yet. Watch a mailbox")).toBeVisible();
  await dropFiles(page, [{ name: "statement.eml", text: MAIL }]);
  await expectToast(page, "1 message came in");
  const mails = page.getByRole("list", { name: "Messages that came in" });
  await expect(mails.getByText("Your statement of September")).toBeVisible();
  await expect(mails.getByRole("link", { name: /september\.ofx, 7 rows, 7 new/ })).toBeVisible(READ_WITHIN);
  expect(await countTransactions(asha)).toBe(7);
});

test("a mail that is dropped among the statements is opened, and one without any says so", async ({
  page,
  asha,
}) => {
  await page.goto("/statements");
  await dropFiles(page, [{ name: "statement.eml", text: MAIL }]);
  await expect(page.getByText("7 rows: all new.")).toBeVisible(READ_WITHIN);
  expect(await countTransactions(asha)).toBe(7);
  const letter = MAIL.replaceAll("september.ofx", "meeting.ics");
  await dropFiles(page, [{ name: "letter.eml", text: letter }]);
  await expect(page.getByRole("alert")).toHaveText(
    "There is no statement in this message: nothing attached to it can be one.",
  );
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "september.ofx" }).first().click();
  await expect(
    page
      .getByText("“Your statement of September” from statements@rhein-bank.example")
      .filter({ visible: true }),
  ).toBeVisible();
});

test("what would become of a message is told before it comes, and nothing of it is kept", async ({
  page,
  asha,
}) => {
  await page.goto("/statements/config-email");
  await page.getByRole("button", { name: "Try one first" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Or paste its source").fill("nothing of a message");
  await dialog.getByRole("button", { name: "Try it" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This message cannot be read.");
  await dialog.getByLabel("Or paste its source").fill(MAIL);
  await dialog.getByRole("button", { name: "Try it" }).click();
  await expect(dialog.getByRole("status")).toContainText("It would wait in quarantine");
  await expect(dialog.getByText("Not allowed: you did not allow it")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "september.ofx" })).toContainText("7 rows");
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Try another" }).click();
  const dropped = MAIL.replaceAll("september.ofx", "meeting.ics");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "a.eml", mimeType: "message/rfc822", buffer: Buffer.from(dropped) });
  await expect(dialog.getByRole("status")).toContainText("There is no statement in it");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Nothing yet. Watch a mailbox")).toBeVisible();
  expect(await countTransactions(asha)).toBe(0);
});

test("a mailbox is tried out, watched, paused and removed", async ({ page, asha }) => {
  await page.goto("/statements/config-email");
  await page.getByRole("button", { name: "Add a mailbox" }).click();
  const dialog = page.getByRole("dialog");
  const host = dialog.getByLabel("Mail server (IMAP)");
  await dialog.getByLabel("E-mail address or user name").fill("asha@gmail.com");
  await expect(host).toHaveValue("imap.gmail.com");
  await dialog.getByLabel("Password for programs").fill("canary-mailbox-42");
  await host.fill("127.0.0.1");
  await dialog.getByRole("button", { name: "Try it out" }).click();
  await expect(dialog.getByRole("alert")).toContainText("127.0.0.1 is on this machine or its network");
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Watch", exact: true }).click();
  await expectToast(page, "The mailbox is watched from now on");
  const mailboxes = page.getByRole("list", { name: "Mailboxes" });
  await expect(mailboxes.getByText("tries again")).toBeVisible();
  const told = await dataOf<unknown>(asha, "GET", "/api/statement_sources");
  expect(JSON.stringify(told)).not.toContain("canary-mailbox-42");
  const more = mailboxes.getByRole("button", { name: "What to do with asha@gmail.com" });
  await more.click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(mailboxes.getByText("paused")).toBeVisible();
  await more.click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "The mailbox is watched no more");
  await expect(page.getByText("None is watched.")).toBeVisible();
});

test("a message is deleted once its person is sure", async ({ page, asha }) => {
  await page.goto("/statements/config-email");
  await dropFiles(page, [{ name: "statement.eml", text: MAIL }]);
  const mails = page.getByRole("list", { name: "Messages that came in" });
  await mails.getByRole("button", { name: "Delete the message Your statement of September" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("gone for good");
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Message deleted");
  await expect(page.getByText("Nothing yet. Watch a mailbox")).toBeVisible();
  const { mails: left } = await dataOf<{ mails: unknown[] }>(asha, "GET", "/api/statement_sources");
  expect(left).toEqual([]);
});

test("a password of statements is kept by its label only", async ({ page, asha }) => {
  await page.goto("/statements/config-email");
  await page.getByRole("button", { name: "Add a password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Label").fill("Rhein Bank");
  await dialog.getByLabel("Password", { exact: true }).fill("harbour-secret-42");
  await dialog.getByRole("button", { name: "Keep" }).click();
  await expectToast(page, "Password kept");
  await expect(page.getByRole("list", { name: "Statement passwords" }).getByText("Rhein Bank")).toBeVisible();
  await expect(page.getByText("harbour-secret-42")).toHaveCount(0);
  const told = await dataOf<unknown>(asha, "GET", "/api/statement_sources");
  expect(JSON.stringify(told)).not.toContain("harbour-secret-42");
});

test("the sample household is loaded with one click and removed with one", async ({ page, asha }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Try the sample household" }).click();
  // its files are read as anybody's are, which takes a busy machine a while
  await expect(page.getByText("You see the sample household")).toBeVisible({ timeout: 40_000 });
  expect(await countTransactions(asha)).toBeGreaterThan(1000);
  await page.getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "The sample household is gone");
  await expect(page.getByRole("heading", { name: "Drop your first statement" })).toBeVisible();
  expect(await countTransactions(asha)).toBe(0);
});
