import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { listSessions, revokeOtherSessions, revokeSession } from "@passbook/contract/sessions";
import type { Session } from "@passbook/contract/sessions";
import { call } from "../../lib/calls/call.ts";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { sessionKeys } from "../../lib/cache/query-keys.ts";
import { formatRelative } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { queryClient } from "../../lib/cache/query-client.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { Badge } from "../../ui/figures/badge.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { toastError, toastSuccess } from "../../ui/overlays/toast.ts";
import { describeUserAgent } from "@passbook/contract/describe-user-agent";

const useRevocation = () => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData<readonly Session[]>(sessionKeys.list, (list) =>
        list?.filter((session) => session.id !== id),
      );
      toastSuccess(t`Signed out there`);
    },
    onError: (error) => {
      toastError(messageOf(error, t`That sign-in could not be ended, please retry.`));
    },
  });
};

type SessionRowProps = {
  readonly session: Session;
  /** When the list was fetched. */
  readonly now: string;
};

const SessionRow = ({ session, now }: SessionRowProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const revocation = useRevocation();
  const { browser, system } = describeUserAgent(session.user_agent);
  const device = browser === null ? t`Unknown program` : browser;
  const seen = formatRelative(session.last_seen_at, now, locale);
  return (
    <ListRow
      title={system === null ? device : t`${device} on ${system}`}
      sub={`${session.address} · ${seen}`}
      wrap
      end={session.current ? <Badge tone="primary">{t`This one`}</Badge> : undefined}
      actions={
        session.current ? undefined : (
          <Button
            busy={revocation.isPending}
            aria-label={t`Sign out ${device}, last seen ${seen}`}
            onClick={() => {
              revocation.mutate(session.id);
            }}
          >
            <Trans>Sign out</Trans>
          </Button>
        )
      }
    />
  );
};

const EndOthers = () => {
  const { t } = useLingui();
  const ending = useMutation({
    mutationFn: () => call(revokeOtherSessions),
    onSuccess: async () => {
      await refreshAfter("change_password");
      toastSuccess(t`Signed out everywhere else`);
    },
    onError: (error) => {
      toastError(messageOf(error, t`That sign-in could not be ended, please retry.`));
    },
  });
  return (
    <Button
      busy={ending.isPending}
      onClick={() => {
        ending.mutate();
      }}
    >
      {t`Sign out everywhere else`}
    </Button>
  );
};

/** Where the person is signed in; every other place can be signed out. */
export const SignIns = () => {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: sessionKeys.list,
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).answer.data,
  });
  return (
    <Card title={t`Where you are signed in`}>
      {query.isPending && <SkeletonRows count={2} />}
      {query.isError && (
        <Note
          tone="warning"
          action={
            <Button
              onClick={() => {
                void query.refetch();
              }}
            >{t`Retry`}</Button>
          }
        >
          <Trans>This could not be loaded.</Trans>
        </Note>
      )}
      {query.data !== undefined && (
        <Stack gap={3}>
          <List label={t`Sign-ins`}>
            {query.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={new Date(query.dataUpdatedAt).toISOString()}
              />
            ))}
          </List>
          {query.data.length > 1 && (
            <Stack row>
              <EndOthers />
            </Stack>
          )}
        </Stack>
      )}
    </Card>
  );
};
