import type { Page } from "@playwright/test";
import { makeSamplePages } from "../apps/web/gallery/sample-pages.ts";

/** Shows a statement as if it had been read from a PDF of several pages. */
export const showAsPdf = async (page: Page, id: string, locked: boolean): Promise<void> => {
  const { rows, pages, pdf, balances } = makeSamplePages(2);
  await page.route(`**/api/statements/${id}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, ...balances, format: "pdf" } } });
  });
  await page.route(`**/api/statements/${id}/rows?*`, (route) =>
    route.fulfill({ json: { data: rows, next: null, total: rows.length } }),
  );
  await page.route(`**/api/statements/${id}/pages?*`, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const after = Number(asked.get("after") ?? 0);
    const data = pages.slice(after, after + Number(asked.get("limit") ?? 10));
    const next = after + data.length < pages.length ? after + data.length : null;
    return route.fulfill({ json: { kind: "pages", locked, data, next, total: pages.length } });
  });
  await page.route(`**/api/statements/${id}/file`, (route) =>
    route.fulfill({ body: Buffer.from(pdf), contentType: "application/pdf" }),
  );
};
