import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../person.ts";

/** The pages that describe the calls of both services, as a browser shows them under the content security policy. */

for (const { base, call } of [
  { base: "/api", call: "/api/bank_accounts" },
  { base: "/common", call: "/common/banks" },
]) {
  test(`${base}/docs can be browsed and leads to the document`, async ({ page, faults }) => {
    await page.goto(`${base}/docs`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Passbook");
    // its style may be loaded, too
    expect(
      await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length > 0)),
    ).toEqual([true]);
    const summary = page.locator("summary", { hasText: call }).first();
    await summary.click();
    await expect(
      page
        .locator("details[open]")
        .getByText(/^Answers \d+/)
        .first(),
    ).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
    const link = page.getByRole("link", { name: "OpenAPI 3.1 as JSON" });
    const answered = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(await answered.json()).toMatchObject({ openapi: "3.1.0" });
    expect(faults).toEqual([]);
  });
}
