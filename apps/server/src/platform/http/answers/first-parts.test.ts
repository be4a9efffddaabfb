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
    "/login": { scripts: ["/assets/login.js"], styles: ["/assets/login.css"] },
    "/": { scripts: ["/assets/insights.js"], styles: [] },
  }),
);
const LOGIN =
  "</assets/login.js>; rel=modulepreload; crossorigin, </assets/login.css>; rel=preload; as=style; crossorigin";

test("a page tells which files its first screen needs; without a session that is the login", () => {
  const find = readFirstParts(folder);
  expect(find("/login?from=%2Fvendors", {})).toBe(LOGIN);
  expect(find("/", {})).toBe(LOGIN);
  expect(find("/", { [SESSION_COOKIE]: "x" })).toBe("</assets/insights.js>; rel=modulepreload; crossorigin");
  expect(find("/transactions", {})).toBeNull();
});

test("a build that says nothing is served all the same", () => {
  expect(readFirstParts(path.join(folder, "none"))("/login", {})).toBeNull();
});
