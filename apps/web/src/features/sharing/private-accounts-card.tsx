import { Trans, useLingui } from "@lingui/react/macro";
import { PrivateSwitch } from "../../lib/reference-data/private-switch.tsx";
import { useBankAccountList } from "../../lib/reference-data/use-bank-accounts.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";

/** Which accounts the owner of the book keeps from its members. */
export const PrivateAccountsCard = () => {
  const { t } = useLingui();
  const { bank_accounts } = useBankAccountList();
  if (bank_accounts.length === 0) return null;
  return (
    <Card title={t`Accounts that you keep to yourself`}>
      <Stack gap={3}>
        <Text as="p" tone="2">
          <Trans>
            Members see nothing of these: no transactions, statements or names of shops that stand nowhere
            else. Their sums are without them and say so. As long as there is one, the history shows members
            only what members did.
          </Trans>
        </Text>
        {bank_accounts.map((account) => (
          <PrivateSwitch key={account.id} account={account} label={account.display_label} />
        ))}
      </Stack>
    </Card>
  );
};
