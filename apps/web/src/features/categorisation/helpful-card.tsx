import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Categorisation } from "@passbook/contract/categorisation";
import { formatNumber, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { Text } from "../../ui/frame/text.tsx";

type Helpful = Categorisation["most_helpful"][number];

const Count = ({ vendor }: { readonly vendor: Helpful }) => {
  const { locale, today } = useLocale();
  const count = formatNumber(vendor.transactions, locale);
  return (
    <>
      <Plural value={vendor.transactions} one={`${count} transaction`} other={`${count} transactions`} />
      {" · "}
      {formatShortDay(vendor.newest, locale, today)}
    </>
  );
};

/** The vendors whose answer would settle most. */
export const HelpfulCard = ({ data }: { readonly data: Categorisation }) => {
  const { t } = useLingui();
  const { most_helpful } = data;
  return (
    <Card title={t`Most helpful to answer`}>
      {most_helpful.length === 0 ? (
        <Text as="p" tone="2">
          <Trans>Nothing is open: every merchant is known.</Trans>
        </Text>
      ) : (
        <List label={t`Merchants`}>
          {most_helpful.map((vendor) => {
            const [total] = vendor.totals;
            return (
              <ListRow
                key={vendor.vendor_id}
                lead={<LogoTile name={vendor.name} />}
                title={vendor.name}
                sub={<Count vendor={vendor} />}
                to={transactionsPath({ vendor_id: vendor.vendor_id, uncategorised: "true" })}
                end={total !== undefined && <Amount amount={total.amount} currency={total.currency} />}
              />
            );
          })}
        </List>
      )}
    </Card>
  );
};
