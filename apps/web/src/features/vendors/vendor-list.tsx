import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { useEffect, useRef } from "react";
import type { Vendor } from "@passbook/contract/vendors";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { useSteady } from "../../lib/browser/use-steady.ts";
import { useWindowRows } from "../../lib/browser/use-window-rows.ts";
import { Acts, useMayAct } from "../../ui/base/acts.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import cut from "../../ui/base/cut.module.css";
import type { Selection } from "./vendor-selection.ts";
import { PendingRow, VendorRow } from "./vendor-row.tsx";
import styles from "./vendors.module.css";

const HEIGHT_PX = { touch: 64, mouse: 52 };
/** Rows drawn in the place of those that are still to come. */
const PENDING_ROWS = 6;

type VendorListProps = {
  readonly vendors: readonly Vendor[];
  readonly reference: Reference;
  readonly selection: Selection;
  readonly stale: boolean;
  /** Whether more stand on the server, and how they are asked for. */
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onToggle: (vendor: Vendor, index: number, event: MouseEvent) => void;
  readonly onAll: () => void;
  readonly onAssign: (vendor: Vendor) => void;
};

/** Every vendor the filter shows; only those in the window are drawn, and more are fetched on the way down. */
export const VendorList = (props: VendorListProps) => {
  const { vendors, reference, selection, stale, hasMore, onMore, onAll, onAssign } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const virtualizer = useWindowRows({
    list,
    count: vendors.length + (hasMore ? PENDING_ROWS : 0),
    height: HEIGHT_PX,
  });
  const items = virtualizer.getVirtualItems();
  const reachesEnd = hasMore && (items.at(-1)?.index ?? 0) >= vendors.length - PENDING_ROWS;
  useEffect(() => {
    if (reachesEnd) onMore();
  }, [reachesEnd, onMore]);
  const onToggle = useSteady(props.onToggle);
  const isAll = vendors.length > 0 && vendors.every(({ id }) => selection.chosen.has(id));
  return (
    <div data-looks={useMayAct() ? undefined : true}>
      <div className={styles["head"]}>
        <Acts>
          <div className={styles["check"]}>
            <Checkbox
              label={t`Select all that are shown`}
              labelHidden
              checked={isAll}
              indeterminate={!isAll && selection.chosen.size > 0}
              onChange={onAll}
            />
          </div>
        </Acts>
        <span className={styles["tile"]} />
        <span>
          <Trans>Name as read</Trans>
        </span>
        <span className={styles["wide"]}>
          <Trans>Merchant</Trans>
        </span>
        <span className={classNames(styles["wide"], styles["right"])}>
          <Trans>Transactions</Trans>
        </span>
        <span className={classNames(cut["cut"], styles["wide"], styles["seen"])}>
          <Trans>Seen</Trans>
        </span>
        <span className={styles["right"]}>
          <Trans>Total</Trans>
        </span>
      </div>
      <div
        ref={list}
        className={styles["body"]}
        data-stale={stale}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, start, size }) => {
          const vendor = vendors[index];
          const place = { top_px: start - virtualizer.options.scrollMargin, height_px: size };
          if (vendor === undefined) return <PendingRow key={index} index={index} {...place} />;
          return (
            <VendorRow
              key={vendor.id}
              {...place}
              vendor={vendor}
              index={index}
              merchant={reference.findMerchant(vendor.merchant_id)?.name ?? null}
              selected={selection.chosen.has(vendor.id)}
              onToggle={onToggle}
              onAssign={onAssign}
            />
          );
        })}
      </div>
    </div>
  );
};
