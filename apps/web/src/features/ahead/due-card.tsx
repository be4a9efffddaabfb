import { Trans, useLingui } from "@lingui/react/macro";
import { type DueOnDay, exportDueDays } from "@passbook/contract/forecast";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { Button } from "../../ui/actions/button.tsx";
import { useDownload } from "../../lib/notices/use-download.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Badge, type BadgeTone } from "../../ui/figures/badge.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { formatMonth, formatShortDay, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./ahead.module.css";

const TONES: Readonly<Record<DueOnDay["state"], BadgeTone>> = {
  paid: "success",
  due: "outline",
  late: "warning",
  missing: "error",
  unknown: "plain",
};

const useStateWords = (): Readonly<Record<DueOnDay["state"], string>> => {
  const { t } = useLingui();
  return {
    paid: t`paid`,
    due: t`due`,
    late: t`late`,
    missing: t`missing`,
    unknown: t`no statement yet`,
  };
};

const Download = ({ bank_account_id }: { readonly bank_account_id: string | undefined }) => {
  const { busy, download } = useDownload(exportDueDays, {
    query: { bank_account_id },
    fallback_name: "passbook-due.ics",
  });
  return (
    <Button icon="calendar" busy={busy} onClick={download}>
      <Trans>For your calendar (.ics)</Trans>
    </Button>
  );
};

const DueRow = ({ due }: { readonly due: DueOnDay }) => {
  const { locale, today } = useLocale();
  const words = useStateWords();
  const { name, on, amount, least, most, currency, state, series_id, transaction_id } = due;
  return (
    <ListRow
      lead={<LogoTile name={name} />}
      title={name}
      sub={
        <>
          {formatShortDay(on, locale, today)} <Badge tone={TONES[state]}>{words[state]}</Badge>
        </>
      }
      end={<Amount amount={amount} currency={currency} approx={least !== most} />}
      to={transaction_id === null ? `/recurring/${series_id}` : transactionsPath({}, transaction_id)}
    />
  );
};

type DueCardProps = {
  readonly due: readonly DueOnDay[];
  readonly bank_account_id: string | undefined;
};

/** What is due, month by month, with what became of it. */
export const DueCard = ({ due, bank_account_id }: DueCardProps) => {
  const { locale } = useLocale();
  const months = [...Map.groupBy(due, ({ on }) => monthOf(on))];
  return (
    <Card
      title={<Trans>Due</Trans>}
      action={due.length > 0 && <Download bank_account_id={bank_account_id} />}
    >
      {due.length === 0 && (
        <p className={styles["hint"]}>
          <Trans>
            Nothing that comes again has been found yet. It takes three payments of one kind to tell.
          </Trans>
        </p>
      )}
      {months.map(([month, some]) => (
        <section key={month} className={styles["month"]}>
          <h3>{formatMonth(month, locale)}</h3>
          <List>
            {some.map((each) => (
              <DueRow key={`${each.series_id} ${each.on} ${each.transaction_id ?? ""}`} due={each} />
            ))}
          </List>
        </section>
      ))}
    </Card>
  );
};
