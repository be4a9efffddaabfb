import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { useExchangeRates, type WorthChanges } from "./use-worth-data.ts";
import { useRateWords } from "./use-worth-words.ts";
import styles from "./net-worth.module.css";

type RatesCardProps = {
  readonly home: string;
  readonly without_rate: readonly string[];
  readonly changes: WorthChanges;
  readonly onEnter: () => void;
};

/** The rates that were entered, and which are missing; nothing is shown to whom has one currency. */
export const RatesCard = ({ home, without_rate, changes, onEnter }: RatesCardProps) => {
  const { t } = useLingui();
  const { data } = useExchangeRates();
  const { sayRate, saySince } = useRateWords();
  const rates = data ?? [];
  if (rates.length === 0 && without_rate.length === 0) return null;
  const others = without_rate.join(", ");
  return (
    <Card
      title={t`Exchange rates`}
      sub={t`As you entered them; each holds until the next.`}
      action={
        <Button icon="plus" onClick={onEnter}>
          <Trans>Enter a rate</Trans>
        </Button>
      }
    >
      {without_rate.length > 0 && (
        <Note>
          <Trans>
            No rate to {home} is known of {others}: totalled apart until you enter one.
          </Trans>
        </Note>
      )}
      <List label={t`Exchange rates`}>
        {rates.map((rate) => {
          const said = sayRate(rate);
          return (
            <ListRow
              key={rate.id}
              title={<bdi className={styles["rate"]}>{said}</bdi>}
              sub={saySince(rate)}
              actions={
                <IconButton
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
