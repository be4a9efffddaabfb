import { expect, test } from "vitest";
import { findSignInProvider } from "./mailbox-presets.ts";
import { readSignInReturn } from "./read-sign-in-return.ts";

test.each([
  ["?code=a%2Fb&state=s&scope=x", { state: "given", body: { code: "a/b", state: "s" } }],
  ["?error=access_denied&state=s", { state: "refused" }],
  ["?error=access_denied&code=a&state=s", { state: "refused" }],
  ["?code=a", { state: "missing" }],
  ["?state=s", { state: "missing" }],
  ["", { state: "missing" }],
])("a provider sent back %s", (search, read) => {
  expect(readSignInReturn(search)).toEqual(read);
});

test.each([
  ["asha@gmail.com", "google"],
  ["asha@GoogleMail.com ", "google"],
  ["asha@outlook.com", "microsoft"],
  ["asha@hotmail.co.uk", "microsoft"],
  ["asha@live.fr", "microsoft"],
  ["asha@outlook.com.evil.example.test", undefined],
  ["asha@notgmail.com", undefined],
  ["asha@example.com", undefined],
  ["gmail.com@example.com", undefined],
])("%s is opened by signing in with %s", (address, provider) => {
  expect(findSignInProvider(address)).toBe(provider);
});
