import { Trans, useLingui } from "@lingui/react/macro";
import { useParams } from "react-router";
import type { Register } from "@passbook/contract/bank-accounts";
import { useHoldings } from "../../lib/bank-accounts/use-holdings.ts";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { BalanceLine } from "../../ui/charts/balance-line.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { Verdict } from "../../ui/figures/verdict.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { AccountPage } from "./account-page.tsx";
import { HoldingsCard } from "./holdings-card.tsx";
import { LoanCards } from "./loan-cards.tsx";
import { useRegister } from "./use-register.ts";

const SKELETON_ROWS = 8;

type OfRegister = { readonly id: string; readonly register: Register };

const BalanceCard = ({ id, register: { currency, points, breaks } }: OfRegister) => (
  <Card title={<Trans>Balance</Trans>} action={<span>{currency}</span>}>
    <BalanceLine
      currency={currency}
      points={points.map(({ day, balance, state }) => ({
        on: day,
        amount: balance,
        is_proved: state === "proved",
      }))}
      gaps={breaks}
      hrefForDay={(day) => transactionsPath({ bank_account_id: id, from: day, to: day })}
    />
  </Card>
);

/** Where two printed balances and the rows between them do not agree. */
const BreaksCard = ({ register: { currency, breaks } }: Pick<OfRegister, "register">) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  if (breaks.length === 0) return null;
  return (
    <Card
      title={t`What is missing`}
      action={
        <Text size="sm" tone="2">
          <Trans>by printed balances</Trans>
        </Text>
      }
    >
      <List label={t`What is missing`}>
        {breaks.map(({ from, to, by, statement_ids: [before, after] }) => {
          const [first, last] = [formatShortDay(from, locale, today), formatShortDay(to, locale, today)];
          return (
            <ListRow
              key={`${before} ${after} ${from}`}
              title={t`${first} to ${last}`}
              sub={
                before === after
                  ? t`The statement’s balances are not what its rows come to`
                  : t`Rows between two statements are not here, or one prints another balance`
              }
              end={<Amount amount={by} currency={currency} />}
              to={`/statements/${after}`}
              wrap
            />
          );
        })}
      </List>
    </Card>
  );
};

type RowsProps = {
  readonly id: string;
  readonly pages: readonly Register[];
  readonly more: (() => void) | null;
  readonly is_fetching: boolean;
};

const Balance = ({
  row,
  currency,
}: {
  readonly row: Register["rows"][number];
  readonly currency: string;
}) => {
  const { t } = useLingui();
  if (row.balance === null) return t`balance unknown`;
  return (
    <Stack row as="span" gap={1} align="center">
      <Verdict
        verdict={row.state === "proved" ? "proved" : "unproved"}
        look="mark"
        label={row.state === "proved" ? t`proved` : t`counted`}
      />
      <Amount amount={row.balance} currency={currency} tone="ink" />
    </Stack>
  );
};

const RowsCard = ({ id, pages, more, is_fetching }: RowsProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  return (
    <Card title={t`Rows and the balance after each`}>
      <List label={t`Rows and the balance after each`}>
        {pages.flatMap(({ rows, currency }) =>
          rows.map((row) => (
            <ListRow
              key={row.transaction_id}
              wrap
              title={row.description}
              sub={formatShortDay(row.booked_on, locale, today)}
              end={<Amount amount={row.amount} currency={currency} />}
              endSub={<Balance row={row} currency={currency} />}
              to={transactionsPath({ bank_account_id: id }, row.transaction_id)}
            />
          )),
        )}
      </List>
      {more !== null && (
        <Button onClick={more} busy={is_fetching}>
          {t`Show earlier rows`}
        </Button>
      )}
    </Card>
  );
};

/** Nothing is said of rows where the account holds something without any. */
const NoRows = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const { data, isPending } = useHoldings(id);
  if (isPending || (data !== undefined && data.on !== null)) return null;
  return (
    <Card>
      <EmptyState
        title={t`No rows yet`}
        message={t`Once a statement of this account is read, its rows stand here with the balance after each.`}
        primary={{ label: t`Upload a statement`, to: "/statements/upload" }}
      />
    </Card>
  );
};

const AccountRegister = ({ id }: { readonly id: string }) => {
  const { data, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useRegister(id);
  const [first] = data?.pages ?? [];
  if (isPending) return <SkeletonCard rows={SKELETON_ROWS} />;
  if (first === undefined) return <ListFailure retry={() => void refetch()} />;
  if (first.rows.length === 0) return <NoRows id={id} />;
  return (
    <Stack gap={4}>
      <BalanceCard id={id} register={first} />
      <BreaksCard register={first} />
      <RowsCard
        id={id}
        pages={data?.pages ?? []}
        more={hasNextPage ? () => void fetchNextPage() : null}
        is_fetching={isFetchingNextPage}
      />
    </Stack>
  );
};

/** An account's register: its balance over time, where rows are missing, and every row with the balance after it. */
export const RegisterScreen = () => {
  const { t } = useLingui();
  const { id = "" } = useParams();
  return (
    <AccountPage back={{ to: `/settings/bank-accounts/${id}`, label: t`Bank account` }} rows={SKELETON_ROWS}>
      {(account) => (
        <Stack gap={4} key={account.id}>
          {account.account_type === "loan" && <LoanCards account={account} />}
          {account.account_type === "investment" && <HoldingsCard id={account.id} />}
          <AccountRegister id={account.id} />
        </Stack>
      )}
    </AccountPage>
  );
};
