import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { MonthInsights } from "@passbook/contract/insights";
import { dismissUnusual, listUnusual } from "@passbook/contract/findings";
import type { Unusual } from "@passbook/contract/findings";
import { call } from "../../lib/calls/call.ts";
import { unusualKeys } from "../../lib/cache/query-keys.ts";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { runUndoable } from "../../lib/changes/undo.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import styles from "./insights.module.css";
import { countedDays } from "./insights-path.ts";
import { useFindingWords } from "./use-finding-words.ts";

const MOST = 5;

const useUnusual = ({ month, through, unusual_count }: MonthInsights) =>
  useQuery({
    queryKey: unusualKeys.within(month, through),
    queryFn: async ({ signal }) =>
      (await call(listUnusual, { query: countedDays({ month, through }), signal })).answer.data,
    enabled: unusual_count > 0,
  });

const useDismissal = () => {
  const { t } = useLingui();
  return (id: string) =>
    runUndoable({
      kind: "dismiss_unusual",
      said: t`Noted: it is all right`,
      change: () => call(dismissUnusual, { params: { id } }),
      failure: t`Oops, update failed!`,
    });
};

const Entry = ({ unusual, onDismiss }: { readonly unusual: Unusual; readonly onDismiss: () => void }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const toWords = useFindingWords();
  const { transaction } = unusual;
  const name = transaction.merchant_name ?? transaction.vendor_name ?? transaction.description;
  const day = formatShortDay(transaction.booked_on, locale, today);
  return (
    <ListRow
      lead={<LogoTile name={name} />}
      title={name}
      sub={`${day} · ${toWords(unusual)}`}
      wrap
      end={<Amount amount={transaction.amount} currency={transaction.currency} />}
      to={transactionsPath({}, transaction.id)}
      actions={<IconButton act icon="check" label={t`${name} is all right`} onClick={onDismiss} />}
    />
  );
};

/** What was out of the ordinary in the month, with the figures that say why. */
export const UnusualCard = ({ insights }: { readonly insights: MonthInsights }) => {
  const { data, isPending } = useUnusual(insights);
  const dismiss = useDismissal();
  const count = insights.unusual_count;
  return (
    <Card
      title={<Trans>Out of the ordinary</Trans>}
      sub={count > MOST ? <Plural value={count} one="# finding" other="# findings" /> : undefined}
    >
      {count === 0 && (
        <p className={styles["none"]}>
          <Trans>Nothing unusual in these days.</Trans>
        </p>
      )}
      {count > 0 && isPending && <SkeletonRows count={Math.min(MOST, count)} />}
      {count > 0 && (
        <List>
          {(data ?? []).map((unusual) => (
            <Entry key={unusual.id} unusual={unusual} onDismiss={() => void dismiss(unusual.id)} />
          ))}
        </List>
      )}
    </Card>
  );
};
