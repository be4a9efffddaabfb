import type { Words } from "./concept.ts";

/** Indonesian. */
export const id: Words = {
  payment: "pembayaran",
  purchase: "pembelian, belanja",
  thanks: "terima kasih",
};
