import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { useExchangeRates, type WorthChanges } from "./use-worth-data.ts";
import { useRateWords } from "./use-worth-words.ts";
import styles from "./net-worth.module.css";

type RatesCardProps = {
  readonly home: string;
  readonly without_rate: readonly string[];
  /** The newest day of which published rates are here. */
  readonly published_until: string | null;
  /** Whether anything is in another currency. */
  readonly is_needed: boolean;
  readonly changes: WorthChanges;
  readonly onEnter: () => void;
};

/** The rates that were entered, up to when published ones are here, and which are missing; nothing is shown to whom has one currency. */
export const RatesCard = ({
  home,
  without_rate,
  published_until,
  is_needed,
  changes,
  onEnter,
}: RatesCardProps) => {
  const { t } = useLingui();
  const { data } = useExchangeRates();
  const { locale, today } = useLocale();
  const { sayRate, saySince } = useRateWords();
  const rates = data ?? [];
  if (rates.length === 0 && without_rate.length === 0 && !is_needed) return null;
  const others = without_rate.join(", ");
  return (
    <Card
      title={t`Exchange rates`}
      sub={t`Each holds until the next; what you enter goes before what is published for the same day.`}
      action={
        <Button act icon="plus" onClick={onEnter}>
          <Trans>Enter a rate</Trans>
        </Button>
      }
    >
      <Stack gap={3}>
        <Text as="p" tone="2">
          {published_until === null ? (
            <Trans>
              No rates of the European Central Bank are here. Whoever runs this Passbook can bring all since
              1999: take eurofxref-hist.zip from its page of reference rates, and run “passbook rates
              eurofxref-hist.zip”; or let them be fetched (FETCH_RATES=true).
            </Trans>
          ) : (
            <Trans>
              Rates of the European Central Bank are here up to{" "}
              {formatShortDay(published_until, locale, today)}. On days without one, such as weekends, that of
              the day before holds.
            </Trans>
          )}
        </Text>
        {without_rate.length > 0 && (
          <Note>
            <Trans>
              No rate to {home} is known of {others}: totalled apart until you enter one.
            </Trans>
          </Note>
        )}
      </Stack>
      <List label={t`Exchange rates`}>
        {rates.map((rate) => {
          const said = sayRate(rate);
          return (
            <ListRow
              key={rate.id}
              title={<bdi className={styles["rate"]}>{said}</bdi>}
              sub={saySince({ ...rate, source: "own" })}
              actions={
                <IconButton
                  act
                  icon="trash"
                  label={t`Delete ${said}`}
                  onClick={() => void changes.removeRate(rate)}
                />
              }
            />
          );
        })}
      </List>
    </Card>
  );
};
