import type { Page } from "@playwright/test";
import type { Endpoint } from "@passbook/contract/endpoint";
import { ENDPOINTS } from "@passbook/contract/index";
import { readsOnly, whoseOf } from "@passbook/contract/scopes";

/** Tries whatever a screen offers, as somebody would who does not know what they may do. */

const pathOf = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);

/** What changes a book, or is not for every member of it. */
const REFUSED = ENDPOINTS.filter((endpoint) => {
  const whose = whoseOf(endpoint);
  return whose !== "person" && (whose !== "book" || !readsOnly(endpoint));
}).map((endpoint) => ({ id: endpoint.id, method: endpoint.method, pattern: pathOf(endpoint) }));

/** Hears of each call that a viewer is refused; the server is spared it. */
export const watchRefused = async (page: Page): Promise<{ take: () => readonly string[] }> => {
  let heard: string[] = [];
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const found = REFUSED.find(
      ({ method, pattern }) => method === request.method() && pattern.test(pathname),
    );
    if (found === undefined) {
      await route.fallback();
      return;
    }
    heard.push(found.id);
    await route.fulfill({ status: 409, json: { code: "viewer_only_looks", message: "No." } });
  });
  return {
    take: () => {
      const taken = [...new Set(heard)];
      heard = [];
      return taken;
    },
  };
};

const LAYERS = ":is(dialog[open], [popover]:popover-open)";
/** What a person fills in or sets. */
const SET = ["[role=switch]", "input[type=checkbox]", "input[type=radio]", "textarea"];
/** Of what is alike on a screen, such as the rows of a list, so many are tried. */
const OF_A_KIND = 2;

type Found = { readonly at: string; readonly name: string };

/** Marks what may be pressed or set within `within`, and lists it: a few of each kind. */
const findActs = (page: Page, within: string): Promise<readonly Found[]> =>
  page.evaluate(
    ([places, most, set]) => {
      const kinds = new Map<string, number>();
      const found: { at: string; name: string }[] = [];
      const selector = `button, [role=menuitem]:not(a), [role=menuitemcheckbox]:not(a), ${set}`;
      for (const place of document.querySelectorAll(places))
        for (const element of place.querySelectorAll<HTMLElement>(selector)) {
          const name = element.getAttribute("aria-label") ?? element.textContent;
          const kind = `${element.tagName} ${element.className} ${element.closest("ul, ol, table, [role=grid]") === null ? name : ""}`;
          const before = kinds.get(kind) ?? 0;
          const can = !element.matches(":disabled, [aria-disabled=true]") && element.checkVisibility();
          if (!can || before >= most) continue;
          kinds.set(kind, before + 1);
          const at = crypto.randomUUID();
          element.dataset["tried"] = at;
          found.push({ at, name });
        }
      return found;
    },
    [within, OF_A_KIND, SET.join(", ")] as const,
  );

/** Presses it as a script does, or writes into it; what is gone by now is left alone. */
const tryOne = (page: Page, { at }: Found): Promise<void> =>
  page.evaluate((place) => {
    const one = document.querySelector<HTMLElement>(`[data-tried="${place}"]`);
    if (one instanceof HTMLTextAreaElement) {
      one.focus();
      document.execCommand("insertText", false, "tried");
      one.blur();
    } else one?.click();
    // what it leads to is drawn, and asked for
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, at);

const closeLayers = async (page: Page): Promise<void> => {
  for (let tries = 0; tries < 3 && (await page.locator(LAYERS).count()) > 0; tries += 1)
    await page.keyboard.press("Escape");
};

/** What is not tried: it leads out of the layer, of the book, or of the session. */
const LEAVES = /^(cancel|close|logout|back to mine|choose a book)$/i;

/**
 * Tries everything on the screen that is shown, and what each opens; answers what was tried when something was refused. `reset` brings the
 * screen back where something led away from it.
 */
export const tryAll = async (
  page: Page,
  refused: { take: () => readonly string[] },
  reset: () => Promise<void>,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  const address = page.url();
  const tryAndNote = async (found: Found): Promise<void> => {
    await tryOne(page, found);
    for (const id of refused.take()) faults.push(`${found.name.trim()}: ${id}`);
  };
  for (const found of await findActs(page, "main, header")) {
    if (LEAVES.test(found.name.trim())) continue;
    await tryAndNote(found);
    for (const inner of await findActs(page, LAYERS))
      if (!LEAVES.test(inner.name.trim())) await tryAndNote(inner);
    await closeLayers(page);
    if (page.url() !== address) await reset();
  }
  return faults;
};
