import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { AlertRow } from "../../lib/notices/alert-row.tsx";
import { ListError } from "../../lib/notices/list-error.tsx";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import { useAlertKinds } from "../../lib/notices/use-alert-words.ts";
import type { Alert, AlertKind } from "../../lib/reference-data/use-alerts.ts";
import {
  useAlertChanges,
  useAlerts,
  useDismissedAlerts,
  useSeen,
} from "../../lib/reference-data/use-alerts.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { List } from "../../ui/lists/list.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";

type OfKind = {
  readonly kind: AlertKind;
  readonly alerts: readonly Alert[];
  readonly changes: ReturnType<typeof useAlertChanges>;
};

/** All of one kind, which is turned off here at once. */
const KindCard = ({ kind, alerts, changes }: OfKind) => {
  const { t } = useLingui();
  const { label } = useAlertKinds()[kind];
  return (
    <Card
      title={label}
      action={
        <Button
          act
          kind="link"
          aria-label={t`Turn off: ${label}`}
          onClick={() => void changes.turn(kind, false)}
        >
          <Trans>Turn off</Trans>
        </Button>
      }
    >
      <List>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} onDismiss={() => void changes.dismiss([alert])} />
        ))}
      </List>
    </Card>
  );
};

const Dismissed = () => {
  const { data = [] } = useDismissedAlerts();
  if (data.length === 0) return null;
  return (
    <Card
      title={<Trans>Done with</Trans>}
      action={
        <Link to="/settings/history">
          <Trans>Take back in the history</Trans>
        </Link>
      }
    >
      <List>
        {data.map((alert) => (
          <AlertRow key={alert.id} alert={{ ...alert, is_new: false }} />
        ))}
      </List>
    </Card>
  );
};

/** What a person should know now, kind by kind, and what they are done with. */
export const AlertsScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useAlerts();
  const changes = useAlertChanges();
  const alerts = data ?? [];
  useSeen(alerts);
  return (
    <Page
      title={t`Alerts`}
      back={{ to: "/", label: t`Insights` }}
      actions={
        <>
          <Button icon="settings" to="/settings/notices">
            <Trans>Which ones</Trans>
          </Button>
          {alerts.length > 1 && (
            <Button act icon="check" onClick={() => void changes.dismiss(alerts)}>
              <Trans>Done with all</Trans>
            </Button>
          )}
        </>
      }
    >
      <SampleBanner />
      <Stack gap={4}>
        {isPending && <SkeletonCard rows={6} />}
        {data === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              icon="check"
              title={t`Nothing to look at`}
              message={t`Bills that are due, missing payments, prices that rose, low balances and spent budgets are told here.`}
            />
          </Card>
        )}
        {[...Map.groupBy(alerts, ({ kind }) => kind)].map(([kind, some]) => (
          <KindCard key={kind} kind={kind} alerts={some} changes={changes} />
        ))}
        <Dismissed />
      </Stack>
    </Page>
  );
};
