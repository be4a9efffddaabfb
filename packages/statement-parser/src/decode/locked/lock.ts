import type { Result } from "@passbook/contract/values";

/** `unusual`: a kind of lock, or an effort to open it, that no office program writes. */
export type LockFault = "wrong_password" | "unusual" | "too_large" | "broken";

/** A lock read from a file: a password opens what lies behind it. */
export type Lock = { open(password: string): Result<Uint8Array, LockFault> };
