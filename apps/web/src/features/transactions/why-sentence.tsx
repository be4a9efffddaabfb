import { Trans } from "@lingui/react/macro";
import type { Transaction } from "@passbook/contract/transactions";
import { readWhy } from "./read-why.ts";

/** How the category came about, in a sentence. */
export const WhySentence = ({ transaction }: { readonly transaction: Transaction }) => {
  const why = readWhy(transaction);
  switch (why.kind) {
    case "chosen":
      return <Trans>You chose it.</Trans>;
    case "split":
      return <Trans>You divided it over several sub-categories.</Trans>;
    case "remembered": {
      const { count, of, vendor } = why;
      return count === of ? (
        <Trans>As you filed {vendor} before.</Trans>
      ) : (
        <Trans>
          As you filed {vendor} {count} of {of} times.
        </Trans>
      );
    }
    case "merchant": {
      const { vendor } = why;
      return <Trans>It is the usual sub-category of the merchant of {vendor}.</Trans>;
    }
    case "word": {
      const { word } = why;
      return <Trans>The description says “{word}”.</Trans>;
    }
    case "bank_category": {
      const { word } = why;
      return <Trans>The bank calls it “{word}”.</Trans>;
    }
    case "mcc": {
      const { mcc } = why;
      return <Trans>The card network files this shop under {mcc}.</Trans>;
    }
    case "transfer": {
      const { word } = why;
      return <Trans>“{word}” in the description tells a transfer between accounts.</Trans>;
    }
    case "sample":
      return <Trans>It is part of the sample household.</Trans>;
    default:
      return <Trans>Nothing is known about it yet. Choose one, and the next will follow.</Trans>;
  }
};
