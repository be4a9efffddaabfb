import { useLingui } from "@lingui/react/macro";
import type { BankFault } from "@passbook/contract/bank-connections";

/** What is wrong with a bridge to banks, and what to do about it. */
export const useBankFaultWords = (): ((fault: BankFault, host: string) => string) => {
  const { t } = useLingui();
  return (fault, host) => {
    const words: Readonly<Record<BankFault, string>> = {
      name_not_found: t`There is no server called ${host} any more, or this machine is not connected.`,
      host_not_allowed: t`${host} is on this machine or its network, where this Passbook may not connect. Whoever runs it can allow that (LOCAL_BRIDGES).`,
      refused: t`${host} takes no connections right now. It is tried again.`,
      unreachable: t`${host} does not answer. It is tried again.`,
      certificate: t`The certificate of ${host} is not one that is trusted, so nothing was said to it.`,
      not_secure: t`${host} offers no encryption, so nothing was said to it.`,
      revoked: t`The bridge took the access back. Make a new setup token there and enter it here: your accounts stay as they are.`,
      payment_due: t`The bridge wants to be paid. Renew your subscription there; it is tried again by itself.`,
      failing: t`${host} has trouble of its own. It is tried again.`,
      too_slow: t`${host} took longer than a minute to answer. It is tried again.`,
      too_large: t`The answer of ${host} is larger than 8 MB. Show fewer accounts there.`,
      not_readable: t`The answer of ${host} is not what SimpleFIN says it should be. It is tried again.`,
      no_room: t`There is no room left for what came in. Delete statements that you no longer need.`,
      ended: t`The connection to ${host} ended unexpectedly. It is tried again.`,
    };
    return words[fault];
  };
};
