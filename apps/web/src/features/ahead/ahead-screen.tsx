import { Trans, useLingui } from "@lingui/react/macro";
import { ListError } from "../../lib/notices/list-error.tsx";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import { useDueDays, useForecast } from "../../lib/reference-data/use-forecast.ts";
import { type Reference, useReference } from "../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import styles from "./ahead.module.css";
import { BalanceCard } from "./balance-card.tsx";
import { DueCard } from "./due-card.tsx";
import { LeftOut } from "./left-out.tsx";
import { SpendCard } from "./spend-card.tsx";
import { useAheadQuery } from "./use-ahead-query.ts";

type ChoiceProps = ReturnType<typeof useAheadQuery> & {
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly reference: Reference;
};

/** Which accounts, and how far. */
const Choice = ({ asked, change, currencies, currency, reference }: ChoiceProps) => {
  const { t } = useLingui();
  const open = reference.accounts.filter(({ closed_at }) => closed_at === null);
  return (
    <div className={styles["choice"]}>
      <Field label={t`Accounts`}>
        <Select
          value={asked.account ?? currency}
          onChange={(event) => {
            const { value } = event.target;
            const is_account = open.some(({ id }) => id === value);
            change({
              account: is_account ? value : undefined,
              currency: is_account ? undefined : value,
              limit: undefined,
              spend: undefined,
            });
          }}
        >
          {(currencies.length === 0 ? [currency] : currencies).map((code) => (
            <option key={code} value={code}>
              {t`All accounts in ${code}`}
            </option>
          ))}
          {open.map(({ id, display_label }) => (
            <option key={id} value={id}>
              {display_label}
            </option>
          ))}
        </Select>
      </Field>
      <SegmentedControl
        label={t`How far`}
        value={asked.days}
        options={[
          { value: "30", label: t`30 days` },
          { value: "60", label: t`60 days` },
          { value: "90", label: t`90 days` },
        ]}
        onChange={(days) => {
          change({ days, on: undefined });
        }}
      />
    </div>
  );
};

/** What the balance becomes, what may be spent of it, and what is due. */
export const AheadScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const reference = useReference();
  const ahead = useAheadQuery();
  const { asked, query } = ahead;
  const { data, error, isPending, refetch } = useForecast(query);
  const due = useDueDays(asked.account);
  const last = data?.days.at(-1)?.on;
  const shown_due = due.data?.filter(({ on }) => last === undefined || on <= last);
  return (
    <Page title={t`Ahead`} back={{ to: "/", label: t`Insights` }}>
      <SampleBanner />
      <Stack gap={4}>
        {isPending && <SkeletonCard rows={6} />}
        {error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        {data !== undefined && (
          <Choice {...ahead} currencies={data.currencies} currency={data.currency} reference={reference} />
        )}
        {data?.days.length === 0 && (
          <Card>
            <EmptyState
              icon="calendar"
              title={t`No balance to go on from`}
              message={t`A forecast begins with a balance that a statement printed. Add a statement that tells of at least four weeks.`}
              primary={{ label: t`Add statements`, icon: "upload", to: "/statements" }}
            />
          </Card>
        )}
        {data !== undefined && data.days.length > 0 && (
          <>
            <BalanceCard forecast={data} due={shown_due ?? []} reference={reference} />
            <div data-print={data.spending === null ? "no" : undefined}>
              <SpendCard {...ahead} forecast={data} />
            </div>
          </>
        )}
        {data !== undefined && <LeftOut left_out={data.left_out} reference={reference} />}
        {due.isPending && <SkeletonCard rows={4} />}
        {due.data === undefined && due.error !== null && (
          <ListError error={due.error} onRetry={() => void due.refetch()} />
        )}
        {shown_due !== undefined && <DueCard due={shown_due} bank_account_id={asked.account} />}
        <p className={styles["hint"]}>
          <Trans>Made from known balances, what comes again, budgets, and what is usual.</Trans>
        </p>
      </Stack>
    </Page>
  );
};
