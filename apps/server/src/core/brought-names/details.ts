import type { BroughtTransactionRow } from "@passbook/db/schema";
import * as z from "zod";

const details = z.object({
  tags: z.array(z.string()),
  note: z.nullable(z.string()),
  payee: z.nullable(z.string()),
  account: z.nullable(z.string()),
  cleared: z.nullable(z.enum(["uncleared", "cleared", "reconciled"])),
});
export type BroughtDetails = z.output<typeof details>;

/** What stands beside a row of a source besides its category. */
export const readDetails = (row: Pick<BroughtTransactionRow, "details">): BroughtDetails =>
  z.parse(details, JSON.parse(row.details));
