import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { listVendors } from "@passbook/contract/vendors";
import type { Vendor } from "@passbook/contract/vendors";
import type { Merchant } from "@passbook/contract/merchants";
import { call } from "../../lib/calls/call.ts";
import { vendorKeys } from "../../lib/cache/query-keys.ts";
import { formatNumber, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { useAssignment } from "../../lib/reference-data/use-assignment.ts";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import { Acts } from "../../ui/base/acts.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";

/** What one call gives; the contract's own limit. */
const MOST_VENDORS = 500;

const useVendorsOf = (merchant_id: string | undefined) =>
  useQuery({
    queryKey: vendorKeys.of_merchant(merchant_id ?? "any"),
    queryFn: async ({ signal }) =>
      (
        await call(listVendors, {
          query: {
            ...(merchant_id === undefined ? {} : { merchant_id }),
            sort: "count",
            limit: MOST_VENDORS,
          },
          signal,
        })
      ).answer.data,
  });

const LONGEST_NAME = 80;

const isAlike = (one: string, other: string): boolean =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase();

const Seen = ({ vendor }: { readonly vendor: Vendor }) => {
  const { locale, today } = useLocale();
  const { transaction_count, last_seen } = vendor;
  const count = formatNumber(transaction_count, locale);
  return (
    <>
      <Plural value={transaction_count} one={`${count} transaction`} other={`${count} transactions`} />
      {last_seen !== null && ` · ${formatShortDay(last_seen, locale, today)}`}
    </>
  );
};

type RowProps = {
  readonly vendor: Vendor;
  readonly busy: boolean;
  /** Null where it could not be told from the merchant that it is of. */
  readonly onSplit: (() => void) | null;
  readonly onRemove: () => void;
};

const VendorRow = ({ vendor, busy, onSplit, onRemove }: RowProps) => {
  const { t } = useLingui();
  const { id, name, totals } = vendor;
  const [total] = totals;
  return (
    <ListRow
      title={name}
      sub={<Seen vendor={vendor} />}
      to={transactionsPath({ vendor_id: id })}
      end={total !== undefined && <Amount amount={total.amount} currency={total.currency} />}
      actions={
        <>
          {onSplit !== null && (
            <IconButton
              act
              icon="split"
              label={t`Make ${name} a merchant of its own`}
              disabled={busy}
              onClick={onSplit}
            />
          )}
          <IconButton act icon="close" label={t`Take ${name} away`} disabled={busy} onClick={onRemove} />
        </>
      }
    />
  );
};

/** The vendors of a merchant, as statements name them; each can be taken away, and others added. */
export const MerchantVendors = ({ merchant }: { readonly merchant: Merchant }) => {
  const { t } = useLingui();
  const { id, name } = merchant;
  const { data: vendors } = useVendorsOf(id);
  const { data: all = [] } = useVendorsOf(undefined);
  const { findMerchant } = useReference();
  const others = all.filter((vendor) => vendor.merchant_id !== id);
  const { mutate, isPending } = useAssignment();
  const choices = others.map((vendor) => ({
    id: vendor.id,
    label: vendor.name,
    hint: vendor.merchant_id === null ? undefined : findMerchant(vendor.merchant_id)?.name,
  }));
  return (
    <Card title={t`Printed names`}>
      <Stack gap={3}>
        {vendors === undefined && <SkeletonRows count={2} lead={false} />}
        {vendors?.length === 0 && (
          <Text as="p" tone="2">
            <Trans>No printed name belongs to it yet.</Trans>
          </Text>
        )}
        {vendors !== undefined && vendors.length > 0 && (
          <List label={t`Printed names`}>
            {vendors.map((vendor) => (
              <VendorRow
                key={vendor.id}
                vendor={vendor}
                busy={isPending}
                onSplit={
                  vendors.length < 2 || isAlike(vendor.name, name)
                    ? null
                    : () => {
                        mutate({
                          vendors: [vendor],
                          assignment: { merchant_name: vendor.name.slice(0, LONGEST_NAME) },
                        });
                      }
                }
                onRemove={() => {
                  mutate({ vendors: [vendor], assignment: { merchant_id: null, name: "" } });
                }}
              />
            ))}
          </List>
        )}
        <Acts>
          <Combobox
            label={t`Add a printed name`}
            hint={t`It comes here from its merchant, with its transactions, but for those you gave a merchant yourself.`}
            placeholder={t`Find a printed name`}
            disabled={isPending || choices.length === 0}
            groups={[{ options: choices }]}
            value={null}
            onChange={(vendor_id) => {
              const chosen = others.filter((vendor) => vendor.id === vendor_id);
              mutate({ vendors: chosen, assignment: { merchant_id: id, name } });
            }}
          />
        </Acts>
      </Stack>
    </Card>
  );
};
