import type { Merchant } from "@passbook/contract/merchants";
import { expect, test } from "vitest";
import { findMerchants } from "./find-merchants.ts";

const merchants = ["Café Roma", "H & M", "Marks & Spencer", "Wal-Mart"].map(
  // only names are looked at
  (name) => ({ name }) as Merchant,
);

test.each([
  ["", ["Café Roma", "H & M", "Marks & Spencer", "Wal-Mart"]],
  ["cafe", ["Café Roma"]],
  ["hm", ["H & M"]],
  ["h & m", ["H & M"]],
  ["marks spencer", ["Marks & Spencer"]],
  ["spencer marks", ["Marks & Spencer"]],
  ["walmart", ["Wal-Mart"]],
])("%j finds %j", (text, names) => {
  expect(findMerchants(merchants, text).map(({ name }) => name)).toEqual(names);
});
