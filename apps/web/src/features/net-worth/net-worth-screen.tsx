import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ListError } from "../../lib/notices/list-error.tsx";
import { SampleBanner } from "../../lib/notices/sample-banner.tsx";
import { useNetWorth } from "../../lib/reference-data/use-net-worth.ts";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useStatementEvents } from "../../lib/statements/use-statement-events.ts";
import { Button } from "../../ui/actions/button.tsx";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { useLocale } from "../../words/locale.tsx";
import { AssetDialog } from "./asset-dialog.tsx";
import { HoldingsCard } from "./holdings-card.tsx";
import styles from "./net-worth.module.css";
import { RateDialog } from "./rate-dialog.tsx";
import { RatesCard } from "./rates-card.tsx";
import { TotalCard } from "./total-card.tsx";
import { useAssets, useWorthChanges } from "./use-worth-data.ts";

const SPANS = ["year", "five_years", "all"] as const;
type Span = (typeof SPANS)[number];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How far back, and up to which day; kept in the address. */
const useAsked = (today: string) => {
  const [params, setParams] = useSearchParams();
  const span = SPANS.find((each) => each === params.get("span")) ?? "all";
  const day = params.get("on");
  const on = day !== null && DAY.test(day) && day < today ? day : undefined;
  const change = (name: "span" | "on", value: string): void => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  return { span, on, change };
};

const Choice = ({ span, on, change }: ReturnType<typeof useAsked>) => {
  const { t } = useLingui();
  const { today } = useLocale();
  return (
    <div className={styles["choice"]}>
      <SegmentedControl
        label={t`How far back`}
        value={span}
        options={[
          { value: "year", label: t`1 year` },
          { value: "five_years", label: t`5 years` },
          { value: "all", label: t`All` },
        ]}
        onChange={(value: Span) => {
          change("span", value);
        }}
      />
      <Field label={t`As of`}>
        <DateField
          value={on ?? today}
          max={today}
          onChange={(event) => {
            if (event.currentTarget.value !== "") change("on", event.currentTarget.value);
          }}
        />
      </Field>
    </div>
  );
};

type Editing = { readonly asset: string | null } | "rate" | null;

/** What everything is worth: over time, and what it is made of. */
export const NetWorthScreen = () => {
  useStatementEvents();
  const { t } = useLingui();
  const { today } = useLocale();
  const asked = useAsked(today);
  const { span, on } = asked;
  const { data, error, isPending, refetch } = useNetWorth({ span, ...(on === undefined ? {} : { on }) });
  const reference = useReference();
  const assets = useAssets();
  const changes = useWorthChanges();
  const [editing, setEditing] = useState<Editing>(null);
  const add = () => {
    setEditing({ asset: null });
  };
  const close = () => {
    setEditing(null);
  };
  const edited =
    editing === null || editing === "rate" ? undefined : assets.data?.find(({ id }) => id === editing.asset);
  const is_asset = editing !== null && editing !== "rate" && (editing.asset === null || edited !== undefined);
  const is_empty = data?.holdings.length === 0 && on === undefined;
  return (
    <Page
      title={t`Net worth`}
      back={{ to: "/", label: t`Insights` }}
      actions={
        <Button act icon="plus" onClick={add}>
          <Trans>Add an asset or a debt</Trans>
        </Button>
      }
    >
      <SampleBanner />
      <Stack gap={4}>
        {isPending && <SkeletonCard rows={8} />}
        {data === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        {is_empty && (
          <Card>
            <EmptyState
              icon="coins"
              title={t`Nothing to add up yet`}
              message={t`Add statements, whose balances count by themselves, or enter a house, a car, a pension or a loan by hand.`}
              primary={{ label: t`Add statements`, icon: "upload", to: "/statements" }}
              secondary={{ act: true, label: t`Add an asset or a debt`, onClick: add }}
            />
          </Card>
        )}
        {data !== undefined && !is_empty && <Choice {...asked} />}
        {data?.totals.map((total) => (
          <TotalCard
            key={total.currency}
            total={total}
            on={data.on}
            is_one_of_several={data.totals.length > 1}
          />
        ))}
        {data !== undefined && data.totals.length === 0 && !is_empty && (
          <Card>
            <EmptyState
              icon="coins"
              title={t`No value is known of this day`}
              message={t`No statement prints a balance of that time, and none was entered.`}
            />
          </Card>
        )}
        {data !== undefined && data.holdings.length > 0 && (
          <HoldingsCard
            holdings={data.holdings}
            home={data.home_currency}
            reference={reference}
            onEdit={(asset) => {
              setEditing({ asset });
            }}
          />
        )}
        {data !== undefined && (
          <RatesCard
            home={data.home_currency}
            without_rate={data.without_rate}
            published_until={data.published_until}
            is_needed={data.holdings.some(({ currency }) => currency !== data.home_currency)}
            changes={changes}
            onEnter={() => {
              setEditing("rate");
            }}
          />
        )}
      </Stack>
      {is_asset && <AssetDialog asset={edited ?? null} changes={changes} onClose={close} />}
      {editing === "rate" && (
        <RateDialog
          home={data?.home_currency ?? ""}
          others={data?.without_rate ?? []}
          changes={changes}
          onClose={close}
        />
      )}
    </Page>
  );
};
