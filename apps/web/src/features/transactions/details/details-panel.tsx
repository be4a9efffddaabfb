import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useState } from "react";
import { WHOLE_PERCENT } from "@passbook/contract/divide";
import type { Transaction } from "@passbook/contract/transactions";
import { formatLongDay, formatMoney, formatPercent } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { useMerchantChanges } from "../../../lib/reference-data/use-merchants.ts";
import { transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useMayAct } from "../../../ui/base/acts.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Figure } from "../../../ui/figures/figure.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Panel } from "../../../ui/overlays/panel.tsx";
import { SkeletonRows } from "../../../ui/states/skeleton.tsx";
import { Link } from "react-router";
import {
  NO_MERCHANT,
  useMerchantChoices,
  useSubCategoryChoices,
} from "../../../lib/reference-data/reference-choices.tsx";
import styles from "./details.module.css";
import { AttachmentsField } from "../attachments/attachments-field.tsx";
import { BroughtLines } from "./brought-lines.tsx";
import { BudgetLines } from "./budget-lines.tsx";
import { EditDialog } from "../edit/edit-dialog.tsx";
import { LinkLines } from "./link-lines.tsx";
import { NoteField } from "./note-field.tsx";
import { RewriteDialog } from "./rewrite-dialog.tsx";
import { SourceLines } from "./source-lines.tsx";
import { SplitEditor } from "./split-editor.tsx";
import { TagField } from "./tag-field.tsx";
import { nameOf } from "../row/transaction-row.tsx";
import type { Edits } from "../state/use-edits.ts";
import { useTransaction } from "../state/use-transactions.ts";
import { WhySentence } from "../row/why-sentence.tsx";

type Shared = { readonly reference: Reference; readonly edits: Edits };
type DetailsProps = Shared & { readonly transaction: Transaction };

const Fact = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The day that figures count it on, where it is another, with the way to choose one. */
const CountsOnLine = ({
  transaction,
  onChange,
}: Pick<DetailsProps, "transaction"> & { readonly onChange: () => void }) => {
  const { locale } = useLocale();
  const { counts_on } = transaction;
  const day = counts_on === null ? null : formatLongDay(counts_on, locale);
  return (
    <span className={styles["counts"]}>
      {day !== null && <Trans>counts on {day}</Trans>}
      <Button act kind="link" onClick={onChange}>
        {day === null ? <Trans>Count on another day</Trans> : <Trans>Change</Trans>}
      </Button>
    </span>
  );
};

/** The likely category of one that has none, with a way to take it. */
const LikelyLine = ({ transaction, reference, edits }: DetailsProps) => {
  const { locale } = useLocale();
  const { suggestion } = transaction;
  const name = reference.findSubCategory(suggestion?.sub_category_id)?.sub.name;
  if (suggestion === null || name === undefined) return null;
  const likely = formatPercent(suggestion.confidence, locale);
  return (
    <div className={styles["acts"]}>
      <span className={styles["quiet"]}>
        <Trans>
          {name}, {likely} likely
        </Trans>
      </span>
      <Button
        act
        kind="link"
        onClick={() => void edits.categorise({ ids: [transaction.id] }, suggestion.sub_category_id)}
      >
        <Trans>That is right</Trans>
      </Button>
    </div>
  );
};

/** A way to have later ones of the merchant split like it, once a person split it. */
const RememberLine = ({ transaction, edits }: Pick<DetailsProps, "transaction" | "edits">) => {
  const name = transaction.merchant_name ?? transaction.vendor_name;
  if (name === null || !transaction.edited.includes("splits")) return null;
  return (
    <div className={styles["acts"]}>
      <Button act kind="link" onClick={() => void edits.rememberSplit(transaction, name)}>
        <Trans>Split later ones like this</Trans>
      </Button>
    </div>
  );
};

const CategoryFact = ({ transaction, reference, edits }: DetailsProps) => {
  const { t } = useLingui();
  const groups = useSubCategoryChoices(reference);
  const { locale } = useLocale();
  if (transaction.splits.length > 0) {
    return (
      <>
        <ul className={styles["splits"]}>
          {transaction.splits.map((split, index) => (
            <li key={`${split.sub_category_id}-${String(index)}`}>
              {reference.findSubCategory(split.sub_category_id)?.sub.name ?? "?"}
              {": "}
              <span className={styles["share"]}>
                {formatMoney(split.amount, transaction.currency, locale)}
                {split.percent !== null &&
                  ` (${formatPercent(split.percent / WHOLE_PERCENT, locale, { decimals: 2 })})`}
              </span>
            </li>
          ))}
        </ul>
        <RememberLine transaction={transaction} edits={edits} />
      </>
    );
  }
  return (
    <>
      <Combobox
        act
        label={t`Category`}
        labelHidden
        groups={groups}
        value={transaction.sub_category_id}
        onChange={(id) => {
          if (id !== transaction.sub_category_id) void edits.categorise({ ids: [transaction.id] }, id);
        }}
      />
      <LikelyLine transaction={transaction} reference={reference} edits={edits} />
    </>
  );
};

const MerchantFact = ({ transaction, reference, edits }: DetailsProps) => {
  const { t } = useLingui();
  const groups = useMerchantChoices(reference);
  const { createMerchant } = useMerchantChanges();
  const assign = (merchant: { readonly id: string; readonly name: string } | null) =>
    void edits.setMerchant({ ids: [transaction.id] }, merchant);
  const create = async (name: string) => {
    try {
      const { data } = await createMerchant({ name });
      assign(data);
    } catch {
      // the failure was told by the change itself
    }
  };
  return (
    <Combobox
      act
      label={t`Merchant`}
      labelHidden
      groups={groups}
      value={transaction.merchant_id ?? NO_MERCHANT}
      createLabel={(name) => t`New merchant “${name}”`}
      onCreate={(name) => void create(name)}
      onChange={(id) => {
        assign(reference.findMerchant(id) ?? null);
      }}
    />
  );
};

/** A way to change what a person wrote down, which no statement prints. */
const RewriteLine = ({ transaction, edits }: Pick<DetailsProps, "transaction" | "edits">) => {
  const [isWriting, setWriting] = useState(false);
  if (transaction.statement_id !== null) return null;
  return (
    <div className={styles["rewrite"]}>
      <Button
        act
        kind="link"
        onClick={() => {
          setWriting(true);
        }}
      >
        <Trans>Change day, amount or text</Trans>
      </Button>
      {isWriting && (
        <RewriteDialog
          transaction={transaction}
          edits={edits}
          onClose={() => {
            setWriting(false);
          }}
        />
      )}
    </div>
  );
};

const Details = ({ onCountsOn, ...props }: DetailsProps & { readonly onCountsOn: () => void }) => {
  const { transaction, reference } = props;
  const { locale } = useLocale();
  const may_act = useMayAct();
  const { original } = transaction;
  const account = reference.findAccount(transaction.bank_account_id);
  const { value_on, vendor_id } = transaction;
  return (
    <>
      <div className={styles["amount"]}>
        <Figure
          amount={transaction.amount}
          currency={transaction.currency}
          size="md"
          sign="always"
          smallDecimals={false}
        />
      </div>
      <p className={styles["when"]}>
        {formatLongDay(transaction.booked_on, locale)}
        {transaction.status === "pending" && <Trans>, pending</Trans>}
        <CountsOnLine transaction={transaction} onChange={onCountsOn} />
      </p>
      {transaction.hidden && (
        <div className={styles["hidden"]}>
          <Note icon="eye-off">
            <Trans>Hidden: left out of lists and figures.</Trans>
          </Note>
        </div>
      )}
      <SourceLines transaction={transaction} />
      <RewriteLine {...props} />
      <dl className={styles["facts"]}>
        <Fact label={<Trans>Category</Trans>}>
          <CategoryFact {...props} />
        </Fact>
        <Fact label={<Trans>Why</Trans>}>
          <span className={styles["quiet"]}>
            <WhySentence transaction={transaction} />
          </span>
        </Fact>
        <BudgetLines transaction={transaction} reference={reference} />
        {(may_act || transaction.tags.length > 0) && (
          <Fact label={<Trans>Tags</Trans>}>
            <TagField {...props} />
          </Fact>
        )}
        <Fact label={<Trans>Merchant</Trans>}>
          <MerchantFact {...props} />
        </Fact>
        <Fact label={<Trans>Account</Trans>}>
          {account === undefined ? null : (
            <Link to={transactionsPath({ bank_account_id: account.id })}>{account.display_label}</Link>
          )}
        </Fact>
        <LinkLines transaction={transaction} reference={reference} />
        <Fact label={<Trans>Printed</Trans>}>
          <span className={styles["printed"]}>{transaction.description}</span>
          {vendor_id !== null && (
            <div className={styles["quiet"]}>
              <Link to={transactionsPath({ vendor_id })}>
                <Trans>All of this printed name</Trans>
              </Link>
            </div>
          )}
        </Fact>
        <BroughtLines id={transaction.id} reference={reference} />
        {value_on !== null && value_on !== transaction.booked_on && (
          <Fact label={<Trans>Value date</Trans>}>{formatLongDay(value_on, locale)}</Fact>
        )}
        {original !== null && (
          <Fact label={<Trans>Original</Trans>}>
            {formatMoney(original.amount, original.currency, locale)}
          </Fact>
        )}
        {transaction.reference !== null && (
          <Fact label={<Trans>Reference</Trans>}>{transaction.reference}</Fact>
        )}
        {(may_act || transaction.note !== null) && (
          <Fact label={<Trans>Note</Trans>}>
            <NoteField key={transaction.id} transaction={transaction} />
          </Fact>
        )}
        {(may_act || transaction.attachments.length > 0) && (
          <Fact label={<Trans>Attachments</Trans>}>
            <AttachmentsField transaction={transaction} />
          </Fact>
        )}
      </dl>
    </>
  );
};

type DetailsPanelProps = Shared & {
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onDelete: (transaction: Transaction) => void;
};

/** One transaction: what it is, why, and everything that can be changed. */
export const DetailsPanel = ({ id, reference, edits, onClose, onDelete }: DetailsPanelProps) => {
  const { t } = useLingui();
  const { data: transaction, error } = useTransaction(id);
  const [splitting, setSplitting] = useState(false);
  const [isDating, setDating] = useState(false);
  const title = transaction === undefined ? t`Transaction` : nameOf(transaction);
  const footer = transaction !== undefined && (
    <>
      <Button
        act
        icon="split"
        onClick={() => {
          setSplitting(true);
        }}
      >
        {transaction.splits.length > 0 ? t`Change split` : t`Split`}
      </Button>
      <Button act icon="filter" to={`/settings/rules/create?transaction=${transaction.id}`}>
        <Trans>Make a rule</Trans>
      </Button>
      <Button
        act
        icon={transaction.hidden ? "eye" : "eye-off"}
        onClick={() => void edits.setHidden({ ids: [transaction.id] }, !transaction.hidden)}
      >
        {transaction.hidden ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
      </Button>
      <Button
        act
        icon="trash"
        kind="danger"
        onClick={() => {
          onDelete(transaction);
        }}
      >
        <Trans>Delete</Trans>
      </Button>
    </>
  );
  return (
    <Panel
      open={id !== null}
      title={title}
      onClose={onClose}
      lead={<LogoTile name={title} />}
      footer={footer}
    >
      {transaction !== undefined && (
        <Details
          transaction={transaction}
          reference={reference}
          edits={edits}
          onCountsOn={() => {
            setDating(true);
          }}
        />
      )}
      {transaction === undefined && error === null && <SkeletonRows count={6} lead={false} />}
      {transaction === undefined && error !== null && (
        <Note tone="warning">
          <Trans>This transaction is not here any more.</Trans>
        </Note>
      )}
      {isDating && transaction !== undefined && (
        <EditDialog
          kind="counts_on"
          target={{ ids: [transaction.id] }}
          count={1}
          sub_category_id={transaction.sub_category_id}
          day={transaction.counts_on ?? transaction.booked_on}
          reference={reference}
          edits={edits}
          onClose={() => {
            setDating(false);
          }}
          onDone={() => {
            setDating(false);
          }}
        />
      )}
      {splitting && transaction !== undefined && (
        <SplitEditor
          transaction={transaction}
          reference={reference}
          edits={edits}
          onClose={() => {
            setSplitting(false);
          }}
        />
      )}
    </Panel>
  );
};
