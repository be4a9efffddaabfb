import { useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode } from "react";
import { memo } from "react";
import { Link } from "react-router";
import type { Transaction } from "@passbook/contract/transactions";
import { formatMoney, formatMonth, monthOf } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { statementRowPath } from "../../../lib/addresses/statement-path.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Acts, useMayAct } from "../../../ui/base/acts.tsx";
import { CategoryIcon } from "../../../ui/pictures/category-icon.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { classNames } from "../../../ui/base/class-names.ts";
import { Icon } from "../../../ui/base/icon.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import cut from "../../../ui/base/cut.module.css";
import rows from "../../../ui/lists/row.module.css";
import { Skeleton } from "../../../ui/states/skeleton.tsx";
import styles from "./transaction-row.module.css";

/** The name a person knows it by; the printed text stands under it. */
export const nameOf = (transaction: Transaction): string =>
  transaction.merchant_name ?? transaction.vendor_name ?? transaction.description;

export type RowEvents = {
  /** A click or Enter on the row, with the keys that were held. */
  readonly onOpen: (transaction: Transaction, row: number, event: MouseEvent) => void;
  readonly onToggle: (transaction: Transaction, row: number, event: MouseEvent) => void;
  readonly onCategory: (transaction: Transaction, row: number) => void;
  /** The likely category is the right one. */
  readonly onAccept: (transaction: Transaction, row: number) => void;
};

type TransactionRowProps = RowEvents & {
  readonly transaction: Transaction;
  readonly row: number;
  readonly reference: Reference;
  readonly selected: boolean;
  readonly current: boolean;
  readonly selecting: boolean;
  readonly first: boolean;
  /** Stands in place of the category while it is chosen. */
  readonly editor?: ReactNode;
};

/** Of the reserved sub-categories only Uncategorised carries it. */
const UNCATEGORISED_ICON = "circle-help";

const useCategoryWords = (transaction: Transaction, reference: Reference) => {
  const { t } = useLingui();
  const found = reference.findSubCategory(transaction.sub_category_id);
  const names = transaction.splits.map(
    (split) => reference.findSubCategory(split.sub_category_id)?.sub.name ?? "?",
  );
  const isOpen =
    names.length === 0 && found !== undefined && found.sub.reserved && found.sub.icon === UNCATEGORISED_ICON;
  return {
    label: names.length > 0 ? [...new Set(names)].join(", ") : (found?.sub.name ?? t`Uncategorised`),
    icon: found?.sub.icon ?? "tag",
    colour: found?.parent.color,
    open: isOpen,
    /** What it likely is while it is open. */
    likely: isOpen ? reference.findSubCategory(transaction.suggestion?.sub_category_id) : undefined,
  };
};

const CategoryButton = ({
  transaction,
  reference,
  onClick,
  onAccept,
}: {
  readonly transaction: Transaction;
  readonly reference: Reference;
  readonly onClick: () => void;
  readonly onAccept: () => void;
}) => {
  const { t } = useLingui();
  const { label, icon, colour, open, likely } = useCategoryWords(transaction, reference);
  const name = nameOf(transaction);
  if (!useMayAct())
    return (
      <span className={classNames(rows["choice"], styles["told"])}>
        <CategoryIcon
          name={likely?.sub.icon ?? icon}
          colour={likely?.parent.color ?? colour}
          size="sm"
          tile={false}
        />
        <span className={cut["cut"]}>{likely === undefined ? label : t`${likely.sub.name}?`}</span>
      </span>
    );
  if (likely !== undefined) {
    const file = t`File ${name} under ${likely.sub.name}`;
    return (
      <>
        <button
          type="button"
          className={classNames(rows["choice"], rows["unset"])}
          aria-label={t`Category of ${name}: likely ${likely.sub.name}, to confirm`}
          onClick={onClick}
        >
          <CategoryIcon name={likely.sub.icon} colour={likely.parent.color} size="sm" tile={false} />
          <span className={cut["cut"]}>{t`${likely.sub.name}?`}</span>
        </button>
        <button
          type="button"
          className={styles["accept"]}
          aria-label={file}
          title={file}
          data-print="no"
          onClick={onAccept}
        >
          <Icon name="check" size="sm" />
        </button>
      </>
    );
  }
  return (
    <button
      type="button"
      className={classNames(rows["choice"], open && rows["unset"])}
      aria-label={open ? t`Choose category of ${name}` : t`Category of ${name}: ${label}`}
      data-print={open ? "no" : undefined}
      onClick={onClick}
    >
      {open ? (
        <Icon name="plus" size="sm" />
      ) : (
        <CategoryIcon name={icon} colour={colour} size="sm" tile={false} />
      )}
      <span className={cut["cut"]}>{open ? t`Choose category` : label}</span>
    </button>
  );
};

/** Leads to the line of the statement it was read from; by keys that is L. */
const SourceLink = ({ transaction }: { readonly transaction: Transaction }) => {
  const { t } = useLingui();
  const { id, statement_id } = transaction;
  const label = t`Its line in the statement`;
  return (
    <span className={styles["source"]}>
      {statement_id !== null && (
        <Link to={statementRowPath(statement_id, id)} tabIndex={-1} aria-label={label} title={label}>
          <Icon name="statements" size="sm" />
        </Link>
      )}
    </span>
  );
};

const Marks = ({ transaction, reference }: Pick<TransactionRowProps, "transaction" | "reference">) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const tags = transaction.tags.flatMap((id) => reference.findTag(id)?.tag.name ?? []).join(", ");
  return (
    <>
      {transaction.splits.length > 0 && (
        <Icon name="split" size="xs" label={t`Split`} className={styles["mark"]} />
      )}
      {transaction.status === "pending" && (
        <Icon name="clock" size="xs" label={t`Pending`} className={styles["mark"]} />
      )}
      {transaction.series_id !== null && (
        <Icon name="repeat" size="xs" label={t`Recurring`} className={styles["mark"]} />
      )}
      {transaction.refund_of !== null && (
        <Icon name="undo" size="xs" label={t`Refund`} className={styles["mark"]} />
      )}
      {transaction.attachments.length > 0 && (
        <Icon name="attach" size="xs" label={t`Has attachments`} className={styles["mark"]} />
      )}
      {tags !== "" && <Icon name="tag" size="xs" label={t`Tagged ${tags}`} className={styles["mark"]} />}
      {transaction.counts_on !== null && (
        <Icon
          name="calendar"
          size="xs"
          label={t`Counts in ${formatMonth(monthOf(transaction.counts_on), locale)}`}
          className={styles["mark"]}
        />
      )}
      {transaction.note !== null && (
        <Icon name="edit" size="xs" label={t`Has a note`} className={styles["mark"]} />
      )}
    </>
  );
};

const TransactionRowContent = (props: TransactionRowProps) => {
  const {
    transaction,
    row,
    reference,
    selected,
    current,
    selecting,
    first,
    editor,
    onOpen,
    onToggle,
    onCategory,
    onAccept,
  } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const { label, likely } = useCategoryWords(transaction, reference);
  const name = nameOf(transaction);
  const amount = formatMoney(transaction.amount, transaction.currency, locale, { sign: "always" });
  return (
    <article
      data-row={row}
      data-transaction={transaction.id}
      aria-label={`${name}, ${amount}`}
      className={classNames(
        rows["row"],
        styles["row"],
        first && styles["first"],
        selected && rows["selected"],
        current && styles["current"],
        selecting && styles["selecting"],
      )}
    >
      <div className={styles["check"]}>
        <Acts>
          <Checkbox
            label={t`Select ${name}, ${amount}`}
            labelHidden
            checked={selected}
            onChange={() => undefined}
            onClick={(event) => {
              onToggle(transaction, row, event);
            }}
          />
        </Acts>
      </div>
      <span className={styles["tile"]}>
        <LogoTile name={name} />
      </span>
      <div className={styles["main"]}>
        <span className={styles["name"]}>
          <button
            type="button"
            data-open
            className={classNames(rows["words"], cut["cut"], rows["opens"], styles["open"])}
            aria-current={current ? "true" : undefined}
            onClick={(event) => {
              onOpen(transaction, row, event);
            }}
          >
            {name}
          </button>
          <Marks transaction={transaction} reference={reference} />
        </span>
        <span className={classNames(cut["cut"], styles["printed"])}>{transaction.description}</span>
        <span className={classNames(cut["cut"], styles["narrow"], likely !== undefined && styles["likely"])}>
          {likely === undefined ? label : t`${likely.sub.name}?`}
        </span>
      </div>
      <div className={styles["kind"]}>
        {editor ?? (
          <CategoryButton
            transaction={transaction}
            reference={reference}
            onClick={() => {
              onCategory(transaction, row);
            }}
            onAccept={() => {
              onAccept(transaction, row);
            }}
          />
        )}
      </div>
      <span className={classNames(cut["cut"], styles["account"])}>
        {reference.findAccount(transaction.bank_account_id)?.display_label}
      </span>
      <SourceLink transaction={transaction} />
      <span className={styles["amount"]}>
        <Amount amount={transaction.amount} currency={transaction.currency} />
      </span>
    </article>
  );
};

export const TransactionRow = memo(TransactionRowContent);

const WIDTHS = [38, 52, 45, 60, 41] as const;

/** A row whose transaction is on its way, in its final size. */
export const PendingRow = ({ row, first }: { readonly row: number; readonly first: boolean }) => (
  <div className={classNames(rows["row"], styles["row"], first && styles["first"])} aria-hidden="true">
    <span className={styles["check"]} />
    <span className={styles["tile"]}>
      <Skeleton width={32} height={32} round />
    </span>
    <div className={styles["main"]}>
      <Skeleton width={`${String(WIDTHS[row % WIDTHS.length] ?? 45)}%`} height={11} />
    </div>
    <div className={styles["kind"]}>
      <Skeleton width={92} height={11} />
    </div>
    <span className={styles["account"]} />
    <span className={styles["source"]} />
    <span className={styles["amount"]}>
      <Skeleton width={72} height={11} />
    </span>
  </div>
);
