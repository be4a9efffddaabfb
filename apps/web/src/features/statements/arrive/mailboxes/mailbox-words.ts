import { useLingui } from "@lingui/react/macro";
import type { MailboxFault } from "@passbook/contract/mailboxes";

/** What is wrong with a mailbox, and what to do about it. */
export const useFaultWords = (): ((fault: MailboxFault, host: string, folder: string) => string) => {
  const { t } = useLingui();
  return (fault, host, folder) => {
    const words: Readonly<Record<MailboxFault, string>> = {
      name_not_found: t`There is no server called ${host}. Check its name.`,
      host_not_allowed: t`${host} is on this machine or its network, where this Passbook may not connect. Whoever runs it can allow that (LOCAL_MAILBOXES).`,
      refused: t`${host} answers, but not at this port. Check the port.`,
      unreachable: t`${host} does not answer. Check name and port, or try again later.`,
      no_encryption: t`${host} offers no encryption here, so nothing was said to it. Try the other kind, or port 993.`,
      tls_port: t`${host} speaks TLS from the start at this port. Choose TLS, or port 143 for STARTTLS.`,
      certificate: t`The certificate of ${host} is not one that is trusted, so nothing was said to it.`,
      wrong_password: t`User name or password was refused. Many providers want a password made for programs (app password).`,
      folder_missing: t`There is no folder ${folder} at ${host}. Choose another.`,
      sign_in_ended: t`The sign-in to ${host} is over: it was withdrawn, or too old. Sign in again.`,
      sign_in_refused: t`${host} refused this sign-in. Sign in with the account that this address belongs to, and see whether it lets programs read mail (IMAP).`,
      sign_in_unreachable: t`Where one signs in for ${host} nobody answers right now. It is tried again.`,
      sign_in_off: t`This Passbook is not set up for signing in to ${host}, or no longer known there. Whoever runs it can mend that.`,
      ended: t`The connection to ${host} ended unexpectedly. It is tried again.`,
    };
    return words[fault];
  };
};
