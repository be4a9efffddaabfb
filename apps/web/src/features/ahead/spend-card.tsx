import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { addDays } from "@passbook/contract/values";
import type { Forecast } from "@passbook/contract/forecast";
import { AmountInput } from "../../ui/forms/amount-input.tsx";
import { DateField } from "../../ui/forms/date-field.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./ahead.module.css";
import type { useAheadQuery } from "./use-ahead-query.ts";

type SpendCardProps = { readonly forecast: Forecast } & ReturnType<typeof useAheadQuery>;

const LIKELY = 50;
const POSSIBLE = 5;

/** How sure it is, by how often the limit is passed. */
const toneOf = (chance: number): "success" | "warning" | "error" =>
  chance >= LIKELY ? "error" : chance > POSSIBLE ? "warning" : "success";

/** What the lowest point becomes, and how likely it is to fall below the limit. */
const Answer = ({ forecast }: { readonly forecast: Forecast }) => {
  const { locale, today } = useLocale();
  const { spending, currency, limit, lowest, chance_below: before } = forecast;
  if (spending?.lowest == null || lowest === null) return null;
  const money = (amount: number) => formatMoney(amount, currency, locale, { round: true });
  const [low, was, least] = [money(spending.lowest.amount), money(lowest.amount), money(limit)];
  const day = formatShortDay(spending.lowest.on, locale, today);
  const chance = spending.chance_below;
  return (
    <Note tone={toneOf(chance)} role="status">
      <Trans>
        The lowest point becomes about {low}, on {day}; without it, {was}.
      </Trans>{" "}
      {chance === 0 ? (
        <Trans>Falling below {least} is not to be expected.</Trans>
      ) : (
        <Plural
          value={chance}
          one={`It falls below ${least} # time in a hundred; without it, ${before}.`}
          other={`It falls below ${least} # times in a hundred; without it, ${before}.`}
        />
      )}
    </Note>
  );
};

/** "Can I spend 400 on Friday?" */
export const SpendCard = ({ forecast, asked, change }: SpendCardProps) => {
  const { t } = useLingui();
  const { today } = useLocale();
  const { currency } = forecast;
  const write = (amount: number | null): string | undefined =>
    amount === null || amount === 0 ? undefined : String(amount);
  return (
    <Card sums={forecast.bank_account_id === null} title={<Trans>Can I spend it?</Trans>}>
      <div className={styles["question"]}>
        <Field label={t`Amount`}>
          <AmountInput
            positive
            currency={currency}
            value={asked.spend ?? null}
            onChange={(amount) => {
              change({ spend: write(amount) });
            }}
          />
        </Field>
        <Field
          label={t`On`}
          error={asked.is_off ? t`Choose a day from today to the last of the forecast.` : undefined}
        >
          <DateField
            value={asked.on ?? today}
            min={today}
            max={addDays(today, Number(asked.days))}
            onChange={(event) => {
              change({ on: event.target.value });
            }}
          />
        </Field>
        <Field label={t`Not below`}>
          <AmountInput
            currency={currency}
            signed
            value={asked.limit}
            onChange={(amount) => {
              change({ limit: write(amount) });
            }}
          />
        </Field>
      </div>
      <Answer forecast={forecast} />
      {forecast.spending === null && (
        <p className={styles["hint"]}>
          <Trans>Write an amount and a day, and see what becomes of the lowest point.</Trans>
        </p>
      )}
    </Card>
  );
};
