import { Plural, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { memo } from "react";
import { Link } from "react-router";
import type { Vendor } from "@passbook/contract/vendors";
import { formatNumber, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { transactionsPath } from "../../lib/addresses/transaction-filter.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Acts } from "../../ui/base/acts.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import cut from "../../ui/base/cut.module.css";
import rows from "../../ui/lists/row.module.css";
import { Skeleton } from "../../ui/states/skeleton.tsx";
import styles from "./vendors.module.css";

export type RowPlace = { readonly top_px: number; readonly height_px: number };

export const toStyle = ({ top_px, height_px }: RowPlace) => ({
  transform: `translateY(${String(top_px)}px)`,
  height: height_px,
});

type VendorRowProps = RowPlace & {
  readonly vendor: Vendor;
  readonly index: number;
  readonly merchant: string | null;
  readonly selected: boolean;
  readonly onToggle: (vendor: Vendor, index: number, event: MouseEvent) => void;
  readonly onAssign: (vendor: Vendor) => void;
};

const Seen = ({ vendor }: { readonly vendor: Vendor }) => {
  const { locale, today } = useLocale();
  const { first_seen, last_seen } = vendor;
  if (first_seen === null || last_seen === null) return null;
  const first = formatShortDay(first_seen, locale, today);
  const last = formatShortDay(last_seen, locale, today);
  return first === last ? last : `${first} – ${last}`;
};

/** Net money by currency: the first two, and how many more there are. */
const Totals = ({ vendor }: { readonly vendor: Vendor }) => {
  const { totals } = vendor;
  const more = totals.length - 2;
  return (
    <span className={styles["totals"]}>
      {totals.slice(0, 2).map(({ currency, amount }) => (
        <Amount key={currency} amount={amount} currency={currency} />
      ))}
      {totals.length < 2 && (
        <span className={classNames(styles["more"], styles["under"])}>
          <Seen vendor={vendor} />
        </span>
      )}
      {more > 0 && (
        <span className={styles["more"]}>
          <Plural value={more} one="and # currency more" other="and # currencies more" />
        </span>
      )}
    </span>
  );
};

const VendorRowContent = (props: VendorRowProps) => {
  const { vendor, index, merchant, selected, onToggle, onAssign, ...place } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name, transaction_count } = vendor;
  const count = formatNumber(transaction_count, locale);
  return (
    <article
      aria-label={name}
      className={classNames(rows["row"], styles["row"], selected && rows["selected"])}
      style={toStyle(place)}
    >
      <Acts>
        <div className={styles["check"]}>
          <Checkbox
            label={t`Select ${name}`}
            labelHidden
            checked={selected}
            onChange={() => undefined}
            onClick={(event) => {
              onToggle(vendor, index, event);
            }}
          />
        </div>
      </Acts>
      <span className={styles["tile"]}>
        <LogoTile name={merchant ?? name} />
      </span>
      <div className={styles["main"]}>
        <Link
          className={classNames(cut["cut"], rows["opens"], styles["name"])}
          to={transactionsPath({ vendor_id: vendor.id })}
        >
          {name}
        </Link>
        <span className={classNames(cut["cut"], styles["sub"], styles["narrow"])}>
          {merchant !== null && merchant !== name && `${merchant} · `}
          <Plural value={transaction_count} one={`${count} transaction`} other={`${count} transactions`} />
        </span>
      </div>
      <div className={classNames(styles["wide"], styles["merchant-cell"])}>
        <Acts otherwise={<span className={cut["cut"]}>{merchant}</span>}>
          <button
            type="button"
            className={classNames(rows["choice"], styles["merchant"], merchant === null && rows["unset"])}
            aria-label={
              merchant === null ? t`Choose merchant of ${name}` : t`Merchant of ${name}: ${merchant}`
            }
            onClick={() => {
              onAssign(vendor);
            }}
          >
            <span className={cut["cut"]}>{merchant ?? t`Choose merchant`}</span>
          </button>
        </Acts>
      </div>
      <span className={classNames(styles["wide"], styles["right"])}>{count}</span>
      <span className={classNames(cut["cut"], styles["wide"], styles["seen"])}>
        <Seen vendor={vendor} />
      </span>
      <Totals vendor={vendor} />
    </article>
  );
};

export const VendorRow = memo(VendorRowContent);

const WIDTHS = [52, 38, 61, 45] as const;

/** A vendor on its way, in its final size. */
export const PendingRow = ({ index, ...place }: RowPlace & { readonly index: number }) => (
  <div className={classNames(rows["row"], styles["row"])} aria-hidden="true" style={toStyle(place)}>
    <span className={styles["check"]} />
    <span className={styles["tile"]}>
      <Skeleton width={32} height={32} round />
    </span>
    <div className={styles["main"]}>
      <Skeleton width={`${String(WIDTHS[index % WIDTHS.length] ?? 45)}%`} height={11} />
    </div>
    <span className={styles["wide"]} />
    <span className={styles["wide"]} />
    <span className={styles["wide"]} />
    <Skeleton width={72} height={11} />
  </div>
);
