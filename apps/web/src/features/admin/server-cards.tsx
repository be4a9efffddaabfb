import { Trans, useLingui } from "@lingui/react/macro";
import type { FailureKind, Installation, WorkKind } from "@passbook/contract/admin";
import { formatNumber, formatRelative } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";

const useWorkWords = (): Readonly<Record<WorkKind, string>> => {
  const { t } = useLingui();
  return {
    statements: t`Statements to read`,
    acts: t`Changes of many rows`,
    merchants: t`Names to lead to merchants`,
    findings: t`Transfers and recurring payments to find`,
    suggestions: t`Categories to suggest`,
    mail: t`Mails about accounts`,
    notice_mail: t`Mails about statements`,
    webhook_deliveries: t`Messages to webhooks`,
    moved_originals: t`Originals to move to storage`,
    removed_originals: t`Deleted originals to remove from storage`,
  };
};

const useFailureWords = (): Readonly<Record<FailureKind, string>> => {
  const { t } = useLingui();
  return {
    statements: t`Statements that could not be read`,
    mail: t`Mails that could not be sent`,
    webhooks: t`Messages to webhooks that were given up`,
    browsers: t`Errors that browsers reported`,
  };
};

const WorkCard = ({ work }: Pick<Installation, "work">) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const words = useWorkWords();
  const busy = work.filter(({ waiting, under_way }) => waiting + under_way > 0);
  return (
    <Card title={t`Work that waits`}>
      {busy.length === 0 ? (
        <Text as="p" tone="2">
          <Trans>Nothing waits.</Trans>
        </Text>
      ) : (
        <KeyValues
          items={busy.map(({ kind, waiting, under_way }) => {
            const waits = formatNumber(waiting, locale);
            const done = formatNumber(under_way, locale);
            return { label: words[kind], value: t`${waits} waiting, ${done} being done` };
          })}
        />
      )}
    </Card>
  );
};

const FailuresCard = ({ failures, now }: Pick<Installation, "failures"> & { readonly now: string }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const words = useFailureWords();
  const some = failures.filter(({ count }) => count > 0);
  return (
    <Card title={t`What went wrong`} sub={t`in the last 30 days`}>
      {some.length === 0 ? (
        <Text as="p" tone="2">
          <Trans>Nothing went wrong.</Trans>
        </Text>
      ) : (
        <Stack gap={3}>
          <KeyValues
            items={some.map(({ kind, count, latest_at }) => {
              const times = formatNumber(count, locale);
              const ago = latest_at === null ? "" : formatRelative(latest_at, now, locale);
              return { label: words[kind], value: t`${times}, last ${ago}` };
            })}
          />
          <Text as="p" tone="2" size="sm">
            <Trans>On the machine, “passbook doctor” says more about each of them.</Trans>
          </Text>
        </Stack>
      )}
    </Card>
  );
};

const FailedTry = ({ ago }: { readonly ago: string }) => (
  <Trans>The last try failed {ago}. On the machine, “passbook doctor” says why.</Trans>
);

const BackupsCard = ({ backup, now }: Pick<Installation, "backup"> & { readonly now: string }) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { is_on, last_good_at, failed_at } = backup;
  const ago = last_good_at === null ? null : formatRelative(last_good_at, now, locale);
  const failed = failed_at === null ? null : formatRelative(failed_at, now, locale);
  return (
    <Card title={t`Backups`}>
      <Stack gap={3}>
        <Text as="p" tone="2">
          {ago === null ? t`There is no good one yet.` : t`The last good one was made ${ago}.`}
        </Text>
        {failed !== null && (
          <Note tone="warning">
            <FailedTry ago={failed} />
          </Note>
        )}
        {!is_on && (
          <Text as="p" tone="2" size="sm">
            <Trans>None is made by itself here. On the machine, “passbook backup FILE” writes one.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};

type ServerCardProps = { readonly installation: Installation; readonly now: string };

/** How the server is doing: what waits, and what failed for good. */
export const ServerCards = ({ installation, now }: ServerCardProps) => (
  <>
    <WorkCard work={installation.work} />
    <BackupsCard backup={installation.backup} now={now} />
    <FailuresCard failures={installation.failures} now={now} />
  </>
);
