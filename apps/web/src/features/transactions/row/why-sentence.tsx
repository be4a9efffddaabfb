import { Plural, Trans } from "@lingui/react/macro";
import type { Transaction } from "@passbook/contract/transactions";
import { formatMoney, formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { type KnownFacts, readWhy, type WhyFacts } from "../state/read-why.ts";

type Learned = Extract<WhyFacts, { count: number }>;

const KnownSentence = ({ known }: { readonly known: KnownFacts }) => {
  switch (known.kind) {
    case "brand": {
      const { brand, place } = known;
      return place === null ? (
        <Trans>{brand} is a name that Passbook knows.</Trans>
      ) : (
        <Trans>
          OpenStreetMap lists {brand} as “{place}”.
        </Trans>
      );
    }
    case "word": {
      const { word, means } = known;
      return means === null ? (
        <Trans>The description says “{word}”.</Trans>
      ) : (
        <Trans>
          The description says “{word}” ({means}).
        </Trans>
      );
    }
    case "bank_category": {
      const { word } = known;
      return <Trans>The bank calls it “{word}”.</Trans>;
    }
    case "mcc": {
      const { mcc } = known;
      return <Trans>The card network files this shop under {mcc}.</Trans>;
    }
    case "loan_paid":
      return <Trans>What comes into a loan is paid from another account of yours.</Trans>;
    default: {
      const { word } = known;
      return <Trans>“{word}” in the description tells a transfer between accounts.</Trans>;
    }
  }
};

/** What the person's own answers say, with how many of how many. */
const LearnedSentence = ({ why, currency }: { readonly why: Learned; readonly currency: string }) => {
  const { locale } = useLocale();
  const count = formatNumber(why.count, locale);
  const of = formatNumber(why.of, locale);
  switch (why.kind) {
    case "remembered": {
      const { vendor } = why;
      return why.count === why.of ? (
        <Plural
          value={why.of}
          one={`As you filed ${vendor} the one time before.`}
          other={`As you filed ${vendor} all ${of} times before.`}
        />
      ) : (
        <Trans>
          As you filed {vendor} {count} of {of} times.
        </Trans>
      );
    }
    case "remembered_amount": {
      const { vendor } = why;
      const amount = formatMoney(Math.abs(why.amount), currency, locale);
      return (
        <Trans>
          As you filed {amount} at {vendor} {count} of {of} times.
        </Trans>
      );
    }
    case "model": {
      const words = why.words.map((word) => `“${word}”`).join(", ");
      return (
        <Trans>
          It says {words}: of what says the first, you filed {count} of {of} here.
        </Trans>
      );
    }
    case "usual":
      return (
        <Trans>
          Nothing else is known; {count} of {of} of your answers went here.
        </Trans>
      );
    default:
      return (
        <>
          <KnownSentence known={why.known} />
          {why.of > 0 && (
            <>
              {" "}
              {why.count === 0 ? (
                <Trans>So far you filed that kind elsewhere.</Trans>
              ) : (
                <Trans>
                  You filed {count} of {of} of that kind here.
                </Trans>
              )}
            </>
          )}
        </>
      );
  }
};

/** How the category came about, or why it is suggested, in a sentence. */
export const WhySentence = ({ transaction }: { readonly transaction: Transaction }) => {
  const why = readWhy(transaction);
  switch (why.kind) {
    case "brought": {
      const { name } = why;
      return <Trans>From your export: “{name}”.</Trans>;
    }
    case "chosen":
      return <Trans>You chose it.</Trans>;
    case "split":
      return <Trans>You divided it over several sub-categories.</Trans>;
    case "rule": {
      const { name } = why;
      return <Trans>Your rule “{name}” filed it.</Trans>;
    }
    case "merchant": {
      const { vendor } = why;
      return <Trans>It is the usual sub-category of the merchant of {vendor}.</Trans>;
    }
    case "transfer_pair":
      if (why.chosen) return <Trans>You said that it went between two of your accounts.</Trans>;
      return why.days === 0 ? (
        <Trans>The same money moved in another of your accounts on the same day.</Trans>
      ) : (
        <Plural
          value={why.days}
          one="The same money moved in another of your accounts a day apart."
          other="The same money moved in another of your accounts # days apart."
        />
      );
    case "refund_of":
      return why.cancels ? (
        <Trans>It cancels another transaction, so it is filed with that one.</Trans>
      ) : (
        <Trans>It is money back, so it is filed with its purchase.</Trans>
      );
    case "sample":
      return <Trans>It is part of the sample household.</Trans>;
    case "none":
      return <Trans>Nothing is known about it yet. Choose one, and the next will follow.</Trans>;
    default:
      return <LearnedSentence why={why} currency={transaction.currency} />;
  }
};
