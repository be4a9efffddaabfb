import type { MailboxFault } from "@passbook/contract/mailboxes";
import { toHostFault } from "../../../platform/hosts/host-fault.ts";

/** What keeps a mailbox from being read, as its person can mend it. */
export class MailboxFailure extends Error {
  readonly fault: MailboxFault;
  constructor(fault: MailboxFault, cause?: unknown) {
    super(`mailbox: ${fault}`, { cause });
    this.name = "MailboxFailure";
    this.fault = fault;
  }
}

const BY_CODE: Readonly<Record<string, MailboxFault>> = {
  CONNECT_TIMEOUT: "unreachable",
  GREETING_TIMEOUT: "unreachable",
  // A server that speaks without TLS where TLS is expected.
  ERR_SSL_WRONG_VERSION_NUMBER: "no_encryption",
  EPROTO: "no_encryption",
  UPGRADE_TIMEOUT: "no_encryption",
  STARTTLS_INJECTION: "no_encryption",
};

type Raised = {
  readonly code?: unknown;
  readonly authenticationFailed?: unknown;
  readonly tlsFailed?: unknown;
  readonly mailboxMissing?: unknown;
  readonly _err?: unknown;
  readonly cause?: unknown;
};

const ofCode = (code: string): MailboxFault | null => BY_CODE[code] ?? toHostFault(code);

/** What of the ways to fail an error of the connection is. */
export const toFault = (error: unknown): MailboxFault => {
  if (error instanceof MailboxFailure) return error.fault;
  if (typeof error !== "object" || error === null) return "ended";
  // Errors of the library and of Node carry what they are about beside their message.
  const { code, authenticationFailed, tlsFailed, mailboxMissing, _err, cause }: Raised = error;
  if (authenticationFailed === true) return "wrong_password";
  if (mailboxMissing === true) return "folder_missing";
  const known = typeof code === "string" ? ofCode(code) : null;
  if (known !== null) return known;
  const within = _err ?? cause;
  if (within !== undefined && within !== error) {
    const fault = toFault(within);
    if (fault !== "ended") return fault;
  }
  return tlsFailed === true ? "no_encryption" : "ended";
};
