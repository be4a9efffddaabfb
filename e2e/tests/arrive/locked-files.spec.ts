import { readFile } from "node:fs/promises";
import { dataOf, expect, test } from "../../person.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** Files that open with a password, and passwords made of what a person gives for that. */

const LOCKED = new URL("../../../packages/statement-parser/samples/pdf/locked/aes-256.pdf", import.meta.url);

test("details are given in the profile, and tried on a locked file only when that is said there", async ({
  page,
  asha,
}) => {
  const buffer = await readFile(LOCKED);
  await dataOf(asha, "POST", "/api/statements", {
    multipart: { file: { name: "june.pdf", mimeType: "application/pdf", buffer } },
  });
  const [statement] = await dataOf<{ id: string }[]>(asha, "GET", "/api/statements");
  const hint = "The password of the PDF is your day of birth (DDMMYYYY).";
  await page.route(`**/api/statements/${statement?.id ?? ""}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, password_hint: hint } } });
  });
  await page.goto(`/statements/${statement?.id ?? ""}`);
  const card = page.getByRole("region", { name: "This file is locked" });
  await expect(card.getByText(`The message it came with says: “${hint}”`)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("link", { name: "Give details" }).click();

  const details = page.getByRole("region", { name: "Passwords of statements" });
  await details.getByLabel("Account holder").fill("Asha Raghavan");
  await details.getByLabel("Day of birth").fill("1988-03-07");
  await details.getByLabel("Last four digits").fill("12");
  await details.getByRole("button", { name: "Keep details" }).click();
  await expect(details.getByText("Write four digits.")).toBeVisible();
  await details.getByLabel("Last four digits").fill("");
  await details.getByRole("button", { name: "Keep details" }).click();
  await expect(details.getByRole("button", { name: "Keep details" })).toBeDisabled();
  await expectFit(page);

  await page.goBack();
  await card.getByRole("button", { name: "Try my details" }).click();
  await expect(card.getByText("No password made of your details opens this file.")).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
});
