import { callAs, expect, test } from "../person.ts";

test("a change that can be undone no more says why, and offers no Undo", async ({ page, asha }) => {
  await callAs(asha, "POST", "/api/categories", { data: { name: "Allotment" } });
  await callAs(asha, "POST", "/api/categories", { data: { name: "Boat" } });
  await page.route("**/api/changes?*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { summary: string; given_up: boolean }[] };
    for (const change of answer.data) change.given_up = change.summary.includes("Allotment");
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/settings/about");
  const changes = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
  const rowOf = (name: string) => changes.filter({ hasText: name });
  await expect(rowOf("Allotment")).toContainText("too old to undo");
  await expect(rowOf("Allotment").getByRole("button")).toHaveCount(0);
  await expect(rowOf("Boat").getByRole("button", { name: /^Undo/ })).toBeVisible();
});
