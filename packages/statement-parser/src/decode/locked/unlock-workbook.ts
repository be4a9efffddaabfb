import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { findLock } from "./find-lock.ts";
import type { FoundLock } from "./find-lock.ts";
import type { LockFault } from "./lock.ts";

/** Why a locked workbook stays locked. */
export type WorkbookLockFault = LockFault | "needs_password";

/** A workbook without its lock. */
export type UnlockedWorkbook = { bytes: Uint8Array; format: "xlsx" | "xls" };

/** What Excel locks a workbook with that is only protected against changes; whoever opens one is not asked. */
export const EVERYBODYS_PASSWORD = "VelvetSweatshop";

const tryPasswords = (
  { lock, format }: FoundLock,
  password: string | undefined,
): Result<UnlockedWorkbook, WorkbookLockFault> => {
  for (const each of password === undefined ? [EVERYBODYS_PASSWORD] : [password, EVERYBODYS_PASSWORD]) {
    const opened = lock.open(each);
    if (opened.ok) return ok({ bytes: opened.value, format });
    if (opened.error !== "wrong_password") return opened;
  }
  return err(password === undefined ? "needs_password" : "wrong_password");
};

/** A workbook in a compound file without its lock; one that has none comes back as it is. */
export const unlockWorkbook = (
  bytes: Uint8Array,
  password: string | undefined,
): Result<UnlockedWorkbook, WorkbookLockFault> => {
  const found = findLock(bytes);
  if (found === null) return ok({ bytes, format: "xls" });
  return found.ok ? tryPasswords(found.value, password) : found;
};
