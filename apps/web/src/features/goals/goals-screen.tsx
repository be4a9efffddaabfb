import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ListError } from "../../lib/notices/list-error.tsx";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import { useGoalChanges, useGoals } from "../../lib/reference-data/use-goals.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { GoalDialog } from "./goal-dialog.tsx";
import { GoalRow } from "./goal-row.tsx";
import styles from "./goals.module.css";

/** What a person saves for, and when it will be there. */
export const GoalsScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const reference = useReference();
  const { data, error, isPending, refetch } = useGoals();
  const changes = useGoalChanges();
  const [editing, setEditing] = useState<string | null>(null);
  const edited = data?.find(({ id }) => id === editing) ?? null;
  const add = () => {
    setEditing("new");
  };
  return (
    <Page
      title={t`Goals`}
      back={{ to: "/", label: t`Insights` }}
      actions={
        <Button act icon="plus" onClick={add}>
          <Trans>New goal</Trans>
        </Button>
      }
    >
      <SampleBanner />
      <Stack gap={4}>
        {isPending && <SkeletonCard rows={4} />}
        {data === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              icon="coins"
              title={t`No goals yet`}
              message={t`Say how much you want to put aside, and where. Passbook tells when it will be there at your present pace.`}
              primary={{ act: true, label: t`New goal`, icon: "plus", onClick: add }}
            />
          </Card>
        )}
        {data !== undefined && data.length > 0 && (
          <Card sums>
            <ul className={styles["rows"]}>
              {data.map((goal) => (
                <GoalRow
                  key={goal.id}
                  goal={goal}
                  goals={data}
                  reference={reference}
                  onEdit={() => {
                    setEditing(goal.id);
                  }}
                />
              ))}
            </ul>
          </Card>
        )}
      </Stack>
      {(editing === "new" || edited !== null) && (
        <GoalDialog
          goal={edited}
          reference={reference}
          changes={changes}
          onClose={() => {
            setEditing(null);
          }}
        />
      )}
    </Page>
  );
};
