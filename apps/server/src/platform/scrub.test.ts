import { expect, test } from "vitest";
import { scrubText, scrubValue } from "./scrub.ts";

test.each([
  ["login of asha.r@example.test failed", "login of [e-mail] failed"],
  ["to DE89 3704 0044 0532 0130 00 now", "to [account] now"],
  ["IBAN GB29NWBK60161331926819.", "IBAN [account]."],
  ["card 4111 1111 1111 1111", "card [number]"],
  ["Authorization: Bearer abc.def.ghi", "Authorization: Bearer [kept out]"],
  ['{"password":"hunter2 and more"}', '{"password":[kept out]}'],
  ["/reset-password?token=abcDEF123&x=1", "/reset-password?token=[kept out]&x=1"],
  ["eyJhbGciOi.eyJpZCI6.sig-nature", "[token]"],
  [
    "row 01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b is missing",
    "row 01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b is missing",
  ],
  ["TypeError: x is not a function at main.tsx:12:34", "TypeError: x is not a function at main.tsx:12:34"],
])("%s", (text, wanted) => {
  expect(scrubText(text)).toBe(wanted);
});

test("reaches into objects and lists", () => {
  expect(scrubValue({ a: ["x@example.test", 1, null], b: { c: "y" } })).toEqual({
    a: ["[e-mail]", 1, null],
    b: { c: "y" },
  });
});
