import { Trans, useLingui } from "@lingui/react/macro";
import type { Subscription } from "@passbook/contract/subscription";
import { formatFileSize, formatInstant, formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { StorageRoom, useSubscription } from "../../lib/notices/storage-room.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import styles from "./subscription.module.css";

const TIER = "Free-forever";

/** What somebody has here; what is bounded where whoever runs this Passbook says so is told as it is. */
const useHoldings = ({ limit_bytes }: Pick<Subscription["storage"], "limit_bytes">): readonly string[] => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const limit = limit_bytes === null ? null : formatFileSize(limit_bytes, locale);
  return [
    limit === null
      ? t`Any number of accounts, statements and transactions`
      : t`As many accounts, statements and transactions as fit into ${limit}`,
    t`Every format Passbook reads, and the proof of each statement`,
    t`Insights, categories and merchants`,
    limit === null
      ? t`Undo for every change, without a limit of days`
      : t`Undo for every change, as long as there is room for what it needs`,
    t`Export of everything, at any time`,
  ];
};

const Holdings = (storage: Subscription["storage"]) => (
  <ul className={styles["holdings"]}>
    {useHoldings(storage).map((holding) => (
      <li key={holding}>
        <Icon name="check" size="sm" />
        {holding}
      </li>
    ))}
  </ul>
);

const Usage = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { bank_accounts, statements, transactions } = subscription.usage;
  const { files_bytes, mails_bytes, records_bytes, undo_bytes, limit_bytes } = subscription.storage;
  return (
    <Card title={t`What you use`} {...(limit_bytes === null ? { sub: t`nothing here is limited` } : {})}>
      <KeyValues
        items={[
          { label: t`Bank accounts`, value: formatNumber(bank_accounts, locale) },
          { label: t`Statements`, value: formatNumber(statements, locale) },
          { label: t`Transactions`, value: formatNumber(transactions, locale) },
          { label: t`Original files`, value: formatFileSize(files_bytes, locale) },
          { label: t`Messages that wait`, value: formatFileSize(mails_bytes, locale) },
          { label: t`Rows, notes and names, about`, value: formatFileSize(records_bytes, locale) },
          { label: t`Kept for an undo`, value: formatFileSize(undo_bytes, locale) },
        ]}
      />
      <StorageRoom {...subscription.storage} />
    </Card>
  );
};

export const SubscriptionScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { locale, time_zone } = useLocale();
  const query = useSubscription();
  const since = query.data === undefined ? null : formatInstant(query.data.since, locale, time_zone);
  return (
    <Page title={t`Subscription`} back={back}>
      <Stack gap={4}>
        <Card>
          <Stack gap={3}>
            <Stack row wrap align="center" gap={2}>
              <h2 className={styles["tier"]}>{TIER}</h2>
              <Badge tone="success" icon="check">{t`Active`}</Badge>
            </Stack>
            <Text as="p" tone="2">
              <Trans>Passbook runs on your own machine and costs nothing, now or later.</Trans>
              {since !== null && (
                <>
                  {" "}
                  <Trans>Yours since {since}.</Trans>
                </>
              )}
            </Text>
            {query.data !== undefined && <Holdings {...query.data.storage} />}
          </Stack>
        </Card>
        {query.isPending && <SkeletonCard rows={3} />}
        {query.isError && (
          <ListFailure
            retry={() => {
              void query.refetch();
            }}
          />
        )}
        {query.data !== undefined && <Usage subscription={query.data} />}
      </Stack>
    </Page>
  );
};
