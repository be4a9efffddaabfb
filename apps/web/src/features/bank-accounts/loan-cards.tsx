import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { Loan, LoanPayment } from "@passbook/contract/loans";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { useBankAccountList } from "../../lib/reference-data/use-bank-accounts.ts";
import { Button } from "../../ui/actions/button.tsx";
import { PartBars } from "../../ui/charts/part-bars.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { KeyValues } from "../../ui/lists/key-values.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { formatMoney, formatRate, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { LoanRateForm } from "./loan-rate-form.tsx";
import { useLoan } from "./use-loan.ts";

const SKELETON_ROWS = 6;
const FIRST_PAYMENTS = 6;

type OfLoan = { readonly account: BankAccount; readonly loan: Loan };

/** What is owed, by which rate, and until when. */
const OwedCard = ({ account, loan }: OfLoan) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { owed, as_of, rate, usual_payment, end, never_ends, currency } = loan;
  const money = (amount: number | null): string =>
    amount === null ? "–" : formatMoney(amount, currency, locale);
  const percent = rate === null ? "" : formatRate(rate.percent, locale);
  const rate_words =
    rate === null
      ? t`not known`
      : rate.source === "entered"
        ? t`${percent} % a year, as you said`
        : t`${percent} % a year, reckoned from the last interest printed`;
  return (
    <Card
      title={<Trans>Owed</Trans>}
      action={as_of === null ? undefined : <span>{formatShortDay(as_of, locale, today)}</span>}
    >
      <Stack gap={3}>
        {owed === null ? (
          <Text as="p" tone="2">
            <Trans>No balance of this loan is known yet: upload a statement that prints one.</Trans>
          </Text>
        ) : (
          <Figure amount={owed} currency={currency} size="hero" />
        )}
        <KeyValues
          items={[
            { label: t`Rate`, value: rate_words },
            { label: t`Usual payment`, value: <bdi>{money(usual_payment)}</bdi> },
            {
              label: t`Paid off`,
              value: end === null ? t`not known` : t`about ${formatShortDay(end.on, locale, today)}`,
            },
            {
              label: t`Interest until then`,
              value: end === null ? "–" : <bdi>{money(end.interest)}</bdi>,
            },
          ]}
        />
        {end !== null && (
          <Text as="p" size="sm" tone="2">
            <Plural
              value={end.payments}
              one="If it goes on like the last payments: # more payment."
              other="If it goes on like the last payments: # more payments."
            />
          </Text>
        )}
        {never_ends && (
          <Note tone="warning">
            <Trans>What is usually paid does not cover the interest, so that the debt does not end.</Trans>
          </Note>
        )}
        <LoanRateForm account={account} />
      </Stack>
    </Card>
  );
};

const usePaymentWords = ({ currency }: Pick<Loan, "currency">) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { bank_accounts } = useBankAccountList();
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  return {
    sayParts: ({ interest, principal, source }: LoanPayment): string => {
      if (interest === null || principal === null) return t`interest not known`;
      const [cost, back] = [money(interest), money(principal)];
      return source === "printed"
        ? t`${cost} interest, ${back} principal`
        : t`${cost} interest, ${back} principal, reckoned`;
    },
    sayFrom: ({ paid_from }: LoanPayment): string | undefined => {
      const from = bank_accounts.find(({ id }) => id === paid_from)?.display_label;
      return from === undefined ? undefined : t`from ${from}`;
    },
  };
};

const PaymentsCard = ({ account, loan }: OfLoan) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const [shows_all, setShowsAll] = useState(false);
  const { sayParts, sayFrom } = usePaymentWords(loan);
  const { payments, currency } = loan;
  const shown = shows_all ? payments : payments.slice(0, FIRST_PAYMENTS);
  return (
    <Card title={t`Payments`}>
      <List label={t`Payments`}>
        {shown.map((payment) => {
          const from = sayFrom(payment);
          return (
            <ListRow
              key={payment.transaction_id}
              title={[formatShortDay(payment.paid_on, locale, today), from]
                .filter((part) => part !== undefined)
                .join(", ")}
              sub={sayParts(payment)}
              end={<bdi>{formatMoney(payment.amount, currency, locale)}</bdi>}
              to={transactionsPath({ bank_account_id: account.id }, payment.transaction_id)}
              wrap
            />
          );
        })}
      </List>
      {shown.length < payments.length && (
        <Button
          onClick={() => {
            setShowsAll(true);
          }}
        >{t`Show all`}</Button>
      )}
    </Card>
  );
};

/** What a loan costs and when it ends, above its register. */
export const LoanCards = ({ account }: { readonly account: BankAccount }) => {
  const { t } = useLingui();
  const { data: loan, isPending, refetch } = useLoan(account.id);
  if (isPending) return <SkeletonCard rows={SKELETON_ROWS} />;
  if (loan === undefined) return <ListFailure retry={() => void refetch()} />;
  const years = loan.years.filter(({ interest, principal }) => interest + principal > 0);
  return (
    <>
      <OwedCard account={account} loan={loan} />
      {years.length > 0 && (
        <Card title={t`Interest and principal by year`}>
          <PartBars
            caption={t`Interest and principal by year`}
            name={t`Year`}
            currency={loan.currency}
            parts={[
              { label: t`Principal`, colour: "var(--color-primary-line)" },
              { label: t`Interest`, colour: "var(--chart-12)" },
            ]}
            bars={years.map(({ year, interest, principal }) => ({
              label: year,
              amounts: [principal, interest],
              href: transactionsPath({
                bank_account_id: account.id,
                from: `${year}-01-01`,
                to: `${year}-12-31`,
              }),
            }))}
          />
        </Card>
      )}
      {loan.payments.length > 0 && <PaymentsCard account={account} loan={loan} />}
    </>
  );
};
