import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Notices } from "@passbook/contract/notices";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { AlertSettingsCards } from "./alert-settings.tsx";
import { useNoticeWords } from "./use-notice-words.ts";
import { useNoticeChange, useNotices } from "./use-notices.ts";

/** Why no mail can be turned on here. */
const Hindrance = ({ notices }: { readonly notices: Notices }) => {
  if (!notices.has_mail_server)
    return (
      <Note icon="mail" tone="warning">
        <Trans>
          This Passbook has no mail server to send with, so nothing can be turned on. Whoever runs it can set
          that up (<code>SMTP_URL</code> and <code>MAIL_FROM</code>).
        </Trans>
      </Note>
    );
  if (!notices.is_verified)
    return (
      <Note
        icon="mail"
        tone="warning"
        action={
          <Link to="/settings/profile">
            <Trans>Profile</Trans>
          </Link>
        }
      >
        <Trans>
          Mails go to confirmed addresses only. Confirm yours with the link that was mailed to you, or change
          it in your profile.
        </Trans>
      </Note>
    );
  return null;
};

const NoticeSwitch = ({
  notice: { kind, is_on, told_at },
  canTurnOn,
}: {
  readonly notice: Notices["kinds"][number];
  readonly canTurnOn: boolean;
}) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const words = useNoticeWords()[kind];
  const { mutate, isPending, variables } = useNoticeChange();
  const day = told_at === null ? "" : formatShortDay(told_at.slice(0, 10), locale, today);
  return (
    <Switch
      side="end"
      label={words.label}
      hint={told_at === null ? words.hint : t`${words.hint}. Last mailed on ${day}.`}
      checked={isPending ? variables.is_on : is_on}
      busy={isPending}
      disabled={!canTurnOn && !is_on}
      onChange={(event) => {
        mutate({ kind, is_on: event.target.checked });
      }}
    />
  );
};

/** The switches of alerts in the app, and of mails. */
export const NoticesScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { data: notices, isPending, isError, refetch } = useNotices();
  return (
    <Page title={t`Notices`} back={back}>
      {isPending && <SkeletonCard rows={4} />}
      {isError && <ListFailure retry={() => void refetch()} />}
      {notices !== undefined && (
        <Stack gap={4}>
          <AlertSettingsCards />
          <Hindrance notices={notices} />
          <Card title={t`Mails to ${notices.email}`}>
            <Stack gap={4}>
              {notices.kinds.map((notice) => (
                <NoticeSwitch
                  key={notice.kind}
                  notice={notice}
                  canTurnOn={notices.has_mail_server && notices.is_verified}
                />
              ))}
              <Text as="p" size="sm" tone="2">
                <Trans>
                  At most one mail of each kind an hour. Amounts stand only in what a week or a month was, and
                  of account numbers the last four digits at most. Each can be turned off from the mail
                  itself.
                </Trans>
              </Text>
            </Stack>
          </Card>
        </Stack>
      )}
    </Page>
  );
};
