import { importBytes, importFile, importSeptember, makeOfx, READ_WITHIN } from "../../ledger.ts";
import { expect, test } from "../../person.ts";
import { expectAccessible } from "../../soundness.ts";
import { makeZip } from "../../../apps/server/testing/make-zip.ts";

/** What is said of things where they are looked at. */

test("rows of the search before are told apart while what is typed has a mistake", async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions?q=coffee");
  await expect(page.getByRole("article")).toHaveCount(2);
  const note = page.getByText("The rows below are still those of “coffee”");
  await expect(note).toHaveCount(0);
  const search = page.getByRole("combobox", { name: "Search transactions" });
  await search.fill("(rent");
  await expect(note).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  // of two notes each stands for itself
  const waits = page.getByText("likely categories that wait");
  await expect(waits).toBeVisible();
  const [above, below] = await Promise.all(
    [note, waits].map((each) => each.locator("xpath=ancestor::*[contains(@class, '_note_')]").boundingBox()),
  );
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await expectAccessible(page);
  await search.fill("rent");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(note).toHaveCount(0);
});

test("on paper stand the search and the accounts, and nothing that is pressed", async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions?q=coffee");
  await expect(page.getByText("likely categories that wait")).toBeVisible();
  const row = page.getByRole("article").first();
  await expect(row.getByRole("checkbox")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(page.getByText("Search: coffee")).toBeVisible();
  await expect(row.getByText(/4931/)).toBeVisible();
  await expect(row.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByText("likely categories that wait")).toBeHidden();
  await expect(page.getByRole("button", { name: /^File / })).toHaveCount(0);
  expect((await row.boundingBox())?.height).toBeLessThan(45);
  await page.goto("/?month=2026-09");
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await expect(page.getByText("Show as table").first()).toBeHidden();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.goto("/goals");
  await expect(page.getByRole("heading", { name: "Goals", exact: true })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("each message that is handed in is told with what became of it", async ({ page, asha }) => {
  expect(asha.name).not.toBe("");
  await page.goto("/statements/config-email");
  const mail =
    "From: A <a@example.test>\r\nTo: b@example.test\r\nSubject: Only words\r\nMessage-ID: <1@example.test>\r\nDate: Fri, 02 Oct 2026 10:00:00 +0000\r\nContent-Type: text/plain\r\n\r\nHello.\r\n";
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "words.eml", mimeType: "message/rfc822", buffer: Buffer.from(mail) });
  const told = page.getByRole("list", { name: "What became of the messages" });
  await expect(told.getByRole("listitem")).toHaveText(/^Only words: .+/);
});

test("what a login was refused for is said in the language that is chosen then", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("nobody@example.test");
  await page.getByLabel("Password", { exact: true }).fill("not the password of Asha");
  await page.getByRole("button", { name: "Login" }).click();
  const refused = page.getByText(/is wrong/);
  await expect(refused).toBeVisible();
  await page.getByLabel("Language").selectOption("Deutsch");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
  await expect(refused).toHaveCount(0);
  await expect(page.getByText(/falsch|stimmt nicht|stimmen nicht/)).toBeVisible();
});

test("the first screen tells that a file waits for an answer, and leads to it", async ({ page, asha }) => {
  await importSeptember(asha);
  const untold =
    "Date,Description,Amount (EUR)\n2026-08-13,Corner Books,25.00\n2026-08-20,Harbour Office,-10.00\n";
  await importBytes(asha, "card.csv", Buffer.from(untold));
  await page.goto("/");
  const note = page.getByText("card.csv waits for your answer; its transactions are not counted until then.");
  await expect(note).toBeVisible();
  await page.getByRole("link", { name: "Answer" }).click();
  await expect(page.getByRole("button", { name: "Accept and import" })).toBeVisible();
});

test("what a queue offers is read whole where there is room for it", async ({ page, asha }) => {
  await importFile(
    asha,
    "butcher.ofx",
    makeOfx([{ day: "2026-09-04", cents: -1250, name: "ZIGZAG BUTCHERS" }]),
  );
  await page.goto("/transactions/review");
  const offered = page.getByText("Fruit, vegetables, meat and fish", { exact: true });
  await expect(offered).toBeVisible();
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await offered.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
  }
});

test("parts of a zip bear their names, on their way and among the statements", async ({ page, asha }) => {
  expect(asha.name).not.toBe("");
  const month = (day: string) => Buffer.from(makeOfx([{ day, cents: -1200, name: "KIOSK" }]));
  await page.goto("/statements/upload");
  await page.locator("input[type=file]").setInputFiles({
    name: "2026.zip",
    mimeType: "application/zip",
    buffer: makeZip({ "may.ofx": month("2026-05-04"), "june.ofx": month("2026-06-04") }),
  });
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads).toContainText("2 of 2 done", READ_WITHIN);
  for (const name of ["may.ofx", "june.ofx"]) {
    await expect(uploads.getByText(name).first()).toBeVisible();
  }
  await page.goto("/statements");
  const all = page.getByRole("region", { name: "All statements" });
  for (const name of ["may.ofx", "june.ofx"]) await expect(all.getByText(name).first()).toBeVisible();
});
