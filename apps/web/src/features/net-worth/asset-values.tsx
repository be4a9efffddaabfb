import { useLingui } from "@lingui/react/macro";
import type { Asset } from "@passbook/contract/assets";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Amount } from "../../ui/figures/amount.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./net-worth.module.css";
import type { Entered } from "./use-asset-form.ts";

type AssetValuesProps = {
  readonly asset: Asset;
  readonly entered: Entered;
  readonly set: (some: Partial<Entered>) => void;
};

/** The values that were entered, newest first; those that are taken away go once all is saved. */
export const AssetValues = ({ asset, entered, set }: AssetValuesProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { gone, currency } = entered;
  const kept = asset.values.filter(({ on }) => !gone.includes(on)).toReversed();
  if (kept.length === 0) return null;
  return (
    <div className={styles["values"]}>
      <List label={t`Values`}>
        {kept.map(({ on, amount }) => {
          const day = formatShortDay(on, locale, today);
          return (
            <ListRow
              key={on}
              title={day}
              end={<Amount amount={amount} currency={currency} tone="ink" signed={false} />}
              actions={
                <IconButton
                  icon="close"
                  label={t`Remove the value of ${day}`}
                  onClick={() => {
                    set({ gone: [...gone, on] });
                  }}
                />
              }
            />
          );
        })}
      </List>
    </div>
  );
};
