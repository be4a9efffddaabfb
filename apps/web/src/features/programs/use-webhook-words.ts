import { useLingui } from "@lingui/react/macro";
import type { WebhookDelivery, WebhookEvent, WebhookFault } from "@passbook/contract/webhooks";

/** What can be told, and when that is. */
export const useEventWords = (): Readonly<
  Record<WebhookEvent, { readonly label: string; readonly hint: string }>
> => {
  const { t } = useLingui();
  return {
    "statement.imported": {
      label: t`A statement is in`,
      hint: t`It was read, and its transactions are in your books`,
    },
    "statement.doubtful": {
      label: t`A statement is not proved`,
      hint: t`Its rows and its balances do not explain each other, or not all of them`,
    },
    "budget.passed": { label: t`A budget is passed`, hint: t`More is spent than it may take` },
    "unusual.found": {
      label: t`Something is unusual`,
      hint: t`A charge, a price, a payment that is missing, a low balance`,
    },
  };
};

/** Why an address could not be asked, in a few words. */
const useFaultWords = (): Readonly<Record<WebhookFault, string>> => {
  const { t } = useLingui();
  return {
    name_not_found: t`Its name is not known`,
    host_not_allowed: t`It leads into this machine's own network`,
    not_secure: t`It has no encryption`,
    refused: t`It takes no connections`,
    unreachable: t`It cannot be reached`,
    certificate: t`Its certificate is not trusted`,
    too_slow: t`It took too long to answer`,
    too_large: t`Its answer was too long`,
    ended: t`The connection broke off`,
  };
};

/** What came of something that was sent: what was answered, or why nothing was. */
export const useOutcomeWords = (): ((delivery: WebhookDelivery) => string) => {
  const { t } = useLingui();
  const faults = useFaultWords();
  return ({ answer_status, fault, tried_at }) => {
    const code = String(answer_status);
    if (answer_status !== null) return t`answered ${code}`;
    if (fault !== null) return faults[fault];
    return tried_at === null ? t`not sent yet` : t`sent`;
  };
};
