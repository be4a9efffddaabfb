import type { Context } from "./context.ts";
import { makeLedger } from "./ledger.ts";
import type { Ledger, LedgerWish } from "./ledger.ts";

/** The variant that a seed draws; the last one for all later seeds. */
export const pickVariant = <T>(variants: readonly T[], { seed }: Context): T => {
  const variant = variants[Math.min(seed, variants.length) - 1];
  if (variant === undefined) throw new Error("A layout draws at least one variant.");
  return variant;
};

/** A month of an account, with so many movements as the context wishes. */
export const makeMonth = (
  { random, rows }: Context,
  wish: Pick<LedgerWish, "payees"> & Partial<LedgerWish>,
): Ledger =>
  makeLedger({
    random,
    from: "2026-03-01",
    to: "2026-03-31",
    count: rows,
    opening: wish.opening ?? random.int(100_000, 900_000),
    scale: 3_000,
    ...wish,
  });
