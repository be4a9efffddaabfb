import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { NewRule } from "@passbook/contract/rules";
import type { Transaction } from "@passbook/contract/transactions";
import { formatNumber, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { messageOf } from "../../lib/calls/refusal.ts";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { Text } from "../../ui/frame/text.tsx";
import type { usePreview } from "./use-rules.ts";

const Example = ({ transaction }: { readonly transaction: Transaction }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { findSubCategory } = useReference();
  const { id, booked_on, sub_category_id, amount, currency, merchant_name, vendor_name } = transaction;
  const day = formatShortDay(booked_on, locale, today);
  const now = findSubCategory(sub_category_id)?.sub.name ?? "?";
  return (
    <ListRow
      title={merchant_name ?? vendor_name ?? transaction.description}
      sub={t`${day} · ${now} now`}
      end={<Amount amount={amount} currency={currency} />}
      to={transactionsPath({}, id)}
    />
  );
};

const Kept = ({ count }: { readonly count: number }) => {
  const { locale } = useLocale();
  const shown = formatNumber(count, locale);
  return (
    <Text as="p" size="sm" tone="3">
      <Plural
        value={count}
        one={`${shown} stays as it is: you set it yourself, or a rule above does.`}
        other={`${shown} stay as they are: you set them yourself, or a rule above does.`}
      />
    </Text>
  );
};

type RulePreviewProps = {
  readonly rule: NewRule | null;
  readonly preview: ReturnType<typeof usePreview>;
};

/** What a rule would change, while it is written. */
export const RulePreview = ({ rule, preview }: RulePreviewProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { data, error, isPending } = preview;
  if (rule === null)
    return (
      <Card title={t`What it changes`}>
        <Text as="p" tone="2">
          <Trans>Say what the rule looks for and what it does; what it would change stands here.</Trans>
        </Text>
      </Card>
    );
  if (error !== null)
    return (
      <Card title={t`What it changes`}>
        <Note tone="error">{messageOf(error, t`The preview did not arrive.`)}</Note>
      </Card>
    );
  if (isPending || data === undefined)
    return (
      <Card title={t`What it changes`}>
        <SkeletonRows count={4} lead={false} />
      </Card>
    );
  const { matches, changes, kept, examples } = data;
  const found = formatNumber(matches, locale);
  return (
    <Card
      title={plural(changes, { one: "# transaction would change", other: "# transactions would change" })}
      sub={t`${found} found`}
    >
      {kept > 0 && <Kept count={kept} />}
      {matches === 0 && (
        <Text as="p" tone="2">
          <Trans>Nothing matches so far. The rule will wait for what comes.</Trans>
        </Text>
      )}
      {examples.length > 0 && (
        <List label={t`What would change`}>
          {examples.map((transaction) => (
            <Example key={transaction.id} transaction={transaction} />
          ))}
        </List>
      )}
    </Card>
  );
};
