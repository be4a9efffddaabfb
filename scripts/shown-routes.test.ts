import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { GUARDED, PUBLIC } from "../e2e/routes.ts";

const ROUTER = path.resolve(import.meta.dirname, "../apps/web/src/app/router.tsx");

/** Looked at where a book is moved in, an administrator is made or a provider is set up, which no household has: `names/move-in.spec.ts`, `entering/`. */
const ELSEWHERE = new Set(["statements/{}/move-in", "admin", "sign-on"]);

test("every path of the router is a screen that is looked at in both themes and sizes", () => {
  const looked = [...PUBLIC, ...GUARDED].map((route) =>
    route.replace(/#.*/, "").replaceAll(/\{\w+\}/g, "{}"),
  );
  const paths = [...readFileSync(ROUTER, "utf8").matchAll(/path: "([^"*]+)"/g)]
    .map(([, found = ""]) => found.replaceAll(/:\w+/g, "{}"))
    .filter((found) => !ELSEWHERE.has(found));
  expect(paths.length).toBeGreaterThan(30);
  const isLooked = (found: string) => looked.some((route) => route === found || route.endsWith(`/${found}`));
  expect(paths.filter((found) => !isLooked(found))).toEqual([]);
});
