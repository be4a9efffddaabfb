import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** What the specification names, word for word: each must be named by a test that behaves, so that none loses its test unseen. */

const ROOT = path.resolve(import.meta.dirname, "..");

const ROUTES = [
  "/",
  "/transactions",
  "/statements",
  "/statements/upload",
  "/statements/config-email",
  "/statements/{id}",
  "/vendors",
  "/settings",
  "/settings/profile",
  "/settings/bank-accounts",
  "/settings/bank-accounts/create",
  "/settings/bank-accounts/{id}",
  "/settings/categories",
  "/settings/categories/create",
  "/settings/categories/{id}",
  "/settings/categories/{id}/create",
  "/settings/categories/{id}/edit/{subCategoryId}",
  "/settings/merchants",
  "/settings/merchants/create",
  "/settings/merchants/{id}",
  "/settings/subscription",
  "/settings/about",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/email-verify",
];

const CALLS = [
  "POST /api/sessions/login",
  "GET /api/users/{id}",
  "POST /api/users/verify_email",
  "PATCH /api/users/reset_password",
  "PATCH /api/users/{id}",
  "POST /api/sessions/logout",
  "GET /api/bank_accounts",
  "POST /api/bank_accounts",
  "PATCH /api/bank_accounts/{id}",
  "DELETE /api/bank_accounts/{id}",
  "GET /api/merchants",
  "POST /api/merchants",
  "PATCH /api/merchants/{id}",
  "DELETE /api/merchants/{id}",
  "GET /api/categories",
  "POST /api/categories",
  "PATCH /api/categories/{id}",
  "DELETE /api/categories/{id}",
  "POST /api/categories/{id}/tags",
  "DELETE /api/categories/{id}/tags/{tagId}",
];

/** Words that a browser test reads on a screen. */
const SHOWN = [
  "Loading...",
  "Login/Register",
  "Welcome",
  "Insights",
  "Transactions",
  "Statements",
  "Settings",
  "Profile",
  "Subscription",
  "Logout",
  "Free-forever",
  "Session expired, please login again!",
  ", please retry login!",
  "Password reset failed, please retry!",
  "Sorry, unable to create bank account, please retry!",
  "Oops, delete failed!",
  "Oops, update failed!",
  "Oops, tag delete failed!",
  "Request timeout, please try again!",
  "Oops, unknown error occurred!",
  "Network Error",
  "Request failed with status code 503",
  "timeout of 120000ms exceeded",
  "ChunkLoadError",
  "Bank Account created!",
  "Bank Account updated!",
  "Bank Account deleted!",
  "Merchant created!",
  "Merchant updated!",
  "Merchant deleted!",
  "Parent Category created!",
  "Sub-category created!",
  "Sub-category updated!",
  "Category deleted!",
  "Sub-category deleted!",
  "Tag deleted!",
  "Tag “spring” added",
  "Email verified successfully",
];

/** Words, keys and limits that any test may name. */
const NAMED = [
  "Request aborted",
  "timeout of 5ms exceeded",
  "auth_token",
  "XSRF-TOKEN",
  "x-xsrf-token",
  "45_000",
  "120_000",
  "stays_ms: 4000",
  "stays_ms: 2000",
  "toHaveCount(20)",
  "toBeLessThanOrEqual(350)",
  "height: 61",
  "width: 768",
];

const read = (...patterns: readonly string[]): string =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules/**"] }))
    // it looks into the catalog only
    .filter((file) => !file.endsWith("specified-texts.test.ts"))
    .map((file) => readFileSync(path.join(ROOT, file), "utf8"))
    .join("\n");

const BROWSER_TESTS = read("e2e/**/*.ts");
const SERVER_TESTS = read("apps/server/src/**/*.test.ts");
const ALL_TESTS = `${BROWSER_TESTS}\n${SERVER_TESTS}\n${read("apps/web/src/**/*.test.ts", "packages/*/src/**/*.test.ts")}`;

/** Parameters have their own names in tests; a query may follow. */
const toPattern = (route: string): RegExp => {
  const escaped = route.replaceAll(/[.*+?^$|()[\]\\]/g, String.raw`\$&`);
  return new RegExp(`"${escaped.replaceAll(/\{\w+\}/g, String.raw`\{\w+\}`)}(\\?[^"]*)?"`);
};

describe("every route has a browser test", () => {
  test.each(ROUTES)("%s", (route) => {
    expect(BROWSER_TESTS).toMatch(toPattern(route));
  });
});

describe("every call has a test over HTTP", () => {
  test.each(CALLS)("%s", (call) => {
    expect(SERVER_TESTS).toContain(`"${call}"`);
  });
});

describe("everything people read has a browser test", () => {
  test.each(SHOWN)("%s", (words) => {
    expect(BROWSER_TESTS).toContain(words);
  });
});

describe("everything else that is named has a test", () => {
  test.each(NAMED)("%s", (words) => {
    expect(ALL_TESTS).toContain(words);
  });
});
