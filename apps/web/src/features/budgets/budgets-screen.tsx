import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { messageOf } from "../../lib/calls/refusal.ts";
import { ListError } from "../../lib/notices/list-error.tsx";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import type { Budget } from "../../lib/reference-data/use-budgets.ts";
import {
  fetchLimit,
  useBudgetChanges,
  useBudgets,
  useSuggestedBudgets,
} from "../../lib/reference-data/use-budgets.ts";
import { type BudgetWay, useAssignedMoney } from "../../lib/reference-data/use-assigned-money.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import { MonthPicker } from "../../ui/actions/month-picker.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { toastError } from "../../ui/overlays/toast.ts";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { daysOfMonth, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { AssignCard } from "./assign-card.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { BudgetDialog } from "./budget-dialog.tsx";
import { BudgetRow } from "./budget-row.tsx";
import styles from "./budgets.module.css";
import { SpanCard } from "./span-card.tsx";
import { SuggestedCard } from "./suggested-card.tsx";
import { TotalsCard } from "./totals-card.tsx";
import { useSpanWords } from "./use-period-words.ts";

const MONTH = /^(19[89]\d|20\d\d)-(0[1-9]|1[0-2])$/;

/** The day that stands for a month: today in the running one, else its last. */
const dayOf = (month: string, today: string): string =>
  month === monthOf(today) ? today : `${month}-${String(daysOfMonth(month))}`;

/** Budgets of the same days together, those of the month first. */
const groupBySpan = (budgets: readonly Budget[]): readonly (readonly Budget[])[] => {
  const order = ["month", "pay", "quarter", "year"];
  return [...Map.groupBy(budgets, ({ period, from, to }) => `${String(order.indexOf(period))} ${from} ${to}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, some]) => some);
};

/** How much a person wants to spend, and how much of it is spent. */
export const BudgetsScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const { today } = useLocale();
  const [params] = useSearchParams();
  const asked = params.get("month");
  const month = asked !== null && MONTH.test(asked) ? asked : monthOf(today);
  const on = dayOf(month, today);
  const reference = useReference();
  const { data, error, isPending, refetch } = useBudgets(on);
  const suggested = useSuggestedBudgets();
  const changes = useBudgetChanges();
  const assigned = useAssignedMoney();
  const spanOf = useSpanWords();
  const [editing, setEditing] = useState<Budget | "new" | null>(null);
  const [assigning, setAssigning] = useState<Budget | null>(null);
  const make = () => {
    setEditing("new");
  };
  const edit = async (budget: Budget): Promise<void> => {
    try {
      setEditing(await fetchLimit(budget, on));
    } catch (failure) {
      toastError(messageOf(failure, t`The budget could not be fetched, please retry!`));
    }
  };
  const may_act = useMayAct();
  const is_empty = data?.budgets.length === 0;
  const offers = may_act && month === monthOf(today) ? (suggested.data ?? []) : [];
  return (
    <Page
      title={t`Budgets`}
      back={{ to: "/", label: t`Insights` }}
      actions={
        <>
          <Button icon="coins" to="/goals">
            <Trans>Goals</Trans>
          </Button>
          <Button act icon="plus" onClick={make}>
            <Trans>New budget</Trans>
          </Button>
        </>
      }
    >
      <SampleBanner />
      <div className={styles["head"]}>
        <MonthPicker month={month} hrefFor={(other) => `/budgets?month=${other}`} />
        {data !== undefined && may_act && (
          <SegmentedControl
            label={t`How you budget`}
            value={data.way}
            options={[
              { value: "limits", label: t`Limits` },
              { value: "assigned", label: t`Every unit has a job` },
            ]}
            onChange={(way: BudgetWay) => void assigned.choose(way)}
          />
        )}
      </div>
      <Stack gap={4}>
        {isPending && <SkeletonCard rows={6} />}
        {data === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        {data !== undefined && <AssignCard assigning={data.assigning} month={month} money={assigned} />}
        {data !== undefined && (
          <TotalsCard totals={data.totals} budgets={data.budgets} reference={reference} />
        )}
        {is_empty && offers.length > 0 && (
          <p className={styles["intro"]}>
            <Trans>
              Say how much a category may take, and see each day what is left of it. Below is what is usual
              with you.
            </Trans>
          </p>
        )}
        {is_empty && offers.length === 0 && (
          <Card>
            <EmptyState
              icon="coins"
              title={t`No budgets in this month`}
              message={t`Say how much a category may take, and see each day what is left of it.`}
              primary={{ act: true, label: t`New budget`, icon: "plus", onClick: make }}
            />
          </Card>
        )}
        {groupBySpan(data?.budgets ?? []).map((some) => {
          const [first] = some;
          return first === undefined ? null : (
            <SpanCard
              key={`${first.period} ${first.from}`}
              title={spanOf(first)}
              budgets={some}
              drawRow={(budget) => (
                <BudgetRow
                  key={budget.id}
                  budget={budget}
                  budgets={data?.budgets ?? []}
                  reference={reference}
                  changes={changes}
                  assigned={assigned}
                  on={on}
                  onEdit={() => void edit(budget)}
                  onAssign={() => {
                    setAssigning(budget);
                  }}
                />
              )}
            />
          );
        })}
        <SuggestedCard suggested={offers} reference={reference} changes={changes} />
      </Stack>
      {assigning !== null && (
        <AssignDialog
          budget={assigning}
          budgets={data?.budgets ?? []}
          month={month}
          money={assigned}
          reference={reference}
          onClose={() => {
            setAssigning(null);
          }}
        />
      )}
      {editing !== null && (
        <BudgetDialog
          budget={editing === "new" ? null : editing}
          on={on}
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
