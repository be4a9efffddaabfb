import { onSessionEnd } from "../calls/session-store.ts";

/** Files that were handed in as statements and are receipts, until their purchases are asked for. */
let brought: readonly File[] = [];

/** Brings a receipt to the list of transactions, which asks for its purchase. */
export const bringReceipt = (file: File): void => {
  brought = [...brought, file];
};

/** Takes what was brought. */
export const takeBrought = (): readonly File[] => {
  const taken = brought;
  brought = [];
  return taken;
};

onSessionEnd(() => {
  brought = [];
});
