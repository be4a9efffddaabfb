import type { Page } from "@playwright/test";
import { dataOf, expect, test } from "../../person.ts";
import { expectToast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** Mailboxes that are opened by signing in at their provider: going there, and coming back from another site. */

const SCREEN = "/statements/config-email";
const FINISH = "**/api/statement_sources/mailboxes/sign_in/finish";

/** Whoever opens the provider's page is sent back with what it gives. */
const answerAtProvider = (page: Page, given: Readonly<Record<string, string>>) =>
  page.route("https://login.example.test/authorize?**", async (route) => {
    const { searchParams: query } = new URL(route.request().url());
    expect(query.get("code_challenge_method")).toBe("S256");
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("state", query.get("state") ?? "");
    for (const [name, value] of Object.entries(given)) back.searchParams.set(name, value);
    const body = `<meta http-equiv="refresh" content="0;url=${back.href.replaceAll("&", "&amp;")}">`;
    await route.fulfill({ contentType: "text/html", body });
  });

const begin = async (page: Page): Promise<void> => {
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Add a mailbox" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Opened by").selectOption("Signing in with Example Mail");
  await dialog.getByLabel("E-mail address").fill("asha@example.test");
  await expect(dialog.getByLabel("Password for programs")).toHaveCount(0);
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign in with Example Mail" }).click();
};

test("who comes back from a provider goes on where they were, and what it gave stands in no address", async ({
  page,
  asha,
}) => {
  await answerAtProvider(page, { code: "canary-code-4711" });
  await page.route(FINISH, async (route) => {
    const body = route.request().postDataJSON() as { code: string; state: string };
    expect(body.code).toBe("canary-code-4711");
    expect(body.state).toMatch(/^[\w-]{43}$/);
    expect(new URL(page.url()).search).toBe("");
    const data = {
      id: "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b",
      host: "imap.example.test",
      port: 993,
      security: "tls",
      username: "asha@example.test",
      sign_in: "own",
      folder: "INBOX",
      since: "2026-01-01",
      state: "waiting",
      fault: null,
      checked_at: null,
      next_at: null,
      scan_total: 0,
      scan_done: 0,
      created_at: "2026-11-20T09:00:00.000Z",
    };
    await route.fulfill({ json: { data } });
  });
  await begin(page);
  await expectToast(page, "asha@example.test is watched from now on");
  await expect(page).toHaveURL(SCREEN);
  await page.goBack();
  expect(page.url()).not.toContain("canary-code");
  const told = await dataOf<unknown>(asha, "GET", "/api/statement_sources");
  expect(JSON.stringify(told)).toContain("Example Mail");
});

test("what was cancelled, or does not come through, is told, and the way back is there", async ({
  page,
  asha,
}) => {
  await answerAtProvider(page, { error: "access_denied" });
  await begin(page);
  await expect(page.getByRole("alert")).toContainText("The sign-in was cancelled");
  expect(new URL(page.url()).search).toBe("");
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Begin again" }).click();
  await expect(page).toHaveURL(SCREEN);

  await page.unroute("https://login.example.test/authorize?**");
  await answerAtProvider(page, { code: "canary-code-4712" });
  await begin(page);
  await expect(page.getByRole("alert")).toContainText("The provider does not answer right now");
  await page.goto(`${SCREEN}/sign-in?code=canary-code-4713&state=made-up`);
  await expect(page.getByRole("alert")).toContainText("This sign-in was used already, was begun elsewhere");
  const { mailboxes } = await dataOf<{ mailboxes: unknown[] }>(asha, "GET", "/api/statement_sources");
  expect(mailboxes).toEqual([]);
});
