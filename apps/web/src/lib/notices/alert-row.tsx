import { Trans, useLingui } from "@lingui/react/macro";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Icon } from "../../ui/base/icon.tsx";
import type { IconName } from "../../ui/base/icon-paths.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { transactionsPath } from "../addresses/transaction-filter.ts";
import type { Alert } from "../reference-data/use-alerts.ts";
import { useAlertWords } from "./use-alert-words.ts";

/** Where what an alert tells of is to be seen. */
const pathOf = ({ kind, transaction_id, series_id, bank_account_id, currency }: Alert): string => {
  if (transaction_id !== null) return transactionsPath({}, transaction_id);
  if (series_id !== null) return `/recurring/${series_id}`;
  if (kind === "budget") return "/budgets";
  if (kind === "late") return "/statements";
  return `/ahead?account=${bank_account_id ?? ""}&currency=${currency ?? ""}`;
};

const ICONS: Partial<Readonly<Record<Alert["kind"], IconName>>> = {
  low_balance: "bank",
  budget: "coins",
  late: "statements",
};

const Lead = ({ alert: { kind, name } }: { readonly alert: Alert }) => {
  const icon = ICONS[kind];
  return icon === undefined ? <LogoTile name={name} /> : <Icon name={icon} />;
};

type AlertRowProps = { readonly alert: Alert; readonly onDismiss?: (() => void) | undefined };

/** One thing to know; the row leads to it, and the button says that the person is done with it. */
export const AlertRow = ({ alert, onDismiss }: AlertRowProps) => {
  const { t } = useLingui();
  const say = useAlertWords();
  const { name, amount, currency, kind, is_new } = alert;
  return (
    <ListRow
      lead={<Lead alert={alert} />}
      title={name}
      sub={
        <>
          {say(alert)}{" "}
          {is_new && (
            <Badge tone="primary">
              <Trans>New</Trans>
            </Badge>
          )}
        </>
      }
      wrap
      end={
        amount === null || currency === null || kind === "budget" ? undefined : (
          <Amount
            amount={amount}
            currency={currency}
            {...(kind === "low_balance" ? { tone: "ink", signed: false } : {})}
          />
        )
      }
      to={pathOf(alert)}
      actions={
        onDismiss === undefined ? undefined : (
          <IconButton act icon="check" label={t`Done with ${name}`} onClick={onDismiss} />
        )
      }
    />
  );
};
