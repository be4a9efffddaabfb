import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DueOnDay, Forecast } from "@passbook/contract/forecast";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { ConvertedNote } from "../../lib/currencies/converted-note.tsx";
import { CurrencyNotes } from "../../lib/currencies/currency-notes.tsx";
import { TotalInHome, WithoutRate } from "../../lib/currencies/total-in-home.tsx";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { BalanceBand } from "../../ui/charts/balance-band.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./ahead.module.css";

type BalanceCardProps = {
  readonly forecast: Forecast;
  readonly due: readonly DueOnDay[];
  readonly reference: Reference;
};

/** What is due on each day ahead, in one line. */
const useMarks = ({ forecast, due }: BalanceCardProps): ReadonlyMap<string, string> => {
  const { locale } = useLocale();
  const own = new Set(forecast.accounts.map(({ bank_account_id }) => bank_account_id));
  const shown = due.filter(
    ({ state, on, bank_account_id }) => state === "due" && on >= forecast.today && own.has(bank_account_id),
  );
  return new Map(
    [...Map.groupBy(shown, ({ on }) => on)].map(([on, some]) => [
      on,
      some
        .map(
          ({ name, amount, currency }) => `${name} ${formatMoney(amount, currency, locale, { round: true })}`,
        )
        .join(", "),
    ]),
  );
};

/** The lowest point, how likely the limit is passed, and what is known until when. */
const Facts = ({ forecast }: { readonly forecast: Forecast }) => {
  const { locale, today } = useLocale();
  const { lowest, currency, limit, chance_below, days } = forecast;
  if (lowest === null) return null;
  const least = formatMoney(limit, currency, locale, { round: true });
  const last = formatShortDay(days.at(-1)?.on ?? today, locale, today);
  return (
    <div className={styles["facts"]}>
      <div>
        <span className={styles["label"]}>
          <Trans>Lowest point</Trans>
        </span>
        <Figure amount={lowest.amount} currency={currency} size="lg" approx round />
        <span className={styles["label"]}>{formatShortDay(lowest.on, locale, today)}</span>
      </div>
      <p>
        {chance_below === 0 ? (
          <Trans>
            Falling below {least} by {last} is not to be expected.
          </Trans>
        ) : (
          <Plural
            value={chance_below}
            one={`It falls below ${least} by ${last} # time in a hundred.`}
            other={`It falls below ${least} by ${last} # times in a hundred.`}
          />
        )}
      </p>
    </div>
  );
};

/** The plot, and what it begins with. */
export const BalanceCard = (props: BalanceCardProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { forecast, reference } = props;
  const { currency, past, days, limit, accounts, bank_account_id } = forecast;
  const marks = useMarks(props);
  const last = days.at(-1);
  const money = (amount: number) => formatMoney(amount, currency, locale, { round: true });
  const [low, high] = [money(last?.low_90 ?? 0), money(last?.high_90 ?? 0)];
  const day = formatShortDay(last?.on ?? today, locale);
  const shown = accounts.filter(
    (each) => bank_account_id === null || each.bank_account_id === bank_account_id,
  );
  return (
    <Card sums={bank_account_id === null} title={<Trans>Balance</Trans>}>
      <Facts forecast={forecast} />
      <BalanceBand
        currency={currency}
        today={forecast.today}
        past={past}
        days={days}
        limit={limit}
        marks={marks}
        summary={t`Balance: from ${low} to ${high} on ${day}, nine times in ten.`}
      />
      <List label={t`Known balances`}>
        {shown.map((account) => {
          const through = formatShortDay(account.known_through, locale, today);
          return (
            <ListRow
              key={account.bank_account_id}
              title={reference.findAccount(account.bank_account_id)?.display_label ?? "…"}
              sub={account.proved ? t`proved, known to ${through}` : t`not proved, known to ${through}`}
              end={<Amount amount={account.balance} currency={account.currency} tone="ink" />}
              to={transactionsPath({ bank_account_id: account.bank_account_id })}
            />
          );
        })}
      </List>
      <CurrencyNotes>
        {forecast.converted.map(({ rate, balance, ...each }) => (
          <p key={each.currency}>
            <ConvertedNote {...each} own={balance} to={currency} rates={1} first={rate} last={rate} />{" "}
            <Trans>Days to come are converted by it too.</Trans>
          </p>
        ))}
        {forecast.without_rate.length > 0 && (
          <p>
            <WithoutRate sums={forecast.without_rate.join(", ")} />
          </p>
        )}
        {forecast.currencies.length > 1 && <TotalInHome />}
      </CurrencyNotes>
    </Card>
  );
};
