import type { Browser, Page } from "@playwright/test";
import { callAs, enterAs, type Person, watchFaults } from "./person.ts";

export type Visit = { page: Page; person: Person; faults: string[] };

/** A page of a person: where tests only look, one opens the next screen with the files it has. */
export const openFor = async (browser: Browser, use: object, person: Person): Promise<Visit> => {
  const context = await browser.newContext(use);
  await enterAs(context, person);
  const page = await context.newPage();
  return { page, person, faults: watchFaults(page) };
};

const firstId = async (person: Person, path: string): Promise<string> => {
  const { body } = await callAs(person, "GET", path);
  return (body as { data: { id: string }[] }).data[0]?.id ?? "";
};

const ensureRule = async (person: Person, sub_category_id: string): Promise<void> => {
  if ((await firstId(person, "/api/rules")) !== "") return;
  const conditions = [{ field: "description", op: "contains", value: "kaveri" }];
  const data = { name: "Kaveri", conditions, actions: { sub_category_id }, apply: false };
  await callAs(person, "POST", "/api/rules", { data });
};

const firstCategory = async (person: Person) => {
  const { body } = await callAs(person, "GET", "/api/categories");
  const { data } = body as { data: { id: string; reserved: boolean; sub_categories: { id: string }[] }[] };
  return data.find((one) => !one.reserved && one.sub_categories.length > 0);
};

/** An address with the first of what the person has at its places. */
export const fillPath = async (person: Person, path: string): Promise<string> => {
  if (path === "/settings/rules")
    await ensureRule(person, (await firstCategory(person))?.sub_categories[0]?.id ?? "");
  if (!path.includes("{")) return path;
  const category = await firstCategory(person);
  if (path.includes("{rule}")) await ensureRule(person, category?.sub_categories[0]?.id ?? "");
  if (path.includes("{merchant}") && (await firstId(person, "/api/merchants")) === "")
    await callAs(person, "POST", "/api/merchants", { data: { name: "Kaveri Fresh" } });
  return path
    .replace("{source}", "mint")
    .replace("{statement}", await firstId(person, "/api/statements?limit=1"))
    .replace("{account}", await firstId(person, "/api/bank_accounts"))
    .replace("{rule}", await firstId(person, "/api/rules"))
    .replace("{series}", await firstId(person, "/api/series"))
    .replace("{merchant}", await firstId(person, "/api/merchants"))
    .replace("{category}", category?.id ?? "")
    .replace("{sub_category}", category?.sub_categories[0]?.id ?? "");
};
