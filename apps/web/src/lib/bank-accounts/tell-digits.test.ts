import { expect, test } from "vitest";
import { tellDigits } from "./tell-digits.ts";

test("the last digits are told once: beside a name that does not say them", () => {
  expect(tellDigits({ name: "House money", last_4_digits: "4444" })).toBe("··4444");
  expect(tellDigits({ name: "Rhein Bank 4444", last_4_digits: "4444" })).toBeNull();
  expect(tellDigits({ name: null, last_4_digits: "4444" })).toBe("··4444");
  expect(tellDigits({ name: "Rhein Bank", last_4_digits: null })).toBeNull();
});
