import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Page } from "@playwright/test";
import { enterAs, expect, test, watchFaults } from "../person.ts";
import { expectToast, toasts, validToken } from "../screen.ts";

/** What stands around every screen, and what happens when a screen fails. */

const VENDORS_CODE = /\/assets\/vendors-screen-[\w-]+\.js$/;
const ROOT = path.resolve(import.meta.dirname, "../..");

const openVendors = async (page: Page): Promise<void> => {
  await page.getByRole("main").getByRole("link", { name: "Merchants" }).click();
  await page
    .getByRole("link", { name: /printed names/i })
    .first()
    .click();
};

test("the header leads home and, signed out, to login", async ({ page }) => {
  await page.goto("/nowhere");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Passbook, home" })).toHaveAttribute("href", "/");
  await header.getByRole("link", { name: "Login/Register" }).click();
  await expect(page).toHaveURL("/login");
  await expect(header).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("an address that leads nowhere shows the error page of routes", async ({ page, faults }) => {
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Go to Insights" }).click();
  await expect(page).toHaveURL("/login");
  expect(faults).toEqual([]);
});

test("what a list comes to stays within its card on a tablet", async ({ page, context, household }) => {
  await enterAs(context, household);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/transactions");
  await expect(page.getByText("transfers are not in the totals")).toBeVisible();
  await expect(page.getByRole("link", { name: /likely/ }).first()).toBeVisible();
  const over = () => page.locator("dl").evaluate((sums) => sums.scrollWidth - sums.clientWidth);
  await expect.poll(over).toBe(0);
});

test("the view goes to the top on each route change", async ({ page, context, household }) => {
  await enterAs(context, household);
  await page.goto("/settings/categories");
  await expect(page.getByRole("list", { name: "Categories" })).toBeVisible();
  // a short screen would be at the top by itself
  await page.evaluate(() => {
    document.body.style.minHeight = "5000px";
    window.scrollTo(0, 4000);
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(4000);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("on a slow line something stands before any style or script is here", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<boolean>();
  await page.route("**/assets/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("img", { name: "Passbook is loading" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  release(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a screen whose code is on its way shows an indicator", async ({ page, context, newcomer }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<boolean>();
  await page.route(VENDORS_CODE, async (route) => {
    await released;
    await route.continue();
  });
  await enterAs(context, newcomer);
  await page.goto("/vendors");
  await expect(page.getByRole("main").getByText("Loading...", { exact: true })).toBeVisible();
  release(true);
  await expect(page.getByRole("heading", { level: 1, name: "Printed names" })).toBeVisible();
});

test("a screen whose code is gone reloads the page once, silently, and then says so", async ({
  page,
  context,
  newcomer,
}) => {
  let is_gone = true;
  await page.route(VENDORS_CODE, async (route) => {
    await (is_gone ? route.abort() : route.continue());
  });
  let loads = 0;
  // a page that reloads before it is whole has no load event
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await enterAs(context, newcomer);
  await page.goto("/vendors");
  await expect(page.getByRole("heading", { name: "This screen could not be loaded" })).toBeVisible();
  await expect(page.getByText(/ChunkLoadError: Loading screen VendorsScreen failed/)).toBeAttached();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(loads).toBe(2);
  is_gone = false;
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Printed names" })).toBeVisible();
  // the texts, too, are a file of the build
  await page.route(/\/assets\/en-[\w-]+\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Passbook could not be loaded" })).toBeVisible();
  expect(loads).toBe(5);
});

test("a screen whose code never comes fails after 120 seconds", async ({ page, context, newcomer }) => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<boolean>();
  await page.clock.install();
  await enterAs(context, newcomer);
  await context.addInitScript(() => {
    // the silent reload has happened already
    sessionStorage.setItem("reloaded-for:VendorsScreen", "1");
  });
  // nobody answers
  await page.route(VENDORS_CODE, () => {
    ask(true);
  });
  await page.goto("/vendors");
  await asked;
  const loading = page.getByRole("main").getByText("Loading...", { exact: true });
  await expect(loading).toBeVisible();
  await page.clock.fastForward(110_000);
  await expect(loading).toBeVisible();
  // its time begins when the screen is wanted, which may be a while after its code was asked for
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/timeout of 120000ms exceeded/)).toBeAttached({ timeout: 1000 });
  }).toPass();
});

const plantFault = async (page: Page): Promise<void> => {
  await page.route(VENDORS_CODE, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const VendorsScreen = () => { throw new Error("planted in a screen"); };',
    }),
  );
};

test("a screen that breaks keeps the frame around it", async ({ page, context, newcomer }) => {
  await plantFault(page);
  await enterAs(context, newcomer);
  await page.goto("/settings");
  await openVendors(page);
  await expect(page.getByRole("heading", { name: "Oops, unknown error occurred!" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("what breaks outside of screens ends in the error boundary", async ({ page, context, newcomer }) => {
  await context.addInitScript(
    ([token, id]) => {
      localStorage.setItem("token", token ?? "");
      localStorage.setItem("user", JSON.stringify({ id, name: "", email: "", time_zone: "Nowhere/Nothing" }));
    },
    [validToken(newcomer.user_id), newcomer.user_id],
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Oops, unknown error occurred!" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("errors are reported with the project's key and listed by the doctor", async ({ page }) => {
  const faults = watchFaults(page);
  const reported = page.waitForResponse((response) => response.url().includes("/common/client_errors/"));
  await page.goto("/login");
  const planted = "planted fault of asha@example.test";
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
  }, planted);
  const answer = await reported;
  expect(answer.status()).toBe(200);
  expect(answer.url()).toMatch(/sentry_key=[0-9a-zA-Z]+/);
  expect(answer.request().postData()).not.toContain("asha@example.test");
  const doctor = spawnSync(
    process.execPath,
    [path.join(ROOT, "apps/server/src/bin/passbook.ts"), "doctor", "--json"],
    { encoding: "utf8", env: { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"] } },
  );
  expect(doctor.stdout).toContain(planted.replace("asha@example.test", "[email]"));
  expect(faults).toEqual([`script error: ${planted}`]);
});

test("a service worker of before is unregistered at the start", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/assets/") && response.url().endsWith(".js")) scripts.push(response.url());
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await count()).toBe(0);
  // a page of before: its policy still took the addresses of scripts as texts
  await page.route("**/of-before", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Of before</title>" }),
  );
  await page.goto("/of-before");
  // any script of this origin that runs without a page will do
  await page.evaluate(async (urls) => {
    for (const url of urls) {
      const made = await navigator.serviceWorker.register(url, { type: "module" }).catch(() => null);
      if (made !== null) return;
    }
  }, scripts);
  expect(await count()).toBe(1);
  await page.goto("/login");
  await expect.poll(count).toBe(0);
});

test("a text becomes no script: the policy of the app takes files of its own only", async ({ page }) => {
  await page.goto("/login");
  const thrown = await page.evaluate(() => {
    const tried = [
      () => new Worker("https://evil.example.test/x.js"),
      () => {
        document.body.innerHTML = "<p>text</p>";
      },
      () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy("mine", {}),
    ];
    return tried.map((attempt) => {
      try {
        attempt();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(thrown).toEqual(["TypeError", "TypeError", "TypeError"]);
});

test("signed out, nothing says that a session ended", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test("a logout that does not arrive says so, and the person stays signed in", async ({
  page,
  context,
  newcomer,
}) => {
  await enterAs(context, newcomer);
  await page.goto("/settings");
  await page.route("**/api/sessions/logout", (route) => route.abort());
  await page.getByRole("button", { name: "account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expectToast(page, "Network Error");
  await expect(page).toHaveURL("/settings");
});
