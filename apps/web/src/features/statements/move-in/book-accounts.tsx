import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Book, BookAccount } from "@passbook/contract/move-in";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { useAccountTypeLabels } from "../../../lib/bank-accounts/use-account-type-labels.ts";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { type AccountChoices, accountOf, NEW_ACCOUNT } from "./book-choices.ts";
import styles from "./move-in.module.css";

type Accounts = {
  readonly book: Book;
  readonly reference: Reference;
  /** What money is in where the book does not say so. */
  readonly currency: string;
  readonly chosen: AccountChoices;
  readonly onChoose: (file_index: number, bank_account_id: string) => void;
};

const Facts = ({ account }: { readonly account: BookAccount }) => {
  const types = useAccountTypeLabels();
  return (
    <span className={styles["facts"]}>
      {types[account.account_type]}
      {" · "}
      <Plural value={account.transactions} one="# transaction" other="# transactions" />
      {account.closed && (
        <>
          {" · "}
          <Trans>closed</Trans>
        </>
      )}
    </span>
  );
};

/** The accounts of a book with what they hold there, and where each goes. */
export const BookAccounts = ({ book, reference, currency, chosen, onChoose }: Accounts) => {
  const { t } = useLingui();
  return (
    <Card flush title={<Trans>Accounts</Trans>}>
      <ul>
        {book.accounts.map((account) => {
          const { file_index, name: label } = account;
          const own = account.currency ?? currency;
          return (
            <li key={file_index} className={styles["account"]}>
              <span className={styles["name"]}>
                <bdi>{label}</bdi>
                <Facts account={account} />
              </span>
              <Amount amount={account.balance} currency={own} tone="ink" />
              <Select
                aria-label={t`Where “${label}” goes`}
                value={accountOf(account, chosen)}
                onChange={(event) => {
                  onChoose(file_index, event.currentTarget.value);
                }}
              >
                <option value={NEW_ACCOUNT}>{t`A new account`}</option>
                {reference.accounts
                  .filter((one) => one.currency === own && !one.sample)
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.display_label}
                    </option>
                  ))}
              </Select>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

/** What the accounts hold there and here, once they have moved in. */
export const MovedAccounts = ({ book, reference }: Pick<Accounts, "book" | "reference">) => {
  const { t } = useLingui();
  return (
    <Card flush title={<Trans>Balances</Trans>}>
      <table className={styles["balances"]}>
        <caption className={styles["caption"]}>{t`Balances there and here`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Account`}</th>
            <th scope="col">{t`There`}</th>
            <th scope="col">{t`Here`}</th>
          </tr>
        </thead>
        <tbody>
          {book.accounts.map(({ file_index, name, moved, balance, currency }) => {
            const account = reference.findAccount(moved?.bank_account_id ?? null);
            const own = currency ?? account?.currency ?? "XXX";
            return (
              <tr key={file_index}>
                <th scope="row">
                  <bdi>{account?.display_label ?? name}</bdi>
                </th>
                <td>
                  <Amount amount={balance} currency={own} tone="ink" />
                </td>
                <td>
                  {moved === null ? (
                    <Trans>waits for you</Trans>
                  ) : (
                    <>
                      <Amount amount={moved.balance} currency={own} tone="ink" />
                      <span className={moved.balance === balance ? styles["equal"] : styles["unequal"]}>
                        {moved.balance === balance ? t`equal` : t`not equal`}
                      </span>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
};
