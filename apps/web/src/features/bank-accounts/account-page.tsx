import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { ListFailure } from "../../lib/notices/list-failure.tsx";
import { useBankAccountList } from "../../lib/reference-data/use-bank-accounts.ts";
import { Badge } from "../../ui/figures/badge.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { LogoTile } from "../../ui/pictures/logo-tile.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";

type AccountPageProps = {
  readonly back: { readonly to: string; readonly label: string };
  /** Lines of what is shown until the account is known. */
  readonly rows: number;
  readonly children: (account: BankAccount) => ReactNode;
};

/** A screen of the account that the address names, also while it is fetched and where it is not there. */
export const AccountPage = ({ back, rows, children }: AccountPageProps) => {
  const { t } = useLingui();
  const { id } = useParams();
  const { bank_accounts, fetching, failed, retry } = useBankAccountList();
  const account = bank_accounts.find((one) => one.id === id);
  return (
    <Page
      title={account?.display_label ?? t`Bank account`}
      back={back}
      lead={
        account === undefined ? undefined : (
          <LogoTile kind="bank" name={account.bank.name} mark={account.bank.logo} />
        )
      }
      badge={account?.sample === true ? <Badge tone="accent">{t`Sample`}</Badge> : undefined}
    >
      {failed && <ListFailure retry={retry} />}
      {fetching && <SkeletonCard rows={rows} />}
      {account !== undefined && children(account)}
      {account === undefined && !fetching && !failed && (
        <Card>
          <EmptyState
            title={t`This account does not exist`}
            message={t`It may have been deleted. What was deleted can be taken back in the history of changes.`}
            primary={{ label: t`Bank accounts`, to: "/settings/bank-accounts" }}
            secondary={{ label: t`History of changes`, to: "/settings/history" }}
          />
        </Card>
      )}
    </Page>
  );
};
