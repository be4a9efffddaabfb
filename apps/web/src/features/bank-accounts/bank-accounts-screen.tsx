import { Plural, useLingui } from "@lingui/react/macro";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { useBankAccountList } from "../../lib/reference-data/use-bank-accounts.ts";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { Amount } from "../../ui/figures/amount.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { List, ListRow } from "../../ui/lists/list.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { tellDigits } from "../../lib/bank-accounts/tell-digits.ts";
import { useAccountTypeLabels } from "../../lib/bank-accounts/use-account-type-labels.ts";

const AccountRow = ({ account }: { readonly account: BankAccount }) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const types = useAccountTypeLabels();
  const { balance, bank, display_label, last_4_digits, transaction_count } = account;
  const digits = tellDigits({ name: display_label, last_4_digits });
  const day = balance === null ? null : formatShortDay(balance.as_of, locale, today);
  return (
    <ListRow
      wrap
      to={`/settings/bank-accounts/${account.id}`}
      lead={
        <LogoTile kind="bank" name={bank.name === "" ? account.display_label : bank.name} mark={bank.logo} />
      }
      title={account.display_label}
      sub={
        <>
          {types[account.account_type]}
          {digits !== null && ` · ${digits}`} ·{" "}
          <Plural value={transaction_count} one="# transaction" other="# transactions" />
          {account.closed_at !== null && (
            <>
              {" "}
              <Badge>{t`Closed`}</Badge>
            </>
          )}
          {account.is_private && (
            <>
              {" "}
              <Badge>{t`Kept to yourself`}</Badge>
            </>
          )}
        </>
      }
      end={
        balance === null ? undefined : (
          <Amount amount={balance.amount} currency={account.currency} tone="ink" />
        )
      }
      endSub={day === null ? account.currency : t`on ${day}`}
    />
  );
};

const byUse = (a: BankAccount, b: BankAccount): number =>
  Number(a.closed_at !== null) - Number(b.closed_at !== null) ||
  a.display_label.localeCompare(b.display_label);

export const BankAccountsScreen = () => {
  const { t } = useLingui();
  const back = useSettingsBack();
  const { bank_accounts, fetching, failed, retry } = useBankAccountList();
  const isEmpty = !fetching && !failed && bank_accounts.length === 0;
  return (
    <Page
      title={t`Bank accounts`}
      back={back}
      actions={
        isEmpty ? undefined : (
          <Button act kind="primary" icon="plus" to="/settings/bank-accounts/create">
            {t`New account`}
          </Button>
        )
      }
    >
      {failed && <ListFailure retry={retry} />}
      {fetching && <SkeletonCard rows={4} />}
      {isEmpty && (
        <Card>
          <EmptyState
            title={t`No accounts yet`}
            message={t`Upload a statement and Passbook recognises its account, or create one by hand.`}
            primary={{ label: t`Upload a statement`, to: "/statements/upload", icon: "upload" }}
            secondary={{ label: t`Create an account`, to: "/settings/bank-accounts/create" }}
          />
        </Card>
      )}
      {bank_accounts.length > 0 && (
        <Card flush>
          <List flush label={t`Bank accounts`}>
            {bank_accounts.toSorted(byUse).map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </List>
        </Card>
      )}
    </Page>
  );
};
