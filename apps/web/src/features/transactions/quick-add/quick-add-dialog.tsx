import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import type { Transaction } from "@passbook/contract/transactions";
import { transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import { takeTypedText } from "../../../lib/commands/typed-ahead.ts";
import { useReference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextInput } from "../../../ui/forms/text-input.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { formatLongDay, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { nameOf } from "../row/transaction-row.tsx";
import styles from "./quick-add.module.css";
import { type Draft, useDraft, useSame, useWriteDown } from "./use-quick-add.ts";

/** The choice of an account that stands for cash, whether there is an account of it or not. */
const CASH = "";
/** Kept for the visit: who writes down one of an account often writes down the next. */
let last_account = CASH;

const Preview = ({ draft }: { readonly draft: Draft }) => {
  const { locale } = useLocale();
  return (
    <div className={styles["preview"]}>
      <span className={styles["what"]}>
        {draft.description === "" ? <Trans>Write what it was for.</Trans> : draft.description}
      </span>
      <Amount amount={draft.amount} currency={draft.currency} signed strong />
      <span className={styles["when"]}>{formatLongDay(draft.booked_on, locale)}</span>
    </div>
  );
};

type SameProps = { readonly same: readonly Transaction[]; readonly onOpen: () => void };

const SameNote = ({ same, onOpen }: SameProps) => {
  const { locale, today } = useLocale();
  const [first] = same;
  if (first === undefined) return null;
  const name = nameOf(first);
  const day = formatShortDay(first.booked_on, locale, today);
  return (
    <Note tone="warning">
      <Trans>
        This account has the same amount already:{" "}
        <Link to={transactionsPath({}, first.id)} onClick={onOpen}>
          {name}, {day}
        </Link>
        . Add it only if it is another.
      </Trans>
    </Note>
  );
};

const useForm = (onClose: () => void) => {
  const reference = useReference();
  const [text, setText] = useState("");
  const [account_id, setAccount] = useState(last_account);
  const [busy, setBusy] = useState(false);
  const account = reference.findAccount(account_id);
  const draft = useDraft(text, reference, account);
  const same = useSame(draft, account);
  const write = useWriteDown();
  const isOther = draft !== null && account !== undefined && draft.currency !== account.currency;
  const isReady = draft !== null && draft.description !== "" && !isOther;
  const add = async () => {
    if (!isReady || busy) return;
    setBusy(true);
    const done = await write(draft, account);
    setBusy(false);
    if (!done) return;
    last_account = account_id;
    onClose();
  };
  const accounts = reference.accounts.filter(
    ({ account_type, closed_at, sample }) => account_type !== "cash" && closed_at === null && !sample,
  );
  return {
    text,
    setText,
    account_id,
    setAccount,
    account,
    accounts,
    draft,
    same,
    isOther,
    isReady,
    busy,
    add,
  };
};

/** One box for a transaction: `12.50 coffee`, `+20 from Anna yesterday`; what it is read as stands below it while it is typed. */
export const QuickAddDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const form = useForm(onClose);
  const { text, draft, account } = form;
  const { currency = "" } = account ?? {};
  return (
    <Dialog open size="md" title={t`Write down a transaction`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.add();
        }}
      >
        <Stack gap={4}>
          <Field
            label={t`Amount and what it was for`}
            hint={<Trans>Money out unless a plus stands before it; today unless a day is named.</Trans>}
            error={form.isOther ? t`This account is in ${currency}.` : undefined}
          >
            <TextInput
              value={text}
              autoComplete="off"
              maxLength={200}
              onFocus={() => {
                const typed = takeTypedText();
                if (typed !== "") form.setText(typed);
              }}
              placeholder={t`12.50 coffee, or +20 from Anna yesterday`}
              onChange={(event) => {
                form.setText(event.currentTarget.value);
              }}
            />
          </Field>
          <Field label={t`Account`}>
            <Select
              value={form.account_id}
              onChange={(event) => {
                form.setAccount(event.currentTarget.value);
              }}
            >
              <option value={CASH}>{t`Cash`}</option>
              {form.accounts.map(({ id, display_label }) => (
                <option key={id} value={id}>
                  {display_label}
                </option>
              ))}
            </Select>
          </Field>
          <div aria-live="polite">
            {draft !== null && <Preview draft={draft} />}
            {draft === null && text.trim() !== "" && (
              <p className={styles["when"]}>
                <Trans>Write an amount, such as 12.50.</Trans>
              </p>
            )}
          </div>
          <SameNote same={form.same} onOpen={onClose} />
          <div className={styles["acts"]}>
            <Button kind="quiet" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button kind="primary" type="submit" busy={form.busy} disabled={!form.isReady}>
              <Trans>Add</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
};
