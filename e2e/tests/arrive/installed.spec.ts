import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeOfx, SEPTEMBER } from "../../ledger.ts";
import { dataOf, expect, makePerson, test } from "../../person.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** The app as a phone or a desktop installs it, and what is shared with it there. */

const NAME = "september.ofx";

/** Opens the address that files are shared to, as a browser does for an installed app: a form that nobody's page sends. */
const share = async (page: Page): Promise<void> => {
  await page.evaluate(
    ({ name, text }) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
      const input = document.createElement("input");
      Object.assign(input, { type: "file", name: "file" });
      const files = new DataTransfer();
      files.items.add(new File([text], name));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { name: NAME, text: makeOfx(SEPTEMBER) },
  );
};

test("the app can be installed: nothing is missing or wrong in its manifest, and no service worker is there", async ({
  page,
}) => {
  await page.goto("/login");
  const session = await page.context().newCDPSession(page);
  const { errors, data = "" } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // a page that is looked at without a window of its own cannot install anything
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  type Manifest = {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    share_target: { params: { files: { accept: string[] }[] } };
  };
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (type === "image/png") expect(`${String(width)}x${String(width)}`).toBe(sizes);
    else expect(width).toBeGreaterThan(0);
  }
  const chosen = await readFile("apps/web/src/features/statements/upload/statement-files.ts", "utf8");
  const endings = /"(\.[^"]+)"/.exec(chosen)?.[1]?.split(",") ?? [];
  expect(manifest.share_target.params.files.flatMap(({ accept }) => accept)).toEqual(
    expect.arrayContaining(endings),
  );
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("the frame around the page is as light or dark as the person chose", async ({ page, asha }) => {
  expect(asha.name).not.toBe("");
  const colour = () =>
    page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
      return [...metas].find(({ media }) => matchMedia(media).matches)?.content;
    });
  await page.goto("/settings/profile");
  await expect.poll(colour).toBe("#141820");
  await page.getByRole("radio", { name: "Light" }).check({ force: true });
  await expect.poll(colour).toBe("#ffffff");
});

test("a file that a phone shares is handed in like any other", async ({ page, asha, faults }) => {
  await page.goto("/");
  await share(page);
  await expect(page.getByText("7 rows: all new.")).toBeVisible();
  await expect(page).toHaveURL("/statements/upload");
  expect(await dataOf<unknown[]>(asha, "GET", "/api/transactions")).toHaveLength(SEPTEMBER.length);
  await page.reload();
  await expect(page.getByText("no longer held")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("what is shared by somebody who is not signed in waits until they are", async ({ page, baseURL }) => {
  const person = await makePerson(baseURL ?? "");
  await page.goto("/login");
  await share(page);
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("What you shared waits here")).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("7 rows: all new.")).toBeVisible();
});

test("what was not taken, or is held no longer, says what to do instead", async ({ page, asha }) => {
  expect(asha.name).not.toBe("");
  await page.goto("/statements/upload?shared=not_taken");
  await expect(page.getByRole("alert").filter({ hasText: "Choose the file here instead" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/statements/upload?shared=waiting");
  await expect(page.getByRole("alert").filter({ hasText: "Share it again" })).toBeVisible();
  await expectAccessible(page);
});
