import type { Page } from "@playwright/test";
import { ENDPOINTS } from "@passbook/contract/index";
import { readsOnly, whoseOf } from "@passbook/contract/scopes";
import { expect, makePerson, type Person, test } from "../../person.ts";
import { GUARDED } from "../../routes.ts";
import { enterBook, join } from "../../shared-book.ts";
import { settle } from "../../soundness.ts";
import { fillPath } from "../../visit.ts";

/** Whoever only looks at a book walks over every screen of it, presses whatever is offered, and is refused nothing. */

/** Screens of what is a person's own, in whatever book they are; and the way out of this one. */
const OWN = /^\/settings\/(profile|security|notices|programs|sharing|admin)/;
const SHOWN = GUARDED.filter((path) => !OWN.test(path));
/** More than stand beside each other on any screen but lists, whose rows are alike. */
const MOST_PRESSED = 24;
const CONTROLS =
  "main :is(button, [role=switch], [role=menuitem], [role=checkbox], input[type=checkbox], select):visible:enabled";

const toPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
const CHANGES = ENDPOINTS.filter(
  (endpoint) => endpoint.guard === "session" && whoseOf(endpoint) !== "person" && !readsOnly(endpoint),
).map(({ method, path }) => ({ method, pattern: toPattern(path) }));

/** Answers what changes a book as the server would, without asking it, and notes that it was sent. */
const watchChanges = async (page: Page, sent: string[]): Promise<void> => {
  await page.route("**/api/**", async (route) => {
    const method = route.request().method();
    const { pathname } = new URL(route.request().url());
    if (method === "GET" || method === "HEAD") return route.fallback();
    if (CHANGES.some((each) => each.method === method && each.pattern.test(pathname)))
      sent.push(`${method} ${pathname}`);
    return route.fulfill({ status: 409, json: { code: "viewer_only_looks", message: "Refused." } });
  });
};

/** Presses one thing, and what a dialog then offers first. */
const press = async (page: Page, number: number): Promise<void> => {
  await page
    .locator(CONTROLS)
    .nth(number)
    .click({ timeout: 1500 })
    .catch(() => undefined);
  const act = page.locator("[role=dialog]:visible [data-kind=primary]:visible:enabled").first();
  if ((await act.count()) > 0) await act.click({ timeout: 1500 }).catch(() => undefined);
  for (let times = 0; times < 2; times += 1) await page.keyboard.press("Escape");
};

type Walk = { readonly page: Page; readonly owner: Person; readonly sent: string[] };

/** What somebody who only looks at the book of a household shows, and what they send; none of the screens changes it. */
const walking = test.extend<object, { walk: Walk }>({
  walk: [
    async ({ browser, workerHousehold: owner }, use) => {
      const guest = await makePerson(owner.base_url, "Ravi Menon");
      const book = await join(owner, guest, "viewer");
      const context = await browser.newContext({ baseURL: owner.base_url });
      await enterBook(context, guest, book);
      const page = await context.newPage();
      const sent: string[] = [];
      await watchChanges(page, sent);
      await use({ page, owner, sent });
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** Opens a screen; what was pressed before may be on its way elsewhere still. */
const open = async (page: Page, address: string): Promise<string> => {
  await page.goto(address).catch(() => page.goto(address));
  await settle(page);
  return page.url();
};

for (const path of SHOWN)
  walking(`a viewer who presses whatever ${path} offers is refused nothing`, async ({ walk }) => {
    walking.slow();
    const { page, owner, sent } = walk;
    const address = await fillPath(owner, path);
    sent.length = 0;
    let shown = await open(page, address);
    const count = Math.min(MOST_PRESSED, await page.locator(CONTROLS).count());
    for (let number = 0; number < count; number += 1) {
      await press(page, number);
      if (page.url() !== shown) shown = await open(page, address);
    }
    expect([...new Set(sent)]).toEqual([]);
  });
