import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { enterAs, expect, makePerson, type Person, test } from "../../person.ts";
import { expectToast } from "../../screen.ts";

/** Second factors as a person meets them: an app's codes, recovery codes, and passkeys of an authenticator that the browser plays. */

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code of a moment (RFC 6238), for a secret as it is typed into an app. */
const makeCode = (secret: string, at_ms: number): string => {
  const bits = Array.from(secret, (sign) => BASE32.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at_ms / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const place = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(place) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
};

const logOut = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto("/login");
};

const typePassword = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
};

test("codes of an app are turned on, asked for, and a recovery code stands in once", async ({
  page,
  asha,
}) => {
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog", { name: "Add your authenticator app" });
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await dialog.getByRole("textbox", { name: "Code" }).fill(makeCode(secret, Date.now()));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog", { name: "Keep these recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const recovery = await codes.getByRole("listitem").first().innerText();
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("An authenticator app was added")).toBeVisible();
  await logOut(page);
  await typePassword(page, asha);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText(/This was not accepted/)).toBeVisible();
  await page.getByLabel("Code").fill(makeCode(secret, Date.now() + 30_000));
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/");
  await logOut(page);
  await typePassword(page, asha);
  await page.getByLabel("Code").fill(recovery);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/settings/security");
  await expect(page.getByText(/9 are left/)).toBeVisible();
});

test("a passkey is added, named, opens the account without a password, and is removed", async ({
  browser,
  baseURL,
}) => {
  const base = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const person = await makePerson(base);
  const context = await browser.newContext({
    baseURL: base,
    extraHTTPHeaders: { "x-forwarded-for": person.address },
  });
  await enterAs(context, person);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("My laptop");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expectToast(page, "Passkey added");
  await page.getByRole("button", { name: "Rename My laptop" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Kitchen laptop");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(page.getByRole("button", { name: "Remove Kitchen laptop" })).toBeVisible();
  await logOut(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/settings/security");
  await expect(page.getByText("Signed in with a passkey")).toBeVisible();
  await logOut(page);
  await typePassword(page, person);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Remove Kitchen laptop" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expectToast(page, "Passkey removed");
  await context.close();
});
