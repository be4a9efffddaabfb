import { importFile, makeOfx } from "../ledger.ts";
import { dataOf, expect, test } from "../person.ts";

/** Figures as the person's locale has them and words in their language, whatever the browser's are. */

const ROWS = [
  { day: "2026-10-03", cents: -12_345_678, name: "BUILDER" },
  { day: "2026-10-04", cents: -350, name: "COFFEE HOUSE" },
];

const LOOKS = [
  {
    locale: "de-DE",
    language: "de",
    amount: "−123.456,78 €",
    sum: "−123.460,28 €",
    day: "Samstag, 3. Oktober",
  },
  {
    locale: "en-IN",
    language: "en",
    amount: "−€1,23,456.78",
    sum: "−€1,23,460.28",
    day: "Saturday, 3 October",
  },
  { locale: "en-GB", language: "en", amount: "−€123,456.78", sum: "−€123,460.28", day: "Saturday 3 October" },
  {
    locale: "en-IN",
    language: "de",
    amount: "−€1,23,456.78",
    sum: "−€1,23,460.28",
    day: "Samstag, 3. Oktober",
  },
];

for (const { locale, language, amount, sum, day } of LOOKS) {
  test(`in ${language} with the formats of ${locale}`, async ({ page, asha }) => {
    await importFile(asha, "october.ofx", makeOfx(ROWS));
    await dataOf(asha, "PATCH", `/api/users/${asha.user_id}`, { data: { locale, language } });
    await page.goto("/transactions");
    const main = page.getByRole("main");
    await expect(main).toContainText(day);
    // spaces that do not break count as spaces
    await expect(main).toContainText(amount);
    await expect(main).toContainText(sum);
    await page.goto("/?month=2026-10");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      language === "de" ? "Oktober 2026" : "October 2026",
    );
  });
}

test("the language is chosen before signing in, and what was typed stays", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("asha@example.test");
  await page.getByLabel("Language").selectOption("Deutsch");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
  await expect(page.getByLabel("E-Mail")).toHaveValue("asha@example.test");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
});

test("another language shows at once, for screens and categories", async ({ page, asha }) => {
  await page.goto("/settings/profile");
  await page.getByLabel("Language").selectOption("العربية");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("الملف الشخصي");
  const names = await dataOf<{ name: string }[]>(asha, "GET", "/api/categories");
  expect(names.map(({ name }) => name)).toContain("السكن");
  await page.getByLabel("اللغة").selectOption("English");
  await page.getByRole("button", { name: "حفظ" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
});
