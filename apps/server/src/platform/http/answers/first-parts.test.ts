import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { SESSION_COOKIE } from "../session-guard/guard-session.ts";
import { readFirstParts } from "./first-parts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "passbook-parts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  path.join(folder, "first-parts.json"),
  JSON.stringify({
    "/login": {
      scripts: ["/assets/login.js"],
      styles: ["/assets/login.css"],
      words: { en: ["/assets/first-en.js"] },
    },
    "/": {
      scripts: ["/assets/insights.js"],
      styles: [],
      words: { en: ["/assets/en.js"], de: ["/assets/de.js"] },
    },
  }),
);
const script = (name: string): string => `</assets/${name}.js>; rel=modulepreload; crossorigin`;
const LOGIN = `${script("login")}, ${script("first-en")}, </assets/login.css>; rel=preload; as=style; crossorigin`;
const asked = (cookies: Record<string, string> = {}, accept_language?: string) => ({
  cookies,
  accept_language,
});

test("a page tells which files its first screen needs; without a session that is the login", () => {
  const find = readFirstParts(folder);
  expect(find("/login?from=%2Fvendors", asked())).toBe(LOGIN);
  expect(find("/", asked())).toBe(LOGIN);
  expect(find("/", asked({ [SESSION_COOKIE]: "x" }))).toBe(`${script("insights")}, ${script("en")}`);
  expect(find("/transactions", asked())).toBeNull();
});

test.each([
  [{}, "xx, de-AT;q=0.9, en;q=0.8", "de"],
  [{ language: "de" }, "en-GB", "de"],
  [{ language: "<script>" }, "xx, en", "en"],
] as const)(
  "the words are those of the last choice, or of the browser: %j %s",
  (cookies, accepted, language) => {
    const find = readFirstParts(folder);
    const session = { [SESSION_COOKIE]: "x" };
    const link = find("/", asked({ ...cookies, ...session }, accepted));
    expect(link).toBe(`${script("insights")}, ${script(language)}`);
  },
);

test("a build that says nothing is served all the same", () => {
  expect(readFirstParts(path.join(folder, "none"))("/login", asked())).toBeNull();
});
