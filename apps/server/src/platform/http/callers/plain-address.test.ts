import { expect, test } from "vitest";
import { addressOf, plainAddress } from "./client-address.ts";

test("an address has one form, and what is none stays as it is", () => {
  const forms = {
    "203.0.113.9": "203.0.113.9",
    " 203.0.113.9:443": "203.0.113.9",
    "::FFFF:203.0.113.9": "203.0.113.9",
    "::ffff:cb00:7109": "203.0.113.9",
    "[2001:DB8:0:0::1]:443": "2001:db8::1",
    "fe80::1%eth0": "fe80::1",
    "[fe80::1%eth0]:443": "fe80::1",
    unknown: "unknown",
    "_hidden:1": "_hidden:1",
    "0x7f.1": "0x7f.1",
    "": "",
  };
  expect(Object.keys(forms).map(plainAddress)).toEqual(Object.values(forms));
});

test("a client that has left has no address, and that is no fault", () => {
  expect(addressOf({ ip: undefined as never })).toBe("");
});
