import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PROGRAM = "/usr/bin/qpdf";
/** Without Debian's qpdf the tests that need it are skipped, and say so. */
export const hasQpdf = existsSync(PROGRAM);

/** A PDF that opens with a password alone, as banks lock them (AES-256). */
export const lockPdf = (bytes: Uint8Array, password: string): Buffer => {
  const folder = mkdtempSync(path.join(tmpdir(), "passbook-qpdf-"));
  try {
    const [open, locked] = [path.join(folder, "open.pdf"), path.join(folder, "locked.pdf")];
    writeFileSync(open, bytes);
    execFileSync(PROGRAM, ["--encrypt", password, "for-the-bank-only", "256", "--", open, locked]);
    return readFileSync(locked);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
