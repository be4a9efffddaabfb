import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { PrivateSwitch } from "../../lib/reference-data/private-switch.tsx";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { useBankAccountChanges } from "../../lib/reference-data/use-bank-accounts.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Figure } from "../../ui/figures/figure.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { AccountPage } from "./account-page.tsx";
import { BankAccountForm } from "./bank-account-form.tsx";
import { DeleteBankAccount } from "./delete-bank-account.tsx";
import { LateStatement } from "./late-statement.tsx";

const BACK = "/settings/bank-accounts";

/** The balance last printed, and what the account holds. */
const AccountFacts = ({ account }: { readonly account: BankAccount }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const { editBankAccount } = useBankAccountChanges();
  const isOwn = useChosenBook() === null;
  const { balance, transaction_count } = account;
  const day = balance === null ? "" : formatShortDay(balance.as_of, locale, today);
  return (
    <Card>
      <Stack row wrap between align="center" gap={4}>
        <div>
          {balance === null ? (
            <Text tone="2">{t`No printed balance yet`}</Text>
          ) : (
            <>
              <Figure
                amount={balance.amount}
                currency={account.currency}
                proof={balance.proved ? "proved" : "unproved"}
                to={`/statements/${balance.statement_id}`}
                label={t`Balance on ${day}`}
              />
              <Text as="div" size="sm" tone="2">
                <Trans>Closing balance on {day}</Trans>
              </Text>
            </>
          )}
          <Text as="div" size="sm" tone="2">
            <Link to={`/transactions?bank_account_id=${account.id}`}>
              <Plural value={transaction_count} one="# transaction" other="# transactions" />
            </Link>
          </Text>
          <Text as="div" size="sm" tone="2">
            <Link to={`/settings/bank-accounts/${account.id}/register`}>
              <Trans>Register: the balance after each row</Trans>
            </Link>
          </Text>
        </div>
        {isOwn && <PrivateSwitch account={account} />}
        <Switch
          act
          label={t`Closed`}
          hint={t`No more statements are expected`}
          checked={account.closed_at !== null}
          onChange={(event) => {
            // a failure has its toast, and the switch stays as it was
            editBankAccount({ seen: account, change: { closed: event.target.checked } }).catch(
              () => undefined,
            );
          }}
        />
      </Stack>
    </Card>
  );
};

const EditAccount = ({ account }: { readonly account: BankAccount }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { editBankAccount } = useBankAccountChanges();
  const [deleting, setDeleting] = useState(false);
  const [seen] = useState(account);
  const { id, label, last_4_digits, account_type, currency, bank } = seen;
  return (
    <Stack gap={4}>
      <LateStatement bank_account_id={id} />
      <AccountFacts account={account} />
      <BankAccountForm
        key={id}
        defaults={{ label, last_4_digits, account_type, currency, bank: { id: bank.id, name: bank.name } }}
        saveLabel={t`Save`}
        isUsed={account.transaction_count > 0}
        save={async (_values, change) => {
          await editBankAccount({ seen, change });
          await navigate(BACK);
        }}
        start={
          <Button
            kind="danger"
            icon="trash"
            onClick={() => {
              setDeleting(true);
            }}
          >
            {t`Delete`}
          </Button>
        }
      />
      {deleting && (
        <DeleteBankAccount
          account={account}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </Stack>
  );
};

export const BankAccountScreen = () => {
  const { t } = useLingui();
  return (
    <AccountPage back={{ to: BACK, label: t`Bank accounts` }} rows={5}>
      {(account) => <EditAccount key={account.id} account={account} />}
    </AccountPage>
  );
};
