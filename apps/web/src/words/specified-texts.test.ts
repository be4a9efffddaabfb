import { expect, test } from "vitest";
import catalog from "../locales/en.po?raw";

/** Words that are exact in the specification and stand in the catalog; a change of one must be noticed. */
const SPECIFIED = [
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
  "Oops, unknown error occurred!",
  "Session expired, please login again!",
  "{reason}, please retry login!",
  "Password reset failed, please retry!",
  "Sorry, unable to create bank account, please retry!",
  "Oops, delete failed!",
  "Oops, update failed!",
  "Oops, tag delete failed!",
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
  "Email verified successfully",
];

test.each(SPECIFIED)("the catalog holds the specified words: %s", (words) => {
  expect(catalog).toContain(`msgid "${words}"\n`);
});

test("a new tag is named in its toast", () => {
  expect(catalog).toContain('msgid "Tag “{name}” added"');
});
