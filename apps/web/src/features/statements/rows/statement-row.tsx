import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { Link } from "react-router";
import type { CurrencyCode } from "@passbook/contract/values";
import { formatDecimal, formatMoney, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import { Amount } from "../../../ui/figures/amount.tsx";
import { classNames } from "../../../ui/base/class-names.ts";
import { Icon } from "../../../ui/base/icon.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Menu } from "../../../ui/actions/menu.tsx";
import cut from "../../../ui/base/cut.module.css";
import rows from "../../../ui/lists/row.module.css";
import { Skeleton } from "../../../ui/states/skeleton.tsx";
import type { RowMark } from "../state/proof.ts";
import type { EditTarget } from "./row-draft.ts";
import styles from "./statement-rows.module.css";
import type { StatementRow as Row } from "../state/use-statement-rows.ts";

type StatementRowProps = {
  readonly row: Row;
  /** Its place in the list, from 1; the number it was read under may differ. */
  readonly position: number;
  /** The one currency that the table's header names; null when there are several. */
  readonly currency: CurrencyCode | null;
  /** The name the transaction is known by, when it is not the printed text. */
  readonly name: string | undefined;
  readonly bank_account_id: string | null;
  readonly mark: RowMark;
  readonly chosen: boolean;
  readonly pointed: boolean;
  /** A person changed it after it was read. */
  readonly changed: boolean;
  /** Its fields can be corrected. */
  readonly editable: boolean;
  /** One row of the list is a stop for the Tab key. */
  readonly stop: boolean;
  readonly top_px: number;
  readonly height_px: number;
  readonly onChoose: (row: number) => void;
  readonly onPoint: (row: number | null) => void;
  readonly onEdit: (target: EditTarget) => void;
  readonly onRemove: (row: number) => void;
};

/** Pending, added or corrected, beside the name. */
const Signs = ({ row, changed }: Pick<StatementRowProps, "row" | "changed">) => {
  const { t } = useLingui();
  return (
    <>
      {row.pending && <Icon name="clock" size="xs" label={t`Pending`} className={styles["sign"]} />}
      {row.source === null && (
        <Icon name="plus" size="xs" label={t`Added by you`} className={styles["sign"]} />
      )}
      {changed && <Icon name="edit" size="xs" label={t`Corrected by you`} className={styles["sign"]} />}
    </>
  );
};

const RowMenu = ({
  row,
  stop,
  onEdit,
  onRemove,
}: Pick<StatementRowProps, "row" | "stop" | "onEdit" | "onRemove">) => {
  const { t } = useLingui();
  const number = row.row;
  const label = t`Row ${number}: actions`;
  return (
    <Menu
      label={label}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon="more" label={label} tabIndex={stop ? 0 : -1} />}
      items={[
        {
          label: t`Edit row`,
          icon: "edit",
          onSelect: () => {
            onEdit({ kind: "row", row: number });
          },
        },
        {
          label: t`Add a row below`,
          icon: "plus",
          onSelect: () => {
            onEdit({ kind: "after", row: number });
          },
        },
        "separator",
        {
          label: t`Leave this row out`,
          icon: "trash",
          danger: true,
          onSelect: () => {
            onRemove(number);
          },
        },
      ]}
    />
  );
};

const Mark = ({ mark }: { readonly mark: RowMark }) => {
  const { t } = useLingui();
  return (
    <span role="cell" className={styles["mark"]} data-mark={mark ?? undefined}>
      {mark === "holds" && <Icon name="check" size="sm" label={t`balance holds`} />}
      {mark === "breaks" && <Icon name="contradicted" size="sm" label={t`the chain breaks here`} />}
    </span>
  );
};

/** Opens the transaction in the list of its day. */
const toTransaction = (row: Row, bank_account_id: string | null): string | null =>
  row.transaction_id === null || bank_account_id === null
    ? null
    : transactionsPath({ bank_account_id, from: row.booked_on, to: row.booked_on }, row.transaction_id);

const StatementRowContent = (props: StatementRowProps) => {
  const { row, currency, name, bank_account_id, mark, chosen, pointed, stop, top_px, height_px } = props;
  const { changed, editable } = props;
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const to = toTransaction(row, bank_account_id);
  const shown = row.description === "" ? t`Row ${row.row}` : row.description;
  const title = name ?? shown;
  const amount =
    currency === null ? (
      <Amount amount={row.amount} currency={row.currency} />
    ) : (
      <bdi className={row.amount > 0 ? styles["in"] : undefined}>
        {`${row.amount > 0 ? "+" : ""}${formatDecimal(row.amount, currency, locale)}`}
      </bdi>
    );
  const balance = (printed: number) => (
    <bdi>
      {currency === null
        ? formatMoney(printed, row.currency, locale)
        : formatDecimal(printed, currency, locale)}
    </bdi>
  );
  return (
    <div
      role="row"
      aria-rowindex={props.position + 1}
      aria-current={chosen ? "true" : undefined}
      data-row={row.row}
      className={classNames(
        rows["row"],
        styles["row"],
        pointed && styles["pointed"],
        chosen && styles["chosen"],
        mark === "breaks" && styles["broken"],
        editable && styles["editable"],
      )}
      style={{ transform: `translateY(${String(top_px)}px)`, height: height_px }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") props.onPoint(row.row);
      }}
    >
      <span role="cell" className={styles["number"]}>
        {row.row}
      </span>
      <span role="cell" className={styles["day"]}>
        {formatShortDay(row.booked_on, locale, today)}
      </span>
      <span role="cell" className={styles["what"]}>
        <span className={styles["title"]}>
          <button
            type="button"
            data-choose
            tabIndex={stop ? 0 : -1}
            className={classNames(
              rows["words"],
              cut["cut"],
              rows["opens"],
              styles["open"],
              title === shown && styles["whole"],
            )}
            aria-pressed={chosen}
            onClick={() => {
              props.onChoose(row.row);
            }}
            onFocus={() => {
              props.onPoint(row.row);
            }}
            onBlur={() => {
              props.onPoint(null);
            }}
          >
            {title}
          </button>
          <Signs row={row} changed={changed} />
        </span>
        {title !== shown && <span className={classNames(cut["cut"], styles["printed"])}>{shown}</span>}
      </span>
      <span role="cell" className={styles["amount"]}>
        {to === null ? (
          amount
        ) : (
          <Link to={to} tabIndex={stop ? 0 : -1} title={t`Open the transaction`}>
            {amount}
          </Link>
        )}
      </span>
      <span role="cell" className={styles["balance"]}>
        {row.balance_after !== null && balance(row.balance_after)}
      </span>
      <Mark mark={mark} />
      {editable && (
        <span role="cell" className={styles["acts"]}>
          <RowMenu {...props} />
        </span>
      )}
    </div>
  );
};

export const StatementRow = memo(StatementRowContent);

const WIDTHS = [52, 38, 61, 45] as const;

/** A row on its way, in its final size. */
export const PendingRow = ({
  row,
  top_px,
  height_px,
}: {
  readonly row: number;
  readonly top_px: number;
  readonly height_px: number;
}) => (
  <div
    className={classNames(rows["row"], styles["row"])}
    aria-hidden="true"
    style={{ transform: `translateY(${String(top_px)}px)`, height: height_px }}
  >
    <span className={styles["number"]} />
    <span className={styles["day"]} />
    <span className={styles["what"]}>
      <Skeleton width={`${String(WIDTHS[row % WIDTHS.length] ?? 45)}%`} height={11} />
    </span>
    <span className={styles["amount"]}>
      <Skeleton width={64} height={11} />
    </span>
    <span className={styles["balance"]} />
    <span className={styles["mark"]} />
  </div>
);
