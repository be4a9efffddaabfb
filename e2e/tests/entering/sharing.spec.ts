import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { makeOfx, SEPTEMBER } from "../../ledger.ts";
import { findLink } from "../../outbox.ts";
import {
  callAs,
  dataOf,
  enterAs,
  expect,
  makePerson,
  newEmail,
  PASSWORD,
  type Person,
  test,
  watchFaults,
} from "../../person.ts";
import { expectToast, openAccountMenu } from "../../screen.ts";
import { join } from "../../shared-book.ts";
import { expectAccessibleInBoth, expectFit, settle } from "../../soundness.ts";

/** A book that two people share, each in a browser of their own. */

const GUEST = "Ravi Menon";

const openFor = async (browser: Browser, person: Person): Promise<{ page: Page; faults: string[] }> => {
  const context = await browser.newContext({ baseURL: person.base_url });
  await enterAs(context, person);
  const page = await context.newPage();
  return { page, faults: watchFaults(page) };
};

/** Looks at a screen as a phone and as a desktop show it. */
const expectSound = async (page: Page): Promise<void> => {
  await settle(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFit(page);
    await expectAccessibleInBoth(page);
  }
};

const banner = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

const chooseBook = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Choose a book" }).click();
  await page.getByRole("menuitemcheckbox", { name }).click();
};

/** Makes an invitation on the screen, as a person does, and answers its path. */
const invite = async (page: Page): Promise<string> => {
  await page.goto("/settings/sharing");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessibleInBoth(page);
  // Nothing is offered that a server without mail refuses.
  await expect(dialog.getByText("You get a link, which you hand over yourself.")).toBeVisible();
  await expect(dialog.getByLabel(/E-mail/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save" }).click();
  const link = await dialog.locator("code").innerText();
  await expectFit(page);
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await expect(page.getByRole("list", { name: "Invitations that can still be used" })).toContainText(
    "A link",
  );
  await expectSound(page);
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
};

test("a book is shared by a link, changed by its editor, looked at by its viewer, and closed to who is removed", async ({
  page,
  asha,
  browser,
  baseURL,
}) => {
  test.slow();
  await callAs(asha, "POST", "/api/categories", { data: { name: "Household", icon: "home" } });
  const path = await invite(page);
  const guest = await makePerson(baseURL ?? "", GUEST);
  const visit = await openFor(browser, guest);
  const theirs = visit.page;

  await theirs.goto(path);
  await expect(theirs.getByRole("heading", { name: "Share Asha Raghavan's book" })).toBeVisible();
  await expectSound(theirs);
  await theirs.getByRole("button", { name: "Accept" }).click();
  await expect(banner(theirs, "You look at Asha Raghavan's book, and can change it.")).toBeVisible();

  // what an editor changes is changed for both, and the history says who
  await theirs.goto("/settings/merchants/create");
  await theirs.getByLabel("Name").first().fill("Kaveri Fresh");
  await theirs
    .getByRole("button", { name: /^(Save|Create)/ })
    .first()
    .click();
  await expect
    .poll(async () =>
      (await dataOf<{ name: string }[]>(asha, "GET", "/api/merchants")).map(({ name }) => name),
    )
    .toEqual(["Kaveri Fresh"]);
  expect(await dataOf(guest, "GET", "/api/merchants")).toEqual([]);
  await page.goto("/settings/history");
  await expect(page.getByRole("list", { name: "Changes" })).toContainText(`by ${GUEST}`);

  // in one's own book nothing of it stands
  await chooseBook(theirs, /My own book/);
  await expect(banner(theirs, "You look at")).toHaveCount(0);
  await theirs.goto("/settings/merchants");
  await expect(theirs.getByText("Kaveri Fresh")).toHaveCount(0);
  await chooseBook(theirs, /Asha Raghavan/);
  await expect(banner(theirs, "You look at")).toBeVisible();

  // made a viewer while a form is open, they are refused in words, and the form goes
  await theirs.goto("/settings/merchants/create");
  await theirs.getByLabel("Name").first().fill("Metro Market");
  await page.goto("/settings/sharing");
  await page.getByRole("button", { name: `Change what ${GUEST} may do` }).click();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /Viewer/ })
    .check();
  await expectAccessibleInBoth(page);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Saved");
  await theirs
    .getByRole("button", { name: /^(Save|Create)/ })
    .first()
    .click();
  await expectToast(theirs, "You may look at this book and change nothing in it.");
  await expect(banner(theirs, "can change nothing in it.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^(Save|Create)/ })).toHaveCount(0);
  await theirs.goto("/settings");
  await expect(theirs.getByRole("link", { name: "Programs" })).toHaveCount(0);
  await expectSound(theirs);
  await theirs.goto("/settings/sharing");
  await expectSound(theirs);

  await page.getByRole("button", { name: `Remove ${GUEST}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Removed");
  await theirs.goto("/transactions");
  await expectToast(theirs, "Asha Raghavan's book is not shared with you any more.");
  await expect(banner(theirs, "You look at")).toHaveCount(0);
  expect(visit.faults).toEqual([]);
  await theirs.context().close();
});

test("whoever opens an invitation signed out logs in first and comes back to it", async ({
  page,
  baseURL,
}) => {
  const owner = await makePerson(baseURL ?? "", "Meera Raghavan");
  const { link } = await dataOf<{ link: string }>(owner, "POST", "/api/members/invitations", {
    data: { role: "viewer", email: null },
  });
  const { pathname, hash } = new URL(link);
  const guest = await makePerson(baseURL ?? "", GUEST);
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByText("Somebody invites you to share their book.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByLabel("E-mail").fill(guest.email);
  await page.getByLabel("Password", { exact: true }).fill(guest.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Viewer: Sees everything in this book and changes nothing")).toBeVisible();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(
    banner(page, "You look at Meera Raghavan's book, and can change nothing in it."),
  ).toBeVisible();
  // another tab has a book of its own
  const other = await page.context().newPage();
  await other.goto("/settings");
  await expect(other.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(banner(other, "You look at")).toHaveCount(0);
});

test("a member leaves a book by themselves, and an invitation is taken back", async ({
  page,
  asha,
  baseURL,
}) => {
  const owner = await makePerson(baseURL ?? "", "Meera Raghavan");
  await join(owner, asha, "editor");
  await page.goto("/");
  await chooseBook(page, /Meera Raghavan/);
  await page.goto("/settings/sharing");
  await page.getByRole("button", { name: "Leave this book" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(banner(page, "You look at")).toHaveCount(0);
  expect(await dataOf(asha, "GET", "/api/books")).toHaveLength(1);

  await invite(page);
  await page.getByRole("button", { name: /^Withdraw the invitation: A link/ }).click();
  await expectToast(page, "Invitation withdrawn");
});

test("a viewer is offered nothing that hands in or takes back, and marks no alerts as seen", async ({
  page,
  asha,
  baseURL,
}) => {
  const owner = await makePerson(baseURL ?? "", "Meera Raghavan");
  await callAs(owner, "POST", "/api/sample");
  await join(owner, asha, "viewer");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await chooseBook(page, /Meera Raghavan/);
  await expect(banner(page, "can change nothing in it.")).toBeVisible();
  await page.goto("/alerts");
  await settle(page);
  await expect(page.getByRole("button", { name: /^Done with/ })).toHaveCount(0);
  expect(sent.filter((path) => path.includes("alerts"))).toEqual([]);
  await page.goto("/statements");
  await settle(page);
  await expect(page.getByRole("link", { name: "Upload" })).toHaveCount(0);
  await page.goto("/settings/history");
  await expect(page.getByRole("list", { name: "Changes" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  // what is the owner's alone is not asked for, and says whose it is
  await page.goto("/statements/config-email");
  await expect(page.getByText("Only Meera Raghavan sets how statements arrive in this book.")).toBeVisible();
});

test("managing members is handed over and taken back, and the chosen book is forgotten with the session", async ({
  page,
  asha,
  browser,
  baseURL,
}) => {
  const guest = await makePerson(baseURL ?? "", GUEST);
  await join(asha, guest, "editor");
  await page.goto("/settings/sharing");
  await page.getByRole("button", { name: `Change what ${GUEST} may do` }).click();
  await page
    .getByRole("dialog")
    .getByRole("checkbox", { name: /May manage members/ })
    .check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const list = page.getByRole("list", { name: "Who looks at this book" });
  await expect(list).toContainText("Editor, manages members");

  const { page: theirs, faults } = await openFor(browser, guest);
  await theirs.goto("/");
  await chooseBook(theirs, /Asha Raghavan/);
  await expect(banner(theirs, "and can change it.")).toBeVisible();
  await theirs.goto("/settings/sharing");
  await expect(theirs.getByRole("button", { name: "Invite somebody" })).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list).not.toContainText("manages members");
  await theirs.reload();
  await expect(theirs.getByRole("list", { name: "Who looks at this book" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Invite somebody" })).toHaveCount(0);

  const menu = await openAccountMenu(theirs);
  await menu.getByRole("menuitem", { name: "Logout" }).click();
  await theirs.getByLabel("E-mail").fill(guest.email);
  await theirs.getByLabel("Password", { exact: true }).fill(guest.password);
  await theirs.getByRole("button", { name: "Login", exact: true }).click();
  await expect(theirs.getByRole("button", { name: "Choose a book" })).toBeVisible();
  await expect(banner(theirs, "You look at")).toHaveCount(0);
  expect(faults).toEqual([]);
  await theirs.context().close();
});

test("whoever registers by an invitation ends there once their address is confirmed, in whatever browser", async ({
  browser,
  page,
  baseURL,
}) => {
  const owner = await makePerson(baseURL ?? "", "Meera Raghavan");
  const { link } = await dataOf<{ link: string }>(owner, "POST", "/api/members/invitations", {
    data: { role: "viewer", email: null },
  });
  const { pathname, hash } = new URL(link);
  const email = newEmail();
  await page.goto(`${pathname}${hash}`);
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByLabel("Name").fill(GUEST);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Share Meera Raghavan's book" })).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const mailed = await elsewhere.newPage();
  await mailed.goto(await findLink(email, "/email-verify"));
  await expect(mailed.getByRole("heading", { name: "Share Meera Raghavan's book" })).toBeVisible();
  await mailed.getByRole("button", { name: "Accept" }).click();
  await expect(banner(mailed, "can change nothing in it.")).toBeVisible();
  await elsewhere.close();
});

test("the books stand in the header with the first screen, and from then on before they are asked for", async ({
  page,
  asha,
  baseURL,
}) => {
  const owner = await makePerson(baseURL ?? "", "Meera Raghavan");
  await join(owner, asha, "editor");
  // no idle moment ever comes
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Choose a book" })).toBeVisible();
  await page.route("**/api/books", () => undefined);
  await page.reload();
  await expect(page.getByRole("button", { name: "Choose a book" })).toBeVisible();
});

test("files on their way arrive in the book in which they were handed in before another one is shown", async ({
  page,
  asha,
  baseURL,
}) => {
  const owner = await makePerson(baseURL ?? "", "Meera Raghavan");
  await join(owner, asha, "editor");
  await page.goto("/");
  await chooseBook(page, /Meera Raghavan/);
  await expect(banner(page, "and can change it.")).toBeVisible();
  await page.goto("/statements");
  await settle(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/statements", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.fallback();
  });
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).first().click();
  const buffer = Buffer.from(makeOfx(SEPTEMBER));
  await (await choosing).setFiles({ name: "september.ofx", mimeType: "application/x-ofx", buffer });
  await page.getByRole("button", { name: "Back to mine" }).click();
  const asked = page.getByRole("alertdialog", { name: "1 file is still on its way" });
  await expect(asked).toBeVisible();
  await expectSound(page);
  await asked.getByRole("button", { name: "Stay in this book" }).click();
  await expect(banner(page, "and can change it.")).toBeVisible();
  await page.getByRole("button", { name: "Back to mine" }).click();
  letGo();
  await expect(banner(page, "You look at")).toHaveCount(0);
  expect(await dataOf(owner, "GET", "/api/statements")).toMatchObject([{ file_name: "september.ofx" }]);
  expect(await dataOf(asha, "GET", "/api/statements")).toEqual([]);
});

test("what is loaded at once stays small, whatever the header shows", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? "");
  let bytes = 0;
  for (const script of scripts)
    bytes += gzipSync(await (await request.get(script)).body(), { level: 9 }).length;
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(130_000);
});
